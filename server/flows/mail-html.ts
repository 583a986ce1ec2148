import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeOf, type SiteLang } from '#shared/words.ts';
import { escapeHtml } from '../core/html.ts';
import type { Mail } from '../services/mailer.ts';

/** The look of the site's mails. Mail programs read styles on the elements alone, and know none of our fonts; some know a dark preference. */

const dark = `@media (prefers-color-scheme:dark){
body{background:#1d0922!important}
main{background:#2a1030!important;color:#fff6e3!important;border-color:#f9b233!important}
.small{color:#e2cfa6!important}
.button{background:#7fa36b!important;color:#1d0922!important}
}`;

/** @param parts pieces of HTML */
export const page = (lang: SiteLang, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${localeOf[lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body style="margin:0;padding:24px 16px;background:#fbf2df">
<main style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fff9ec;border:2px solid #2a1030;border-radius:4px;color:#2a1030;font:17px/1.6 Mukta,'Segoe UI',Helvetica,Arial,sans-serif">
${[picture('logo', 'Vaani', 150, 48), ...parts].join('\n')}
</main>
</body>
</html>
`;

export const heading = (words: string): string => `<h1 style="margin:0 0 20px;font:bold 28px/1.15 Georgia,serif">${escapeHtml(words)}</h1>`;

export const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

export const button = (words: string, url: string): string =>
  `<p style="margin:0 0 20px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;background:#355a2c;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px">${escapeHtml(words)}</a></p>`;

/** One of `mail-pictures`. Where pictures are not shown, `alt` stands in its place. */
export const picture = (name: string, alt: string, width: number, height: number): string =>
  `<p style="margin:0 0 20px"><img src="cid:${name}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;max-width:100%;border-radius:4px;font:bold 20px/1.2 Georgia,serif"></p>`;

/** The files of the pictures that a mail's HTML shows: they travel with it. */
export const picturesIn = (html: string): Promise<NonNullable<Mail['pictures']>> =>
  Promise.all(
    [...html.matchAll(/"cid:([\w-]+)"/g)].map(async ([, name = '']) => ({
      name,
      content: await readFile(join(import.meta.dirname, 'mail-pictures', `${name}.jpg`)),
    })),
  );

export const smallPrint = (lines: readonly string[]): string[] => [
  '<hr style="margin:28px 0 20px;border:0;border-top:2px dashed #e2cfa6">',
  ...lines.map((line) => `<p class="small" style="margin:0 0 12px;font-size:14px;color:#5e4059">${escapeHtml(line)}</p>`),
];

/** How Kaka signs. */
export const kakaIn: Record<SiteLang, string> = { en: 'Kaka', hi: 'काका' };

/** `22 November 2026` */
export const dateIn = (lang: SiteLang, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone }).format(new Date(instant));

/** What a visitor wrote, for a subject, a heading or a calendar's parameter. */
export const oneLine = (words: string): string => words.replace(/[\s"]+/gu, ' ').trim();
