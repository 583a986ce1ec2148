import { globSync, statSync } from 'node:fs';

const built = statSync('dist/client/index.html', { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = ['package.json', 'vite.config.ts', ...globSync('{client,shared}/**/*.*'), 'scripts/build.ts'];
if (sources.some((file) => statSync(file).mtimeMs > built)) {
  console.log('Building the site...');
  await import('./build.ts');
}
