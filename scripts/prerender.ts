import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import { basePaths, localeOf, pathIn, type SiteLang } from '#shared/words.ts';

/** The fonts of the first words of every page, preloaded. */
const preloadedFonts: Record<SiteLang, readonly string[]> = {
  en: ['eczar-800-latin.woff2', 'mukta-400-latin.woff2'],
  hi: ['eczar-600-hindi.woff2', 'mukta-400-hindi.woff2'],
};
/** Style sheets of a language, after those of the site. */
const languageStyles: Record<SiteLang, readonly string[]> = { en: [], hi: ['styles/hindi.css'] };
/** Tokens that the server replaces, with a text for each language. */
const sentenceToken = /__(SPOKEN_WORDS|COST|SELLER|GRIEVANCE)__/g;

/**
 * Writes one HTML file for each address, the templates (`*.template.html`) and the files for search engines into the built site.
 * @param site the folder of the client bundle, with Vite's manifest
 * @param ssr the folder of the server bundle
 */
export async function prerender(lang: SiteLang, site: string, ssr: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Vite's own links are in an unsuitable order. They are written again from its manifest.
  const indexHtml = readFileSync(join(site, 'index.html'), 'utf8')
    .replace(/\s*(?:<script[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, '')
    .replace('<html lang="en-IN">', `<html lang="${lang === 'en' ? localeOf.en : lang}">`);
  const entry = pathToFileURL(join(ssr, 'entry-server.js')).href;
  const { templates, prerendered, render, renderTemplate, siteFiles } = (await import(
    entry
  )) as typeof import('../client/entry-server.tsx');

  const fonts = preloadedFonts[lang]
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, `assets/fonts/${name}`).file}">`)
    .join('');

  for (const path of prerendered) {
    const { head, body, data, file } = await render(path);
    const chunks = chunksOf(manifest, 'index.html', ...languageStyles[lang], file);
    const html = indexHtml
      .replace('<!--head-->', () => stylesOf(chunks) + head + fonts)
      .replace('<!--app-->', () => body)
      .replace('</head>', () => `${scriptsOf(chunks, chunkOf(manifest, 'start.ts'))}</head>`)
      .replace('</body>', () => `${data}</body>`)
      .replace(sentenceToken, (token, name) => (lang === 'en' ? token : `__${name}_HI__`));
    const name = pathIn(lang, path).slice(1) || 'index';
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, `${name}.html`), html);
  }
  for (const template of templates.filter(({ isEnglish }) => lang === 'en' || !isEnglish)) {
    const { head, body } = await renderTemplate(template);
    const own = chunksOf(manifest, ...[template.styles, template.script].filter((file) => file !== undefined));
    const styles = stylesOf([...chunksOf(manifest, 'index.html', ...languageStyles[lang]), ...own]);
    const html = indexHtml
      .replace('<!--head-->', () => styles + head + fonts + (template.script === undefined ? '' : modulesOf(own)))
      .replace('<!--app-->', () => body);
    writeFileSync(join(site, basePaths[lang], `${template.name}.template.html`), html);
  }
  if (lang !== 'en') return;
  for (const [name, text] of Object.entries(siteFiles())) writeFileSync(join(site, name), text);
}

/** First in the head, because the page is not painted before these are loaded. The site's own styles come first, so that those of the page can override them. */
function stylesOf(chunks: readonly ManifestChunk[]): string {
  const sheets = chunks.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css));
  return sheets.map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`).join('');
}

/**
 * The page can be read without these scripts. Its first script loads them (client/start.ts). It is not `async`: it runs when the styles are
 * loaded and before DOMContentLoaded, when the form filling of a browser lays out the page, even without styles.
 */
function scriptsOf(chunks: readonly ManifestChunk[], start: ManifestChunk): string {
  const held = chunks
    .filter((chunk) => chunk !== start && !chunk.file.endsWith('.css'))
    .map(({ file, isEntry }) =>
      isEntry ? `<script type="module" crossorigin src="/${file}"></script>` : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return `<script type="module" crossorigin src="/${start.file}"></script><template data-scripts>${held.join('')}</template>`;
}

/** The script of a template, and its imports. */
const modulesOf = (chunks: readonly ManifestChunk[]): string =>
  chunks
    .map(({ file, isEntry }) => (isEntry ? `<script type="module" src="/${file}"></script>` : `<link rel="modulepreload" href="/${file}">`))
    .join('');

/** The chunks of some source files and all their imports, each once. */
function chunksOf(manifest: Manifest, ...files: string[]): ManifestChunk[] {
  const keys = files.reduce((found, file) => closure(manifest, file, found), new Set<string>());
  return [...keys].map((key) => chunkOf(manifest, key));
}

/** The manifest keys of a chunk and all its imports, each after its own imports. */
function closure(manifest: Manifest, key: string, keys: Set<string> = new Set()): Set<string> {
  const chunk = chunkOf(manifest, key);
  for (const imported of chunk.imports ?? []) if (!keys.has(imported)) closure(manifest, imported, keys);
  return keys.add(key);
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  return chunk;
}
