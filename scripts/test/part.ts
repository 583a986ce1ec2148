/** Chooses the tests that the words of a command line mean. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** The arguments of each runner; undefined if it has no test in this part. */
export interface Part {
  vitest: string[] | undefined;
  playwright: string[] | undefined;
}

/** @returns undefined without words: all tests */
export function partOf(words: readonly string[], files = testFiles()): Part | undefined {
  if (words.length === 0) return undefined;
  const named = words.filter((word) => files.some((file) => isNamed(file, word)));
  const rest = words.filter((word) => !named.includes(word)).join(' ');
  let chosen = named.length > 0 ? files.filter((file) => named.some((word) => isNamed(file, word))) : files;
  if (rest !== '') {
    // If the words are literally in a file, other files need not be read. A test's name may also be composed.
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

/** Everyday words are in many paths. A word names a file if it contains a part of a path, or is the whole name. */
function isNamed(file: string, word: string): boolean {
  if (/[/.]/.test(word)) return file.includes(word.replace(/^\.\//, ''));
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.(test|spec)\.ts$/, '') ?? '';
  return name === word || (word.includes('-') && name.includes(word));
}
