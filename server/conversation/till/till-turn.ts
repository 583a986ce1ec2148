/** One turn at the till: what the line says, what was so before, and how an answer is made. */

import type { Sku } from '#shared/catalog.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { Effect, Heard } from '../conversation.ts';
import { allSkus, namesOf, totalOf, valuesOf } from './guides.ts';
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

/** "Number four" of what was listed, else of the board. */
function placedIn({ listed }: TillState, place: TillLine['place']): Sku | undefined {
  if (typeof place !== 'number' && place !== 'last') return undefined;
  return (listed ?? allSkus).at(place === 'last' ? -1 : place - 1);
}

/** The guide that a line without a name is about. */
export function meantIn({ line, before }: TillTurn): Sku | undefined {
  const { basket, offered, discussed, sold } = before;
  return line.named[0] ?? placedIn(before, line.place) ?? offered?.[0] ?? basket?.[0] ?? discussed ?? line.topicGuide ?? sold?.at(-1)?.sku;
}

/** What a line says of several guides at once: their names and what they come to. */
export const valuesOfAll = (skus: readonly Sku[]): Record<string, InLangs | string> => ({
  ...valuesOf(skus[0] as Sku),
  ...(skus.length > 1 && { guide: namesOf(skus), price: totalOf(skus) }),
});

export const severalAddresses = (sold: TillState['sold']): boolean => new Set(sold?.map(({ email }) => email)).size > 1;

/** What is ordered now: each guide once for each address. */
export const ordersOf = (sold: NonNullable<TillState['sold']>): NonNullable<TillState['sold']> =>
  sold.filter(({ sku, email }, at) => sold.findIndex((one) => one.sku === sku && one.email === email) === at);

/** "All three", "all": those in the basket, those that were listed, or so many as were spoken of last. */
export function allIn({ line, before }: TillTurn): readonly Sku[] {
  const { basket, offered, listed, mentioned = [] } = before;
  const open = [basket, offered, listed].find(
    (skus) => skus !== undefined && skus.length > 1 && (line.count === undefined || skus.length === line.count),
  );
  if (open) return open;
  if (line.count !== undefined && line.count < allSkus.length) return mentioned.length >= line.count ? mentioned.slice(-line.count) : [];
  return allSkus;
}

/** "Both": the two in the basket, the two that were listed, or the two that were spoken of last. */
export function bothIn({ line, before }: TillTurn): Sku[] {
  const { basket, listed, mentioned = [] } = before;
  if (basket && basket.length > 1) return [...basket];
  if (listed?.length === 2) return [...listed];
  const last = [...mentioned.filter((sku) => !line.named.includes(sku)), ...line.named].slice(-2);
  return last.length === 2 ? last : [];
}
