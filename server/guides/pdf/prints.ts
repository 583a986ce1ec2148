import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from './document.ts';
import { thread } from './looks.ts';

/** A drawing in `prints/`: SVG with paths and circles, each with a fill or a class that names its colour. */
export interface Print {
  width: number;
  height: number;
  shapes: Shape[];
}

interface Shape {
  /** The attribute `class`, else `fill`, else nothing. */
  ink: string;
  trace(doc: Document): void;
}

export function readPrint(name: string): Print {
  const svg = readFileSync(join(import.meta.dirname, 'prints', `${name}.svg`), 'utf8');
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const shapes = [...svg.matchAll(/<(path|circle) ([^>]*?)\/>/g)].map(([, kind, text = '']): Shape => {
    const attribute = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']));
    const number = (name: string) => Number(attribute[name] ?? 0);
    return {
      ink: attribute.class ?? attribute.fill ?? '',
      trace: (doc) => void (kind === 'path' ? doc.path(attribute.d ?? '') : doc.circle(number('cx'), number('cy'), number('r'))),
    };
  });
  return { width, height, shapes };
}

/** Repeats a one-colour tile over a rectangle. */
export function tileOver(doc: Document, print: Print, tile: number, colour: string, area: { x: number; y: number; w: number; h: number }) {
  const scale = tile / print.width;
  doc.save().rect(area.x, area.y, area.w, area.h).clip().fillColor(colour);
  for (let y = area.y; y < area.y + area.h; y += print.height * scale)
    for (let x = area.x; x < area.x + area.w; x += tile) {
      doc.save().translate(x, y).scale(scale);
      for (const shape of print.shapes) shape.trace(doc);
      doc.fill().restore();
    }
  doc.restore();
}

/** A dashed rule. */
export function stitch(doc: Document, left: number, y: number, width: number) {
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(1.5)
    .dash(6, { space: 4 })
    .stroke(thread)
    .undash();
}
