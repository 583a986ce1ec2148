/** Rishi's plan: the journey is gathered as it is told, one place is proposed with the visitor's own facts, compared, reached, laid out. */

import type { Plan } from '../../plan.ts';
import { answerOf } from './answer.ts';
import { question } from './offer.ts';
import { placeOf } from './places.ts';
import { journeyOf, merge, newIn, slotsOf } from './read-journey.ts';
import { type RishiState, slots } from './state.ts';
import { placesIn } from './topics.ts';

export const rishiPlan: Plan<RishiState> = {
  start: { journey: {}, asked: {}, declined: [], offered: [], refused: 0 },

  hear(before, line) {
    const { named, refused } = placesIn(line.message);
    const learned = newIn(before.journey, journeyOf(line, named));
    const journey = merge(before.journey, learned);
    const state: RishiState = {
      ...before,
      journey,
      declined: [...before.declined],
      offered: [...new Set([...refused, ...before.offered])],
    };
    delete state.isQuiet;
    const told = slotsOf(learned);
    const turn = answerOf(state, line, { before, learned, named, refused });
    return { ...(turn ?? { state }), learned: told };
  },

  next(state, line) {
    if (state.isQuiet || state.offered.some((id) => !placeOf(id)?.isFamous) || line.act === 'thanks' || line.act === 'compliment')
      return undefined;
    return question(state, line);
  },
};

/** Every line that the plan says is there in every language. */
export const rishiOccasions: readonly string[] = [
  ...slots.map((slot) => `plan-ask-${slot}`),
  ...[
    'echo',
    'corrected',
    'offer',
    'offer-end',
    'another',
    'no-more',
    'none',
    'closest',
    'chosen',
    'reach-near',
    'reach-far',
    'reach-tail',
    'back',
    'still',
  ].map((name) => `plan-${name}`),
  ...['days', 'month', 'roads', 'elders', 'children'].map((name) => `plan-unfit-${name}`),
  ...[
    'compare-winner',
    'compare-either',
    'compare-with',
    'compare-cheaper',
    'quiet',
    'route-end',
    'route-which',
    'asked-enough',
    'which-month',
  ].map((name) => `plan-${name}`),
  ...['day-only', 'day-one', 'day-two', 'day-three', 'days-middle', 'day-last'].map((name) => `plan-${name}`),
  ...(['mountain', 'sea', 'forest', 'desert', 'river', 'old-town'] as const).map((kind) => `plan-rest-${kind}`),
];
