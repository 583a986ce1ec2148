import type { Kind } from './families.ts';

/** A kind of danger, and words that mean it whatever stands around them. Written as `phoneticOf` writes: no double letters. */
export type Rule = readonly [kind: Kind, pattern: RegExp, group?: string];

/** Somebody near to the visitor. */
export const kin =
  '(father|dad|papa|pita|mother|mumy|mom|ma|husband|pati|vife|patni|brother|bhai|sister|behen|son|daughter|beta|beti|friend|dost|girlfriend|boyfriend|ex|rumate|flatmate|cousin|neighbour|colleague|student|saheli)';
