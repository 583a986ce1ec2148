/** What the plan remembers, and what it has still to ask. */

import type { PlanTurn } from '../../plan.ts';
import type { Journey, Slot } from './journey.ts';

export interface RishiState {
  journey: Journey;
  /** How often each was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What the visitor cannot or would not say. */
  declined: Slot[];
  /** Places proposed or named, oldest first. */
  offered: string[];
  /** The place that is talked of. */
  current?: string;
  /** The place that the visitor named: it stays until they name another. */
  own?: string;
  /** The place whose days were offered. */
  laidOut?: string;
  /** What was answered of which place, as "place:question". */
  answered?: string[];
  /** A place that is in no table, as it was written. */
  unknown?: string;
  /** The last two that were held against each other. */
  compared?: [string, string];
  /** The one of them that was chosen. */
  chosen?: string;
  /** Parts of the day-by-day route told so far, of `current`. */
  route?: number;
  /** "Somewhere else", in a row. */
  refused: number;
  /** A question went unanswered: the next answer asks nothing. */
  isQuiet?: boolean;
}

export type Turn = PlanTurn<RishiState>;

/** Source: the owner's brief for Rishi, "after three or four known slots he proposes". */
export const knownNeeded = 3;

const asksMax = 2;

/** Asked in this order; the purse last, and only while no place is proposed. */
export const slots: readonly Slot[] = ['days', 'start', 'season', 'kind', 'company', 'roads', 'budget'];

/** From this certainty on a line has a subject of its own, besides the place that is talked of. */
export const otherTopic = 0.6;

export const knownCount = ({ days, roads, months, kinds, wish, company, people, start, budget }: Journey): number =>
  [days, roads, months, kinds ?? wish, company ?? people, start, budget].filter((value) => value !== undefined).length;

export const isKnown = ({ journey }: RishiState, slot: Slot): boolean =>
  (slot === 'kind' && journey.wish !== undefined) ||
  (slot === 'company' && journey.people !== undefined) ||
  journey[slot === 'season' ? 'months' : slot === 'kind' ? 'kinds' : slot] !== undefined;

export const hasAsked = ({ asked }: RishiState): boolean => Object.keys(asked).length > 0;

/** The next to ask: asked least, not known, not declined. */
export const openSlot = (state: RishiState): Slot | undefined =>
  slots
    .filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < asksMax)
    .sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];

/** One that was never asked. */
export const openBefore = (state: RishiState): boolean =>
  slots.some((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && !state.asked[slot]);

export const at = (state: RishiState, id: string): RishiState => {
  const { route, current, compared, ...others } = state;
  return {
    ...others,
    current: id,
    offered: [...state.offered.filter((other) => other !== id), id],
    ...(current === id && route !== undefined && { route }),
    // A question on one of two leaves the two.
    ...(compared?.includes(id) && { compared }),
  };
};
