/** Builds the site into dist/client: bundle, one HTML file an address, brotli and gzip variants. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Manifest } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist/client');
const ssr = join(root, 'dist/ssr');
process.chdir(root);

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'entry-server.tsx', outDir: ssr, manifest: false, copyPublicDir: false } });

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const { prerendered, render } = (await import(
  pathToFileURL(join(ssr, 'entry-server.js')).href
)) as typeof import('../client/entry-server.tsx');
for (const url of prerendered) {
  const { head, body, file } = await render(url);
  const chunk = manifest[file];
  if (!chunk) throw new Error(`${file} is not in the manifest`);
  const links = [
    ...(chunk.css ?? []).map((href) => `<link rel="stylesheet" href="/${href}">`),
    `<link rel="modulepreload" crossorigin href="/${chunk.file}">`,
  ].join('');
  const html = template.replace('<!--head-->', () => head + links).replace('<!--app-->', () => body);
  writeFileSync(join(dist, url === '/' ? 'index.html' : `${url.slice(1)}.html`), html);
}
rmSync(ssr, { recursive: true });
rmSync(join(dist, '.vite'), { recursive: true });

// Compressed once, so the server never compresses.
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
await Promise.all(
  globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: dist }).map(async (name) => {
    const data = readFileSync(join(dist, name));
    if (data.length < 512) return;
    await writeFile(join(dist, `${name}.br`), await brotli(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(join(dist, `${name}.gz`), await gzip(data, { level: 9 }));
  }),
);
