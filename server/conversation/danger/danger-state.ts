import type { Kind } from './families.ts';

/** Danger that a conversation remembers. It is kept for the whole of it: `care` once the worst is over, and never again a sale. */
export interface DangerState {
  kind: Kind;
  /** While `now` stands every turn is answered here; at `care` the rest of the conversation speaks again. */
  level: 'now' | 'care';
  who: 'self' | 'other' | 'child';
  /** Ids of what was said, "kind/act#wording", so that nothing is said twice in the same words. */
  said: string[];
  /** The turn in which the danger was named. */
  since: number;
  /** The words only resembled danger: a line that is plainly about something else ends it. */
  isUnsure?: boolean;
}

export interface Watched {
  state: DangerState | undefined;
  /** There when danger must speak in this turn, before and instead of everything else. */
  reply?: string;
  /** Said before the ordinary answer: the visitor named the harmless thing that was meant. */
  relief?: string;
}
