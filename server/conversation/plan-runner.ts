/** The characters with a plan: the plan reads each line, the knowledge answers it, and the plan's next question follows. */

import { type PlanName, personaBySlug } from '#shared/personas.ts';
import { isFalsePositive } from './act-false-positives.ts';
import { answerAct } from './acts.ts';
import { answerFromKnowledge, answerOpen, notUnderstood } from './answers.ts';
import type { Effect } from './conversation.ts';
import type { Kind } from './kinds.ts';
import type { Match } from './knowledge.ts';
import { answerPlainTalk, takeUp, talksPlainly, tellsPlainly } from './plain-talk.ts';
import type { Plan, PlanLine } from './plan.ts';
import { aryaPlan } from './plans/arya/plan.ts';
import { miniPlan } from './plans/mini/plan.ts';
import { rishiPlan } from './plans/rishi/plan.ts';
import { plainScore, subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { endsAsking, join } from './text.ts';
import { tellFacet } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';

// biome-ignore lint/suspicious/noExplicitAny: each plan has a state of its own shape, which only it reads
const plans: Record<PlanName, Plan<any>> = { showroom: aryaPlan, case: miniPlan, journey: rishiPlan };

function planOf({ persona }: Talk) {
  const { plan } = personaBySlug(persona);
  return plan && plans[plan];
}

/** Acts after which the plan asks nothing, because the visitor speaks next. */
const leavesTheWord: ReadonlySet<string> = new Set(['goodbye', 'unclear', 'nearest', 'bored', 'okay', 'insult', 'joke', 'thanks']);

/** The answer of a character with a plan; undefined for the other characters. */
export function answerByPlan(talk: Talk): Answer | undefined {
  const plan = planOf(talk);
  if (!plan) return undefined;
  const { state } = talk;
  const line = lineOf(talk);
  const first = plan.first?.(state.plan ?? plan.start, line);
  const plain = first ? undefined : answerPlainTalk(talk, besidePlans);
  if (plain) return plain;
  const heard = first ?? plan.hear(state.plan ?? plan.start, line);
  state.plan = heard.state;
  const slots = Object.keys(heard.learned).length > 0 ? { slots: heard.learned } : {};
  const effects = heard.effects ?? [];
  const told = heard.tells && tellUntold(talk, heard.tells);
  if (told) return { ...told, effects };
  if (heard.reply) {
    const open = heard.asks === undefined ? {} : { open: { kind: 'plan', slot: heard.asks } as const };
    return {
      text: join(heard.echo, heard.reply),
      heard: {
        act: 'plan',
        ...(heard.about !== undefined && { topic: heard.about }),
        ...(heard.facet !== undefined && { facet: heard.facet }),
        ...slots,
      },
      effects,
      ...open,
    };
  }
  if (talk.act?.act === 'name-told' && talk.act.rest === '' && state.name !== undefined && Object.keys(heard.learned).length === 0)
    return { text: talk.say('name-told', { name: state.name }), heard: { act: 'name-told' }, effects, keepsOpen: true };
  // First the learned facts are acknowledged, then any other question is answered, and then the plan continues.
  const { subject } = talk;
  const isOfTopic = subject !== undefined && subject.score >= subjectScore && !state.told.includes(subject.topic.id);
  const isOnlyAnswer = Object.keys(heard.learned).length > 0 && !talk.isQuestion && (heard.answersItself === true || !isOfTopic);
  const answer = isOnlyAnswer ? undefined : answerOfOthers(talk);
  const act = answer?.heard.act;
  // A line that was neither an answer nor understood still gets a reaction.
  const takesUp = !answer && !isOnlyAnswer && !heard.echo && talk.act?.rest !== '' && !talk.yesNo && talksPlainly(talk.persona);
  const isUnanswered = !answer && !isOnlyAnswer && !heard.echo && talk.isQuestion && !talksPlainly(talk.persona);
  const isOpen = takesUp || isUnanswered || (act !== undefined && ofNoSubject.has(act));
  const instead = isOpen ? plan.instead?.(state.plan, line, act) : undefined;
  if (instead?.reply) {
    state.plan = instead.state;
    return {
      text: join(heard.echo, instead.reply),
      heard: { act: 'plan', ...slots },
      effects: [...effects, ...(instead.effects ?? [])],
      ...(instead.asks !== undefined && { open: { kind: 'plan', slot: instead.asks } as const }),
    };
  }
  const next =
    answer && (endsAsking(answer.text.en) || leavesTheWord.has(answer.heard.act ?? '')) ? undefined : plan.next(state.plan, line);
  if (takesUp) {
    const taken = takeUp(talk);
    return { ...taken, heard: { ...taken.heard, ...slots }, effects };
  }
  const notice = answer || isOnlyAnswer ? undefined : talk.isQuestion ? talk.say('unknown') : talk.say('ack');
  if (!answer && !next) {
    const other = answerOfOthers(talk) ?? notUnderstood(talk);
    return {
      ...other,
      text: join(heard.echo, other.text),
      heard: { ...other.heard, ...slots },
      effects: [...(other.effects ?? []), ...effects],
    };
  }
  if (next) state.plan = next.state;
  return {
    text: join(heard.echo, answer?.text ?? (heard.echo ? undefined : notice), next?.ask),
    heard: { ...(answer?.heard ?? { act: 'plan' }), ...slots },
    effects: [...(answer?.effects ?? []), ...effects],
    ...(next ? { open: { kind: 'plan', slot: next.slot } as const } : answer?.open && { open: answer.open }),
    ...(answer?.keepsOpen && !next && { keepsOpen: true }),
    ...(answer?.wording && !next && { wording: answer.wording }),
  };
}

/** Kinds of plain talk that hold no answer to a question of a plan. */
const besidePlans: ReadonlySet<Kind> = new Set<Kind>(['you', 'banter', 'nonsense', 'joy']);

/** Acts whose words fit any line. */
const ofNoSubject: ReadonlySet<string> = new Set([
  'unknown',
  'plain-wish',
  'plain-fact',
  'plain-advice',
  'plain-view',
  'plain-told',
  'plain-people',
]);

/** Tells a passage that was not told in this conversation. */
function tellUntold(talk: Talk, { topic: id, facet }: { topic: string; facet: string }): Answer | undefined {
  const { state } = talk;
  const topic = talk.knowledge.topic(id);
  const said = state.topic?.id === id ? state.topic.said : [];
  if (!topic?.facets.has(facet) || said.includes(facet) || state.parts?.includes(`${id}#${facet}`)) return undefined;
  return tellFacet(talk, topic, facet);
}

/** Repeats what the visitor told, for "what did I tell you?". The plan also handles a note that was read back and is wrong. */
export function recallByPlan(talk: Talk): Answer | undefined {
  const { act, open, state } = talk;
  const plan = planOf(talk);
  if (plan?.asksBack?.(talk.message)) return answerByPlan(talk);
  if (!plan || act?.rest !== '') return undefined;
  if (act.act === 'wrong' && open?.kind === 'plan' && open.slot === 'note') return answerByPlan(talk);
  if (act.act !== 'what-did-i-say' && act.act !== 'recap') return undefined;
  if (isFalsePositive(talk, act.act)) return undefined;
  const text = state.plan === undefined ? undefined : plan.recall?.(state.plan, lineOf(talk));
  return text && { text, heard: { act: act.act }, keepsOpen: true, isAside: true };
}

/** Stores what a line with a danger told besides it. The help is the answer, and the plan asks nothing. @returns the effects */
export function keepByPlan(talk: Talk): readonly Effect[] {
  const plan = planOf(talk);
  if (!plan?.keep) return [];
  const kept = plan.keep(talk.state.plan ?? plan.start, lineOf(talk));
  talk.state.plan = kept.state;
  return kept.effects;
}

const answerOfOthers = (talk: Talk): Answer | undefined => answerOpen(talk) ?? answerAct(talk, 'social') ?? answerFromKnowledge(talk);

/** A topic that is neither named nor near makes no case: "I have a shop" is not about spending too much. */
const isDoubtful = ({ persona, state }: Talk, { topic, score, byTerm }: Match): boolean =>
  talksPlainly(persona) && !byTerm && score < plainScore && !(state.topic && sameRoot(state.topic.id, topic.id));

function lineOf(talk: Talk): PlanLine {
  const { state, message, lang, open, yesNo, act, isQuestion, subject, facet, say, knowledge } = talk;
  const isAnswered = open?.kind === 'ask' && yesNo !== undefined && knowledge.topic(open.topic)?.facets.has(yesNo) === true;
  return {
    isAnswered,
    isPlain: tellsPlainly(talk),
    after: state.act,
    message,
    lang,
    asked: open?.kind === 'plan' ? open.slot : undefined,
    yesNo,
    act: act && act.rest === '' ? act.act : undefined,
    isQuestion,
    topic:
      subject === undefined || isDoubtful(talk, subject)
        ? undefined
        : {
            id: subject.topic.id,
            score: subject.score,
            likeness: subject.features.base,
            isTold: state.told.includes(subject.topic.id),
          },
    current: state.topic?.id,
    facet: facet?.facet,
    say,
  };
}
