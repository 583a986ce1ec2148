/** The finding: one sentence that joins the clues, and the experiment; and what is said after it. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { join, same, wordCount } from '../../text.ts';
import { answerTold } from './after-told.ts';
import type { Clues } from './clues.ts';
import { cluesOf, learnedOf, whatName } from './echo.ts';
import { feelingIn } from './read-clues.ts';
import { capital, exceptionPhrase } from './say-clues.ts';
import { agrees, isCorrection, isPlan, slotNamed } from './signs.ts';
import { askOf, type Changed, caseOf, cluesLeast, countClues, type MiniState, markAsked } from './state.ts';
import { experiment, isContrasted, isOfQuiet, type Suspect, suspectIn, suspectOf } from './suspect.ts';
import { heaviest, suspectLeast } from './weigh.ts';

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

/** More is not heard in a call; the frame of the finding takes some words besides its parts. */
const wordsMost = 50;
const frameWords = 10;

/** The finding: one sentence that joins the clues, and the experiment. */
export function finding(
  state: MiniState,
  line: PlanLine,
  learned: Record<string, string> = {},
  warm?: InLangs,
  isCorrected = false,
): PlanTurn<MiniState> {
  const family = caseOf(state)?.family;
  const all = cluesOf(state);
  const found = suspectIn(state);
  if (all.en === '' || !found) return thin(state, line);
  if (state.what === 'low-mood') {
    const reply = line.say('plan-finding-gentle', { clues: capital(all) });
    return { state: { ...state, stage: 'agreed' }, reply, learned: { ...learned, finding: all.en } };
  }
  const { suspect, because } = found;
  const care = state.what !== undefined && careTopics.has(state.what) && state.stage === undefined ? line.say('plan-care') : undefined;
  const tail = [experiment(state, line), care ?? line.say('plan-rings')];
  const contrast = isCorrected || family === 'good' ? undefined : contrastOf(state, line, found);
  if (contrast) {
    return {
      state: { ...state, stage: 'found' },
      reply: join(warm, contrast, ...tail),
      asks: 'rings',
      learned: { ...learned, finding: all.en },
    };
  }
  const left = wordsMost - wordCount(join(...tail, suspect, ...(found.isOwn ? [] : [because])).en);
  const clues = found.isOwn || left < wordCount(all.en) ? cluesOf(state, suspect.en, Math.max(left - frameWords, 0)) : all;
  const isBare = clues.en === '';
  const other = found.isOwn ? secondClue(state, suspect.en) : undefined;
  const ofOwn = found.isOwn ? (other ? 'pair' : isBare ? 'alone' : 'own') : undefined;
  const occasion = family === 'good' ? 'good' : isCorrected ? 'again' : ofOwn;
  const said = line.say(occasion ? `plan-finding-${occasion}` : 'plan-finding', {
    ...{ clues: capital(isBare ? all : clues), what: namedAt(state), suspect, because, ...(other && { other }) },
  });
  const reply = join(warm, said, ...tail);
  return { state: { ...state, stage: 'found' }, reply, asks: 'rings', learned: { ...learned, finding: all.en } };
}

/** The sentence of the page that stands beside the suspect: the heaviest of the others that was not ruled out. */
function secondClue(state: MiniState, suspect: string): InLangs | undefined {
  const others = state.page?.filter(({ said, weight }) => said !== suspect && weight >= suspectLeast && !isOfQuiet(state, said));
  const second = heaviest(others);
  return second && same(second.said);
}

/** A time with the trouble and a time without it, side by side: what differs is suspected. */
function contrastOf(state: MiniState, line: PlanLine, { suspect, isOwn }: Suspect): InLangs | undefined {
  const { exception } = state;
  if (!isOwn || !exception || !isContrasted(state)) return undefined;
  const more = state.page?.findLast(({ said }) => said !== exception.said && isOfQuiet(state, said));
  const away = more ? same(more.said) : exception.said === undefined ? exceptionPhrase(exception) : same(exception.said);
  return line.say('plan-finding-contrast', { suspect, away });
}

/** The finding once more, when it is asked for again: the clues, and the one name. */
export function bet(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const found = suspectIn(state);
  if (!found) return thin(state, line);
  const contrast = contrastOf(state, line, found);
  if (contrast) return { state, reply: contrast, learned: {} };
  const clues = cluesOf(state, found.isOwn ? found.suspect.en : undefined);
  const { suspect, because } = found;
  const values = { clues: capital(clues.en === '' ? whatName(state) : clues), what: namedAt(state), suspect, because };
  return { state, reply: line.say('plan-bet', values), learned: {} };
}

/** Too little for a finding: she says so, and what to watch. */
export function thin(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-thin', { what: whatName(state) }), learned: {} };
}

export function agreed(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-agreed'), learned: {} };
}

/** Something is to be done; what was tried already is no plan. */
const plans = (text: string): boolean => isPlan.test(text) && !/ (tried|try ki|try kiya|try ki thi|koshish ki) /.test(text);

/** Says of the guess itself that it is wrong. */
const rejects =
  / (wrong|galat|not (it|that|true|really|right|the)|that is not|it is not|its not|yeh nahi|aisa nahi|nahi lagta|doesnt fit|do not think) /;

/** What is said after the finding. */
export function afterFinding(
  state: MiniState,
  line: PlanLine,
  clues: Clues,
  changed: readonly Changed[],
  text: string,
): PlanTurn<MiniState> {
  const corrects =
    changed.some((slot) => slot !== 'after' && slot !== 'cleared') && (line.asked === 'correct' || isCorrection.test(text)) && !plans(text);
  if (corrects) {
    const learned = learnedOf(state, changed, line.lang);
    if (countClues(state) > 0) return finding(state, line, learned, undefined, true);
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned };
  }
  // Something new that names a cause for the first time sharpens the finding.
  const isSharper = changed.includes('before') && state.before?.length === 1 && state.key === undefined && !plans(text);
  if (isSharper && countClues(state) >= cluesLeast) return finding(state, line, learnedOf(state, changed, line.lang));
  const isAgreed = (line.yesNo === 'yes' && (wordCount(text) <= 4 || plans(text))) || agrees.test(text);
  if ((line.asked === 'rings' || line.asked === 'watch') && isAgreed) return agreed(state, line);
  if (state.stage === 'found' && agrees.test(text) && !line.isQuestion) return agreed(state, line);
  // "No, I go straight to the kitchen" tells something; it rejects nothing.
  if (line.asked === 'rings' && (line.yesNo === 'no' || isCorrection.test(text)) && (wordCount(text) <= 4 || rejects.test(text)))
    return { state, reply: line.say('plan-wrong'), asks: 'correct', learned: {} };
  const wrongSlot = line.asked === 'correct' && changed.length === 0 ? slotNamed(text) : undefined;
  if (wrongSlot) {
    const { [wrongSlot]: _wrong, stage: _stage, ...left } = state;
    return { state: markAsked(left, wrongSlot), reply: askOf(left, wrongSlot, line), asks: wrongSlot, learned: {} };
  }
  if (line.asked === 'correct' && changed.length === 0 && !line.act)
    return { state: { ...state, stage: 'agreed' }, reply: line.say('plan-corrected-none'), learned: {} };
  if (state.stage === 'found' && plans(text)) return agreed(state, line);
  const told = line.asked === 'correct' ? undefined : answerTold(state, line, text, changed, suspectOf(state));
  if (told) return { ...told, learned: { ...told.learned, ...learnedOf(state, changed, line.lang) } };
  const feeling = feelingIn(line.message);
  const isFelt = feeling !== undefined && state.felt.at(-1) === feeling && changed.length === 0 && !clues.when;
  if (isFelt && text.trim().split(' ').length <= 12) return { state, reply: line.say('plan-after-feeling'), learned: { feeling } };
  return { state, learned: {} };
}
