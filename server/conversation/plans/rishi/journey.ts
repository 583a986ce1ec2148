/** What is known of a journey. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Condition } from './conditions.ts';
import type { Wish } from './wishes.ts';

export const kinds = ['mountain', 'sea', 'forest', 'desert', 'river', 'old-town'] as const;

export type Kind = (typeof kinds)[number];

export interface Start {
  /** The city as `near` of the places names it; undefined for one that is not known. */
  key?: string;
  name: InLangs;
  /** Where one gets to in a night from it; undefined where that is not known. */
  regions?: readonly string[];
}

export type Company =
  | 'solo'
  | 'mother'
  | 'father'
  | 'parents'
  | 'grandparents'
  | 'elders'
  | 'wife'
  | 'husband'
  | 'partner'
  | 'baby'
  | 'children'
  | 'friends'
  | 'family'
  | 'group';

/** For whom a sum is said: each one, each couple, a day of each; and whether the way there is besides. */
export interface Share {
  isPerHead?: true;
  isPerCouple?: true;
  isPerDay?: true;
  isWithoutWay?: true;
}

/** What is known of a journey. */
export interface Journey {
  days?: number;
  roads?: 'good' | 'train' | 'rough';
  /** Somebody's knees or back want few steps. */
  legs?: 'weak';
  /** Snow is to be seen. */
  snow?: true;
  /** 1 to 12, several for a season. */
  months?: number[];
  kinds?: Kind[];
  company?: Company[];
  /** How many travel. */
  people?: number;
  /** Illness and frailty in the party. */
  health?: Condition[];
  /** What is to be seen or done. */
  wish?: Wish;
  start?: Start;
  budget?: { level?: 'thrifty' | 'middling' | 'comfortable'; text?: string } & Share;
}

export type Slot = 'days' | 'start' | 'season' | 'kind' | 'company' | 'roads' | 'budget';
