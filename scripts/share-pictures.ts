/**
 * Draws the pictures for shared links in each language, and of the guides, into `client/public/share`, and the pictures for mails into
 * `server/flows/mail-pictures`: `node scripts/share-pictures.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { inHindi, personas } from '#shared/personas.ts';
import { basePaths, type SiteLang, siteLangs } from '#shared/words.ts';
import { launchOptions } from '../tests/e2e/browser.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'client/public/share');
const mailOut = join(root, 'server/flows/mail-pictures');
const read = (path: string) => readFileSync(join(root, path));
const drawing = (path: string) => `data:image/svg+xml;base64,${read(path).toString('base64')}`;
const font = (family: string, weight: number, file: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${read(file).toString('base64')})}`;

const fonts = [
  font('Eczar', 800, 'client/assets/fonts/eczar-800-latin.woff2'),
  font('Rupee', 800, 'client/assets/fonts/eczar-800-ext.woff2'),
  font('Mukta', 600, 'client/assets/fonts/mukta-600-latin.woff2'),
  font('EczarDeva', 800, 'node_modules/@fontsource/eczar/files/eczar-devanagari-800-normal.woff2'),
  font('MuktaDeva', 600, 'node_modules/@fontsource/mukta/files/mukta-devanagari-600-normal.woff2'),
].join('');

/** A colour of a character. */
const colourOf = (slug: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]+);`).exec(read(`client/assets/characters/${slug}/colours.css`).toString())?.[1] ?? '';

interface Card {
  name: string;
  ground: string;
  accent: string;
  ink: string;
  title: string;
  line: string;
  portrait: string;
  dark: boolean;
}

const paper = { ground: '#fbf2df', accent: '#b92f16', ink: '#2a1030', dark: true };
/** Title and line of the pages without a character. */
const says: Record<SiteLang, Record<'home' | 'privacy' | 'terms', { title: string; line: string }>> = {
  en: {
    home: { title: 'India shops by talking. Let your brand answer.', line: 'Speaking characters that sell' },
    privacy: { title: 'Privacy Policy', line: 'What we keep, why, and for how long' },
    terms: { title: 'Terms & Conditions', line: 'What you can expect, and what we ask' },
  },
  hi: {
    home: { title: 'भारत बातों-बातों में ख़रीदता है। अब ब्रांड भी बोले।', line: 'बोलने वाले किरदार जो बेचते हैं' },
    privacy: { title: 'निजता नीति', line: 'हम क्या रखते हैं, क्यों, और कब तक' },
    terms: { title: 'नियम और शर्तें', line: 'आप क्या उम्मीद रखें, और हम क्या चाहते हैं' },
  },
};
const cardsIn = (lang: SiteLang): Card[] => [
  { ...paper, ...says[lang].home, name: 'home', portrait: 'kaka' },
  ...(lang === 'hi' ? inHindi(personas) : personas).map(({ slug, heading, subtitle, themeColor }) => {
    // A light background has dark text.
    const dark = Number.parseInt(themeColor.slice(1, 3), 16) > 128;
    return {
      name: slug,
      ground: themeColor,
      accent: colourOf(slug, 'p-b'),
      ink: dark ? '#2a1030' : '#fff6e3',
      title: heading,
      line: subtitle,
      portrait: slug,
      dark,
    };
  }),
  { ...paper, ...says[lang].privacy, name: 'privacy-policy', portrait: 'aranya' },
  { ...paper, ...says[lang].terms, name: 'terms-and-conditions', portrait: 'arya' },
];

const style = (body: string) => `<style>${fonts}*{box-sizing:border-box;margin:0}body{overflow:hidden;${body}}
h1{font:800 84px/1 Eczar,Rupee,EczarDeva;letter-spacing:-.012em;text-wrap:balance}p{font:600 34px/1.3 Mukta,MuktaDeva}
h1:lang(hi){font-size:76px;line-height:1.16;letter-spacing:0}</style>`;

const shared = (
  lang: SiteLang,
  { ground, accent, ink, title, line, portrait, dark }: Card,
) => `${style(`background:${ground};color:${ink}`)}
<div style="position:absolute;left:0;top:0;bottom:0;width:22px;background:linear-gradient(90deg,#c4351a 0 9px,transparent 9px 12px,#f9b233 12px 18px,transparent 18px)"></div>
<img style="position:absolute;left:72px;top:56px;height:84px" src="${drawing(`client/assets/brand/logo-caption${dark ? '' : '-light'}.svg`)}">
<div style="position:absolute;left:72px;top:190px;width:600px;height:380px;display:flex;flex-direction:column;justify-content:center;gap:22px"><h1 lang="${lang}">${title.replace('&', '&amp;')}</h1><p style="color:${accent}">${line}</p></div>
<div style="position:absolute;right:-20px;top:5px;width:620px;height:620px;background:${accent};mask:url('${drawing('client/assets/rings/1-para-petals.svg')}') center/contain"></div>
<img style="position:absolute;right:122px;top:147px;width:336px;height:336px;border-radius:50%" src="${drawing(`client/assets/characters/${portrait}/portrait.svg`)}">`;

const covers = ['#7a4a12', '#0d5458', '#9c2819', '#1c2260', '#17507a', '#6e160f', '#355a2c'];
const cover = ({ sku, name, paise }: (typeof catalog)[number], ground = '') => `${style(`background:${ground};color:#fff6e3`)}
<div style="position:absolute;inset:0;opacity:.28;background:#f7be4b;mask:url('${drawing('client/assets/patterns/buti.svg')}') 0 0/150px"></div>
<div style="position:absolute;inset:44px;border:5px dashed #f7be4b;opacity:.7"></div>
<img style="position:absolute;left:350px;top:120px;width:300px" src="${drawing('client/assets/characters/kaka/portrait.svg')}">
<div style="position:absolute;left:110px;right:110px;top:470px;text-align:center;background:${ground};padding:30px 10px"><h1 style="font-size:96px">${name}</h1><p style="margin-top:26px;color:#f7be4b">A guide from Kaka, ${formatInr(paise).replace('₹', 'Rs ')}</p></div>
<i data-sku="${sku}"></i>`;

/** With its own background, because some mail programs make mails dark. */
const logo = `${style('background:#fff9ec')}<img style="position:absolute;left:16px;top:14px;height:68px" src="${drawing('client/assets/brand/logo-caption.svg')}">`;
const face = `${style('background:#fff9ec')}<img style="position:absolute;inset:6px;width:148px" src="${drawing('client/assets/characters/kaka/portrait.svg')}">`;

for (const lang of siteLangs) mkdirSync(out + basePaths[lang], { recursive: true });
mkdirSync(mailOut, { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
async function take(name: string, html: string, width: number, height: number, to = out) {
  await page.setViewportSize({ width, height });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(to, `${name}.jpg`), type: 'jpeg', quality: 80 });
}
for (const lang of siteLangs) for (const card of cardsIn(lang)) await take(card.name, shared(lang, card), 1200, 630, out + basePaths[lang]);
for (const [index, guide] of catalog.entries()) await take(`guide-${guide.sku}`, cover(guide, covers[index]), 1000, 1000);
// Mails are at most 504 pixels wide.
await take('logo', logo, 300, 96, mailOut);
await take('kaka', face, 160, 160, mailOut);
const small = 'body{zoom:.4}';
for (const [index, guide] of catalog.entries())
  await take(`guide-${guide.sku}`, cover(guide, covers[index]).replace('</style>', `${small}</style>`), 400, 400, mailOut);
await browser.close();
