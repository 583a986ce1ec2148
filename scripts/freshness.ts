/** Tells whether the built files are older than their sources, by digests. Dates do not show that, because a checkout may bring older files. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A part of `dist`: the file that shows that it exists, and its source files. */
const parts = {
  client: {
    result: 'client/index.html',
    sources: ['{client,shared}/**/*.*', 'scripts/{build,freshness,one-language,prerender}.ts', 'vite.config.ts', 'package-lock.json'],
  },
  server: {
    result: 'server/main.mjs',
    sources: ['{server,shared}/**/*.ts', 'server/**/*.json', 'scripts/{bundle-server,freshness}.ts', 'package.json', 'package-lock.json'],
  },
  learned: {
    result: 'learned',
    sources: ['server/{language,personas,conversation}/**/*.*', 'package-lock.json'],
  },
  commands: {
    result: 'commands/orders.mjs',
    sources: ['{scripts,server,shared}/**/*.ts', 'server/**/*.json', 'package.json', 'package-lock.json'],
  },
};
type Part = keyof typeof parts;

const digestFile = (part: Part) => join(root, `dist/${part}.digest`);

/** A digest of all source files of a part. */
export function digestOf(part: Part): string {
  const hash = createHash('sha256');
  for (const file of globSync(parts[part].sources, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param digest computed before the build, so that a change during the build counts as later */
export const noteBuilt = (part: Part, digest: string): void => writeFileSync(digestFile(part), digest);

export const isStale = (part: Part): boolean =>
  !existsSync(join(root, 'dist', parts[part].result)) ||
  !existsSync(digestFile(part)) ||
  readFileSync(digestFile(part), 'utf8') !== digestOf(part);
