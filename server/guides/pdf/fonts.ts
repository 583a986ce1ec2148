import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';
import { unwrapWoff } from './woff.ts';

/** The style of a text: heading, speech, plain, stressed. */
export type Voice = 'title' | 'speech' | 'text' | 'strong';

/** Text in one font file. */
export interface Run {
  text: string;
  face: string;
}

export interface Fonts {
  /** Splits text where another font file has the glyphs. @throws Error if no file has one */
  runs(text: string, voice: Voice): Run[];
  /** Width in points. */
  width(run: Run, size: number): number;
}

/** The font files of each style, in the order of the search for a glyph. Eczar has no dotted consonants (ṣ, ṇ, ḥ), so Mukta provides them. */
const files: Record<Voice, readonly string[]> = {
  title: ['eczar-latin-800', 'eczar-latin-ext-800', 'mukta-latin-ext-600'],
  speech: ['eczar-latin-500', 'eczar-latin-ext-500', 'mukta-latin-ext-400'],
  text: ['mukta-latin-400', 'mukta-latin-ext-400'],
  strong: ['mukta-latin-600', 'mukta-latin-ext-600'],
};

const readFont = (face: string) =>
  unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${face.slice(0, face.indexOf('-'))}/files/${face}-normal.woff`))));

/** A font that pdfkit has parsed. pdfkit accepts it instead of the file, though its types lack it. */
interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Opened once for all guides, because parsing a font is most of the work. */
const opened = new Map<string, OpenFont>();

function openFont(doc: Document, face: string): OpenFont {
  const known = opened.get(face);
  doc.registerFont(face, (known as unknown as Buffer | undefined) ?? readFont(face)).font(face);
  const { font } = (doc as unknown as { _font: { font: OpenFont } })._font;
  opened.set(face, font);
  return font;
}

/** Registers the fonts of the guides in a document. @param widths those of the words that were measured before, per point */
export function openFonts(doc: Document, widths = new Map<string, number>()): Fonts {
  const inUse = new Map<string, OpenFont>();
  const faces = new Map<string, string>();

  const hasGlyph = (face: string, character: string) => {
    const font = inUse.get(face) ?? openFont(doc, face);
    inUse.set(face, font);
    return font.hasGlyphForCodePoint(character.codePointAt(0) as number);
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
