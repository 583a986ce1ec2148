/** The words about the car that is looked for: its size alone, the count of seats kept out, what is wanted now put to what was wanted before. */

import { numberIn } from '../../../language/numbers.ts';
import { patterns, termsOf } from './car-terms.ts';

/** "Small", "chhoti si": the size alone, where the car was asked for. */
export const sizeIn = (text: string): string | undefined =>
  sizeAlone.exec(text)?.[1] ?? sizeOfBoth.exec(text)?.[1] ?? sizeAndMore.exec(text)?.[1];
/** "Chhoti aur aasaan gaadi bataiye" */
const sizeAndMore = /(?<![\p{L}\p{M}])(chh?oti|badi|छोटी|बड़ी) (?:aur|और) [\p{L}\p{M}]+ (?:gaadi|gadi|car|गाड़ी|कार)(?![\p{L}\p{M}])/iu;
const sizeOfBoth = /\b(?:cars?|vehicles?|gaadiya\w*)\b.*\b(?:both|all|dono) (small|big|compact|large|chh?oti|badi)\b/iu;
const sizeAlone =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:a|something|one|koi|ek|bas|just|not too)\s+)*(small|big|bigger|smaller|compact|large|chh?oti|badi|छोटी|बड़ी)(?: (?:one|si|wali|car|gaadi|सी|वाली))*[^\p{L}\p{M}\p{N}]*$/iu;

/**
 * The words about what is looked for without the count of seats, which has a slot of its own; all of them where it is the only one. A seven
 * seater for six people stays one.
 */
export function withoutSeats(wants: string, seats: string): string {
  const people = Number.parseInt(seats, 10);
  const seater = patterns.find(({ kind }) => kind === 'seater')?.pattern ?? '';
  const kept = wants.split(', ').map((part) =>
    part
      .replace(seater, (said) => ((numberIn(said.replace('-', ' ')) ?? 0) > people ? said : ''))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const text = kept.filter(Boolean).join(', ');
  return text === '' ? `${seats} seater` : text;
}

/** The words about what is looked for with another count of seats. */
export const withSeats = (wants: string, from: string, to: string): string =>
  wants
    .split(', ')
    .map((part) => (numberIn(/\S+(?=[ -]seat|[ -]सीट)/iu.exec(part)?.[0] ?? '') === Number(from) ? `${to} seater` : part))
    .join(', ');

/** What was wanted before with what is wanted now: a new fuel replaces the old one, a gearbox is added. */
export function mergedWants(before: string | undefined, now: string, isAddition: boolean): string {
  if (before === undefined) return [...new Set(now.split(', '))].join(', ');
  const kindsNow = new Set(termsOf(now).map(({ kind }) => kind));
  const isNamed = (text: string) => now.toLowerCase().includes(text.toLowerCase());
  const kept = before.split(', ').flatMap((part) => {
    const partTerms = termsOf(part);
    if (isNamed(part)) return [];
    // There is one gearbox, also in what is added: "and automatic".
    if (isAddition && kindsNow.has('gearbox') && partTerms.some(({ kind }) => kind === 'gearbox') && !/\b(?:or|ya)\b|या/iu.test(now))
      return partTerms.filter(({ kind }) => kind !== 'gearbox' && kind !== 'plain').map(({ text }) => text);
    if (isAddition || !partTerms.some(({ kind }) => kindsNow.has(kind))) return [part];
    // Of "diesel suv" the new petrol replaces the diesel alone.
    const left = partTerms.filter(({ kind }) => !kindsNow.has(kind) && kind !== 'plain').map(({ text }) => text);
    return left.length > 0 ? [left.join(' ')] : [];
  });
  return [...new Set([...kept, ...now.split(', ')])].join(', ');
}

/** The words about what is looked for without those that were taken back: "not diesel". */
export function withoutRefused(wants: string, refused: readonly string[]): string | undefined {
  const left = wants.split(', ').flatMap((part) => {
    const kept = refused.reduce(
      (text, one) => text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${escaped(one)}(?![\\p{L}\\p{M}])`, 'iu'), ' '),
      part,
    );
    const words = kept.replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [words];
  });
  return left.length === 0 ? undefined : left.join(', ');
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
