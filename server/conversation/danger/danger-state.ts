import type { Kind } from './families.ts';

/**
 * What a conversation remembers of a danger, and how long it holds:
 *
 * - none: nothing alarmed, or what alarmed was no danger.
 * - `asked`: a line may be danger. It is asked about once, briefly. A line that confirms it makes it `certain`; any other line ends it, and
 *   is answered as usual.
 * - `certain`: every turn is answered here. A line that says what was meant ends it. Ordinary lines make it `over`, and so does a
 *   visitor who says, twice, that it is.
 * - `over`: the rest of the conversation speaks again, and nothing is sold. A new alarm makes it `certain` again.
 *
 * How many ordinary lines it takes is weighed: an alarm begins with a weight, the logarithm of the odds that it is real, and each later line
 * adds what it says for or against it. What was said in plain words, or borne out since, outlasts two ordinary lines.
 */
export type Level = 'asked' | 'certain' | 'over';

export interface DangerState {
  kind: Kind;
  level: Level;
  who: 'self' | 'other' | 'child';
  /** Ids of what was said, "kind/act#wording", so that nothing is said twice in the same words. */
  said: string[];
  /** The turn in which the danger was named. */
  since: number;
  /** The logarithm of the odds that the danger is real. */
  weight: number;
  /** Something could be sold before the alarm: if it was false, it can be again. */
  stopsSale?: boolean;
}

export interface Watched {
  state: DangerState | undefined;
  /** There when danger must speak in this turn, before and instead of everything else. */
  reply?: string;
  /** Said before the ordinary answer: the visitor named the harmless thing that was meant. */
  relief?: string;
}

/** The weight of an alarm that is only asked about, of one that leaves little doubt, and of words that a pattern knows. */
const alarmWeight = { asked: 0, least: 1.2, plain: 5 };

/** Danger is rarer in talks than among the lines on which its score is set. */
const rarer = 0.3;

/** The weight that an alarm begins with. @param score how likely the line is danger, 0 to 1 */
export function weightOf(score: number, level: Level): number {
  if (level === 'asked') return alarmWeight.asked;
  return Math.max(alarmWeight.least, Math.min(alarmWeight.plain, Math.log(score / Math.max(1 - score, 0.001)) - rarer));
}

/** What all lines together, and one line alone, can say. */
const bounds = { all: 6, against: -2.5, for: 3 };

/** The danger after a line. @param evidence what the line says for it, or below zero against it @returns undefined when it was none */
export function weigh(state: DangerState, evidence: number): DangerState | undefined {
  const weight = Math.min(bounds.all, state.weight + Math.max(bounds.against, Math.min(bounds.for, evidence)));
  if (weight >= 0) return { ...state, weight, level: 'certain' };
  return state.level === 'asked' ? undefined : { ...state, weight, level: 'over' };
}
