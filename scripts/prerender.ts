import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';

/** Fonts of the first words on every page, fetched along with the styles that name them. */
const preloadedFonts = ['eczar-800-latin.woff2', 'mukta-400-latin.woff2'];

/**
 * Writes one HTML file an address, the papers (`*.paper.html`) and the files for machines into the bundled site.
 * @param site folder of the client bundle, with Vite's manifest
 * @param ssr folder of the server bundle
 */
export async function prerender(site: string, ssr: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const entry = pathToFileURL(join(ssr, 'entry-server.js')).href;
  const { papers, prerendered, render, renderPaper, siteFiles } = (await import(entry)) as typeof import('../client/entry-server.tsx');

  const fonts = preloadedFonts
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, `assets/fonts/${name}`).file}">`)
    .join('');

  for (const url of prerendered) {
    const { head, body, data, file } = await render(url);
    const html = template
      .replace('<!--head-->', () => head + fonts)
      .replace('<!--app-->', () => body)
      // After the site's own styles, which the page's may override.
      .replace('</head>', () => `${chunkLinks(manifest, file, template)}</head>`)
      .replace('</body>', () => `${data}</body>`);
    writeFileSync(join(site, url === '/' ? 'index.html' : `${url.slice(1)}.html`), html);
  }
  const withoutScripts = template.replace(/\s*<script[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');
  for (const paper of papers) {
    const { head, body } = await renderPaper(paper);
    const html = withoutScripts
      .replace('<!--head-->', () => head + fonts)
      .replace('<!--app-->', () => body)
      .replace('</head>', () => `<link rel="stylesheet" crossorigin href="/${chunkOf(manifest, paper.styles).file}"></head>`);
    writeFileSync(join(site, `${paper.name}.paper.html`), html);
  }
  for (const [name, text] of Object.entries(siteFiles())) writeFileSync(join(site, name), text);
}

/** Links to everything the page of `file` needs and the template does not have already. */
function chunkLinks(manifest: Manifest, file: string, template: string): string {
  const chunks = [...closure(manifest, file)].map((key) => manifest[key] as Manifest[string]);
  return [
    ...chunks.flatMap(({ css = [] }) => css).map((href) => ({ href, link: `<link rel="stylesheet" crossorigin href="/${href}">` })),
    ...chunks.map(({ file: href }) => ({ href, link: `<link rel="modulepreload" crossorigin href="/${href}">` })),
  ]
    .filter(({ href }) => !template.includes(href))
    .map(({ link }) => link)
    .join('');
}

/** Manifest keys of a chunk and all it imports, what is imported before what imports it. */
function closure(manifest: Manifest, key: string, keys: Set<string> = new Set()): Set<string> {
  const chunk = chunkOf(manifest, key);
  for (const imported of chunk.imports ?? []) if (!keys.has(imported)) closure(manifest, imported, keys);
  return keys.add(key);
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  return chunk;
}
