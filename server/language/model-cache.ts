import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { memoise } from './memoise.ts';

const root = join(import.meta.dirname, '../..');
/** Next to the built site; `npm run build` fills it. */
const folder = join(root, 'dist/learned');

/** A digest that changes with every file that the result depends on: its sources and its code. */
const digestOf = (sources: readonly string[]): string =>
  createHash('sha256')
    .update(process.versions.v8)
    .update(digestOfFiles('language/*.{ts,md,txt}'))
    .update(sources.map((source) => digestOfFiles(source)).join())
    .digest('hex')
    .slice(0, 16);

/** More than the patterns of all models. */
const patternsMax = 100;

/** The digest of the files of a pattern. Each pattern is read once, because several models have the same sources. */
const digestOfFiles = memoise((pattern: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(pattern, { cwd: join(root, 'server') }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, 'server', file)));
  return hash.digest('hex');
}, patternsMax);

/** The source files for learning a character's topics. */
export const sourcesOfCharacter = (slug: string): readonly string[] => [
  'personas/*.ts',
  `personas/${slug}/**/*.md`,
  'conversation/{knowledge,passages,keywords}.ts',
];

/** The name under which a result is stored, and its source files: see `cachedModel`. */
export interface ModelSource {
  readonly name: string;
  readonly sources: readonly string[];
}

/**
 * Returns the result of `learn`: from the file that an earlier process stored, else computed now and stored. If the folder is not
 * writable, the only cost is the time to learn again at the next start.
 * @param name of the file; each caller has its own
 * @param sources the source files in `server`, besides those of `language`; when one of them changes, the result is computed again
 * @param learn its result must be serialisable by `node:v8`
 */
export function cachedModel<T>(name: string, sources: readonly string[], learn: () => T): T {
  const file = `${name}.${digestOf(sources)}.bin`;
  try {
    return deserialize(readFileSync(join(folder, file))) as T;
  } catch {
    const fresh = learn();
    keep(name, file, serialize(fresh));
    return fresh;
  }
}

/** Writes the file atomically, because another process may read it at the same time, and deletes files made from older texts. */
function keep(name: string, file: string, content: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true });
    const part = join(folder, `${file}.${process.pid}`);
    writeFileSync(part, content);
    renameSync(part, join(folder, file));
    for (const other of readdirSync(folder))
      if (other.startsWith(`${name}.`) && other.endsWith('.bin') && other !== file) rmSync(join(folder, other));
  } catch {
    // A read-only release: each process learns again.
  }
}
