import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** One line that changes with anything the built site is made from. Dates tell nothing: a checkout may bring older files. */
export function sourcesDigest(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('{client,shared}/**/*.*'),
    ...globSync('scripts/{build,one-language,prerender,sources-digest}.ts'),
    'vite.config.ts',
    'package-lock.json',
  ];
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
