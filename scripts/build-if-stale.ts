import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesDigest } from './sources-digest.ts';

process.chdir(join(import.meta.dirname, '..'));
const built = existsSync('dist/client/index.html') && existsSync('dist/client.digest') ? readFileSync('dist/client.digest', 'utf8') : '';
if (built !== sourcesDigest()) {
  console.log('Building the site...');
  await import('./build.ts');
}
