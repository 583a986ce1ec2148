import { personaBySlug } from '#shared/personas.ts';
import { langOf } from '../language/script.ts';
import type { Lang, Topic } from '../personas/persona.ts';
import { answerAboutCharacter } from './about-character.ts';
import { answerAct } from './acts.ts';
import { answerFromKnowledge, answerOpen, notUnderstood } from './answers.ts';
import type { ConversationState, TurnInput, TurnResult } from './conversation.ts';
import { watch } from './danger/danger.ts';
import type { DangerState } from './danger/danger-state.ts';
import { isTale, withSuspicion } from './danger/detection.ts';
import { isOfManuscript, tellsOfNovel } from './danger/fiction.ts';
import { sensitiveTopic } from './danger/sensitive.ts';
import { tellsMinor, tellsOfOwnChild } from './danger/who.ts';
import { readPieces } from './danger-signs/told-in-pieces.ts';
import { answerDisclosure } from './disclosures.ts';
import { remember } from './memory.ts';
import { isListener } from './next-part.ts';
import { answerPlainTalk } from './plain-talk.ts';
import { answerByPlan, keepByPlan, recallByPlan } from './plan-runner.ts';
import { answerPractice } from './practice-questions.ts';
import { answerRemark } from './remarks.ts';
import { tellsOfBaby } from './stated-facts.ts';
import { answerStory } from './stories.ts';
import { type Answer, createTalk, type Talk } from './talk.ts';
import { join, same } from './text.ts';
import { answerAtTill } from './till/till-runner.ts';
import { isStory } from './topic-answers.ts';
import { rootId } from './topic-ids.ts';

/** From this score the topic is so clear that the line is not about danger. */
const plainSubject = 0.6;
/** For this many turns after a story was mentioned, words that only resemble danger belong to the story. */
const taleTurns = 3;

/** A new conversation. @param seed for the choice among alternative lines, so that conversations differ in their wording */
export const newConversation = (seed: number, lang: Lang = 'en'): ConversationState => ({ turns: 0, seed, lang, lines: {}, told: [] });

/**
 * One turn of a conversation: the answer to the visitor's line. The function is pure: the same state and message give the same answer. It
 * makes no requests, and it returns what the caller must do as effects. The order of the steps is their priority: danger comes first.
 */
export function turn(before: ConversationState, input: TurnInput): TurnResult {
  const talk = createTalk(before, input);
  const { state, message } = talk;
  state.lang = langOf(message, before.lang);
  talk.lang = state.lang;
  state.turns += 1;

  const current = talk.knowledge.topic(state.topic?.id ?? '');
  if (isTale(message) || (current && (isStory(talk, current) || isOfWriting(current)))) state.tale = state.turns;
  // Once danger is certain, statements belong to it. With a listener, questions belong to it too, because all its topics are personal.
  const isHeld = state.danger?.level === 'certain' && (isListener(input.persona) || !talk.isQuestion);
  // "I want to disappear" may mean a journey, but not from a visitor who told of a separation the day before.
  const isSore = !state.danger && (state.noSale === true || isCared(talk, current));
  // After words that are near to a wish to die, grief is not another topic either.
  const isNearDeath = state.danger?.kind === 'self-harm' && isCared(talk, talk.subjectOfWhole?.topic);
  const isInTale = state.tale !== undefined && state.turns - state.tale <= taleTurns;
  const isSubject = (talk.subjectOfWhole?.score ?? 0) >= plainSubject;
  const isPlain = isInTale || (!isHeld && !isSore && !isNearDeath && isSubject);
  if (tellsMinor(message)) state.minor = true;
  if (tellsOfOwnChild(message)) state.parent = true;
  if (tellsOfNovel(message)) state.writer = true;
  const { pieces, found: inPieces } = readPieces(state.pieces, message);
  state.pieces = pieces;
  const danger = watch(state.danger, message, state.lang, state.turns, {
    isPlain,
    isSubject,
    isQuestion: talk.isQuestion,
    isTale: isInTale,
    isMinor: state.minor === true,
    isParent: state.parent === true,
    isWriting: state.writer === true && isOfManuscript(message),
    previous: state.previous,
    suspicions: state.suspicions,
    inPieces: state.writer ? undefined : inPieces,
  });
  state.previous = message;
  // After danger or a false alarm they are counted anew.
  if (danger.state || danger.relief !== undefined) delete state.suspicions;
  else state.suspicions = withSuspicion(state.suspicions ?? [], message);
  if (danger.state) state.danger = danger.state;
  else delete state.danger;
  const sensitive = sensitiveTopic(message);
  keepFromSale(state, before.danger, sensitive !== undefined);
  if (tellsOfBaby(message) || sensitive === 'pregnancy' || sensitive === 'infant' || /^(?:pregnancy|infant)/.test(danger.state?.kind ?? ''))
    state.ofBaby = true;
  if (danger.reply !== undefined) {
    delete state.open;
    const help = danger.state?.kind ?? 'over';
    const kept = keepByPlan(talk);
    return finish(talk, {
      text: same(danger.reply),
      heard: { help },
      effects: [{ kind: 'help', danger: help }, { kind: 'stop-awaiting' }, ...kept],
      wording: 'fixed',
    });
  }

  const answer =
    answerAtTill(talk, 'open') ??
    recallByPlan(talk) ??
    answerStory(talk) ??
    answerAboutCharacter(talk) ??
    answerAct(talk, 'first') ??
    answerAtTill(talk) ??
    answerByPlan(talk) ??
    answerPractice(talk) ??
    answerPlainTalk(talk) ??
    answerDisclosure(talk) ??
    answerRemark(talk) ??
    answerOpen(talk) ??
    answerAct(talk, 'social') ??
    answerFromKnowledge(talk) ??
    notUnderstood(talk);
  // "Somebody shall ring me in the mornings": answered as a wish for a person, and noted.
  const noted = answer.heard.act === 'human' ? { ...answer, effects: [...(answer.effects ?? []), ...keepByPlan(talk)] } : answer;
  remember(talk);
  return finish(talk, danger.relief === undefined ? noted : relieved(danger.relief, noted));
}

/** Nothing is sold beside a danger or a sore subject. What only a false alarm forbade is allowed again. */
function keepFromSale(state: ConversationState, before: DangerState | undefined, isSore: boolean): void {
  const { danger } = state;
  if (before?.stopsSale && !danger) delete state.noSale;
  const isCertain = danger !== undefined && danger.level !== 'asked';
  if (danger && (isSore || (isCertain && !state.noSale))) state.danger = { ...danger, stopsSale: !isSore };
  if (isCertain || isSore) state.noSale = true;
}

/** Answers that say nothing of the subject: after a false alarm the relief alone is better. */
const empty: ReadonlySet<string> = new Set(['unknown', 'unclear', 'nearest', 'noted', 'listen', 'go-on']);

/** The answer after a false alarm: first the relief, then what was asked all along. */
const relieved = (relief: string, answer: Answer): Answer =>
  empty.has(answer.heard.act ?? '') || answer.heard.act?.startsWith('plain-')
    ? { ...answer, text: same(relief) }
    : { ...answer, text: join(same(relief), answer.text) };

/** Whether a topic is about the visitor's own writing, in which people may die. */
const isOfWriting = ({ id }: Topic): boolean => /^(?:writing|ending|poem)\b/.test(id);

/** Whether a topic or its root is tagged as needing care. */
const isCared = ({ knowledge }: Talk, topic: Topic | undefined): boolean =>
  knowledge.topic(rootId(topic?.id ?? ''))?.tags.includes('care') ?? false;

/** The answer in the visitor's language, and the state after it. */
function finish(talk: Talk, answer: Answer): TurnResult {
  const { state } = talk;
  // If no topic was told, an aside can be repeated as the last answer.
  const isOnlyTalk = state.told.length === 0 && personaBySlug(talk.persona).plan === undefined;
  if (!answer.isAside || !state.last || isOnlyTalk) state.last = answer.text;
  if (answer.heard.act === undefined) delete state.act;
  else state.act = answer.heard.act;
  if (answer.open) state.open = answer.open;
  else if (!answer.keepsOpen) delete state.open;
  return {
    reply: answer.text[state.lang],
    state,
    effects: answer.effects ?? [],
    heard: answer.heard,
    wording: answer.wording ?? 'fixed',
    ground: talk.ground(),
  };
}

/** How often the character had to say in a conversation that it does not know. */
export const unansweredIn = ({ lines }: ConversationState): number =>
  Object.entries(lines).reduce((sum, [occasion, count]) => (ofUnanswered.test(occasion) ? sum + count : sum), 0);

/** The occasions of answers to a question that no topic answers. */
const ofUnanswered = /^(?:unknown(?:-here)?|plain-fact(?:-\w+)*|plain-advice(?:-\w+)+)$/;
