import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A turn of phrase that means a label whatever else stands in a line. */
export interface Sign<Label extends string = string> {
  label: Label;
  pattern: RegExp;
  /** Above so many words the line is about something else. */
  maxWords: number;
  /** Unknown words beside it are no sign against it. */
  isOpen: boolean;
}

/**
 * The turns of phrase of a file in this folder: `## label`, with the greatest number of words and `open` where they matter; under it lines
 * of one regular expression each, for lines as `normalise` writes them. `{name} = ...` stands for a part of those that follow.
 * @throws Error naming the file and the line where an expression cannot be read
 */
export function signsIn<Label extends string>(file: string): Sign<Label>[] {
  const signs: Sign<Label>[] = [];
  const parts = new Map<string, string>();
  const written = (source: string) => source.replace(/\{([a-z]+)\}/g, (whole, name: string) => parts.get(name) ?? whole);
  let heading: { label: Label; maxWords: number; isOpen: boolean } | undefined;
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const [, label, words, open] = /^## (\S+)(?: (\d+))?( open)?$/.exec(line) ?? [];
    const [, name, part] = /^\{([a-z]+)\} = (.*)$/.exec(line) ?? [];
    if (label !== undefined)
      heading = { label: label as Label, maxWords: Number(words ?? Number.POSITIVE_INFINITY), isOpen: open !== undefined };
    else if (name !== undefined && part !== undefined) parts.set(name, written(part));
    else if (line.startsWith('- ') && heading) {
      const source = written(line.slice(2));
      // What is written out from end to end leaves no room for a subject.
      const isOpen = heading.isOpen || (source.startsWith('^') && source.endsWith('$'));
      signs.push({ ...heading, isOpen, pattern: expressionOf(source, `${file}: ${line}`) });
    }
  }
  return signs;
}

function expressionOf(source: string, where: string): RegExp {
  try {
    return new RegExp(source);
  } catch (cause) {
    throw new Error(`cannot read ${where}`, { cause });
  }
}
