import type { Sku } from '#shared/catalog.ts';
import type { GuideText } from '../texts.ts';
import { drawLine, type Style } from './column.ts';
import { type Document, drawAs, drawAsArtifact, page, type Tag, tag } from './document.ts';
import type { Fonts, Voice } from './fonts.ts';
import { breakLines } from './lines.ts';
import { ink, type Look } from './looks.ts';
import { drawKaka } from './portrait.ts';
import { readPrint, tileOver } from './prints.ts';

/** The woven border down the left edge. */
const palluWidth = 54;
const textLeft = 84;
const textWidth = page.width - textLeft - 32;
/** Where the plain cloth of the words meets the printed cloth below. */
const join = 304;
const disc = { x: (page.width + palluWidth) / 2, y: 451, radius: 68 };
/** How far the second block lies off the first. */
const misregister = 4;

/** The cover: the guide's own cloth, print and motif, a dot that opens into four rings, Kaka's border at the spine. */
export function drawCover(doc: Document, fonts: Fonts, sku: Sku, look: Look, { title, promise }: GuideText, root: Tag): void {
  drawAsArtifact(doc, () => {
    doc.rect(0, 0, page.width + 1, page.height + 1).fill(look.cloth);
    drawLowerCloth(doc, look);
    drawPallu(doc, look);
    drawRings(doc, look);
    drawMotif(doc, sku, look);
    drawKaka(doc, textLeft, 22, 34);
  });
  const say = (text: string, voice: Voice, style: Style, top: number, parent: Tag, left = textLeft) => {
    const lines = breakLines([{ text, voice }], style.size, textWidth, fonts);
    drawAs(doc, parent, () => {
      for (const [index, line] of lines.entries()) drawLine(doc, line, left, top + index * style.leading, style);
    });
    return top + lines.length * style.leading;
  };
  const size = fittingSize(title, fonts);
  say('Kaka’s guides, Vaani', 'speech', { size: 13, leading: 18, colour: look.promise }, 30, tag('P', root), textLeft + 42);
  const below = say(title, 'title', { size, leading: size * 1.02, colour: look.title }, 62, tag('H1', root));
  say(promise, 'speech', { size: 13, leading: 17.5, colour: look.promise }, below + 10, tag('P', root));
}
/** The largest size at which no word of the title is wider than the column, within reason. */
function fittingSize(title: string, fonts: Fonts): number {
  const widest = Math.max(...title.split(' ').map((word) => fonts.runs(word, 'title').reduce((sum, run) => sum + fonts.width(run, 1), 0)));
  return Math.min(42, textWidth / widest);
}

/** Another length of cloth, block-printed; the two meet at temple teeth. */
function drawLowerCloth(doc: Document, look: Look) {
  const width = page.width + 1 - palluWidth;
  doc.rect(palluWidth, join, width, page.height + 1 - join).fill(look.deep);
  tileOver(doc, readPrint(look.print), look.tile, look.cloth, { x: palluWidth, y: join + 8, w: width, h: page.height - join });
  const tooth = 14;
  doc
    .save()
    .rect(palluWidth, join - tooth, width, tooth + 1)
    .clip();
  for (let x = palluWidth; x < page.width; x += tooth)
    doc.polygon([x, join + 0.5], [x + tooth / 2, join - 10], [x + tooth, join + 0.5]).fill(look.deep);
  doc.restore();
}

function drawPallu(doc: Document, look: Look) {
  const pallu = readPrint('pallu');
  const dyes: Record<string, string> = { '#1c2260': look.deep, '#9c2819': look.second, '#f7be4b': look.bright, '#f4e6c8': '#f4e6c8' };
  const scale = palluWidth / pallu.height;
  // The cloth is woven from left to right; at the spine it hangs.
  doc.save().rect(0, 0, palluWidth, page.height).clip();
  for (let y = 0; y < page.height; y += pallu.width * scale) {
    doc.save().translate(palluWidth, y).rotate(90).scale(scale);
    for (const shape of pallu.shapes) {
      shape.trace(doc);
      doc.fill(dyes[shape.ink] ?? look.deep);
    }
    doc.restore();
  }
  doc.restore();
}

/** Petals, dots, teeth and gouges around the disc: the four rings of the house. */
function drawRings(doc: Document, look: Look) {
  const { x, y, radius } = disc;
  doc.save().translate(x, y);
  // The cloth is dyed plain where the rings will be printed.
  doc.circle(0, 0, radius * 1.92).fill(look.deep);
  const around = (count: number, draw: () => void) => {
    for (let index = 0; index < count; index++) {
      draw();
      doc.rotate(360 / count);
    }
  };
  const r = (factor: number) => radius * factor;
  doc.fillColor(look.bright);
  around(36, () => doc.path(`M${r(1.1)} -4 Q${r(1.19)} -5 ${r(1.24)} 0 Q${r(1.19)} 5 ${r(1.1)} 4 Z`).fill());
  around(60, () => doc.circle(r(1.35), 0, 1.6).fill());
  around(72, () => doc.path(`M${r(1.47)} -2.6 L${r(1.58)} 0 L${r(1.47)} 2.6 Z`).fill());
  around(84, () => doc.path(`M${r(1.68)} 0 Q${r(1.75)} -1.7 ${r(1.84)} 0 Q${r(1.75)} 1.7 ${r(1.68)} 0 Z`).fill());
  doc.circle(misregister, misregister, radius).fill(look.second);
  doc.circle(0, 0, radius).fill(look.bright);
  doc
    .circle(0, 0, radius - 1.5)
    .lineWidth(3)
    .stroke(ink);
  doc.restore();
}

function drawMotif(doc: Document, sku: Sku, look: Look) {
  const motif = readPrint(`motif-${sku}`);
  const scale = (disc.radius * 1.36) / motif.width;
  doc
    .save()
    .translate(disc.x - disc.radius * 0.68, disc.y - disc.radius * 0.68)
    .scale(scale);
  const ofKind = (kind: string) => motif.shapes.filter((shape) => shape.ink === kind);
  doc.save().translate(misregister / scale / 2, misregister / scale / 2);
  for (const shape of ofKind('block')) {
    shape.trace(doc);
    doc.fill(look.second);
  }
  doc.restore().lineWidth(6.5).lineJoin('round').lineCap('round');
  for (const shape of ofKind('line')) {
    shape.trace(doc);
    doc.stroke(ink);
  }
  for (const shape of ofKind('solid')) {
    shape.trace(doc);
    doc.fill(ink);
  }
  doc.restore();
}
