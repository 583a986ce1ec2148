import { type Passage, personaTexts } from '../personas/texts.ts';
import type { BrainTurn, Line } from '../services/brain.ts';
import { libraryOf } from './library.ts';
import type { Plan } from './plan.ts';
import { hash, line, saidBefore, toldBefore, withQuestion } from './telling.ts';
import { patternOf } from './words.ts';

/** Before so many answers a pattern is a guess. Source: the product's plan for Mini. */
const answersNeeded = 4;
/** Lines of hers that pass between two patterns. */
const linesBetween = 3;

/** A word that came back, and what kind of thing it is. */
interface Sign {
  family: string;
  word: string;
  count: number;
}

/** Mini looks for what the visitor has said more than once, names it carefully, and proposes one small experiment. */
export const miniPlan: Plan = {
  keepsQuestions: true,
  mayTell: ({ tags }) => !tags.includes('reveal') && !tags.includes('meta'),

  due(turn, { given }) {
    if (given.size < answersNeeded) return undefined;
    const recent = turn.history.filter(({ who }) => who === 'character').slice(-linesBetween);
    if (recent.some(({ text }) => revealIn(text))) return undefined;
    const lines: Line[] = [...turn.history, { who: 'visitor', text: turn.message }];
    const revealed = new Set(turn.history.flatMap(({ who, text }) => (who === 'character' ? (revealIn(text)?.tags ?? []) : [])));
    const named = turn.history.filter(({ who, text }) => who === 'character' && revealIn(text)).map(({ text }) => text);
    const sign = signsIn(lines).find(({ family, word }) => !revealed.has(family) && !named.some((text) => text.includes(word)));
    return sign ? reveal(turn, sign) : undefined;
  },

  follow(turn, wish) {
    const said = turn.history.filter(({ who }) => who === 'character');
    const last = familyIn(said.at(-1)?.text ?? '');
    const experiment = (of: string | undefined) =>
      tellTagged(turn, ({ tags }) => of !== undefined && tags.includes(of) && tags.includes('experiment')) ??
      tellTagged(
        turn,
        ({ tags }) => tags.includes('experiment') && (tags.includes('method') || tags.includes('journal') || tags.includes('noticing')),
      );
    if (wish === 'advice')
      return experiment(said.map(({ text }) => familyIn(text)).findLast((family) => family !== undefined) ?? topicIn(turn));
    if (last === undefined) return undefined;
    if (wish === 'no') return tellTagged(turn, ({ title }) => title === 'A wrong hunch');
    return experiment(last);
  },
};

const familyIn = (text: string): string | undefined => revealIn(text)?.tags.find((tag) => tag !== 'reveal');

/** What kind of thing the visitor's own words are mostly about. */
const topicIn = (turn: BrainTurn): string | undefined => signsIn([...turn.history, { who: 'visitor', text: turn.message }], 1)[0]?.family;

/** The pattern a line of hers revealed. */
const revealIn = (text: string): Passage | undefined =>
  reveals().find((passage) => text.includes((passage.text.split('{')[0] ?? '').slice(0, 40)));

const reveals = (): readonly Passage[] => personaTexts('mini').passages.filter(({ tags }) => tags.includes('reveal'));

function tellTagged(turn: BrainTurn, fits: (passage: Passage) => boolean): string | undefined {
  const told = toldBefore(turn);
  const fitting = libraryOf('mini').passages.filter((candidate) => fits(candidate) && !told(candidate));
  const passage = fitting[hash(turn.message) % fitting.length];
  return passage && withQuestion(passage.text, passage);
}

function reveal(turn: BrainTurn, { family, word, count }: Sign): string {
  const said = saidBefore(turn);
  const isPerson = people.has(word.replace(/^the /, ''));
  const templates = reveals().filter(({ tags, text }) => tags.includes(family) && !said(text) && !(isPerson && /\bits\b/.test(text)));
  const passage = templates[hash(word) % templates.length];
  if (!passage) return line(turn, 'unknown');
  return withQuestion(passage.text.replaceAll('{sign}', word).replaceAll('{count}', numbers[count] ?? String(count)), passage);
}

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** At work too they are people, and told of as people. */
const people = new Set(['boss', 'client', 'team', 'manager', 'colleague']);

/** Too common to be a clue, or said of anything. */
const notSigns = new Set([
  'late',
  'early',
  'first',
  'date',
  'middle',
  'beginning',
  'always',
  'call',
  'price',
  'cost',
  'meal',
  'drink',
  'sun',
  'news',
  'chat',
  'quit',
  'give',
  'leave',
  'mail',
]);

/** Words of the reveals' families that the visitor has said at least so many times, most often first. */
function signsIn(lines: readonly Line[], atLeast = 2): Sign[] {
  const said = lines.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const families = new Map<string, Set<string>>();
  for (const { tags, words } of reveals())
    for (const tag of tags) if (tag !== 'reveal') families.set(tag, new Set([...(families.get(tag) ?? []), ...words]));

  const signs: Sign[] = [];
  for (const [family, words] of families) {
    const counted = [...words]
      .filter((word) => !notSigns.has(word))
      .map((word) => ({ family, word: shown(word, family), count: said.reduce((sum, text) => sum + timesIn(text, word), 0) }))
      .filter(({ count }) => count >= atLeast);
    const best = counted.sort((a, b) => b.count - a.count || b.word.length - a.word.length)[0];
    if (best) signs.push(best);
  }
  return signs.sort((a, b) => b.count - a.count);
}

const timesIn = (text: string, word: string): number =>
  text.match(new RegExp(patternOf(word, { plural: true }).source, 'giu'))?.length ?? 0;

/** A thing that stands in the room, and is spoken of with its article. */
const things =
  /^(third month|month end|weekend|morning|afternoon|evening|night|midnight|office|kitchen|bedroom|bathroom|train|bus|metro|school|car|phone|mobile|screen|laptop|meeting|deadline|boss|headache|market|gym|hospital|hometown|hostel|desk|bed|client|team|manager|project)$/;

function shown(word: string, family: string): string {
  if (/^(mon|tues|wednes|thurs|fri|satur|sun)day$/.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  return family !== 'person' && things.test(word) ? `the ${word}` : word;
}
