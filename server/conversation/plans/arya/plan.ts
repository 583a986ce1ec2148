/** Arya's plan: what the showroom needs to know, asked one at a time, read back, corrected and handed over. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../text.ts';
import { isCarAlone } from './car-terms.ts';
import { complainsIn, keepComplaint, seeksBeside } from './complaint.ts';
import { fitting } from './fits.ts';
import { taken } from './learned.ts';
import { ask, nextQuestion, openSlot } from './next-question.ts';
import { type AryaState, isKnown, leadNoteOf, noteEffects, slotsOf, spokenOf, start, type Told } from './note.ts';
import { toldIn } from './read.ts';
import { reason, refusal, removedIn, without } from './refusals.ts';
import { withQuestions } from './remarks.ts';
import { answerTrade, buysNothing, noteTrade, wantsLikeArya } from './trade.ts';

export const aryaPlan: Plan<AryaState> = {
  start,

  hear(before, line): PlanTurn<AryaState> {
    const turn = answerTo(before, line);
    // Whatever the answer is, the showroom gets what came to the note.
    const isNew = JSON.stringify(leadNoteOf(before)) !== JSON.stringify(leadNoteOf(turn.state));
    return isNew && !turn.effects?.length ? { ...turn, effects: noteEffects(turn.state) } : turn;
  },

  next: nextQuestion,

  // A question that nothing here answers is noted for the showroom, and she says so.
  instead(state, line, act) {
    if ((act !== undefined && act !== 'unknown') || !line.isQuestion || state.complains || state.isOver) return undefined;
    const question = line.message.trim().replace(/[\s?.!]+$/u, '');
    const isKnown = state.asks?.toLowerCase().includes(question.toLowerCase()) === true;
    const asks = isKnown || question.split(/\s+/).length < 3 ? state.asks : withQuestions(state.asks, [question]);
    const noted: AryaState = { ...state, ...(asks !== undefined && { asks }) };
    return { ...ask(noted, line, line.say(asks === undefined ? 'unknown' : 'plan-asked')), effects: noteEffects(noted), learned: {} };
  },

  asksBack: (message) => readBack.test(message),

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
function answerTo(known: AryaState, line: PlanLine): PlanTurn<AryaState> {
  const isComplaint = complainsIn(line, known);
  const before: AryaState = isComplaint ? { ...known, complains: true } : known;
  const removed = removedIn(line.message);
  if (removed) {
    const state = without(taken(before, line).state, removed);
    return { ...ask(state, line, line.say('plan-private')), effects: noteEffects(state), learned: {} };
  }
  const { state, learned, digits, hasTold } = taken(before, line);
  const isNothingNew = Object.keys(learned).length === 0;
  if (sellsOnly.test(line.message) && !before.sells && before.wants === undefined)
    return { ...ask({ ...state, sells: true }, line, line.say('plan-sells')), effects: noteEffects(state), learned: slotsOf(learned) };
  if (isNothingNew && before.wants !== undefined && state.wants === undefined)
    return { ...ask(state, line, line.say('plan-removed')), effects: noteEffects(state), learned: {} };
  if (isNothingNew && !line.isQuestion && afterCrash.test(line.message))
    return { ...ask(state, line, line.say('plan-after-crash')), learned: {} };
  if (isNothingNew && readBack.test(line.message)) return readOut(state, line);
  const isBusiness = before.isTrade || before.hasBusiness || before.wantsOwn;
  if (isNothingNew && !isBusiness && !wantsLikeArya.test(line.message) && buysNothing.test(line.message)) {
    if (state.complains) return { ...ask({ ...state, seeksBeside: false }, line, line.say('plan-complaint-no-car')), learned: {} };
    return {
      state: { ...state, isOver: true },
      reply: line.say('plan-no-car'),
      effects: leaves.test(line.message) ? [{ kind: 'goodbye' }] : [],
      learned: {},
    };
  }
  noteTrade(state, line);
  if (state.complains && seeksBeside(line, learned)) state.seeksBeside = true;
  if (state.complains && !state.seeksBeside) keepComplaint(state, before, learned, line);
  const hasLearned = Object.keys(learned).length > 0;
  // Nobody is sold a car beside a complaint; what a topic tells of it stands in the answer.
  if (isComplaint && !line.isQuestion && !state.seeksBeside && !line.topic?.id.startsWith('complaint'))
    return {
      ...ask(state, line, line.say(known.complains ? 'plan-complaint-more' : 'plan-complaint')),
      effects: noteEffects(state),
      about: 'complaint',
      learned: slotsOf(learned),
    };
  if (digits !== undefined)
    return {
      state,
      ...(hasLearned && { echo: line.say('plan-echo', { what: spokenOf(learned) }) }),
      reply: line.say('plan-digits', { digits: spaced(digits), count: String(10 - digits.length) }),
      asks: 'contact',
      learned: slotsOf(learned),
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
  if (!hasLearned && hasTold && spokenOf(toldIn(line, before)).en !== '' && !isElse && !line.isQuestion)
    return { ...ask(state, line, line.say('plan-echo', { what: spokenOf(toldIn(line, before)) })), learned: {} };
  if (before.isOver && !hasLearned && !line.isQuestion && (line.topic === undefined || line.topic.score < besideScore))
    return { state, reply: line.say(thanks.test(line.message) ? 'thanks' : 'ack'), learned: {} };
  if (!hasLearned && line.topic?.id === 'young-visitor' && !ofChild.test(line.message))
    return { ...ask(state, line, line.say('hello')), effects: noteEffects(state), learned: slotsOf(learned) };
  if (!hasLearned && asksWhoSheIs.test(line.message))
    return { state, reply: line.say('ai'), learned: {}, ...(line.asked !== undefined && { asks: line.asked }) };
  if (!hasLearned && flirts.test(line.message) && !leaves.test(line.message))
    return { ...ask(state, line, line.say('flirt')), learned: {} };
  if (!hasLearned) return reason(state, line) ?? refusal(state, line) ?? carAlone(state, line) ?? { state, learned: {} };
  const effects = noteEffects(state);
  if (before.note === 'agreed')
    return { state, reply: line.say('plan-added', { what: spokenOf(learned) }), effects, learned: slotsOf(learned) };
  // Read back whole, it needs no echo.
  if (!line.isQuestion && openSlot(state) === undefined && before.note === undefined) {
    const due = nextQuestion(state, line);
    if (due) return { state: due.state, reply: due.ask, asks: due.slot, effects, learned: slotsOf(learned) };
  }
  const fit = line.isQuestion ? undefined : fitting(before, state, line);
  return {
    state: fit?.state ?? state,
    echo: join(echoOf(learned, line), fit?.said),
    effects,
    learned: slotsOf(learned),
    answersItself: fit !== undefined || isNameAlone(learned, line.message) || !(tellsOfCar(learned) || asksBeside(line)),
  };
}

/** What was learned, said back. A long remark is noted in their words, and not repeated to them. */
function echoOf(learned: Told, line: PlanLine): InLangs {
  const { wish, ...others } = learned;
  const short = wish
    ?.split('; ')
    .filter((one) => one.split(/\s+/).length <= echoWordsMax)
    .join('; ');
  const what = spokenOf({ ...others, ...(short && { wish: short }) });
  return what.en === '' ? line.say('plan-own-words') : line.say('plan-echo', { what });
}
const echoWordsMax = 7;

/** "What have you written down?": the note so far, or whole once nothing is left to ask. */
function readOut(state: AryaState, line: PlanLine): PlanTurn<AryaState> {
  const note = spokenOf(state);
  if (note.en === '') return { ...ask(state, line, line.say('plan-empty')), learned: {} };
  return openSlot(state) !== undefined && state.note === undefined
    ? { state, reply: line.say('plan-recall', { note }), ...(line.asked !== undefined && { asks: line.asked }), learned: {} }
    : { state: { ...state, note: state.note ?? 'read' }, reply: line.say('plan-note', { note }), asks: 'note', learned: {} };
}

const readBack =
  /\bread (?:it |me |that |this |the note |my note |everything |all )*(?:back|again|out)\b|\b(?:tell|repeat|show)(?: me)? what (?:all )?(?:you|u) (?:have |has )?(?:noted?|written?|got|wrote|saved)\b|\bwhat (?:all )?(?:did|have|has) (?:you|u) (?:noted?|written?|writen|wrote|write|got|put|saved?)\b|\bwhat (?:is|are|all is) (?:noted|written|on (?:the|my|your) (?:note|page|sheet))\b|\bwhat all (?:\w+ )?(?:you|i) (?:have )?(?:told|tell|said|say|note|noted|wrote|written)\b|\bwhat (?:car )?do i (?:drive|have)\b|\b(?:repeat|confirm) (?:the |my )?(?:note|details|number)\b|\b(?:note|sab|pura|poora)\b.{0,12}\b(?:padh\w*|suna\w*)|\b(?:padh|pad|bol|bolo) ?(?:ke|kar)? suna\w*|\bsahi (?:se )?likh[ai]\b|\b(?:kya kya?|kya) (?:likha|note kiya|likh liya)\b|पढ़ ?(?:के|कर)? ?सुना|क्या(?:[- ]क्या)? (?:लिखा|नोट किया)/iu;
const thanks = /\b(?:thanks?|thank you|shukriya|dhanyav\w+)\b|शुक्रिया|धन्यवाद/iu;
/** Nobody is taken for a child who says nothing of it. */
const ofChild =
  /\d|\b(?:kid|child|baby|bachch?\w*|school|class|homework|papa|mummy|mom|dad|toy|years?|saal|grade|student|when i grow)\b|बच्च|स्कूल|पापा|मम्मी|साल|क्लास/iu;
const asksWhoSheIs =
  /\b(?:robot|bot|ai|machine|insaan|computer|recording|real (?:girl|person|human|woman))\b.{0,12}\b(?:ho|hai|kya|ya)\b|\b(?:are|r) (?:you|u) (?:an? )?(?:robot|bot|ai|machine|human|real|computer|recording)\b|(?:रोबोट|मशीन|इंसान) (?:हो|हैं)/iu;
/** Said to her and not about a car. */
const flirts =
  /\b(?:coffee|dinner|chai|movie|date|lunch) (?:pe|par|with me|karte|chal\w*|pi\w*)\b|\b(?:are|r) (?:you|u) single\b|\bsingle (?:ho|hai)\b|\b(?:marry|kiss|love) (?:me|you|u)\b|\bi love (?:you|u)\b|\b(?:awaa?z|voice|aankh\w*) .{0,16}\b(?:pya+ri|sexy|cute|sweet|beautiful|nice|mast|achh?i)\b|\b(?:you|u)(?:'re| are| r)? (?:so |very )?(?:cute|sexy|hot|beautiful|pretty|sweet)\b|\b(?:bf|boyfriend|girlfriend|gf) (?:hai|ho|banogi)\b|\b(?:dost|friend) banogi\b|\b(?:baby|jaan|darling|jaanu)\b|\bi miss(?:ed)? you\b|शादी करोगी|आवाज़ .{0,12}प्यारी|आई लव यू/iu;
/** The old car shall go, and no new one is wanted. */
const sellsOnly =
  /\b(?:want|need|have|came|here|like|looking) to (?:only |just )?sell (?:my|the|our|an?|this)\b|\b(?:only|just) sell(?:ing)?\b|\b(?:gaadi|gadi|car) (?:sirf |bas )?(?:bechni|bechna)\b(?!.*\b(?:nayi|nai|leni|lena|chahiye)\b)|गाड़ी (?:सिर्फ़? )?बेचनी(?!.*(?:नई|लेनी|चाहिए))/iu;
/** A crash that is over, and the fear that stayed. */
const afterCrash =
  /\b(?:accident|crash\w*|takkar)\b(?=.*\b(?:last|ago|pichhle|earlier|once|hua tha|ho gaya tha|scared|afraid|nervous|fear|darr?|dar)\b)/iu;
const leaves = /\bbye\b|\balvida\b|बाय/iu;

const allRight =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:yes|ya|yeah|yep|haan|han|ji|ok|okay)[^\p{L}\p{M}\p{N}]+)*(?:that'?s|all|it is|everything|sab|sahi|it'?s|looks?|sounds?|fine|perfect|correct|सब|सही)\b.*\b(?:right|correct|good|fine|sahi|theek|thik|ok|okay)\b|^[^\p{L}\p{M}\p{N}]*(?:perfect|correct|sahi hai|looks good|all good)[^\p{L}\p{M}\p{N}]*$|सही|ठीक|\b(?:carry on|that'?s (?:all|it)|nothing else|write it|note it|bas (?:itna|yahi|yehi))\b|बस (?:यही|इतना)/iu;

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
