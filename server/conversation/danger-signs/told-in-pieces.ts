import type { Found } from '../danger/detection.ts';
import { phoneticOf } from '../danger/phonetic.ts';
import { type Rule, rules } from './rules.ts';
import { signsIn } from './signs.ts';

/** The signs of danger that a conversation remembers. */
export interface Pieces {
  /** Each sign that was told, once. */
  signs: string[];
  /** Leave is taken of somebody else than the visitor. */
  ofAnother?: true;
  /** The sum with which a rule was answered, by the rule's number: only a larger one is answered again. */
  raised?: Record<number, number>;
}

/** Above the score of words that only resemble danger, below that of a certain one; a wish to die is asked about openly. */
const score = { asked: 0.7, askedOpenly: 0.77, sure: 0.95 };

/** Somebody else of whom leave is taken: "she texted: take care of the cat". */
const another =
  /\b(my|meri|mera|mere) (best )?(girlfriend|boyfriend|gf|bf|friend|dost|saheli|rumate|flatmate|brother|bhai|sister|behen|cousin|son|daughter|beta|beti|vife|husband|pati|patni|father|papa|mother|mumy|student|colleague|neighbour)\b|\b(she|he|usne) (texted|vrote|said|gave|sent|returned)\b/;

const counts = ({ needs = [], signs }: Rule, sign: string): boolean =>
  signs[sign] !== undefined || needs.some((need) => need.split('|').includes(sign));

/** What a rule's signs add up to; 0 if something that it needs was not told. */
function sumOf({ needs = [], signs, reasons = {} }: Rule, told: ReadonlySet<string>): number {
  if (!needs.every((need) => need.split('|').some((one) => told.has(one)))) return 0;
  const add = (weights: Readonly<Record<string, number>>) =>
    Object.entries(weights).reduce((sum, [sign, weight]) => sum + (told.has(sign) ? weight : 0), 0);
  return add(signs) - add(reasons);
}

/**
 * Reads a line for signs, and finds the danger that they are together with those of earlier lines. A danger is found only by a line that
 * adds one of its signs.
 * @returns the signs to remember, and the danger if there is one
 */
export function readPieces(before: Pieces | undefined, message: string): { pieces: Pieces; found?: Found } {
  const fresh = signsIn(message).filter((sign) => !before?.signs.includes(sign));
  const isOfAnother = before?.ofAnother === true || another.test(phoneticOf(message));
  const pieces: Pieces = { ...before, signs: [...(before?.signs ?? []), ...fresh], ...(isOfAnother && { ofAnother: true }) };
  const told = new Set(pieces.signs);
  for (const [number, rule] of rules.entries()) {
    // What one line tells is read as a line.
    if (!fresh.some((sign) => rule.signs[sign]) || !before?.signs.some((sign) => counts(rule, sign))) continue;
    const sum = sumOf(rule, told);
    if (sum < (rule.asked ?? rule.sure) || sum <= (pieces.raised?.[number] ?? 0)) continue;
    return { pieces: { ...pieces, raised: { ...pieces.raised, [number]: sum } }, found: foundBy(rule, sum, isOfAnother) };
  }
  return { pieces };
}

function foundBy({ kind, group = '', sure }: Rule, sum: number, isOfAnother: boolean): Found {
  if (kind === 'self-harm' && isOfAnother) return { kind: 'self-harm-of-another', group: '', score: score.sure };
  return { kind, group, score: sum >= sure ? score.sure : kind === 'self-harm' ? score.askedOpenly : score.asked };
}
