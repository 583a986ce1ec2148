/** What Arya asks next: the slot that is open, and the question for it. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../text.ts';
import { type AryaState, isKnown, type Slot, slots, spokenOf } from './note.ts';

/** A question that got no answer twice is let be. */
const asksMax = 2;

/** Who told what the car must do is not asked for the car again. */
const mostAsks = ({ wish, asks }: AryaState, slot: Slot): number => (slot === 'vehicle' && (wish ?? asks) !== undefined ? 1 : asksMax);

/** No car is looked for: only who it is and how they are reached. */
const asksWhoOnly = ({ isTrade, wants, complains, sells, seeksBeside }: AryaState): boolean =>
  sells === true || (isTrade === true && wants === undefined) || (complains === true && !seeksBeside);

/** The next to ask: asked least, not refused. */
export const openSlot = (state: AryaState): Slot | undefined =>
  slots
    .filter(
      (slot) => !asksWhoOnly(state) || slot === 'name' || slot === 'contact' || (slot === 'vehicle' && (state.complains || state.sells)),
    )
    .filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < mostAsks(state, slot))
    .sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];

/** The next question, or the note read back once there is nothing to ask. */
export function nextQuestion(state: AryaState, line: PlanLine): ReturnType<Plan<AryaState>['next']> {
  if (state.note === 'agreed' || state.isOver) return undefined;
  const slot = openSlot(state);
  if (!slot) {
    const known = slots.filter((one) => isKnown(state, one));
    if (state.note !== undefined || known.length < 2) return undefined;
    return { state: { ...state, note: 'read' }, ask: line.say('plan-note', { note: spokenOf(state) }), slot: 'note' };
  }
  return {
    state: { ...state, asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 } },
    ask: line.say(questionFor(state, slot)),
    slot,
  };
}

/** The answer and the next question after it. */
export function ask(state: AryaState, line: PlanLine, first: InLangs): PlanTurn<AryaState> {
  const next = nextQuestion(state, line);
  return next ? { state: next.state, reply: join(first, next.ask), asks: next.slot, learned: {} } : { state, reply: first, learned: {} };
}

function questionFor({ isTrade, complains, sells, seeksBeside }: AryaState, slot: Slot): string {
  if (isTrade && (slot === 'name' || slot === 'contact')) return `plan-trade-${slot}`;
  return (sells || (complains && !seeksBeside)) && slot === 'vehicle' ? 'plan-complaint-vehicle' : `plan-ask-${slot}`;
}
