/** The next question of a case, or what is due instead. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../text.ts';
import { finding, thin } from './finding.ts';
import { topicOf } from './open-case.ts';
import { askOf, cluesLeast, countClues, isDue, type MiniState, markAsked, openSlot, wantsMore } from './state.ts';
import { quietTopics } from './words.ts';

/** The next question, if one is open; the finding where nothing is left to ask. */
export function nextQuestion(state: MiniState, line: PlanLine): { state: MiniState; ask: InLangs; slot: string } | undefined {
  if (line.act === 'thanks' || line.act === 'compliment' || line.act === 'goodbye') return undefined;
  const root = topicOf(line);
  // A clue that only sounds like such a subject leaves the case where it was.
  if (root !== undefined && quietTopics.has(root) && (line.isQuestion || state.what === undefined || root === state.what)) return undefined;
  if (state.stage !== undefined || state.what === 'grief') return undefined;
  const slot = openSlot(state);
  if (slot === 'what' && state.askedWhatAt !== undefined && state.heard - state.askedWhatAt < 2 && line.asked !== 'what') return undefined;
  if (slot) return { state: markAsked(state, slot), ask: askOf(state, slot, line), slot };
  // A question was answered: the finding is no part of that answer.
  if (state.what === undefined || line.isQuestion) return undefined;
  if (wantsMore(state)) return { state: { ...state, askedMore: (state.askedMore ?? 0) + 1 }, ask: line.say('plan-ask-more'), slot: 'more' };
  const due = countClues(state) >= cluesLeast ? finding(state, line) : thin(state, line);
  return due.reply && { state: due.state, ask: due.reply, slot: due.asks ?? 'watch' };
}

/** The echo and the next question, or what is due. */
export function goOn(
  state: MiniState,
  line: PlanLine,
  echo: InLangs,
  learned: Record<string, string>,
  warm?: InLangs,
): PlanTurn<MiniState> {
  // The finding says the clues itself: of the echo only the warm word is kept.
  if (isDue(state)) return finding(state, line, learned, warm);
  const next = nextQuestion(state, line);
  return next ? { state: next.state, reply: join(echo, next.ask), asks: next.slot, learned } : { state, reply: echo, learned };
}
