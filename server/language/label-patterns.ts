import { readFileSync } from 'node:fs';
import type { ModelSource } from './model-cache.ts';
import { createPatternIndex } from './pattern-index.ts';

/** A pattern that determines a label, whatever else the line contains. */
export interface LabelPattern<Label extends string = string> {
  label: Label;
  pattern: RegExp;
  /** A line with more words is about something else. */
  maxWords: number;
  /** Unknown words next to the pattern do not count against it. */
  isOpen: boolean;
}

/**
 * The patterns of a file that can match a line. The file is read with the first line.
 * @param flags of every expression; none for lines as `normalise` writes them
 * @param cachedAs where the index of the patterns is stored
 */
export function labelPatternsFor<Label extends string>(
  file: string,
  flags: string,
  cachedAs: ModelSource,
): (line: string) => LabelPattern<Label>[] {
  let find: ((line: string) => LabelPattern<Label>[]) | undefined;
  return (line) => {
    find ??= createPatternIndex(readLabelPatterns<Label>(file, flags), ({ pattern }) => pattern, cachedAs);
    return find(line);
  };
}

/**
 * Reads the patterns of a file: `## label`, with the maximum number of words and `open` where needed, and under it one regular expression
 * per line. `{name} = ...` defines a part for the expressions that follow.
 * @param flags of every expression
 * @throws Error with the file and the line of an invalid expression
 */
export function readLabelPatterns<Label extends string>(file: string, flags: string): LabelPattern<Label>[] {
  const patterns: LabelPattern<Label>[] = [];
  const parts = new Map<string, string>();
  const written = (source: string) => source.replace(/\{([a-z]+)\}/g, (whole, name: string) => parts.get(name) ?? whole);
  let heading: { label: Label; maxWords: number; isOpen: boolean } | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, label, words, open] = /^## (\S+)(?: (\d+))?( open)?$/.exec(line) ?? [];
    const [, name, part] = /^\{([a-z]+)\} = (.*)$/.exec(line) ?? [];
    if (label !== undefined)
      heading = { label: label as Label, maxWords: Number(words ?? Number.POSITIVE_INFINITY), isOpen: open !== undefined };
    else if (name !== undefined && part !== undefined) parts.set(name, written(part));
    else if (line.startsWith('- ') && heading) {
      const source = written(line.slice(2));
      // A pattern that describes a whole line leaves no words for a topic.
      const isOpen = heading.isOpen || (source.startsWith('^') && source.endsWith('$'));
      patterns.push({ ...heading, isOpen, pattern: expressionOf(source, flags, `${file}: ${line}`) });
    }
  }
  return patterns;
}

function expressionOf(source: string, flags: string, where: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    throw new Error(`cannot read ${where}`, { cause });
  }
}
