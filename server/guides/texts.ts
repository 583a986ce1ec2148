import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sku } from '#shared/catalog.ts';

/** The text of a guide, from `<sku>.md` in this folder. */
export interface GuideText {
  title: string;
  /** One or two sentences for the cover. */
  promise: string;
  sections: GuideSection[];
}

export interface GuideSection {
  title: string;
  /** Markdown: paragraphs, `###`, lists, bold, italic, quotes. */
  markdown: string;
}

/** Reads a guide. @throws Error if the file does not begin with a title and a promise */
export function guideText(sku: Sku): GuideText {
  const [front = '', ...sections] = readFileSync(join(import.meta.dirname, `${sku}.md`), 'utf8').split(/^## /m);
  const title = /^# (.+)$/m.exec(front)?.[1];
  const promise = /^\*(.+)\*$/m.exec(front)?.[1];
  if (!title || !promise) throw new Error(`${sku}.md: no title or no promise`);
  return {
    title,
    promise,
    sections: sections.map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), markdown: section.slice(end + 1).trim() };
    }),
  };
}
