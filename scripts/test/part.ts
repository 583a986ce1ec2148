/** Which tests a line of words means. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** What each runner is to be told; undefined where the part holds none of its tests. */
export interface Part {
  vitest: string[] | undefined;
  playwright: string[] | undefined;
}

/** @returns undefined when no words are given: then all tests are meant */
export function partOf(words: readonly string[], files = testFiles()): Part | undefined {
  if (words.length === 0) return undefined;
  const named = words.filter((word) => files.some((file) => isNamed(file, word)));
  const rest = words.filter((word) => !named.includes(word)).join(' ');
  let chosen = named.length > 0 ? files.filter((file) => named.some((word) => isNamed(file, word))) : files;
  if (rest !== '') {
    // Where the words stand in a file as they are, the others need not be opened; a name may also be put together of parts.
    const holding = chosen.filter((file) => readFileSync(file, 'utf8').includes(rest));
    if (holding.length > 0) chosen = holding;
  }
  const of = (ending: string, option: string) => {
    const paths = chosen.filter((file) => file.endsWith(ending));
    return paths.length > 0 ? [...paths, ...(rest === '' ? [] : [option, rest.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')])] : undefined;
  };
  return { vitest: of('.test.ts', '-t'), playwright: of('.spec.ts', '-g') };
}

const testFiles = () => globSync('tests/**/*.{test,spec}.ts').map((path) => path.split(sep).join('/'));

/** Words of everyday English are in many a path; what names a file has something of a path in it, or is all of its name. */
function isNamed(file: string, word: string): boolean {
  if (/[/.]/.test(word)) return file.includes(word.replace(/^\.\//, ''));
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.(test|spec)\.ts$/, '') ?? '';
  return name === word || (word.includes('-') && name.includes(word));
}
