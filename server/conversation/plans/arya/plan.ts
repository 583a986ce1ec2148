/** Arya's plan: what the showroom needs to know, asked one at a time, read back, corrected and handed over. */

import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { keepComplaint, taken } from './learned.ts';
import { ask, nextQuestion, openSlot } from './next-question.ts';
import { type AryaState, isKnown, leadNoteOf, noteEffects, slotsOf, spokenOf, start, type Told } from './note.ts';
import { toldIn } from './read.ts';
import { reason, refusal, removedIn, without } from './refusals.ts';
import { answerTrade, buysNothing, noteTrade, wantsLikeArya } from './trade.ts';
import { isCarAlone } from './vehicle.ts';

const complaintScore = 0.5;

export const aryaPlan: Plan<AryaState> = {
  start,

  hear(before, line): PlanTurn<AryaState> {
    const turn = answerTo(before, line);
    // Whatever the answer is, the showroom gets what came to the note.
    const isNew = JSON.stringify(leadNoteOf(before)) !== JSON.stringify(leadNoteOf(turn.state));
    return isNew && !turn.effects?.length ? { ...turn, effects: noteEffects(turn.state) } : turn;
  },

  next: nextQuestion,

  keep(before, line) {
    const { state, learned } = taken(before, line);
    return { state, effects: Object.keys(learned).length > 0 ? noteEffects(state) : [] };
  },

  recall: (state, line) => {
    const known = spokenOf(state);
    return known.en === '' ? undefined : line.say('plan-recall', { note: known });
  },
};

/** The answer to a line, and the note after it. */
function answerTo(before: AryaState, line: PlanLine): PlanTurn<AryaState> {
  const removed = removedIn(line.message);
  if (removed) {
    const state = without(taken(before, line).state, removed);
    return { ...ask(state, line, line.say('plan-private')), effects: noteEffects(state), learned: {} };
  }
  const { state, learned, digits, hasTold } = taken(before, line);
  const isNothingNew = Object.keys(learned).length === 0;
  if (isNothingNew && readBack.test(line.message) && spokenOf(state).en !== '')
    return openSlot(state) !== undefined && state.note === undefined
      ? {
          state,
          reply: line.say('plan-recall', { note: spokenOf(state) }),
          ...(line.asked !== undefined && { asks: line.asked }),
          learned: {},
        }
      : {
          state: { ...state, note: state.note ?? 'read' },
          reply: line.say('plan-note', { note: spokenOf(state) }),
          asks: 'note',
          learned: {},
        };
  const isBusiness = before.isTrade || before.hasBusiness || before.wantsOwn;
  if (isNothingNew && !isBusiness && !wantsLikeArya.test(line.message) && buysNothing.test(line.message))
    return {
      state: { ...state, isOver: true },
      reply: line.say('plan-no-car'),
      effects: leaves.test(line.message) ? [{ kind: 'goodbye' }] : [],
      learned: {},
    };
  noteTrade(state, line);
  if (line.topic?.id.startsWith('complaint') && line.topic.score >= complaintScore) state.complains = true;
  if (state.complains && !seeks.test(line.message)) keepComplaint(state, before, learned, line);
  const hasLearned = Object.keys(learned).length > 0;
  if (digits !== undefined && !hasLearned)
    return {
      state,
      reply: line.say('plan-digits', { digits: spaced(digits), count: String(10 - digits.length) }),
      asks: 'contact',
      learned: {},
    };

  const ofTrade = answerTrade(before, state, learned, line);
  if (ofTrade) return { ...ofTrade, effects: noteEffects(state), learned: slotsOf(learned) };
  // "Can I see it today?": the day is down, and the showroom confirms it.
  if (
    learned.testDrive !== undefined &&
    line.isQuestion &&
    (line.topic === undefined || line.topic.id === 'test-drive' || line.topic.score < besideScore)
  )
    return {
      ...ask(state, line, line.say('plan-slot', { what: spokenOf(learned) })),
      effects: noteEffects(state),
      learned: slotsOf(learned),
    };
  const isChange = Object.keys(learned).some((key) => key !== 'wish' && before[key as keyof Told] !== undefined);
  if (before.note === 'read') {
    if (hasLearned)
      return {
        state,
        reply: line.say(isChange ? 'plan-corrected' : 'plan-added', { what: spokenOf(learned) }),
        asks: 'note',
        effects: noteEffects(state),
        learned: slotsOf(learned),
      };
    if (line.yesNo === 'yes' || line.act === 'okay' || line.act === 'thanks' || allRight.test(line.message))
      return {
        state: { ...state, note: 'agreed' },
        reply: line.say(state.isTrade ? 'plan-trade-closing' : state.complains ? 'plan-complaint-closing' : 'plan-closing', {
          name: state.name ?? '',
        }),
        effects: noteEffects(state),
        learned: {},
      };
    if (line.yesNo === 'no' || line.act === 'wrong') return { state, reply: line.say('plan-which'), asks: 'note', learned: {} };
  }
  const isElse = line.topic !== undefined && line.topic.score >= besideScore && !restated.has(line.topic.id);
  if (!hasLearned && hasTold && !isElse)
    return { ...ask(state, line, line.say('plan-echo', { what: spokenOf(toldIn(line, before)) })), learned: {} };
  if (!hasLearned) return reason(state, line) ?? refusal(state, line) ?? carAlone(state, line) ?? { state, learned: {} };
  const effects = noteEffects(state);
  if (before.note === 'agreed')
    return { state, reply: line.say('plan-added', { what: spokenOf(learned) }), effects, learned: slotsOf(learned) };
  // Read back whole, it needs no echo.
  if (!line.isQuestion && openSlot(state) === undefined && before.note === undefined) {
    const due = nextQuestion(state, line);
    if (due) return { state: due.state, reply: due.ask, asks: due.slot, effects, learned: slotsOf(learned) };
  }
  return {
    state,
    echo: line.say('plan-echo', { what: spokenOf(learned) }),
    effects,
    learned: slotsOf(learned),
    answersItself: isNameAlone(learned, line.message) || !(tellsOfCar(learned) || asksBeside(line)),
  };
}

const readBack =
  /\bread (?:it |me |that |the note |my note |everything |all )*(?:back|again|out)\b|\bwhat (?:did|have) you (?:noted?|written?|got|put)\b|\bwhat all (?:\w+ )?(?:you|i)\b|\bwhat (?:car )?do i (?:drive|have)\b|\bmy note\b|\b(?:note|sab|pura|poora)\b.{0,12}\b(?:padh\w*|suna\w*)|\bpadh ?(?:ke|kar)? suna\w*|पढ़ ?(?:के|कर)? ?सुना/iu;
const leaves = /\bbye\b|\balvida\b|बाय/iu;

const allRight =
  /^\W*(?:(?:yes|ya|yeah|yep|haan|han|ji|ok|okay)\W+)*(?:that'?s|all|it is|everything|sab|sahi|it'?s|looks?|sounds?|fine|perfect|correct|सब|सही)\b.*\b(?:right|correct|good|fine|sahi|theek|thik|ok|okay)\b|^\W*(?:perfect|correct|sahi hai|looks good|all good)\W*$|सही|ठीक|\b(?:carry on|that'?s (?:all|it)|nothing else|write it|note it|bas (?:itna|yahi|yehi))\b|बस (?:यही|इतना)/iu;

/** A new car is spoken of besides. */
const seeks =
  /\bbudget\b|\b(?:want|need|looking for|buy)\b.*\b(?:new|another|next)\b|\b(?:nayi|nai|dusri) (?:gaadi|gadi|car) (?:leni|lena|chahiye)\b|(?:नई|दूसरी) गाड़ी (?:लेनी|चाहिए)|बजट/iu;

/** A car is wanted, and nothing was said of it yet. */
const carAlone = (state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined =>
  !line.isQuestion && !isKnown(state, 'vehicle') && isCarAlone(line.message) ? ask(state, line, line.say('plan-car')) : undefined;

/** What she knows of a car is worth saying when a car was named; a number, a day or a name is only taken down. */
const tellsOfCar = ({ wants, drives, budget, timeline, testDrive, name, phone, email, wish }: Told): boolean =>
  (wants ?? drives) !== undefined && (budget ?? timeline ?? testDrive ?? name ?? phone ?? email ?? wish) === undefined;

/** "Kavita" is a poem as well, but not where a name was asked for. */
const isNameAlone = (learned: Told, message: string): boolean =>
  learned.name !== undefined && Object.keys(learned).length === 1 && message.trim().split(/\s+/).length <= 7;

/** A wish or a worry beside what was told ("if it is safe", "in white"), rather than the subject that the answer itself is about. */
const asksBeside = ({ topic }: PlanLine): boolean => topic !== undefined && topic.score >= besideScore && !restated.has(topic.id);
const besideScore = 0.6;
const restated: ReadonlySet<string> = new Set([
  'price',
  'set-budget',
  'emi',
  'seats',
  'vistaar',
  'kiran',
  'tez',
  'papers',
  'booking',
  'only-looking',
  'buying-time',
  'your-number',
  'next-step',
  'test-drive',
]);

const spaced = (digits: string): string => digits.replace(/(\d{5})(?=\d)/, '$1 ');
