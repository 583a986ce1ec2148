export interface Time {
  days?: string[];
  part?: string;
  hour?: number;
  /** Day of the month. */
  date?: number;
  spans?: string[];
}

export interface Before {
  things: string[];
  /** It comes after, and throws its shadow back. */
  isAhead?: boolean;
  with?: string;
  /** The visitor's sentence turned to them, where "after ..." would say more than they did. */
  said?: string;
  /** Another case of hers that comes before this one: the heavy mornings before the lateness. */
  matter?: string;
}

export interface Since {
  event?: string;
  month?: string;
  count?: number;
  unit?: string;
}

/** When it stays away. */
export interface Exception {
  /** In the visitor's words, turned to them, where nothing else of it was read. */
  said?: string;
  isNever?: boolean;
  time?: Time;
  kinds?: string[];
  person?: string;
  isAway?: boolean;
}

export interface Clues {
  when?: Time;
  before?: Before;
  who?: string[];
  since?: Since;
  lost?: string[];
  after?: string;
  exception?: Exception;
  /** Suspects that the visitor rules out. */
  cleared?: string[];
}
