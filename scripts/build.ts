/**
 * Builds the server into dist/server, the site into dist/client (a bundle for each language, one HTML file for each address, brotli
 * variants), and the models that are trained from texts into dist/learned.
 */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type BuildOptions, build, mergeConfig } from 'vite';
import { siteLangs } from '#shared/words.ts';
import { siteIn } from '../vite.config.ts';
import { bundleServer } from './bundle-server.ts';
import { digestOf, noteBuilt } from './freshness.ts';
import { prerender } from './prerender.ts';
import { exitWithHelp } from './run-command.ts';
import { trainModelsAside } from './train-models.ts';

exitWithHelp(`npm run build   builds the pages (dist/client), the server (dist/server) and the trained models (dist/learned)
  npm start does the same if a source has changed.
Example: npm run build`);

process.chdir(join(import.meta.dirname, '..'));
// React reads it when the prerenderer loads it.
process.env.NODE_ENV = 'production';

// Built in a folder of its own, then moved into place: a server never serves half a site, and a failed build keeps the old one.
const work = join(process.cwd(), `dist/.building-${process.pid}`);
const site = join(work, 'client');
const ssr = join(work, 'ssr');
const digest = digestOf('client');
// It takes as long as the rest.
const trained = trainModelsAside();
// If the rest fails first, this is not the error to tell.
trained.catch(() => {});
try {
  // English is built last, because the file name of its page `/` is also that of every bundle's template: `index.html`.
  for (const lang of siteLangs.toReversed()) {
    const bundle = (options: BuildOptions) => build(mergeConfig(siteIn(lang), { logLevel: 'warn', build: options }));
    await bundle({ outDir: site, emptyOutDir: false, copyPublicDir: lang === 'en' });
    await bundle({ ssr: 'entry-server.tsx', outDir: join(ssr, lang), emptyOutDir: true, manifest: false, copyPublicDir: false });
    await prerender(lang, site, join(ssr, lang));
  }
  rmSync(join(site, '.vite'), { recursive: true });
  await compress(site);
  mkdirSync('dist', { recursive: true });
  rmSync('dist/client', { recursive: true, force: true });
  renameSync(site, 'dist/client');
  noteBuilt('client', digest);
} finally {
  rmSync(work, { recursive: true, force: true });
}
await bundleServer();
await trained;

/** Compressed once. The server compresses html, xml, txt and webmanifest, because it first inserts the address of the site. */
async function compress(folder: string): Promise<void> {
  const brotli = promisify(zlib.brotliCompress);
  await Promise.all(
    globSync('**/*.{js,css,svg,json,wasm}', { cwd: folder }).map(async (name) => {
      const data = readFileSync(join(folder, name));
      if (data.length < 512) return;
      await writeFile(join(folder, `${name}.br`), await brotli(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }),
  );
}
