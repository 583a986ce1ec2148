import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const root = join(import.meta.dirname, '../..');
/** Beside the built site; `npm run build` fills it. */
const folder = join(root, 'dist/learned');

const digests = new Map<string, string>();

/** Changes with every file that learning reads or is made of. */
function digestOf(sources: readonly string[]): string {
  const key = sources.join(' ');
  let digest = digests.get(key);
  if (digest === undefined) {
    const hash = createHash('sha256').update(process.versions.v8);
    for (const file of globSync(['server/language/*.{ts,md,txt}', ...sources.map((source) => `server/${source}`)], { cwd: root }).sort())
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    digest = hash.digest('hex').slice(0, 16);
    digests.set(key, digest);
  }
  return digest;
}

/** What a character's topics are learned from. */
export const sourcesOfCharacter = (slug: string): readonly string[] => [
  'personas/*.ts',
  `personas/${slug}/**/*.md`,
  'conversation/{knowledge,passages,telling-words}.ts',
];

/** Under which name something learned is kept, and what it is learned from: see `learned`. */
export interface Kept {
  readonly name: string;
  readonly sources: readonly string[];
}

/**
 * What is learned from texts, from the file where an earlier process kept it, else computed now and kept. A folder that cannot be
 * written costs time at the next start, and nothing else.
 * @param name of the file; each caller has its own
 * @param sources the files in `server` that it is learned from besides those of language: learned anew when one of them changes
 * @param learn must give what `node:v8` can serialise
 */
export function learned<T>(name: string, sources: readonly string[], learn: () => T): T {
  const file = `${name}.${digestOf(sources)}.bin`;
  try {
    return deserialize(readFileSync(join(folder, file))) as T;
  } catch {
    const fresh = learn();
    keep(name, file, serialize(fresh));
    return fresh;
  }
}

/** Whole or not at all: another process may read it at the same moment. What was learned from older texts goes. */
function keep(name: string, file: string, content: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true });
    const part = join(folder, `${file}.${process.pid}`);
    writeFileSync(part, content);
    renameSync(part, join(folder, file));
    for (const other of readdirSync(folder))
      if (other.startsWith(`${name}.`) && other.endsWith('.bin') && other !== file) rmSync(join(folder, other));
  } catch {
    // A read-only release: learned anew in each process.
  }
}
