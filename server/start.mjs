/** Starts the bundled server: `npm run build` bundles it. */
import './compile-cache.mjs';
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/server/main.mjs', import.meta.url);
if (!existsSync(bundle)) {
  console.error('Vaani cannot start: the site is not built. Run: npm run build');
  process.exit(1);
}
await import(bundle.href);
