/** Questions about the case itself; others are answered from what she knows. */

import { normalise } from '../../../language/normalise.ts';
import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { subjectScore } from '../../scores.ts';
import { join, same } from '../../text.ts';
import { cluesOf, whatName } from './echo.ts';
import { bet, finding } from './finding.ts';
import { experimentFor } from './finds.ts';
import { ownThings } from './open-case.ts';
import { suspectsIn } from './read-clues.ts';
import { reflectionOf } from './reflection.ts';
import { capital, suspectName } from './say-clues.ts';
import {
  asksEither,
  asksFinding,
  asksForDoctor,
  asksForStep,
  asksHalf,
  asksHow,
  asksIfNot,
  asksSuspect,
  asksToCheck,
  asksToEat,
  asksToNote,
  asksToRefuse,
  asksToTry,
  asksVerdict,
  asksWhatToSay,
  asksWhyNot,
  conclusionIn,
  doubtsFinding,
  ofBigStep,
  ofFault,
  ofIllness,
  ofWorth,
  thingAsked,
  twoAsked,
} from './signs.ts';
import { askOf, cluesLeast, countClues, type MiniState, markAsked, openSlot } from './state.ts';
import { experiment, experimentAlone, suspected, suspectIn, suspectOf } from './suspect.ts';
import { things } from './words.ts';

/** A question about the case itself; others are answered from what she knows. */
export function answerQuestion(state: MiniState, line: PlanLine, text: string, root: string | undefined): PlanTurn<MiniState> | undefined {
  if (state.what === 'grief' && conclusionIn(line.message) !== undefined)
    return { state, reply: line.say('plan-concluded-grief'), learned: {} };
  if (state.what === undefined || state.what === 'grief') return undefined;
  const clues = countClues(state);
  const wantsStep = root === 'one-small-step' || (root === 'keeping-notes' && line.facet === undefined) || asksForStep.test(text);
  const isFound = state.stage !== undefined;
  if (asksToNote.test(text) && suspectIn(state)) return { state, reply: line.say('plan-note', { suspect: suspectOf(state) }), learned: {} };
  const named = suspectsIn(line.message);
  // "Is the quarrel with my brother or with mummy": the quarrel itself is none of the two.
  const others = named.filter((key) => !ownThings(state).includes(key));
  const apart = others.length > 2 ? others.filter((key) => key !== 'quarrel') : others;
  const either = asksEither.test(text) ? (apart.length > 1 ? apart : named) : [];
  const two = either.length < 2 && asksEither.test(text) ? twoAsked(line.message.replace(asksWho, '')) : undefined;
  if (two) return { state, reply: line.say('plan-either', { a: same(two[0]), b: same(two[1]) }), learned: {} };
  if (either.length > 0 && (either.length > 1 || isSelf(text))) return eitherOr(state, line, either);
  // A branch of the subject answers just this.
  if (line.topic?.id.startsWith(`${state.what}/`) && line.topic.score >= subjectScore && !line.topic.isTold) return undefined;
  if (!suspectIn(state) && asksEither.test(text) && isSelf(text)) return { state, reply: line.say('plan-worth'), learned: {} };
  if (either.length === 0 && asksEither.test(text) && isSelf(text) && ofAnother.test(text) && clues > 0)
    return { state, reply: line.say('plan-either-self', { a: suspectOf(state) }), learned: {} };
  if (clues > 0 && asksForDoctor.test(text)) return { state, reply: line.say('plan-for-doctor', { clues: cluesOf(state) }), learned: {} };
  if (asksToRefuse.test(text)) return { state, reply: line.say('plan-say-no'), learned: {} };
  if (asksToCheck.test(text) && isFound) return { state, reply: join(line.say('plan-check'), experiment(state, line)), learned: {} };
  if (clues > 0 && ofFault.test(text)) return { state, reply: line.say('plan-fault', { suspect: suspectOf(state) }), learned: {} };
  if (ofIllness.test(text)) return { state, reply: line.say('plan-no-diagnosis', { suspect: suspectOf(state) }), learned: {} };
  if (ofBigStep.test(text)) return { state, reply: line.say('plan-big-step'), learned: {} };
  if (ofWorth.test(text)) return { state, reply: line.say('plan-worth'), learned: {} };
  if (asksWhatToSay.test(text))
    return {
      state,
      reply: line.say(
        / (price|rate|rates|quote|fees?|client|clients|salary|money|paise|paisa) /.test(text) ||
          ofTerms.test(state.page?.map(({ said }) => said).join(' ') ?? '')
          ? 'plan-say-terms'
          : 'plan-say',
      ),
      learned: {},
    };
  if (state.exception && asksWhyNot.test(text))
    return { state, reply: line.say('plan-why-not', { suspect: suspectOf(state) }), learned: {} };
  if (asksFinding.test(text) || (root === 'who-is-guilty' && line.facet === undefined && !ownFault.test(text))) {
    if (isFound && clues > 0) return bet(state, line);
    if (clues >= cluesLeast) return finding(state, line);
    if (clues === 1) return firstGuess(state, line);
    return undefined;
  }
  const later = isFound ? afterStep(state, line, text, wantsStep) : undefined;
  if (later) return later;
  // What was told comes before what she knows of the subject.
  if (wantsStep) {
    const tells = suspectIn(state) ? {} : { tells: { topic: state.what, facet: 'step' } };
    return {
      state: { ...state, stage: state.stage ?? 'found', stepTold: true },
      reply: experimentAlone(state, line),
      ...tells,
      learned: {},
    };
  }
  if (isFound && doubtsFinding.test(text) && suspectIn(state))
    return { state, reply: line.say('plan-doubted', { suspect: suspectOf(state) }), learned: {} };
  const concluded = concludedBy(state, line, text);
  if (concluded) return concluded;
  if (isFound && (line.facet === 'not-better' || asksIfNot.test(text))) return { state, reply: line.say('plan-not-better'), learned: {} };
  if (isFound && line.facet === 'why')
    return { state, reply: line.say('plan-why', { clues: cluesOf(state), ...suspected(state) }), learned: {} };
  if (isFound && line.facet === 'how-long') return { state, reply: line.say('plan-how-long'), learned: {} };
  if (clues > 0 && asksToTry.test(text) && !wantsStep) {
    const [thing] = suspectsIn(line.message);
    if (thing || line.facet === undefined)
      return {
        state,
        reply: line.say('plan-should-try'),
        tells: { topic: state.what, facet: ofDoctor.test(text) ? 'doctor' : 'safe' },
        learned: {},
      };
  }
  const [firstNamed] = named;
  if (clues > 0 && concludes.test(text) && firstNamed === undefined) return bet(state, line);
  // "Could it be that?" points at what was told last.
  const suspect = firstNamed ?? (ofThat.test(text) ? state.before?.at(-1)?.things[0] : undefined);
  if (suspect && asksSuspect.test(text) && ownThings(state).includes(suspect) && clues > 0) return bet(state, line);
  if (suspect && asksSuspect.test(text)) {
    const cause = things[suspect]?.cause;
    const values = { suspect: capital(suspectName(suspect)), what: whatName(state) };
    return {
      state,
      reply: join(line.say('plan-suspect', values), cause ? line.say(`plan-try-cause-${cause}`) : experimentFor(state.what)),
      learned: {},
    };
  }
  return undefined;
}

/** Once the finding stands: what if it fails, what if the step is left, how, and the step a second time. */
function afterStep(state: MiniState, line: PlanLine, text: string, wantsStep: boolean): PlanTurn<MiniState> | undefined {
  const occasion = asksToEat.test(text)
    ? 'plan-eat'
    : asksHalf.test(text)
      ? 'plan-half'
      : asksIfNot.test(text)
        ? 'plan-not-better'
        : wantsStep
          ? state.stepTold
            ? 'plan-step-small'
            : undefined
          : asksHow.test(text) && line.isQuestion
            ? 'plan-how'
            : undefined;
  return occasion === undefined ? undefined : { state, reply: line.say(occasion), learned: {} };
}

/** The verdict that was asked for in so many words; undefined while no case is open. */
export const verdictFor = (state: MiniState, line: PlanLine, text: string): PlanTurn<MiniState> | undefined =>
  asksVerdict.test(text) && state.what !== undefined && state.what !== 'grief' && countClues(state) > 0
    ? answerQuestion(state, line, text, undefined)
    : undefined;

/** "So the clue is the phone?": the visitor's own conclusion is taken up, and becomes the first suspect. */
function concludedBy(state: MiniState, line: PlanLine, text: string): PlanTurn<MiniState> | undefined {
  const conclusion = conclusionIn(line.message) ?? (suspectsIn(line.message).length === 0 ? thingAsked(line.message) : undefined);
  if (conclusion === undefined) return undefined;
  // One thing that she knows has a trial of its own; "not the boss" sets it free, and is no such thing.
  const [suspect] = suspectsIn(line.message);
  if (suspect !== undefined && asksSuspect.test(text) && !/ (not|nahi) /.test(text)) return undefined;
  // What they conclude against themselves is not cheered.
  if (ofSelf.test(` ${normalise(conclusion)} `))
    return { state, reply: line.say('plan-kinder', { clues: capital(cluesOf(state)) }), learned: {} };
  const said = reflectionOf(conclusion, line.lang);
  if (said === undefined) return undefined;
  const found: MiniState = { ...state, key: said, stage: 'found' };
  return {
    state: found,
    reply: join(line.say('plan-concluded', { said: capital(same(said)) }), line.say('plan-try-concluded')),
    asks: 'rings',
    learned: { key: said },
  };
}

/** The case is about what one asks for one's work. */
const ofTerms = /\b(?:clients?|quot\w+|charg\w+|fees?|rates?|price|salary|payment)\b/iu;

/** "I am the kind of man who wants attention". */
const ofSelf =
  /^ (i am|im) (not |just |only |really )?(the (kind|type|sort|problem)|a |an |un\w+ |bad|weak|lazy|needy|cold|mad|crazy|stupid)/;

const concludes = /^ (so|to|toh) (it is|its|it was|not|that is) /;

const ownFault = / (my|meri|mera|mere) (fault|galti|kasoor) | (galti|fault|kasoor) (meri|mera|mine|kiski|kis) /;

/** To be shown to somebody, and not tried. */
const ofDoctor = / (test|tests|doctor|checkup|check up|blood|scan|janch) /;

const ofThat = / (could it be (that|this|it)|is it (that|this|because of that)|kya yehi|kya wahi|kahin yeh) /;

const ofAnother = / (him|her|them|he|she|they|vo|voh|woh|unki|uski|unka|uska) /;

const isSelf = (text: string): boolean => / (me|i|myself|main|mujh\w*|khud) /.test(text);

/** "Is it the phone or the boss": two suspects are kept apart for a week. */
function eitherOr(state: MiniState, line: PlanLine, suspects: readonly string[]): PlanTurn<MiniState> {
  const [first = '', second] = suspects;
  const self: InLangs = { en: 'you', hinglish: 'aap', hi: 'आप' };
  const [a, b] = [suspectName(first), second === undefined ? self : suspectName(second)];
  if (second === undefined && !suspectIn(state)) return { state, reply: line.say('plan-worth'), learned: {} };
  if (second === undefined) return { state, reply: line.say('plan-either-self', { a }), learned: {} };
  return { state, reply: line.say('plan-either', { a, b }), learned: {} };
}

/** "So who is the thief, the glasses or the lunch?": what stands before the two. */
const asksWho = /^.*?(?:chor|culprit|thief|guilty|kaun|kya|which|what|चोर|कौन|क्या)[^,:?]*[,:?]\s*/iu;

/** One clue only, and asked for the answer: a guess as thin as that, and the question that would help. */
function firstGuess(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const slot = openSlot(state);
  const first = line.say('plan-too-early', { clues: cluesOf(state) });
  if (!slot) return finding(state, line);
  return { state: markAsked(state, slot), reply: join(first, askOf(state, slot, line)), asks: slot, learned: {} };
}
