/** One turn at the till: what the line says, what was so before, and how an answer is made. */

import type { Sku } from '#shared/catalog.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { Effect, Heard } from '../conversation.ts';
import { valuesOf } from './guides.ts';
import type { TillLine } from './till-line.ts';
import type { TillState } from './till-state.ts';

export interface TillTurn {
  line: TillLine;
  before: TillState;
  /** A copy of the state before, to be changed. */
  state: TillState;
}

export interface TillAnswer {
  text: InLangs;
  effects: Effect[];
  heard: Heard;
}

export const answered = (text: InLangs, heard: Heard, effects: Effect[] = []): TillAnswer => ({ text, heard, effects });

/** A line about one guide. */
export const saidOf = ({ line }: TillTurn, occasion: string, sku: Sku, values: Record<string, InLangs | string> = {}): TillAnswer =>
  answered(line.say(occasion, { ...valuesOf(sku), ...values }), { act: occasion, sku });

/** The guide that a line without a name is about. */
export function meantIn({ line, before }: TillTurn): Sku | undefined {
  const { basket, offered, discussed, sold } = before;
  return line.named[0] ?? offered?.[0] ?? basket?.[0] ?? discussed ?? line.topicGuide ?? sold?.at(-1)?.sku;
}

/** "Both": the two in the basket, the two that were listed, or the two that were spoken of last. */
export function bothIn({ line, before }: TillTurn): Sku[] {
  const { basket, listed, mentioned = [] } = before;
  if (basket && basket.length > 1) return [...basket];
  if (listed?.length === 2) return [...listed];
  const last = [...mentioned.filter((sku) => !line.named.includes(sku)), ...line.named].slice(-2);
  return last.length === 2 ? last : [];
}
