/** Mini's plan: the clues of a case, one question at a time, a finding that uses them, and one experiment for a week. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { subjectScore } from '../../scores.ts';
import { join, same } from '../../text.ts';
import type { Clues } from './clues.ts';
import { cluesOf, echoOf, join2, learnedOf, sayBack, warmWord, whatName } from './echo.ts';
import { afterFinding, agreed, finding, suspectOf, thin } from './finding.ts';
import { ready } from './matching.ts';
import { openCase, ownThings, topicOf } from './open-case.ts';
import { answerQuestion } from './questions.ts';
import { amountIn, besideSigns, cluesIn, suspectsIn } from './read-clues.ts';
import { reflectionOf } from './reflection.ts';
import { commas } from './say-clues.ts';
import {
  asksAtAll,
  asksEither,
  asksFinding,
  asksForStep,
  asksToTry,
  bareNo,
  cannotRefuse,
  isAnew,
  isCorrection,
  isForHer,
  isShort,
  ofFault,
  onlySounds,
  onlyThanks,
  pointsAt,
  slotNamed,
  tellsNoEvent,
  tellsWhen,
  triedAlready,
  wantsNod,
} from './signs.ts';
import {
  askOf,
  caseOf,
  cluesLeast,
  countClues,
  decline,
  isDue,
  isKnown,
  keepTold,
  type MiniState,
  markAsked,
  openSlot,
  type Slot,
  slots,
  start,
  strong,
  takeIn,
} from './state.ts';
import { cases, quietTopics } from './words.ts';

/** Acts that carry no clue, unless words of one stand in the line. */
const manners: ReadonlySet<string> = new Set([
  ...[
    'hello',
    'thanks',
    'goodbye',
    'joke',
    'insult',
    'flirt',
    'compliment',
    'who',
    'abilities',
    'how-are-you',
    'age',
    'opinion',
    'unclear',
  ],
  ...['bored', 'okay', 'shrug'],
]);

/** Of these nothing is a clue, whatever words stand in them. */
const courtesies: ReadonlySet<string> = new Set(['hello', 'thanks', 'goodbye', 'joke', 'flirt', 'compliment', 'who', 'abilities']);

export const miniPlan: Plan<MiniState> = {
  start,

  hear(before, line) {
    const state: MiniState = {
      ...start,
      ...before,
      heard: before.heard + 1,
      cleared: [...before.cleared],
      felt: [...before.felt],
      declined: [...before.declined],
    };
    const text = ready(line.message);
    if (onlyThanks.test(text)) return { state, reply: line.say('thanks'), learned: {} };
    const root = topicOf(line);
    const opened = openCase(state, line, root, text);
    const asked = line.asked;
    const clues = cluesIn(line.message, { asked, isOpening: opened, own: ownThings(state) });
    // What a good day was free of is a clue of it, and no suspect.
    if (caseOf(state)?.family === 'good') delete clues.cleared;
    // "Monday night I watch films till two": nobody said that it comes after them.
    const isPlaced = clues.before?.isAhead || besideSigns.test(text) || isShort(line.message);
    const said = isPlaced || opened ? undefined : reflectionOf(line.message, line.lang);
    if (clues.before && said !== undefined) {
      clues.before.said = said;
      // Its hour is the hour of that, and not of the trouble.
      if (isKnown(state, 'when')) delete clues.when;
    }
    const hasClues = Object.keys(clues).length > 0;
    // "Kab" names the clue that is wrong, when that was the question.
    const namesSlot = asked === 'correct' && isShort(line.message) && slotNamed(text) !== undefined;
    // Who tells of a death is not asked for clues.
    if (clues.since?.event === 'loss' && state.what !== 'grief') return { state: { ...state, what: 'grief' }, learned: {} };
    // A child, a question about her: what else such a line holds is no clue of a case that is not there.
    if (!opened && state.what === undefined && root !== undefined && !cases[root]) return { state, learned: {} };
    // "They were a gift from my brother" holds a person, and no clue of a quarrel.
    const isTimed = clues.when !== undefined || clues.since !== undefined || clues.exception !== undefined;
    if (line.isPlain && !opened && !isTimed && (asked === undefined || !(asked in clues))) return { state, learned: {} };
    const isNodded = wantsNod.test(text) && text.trim().split(' ').length > 2;
    const isAsking = (line.isQuestion || isNodded) && !namesSlot && !(tellsWhen.test(text) && !line.message.includes('?'));
    const setsApart = asksEither.test(text) && suspectsIn(line.message).length > 1;
    const mayAsk =
      !opened &&
      (isAsking ||
        asksAtAll.test(text) ||
        asksFinding.test(text) ||
        asksForStep.test(text) ||
        asksToTry.test(text) ||
        ofFault.test(text) ||
        setsApart);
    const question = mayAsk ? answerQuestion(state, line, text, root) : undefined;
    if (question) return question;
    // "Thank you, didi" names nobody of the case.
    if (line.act !== undefined && manners.has(line.act) && (!hasClues || courtesies.has(line.act)) && !opened) return small(state, line);
    if (isAsking && !opened)
      return { state: hasClues && state.what !== undefined ? takeIn(state, clues, false).state : state, learned: {} };

    const replaces =
      isAnew.test(text) ||
      (state.stage !== undefined ? asked === 'correct' || isCorrection.test(text) : isCorrection.test(text) && line.asked === undefined);
    const taken = takeIn(state, clues, replaces);
    const warm = isAsking ? undefined : warmWord(taken.state, line, opened ? root : undefined);
    const pointed = opened || isAsking ? undefined : keyIn(state, line, text, clues);
    if (pointed !== undefined) {
      const kept = { ...takeIn(state, placeless(clues), replaces).state, key: pointed };
      return goOn(kept, line, sayBack(line, pointed), { key: pointed }, warm);
    }
    const named = isAsking ? undefined : echoOf(taken.state, line, clues, taken.changed, opened);
    const echo = join2(warm, named);
    // "When people stop asking" only looks like a question: its answer is made here.
    if (line.isQuestion && !isAsking && !opened && state.stage === undefined)
      return goOn(taken.state, line, echo ?? line.say('ack'), learnedOf(taken.state, taken.changed, line.lang), warm);

    if (state.stage !== undefined && !opened) {
      const after = afterFinding(taken.state, line, clues, taken.changed, text);
      return after.reply || line.act !== undefined ? after : toldAfter(after.state, line, root);
    }
    if (opened) {
      // What she knows of the subject is told, and not passed over as a mere answer: what else the line held is in the state.
      if (root !== undefined) return { state: taken.state, ...(echo && { echo }), learned: {} };
      const learned = { what: taken.state.what ?? '', ...learnedOf(taken.state, taken.changed, line.lang) };
      return { state: taken.state, echo: echo ?? line.say('plan-opened'), learned };
    }
    if (taken.changed.length === 0) return unfilled(taken.state, line, root, warm);
    if (isDue(taken.state))
      return finding(taken.state, line, learnedOf(taken.state, taken.changed, line.lang), clues.cleared ? echo : warm);
    const isOfCase = line.topic?.id.startsWith(`${state.what}/`) === true && !line.topic.isTold;
    return {
      state: taken.state,
      ...(echo && { echo }),
      learned: learnedOf(taken.state, taken.changed, line.lang),
      // A clue of this case that sounds like another subject is still a clue of this case.
      answersItself: state.what !== undefined && !isOfCase,
    };
  },

  next(state, line) {
    if (line.act === 'thanks' || line.act === 'compliment' || line.act === 'goodbye') return undefined;
    const root = topicOf(line);
    // A clue that only sounds like such a subject leaves the case where it was.
    if (root !== undefined && quietTopics.has(root) && (line.isQuestion || state.what === undefined || root === state.what))
      return undefined;
    if (state.stage !== undefined || state.what === 'grief') return undefined;
    const slot = openSlot(state);
    if (slot === 'what' && state.askedWhatAt !== undefined && state.heard - state.askedWhatAt < 2 && line.asked !== 'what')
      return undefined;
    if (slot) return { state: markAsked(state, slot), ask: askOf(state, slot, line), slot };
    // A question was answered: the finding is no part of that answer.
    if (state.what === undefined || line.isQuestion) return undefined;
    const due = countClues(state) >= cluesLeast ? finding(state, line) : thin(state, line);
    return due.reply && { state: due.state, ask: due.reply, slot: due.asks ?? 'watch' };
  },

  recall(state, line) {
    const clues = commas([cluesOf(state), ...(state.key === undefined ? [] : [same(state.key)])]);
    return state.what === undefined || clues.en === '' ? undefined : line.say('plan-recall', { what: whatName(state), clues });
  },
};

/** A line that points at what matters, in the visitor's words: "only when it is for that one client". */
function keyIn(state: MiniState, line: PlanLine, text: string, clues: Clues): string | undefined {
  if (state.what === undefined || state.what === 'grief' || state.stage !== undefined) return undefined;
  const words = text.trim().split(' ').length;
  // "Because of Netflix", "only on weekdays": a clue of its own kind says it better.
  if ((clues.before || clues.when) && words <= 5) return undefined;
  const isStrong = clues.before?.things.some((thing) => strong.has(thing)) === true;
  if (words < 3 || words > 13 || isStrong || clues.cleared || (clues.exception && !isLonely.test(text)) || !pointsAt.test(text))
    return undefined;
  return reflectionOf(line.message, line.lang);
}

/** "When he watches cricket and I am alone" tells when it comes, also where a quiet day was asked for. */
const isLonely = / (alone|akel\w*) /;

/** What is said whole in the visitor's words is no other clue besides. */
const placeless = ({ when, since }: Clues): Clues => ({ ...(when && { when }), ...(since && { since }) });

/** The echo and the next question, or what is due. */
function goOn(state: MiniState, line: PlanLine, echo: InLangs, learned: Record<string, string>, warm?: InLangs): PlanTurn<MiniState> {
  // The finding says the clues itself: of the echo only the warm word is kept.
  if (isDue(state)) return finding(state, line, learned, warm);
  const next = miniPlan.next(state, line);
  return next ? { state: next.state, reply: join(echo, next.ask), asks: next.slot, learned } : { state, reply: echo, learned };
}

/** A line that filled nothing: heard all the same, and said back in its own words. */
function unfilled(state: MiniState, line: PlanLine, root: string | undefined, warm: InLangs | undefined): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  const answers = asked !== undefined && (slots as readonly string[]).includes(asked) ? asked : undefined;
  if (state.what === undefined || answers === 'what') {
    if (warm) return { state, echo: warm, learned: { feeling: state.felt.at(-1) ?? '' } };
    if (answers === 'what' && state.what === 'other' && state.asked.when === undefined)
      return { state, echo: line.say('ack'), learned: { what: line.message.trim() } };
    return { state, learned: {} };
  }
  if (line.yesNo === 'yes' ? isShort(line.message) : line.yesNo === 'no' && bareNo.test(ready(line.message))) {
    // Her text on the subject asked, and may know what to say to a yes.
    if (!answers && line.isAnswered) return { state, learned: {} };
    if (!answers || line.yesNo === 'yes') return goOn(state, line, line.say('ack'), {});
    if (answers === 'exception')
      return goOn({ ...state, exception: { isNever: true } }, line, line.say('plan-echo-never'), { exception: 'never' });
    return goOn(decline(state, answers), line, line.say('shrug'), {});
  }
  const amount = amountIn(line.message);
  if (amount !== undefined) return goOn(keepTold(state, amount), line, line.say('plan-amount', { amount }), { amount });
  if (triedAlready.test(ready(line.message)) && !cannotRefuse.test(ready(line.message)) && !line.isQuestion) {
    const said = reflectionOf(line.message, line.lang);
    const next = goOn(
      said === undefined ? state : keepTold(state, said),
      line,
      said === undefined ? line.say('ack') : sayBack(line, said),
      {},
    );
    return { ...next, tells: { topic: state.what, facet: 'not-better' } };
  }
  if (isForCore(state, line, root))
    return { state, ...(warm && { echo: warm }), learned: warm ? { feeling: state.felt.at(-1) ?? '' } : {} };
  const said = reflectionOf(line.message, line.lang);
  const echo = warm ?? (said === undefined ? line.say('ack') : sayBack(line, said));
  const isEvent = answers === 'before' && !tellsNoEvent.test(ready(line.message));
  if (isEvent) return goOn({ ...state, before: [{ things: [], ...(said && { said }) }] }, line, echo, { before: line.message.trim() });
  const kept = said === undefined ? state : keepTold(state, said);
  return goOn(answers ? decline(kept, answers) : kept, line, echo, { [answers ?? 'told']: line.message.trim() });
}

/** What else is told after the finding joins the rest. */
function toldAfter(state: MiniState, line: PlanLine, root: string | undefined): PlanTurn<MiniState> {
  if (isForCore(state, line, root) || (line.yesNo !== undefined && isShort(line.message))) return { state, learned: {} };
  if (isShort(line.message) && onlySounds.test(ready(line.message))) return agreed(state, line);
  const amount = amountIn(line.message);
  const said = reflectionOf(line.message, line.lang);
  const echo = amount !== undefined ? line.say('plan-amount', { amount }) : said === undefined ? line.say('ack') : sayBack(line, said);
  return { state, reply: join(echo, line.say('plan-joins', { suspect: suspectOf(state) })), learned: { told: line.message.trim() } };
}

/** What is not of the case: a branch of its subject, another subject that is no case, what is said to her, a trial that failed. */
function isForCore(state: MiniState, line: PlanLine, root: string | undefined): boolean {
  const text = ready(line.message);
  if (line.isQuestion || state.what === 'grief' || isForHer.test(text)) return true;
  if (line.topic?.id.startsWith(`${state.what}/`) && root === state.what && !line.topic.isTold) return true;
  return root !== undefined && !cases[root] && (line.topic?.score ?? 0) >= subjectScore;
}

/** A line of manners: the core answers it; "I don't know" lets the question be. */
function small(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  if (line.act === 'shrug' && asked && (slots as readonly string[]).includes(asked) && asked !== 'what')
    return { state: decline(state, asked), learned: {} };
  if (state.stage === 'found' && line.act === 'okay') return agreed(state, line);
  if (state.what === undefined && line.act === 'okay') return { state, reply: line.say('plan-examples'), asks: 'what', learned: {} };
  return { state, learned: {} };
}
