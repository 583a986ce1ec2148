import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const root = join(import.meta.dirname, '../..');
/** Beside the built site; `npm run build` fills it. */
const folder = join(root, 'dist/learned');

let digest: string | undefined;

/** Changes with every file that learning reads or is made of. */
function sourcesDigest(): string {
  if (digest === undefined) {
    const hash = createHash('sha256').update(process.versions.v8);
    for (const file of globSync('server/{language,personas,conversation}/**/*.{ts,md,txt,json}', { cwd: root }).sort())
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    digest = hash.digest('hex').slice(0, 16);
  }
  return digest;
}

/**
 * What is learned from texts, from the file where an earlier process kept it, else computed now and kept. A folder that cannot be
 * written costs time at the next start, and nothing else.
 * @param name of the file; each caller has its own
 * @param learn must give what `node:v8` can serialise, and depend on files of language, personas and conversation alone
 */
export function learned<T>(name: string, learn: () => T): T {
  const file = `${name}.${sourcesDigest()}.bin`;
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
