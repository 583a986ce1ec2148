/** The finding: one sentence that joins the clues, and the experiment; and what is said after it. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { answerTold } from './after-told.ts';
import type { Clues } from './clues.ts';
import { cluesOf, echoOf, it, learnedOf, whatName } from './echo.ts';
import { findOf, reasonOf } from './finds.ts';
import { feelingIn } from './read-clues.ts';
import { capital, suspectName } from './say-clues.ts';
import { agrees, isCorrection, isPlan, slotNamed } from './signs.ts';
import { askOf, type Changed, caseOf, cluesLeast, countClues, type MiniState, markAsked, strong } from './state.ts';
import { cases, things } from './words.ts';

/** Where one is, what is due, a meal that was eaten: seldom where it begins. */
const weak: ReadonlySet<string> = new Set([
  'work',
  'stress',
  'bills',
  'salary',
  'lunch',
  'dinner',
  'breakfast',
  'meal',
  'exercise',
  'party',
]);

/** The suspect among what comes before: what was told last, and rather what one does than where one is or what is due. */
function suspectThing(state: MiniState): { thing: string; companion: string | undefined } | undefined {
  const told = [...(state.before ?? [])].reverse();
  const all = told.flatMap((before) => before.things.map((thing) => ({ thing, companion: before.with })));
  const first = all.find(({ thing }) => strong.has(thing)) ?? all.find(({ companion }) => companion !== undefined);
  return first ?? all.find(({ thing }) => !weak.has(thing)) ?? all[0];
}

/** What is found of a case whose days follow the month is found of that. */
const foundAs = (state: MiniState): string | undefined => (state.when?.spans?.includes('cycle') ? 'monthly-body' : state.what);

/** They keep the head awake. */
const ofRest: ReadonlySet<string> = new Set(['phone', 'screen']);
/** Cases in which an awake head matters. */
const restful: ReadonlySet<string> = new Set(['sleep', 'tired', 'body', 'phone', 'start', 'mind', 'mood']);

/** What is done with the phone counts where no rest is wanted: "I post it on the first day". */
const saidOf = (state: MiniState, thing: string | undefined): string | undefined =>
  thing === undefined || !ofRest.has(thing) || restful.has(caseOf(state)?.family ?? 'other')
    ? undefined
    : state.before?.find(({ things: all }) => all.includes(thing))?.said;

type Suspect = Record<'suspect' | 'because', InLangs>;

/** What is suspected, and why. */
export function suspected(state: MiniState): Suspect {
  const { suspect, because } = findOf(foundAs(state));
  const of = (name: InLangs, key?: string): Suspect => ({ suspect: name, because: (key !== undefined && reasonOf(key)) || because });
  if (foundAs(state) === 'monthly-body') return of(suspect);
  const { thing, companion } = suspectThing(state) ?? {};
  if (state.key !== undefined && !(thing && strong.has(thing))) return named(state.key);
  const said = saidOf(state, thing);
  if (said !== undefined) return named(said);
  if (thing && thing !== 'work') return of(withCompanion(suspectName(thing), companion), thing);
  if (state.lost && caseOf(state)?.family === 'tired')
    return of({ en: 'what fell away', hinglish: 'jo chhoot gaya', hi: 'जो छूट गया' }, 'lost');
  if (thing) return of(suspectName(thing), thing);
  const matter = state.before?.find((before) => before.matter)?.matter;
  if (matter !== undefined) return of(cases[matter]?.name ?? it);
  const [who] = state.who ?? [];
  if (who === 'alone') return of(suspectName('alone'), 'alone');
  return of(suspect);
}

/** What the visitor pointed at, in their own words. */
const named = (key: string): Suspect => ({
  suspect: { en: `what you named yourself: ${key}`, hinglish: `aapki hi kahi baat, ${key}`, hi: `आपकी ही कही बात, ${key}` },
  because: {
    en: 'You put your finger on it before I did.',
    hinglish: 'Ungli us par aapne mujhse pehle rakhi.',
    hi: 'उँगली उस पर आपने मुझसे पहले रखी।',
  },
});

export const suspectOf = (state: MiniState): InLangs => suspected(state).suspect;

function withCompanion(name: InLangs, companion: string | undefined): InLangs {
  if (companion === undefined) return name;
  const person = suspectName(companion);
  return inLangs(
    (lang) =>
      ({ en: `${name.en} with ${person.en}`, hinglish: `${person.hinglish} wali ${name.hinglish}`, hi: `${person.hi} वाली ${name.hi}` })[
        lang
      ],
  );
}

/** They set the hour. */
const bosses: ReadonlySet<string> = new Set(['boss', 'manager', 'colleagues', 'client', 'teacher']);

/** The experiment: for the cause that is suspected, else for the kind of case. */
export function experiment(state: MiniState, line: PlanLine): InLangs {
  const family = caseOf(state)?.family ?? 'other';
  const ofKind = findOf(foundAs(state)).experiment;
  if (foundAs(state) === 'monthly-body') return ofKind;
  const { thing, companion } = suspectThing(state) ?? {};
  const isOwnWords = state.key !== undefined || saidOf(state, thing) !== undefined;
  if (isOwnWords && !(thing && strong.has(thing))) return line.say('plan-try-key');
  // The hour of a call with the boss is not theirs to choose; what they do with the evening before it is.
  const isDue = state.before?.some((before) => before.isAhead && thing !== undefined && before.things.includes(thing)) === true;
  if (thing === 'call' && (isDue || (companion !== undefined && bosses.has(companion))))
    return isDue ? findOf('sleep').experiment : line.say('plan-try-cause-meeting');
  const cause = thing === undefined || family === 'mood' || family === 'good' ? undefined : things[thing]?.cause;
  const isOwn =
    (cause === 'phone' && family === 'phone') || (cause === 'meal' && family === 'food') || (cause === 'quarrel' && family === 'fight');
  // What is eaten and drunk works on the body; it moves no money.
  if ((cause === 'meal' || cause === 'caffeine') && !['tired', 'body', 'sleep', 'fear'].includes(family)) return ofKind;
  return cause && !isOwn ? line.say(`plan-try-cause-${cause}`) : ofKind;
}

/** The name of the case; in Hinglish it begins the sentence. */
export const namedAt = (state: MiniState): InLangs => ({ ...whatName(state), hinglish: capital(whatName(state)).hinglish });

/** Cases that a doctor or counsellor should hear of as well. */
const careTopics: ReadonlySet<string> = new Set([
  'headaches',
  'stomach-trouble',
  'palpitations-panic',
  'tired-always',
  'low-mood',
  'crying',
  'drinking',
  'monthly-body',
]);

/** The finding: one sentence that joins the clues, and the experiment. */
export function finding(
  state: MiniState,
  line: PlanLine,
  learned: Record<string, string> = {},
  warm?: InLangs,
  isCorrected = false,
): PlanTurn<MiniState> {
  const family = caseOf(state)?.family;
  if (cluesOf(state).en === '') return thin(state, line);
  if (state.what === 'low-mood') {
    const reply = line.say('plan-finding-gentle', { clues: capital(cluesOf(state)) });
    return { state: { ...state, stage: 'agreed' }, reply, learned: { ...learned, finding: cluesOf(state).en } };
  }
  const occasion = family === 'good' ? 'plan-finding-good' : isCorrected ? 'plan-finding-again' : 'plan-finding';
  const values = { clues: capital(cluesOf(state)), what: namedAt(state), ...suspected(state) };
  const care = state.what !== undefined && careTopics.has(state.what) && state.stage === undefined ? line.say('plan-care') : undefined;
  const reply = join(warm, line.say(occasion, values), experiment(state, line), care ?? line.say('plan-rings'));
  return { state: { ...state, stage: 'found' }, reply, asks: 'rings', learned: { ...learned, finding: cluesOf(state).en } };
}

/** Too little for a finding: she says so, and what to watch. */
export function thin(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-thin', { what: whatName(state) }), learned: {} };
}

export function agreed(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-agreed'), learned: {} };
}

/** What is said after the finding. */
export function afterFinding(
  state: MiniState,
  line: PlanLine,
  clues: Clues,
  changed: readonly Changed[],
  text: string,
): PlanTurn<MiniState> {
  const corrects =
    changed.some((slot) => slot !== 'after' && slot !== 'cleared') &&
    (line.asked === 'correct' || isCorrection.test(text)) &&
    !isPlan.test(text);
  if (corrects) {
    const learned = learnedOf(state, changed, line.lang);
    if (countClues(state) > 0) return finding(state, line, learned, undefined, true);
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned };
  }
  const told = line.asked === 'correct' ? undefined : answerTold(state, line, text, changed, suspectOf(state));
  if (told) return told;
  if (changed.length > 0 && !isPlan.test(text)) {
    // Something new that fits: the finding stands, unless it named nothing before.
    const learned = learnedOf(state, changed, line.lang);
    const isSharper = changed.includes('before') && state.before?.length === 1 && countClues(state) >= cluesLeast;
    if (isSharper) return finding(state, line, learned);
    const echo = echoOf(state, line, clues, changed, false);
    return { state, reply: join(echo, line.say('plan-joins', { suspect: suspectOf(state) })), learned };
  }
  const isAgreed = line.yesNo === 'yes' || agrees.test(text);
  if ((line.asked === 'rings' || line.asked === 'watch') && isAgreed) return agreed(state, line);
  if (state.stage === 'found' && agrees.test(text) && !line.isQuestion) return agreed(state, line);
  if (line.asked === 'rings' && (line.yesNo === 'no' || isCorrection.test(text)))
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned: {} };
  const wrongSlot = line.asked === 'correct' && changed.length === 0 ? slotNamed(text) : undefined;
  if (wrongSlot) {
    const { [wrongSlot]: _wrong, stage: _stage, ...left } = state;
    return { state: markAsked(left, wrongSlot), reply: askOf(left, wrongSlot, line), asks: wrongSlot, learned: {} };
  }
  if (line.asked === 'correct' && changed.length === 0 && !line.act)
    return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-corrected-none'), learned: {} };
  if (state.stage === 'found' && isPlan.test(text)) return agreed(state, line);
  const feeling = feelingIn(line.message);
  const isFelt = feeling !== undefined && state.felt.at(-1) === feeling && changed.length === 0 && !clues.when;
  if (isFelt && text.trim().split(' ').length <= 12) return { state, reply: line.say('plan-after-feeling'), learned: { feeling } };
  return { state, learned: {} };
}
