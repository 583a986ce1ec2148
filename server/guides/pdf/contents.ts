import { type Column, drawLine, frontTitle, paragraph, type Style } from './column.ts';
import { drawAs, drawAsArtifact, type Tag, tag } from './document.ts';
import { breakLines } from './lines.ts';
import { ink, thread } from './looks.ts';
import type { Box } from './pages.ts';

export interface ContentsRow {
  title: string;
  /** The destination of the link. */
  name: string;
  /** Read when the row is drawn, because then every chapter has its page. */
  page: number;
}

const row: Style = { size: 12.5, leading: 17, colour: ink };

/** The table of contents; each row is a link. */
export function setContents(column: Column, chapters: readonly ContentsRow[], own: Tag): Box[] {
  const { doc, fonts, left, width, accent } = column;
  const list = tag('TOC');
  const heading = paragraph(column, [{ text: 'What is inside', voice: 'title' }], frontTitle, own, {
    before: 0,
    keepsNext: true,
    type: 'H2',
  });
  own.parts.push(list);
  const rows = chapters.map((chapter, index): Box => {
    const { title, name } = chapter;
    const item = tag('TOCI', list);
    const indent = 30;
    const lines = breakLines([{ text: title, voice: 'text' }], row.size, width - indent - 40, fonts);
    const height = lines.length * row.leading + 14;
    return {
      height,
      before: index === 0 ? 16 : 0,
      keepsNext: false,
      draw(top) {
        const say = (text: string, voice: 'title' | 'strong', x: (width: number) => number, at: number, colour: string) => {
          const [line] = breakLines([{ text, voice }], row.size, width, fonts);
          if (line) drawLine(doc, line, x(line.width), at, { ...row, colour });
        };
        const textTop = top + 7;
        const lastTop = textTop + (lines.length - 1) * row.leading;
        drawAs(doc, item, () => {
          say(String(index + 1), 'title', () => left, textTop, accent);
          for (const [at, line] of lines.entries()) drawLine(doc, line, left + indent, textTop + at * row.leading, row);
          say(String(chapter.page), 'strong', (own) => left + width - own, lastTop, ink);
        });
        drawAsArtifact(doc, () => {
          doc
            .moveTo(left, top + height)
            .lineTo(left + width, top + height)
            .lineWidth(0.75)
            .stroke(thread);
        });
        doc.goTo(left, top, width, height, name);
      },
    };
  });
  return [...heading, ...rows];
}
