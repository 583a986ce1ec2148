import { type Column, drawLine, paragraph, type Style } from './column.ts';
import { addStructure, bytesOf, drawAs, drawAsArtifact, openDocument, page, type Tag, tag } from './document.ts';
import { openFonts } from './fonts.ts';
import { breakLines, type Span } from './lines.ts';
import { ink, inkSoft, madder, sheet } from './looks.ts';
import { type Box, paginate } from './pages.ts';
import { stitch } from './prints.ts';

/** The contents of a receipt, an invoice or a credit note, from top to bottom. */
export interface ReceiptText {
  title: string;
  /** In red below the title, for example that it is a test. */
  notice?: string;
  facts: readonly Row[];
  parties: readonly { heading: string; lines: readonly string[] }[];
  /** The sold items. */
  item: string;
  amounts: readonly Row[];
  total: Row;
  /** Small, at the end. */
  notes: readonly string[];
  issuedOn: Date;
}

type Row = readonly [label: string, value: string];

/** Points. */
const margin = { left: 40, right: 40, top: 44, bottom: 40 } as const;

const title: Style = { size: 24, leading: 30, colour: ink };
const heading: Style = { size: 10, leading: 15, colour: inkSoft };
const text: Style = { size: 11, leading: 16, colour: ink };
const sum: Style = { size: 13, leading: 20, colour: ink };
const small: Style = { size: 9, leading: 13, colour: inkSoft };

/** One or more A5 pages, tagged for screen readers, the same bytes for the same input. */
export async function renderReceipt(receipt: ReceiptText): Promise<{ pdf: Buffer; pages: number }> {
  const doc = openDocument({ title: receipt.title, subject: receipt.item, createdOn: receipt.issuedOn });
  const root = tag('Document');
  const column: Column = { doc, fonts: openFonts(doc), left: margin.left, width: page.width - margin.left - margin.right, accent: ink };
  const pages = paginate(boxesOf(receipt, column, root), page.height - margin.top - margin.bottom);
  for (const placed of pages) {
    doc.addPage();
    drawAsArtifact(doc, () => doc.rect(0, 0, page.width, page.height).fill(sheet));
    for (const { box, top } of placed) box.draw(margin.top + top);
  }
  addStructure(doc, root);
  return { pdf: await bytesOf(doc), pages: pages.length };
}

function boxesOf(receipt: ReceiptText, column: Column, root: Tag): Box[] {
  const say = (words: string, style: Style, before: number, voice: Span['voice'] = 'text', type = 'P') =>
    paragraph(column, [{ text: words, voice }], style, root, { before, keepsNext: type !== 'P', type });
  const rows = (list: readonly Row[], style: Style, voice: Span['voice'] = 'text') =>
    list.flatMap((each, index) => row(column, each, style, root, index === 0 ? 8 : 2, voice));
  return [
    ...say(receipt.title, title, 0, 'title', 'H1'),
    ...(receipt.notice === undefined ? [] : say(receipt.notice, { ...text, colour: madder }, 2, 'strong')),
    ...rows(receipt.facts, text),
    ...receipt.parties.flatMap(({ heading: words, lines }) => [
      ...say(words, heading, 14, 'strong', 'H2'),
      ...lines.flatMap((line) => say(line, text, 0)),
    ]),
    seam(column),
    ...say(receipt.item, text, 6, 'strong'),
    ...rows(receipt.amounts, text),
    ...rows([receipt.total], sum, 'strong'),
    seam(column),
    ...receipt.notes.flatMap((note) => say(note, small, 5)),
  ];
}

/** A label on the left and its value on the right. A long value goes below. */
function row(column: Column, [label, value]: Row, style: Style, parent: Tag, before: number, voice: Span['voice']): Box[] {
  const { doc, fonts, left, width } = column;
  const own = tag('P', parent);
  const [name] = breakLines([{ text: `${label} `, voice }], style.size, width, fonts);
  const [words, ...more] = breakLines([{ text: value, voice }], style.size, width - (name?.width ?? 0) - 12, fonts);
  const right = (line: NonNullable<typeof words>) => left + width - line.width;
  const first: Box = {
    height: style.leading,
    before,
    keepsNext: more.length > 0,
    draw: (top) =>
      drawAs(doc, own, () => {
        if (name) drawLine(doc, name, left, top, style);
        if (words) drawLine(doc, words, right(words), top, style);
      }),
  };
  const rest = more.map(
    (line, index): Box => ({
      height: style.leading,
      before: 0,
      keepsNext: index < more.length - 1,
      draw: (top) => drawAs(doc, own, () => drawLine(doc, line, right(line), top, style)),
    }),
  );
  return [first, ...rest];
}

const seam = ({ doc, left, width }: Column): Box => ({
  height: 8,
  before: 10,
  keepsNext: false,
  draw: (top) => drawAsArtifact(doc, () => stitch(doc, left, top + 4, width)),
});
