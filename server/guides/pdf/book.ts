import { setImmediate as breathe } from 'node:timers/promises';
import type { Sku } from '#shared/catalog.ts';
import { maskEmail } from '../mask-email.ts';
import { type GuideText, guideText } from '../texts.ts';
import { type Copy, setClosing } from './closing.ts';
import { type Column, drawLine, paragraph, type Style, set } from './column.ts';
import { type ContentsRow, setContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { addStructure, bytesOf, type Document, drawAsArtifact, openDocument, page, type Tag, tag } from './document.ts';
import { openFonts } from './fonts.ts';
import { breakLines } from './lines.ts';
import { ink, inkSoft, looks, sheet } from './looks.ts';
import { blocksOf } from './markdown.ts';
import { type Box, type PlacedBox, paginate } from './pages.ts';
import { stitch } from './prints.ts';

/** Points. The column is between the header and the footer. */
const margin = { left: 40, right: 38, top: 48, bottom: 62 } as const;
const columnHeight = page.height - margin.top - margin.bottom;

/** A chapter does not begin at the bottom of a page: at least three lines follow its title, or a framed box and two lines. */
const leastUnderTitle = 3;

const chapterTitle: Style = { size: 21, leading: 23.5, colour: ink };
const foot: Style = { size: 8.5, leading: 12, colour: inkSoft };

/** The widths of the words of all guides. To measure them is half of the time of a guide. */
const widths = new Map<string, number>();
/** All guides together have 7,000 words. Each copy adds the few that only it has. */
const mostWidths = 20_000;

/**
 * The guide for one buyer: A5, tagged for screen readers, the same bytes for the same input.
 * Other work can run between the pages.
 */
export async function renderGuide(sku: Sku, copy: Copy): Promise<{ pdf: Buffer; pages: number }> {
  const text = guideText(sku);
  const look = looks[sku];
  const doc = openDocument({ title: text.title, subject: text.promise, createdOn: copy.purchasedOn });
  if (widths.size > mostWidths) widths.clear();
  const fonts = openFonts(doc, widths);
  const root = tag('Document');
  const column: Column = { doc, fonts, left: margin.left, width: page.width - margin.left - margin.right, accent: look.accent };

  const cover = tag('Sect', root);
  const contents = tag('Sect', root);
  const chapters: Chapter[] = [];
  for (const [index, section] of text.sections.entries()) {
    chapters.push(setChapter(column, section, index + 1, root));
    await breathe();
  }
  const contentsPages = paginate(setContents(column, chapters, contents), columnHeight);
  const onPages = (part: Chapter[]) =>
    paginate(
      part.flatMap(({ boxes }) => boxes),
      columnHeight,
    );
  // The plan or checklist at the end has a page of its own, for printing.
  const chapterPages = [...onPages(chapters.slice(0, -1)), ...onPages(chapters.slice(-1))];
  const closingPages = paginate(setClosing(column, copy, tag('Sect', root)), columnHeight);
  // The cover is page 1, so that printed page numbers match those of a PDF reader.
  for (const chapter of chapters)
    chapter.page = 2 + contentsPages.length + chapterPages.findIndex((placed) => placed.some(({ box }) => box === chapter.boxes[0]));

  doc.addPage();
  drawCover(doc, fonts, sku, look, text, cover);
  const footText = `Order ${copy.reference} for ${maskEmail(copy.buyerEmail)}`;
  let number = 1;
  for (const placed of [...contentsPages, ...chapterPages, ...closingPages]) {
    doc.addPage();
    number += 1;
    drawPage(column, placed, number, footText);
    await breathe();
  }
  addStructure(doc, root);
  return { pdf: await bytesOf(doc), pages: number };
}

interface Chapter extends ContentsRow {
  boxes: Box[];
}

function setChapter(column: Column, section: GuideText['sections'][number], number: number, root: Tag): Chapter {
  const { doc, fonts, left, accent } = column;
  const own = tag('Sect', root);
  const name = `chapter-${number}`;
  const indent = 34;
  const inner = { ...column, left: left + indent, width: column.width - indent };
  const [first, ...rest] = paragraph(inner, [{ text: section.title, voice: 'title' }], chapterTitle, own, {
    before: 34,
    keepsNext: true,
    type: 'H2',
  });
  if (!first) throw new Error('a chapter without a title');
  const [numeral] = breakLines([{ text: String(number), voice: 'title' }], chapterTitle.size, indent, fonts);
  const heading: Box = {
    ...first,
    draw(top) {
      drawAsArtifact(doc, () => {
        // A dashed rule separates chapters. It is not drawn at the top of a page.
        if (top > margin.top) stitch(doc, left, top - 14, column.width);
        if (numeral) drawLine(doc, numeral, left, top, { ...chapterTitle, colour: accent });
      });
      doc.addNamedDestination(name, 'XYZ', 0, top - 20, null);
      addBookmark(doc, section.title, top - 20);
      first.draw(top);
    },
  };
  const blocks = blocksOf(section.markdown);
  const content = blocks.map((block) => set(column, block, own));
  // Nothing comes between a title and its first lines.
  const [opening, ...others] = content;
  const [firstBox, ...remaining] = opening ?? [];
  const boxes = [...(firstBox ? [{ ...firstBox, before: 10 }] : []), ...remaining, ...others.flat()];
  return { title: section.title, name, page: 0, boxes: [heading, ...rest, ...heldTogether(boxes, leastUnderTitle)] };
}

/** The first `count` boxes as one. */
const heldTogether = (boxes: readonly Box[], count: number): Box[] =>
  boxes.map((box, index) => (index < count - 1 && index < boxes.length - 1 ? { ...box, keepsNext: true } : box));

/** pdfkit accepts a position on the page too, though its types lack it. */
function addBookmark(doc: Document, title: string, top: number) {
  const place = { expanded: false, top, left: page.width };
  doc.outline.addItem(title, place);
}

function drawPage({ doc, fonts, left, width }: Column, placed: PlacedBox[], number: number, footText: string) {
  drawAsArtifact(doc, () => doc.rect(0, 0, page.width, page.height).fill(sheet));
  for (const { box, top } of placed) box.draw(margin.top + top);
  drawAsArtifact(doc, () => {
    const top = page.height - 38;
    stitch(doc, left, top - 8, width);
    const [order] = breakLines([{ text: footText, voice: 'text' }], foot.size, width - 40, fonts);
    if (order) drawLine(doc, order, left, top, foot);
    const [folio] = breakLines([{ text: String(number), voice: 'title' }], 11, 40, fonts);
    if (folio) drawLine(doc, folio, left + width - folio.width, top, { ...foot, size: 11, colour: ink });
  });
}
