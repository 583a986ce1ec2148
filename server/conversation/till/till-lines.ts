/** What the till says, by occasion (`lines.md`). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InLangs, type Lang, langs, parseOccasions } from '../../personas/persona.ts';
import type { ConversationState } from '../conversation.ts';
import { selectorOf } from '../lines.ts';
import { fill } from '../text.ts';

let lines: ReturnType<typeof parseOccasions> | undefined;

function linesOfTill() {
  lines ??= parseOccasions(readFileSync(join(import.meta.dirname, 'lines.md'), 'utf8'), 'till/lines.md', []);
  return lines;
}

const prefix = 'till-';

/** The till's next line for an occasion. */
export const tillSay = ({ seed, lines: counts }: ConversationState) => selectorOf(linesOfTill(), 'the till', seed, counts, prefix);

/** Whether an occasion has a line that this talk has not heard. */
export function hasUnheard({ lines: counts }: ConversationState, occasion: string): boolean {
  const alternatives = linesOfTill().get(occasion);
  return alternatives !== undefined && (counts[`${prefix}${occasion}`] ?? 0) < Math.min(...langs.map((lang) => alternatives[lang].length));
}

/** A line of the till's for the runner, which knows what the core cannot: that an order was opened or paid, that the demo ends. */
export const tillLine = (
  occasion: 'pay-here' | 'already-paid' | 'paid-thanks' | 'farewell',
  lang: Lang,
  values: Record<string, InLangs | string> = {},
): string => fill(linesOfTill().get(occasion)?.[lang][0] ?? '', values, lang);
