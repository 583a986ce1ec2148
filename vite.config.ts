import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { oneLanguage } from './scripts/one-language.ts';
import { characterVoice } from './server/personas/voice.ts';
import { linksOf } from './shared/persona-links.ts';
import { inHindi, type PersonaSlug, personas } from './shared/personas.ts';
import type { SiteLang } from './shared/words.ts';

/** The package's own exports lead to its development build, warnings and all, whatever the mode. */
const reactRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

/** It also makes its contexts and components at the top level without saying that nothing else happens there: all of it would be bundled. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^[\w$]+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** Every page links to characters, and none needs their rows for it: the links are worked out here. The recordings are in English. */
const personaLinksAlone = (lang: SiteLang): Plugin => ({
  name: 'persona-links-alone',
  load: {
    filter: { id: /shared\/persona-links\.ts$/ },
    handler: () => `export const personaLinks = ${JSON.stringify(lang === 'hi' ? spokenLinks() : linksOf(personas))};`,
  },
});
const spokenLinks = () =>
  Object.fromEntries(
    Object.entries(linksOf(inHindi(personas))).map(([slug, link]) => [
      slug,
      { ...link, spoken: characterVoice(slug as PersonaSlug).browser },
    ]),
  );

/** What no page imports: the style sheets of templates, the operators' desk, which is English, and the letters of a language. */
const templates = ['client/pages/pay.css', 'client/pages/meeting.css'];
const entries: Record<SiteLang, readonly string[]> = {
  en: [...templates, 'client/desk/main.tsx'],
  hi: [...templates, 'client/styles/hindi.css'],
};

/** The site in one language. */
export const siteIn = (lang: SiteLang): InlineConfig => ({
  configFile: false,
  root: 'client',
  plugins: [react(), oneLanguage(lang), unusedRouterParts, personaLinksAlone(lang)],
  resolve: { alias: [{ find: /^react-router$/, replacement: reactRouter }] },
  build: {
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Beside the site's own: the script that brings the others, and what no page imports.
      input: ['client/index.html', 'client/start.ts', ...entries[lang]],
      output: {
        codeSplitting: {
          groups: [
            // Changes with its version only: a new deployment does not make visitors fetch it again.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 2 },
            // Alone, or it would be fetched with what it is to bring.
            { name: 'start', test: /client\/start\.ts$/, priority: 3 },
            // With everything they import: one request, and one style sheet that starts with the base styles.
            { name: 'site', test: /client\/(index\.html|main\.tsx|ui\/fixed-logo\.tsx|ui\/(tooltip|composer)\.css)$/, priority: 1 },
          ],
        },
      },
    },
  },
});
