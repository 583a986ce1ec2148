/** Addresses: where the guides go, and which guide to which of several people. */

import type { Sku } from '#shared/catalog.ts';
import { isCorrectionOf } from '../../language/email-correction.ts';
import type { Effect } from '../conversation.ts';
import { inLangs, join } from '../text.ts';
import { askAddress, sell, withBasket } from './agreed.ts';
import { allSkus, nameOf, namesOf, totalOf, valuesOf } from './guides.ts';
import { babyFirst, isKeptFrom } from './kept-back.ts';
import { shareTold } from './shares.ts';
import { allIn, answered, bothIn, severalAddresses, type TillAnswer, type TillTurn } from './till-turn.ts';

/** An address: what is wanted goes there; without a guide, which one is asked. */
export function takeAddress(turn: TillTurn, email: string): TillAnswer {
  const { line, before, state } = turn;
  const { named, act, topicGuide, contact } = line;
  const { basket, offered, discussed, sold, lastSale, claimed } = before;
  const shares = before.shares ?? shareTold(state.meantFor, line.addressed);
  if (line.addressed.length > 1 || shares) {
    const shared = shares ? { ...turn, before: { ...before, shares } } : turn;
    const orders = sharedOrders(shared);
    if (orders.length > 0) return sellEach(shared, orders);
  }
  state.email = email;
  // "I paid, the file has not come, my mail is ...": the address is for that.
  const claims = claimed || (!line.wants && line.orders.length === 0 && (act === 'paid' || act === 'not-received' || act === 'money-cut'));
  if (claims) state.claimed = true;
  if (claims && !basket && (act !== 'buy' || (line.asksAgain && named.length === 0)))
    return answered(line.say('claim-kept', { email, contact }), { act: 'claim' });
  const all = line.place === 'all' && named.length === 0 ? allIn(turn) : [];
  if (all.length > 0) return sell(turn, all, email);
  const both = line.place === 'both' && named.length === 0 ? bothIn(turn) : [];
  if (both.length > 0) return sell(turn, both, email);
  const spoken = discussed ?? topicGuide;
  // Of guides that went to several addresses, the one whose address is set right.
  const corrected = sold?.findLast((one) => one.email !== email && isCorrectionOf(email, one.email));
  const last = severalAddresses(sold) && corrected ? [corrected.sku] : (lastSale ?? (sold?.length ? [sold.at(-1)?.sku as Sku] : undefined));
  const wanted = named.length > 0 ? withBasket(turn, named) : (basket ?? offered ?? before.aside ?? last ?? (spoken && [spoken]));
  if (wanted && isKeptFrom(turn, wanted)) return babyFirst(turn, wanted);
  // A guide that was never spoken of is not sold for its subject alone: it is offered.
  if (wanted && topicGuide !== undefined && wanted[0] === topicGuide && !isSpokenOf(turn)) {
    state.offered = [...wanted];
    state.discussed = topicGuide;
    return answered(line.say('email-kept-offer', { email, ...valuesOf(topicGuide) }), { act: 'email-kept', sku: topicGuide });
  }
  if (wanted && isLongAgo(turn)) {
    state.offered = [...wanted];
    const [sku] = wanted as [Sku, ...Sku[]];
    return answered(line.say('email-kept-offer', { email, ...valuesOf(sku) }), { act: 'email-kept', sku });
  }
  if (wanted) return sell(turn, wanted, email);
  state.listed = [...allSkus];
  state.awaitsGuide = true;
  return answered(line.say('email-kept', { email, list: namesOf(allSkus) }), { act: 'email-kept' });
}

/** The turns after the till's last words in which a bare address agrees to what it offered, or to what was put off. */
const turnsToAgree = 3;

/** What an address would buy was offered or put off before the talk went on to something else: it is asked once more. */
export function isLongAgo({ line, before }: TillTurn): boolean {
  if (line.named.length > 0 || line.wants || line.yesNo === 'yes' || before.basket || before.sold?.length) return false;
  return line.turn - Math.max(before.answeredAt ?? 0, before.offeredAt ?? 0, before.asideAt ?? 0) > turnsToAgree;
}

/** Any guide was named, offered or told of in this talk. */
const isSpokenOf = ({ line, before }: TillTurn): boolean =>
  line.named.length > 0 ||
  (before.basket ?? before.offered ?? before.aside ?? before.discussed ?? before.lastSale) !== undefined ||
  (before.mentioned?.length ?? 0) > 0;

/** Each of these people gets another guide: all are agreed to, and the addresses come one by one. */
export function shareOut(turn: TillTurn): TillAnswer {
  const { line, state } = turn;
  const skus = line.shares.map(({ sku }) => sku);
  if (line.addressed.length > 1) {
    const orders = sharedOrders({ ...turn, before: { ...turn.before, shares: [...line.shares] } });
    if (orders.length > 0) return sellEach(turn, orders);
  }
  state.shares = [...line.shares];
  const { effects, heard } = askAddress(turn, skus, 'ask-email');
  return answered(line.say('ask-email-each', { list: namesOf(skus), total: totalOf(skus), first: nameOf(skus[0] as Sku) }), heard, effects);
}

interface Order {
  sku: Sku;
  email: string;
}

/** The guide of each address in the line: by its name, by the person it is for, else the next that is open. */
function sharedOrders({ line, before }: TillTurn): Order[] {
  const [only, ...more] = before.shares ? [] : (before.basket ?? before.offered ?? line.named);
  // One guide to two addresses.
  if (only !== undefined && more.length === 0 && line.named.every((sku) => sku === only))
    return line.addressed.map(({ email }) => ({ sku: only, email }));
  const open = [...(before.shares ?? (before.basket ?? before.offered ?? line.named).map((sku) => ({ who: '', sku })))];
  return line.addressed.flatMap(({ email, named, who }) => {
    const at = open.findIndex((share) => (named.length > 0 ? named.includes(share.sku) : who === undefined || who === share.who));
    const share = open[at] ?? (line.addressed.length === 1 && open.length === 1 ? open[0] : undefined);
    if (!share) return [];
    open.splice(open.indexOf(share), 1);
    return [{ sku: share.sku, email }];
  });
}

/** Sells each guide to its own address; what is left of the shares waits for the next one. */
function sellEach(turn: TillTurn, orders: readonly Order[]): TillAnswer {
  const { line, before, state } = turn;
  const done = orders.map(({ sku }) => sku);
  const [one] = orders as [Order, ...Order[]];
  const left = (before.shares ?? []).filter(({ sku }) => !done.includes(sku) && !before.sold?.some((one) => one.sku === sku));
  const answer = sell(turn, [one.sku], one.email);
  const others = orders.slice(1);
  state.sold = [...(state.sold ?? []), ...others].slice(-14);
  const [next] = left;
  if (next) {
    state.shares = left;
    state.basket = left.map(({ sku }) => sku);
  } else delete state.shares;
  const effects: Effect[] = [...answer.effects, ...others.map(({ sku, email }) => ({ kind: 'open-orders' as const, skus: [sku], email }))];
  const list = inLangs((lang) => orders.map(({ sku, email }) => `${nameOf(sku)[lang]} (${email})`).join(', '));
  const text = others.length > 0 ? line.say('pay-here-each', { list }) : answer.text;
  return answered(next ? join(text, line.say('next-email', valuesOf(next.sku))) : text, answer.heard, effects);
}
