import type { Plan, PlanLine } from '../../plan.ts';
import { join, same, wordCount } from '../../text.ts';
import { oldRoot } from './after-told.ts';
import type { Clues } from './clues.ts';
import { cluesOf, echoOf, join2, learnedOf, sayBack, warmWord, whatName } from './echo.ts';
import { afterFinding, bet, finding } from './finding.ts';
import { ready } from './matching.ts';
import { goOn, nextQuestion } from './next.ts';
import { answerOfHer, whyAsked } from './of-her.ts';
import { clear, openCase, ownThings, topicOf } from './open-case.ts';
import { answerQuestion, verdictFor } from './questions.ts';
import { besideSigns, cluesIn, suspectsIn } from './read-clues.ts';
import { awayIn, reflectionOf } from './reflection.ts';
import { commas } from './say-clues.ts';
import {
  asksAtAll,
  asksEither,
  asksFinding,
  asksForStep,
  asksHalf,
  asksIfNot,
  asksToEat,
  asksToNote,
  asksToTry,
  concludesPlainly,
  datesTold,
  doubtsFinding,
  goesOn,
  isAnew,
  isCorrection,
  isShort,
  mayMeanDeath,
  mends,
  notDaily,
  ofDeath,
  ofFault,
  ofWorth,
  onlyThanks,
  reports,
  slotNamed,
  speaksOfSelf,
  tellsWhen,
  wantsNod,
} from './signs.ts';
import { caseOf, cluesLeast, countClues, isDue, isKnown, type MiniState, noted, start, strong, takeIn } from './state.ts';
import { toldAs } from './told-as.ts';
import { keyIn, placeless, small, toldAfter, toldPlainly, unfilled } from './unfilled.ts';
import { isSteady, tellsTurn } from './weigh.ts';
import { cases, quietTopics, warmTopics } from './words.ts';

/** Acts that carry no clue, unless words of one stand in the line. */
const manners: ReadonlySet<string> = new Set(
  'hello thanks goodbye joke insult flirt compliment who abilities how-are-you age opinion unclear bored okay shrug'.split(' '),
);

/** Of these nothing is a clue, whatever words stand in them. */
const courtesies: ReadonlySet<string> = new Set(['hello', 'thanks', 'goodbye', 'joke', 'flirt', 'compliment', 'who', 'abilities']);

/** The first line tells already when it comes and when not: her text on the subject would ask for it again. */
const tellsMuch = (line: PlanLine, text: string, root: string | undefined): boolean =>
  root !== undefined &&
  !warmTopics.has(root) &&
  root !== 'grief' &&
  !line.isQuestion &&
  wordCount(line.message) >= 8 &&
  ['away', 'trigger', 'only'].includes(toldAs(text));

const ofNear = / (my|our|mer[aie]|hamar[aie]|apn[aie]|husband|wife|papa|mummy|father|mother|pati|patni) /;

/** Asked when it stays away, they tell just that: "at work i decide in two seconds". */
const answersAway = (line: PlanLine, clues: Clues, text: string): boolean =>
  line.asked === 'exception' &&
  !confirms.test(text) &&
  !line.isQuestion &&
  !line.act &&
  wordCount(line.message) >= 4 &&
  Object.keys(clues).every((key) => key === 'before') &&
  /^ (no )*(at|on|in|with|when|sirf|only|\w+ (mein|pe|par|ke sath|ko)) /.test(text);

/** "Yes, three of them": partly so, and no place where it stays away. */
const confirms = /^ (yes|haan?|ha|ji) |(^| )(yes|haan?) \d | \d+ (of|out of) | (mein|me) se \d /;

/** "Find my pattern, ...": what follows is the pattern. */
const toFind = /^.*?\b(?:pattern|find out|understand|know)\b[\s,:]*(?:why )?/iu;

/** A longer line tells more than "after the meal". */
const placedWordsMax = 8;

export const miniPlan: Plan<MiniState> = {
  start,

  // Who asks for the verdict is answered from the case, however plain the words are.
  first: (state, line) => answerOfHer(state, line, ready(line.message)) ?? verdictFor(state, line, ready(line.message)),

  hear(before, given) {
    const line = reports.test(ready(given.message)) && !given.message.trim().endsWith('?') ? { ...given, isQuestion: false } : given;
    const state: MiniState = {
      ...start,
      ...before,
      heard: before.heard + 1,
      cleared: [...before.cleared],
      felt: [...before.felt],
      declined: [...before.declined],
    };
    // "Leave that, another problem": the next line opens a page of its own.
    if (line.after === 'change-subject' && state.what !== undefined) clear(state);
    const text = ready(line.message);
    if (onlyThanks.test(text)) return { state, reply: line.say('thanks'), learned: {} };
    const root = topicOf(line);
    const opened = openCase(state, line, root, text);
    const asked = line.asked;
    const isTelling = !line.message.includes('?') && (!line.isQuestion || tellsWhen.test(text));
    const wantsStep = asksForStep.test(text) && !(isTelling && tellsTurn(text));
    if (!opened && isTelling && line.act === undefined && !asksFinding.test(text) && !wantsStep)
      Object.assign(state, noted(state, line.message, reflectionOf(line.message, line.lang)));
    const clues = cluesIn(mends.test(line.message) ? (line.message.split('.')[0] ?? '') : line.message, {
      asked,
      isOpening: opened,
      own: ownThings(state),
    });
    // A list of places is no one thing that comes before.
    if (clues.before && line.message.split(',').length > 2 && wordCount(line.message) <= placedWordsMax) delete clues.before;
    if (!opened && isSteady(text) && !clues.cleared) {
      delete clues.when;
      delete clues.before;
      delete clues.who;
    }
    // What a good day was free of is a clue of it, and no suspect.
    if (caseOf(state)?.family === 'good') delete clues.cleared;
    // "Monday night I watch films till two": nobody said that it comes after them.
    const isPlaced =
      clues.before?.isAhead || (besideSigns.test(text) && wordCount(line.message) <= placedWordsMax) || isShort(line.message);
    const said = isPlaced || opened ? undefined : reflectionOf(line.message, line.lang);
    // A long line that cannot be said back names too much to be one clue.
    if (clues.before && said === undefined && !isPlaced && !opened && wordCount(line.message) > placedWordsMax) {
      if (!clues.before.things.some((thing) => strong.has(thing))) delete clues.before;
    } else if (clues.before && said !== undefined) {
      clues.before.said = said;
      // Its hour is the hour of that, and not of the trouble.
      if (isKnown(state, 'when')) delete clues.when;
    }
    // "Boss se nahi bolti": when it stays away, in words that are no clue of a known kind.
    if (
      !opened &&
      state.what !== undefined &&
      clues.exception === undefined &&
      clues.cleared === undefined &&
      (!line.isQuestion || toldAs(text) === 'away')
    ) {
      const told = confirms.test(text) ? undefined : awayIn(line.message, line.lang);
      const away = told ?? (answersAway(line, clues, text) ? reflectionOf(line.message, line.lang) : undefined);
      if (away !== undefined) {
        clues.exception = { said: away };
        delete clues.before;
        delete clues.who;
        delete clues.when;
      }
    }
    if (state.stage !== undefined && oldRoot.test(text)) {
      delete clues.before;
      delete clues.who;
    }
    // "Not every day": then it is not daily, and there are quiet days.
    if (state.when?.spans?.includes('daily') && notDaily.test(text)) {
      const { spans: _daily, ...others } = state.when;
      state.when = others;
    }
    // A week told day by day is a table, and no day of its own.
    if ((clues.when?.days?.length ?? 0) > 3) delete clues.when;
    if (datesTold.test(text) && state.what !== undefined) state.declined = [...new Set([...state.declined, 'when' as const])];
    const hasClues = Object.keys(clues).length > 0;
    // "Kab" names the clue that is wrong, when that was the question.
    const namesSlot = asked === 'correct' && isShort(line.message) && slotNamed(text) !== undefined;
    // "Papa bhi Sunday ko gaye the": perhaps a death, said softly.
    if (!opened && state.what !== undefined && mayMeanDeath.test(text))
      return { state, reply: line.say('plan-gone'), learned: { told: line.message } };
    if (!opened && state.what !== undefined && state.what !== 'grief' && ofDeath.test(text))
      return { state: { ...state, since: { event: 'loss' } }, reply: line.say('plan-loss'), learned: { since: line.message } };
    // Who tells of a death is not asked for clues.
    if (clues.since?.event === 'loss' && state.what !== undefined && !ofNear.test(text)) delete clues.since;
    if (clues.since?.event === 'loss' && state.what !== 'grief') return { state: { ...state, what: 'grief' }, learned: {} };
    // A child, a question about her: what else such a line holds is no clue of a case that is not there.
    if (!opened && state.what === undefined && root !== undefined && !cases[root]) return { state, learned: {} };
    // "They were a gift from my brother" holds a person, and no clue of a quarrel.
    const isTimed = clues.when !== undefined || clues.since !== undefined || clues.exception !== undefined;
    const isStrong = clues.before?.things.some((thing) => strong.has(thing)) === true;
    if (line.isPlain && !opened && !isTimed && !isStrong && (asked === undefined || !(asked in clues)))
      return state.what === undefined || state.what === 'grief' || line.isAnswered ? { state, learned: {} } : toldPlainly(state, line);
    const isNodded = wantsNod.test(text) && text.trim().split(' ').length > 2;
    const isAsking = (line.isQuestion || isNodded) && !namesSlot && !(tellsWhen.test(text) && !line.message.includes('?'));
    const setsApart = asksEither.test(text) && suspectsIn(line.message).length > 1;
    const mayAsk =
      !opened &&
      (isAsking ||
        asksAtAll.test(text) ||
        asksFinding.test(text) ||
        wantsStep ||
        asksToTry.test(text) ||
        ofFault.test(text) ||
        asksToNote.test(text) ||
        (state.stage !== undefined && (doubtsFinding.test(text) || asksIfNot.test(text) || asksHalf.test(text) || asksToEat.test(text))) ||
        concludesPlainly.test(text) ||
        ofWorth.test(text) ||
        setsApart);
    const question = mayAsk ? answerQuestion(state, line, text, root) : undefined;
    if (question) return question;
    // "Thank you, didi" names nobody of the case.
    if (line.act !== undefined && manners.has(line.act) && (!hasClues || courtesies.has(line.act)) && !opened) return small(state, line);
    if (isAsking && !opened)
      return { state: hasClues && state.what !== undefined ? takeIn(state, clues, false).state : state, learned: {} };

    const replaces =
      isAnew.test(text) ||
      mends.test(line.message) ||
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
      const found = afterFinding(taken.state, line, clues, taken.changed, text);
      const after = warm && found.reply ? { ...found, reply: join(warm, found.reply) } : found;
      return after.reply || line.act !== undefined ? after : toldAfter(after.state, line, root);
    }
    if (opened) {
      // What she knows of the subject is told, and not passed over as a mere answer: what else the line held is in the state.
      const full = tellsMuch(line, text, root) ? reflectionOf(line.message, line.lang) : undefined;
      if (full !== undefined) {
        // Late "for parties and never for trains": for what, is told.
        const declined = caseOf(taken.state)?.family === 'late' ? (['when'] as const) : [];
        const kept =
          toldAs(text) === 'away'
            ? { ...taken.state, exception: { said: full }, declined: [...taken.state.declined, ...declined] }
            : taken.state;
        return goOn(kept, line, join(warm, sayBack(line, full)), learnedOf(taken.state, taken.changed, line.lang));
      }
      if (root !== undefined) return { state: taken.state, ...(echo && { echo }), learned: {} };
      const learned = { what: taken.state.what ?? '', ...learnedOf(taken.state, taken.changed, line.lang) };
      const back = reflectionOf(line.message.replace(toFind, ''), line.lang);
      const opening = echo ?? (back === undefined ? line.say('plan-opened') : sayBack(line, back));
      return goOn(taken.state, line, opening, learned);
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

  next: nextQuestion,

  instead(state, line, act) {
    if (state.what === undefined || state.what === 'grief' || quietTopics.has(topicOf(line) ?? '')) return undefined;
    if (!line.isQuestion) return toldPlainly(state, line);
    // A question of the world is not one of the case.
    const isOfCase =
      act !== 'plain-fact' ||
      speaksOfSelf.test(ready(line.message)) ||
      goesOn.test(ready(line.message)) ||
      suspectsIn(line.message).length > 0;
    if (!isOfCase) return undefined;
    if (state.stage !== undefined) return bet(state, line);
    return countClues(state) >= cluesLeast ? finding(state, line) : goOn(state, line, line.say('plan-not-yet'), {});
  },

  asksBack: (message) => whyAsked.test(ready(message)),

  recall(state, line) {
    const clues = commas([cluesOf(state), ...(state.key === undefined ? [] : [same(state.key)])]);
    return state.what === undefined || clues.en === '' ? undefined : line.say('plan-recall', { what: whatName(state), clues });
  },
};
