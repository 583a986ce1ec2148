import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';

/** How a piece of text sounds: a heading, somebody speaking, plain text, stressed text. */
export type Voice = 'title' | 'speech' | 'text' | 'strong';

/** Text in one font file. */
export interface Run {
  text: string;
  face: string;
}

export interface Fonts {
  /** Cuts text where another file has the glyphs. @throws Error when no file has one */
  runs(text: string, voice: Voice): Run[];
  /** Width in points. */
  width(run: Run, size: number): number;
}

/** The files of each voice, asked for a glyph in this order. Eczar has no dotted consonants (ṣ, ṇ, ḥ): Mukta lends them. */
const files: Record<Voice, readonly string[]> = {
  title: ['eczar-latin-800', 'eczar-latin-ext-800', 'mukta-latin-ext-600'],
  speech: ['eczar-latin-500', 'eczar-latin-ext-500', 'mukta-latin-ext-400'],
  text: ['mukta-latin-400', 'mukta-latin-ext-400'],
  strong: ['mukta-latin-600', 'mukta-latin-ext-600'],
};

const fileOf = (face: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${face.slice(0, face.indexOf('-'))}/files/${face}-normal.woff`));

/** pdfkit has no word for "is there a glyph"; the open font it keeps has. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** The guides' typefaces in a document, each file opened when it is first needed. */
export function openFonts(doc: Document): Fonts {
  for (const face of new Set(Object.values(files).flat())) doc.registerFont(face, fileOf(face));
  const faces = new Map<string, string>();
  const widths = new Map<string, number>();

  const hasGlyph = (face: string, character: string) => {
    doc.font(face);
    return (doc as unknown as OpenFont)._font.font.hasGlyphForCodePoint(character.codePointAt(0) as number);
  };
  const faceOf = (character: string, voice: Voice) => {
    const key = voice + character;
    let face = faces.get(key);
    if (!face) {
      face = files[voice].find((candidate) => hasGlyph(candidate, character));
      if (!face) throw new Error(`the guides' fonts cannot write "${character}" as ${voice}`);
      faces.set(key, face);
    }
    return face;
  };

  return {
    runs(text, voice) {
      const runs: Run[] = [];
      for (const character of text) {
        const face = faceOf(character, voice);
        const last = runs.at(-1);
        if (last?.face === face) last.text += character;
        else runs.push({ text: character, face });
      }
      return runs;
    },
    width({ text, face }, size) {
      const key = `${face}/${text}`;
      let perPoint = widths.get(key);
      if (perPoint === undefined) {
        perPoint = doc.font(face).fontSize(100).widthOfString(text) / 100;
        widths.set(key, perPoint);
      }
      return perPoint * size;
    },
  };
}
