/** Lines that fill no slot of a case: heard all the same, and said back in the visitor's own words. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { subjectScore } from '../../scores.ts';
import { same } from '../../text.ts';
import type { Clues } from './clues.ts';
import { sayBack, warmWord } from './echo.ts';
import { afterFinding, agreed } from './finding.ts';
import { ready } from './matching.ts';
import { goOn } from './next.ts';
import { amountIn } from './read-clues.ts';
import { reflectionOf } from './reflection.ts';
import { capital } from './say-clues.ts';
import { bareNo, cannotRefuse, isForHer, isShort, onlySounds, pointsAt, tellsNoEvent, triedAlready } from './signs.ts';
import { decline, keepTold, type MiniState, type Slot, slots, strong } from './state.ts';
import { suspectOf } from './suspect.ts';
import { toldAs } from './told-as.ts';
import { cases, things } from './words.ts';

/** A line that points at what matters, in the visitor's words: "only when it is for that one client". */
export function keyIn(state: MiniState, line: PlanLine, text: string, clues: Clues): string | undefined {
  if (state.what === undefined || state.what === 'grief' || state.stage !== undefined) return undefined;
  const words = text.trim().split(' ').length;
  // "Because of Netflix", "only on weekdays": a clue of its own kind says it better.
  if ((clues.before || clues.when) && words <= 5) return undefined;
  const isStrong = clues.before?.things.some((thing) => strong.has(thing)) === true;
  if (words < 3 || words > 20 || isStrong || clues.cleared || (clues.exception && !isLonely.test(text))) return undefined;
  // "After the call with my mother" is said well by its own words.
  if (words <= 11 && clues.before?.things.some((thing) => things[thing]?.cause !== undefined)) return undefined;
  if (!pointsAt.test(text) && toldAs(text) !== 'trigger') return undefined;
  return reflectionOf(line.message, line.lang);
}

/** "When he watches cricket and I am alone" tells when it comes, also where a quiet day was asked for. */
const isLonely = / (alone|akel\w*) /;

/** What is said whole in the visitor's words is no other clue besides. */
export const placeless = ({ when, since }: Clues): Clues => ({ ...(when && { when }), ...(since && { since }) });

/** A line that filled nothing: heard all the same, and said back in its own words. */
export function unfilled(state: MiniState, line: PlanLine, root: string | undefined, warm: InLangs | undefined): PlanTurn<MiniState> {
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
  if (isShort(line.message) && onlySounds.test(ready(line.message)) && !answers) return goOn(state, line, line.say('ack'), {});
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
  const echo =
    warm ??
    (said === undefined
      ? line.say('ack')
      : toldAs(ready(line.message)) === 'border'
        ? line.say('plan-border', { said: capital(same(said)) })
        : sayBack(line, said));
  const isEvent = answers === 'before' && !tellsNoEvent.test(ready(line.message));
  if (isEvent) return goOn({ ...state, before: [{ things: [], ...(said && { said }) }] }, line, echo, { before: line.message.trim() });
  const kept = said === undefined ? state : keepTold(state, said);
  return goOn(answers ? decline(kept, answers) : kept, line, echo, { [answers ?? 'told']: line.message.trim() });
}

/** What the visitor tells of their life in the midst of a case goes on its page, and the case goes on. */
export function toldPlainly(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const text = ready(line.message);
  if (state.stage !== undefined) {
    const after = afterFinding(state, line, {}, [], text);
    return after.reply ? after : toldAfter(after.state, line, undefined);
  }
  const warm = warmWord(state, line, undefined);
  const said = reflectionOf(line.message, line.lang);
  const echo = warm ?? (said === undefined ? line.say('ack') : sayBack(line, said));
  return goOn(said === undefined ? state : keepTold(state, said), line, echo, { told: line.message.trim() });
}

/** What is told after the finding and is of no known kind. */
export function toldAfter(state: MiniState, line: PlanLine, root: string | undefined): PlanTurn<MiniState> {
  if (isForCore(state, line, root) || (line.yesNo !== undefined && isShort(line.message))) return { state, learned: {} };
  if (isShort(line.message) && onlySounds.test(ready(line.message))) return agreed(state, line);
  return { state, reply: line.say('plan-fact-unsaid', { suspect: suspectOf(state) }), learned: { told: line.message.trim() } };
}

/** So like the examples of another subject, a statement leaves the case for it. */
const likely = 0.4;

/** What is not of the case: a branch of its subject, another subject that is no case, what is said to her, a trial that failed. */
function isForCore(state: MiniState, line: PlanLine, root: string | undefined): boolean {
  const text = ready(line.message);
  if (line.isQuestion || state.what === 'grief' || isForHer.test(text)) return true;
  if (line.topic?.id.startsWith(`${state.what}/`) && root === state.what && !line.topic.isTold) return true;
  return root !== undefined && !cases[root] && (line.topic?.score ?? 0) >= subjectScore && (line.topic?.likeness ?? 0) >= likely;
}

/** A line of manners: the core answers it; "I don't know" lets the question be. */
export function small(state: MiniState, line: PlanLine): PlanTurn<MiniState> {
  const asked = line.asked as Slot | undefined;
  if (line.act === 'shrug' && asked && (slots as readonly string[]).includes(asked) && asked !== 'what')
    return { state: decline(state, asked), learned: {} };
  if (state.stage === 'found' && line.act === 'okay') return agreed(state, line);
  if (state.what === undefined && line.act === 'okay') return { state, reply: line.say('plan-examples'), asks: 'what', learned: {} };
  return { state, learned: {} };
}
