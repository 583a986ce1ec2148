import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesDigest } from './sources-digest.ts';

process.chdir(join(import.meta.dirname, '..'));
const built = existsSync('dist/client/index.html') && existsSync('dist/client.digest') ? readFileSync('dist/client.digest', 'utf8') : '';
if (built !== sourcesDigest()) {
  console.log('Building the site...');
  const [kept] = ['dist', 'dist/client'].filter((path) => existsSync(path) && !mayWrite(path));
  if (kept) {
    console.error(`The built site is out of date, and this user may not write ${kept}: run npm run build as the user that owns it.`);
    process.exit(1);
  }
  await import('./build.ts');
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
