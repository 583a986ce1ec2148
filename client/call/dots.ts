import type { TurnOf } from './turn.tsx';

/** The dots of ring 2, as in `2-pashyanti-dots.svg`: in units of its view box, 600 wide. */
export const dotRing = { count: 54, radius: 203, dotRadius: 4.5, viewBox: 600 };
/** From the top down one side, including the lowest dot. */
export const dotsDown = dotRing.count / 2 + 1;

export type DotLook = TurnOf | 'muted';

export interface Dot {
  radius: number;
  opacity: number;
}

const { dotRadius } = dotRing;
const small = (opacity: number): Dot => ({ radius: dotRadius * 0.6, opacity });

/** @param step from the top; @param phase 0..1, the progress of the "thinking" dot */
const looks: Record<DotLook, (levels: readonly number[], step: number, phase: number) => Dot> = {
  // The visitor's voice moves down the sides.
  listening: (levels, step) => ({ radius: dotRadius + 6 * (levels[step] ?? 0), opacity: 1 }),
  held: (levels, step) => ({ radius: dotRadius + 6 * (levels[step] ?? 0), opacity: 1 }),
  // The character's voice moves all dots at once, with the outer rings.
  speaking: (levels) => ({ radius: dotRadius + 2.5 * (levels[0] ?? 0), opacity: 1 }),
  thinking: (_, step, phase) => ({ radius: dotRadius, opacity: 0.25 + 0.75 * Math.cos(Math.PI * (step / dotsDown - phase)) ** 8 }),
  waiting: () => small(0.6),
  muted: () => small(0.6),
  reconnecting: () => small(0.2),
};

/**
 * The sizes of the dots, from the top down one side. The other side is its mirror image.
 * @param levels 0..1, the newest first
 */
export const dotsOf = (look: DotLook, levels: readonly number[], phase: number): Dot[] =>
  Array.from({ length: dotsDown }, (_, step) => looks[look](levels, step, phase));
