/**
 * Says which of many regular expressions can match a line at all. A line is compared with hundreds of them, and most need a word that it
 * does not have. To look up the letters of the line takes a tenth of the time that the expressions take.
 */

import { cachedModel, type ModelSource } from './model-cache.ts';

/** An index holds parts of words of at most this many letters. */
const partMax = 4;

/** The numbers of the expressions that every line meets, and of those that need a part of a word. */
interface PatternIndex {
  readonly always: readonly number[];
  readonly byPart: ReadonlyMap<string, readonly number[]>;
}

/**
 * @param patternOf the expression of an item
 * @param cachedAs where the index is stored; each caller has its own
 * @returns the items whose expression can match a line, in their order
 */
export function createPatternIndex<Item>(
  items: readonly Item[],
  patternOf: (item: Item) => RegExp,
  cachedAs?: ModelSource,
): (line: string) => Item[] {
  const read = () => indexOf(items.map((item) => patternOf(item).source));
  let index: PatternIndex | undefined;
  return (line) => {
    index ??= cachedAs ? cachedModel(`patterns-${cachedAs.name}`, cachedAs.sources, read) : read();
    const isFound = new Uint8Array(items.length);
    for (const number of index.always) isFound[number] = 1;
    const lower = line.toLowerCase();
    for (let at = 0; at < lower.length; at += 1)
      for (let size = 1; size <= partMax && at + size <= lower.length; size += 1)
        for (const number of index.byPart.get(lower.slice(at, at + size)) ?? []) isFound[number] = 1;
    return items.filter((_, number) => isFound[number]);
  };
}

function indexOf(patterns: readonly string[]): PatternIndex {
  const always: number[] = [];
  const byPart = new Map<string, number[]>();
  for (const [number, source] of patterns.entries()) {
    const needed = neededBy(source);
    if (!needed) always.push(number);
    for (const part of new Set(needed?.map((text) => text.toLowerCase().slice(0, partMax)))) {
      const known = byPart.get(part);
      if (known) known.push(number);
      else byPart.set(part, [number]);
    }
  }
  return { always, byPart };
}

/** Texts of which every match of an expression holds one; undefined if none are known. */
export function neededBy(source: string): readonly string[] | undefined {
  const signs = [...source];
  let at = 0;

  /** Reads alternatives up to the end of a group. */
  function readAlternatives(): readonly string[] | undefined {
    const found: (readonly string[] | undefined)[] = [readSequence()];
    while (signs[at] === '|') {
      at += 1;
      found.push(readSequence());
    }
    return found.every((one) => one !== undefined) ? found.flat() : undefined;
  }

  function readSequence(): readonly string[] | undefined {
    let best: readonly string[] | undefined;
    let run = '';
    const offer = (texts: readonly string[] | undefined): void => {
      if (texts && isBetter(texts, best)) best = texts;
    };
    const endRun = (): void => {
      if (run) offer([run]);
      run = '';
    };
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') {
      const { sign, texts } = readTerm();
      const isOptional = readQuantifier();
      if (sign !== undefined && isOptional === undefined) {
        run += sign;
        continue;
      }
      endRun();
      if (!isOptional) offer(sign === undefined ? texts : [sign]);
    }
    endRun();
    return best;
  }

  /** Reads a sign, a class, an assertion or a group. @returns the sign, or the texts that are needed */
  function readTerm(): { sign?: string; texts?: readonly string[] | undefined } {
    const sign = signs[at] as string;
    at += 1;
    if (sign === '(') return { texts: readGroup() };
    if (sign === '[') {
      while (signs[at] !== ']') at += signs[at] === '\\' ? 2 : 1;
      at += 1;
      return {};
    }
    if (sign === '\\') return readEscape();
    return '.^$'.includes(sign) ? {} : { sign };
  }

  function readEscape(): { sign?: string } {
    const sign = signs[at] as string;
    at += 1;
    if (!/[\p{L}\d]/u.test(sign)) return { sign };
    // What follows `\p`, `\u` and `\k` in brackets, or as digits, belongs to it.
    const [rest = ''] = /^(?:\{[^}]*\}|<[^>]*>)/.exec(signs.slice(at, at + 40).join('')) ?? [];
    at += [...rest].length;
    if (sign === 'u' && rest === '') at += 4;
    if (sign === 'x') at += 2;
    return {};
  }

  function readGroup(): readonly string[] | undefined {
    const [opening = ''] = /^\?(?::|=|!|<=|<!|<[^>]*>)/.exec(signs.slice(at, at + 40).join('')) ?? [];
    at += opening.length;
    const texts = readAlternatives();
    at += 1;
    return opening.endsWith('!') ? undefined : texts;
  }

  /** @returns whether the term may be missing; undefined without a quantifier */
  function readQuantifier(): boolean | undefined {
    // Most terms have none.
    if (!'*+?{'.includes(signs[at] ?? '|')) return undefined;
    const [whole, least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(signs.slice(at, at + 12).join('')) ?? [];
    if (whole === undefined) return undefined;
    at += whole.length;
    return least === undefined ? !whole.startsWith('+') : least === '0';
  }

  return readAlternatives();
}

/** Longer texts are rarer; among equally long ones, fewer are better. */
function isBetter(texts: readonly string[], than: readonly string[] | undefined): boolean {
  if (!than) return true;
  const [length, other] = [texts, than].map((some) => Math.min(partMax, ...some.map((text) => text.length))) as [number, number];
  return length === other ? texts.length < than.length : length > other;
}
