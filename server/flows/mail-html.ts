import { escapeHtml } from '../core/html.ts';

/** The look of the site's mails. Mail programs read styles on the elements alone, and know none of our fonts. */

/** @param parts pieces of HTML */
export const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf2df">
<main style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fff9ec;border:2px solid #2a1030;border-radius:4px;color:#2a1030;font:17px/1.6 Mukta,'Segoe UI',Helvetica,Arial,sans-serif">
${parts.join('\n')}
</main>
</body>
</html>
`;

export const heading = (words: string): string => `<h1 style="margin:0 0 20px;font:bold 28px/1.15 Georgia,serif">${escapeHtml(words)}</h1>`;

export const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

export const button = (words: string, url: string): string =>
  `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;background:#355a2c;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px">${escapeHtml(words)}</a></p>`;

export const smallPrint = (lines: readonly string[]): string[] => [
  '<hr style="margin:28px 0 20px;border:0;border-top:2px dashed #e2cfa6">',
  ...lines.map((line) => `<p style="margin:0 0 12px;font-size:14px;color:#5e4059">${escapeHtml(line)}</p>`),
];

/** What a visitor wrote, for a subject, a heading or a calendar's parameter. */
export const oneLine = (words: string): string => words.replace(/[\s"]+/gu, ' ').trim();
