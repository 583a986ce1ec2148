/** The guides shown: prices, the board, what is inside, which one to take. */

import type { Sku } from '#shared/catalog.ts';
import type { InLangs } from '../../personas/persona.ts';
import { agree, gift } from './agreed.ts';
import { leastBid } from './amounts.ts';
import { thingIn } from './guide-contents.ts';
import {
  aboutGuide,
  allSkus,
  cheapestOf,
  dearestOf,
  guidesOf,
  nameOf,
  popularSku,
  pricedNames,
  priceOf,
  skuOfPrice,
  suitsWhom,
  totalOf,
} from './guides.ts';
import { babyFirst, isKeptFrom } from './kept-back.ts';
import { recheck } from './paying.ts';
import { answered, bothIn, meantIn, ordersOf, saidOf, type TillAnswer, type TillTurn } from './till-turn.ts';

/** What is answered to a wish to see, compare or haggle; undefined when the line has no such wish. */
export function show(turn: TillTurn): TillAnswer | undefined {
  const { act, named } = turn.line;
  const meant = meantIn(turn);
  if (named.length > 0 && isKeptFrom(turn, named) && act !== 'price' && act !== 'discount') {
    return babyFirst(turn, named);
  }
  switch (act) {
    case 'list':
      return board(turn);
    case 'price':
      return price(turn, meant);
    case 'cheapest':
      return cheapest(turn);
    case 'cheapest-dearest':
      return prices(turn, [cheapestOf(allSkus), dearestOf(allSkus)]);
    case 'dearest':
      return offer(turn, 'dearest', dearestOf(fewIn(turn)));
    case 'recommend':
      if (turn.line.isCareful) return careful(turn);
      if (named.length > 2) return prices(turn, named);
      return named.length > 1 && !isFitting(turn, named) ? compare(turn, named) : recommend(turn);
    case 'compare':
      return compared(turn, meant);
    case 'inside':
    case 'sample':
      if (!meant) return act === 'sample' ? board(turn) : undefined;
      return inside(turn, act, meant);
    case 'suits':
      return meant ? forWhom(turn, meant) : undefined;
    case 'discount':
      return discount(turn, meant);
    case 'why-price':
      return meant && !isSold(turn, meant) ? offer(turn, 'why-price', meant) : undefined;
    case 'tight':
      return offer(turn, 'cheapest', cheapestOf(fewIn(turn)));
    case 'gift':
      return gift(turn);
    case undefined:
      // "What is the second one?"
      if (named.length === 0 && typeof turn.line.place === 'number' && turn.line.isAsked && meant)
        return (isSold(turn, meant) ? recheck(turn) : undefined) ?? inside(turn, 'inside', meant);
      if (named.length === 1 && turn.line.isAsked && turn.line.isPriced) return offer(turn, 'inside', named[0] as Sku);
      return named.length > 0 ? about(turn, named) : undefined;
    default:
      return undefined;
  }
}

/** The few that were listed last, else the whole board. */
const fewIn = ({ before: { listed } }: TillTurn): readonly Sku[] => (listed && listed.length < 4 ? listed : allSkus);

const isSold = ({ before }: TillTurn, sku: Sku): boolean => before.sold?.some((one) => one.sku === sku) ?? false;

/** Offers one guide in these words. */
function offer(turn: TillTurn, occasion: string, sku: Sku, values: Record<string, InLangs | string> = {}): TillAnswer {
  const { state, line, before } = turn;
  state.offered = [sku];
  state.offeredAt = line.turn;
  // What was agreed to stays agreed to while another guide is looked at.
  if (!before.basket) state.discussed = sku;
  return saidOf(turn, occasion, sku, values);
}

/** What stands in a guide: whether the thing that is asked for does, else all of it. */
function inside(turn: TillTurn, act: 'inside' | 'sample', sku: Sku): TillAnswer {
  const { line } = turn;
  const thing = act === 'inside' ? thingIn(sku, line.said) : undefined;
  const occasion = thing === undefined ? act : 'inside-yes';
  const values = thing && { thing };
  const answer = isSold(turn, sku) ? saidOf(turn, `${occasion}-sold`, sku, values) : offer(turn, occasion, sku, values);
  return { ...answer, heard: { ...answer.heard, act } };
}

/** For whom a guide is, and who asks the doctor first. */
function forWhom(turn: TillTurn, sku: Sku): TillAnswer {
  if (isSold(turn, sku)) return saidOf(turn, 'suits-sold', sku, { whom: suitsWhom[sku] });
  return turn.before.basket
    ? saidOf(turn, 'suits-basket', sku, { whom: suitsWhom[sku] })
    : offer(turn, 'suits', sku, { whom: suitsWhom[sku] });
}

function price(turn: TillTurn, meant: Sku | undefined): TillAnswer {
  const { named, place } = turn.line;
  const { basket, offered } = turn.before;
  if (place === 'all') return prices(turn, allSkus);
  const open = basket ?? offered;
  const several = place === 'both' ? bothIn(turn) : named.length > 1 ? named : named.length === 0 && open ? open : [];
  if (several.length > 1) return prices(turn, several);
  const sold = ordersOf(turn.before.sold ?? []).map(({ sku }) => sku);
  if (turn.line.total && sold.length > 1 && !open) return prices(turn, sold);
  if (!meant) return board(turn);
  return isSold(turn, meant) ? saidOf(turn, 'price-sold', meant) : offer(turn, 'price', meant);
}

function prices(turn: TillTurn, skus: readonly Sku[]): TillAnswer {
  const { line, before, state } = turn;
  const heard = { act: 'price', sku: skus[0] as Sku };
  state.listed = [...skus];
  const values = { list: pricedNames(skus), total: totalOf(skus) };
  if (skus.every((sku) => isSold(turn, sku))) return answered(line.say('prices-sold', values), heard);
  if (!before.basket) state.offered = [...skus];
  // "How much are both?": the second one comes to what was agreed to.
  else if (before.basket.every((sku) => skus.includes(sku))) state.basket = [...skus];
  return answered(line.say(before.basket ? 'prices-basket' : 'prices', values), heard);
}

function cheapest(turn: TillTurn): TillAnswer {
  const { line, before, state } = turn;
  const rupees = line.rupees !== undefined && line.rupees >= leastBid ? line.rupees : undefined;
  const { listed } = before;
  const from = guidesOf(listed && listed.length < allSkus.length ? listed : allSkus);
  const { sku } = from.reduce((a, b) => (b.paise < a.paise ? b : a));
  if (rupees === undefined) return offer(turn, 'cheapest', sku);
  const within = from.filter(({ paise }) => paise <= rupees * 100).map((guide) => guide.sku);
  if (within.length === 0) return offer(turn, 'within-none', sku);
  if (within.length === 1) return offer(turn, 'cheapest', within[0] as Sku);
  state.listed = within;
  return answered(line.say('within', { list: pricedNames(within) }), { act: 'within' });
}

/** What the line tells of the trouble speaks for one of the guides that it names. */
const isFitting = ({ line }: TillTurn, named: readonly Sku[]): boolean => line.topicGuide !== undefined && named.includes(line.topicGuide);

/** The guide that fits; where none is about the subject, that is said, with the nearest. */
function recommend(turn: TillTurn): TillAnswer {
  const { line, before, state } = turn;
  const { topic, topicGuide, named } = line;
  if (line.isOfOther) return ofNone(turn, 'recommend-other');
  // "Which one is better for him?", of what was just offered.
  const [asked] = before.offered ?? [];
  if (asked !== undefined && before.offered?.length === 1 && named.length === 0 && !line.namesTopic) return offer(turn, 'recommend', asked);
  const isChoice = before.listed?.length === 2;
  // "Which is better, immunity or nuskha?": "the second" is of these two.
  if (named.length === 2) turn.state.listed = [...named];
  // "Only the remedies one", which is sold already: it is not recommended once more.
  const [bought] = named;
  if (bought !== undefined && named.length === 1 && isSold(turn, bought) && before.basket === undefined) {
    const again = recheck(turn);
    if (again) return again;
  }
  if (named.length > 0 || topicGuide !== undefined || isChoice) return offer(turn, 'recommend', recommended(turn));
  if (topic?.isCare) return ofNone(turn, 'recommend-none', topic.name);
  const hinted = hintedIn(turn);
  if (topic && topic.nearest === undefined && hinted !== undefined) {
    const near = offer(turn, 'recommend-near', hinted, { topic: topic.name });
    return answered(near.text, { ...near.heard, act: 'recommend' });
  }
  if (topic && topic.nearest === undefined) return ofNone(turn, 'recommend-far', topic.name);
  if (topic?.nearest === undefined) return offer(turn, 'recommend', recommended(turn));
  const { text, heard } = offer(turn, 'recommend-near', topic.nearest, { topic: topic.name });
  state.discussed = topic.nearest;
  return answered(text, { ...heard, act: 'recommend' });
}

/** Turns after which a trouble that was told in passing is forgotten. */
const turnsOfHint = 4;
const hintedIn = ({ line, before }: TillTurn): Sku | undefined =>
  before.hinted && line.turn - before.hinted.at <= turnsOfHint ? before.hinted.sku : undefined;

/** None of the guides is of what is looked for. */
function ofNone({ line, state }: TillTurn, occasion: string, topic: InLangs | string = ''): TillAnswer {
  state.listed = [...allSkus];
  return answered(line.say(occasion, { topic, list: pricedNames(allSkus) }), { act: 'recommend' });
}

function recommended(turn: TillTurn): Sku {
  const { line, before } = turn;
  const { listed, discussed, offered } = before;
  const first = listed && listed.length === 2 ? listed[0] : undefined;
  if (isFitting(turn, line.named)) return line.topicGuide as Sku;
  const isRefused = (sku: Sku | undefined): boolean =>
    (sku !== undefined && before.owned?.includes(sku) === true) ||
    (before.refused === true && sku !== undefined && before.aside?.includes(sku) === true);
  const chosen = offered?.length === 1 || before.basket?.length === 1 ? undefined : first;
  const asked = line.topic && !line.namesTopic && offered?.[0];
  const likely = [line.topicGuide, chosen, discussed, offered?.[0], hintedIn(turn), popularSku].filter((sku) => sku !== undefined);
  // What was just refused, or is in the house already, is not recommended.
  return line.named[0] ?? (asked || undefined) ?? [...likely, ...allSkus].find((sku) => !isRefused(sku)) ?? popularSku;
}

function compared(turn: TillTurn, meant: Sku | undefined): TillAnswer {
  const { named } = turn.line;
  const { listed, discussed } = turn.before;
  const pair = named.length > 1 ? named : [...named, ...(listed ?? []), ...(discussed ? [discussed] : [])];
  const two = [...new Set(pair)].slice(0, 2);
  return two.length === 2 ? compare(turn, two) : meant ? offer(turn, 'recommend', meant) : board(turn);
}

function compare({ line, state }: TillTurn, two: readonly Sku[]): TillAnswer {
  const [a, b] = two as [Sku, Sku];
  state.listed = [a, b];
  state.discussed = a;
  const values = {
    ...{ guideA: nameOf(a), aboutA: aboutGuide[a], priceA: priceOf(a) },
    ...{ guideB: nameOf(b), aboutB: aboutGuide[b], priceB: priceOf(b) },
  };
  return answered(line.say('compare', values), { act: 'compare', sku: a });
}

/** The price stands, whoever asks: for one guide, or for several together. */
function discount(turn: TillTurn, meant: Sku | undefined): TillAnswer {
  const { line, before, state } = turn;
  const open = before.basket ?? before.offered ?? [];
  const wanted = line.named.length > 1 ? line.named : line.named.length === 0 ? open : [];
  const several = line.place === 'all' ? allSkus : line.place === 'both' ? bothIn(turn) : wanted;
  if (several.length > 1) {
    state.listed = [...several];
    if (!before.basket) state.offered = [...several];
    const text = line.say('discount-more', { list: pricedNames(several), total: totalOf(several) });
    return answered(text, { act: 'discount', sku: several[0] as Sku });
  }
  const haggled = line.named[0] ?? skuOfPrice(line.priceNamed) ?? meant ?? skuOfPrice(line.rupees);
  if (haggled) return offer(turn, 'discount', haggled);
  state.listed = [...allSkus];
  return answered(line.say('discount-which'), { act: 'discount' });
}

/** Beside danger, pregnancy or grief nothing is recommended; what there is may be known. */
function careful({ line, state }: TillTurn): TillAnswer {
  state.listed = [...allSkus];
  return answered(line.say('recommend-careful', { list: pricedNames(allSkus) }), { act: 'board' });
}

/** Guides that are only named: in a sale they are chosen, else they are looked at. */
function about(turn: TillTurn, named: readonly Sku[]): TillAnswer | undefined {
  if (turn.before.basket) return agree(turn, named);
  if (named.length > 2) return prices(turn, named);
  // "The hair guide and the cooking guide"
  if (named.length === 2) return turn.line.isList ? prices(turn, named) : compare(turn, named);
  const sku = named[0] as Sku;
  // What they have already got is not offered once more.
  if (isSold(turn, sku) && !turn.line.isAsked) return undefined;
  if (turn.line.adds && turn.before.email !== undefined && turn.before.sold?.length) return agree(turn, [sku]);
  turn.state.discussed = sku;
  return offer(turn, 'recommend', sku);
}

function board({ line, state }: TillTurn): TillAnswer {
  state.listed = [...allSkus];
  return answered(line.say('board', { list: pricedNames(allSkus) }), { act: 'board' });
}
