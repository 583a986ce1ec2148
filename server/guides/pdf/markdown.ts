import { lexer, type Token, type Tokens } from 'marked';
import type { Span } from './lines.ts';

/** The parts of a chapter. */
export type Block =
  | { kind: 'subheading' | 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  /** `note`: a medical note. `speech`: Kaka's own words. */
  | { kind: 'note' | 'speech'; paragraphs: Span[][] };

/** Reads a chapter. @throws Error for Markdown that the guides do not support, so that nothing is lost without notice */
export const blocksOf = (markdown: string): Block[] => lexer(markdown).flatMap(blockOf);

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'subheading', spans: spansOf(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => spansOf(item.tokens)) }];
    }
    case 'blockquote': {
      const { tokens = [] } = token as Tokens.Blockquote;
      const kind = /^A word from the doctor.s side/.test(plain(tokens)) ? 'note' : 'speech';
      return [
        { kind, paragraphs: tokens.filter(({ type }) => type !== 'space').map((inner) => spansOf((inner as Tokens.Paragraph).tokens)) },
      ];
    }
    default:
      throw new Error(`the guides do not use "${token.type}": ${token.raw.slice(0, 60)}`);
  }
}

const plain = (tokens: Token[]) => tokens.map((token) => token.raw.replaceAll('*', '')).join('');

function spansOf(tokens: Token[] = []): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
        // marked nests the text of a list item in another text.
        return 'tokens' in token && token.tokens ? spansOf(token.tokens) : [{ text: asSet(token.raw), voice: 'text' }];
      case 'escape':
        return [{ text: token.text, voice: 'text' }];
      case 'strong':
        return [{ text: asSet(token.text), voice: 'strong' }];
      case 'em':
        // Mukta has no italic, and a slanted font is no substitute: stressed text uses another style.
        return [{ text: asSet(token.text), voice: 'speech' }];
      default:
        throw new Error(`the guides do not use "${token.type}": ${token.raw.slice(0, 60)}`);
    }
  });
}

const vulgar: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** Typographic corrections: curly apostrophes, real fractions, a non-breaking space between a number and its unit. */
export const asSet = (text: string): string =>
  text
    .replaceAll('\n', ' ')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?:(?<=\d) )?\b(1\/2|1\/4|3\/4)\b/g, (_, fraction: string) => vulgar[fraction] ?? fraction)
    .replace(/\b(\d)\/(\d)\b/g, '$1\u2044$2')
    .replace(/(?<=[\d½¼¾]) (?=(?:ml|g|kg|cm|mm|litres?|teaspoons?|tablespoons?|cups?|minutes?)\b)/g, '\u00a0');
