import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from './document.ts';

/** Kaka's portrait as on the site, copied because the client's files are not installed. Only the SVG features that it uses are supported. */
const file = join(import.meta.dirname, 'prints/kaka.svg');
const drawn = /<(\/?g|path|circle|ellipse)\b([^>]*?)\/?>/g;

type Attributes = Partial<Record<string, string>>;

/** Draws the portrait into a circle. @param top of the circle */
export function drawKaka(doc: Document, left: number, top: number, diameter: number): void {
  const [, shapes = ''] = readFileSync(file, 'utf8').split('</clipPath>');
  const radius = diameter / 2;
  doc.save();
  doc.circle(left + radius, top + radius, radius).clip();
  doc.translate(left, top).scale(diameter / 400);
  /** Attributes that a shape inherits from its groups. */
  const groups: Attributes[] = [];
  for (const [, kind = '', text = ''] of shapes.matchAll(drawn)) {
    if (kind === '/g') {
      doc.restore();
      groups.pop();
      continue;
    }
    const own: Attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    if (kind === 'g') {
      doc.save();
      transform(doc, own.transform);
      groups.push({ ...groups.at(-1), ...own });
    } else ink(doc, kind, { ...groups.at(-1), ...own });
  }
  doc.restore();
}

function transform(doc: Document, words = '') {
  const [, x = '0', y = '0'] = /translate\(([^\s)]+) ([^\s)]+)\)/.exec(words) ?? [];
  const [, scale = '1'] = /scale\(([^\s)]+)\)/.exec(words) ?? [];
  doc.translate(Number(x), Number(y)).scale(Number(scale));
}

function ink(doc: Document, kind: string, attributes: Attributes) {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const {
    fill,
    stroke,
    opacity = '1',
    'stroke-dasharray': dash,
    'stroke-linecap': cap = 'butt',
    'stroke-linejoin': join = 'miter',
  } = attributes;
  doc.save().opacity(Number(opacity));
  if (kind === 'path') doc.path(attributes.d ?? '');
  else doc.ellipse(number('cx'), number('cy'), number(kind === 'circle' ? 'r' : 'rx'), number(kind === 'circle' ? 'r' : 'ry'));
  if (stroke !== undefined) {
    doc.lineWidth(Number(attributes['stroke-width'] ?? 1));
    doc.lineCap(cap as 'round').lineJoin(join as 'round');
    // A dot is a dash without length between round ends. pdfkit refuses the length 0.
    const [length = 0, space = 0] = (dash ?? '').split(' ').map(Number);
    if (dash !== undefined) doc.dash(Math.max(length, 0.01), { space });
  }
  if (stroke !== undefined && fill !== undefined && fill !== 'none') doc.fillAndStroke(fill, stroke);
  else if (stroke !== undefined) doc.stroke(stroke);
  else doc.fill(fill ?? 'black');
  doc.restore();
}
