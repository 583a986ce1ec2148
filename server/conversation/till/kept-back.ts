/** What is not sold: a guide of remedies for a pregnancy or a baby. */

import type { Sku } from '#shared/catalog.ts';
import { defaultSku, ofBody } from './guides.ts';
import { answered, type TillAnswer, type TillTurn } from './till-turn.ts';

/** A guide of remedies is not sold for a pregnancy or a baby, until it is said that a grown-up shall have it. */
export const isKeptFrom = ({ line, before }: TillTurn, skus: readonly Sku[]): boolean =>
  line.isForBaby && !(before.isForGrownUp ?? (before.warned && line.isForGrownUp)) && skus.some((sku) => ofBody.has(sku));

/** Says so, and for whom it is sold. */
export function babyFirst({ line, state }: TillTurn, [first = defaultSku]: readonly Sku[]): TillAnswer {
  state.warned = true;
  state.discussed = first;
  delete state.basket;
  return answered(line.say('baby-first'), { act: 'baby-first' }, [{ kind: 'stop-awaiting' }]);
}
