/** Mini's plan: the clues of a case, one question at a time, a finding that uses them, and one experiment for a week. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../say.ts';
import type { Before } from './clues.ts';
import { cluesOf, echoOf, join2, learnedOf, mirrorOf, warmWord, whatName } from './echo.ts';
import { afterFinding, agreed, finding, thin } from './finding.ts';
import { ready } from './matching.ts';
import { openCase, ownThings, topicOf } from './open-case.ts';
import { answerQuestion } from './questions.ts';
import { amountIn, cluesIn, quotable } from './read-clues.ts';
import { capital } from './say-clues.ts';
import {
  asksAtAll,
  asksFinding,
  isAnew,
  isCorrection,
  isForHer,
  isShort,
  slotNamed,
  tellsAfter,
  tellsNoEvent,
  tellsWhen,
} from './signs.ts';
import { cluesLeast, countClues, decline, isDue, type MiniState, markAsked, openSlot, type Slot, slots, start, takeIn } from './state.ts';
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
    const root = topicOf(line);
    const opened = openCase(state, line, root, text);
    const asked = line.asked;
    const clues = cluesIn(line.message, { asked, isOpening: opened, own: ownThings(state), yesNo: line.yesNo });
    const hasClues = Object.keys(clues).length > 0;
    // "Kab" names the clue that is wrong, when that was the question.
    const namesSlot = asked === 'correct' && isShort(line.message) && slotNamed(text) !== undefined;
    const isAsking = line.isQuestion && !namesSlot && !(tellsWhen.test(text) && !line.message.includes('?'));
    const mayAsk = !opened && (isAsking || asksAtAll.test(text) || asksFinding.test(text));
    const question = mayAsk ? answerQuestion(state, line, text, root) : undefined;
    if (question) return question;
    if (line.act !== undefined && manners.has(line.act) && !hasClues && !opened) return small(state, line);
    if (isAsking && !opened)
      return { state: hasClues && state.what !== undefined ? takeIn(state, clues, false).state : state, learned: {} };

    const replaces =
      isAnew.test(text) ||
      (state.stage !== undefined ? asked === 'correct' || isCorrection.test(text) : isCorrection.test(text) && line.asked === undefined);
    const taken = takeIn(state, clues, replaces);
    const warm = isAsking ? undefined : warmWord(taken.state, line, opened ? root : undefined);
    const echo = join2(warm, isAsking ? undefined : echoOf(taken.state, line, clues, taken.changed, opened));
    // "When people stop asking" only looks like a question: its answer is made here.
    if (line.isQuestion && !isAsking && !opened && state.stage === undefined)
      return goOn(taken.state, line, echo ?? line.say('ack'), learnedOf(taken.state, taken.changed, line.lang), warm);

    if (state.stage !== undefined && !opened) return afterFinding(taken.state, line, clues, taken.changed, text);
    if (opened) {
      // What she knows of the subject is told, and not passed over as a mere answer: what else the line held is in the state.
      if (root !== undefined) return { state: taken.state, ...(echo && { echo }), learned: {} };
      const learned = { what: taken.state.what ?? '', ...learnedOf(taken.state, taken.changed, line.lang) };
      return { state: taken.state, echo: echo ?? line.say('plan-opened'), learned };
    }
    if (taken.changed.length === 0) return unfilled(taken.state, line, root, echo);
    if (isDue(taken.state)) return finding(taken.state, line, learnedOf(taken.state, taken.changed, line.lang), warm);
    const isOfCase = line.topic?.id.startsWith(`${state.what}/`) ?? false;
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
    if (slot) return { state: markAsked(state, slot), ask: line.say(`plan-ask-${slot}`), slot };
    if (state.what === undefined) return undefined;
    const due = countClues(state) >= cluesLeast ? finding(state, line) : thin(state, line);
    return due.reply && { state: due.state, ask: due.reply, slot: due.asks ?? 'watch' };
  },

  recall(state, line) {
    const clues = cluesOf(state);
    return state.what === undefined || clues.en === '' ? undefined : line.say('plan-recall', { what: whatName(state), clues });
  },
};

/** The echo and the next question, or what is due. */
function goOn(state: MiniState, line: PlanLine, echo: InLangs, learned: Record<string, string>, warm?: InLangs): PlanTurn<MiniState> {
  // The finding says the clues itself: of the echo only the warm word is kept.
  if (isDue(state)) return finding(state, line, learned, warm);
  const next = miniPlan.next(state, line);
  return next ? { state: next.state, reply: join(echo, next.ask), asks: next.slot, learned } : { state, reply: echo, learned };
}

/** A line that filled nothing: heard all the same. */
function unfilled(state: MiniState, line: PlanLine, root: string | undefined, echo: InLangs | undefined): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  const answers = asked !== undefined && (slots as readonly string[]).includes(asked) ? asked : undefined;
  if (echo) return { state, echo, learned: { feeling: state.felt.at(-1) ?? '' } };
  if (!answers || answers === 'what') {
    if (answers === 'what' && state.what === 'other' && state.asked.when === undefined)
      return { state, echo: line.say('ack'), learned: { what: line.message.trim() } };
    return { state, learned: {} };
  }
  if (line.yesNo === 'no' && isShort(line.message)) {
    if (answers === 'exception')
      return goOn({ ...state, exception: { isNever: true } }, line, line.say('plan-echo-never'), { exception: 'never' });
    return goOn(decline(state, answers), line, line.say('shrug'), {});
  }
  if (line.yesNo === 'yes' && isShort(line.message)) return goOn(state, line, line.say('ack'), {});
  const amount = amountIn(line.message);
  if (amount !== undefined) return goOn(state, line, line.say('plan-amount', { amount }), { amount });
  // It is about something else that she knows: that answers, and may be the clue as well.
  if (tellsAfter.test(ready(line.message)) && !line.isQuestion) return goOn(state, line, line.say('ack'), {});
  const isLong = line.message.trim().split(/\s+/).length >= 4 || line.isQuestion;
  if (root !== undefined && root !== state.what && isLong) {
    const isClue = answers === 'before' && cases[root] !== undefined;
    return { state: isClue ? { ...state, before: [{ things: [], matter: root }] } : decline(state, answers), learned: {} };
  }
  const text = line.message.trim();
  if (isForHer.test(ready(text))) return { state, learned: {} };
  const quote = line.yesNo === undefined ? quotable(text) : undefined;
  const mirrored = line.lang === 'en' && quote === undefined ? mirrorOf(text) : undefined;
  const echoed =
    mirrored !== undefined
      ? line.say('plan-echo', { clues: capital({ en: mirrored, hinglish: mirrored, hi: mirrored }) })
      : quote === undefined
        ? line.say('ack')
        : line.say('plan-echo', { clues: capital({ en: `“${quote}”`, hinglish: `“${quote}”`, hi: `“${quote}”` }) });
  if (answers === 'before' && text.split(/\s+/).length >= 2 && !tellsNoEvent.test(ready(text))) {
    const before: Before = quote === undefined ? { things: [] } : { things: [], quote };
    return goOn({ ...state, before: [before] }, line, echoed, { before: text });
  }
  return { state: decline(state, answers), echo: echoed, learned: { [answers]: text }, answersItself: !isLong };
}

/** A line of manners: the core answers it; "I don't know" lets the question be. */
function small(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  if (line.act === 'shrug' && asked && (slots as readonly string[]).includes(asked) && asked !== 'what')
    return { state: decline(state, asked), learned: {} };
  if (state.stage === 'found' && line.act === 'okay') return agreed(state, line);
  return { state, learned: {} };
}
