import { type Document, drawAs, drawAsArtifact, type Tag, tag } from './document.ts';
import type { Fonts } from './fonts.ts';
import { breakEvenly, breakLines, type Line, type Span } from './lines.ts';
import { ink, madder, marigold, sheet } from './looks.ts';
import type { Block } from './markdown.ts';
import type { Box } from './pages.ts';

/** Points. */
export interface Style {
  size: number;
  /** From one baseline to the next. */
  leading: number;
  colour: string;
}

export const body: Style = { size: 12, leading: 17.5, colour: ink };
/** The headings "What is inside" and Kaka's goodbye. */
export const frontTitle: Style = { size: 26, leading: 30, colour: ink };
const subheading: Style = { size: 14, leading: 19, colour: ink };
const note: Style = { size: 11.5, leading: 16.5, colour: ink };
const speech: Style = { size: 15, leading: 20, colour: ink };

/** A column of text: its place on the page and its style. */
export interface Column {
  doc: Document;
  fonts: Fonts;
  left: number;
  width: number;
  /** Colour of numbers and bullets. */
  accent: string;
}

export function drawLine(doc: Document, line: Line, left: number, top: number, { size, leading, colour }: Style): void {
  const baseline = top + leading / 2 + size * 0.32;
  doc.fontSize(size).fillColor(colour);
  for (const { text, face, x } of line.runs) doc.font(face).text(text, left + x, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

/**
 * A paragraph as boxes of one line each. Its first and last line never stand alone on a page.
 * @param before space above the first line
 */
export function paragraph(
  { doc, fonts, left, width }: Column,
  spans: readonly Span[],
  style: Style,
  parent: Tag,
  { before, keepsNext = false, type = 'P' }: { before: number; keepsNext?: boolean; type?: string },
): Box[] {
  const lines = (type.startsWith('H') ? breakEvenly : breakLines)(spans, style.size, width, fonts);
  const own = tag(type, parent);
  return lines.map((line, index) => ({
    height: style.leading,
    before: index === 0 ? before : 0,
    keepsNext: index === lines.length - 1 ? keepsNext : index === 0 || index === lines.length - 2,
    draw: (top) => drawAs(doc, own, () => drawLine(doc, line, left, top, style)),
  }));
}

/** A block of a chapter as boxes. */
export function set(column: Column, block: Block, parent: Tag): Box[] {
  switch (block.kind) {
    case 'subheading':
      return paragraph(column, inVoice(block.spans, 'strong'), subheading, parent, { before: 16, keepsNext: true, type: 'H3' });
    case 'paragraph':
      return paragraph(column, block.spans, body, parent, { before: 8, keepsNext: announces(block.spans) });
    case 'list':
      return list(column, block, parent);
    case 'note':
      return [panel(column, block.paragraphs, parent)];
    case 'speech':
      return [chit(column, block.paragraphs, parent)];
  }
}

/** "For one cup:" or a bold line stays together with what follows. */
const announces = (spans: readonly Span[]) =>
  spans.at(-1)?.text.trimEnd().endsWith(':') === true || spans.every(({ text, voice }) => voice === 'strong' || text.trim() === '');

const inVoice = (spans: readonly Span[], voice: Span['voice']): Span[] => spans.map(({ text }) => ({ text, voice }));

function list(column: Column, { ordered, items }: Extract<Block, { kind: 'list' }>, parent: Tag): Box[] {
  const indent = ordered ? 24 : 16;
  const inner = { ...column, left: column.left + indent, width: column.width - indent };
  const own = tag('L', parent);
  return items.flatMap((spans, index) => {
    const item = tag('LI', own);
    const label = tag('Lbl', item);
    const [first, ...rest] = paragraph(inner, spans, body, item, { before: index === 0 ? 6 : 4, type: 'LBody' });
    if (!first) return [];
    const draw = (top: number) => {
      if (ordered) drawAs(column.doc, label, () => drawNumber(column, index + 1, top));
      else drawAsArtifact(column.doc, () => column.doc.circle(column.left + 5, top + body.leading / 2, 2.6).fill(column.accent));
      first.draw(top);
    };
    const boxes = [{ ...first, draw }, ...rest];
    const last = boxes.at(-1);
    // Neither the first nor the last point of a list stands alone.
    if (last && items.length > 1 && (index === 0 || index === items.length - 2)) boxes[boxes.length - 1] = { ...last, keepsNext: true };
    return boxes;
  });
}

function drawNumber({ doc, fonts, left, accent }: Column, number: number, top: number) {
  const [line] = breakLines([{ text: String(number), voice: 'title' }], body.size, 100, fonts);
  if (line) drawLine(doc, line, left, top, { ...body, colour: accent });
}

/** A medical note: in one piece and framed, so that it is not mistaken for one of Kaka's stories. */
function panel(column: Column, paragraphs: Span[][], parent: Tag): Box {
  const padding = 12;
  return framed(column, paragraphs, note, parent, {
    padding,
    type: 'P',
    frame: (top, height) => {
      const { doc, left, width } = column;
      doc.rect(left, top, width, height).fill('#fdeee2');
      doc
        .rect(left + 0.75, top + 0.75, width - 1.5, height - 1.5)
        .lineWidth(1.5)
        .stroke(madder);
      doc.rect(left, top, 5, height).fill(madder);
    },
  });
}

/** Kaka's own words, in a coloured box. */
function chit(column: Column, paragraphs: Span[][], parent: Tag): Box {
  return framed(
    column,
    paragraphs.map((spans) => inVoice(spans, 'speech')),
    speech,
    parent,
    {
      padding: 13,
      type: 'BlockQuote',
      frame: (top, height) => {
        const { doc, left, width } = column;
        doc.rect(left + 4, top + 4, width - 4, height - 4).fill(marigold);
        doc
          .rect(left + 0.75, top + 0.75, width - 5.5, height - 5.5)
          .lineWidth(1.5)
          .fillAndStroke(sheet, ink);
      },
    },
  );
}

interface Framing {
  padding: number;
  type: string;
  frame(top: number, height: number): void;
}

function framed(column: Column, paragraphs: Span[][], style: Style, parent: Tag, { padding, type, frame }: Framing): Box {
  const inner = { ...column, left: column.left + padding + 4, width: column.width - 2 * padding - 6 };
  const own = tag(type === 'P' ? 'Div' : type, parent);
  const boxes = paragraphs.flatMap((spans, index) => paragraph(inner, spans, style, own, { before: index === 0 ? 0 : 6 }));
  const height = boxes.reduce((sum, box) => sum + box.before + box.height, 0) + 2 * padding;
  return {
    height,
    before: 14,
    keepsNext: false,
    draw(top) {
      drawAsArtifact(column.doc, () => frame(top, height));
      let y = top + padding;
      for (const box of boxes) {
        y += box.before;
        box.draw(y);
        y += box.height;
      }
    },
  };
}
