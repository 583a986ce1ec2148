/** An order: which guides are wanted, where they go, and what becomes of it when the buyer thinks otherwise. */

import type { Sku } from '#shared/catalog.ts';
import { isCorrectionOf } from '../../language/email-correction.ts';
import type { Effect } from '../conversation.ts';
import { inLangs, join } from '../text.ts';
import { leastBid } from './amounts.ts';
import { allSkus, defaultSku, guidesOf, nameOf, namesOf, skuOfPrice, totalOf, valuesOf } from './guides.ts';
import { babyFirst, isKeptFrom } from './kept-back.ts';
import { claimNoted, recheck } from './paying.ts';
import { shareTold } from './shares.ts';
import type { TillState } from './till-state.ts';
import { answered, bothIn, meantIn, saidOf, type TillAnswer, type TillTurn } from './till-turn.ts';

/** What the line orders, accepts, changes or refuses; undefined when it does none of these. */
export function order(turn: TillTurn): TillAnswer | undefined {
  const { line, before } = turn;
  const { act, yesNo, named, place, wants, rupees } = line;
  const { basket, offered, awaitsGuide } = before;
  const current = offered ?? basket;
  const chosen = chosenIn(turn);
  const isChoice = (yesNo === 'yes' && place === 'both') || act === undefined || act === 'buy' || act === 'change-guide';
  // A buyer who has paid and received nothing names the guide for that.
  if (before.claimed && !basket && named[0] && !line.buysAnew && !(line.adds && line.wants) && act !== 'price')
    return claimNoted(turn, named[0]);
  if (line.shares.length > 1 && isChoice) return shareOut(turn);
  // "Yes, that is the right mail", after the link.
  const confirmed = line.confirmsAddress && !basket && named.length === 0 ? recheck(turn) : undefined;
  if (confirmed) return confirmed;
  if (narrows(turn)) return askAddress(turn, named, 'ask-email');
  // "No, only the stains one", of the two that were weighed.
  if (line.onlyThese && wants && isWeighed(turn) && act !== 'discount' && act !== 'price') return agree(turn, named);
  // "Change it to that, not both", "sirf wo": of what was offered last.
  if (line.onlyThese && offered?.length === 1 && named.length === 0 && place === undefined && (act === 'change-guide' || yesNo === 'yes'))
    return agree(turn, offered);
  // "No, the second one" chooses.
  if (place !== undefined && isChoice && chosen.length > 0 && (act !== undefined || !line.isAsked)) return agree(turn, chosen);
  // "The cheaper one", of the two that were listed.
  if (act === 'cheapest' && !line.isAsked && before.listed && before.listed.length < 4 && (line.rupees ?? 0) < leastBid)
    return agree(turn, [cheapestOf(before.listed)]);
  if (line.sameAddress && before.email !== undefined && place !== undefined && chosen.length > 0) return sell(turn, chosen, before.email);
  if (line.sameAddress && before.email !== undefined && meantIn(turn))
    return sell(turn, named.length > 0 ? named : [meantIn(turn) as Sku], before.email);
  if ((wants || awaitsGuide) && named.length > 0 && isChoice) return agree(turn, named);
  // "Alright, one Home Cleaning Hacks"
  if (line.accepts && named.length === 1 && act === undefined && !line.isAsked) return agree(turn, named);
  const priced = skuOfPrice(rupees);
  // An amount beside a name is what they would pay for it, not another guide.
  const namesOther = priced !== undefined && named.length > 0 && !named.includes(priced);
  if (priced && isChoice && (yesNo === 'yes' || wants) && !namesOther) return agree(turn, [priced]);
  // Of a whole board, only "all" takes all.
  if (current && current.length > 2 && act === 'buy' && named.length === 0 && yesNo !== 'yes') return whichFirst(turn);
  if (yesNo === 'yes' && current && (act === undefined || act === 'buy') && !line.isQuestion)
    return agree(turn, named.length > 0 ? named : current);
  if (yesNo === 'yes' && !current && act === undefined && before.soldAt === line.turn - 1 && named.length === 0) {
    const again = recheck(turn);
    if (again) return again;
  }
  if (yesNo === 'no' && current && named.length > 0 && act !== 'discount') return agree(turn, named);
  // "Leave the cleaning one": of several the others stay.
  if (named.length === 0 && current && current.length > 1 && line.away.some((sku) => current.includes(sku))) {
    const rest = dropOne(turn);
    if (rest) return rest;
  }
  if (yesNo === 'no' && current && (act === undefined || act === 'cancel')) return decline(turn);
  // "Not the hair one", before any was named: which one, then?
  if (line.away.length > 0 && named.length === 0 && !current && !before.listed && !before.sold?.length && line.refusesGuide) return whichFirst(turn);
  const [left, ...others] = before.listed?.length === 2 && !before.lastSale ? before.listed.filter((sku) => !line.away.includes(sku)) : [];
  // "Cleaning is no problem": of two that were compared the other is meant.
  if (line.away.length > 0 && left !== undefined && others.length === 0 && named.length === 0 && !basket) return offerOne(turn, left);
  if (line.away.length > 0 && named.length === 0 && act !== 'cancel') {
    const rest = dropOne(turn);
    if (rest) return rest;
  }
  switch (act) {
    case 'buy': {
      if (named.length > 0 || current) return agree(turn, named.length > 0 ? named : (current ?? []));
      const meant = meantIn(turn);
      // "That one", after a whole board.
      if (!meant && before.listed && before.listed.length > 2) return whichFirst(turn);
      // "I want to buy", and nothing was spoken of: the first of the board, and that another may be named.
      return meant || before.email !== undefined || line.medium === 'voice'
        ? agree(turn, [meant ?? defaultSku])
        : askAddress(turn, [defaultSku], 'ask-email-first');
    }
    case 'several':
      return named.length > 0 ? agree(turn, named) : whichFirst(turn);
    case 'change-guide':
      return changeGuide(turn);
    case 'change-email':
      return changeAddress(turn);
    case 'cancel':
      return yesNo === 'yes' && offered ? undefined : (dropOne(turn) ?? decline(turn));
    default:
      return undefined;
  }
}

/** "Too much, only cooking and cleaning then": some of what was wanted, and no more. */
const narrows = ({ line, before }: TillTurn): boolean =>
  line.onlyThese &&
  line.named.length > 0 &&
  line.named.length < (before.basket ?? before.offered ?? []).length &&
  line.named.every((sku) => (before.basket ?? before.offered)?.includes(sku));

/** The one guide that the line names is among a few that were listed. */
const isWeighed = ({ line, before }: TillTurn): boolean =>
  line.named.length === 1 && before.listed !== undefined && before.listed.length < allSkus.length && before.listed.includes(line.named[0] as Sku);

/** The guides that "the second one", "both", "all" or "the 129 one" mean. */
function chosenIn(turn: TillTurn): Sku[] {
  const { place, rupees } = turn.line;
  const { listed, offered, discussed } = turn.before;
  const from = listed ?? (offered && offered.length > 1 ? offered : allSkus);
  if (place === 'all') return listed && listed.length > 1 ? [...listed] : [...allSkus];
  if (place === 'both') return bothIn(turn);
  if (place === 'last') return from.slice(-1);
  if (typeof place === 'number') return from[place - 1] ? [from[place - 1] as Sku] : [];
  const priced = skuOfPrice(rupees);
  return priced ? [priced] : discussed ? [discussed] : [];
}

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
  if (claims && !basket && act !== 'buy') return answered(line.say('claim-kept', { email, contact }), { act: 'claim' });
  if (line.place === 'all' && named.length === 0) return sell(turn, allSkus, email);
  const both = line.place === 'both' && named.length === 0 ? bothIn(turn) : [];
  if (both.length > 0) return sell(turn, both, email);
  const spoken = discussed ?? topicGuide;
  // Of guides that went to several addresses, the one whose address is set right.
  const corrected = sold?.findLast((one) => one.email !== email && isCorrectionOf(email, one.email));
  const last = severalAddresses(sold) && corrected ? [corrected.sku] : (lastSale ?? (sold?.length ? [sold.at(-1)?.sku as Sku] : undefined));
  const wanted = named.length > 0 ? withBasket(turn, named) : (basket ?? offered ?? before.aside ?? last ?? (spoken && [spoken]));
  if (wanted && isKeptFrom(turn, wanted)) return babyFirst(turn, wanted);
  if (wanted) return sell(turn, wanted, email);
  state.listed = [...allSkus];
  state.awaitsGuide = true;
  return answered(line.say('email-kept', { email, list: namesOf(allSkus) }), { act: 'email-kept' });
}

/** What is named, after what is in the basket where it comes to it: "and the cooking one too". */
const withBasket = ({ line, before }: TillTurn, named: readonly Sku[]): Sku[] =>
  line.adds ? [...new Set([...(before.basket ?? before.offered ?? []), ...named])] : [...named];

/** One guide, offered to who weighed it against another. */
function offerOne({ line, state }: TillTurn, sku: Sku): TillAnswer {
  state.offered = [sku];
  state.offeredAt = line.turn;
  state.discussed = sku;
  return answered(line.say('recommend', valuesOf(sku)), { act: 'recommend', sku });
}

const severalAddresses = (sold: TillState['sold']): boolean => new Set(sold?.map(({ email }) => email)).size > 1;

const cheapestOf = (skus: readonly Sku[]): Sku => guidesOf(skus).reduce((a, b) => (b.paise < a.paise ? b : a)).sku;

/** These guides are wanted: they go to the address that is known, else the address is asked for. */
export function agree(turn: TillTurn, skus: readonly Sku[]): TillAnswer {
  const { line, before, state } = turn;
  if (isKeptFrom(turn, skus.length > 0 ? skus : [defaultSku])) return babyFirst(turn, skus.length > 0 ? skus : [defaultSku]);
  delete state.refused;
  delete state.awaitsGuide;
  if (before.warned && line.isForGrownUp) state.isForGrownUp = true;
  const wanted = withBasket(turn, skus.length > 0 ? skus : [defaultSku]);
  // "Send it", with the address known already: it goes there.
  if (before.email !== undefined && !before.basket) return sell(turn, wanted, before.email);
  const occasion = line.isForOther ? 'ask-email-other' : line.medium === 'voice' ? 'ask-email-voice' : 'ask-email';
  return askAddress(turn, wanted, occasion);
}

function askAddress({ line, before, state }: TillTurn, wanted: readonly Sku[], occasion: string): TillAnswer {
  const [first = defaultSku] = wanted;
  const isAsked = before.basket?.length === 1 && wanted.length === 1 && before.basket[0] === first;
  state.basket = [...wanted];
  state.discussed = first;
  const effects: Effect[] = [{ kind: 'await-email', sku: first }];
  const heard = { act: 'ask-email', sku: first };
  if (wanted.length === 1) return answered(line.say(isAsked ? 'ask-email-again' : occasion, valuesOf(first)), heard, effects);
  state.listed = [...wanted];
  return answered(line.say('ask-email-more', { list: namesOf(wanted), total: totalOf(wanted) }), heard, effects);
}

function sell({ line, before, state }: TillTurn, skus: readonly Sku[], email: string): TillAnswer {
  const [first = defaultSku] = skus;
  const isAgain = skus.every((sku) => before.sold?.some((one) => one.sku === sku && one.email === email));
  delete state.basket;
  delete state.aside;
  delete state.awaitsGuide;
  state.soldAt = line.turn;
  state.lastSale = [...skus];
  if (skus.length > 1) state.listed = [...skus];
  state.email = email;
  state.discussed = first;
  state.sold = [...(before.sold ?? []), ...skus.map((sku) => ({ sku, email }))].slice(-14);
  const once = skus.length > 1 ? 'pay-here-more' : line.medium === 'voice' ? 'pay-here-voice' : 'pay-here';
  const again = skus.length > 1 ? 'pay-again-more' : 'pay-again';
  const text = line.say(isAgain ? again : once, { ...valuesOf(first), email, list: namesOf(skus) });
  return answered(text, { act: 'sold', sku: first }, [{ kind: 'open-orders', skus: [...skus], email }]);
}

/** Each of these people gets another guide: all are agreed to, and the addresses come one by one. */
function shareOut(turn: TillTurn): TillAnswer {
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

/** A plain no, or a purchase that is put off: nothing is offered any more unasked. */
export function decline({ line, before, state }: TillTurn): TillAnswer {
  const open = before.basket ?? before.offered;
  if (open) state.aside = [...open];
  delete state.basket;
  state.refused = true;
  const sold = before.sold?.at(-1);
  // "The cooking one next month": what was sold is not meant.
  const isOfOther = line.away.length > 0 && !line.away.includes(sold?.sku as Sku);
  const last = before.basket || before.offered || isOfOther ? undefined : sold;
  const text = last ? line.say('no-hurry-sold', valuesOf(last.sku)) : line.say('no-hurry');
  return answered(text, { act: 'declined' }, [{ kind: 'stop-awaiting' }]);
}

/** One of several is not wanted any more: the others stay. */
function dropOne(turn: TillTurn): TillAnswer | undefined {
  const { line, before } = turn;
  const open = before.basket ?? before.offered;
  const dropped = line.away.filter((sku) => open?.includes(sku) || before.lastSale?.includes(sku));
  const [first] = dropped;
  if (first === undefined) return undefined;
  const rest = open?.filter((sku) => !dropped.includes(sku)) ?? [];
  if (rest.length > 0) return askAddress(turn, rest, 'ask-email');
  return before.basket ? undefined : answered(line.say('no-hurry-sold', valuesOf(first)), { act: 'declined', sku: first });
}

function changeGuide(turn: TillTurn): TillAnswer {
  const { named } = turn.line;
  const { listed, basket, offered, discussed, email, sold } = turn.before;
  const isOffered = offered?.length === 1 && offered[0] !== sold?.at(-1)?.sku && offered[0] !== basket?.[0];
  const other = named[0] ?? (isOffered ? offered?.[0] : undefined) ?? listed?.find((sku) => sku !== (basket?.[0] ?? discussed));
  if (!other) return whichFirst(turn);
  return email !== undefined && sold?.length ? sell(turn, [other], email) : agree(turn, [other]);
}

function changeAddress(turn: TillTurn): TillAnswer {
  const { basket, sold, lastSale } = turn.before;
  const meant = meantIn(turn);
  const again = basket ?? lastSale ?? (sold?.length ? [sold.at(-1)?.sku as Sku] : meant ? [meant] : undefined);
  if (!again) return whichFirst(turn);
  delete turn.state.email;
  return askAddress(turn, again, 'ask-email');
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
