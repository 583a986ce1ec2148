/** The characters who lead the talk: their plan hears each line, what they know answers, and the plan's next question follows. */

import { type PlanName, personaBySlug } from '#shared/personas.ts';
import { answerAct } from './acts.ts';
import { answerFromKnowledge, answerOpen, notUnderstood } from './answers.ts';
import { isTelling } from './belied-acts.ts';
import type { Effect } from './conversation.ts';
import type { Plan, PlanLine } from './plan.ts';
import { aryaPlan } from './plans/arya/plan.ts';
import { miniPlan } from './plans/mini/plan.ts';
import { rishiPlan } from './plans/rishi/plan.ts';
import { endsAsking, join } from './say.ts';
import { subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { tellFacet } from './tellings.ts';

// biome-ignore lint/suspicious/noExplicitAny: each plan has a state of its own shape, which only it reads
const plans: Record<PlanName, Plan<any>> = { showroom: aryaPlan, case: miniPlan, journey: rishiPlan };

function planOf({ persona }: Talk) {
  const { plan } = personaBySlug(persona);
  return plan && plans[plan];
}

/** Acts after which nothing is asked: the visitor has the word. */
const leavesTheWord: ReadonlySet<string> = new Set(['goodbye', 'unclear', 'nearest', 'bored', 'okay', 'insult', 'joke', 'thanks']);

/** The answer of a character who leads; undefined for those who do not. */
export function leadTalk(talk: Talk): Answer | undefined {
  const plan = planOf(talk);
  if (!plan) return undefined;
  const { state } = talk;
  const line = lineOf(talk);
  const heard = plan.hear(state.plan ?? plan.start, line);
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
  // What was learned is taken up; whatever else was asked is answered, and then the plan goes on.
  const { subject } = talk;
  const isOfTopic = subject !== undefined && subject.score >= subjectScore && !state.told.includes(subject.topic.id);
  const isOnlyAnswer = Object.keys(heard.learned).length > 0 && !talk.isQuestion && (heard.answersItself === true || !isOfTopic);
  const answer = isOnlyAnswer ? undefined : answerOfOthers(talk);
  const next =
    answer && (endsAsking(answer.text.en) || leavesTheWord.has(answer.heard.act ?? '')) ? undefined : plan.next(state.plan, line);
  // What was neither an answer nor understood is not passed over.
  const first = answer || isOnlyAnswer ? undefined : talk.isQuestion || talk.act ? talk.say('unknown') : talk.say('ack');
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
    text: join(heard.echo, answer?.text ?? (heard.echo ? undefined : first), next?.ask),
    heard: { ...(answer?.heard ?? { act: 'plan' }), ...slots },
    effects: [...(answer?.effects ?? []), ...effects],
    ...(next ? { open: { kind: 'plan', slot: next.slot } as const } : answer?.open && { open: answer.open }),
    ...(answer?.keepsOpen && !next && { keepsOpen: true }),
    ...(answer?.latitude && !next && { latitude: answer.latitude }),
  };
}

/** A passage that was not told in this talk. */
function tellUntold(talk: Talk, { topic: id, facet }: { topic: string; facet: string }): Answer | undefined {
  const { state } = talk;
  const topic = talk.knowledge.topic(id);
  const said = state.topic?.id === id ? state.topic.said : [];
  if (!topic?.facets.has(facet) || said.includes(facet) || state.parts?.includes(`${id}#${facet}`)) return undefined;
  return tellFacet(talk, topic, facet);
}

/** What the visitor told, for "what did I tell you?"; a note that was read back and is wrong is the plan's affair too. */
export function recallLead(talk: Talk): Answer | undefined {
  const { act, open, state } = talk;
  const plan = planOf(talk);
  if (!plan || act?.rest !== '') return undefined;
  if (act.act === 'wrong' && open?.kind === 'plan' && open.slot === 'note') return leadTalk(talk);
  if (act.act !== 'what-did-i-say' && act.act !== 'recap') return undefined;
  if (isTelling(talk)) return undefined;
  const text = state.plan === undefined ? undefined : plan.recall?.(state.plan, lineOf(talk));
  return text && { text, heard: { act: act.act }, keepsOpen: true, isAside: true };
}

/** What a line told besides its danger: the help is the answer, and nothing is asked. @returns what follows from it */
export function keepLead(talk: Talk): readonly Effect[] {
  const plan = planOf(talk);
  if (!plan?.keep) return [];
  const kept = plan.keep(talk.state.plan ?? plan.start, lineOf(talk));
  talk.state.plan = kept.state;
  return kept.effects;
}

const answerOfOthers = (talk: Talk): Answer | undefined => answerOpen(talk) ?? answerAct(talk, 'social') ?? answerFromKnowledge(talk);

function lineOf({ state, message, lang, open, yesNo, act, isQuestion, subject, facet, say, knowledge }: Talk): PlanLine {
  const isAnswered = open?.kind === 'ask' && yesNo !== undefined && knowledge.topic(open.topic)?.facets.has(yesNo) === true;
  return {
    isAnswered,
    message,
    lang,
    asked: open?.kind === 'plan' ? open.slot : undefined,
    yesNo,
    act: act && act.rest === '' ? act.act : undefined,
    isQuestion,
    topic: subject && {
      id: subject.topic.id,
      score: subject.score,
      likeness: subject.features.base,
      isTold: state.told.includes(subject.topic.id),
    },
    facet: facet?.facet,
    say,
  };
}
