/** What is agreed to: the address is asked for, and where it is known the link is made. */

import type { Sku } from '#shared/catalog.ts';
import { isCorrectionOf } from '../../language/email-correction.ts';
import type { Effect } from '../conversation.ts';
import { allSkus, defaultSku, namesOf, totalOf, valuesOf } from './guides.ts';
import { babyFirst, isKeptFrom } from './kept-back.ts';
import { answered, meantIn, saidOf, type TillAnswer, type TillTurn } from './till-turn.ts';

/** These guides are wanted: they go to the address that is known, else the address is asked for. */
export function agree(turn: TillTurn, skus: readonly Sku[]): TillAnswer {
  const { line, before, state } = turn;
  if (isKeptFrom(turn, skus.length > 0 ? skus : [defaultSku])) return babyFirst(turn, skus.length > 0 ? skus : [defaultSku]);
  delete state.refused;
  delete state.awaitsGuide;
  if (before.warned && line.isForGrownUp) state.isForGrownUp = true;
  const wanted = withBasket(turn, skus.length > 0 ? skus : [defaultSku]);
  // "Send it", with the address known already: it goes there.
  const isForAnother = line.isForOther && !line.sameAddress && before.sold?.length;
  if (before.email !== undefined && !before.basket && !isForAnother) return sell(turn, wanted, before.email);
  const occasion = line.isForOther ? 'ask-email-other' : line.medium === 'voice' ? 'ask-email-voice' : 'ask-email';
  return askAddress(turn, wanted, occasion);
}

/** What is named, after what is in the basket where it comes to it: "and the cooking one too". What was offered unasked is not in it. */
export const withBasket = ({ line, before }: TillTurn, named: readonly Sku[]): Sku[] => {
  const asked = before.answeredAt === line.turn - 1 ? before.offered : undefined;
  return line.adds ? [...new Set([...(before.basket ?? asked ?? []), ...named])] : [...named];
};

export function askAddress({ line, before, state }: TillTurn, wanted: readonly Sku[], occasion: string): TillAnswer {
  const [first = defaultSku] = wanted;
  const isAsked = before.basket?.length === wanted.length && wanted.every((sku) => before.basket?.includes(sku));
  state.basket = [...wanted];
  state.discussed = first;
  const effects: Effect[] = [{ kind: 'await-email', sku: first }];
  const heard = { act: 'ask-email', sku: first };
  if (wanted.length === 1) return answered(line.say(isAsked ? 'ask-email-again' : occasion, valuesOf(first)), heard, effects);
  state.listed = [...wanted];
  return answered(
    line.say(isAsked ? 'ask-email-more-again' : 'ask-email-more', { list: namesOf(wanted), total: totalOf(wanted) }),
    heard,
    effects,
  );
}

export function sell({ line, before, state }: TillTurn, skus: readonly Sku[], email: string): TillAnswer {
  const [first = defaultSku] = skus;
  const isAgain = skus.every((sku) => before.sold?.some((one) => one.sku === sku && one.email === email));
  delete state.basket;
  delete state.aside;
  delete state.addressBegun;
  delete state.awaitsGuide;
  state.soldAt = line.turn;
  state.lastSale = [...skus];
  if (skus.length > 1) state.listed = [...skus];
  state.email = email;
  state.discussed = first;
  // Another address for what was just sold takes its place.
  const isAnew = before.replaces === true || (before.basket === undefined && !line.adds);
  const others = (before.sold ?? []).filter(
    (one) =>
      !(skus.includes(one.sku) && one.email !== email && isCorrectionOf(email, one.email)) &&
      !(line.place === 'both' && skus.includes(one.sku)) &&
      // "Cancel the hair one, only cooking": what is turned away is not ordered any more.
      !(line.away.includes(one.sku) && !skus.includes(one.sku)) &&
      !(isAnew && (before.replaces ? before.lastSale?.includes(one.sku) : skus.includes(one.sku))),
  );
  state.sold = [...others, ...skus.map((sku) => ({ sku, email }))].slice(-14);
  delete state.replaces;
  const once = skus.length > 1 ? 'pay-here-more' : line.medium === 'voice' ? 'pay-here-voice' : 'pay-here';
  const again = skus.length > 1 ? 'pay-again-more' : 'pay-again';
  const text = line.say(isAgain ? again : once, { ...valuesOf(first), email, list: namesOf(skus) });
  return answered(text, { act: 'sold', sku: first }, [{ kind: 'open-orders', skus: [...skus], email }]);
}

/** Something is wanted, and no guide was spoken of. */
export function whichFirst({ line, state }: TillTurn): TillAnswer {
  state.listed = [...allSkus];
  return answered(line.say('which-first', { list: namesOf(allSkus) }), { act: 'which-first' });
}

/** A present: the address may be anybody's. */
export function gift(turn: TillTurn): TillAnswer {
  const meant = meantIn(turn);
  if (!meant) return whichFirst(turn);
  turn.state.basket = [meant];
  turn.state.discussed = meant;
  return { ...saidOf(turn, 'gift', meant), effects: [{ kind: 'await-email', sku: meant }] };
}
