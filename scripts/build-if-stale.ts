import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from './freshness.ts';

process.chdir(join(import.meta.dirname, '..'));
const isSiteStale = isStale('client');
const isServerStale = isStale('server');
const isTrainingStale = isStale('learned');
if (isSiteStale || isServerStale || isTrainingStale) {
  console.log(isSiteStale ? 'Building the site...' : isServerStale ? 'Bundling the server...' : 'Training the models...');
  const [kept] = ['dist', 'dist/client', 'dist/server', 'dist/learned'].filter((path) => existsSync(path) && !mayWrite(path));
  if (kept) {
    console.error(
      `The built site is out of date, and this user may not write ${kept}. Run npm run build as the user that owns the folder.`,
    );
    process.exit(1);
  }
  if (isSiteStale) await import('./build.ts');
  else {
    if (isServerStale) await (await import('./bundle-server.ts')).bundleServer();
    if (isTrainingStale) (await import('./train-models.ts')).trainModels();
  }
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
