/** The till: which guide is talked of, which is offered, which is agreed to, and where it goes. A pure state machine. */

import { catalog, type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { Effect, Heard, KnownOrder } from '../conversation.ts';
import { inLangs } from '../say.ts';
import { aboutGuide } from './shop-words.ts';
import type { TillState } from './till-state.ts';

/** What a line says to the till. */
export interface TillLine {
  turn: number;
  medium: 'text' | 'voice';
  /** What it wants, a heading of `acts.md`. */
  act: string | undefined;
  named: readonly Sku[];
  /** "The second one", "both", "all": as places in what was listed. */
  place: number | 'last' | 'both' | 'all' | undefined;
  email: string | undefined;
  /** It looks like an address, and is none. */
  triesEmail: boolean;
  yesNo: 'yes' | 'no' | undefined;
  /** An amount in rupees that it names: a budget, or a price by which a guide is meant. */
  rupees: number | undefined;
  /** The guide that goes deeper into what is talked of. */
  topicGuide: Sku | undefined;
  /** The line is a question, or asks for something else than the till. */
  isQuestion: boolean;
  /** It is about nothing else that Kaka knows: while an address is awaited, it must be a try at one. */
  isIdle: boolean;
  /** It says that the address is the one given before. */
  sameAddress: boolean;
  /** It wants what it names, now. */
  wants: boolean;
  orders: readonly KnownOrder[];
  contact: InLangs;
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
}

export interface TillAnswer {
  text: InLangs;
  state: TillState;
  effects: Effect[];
  heard: Heard;
}

/** The guide of a purchase where none was named or discussed. Source: the specification, section 4. */
const defaultSku: Sku = catalog[0].sku;

/** The till's answer; undefined when the line is none of its business. */
export function hear(before: TillState, line: TillLine): TillAnswer | undefined {
  const till = new Till(before, line);
  return till.answer();
}

class Till {
  readonly #line: TillLine;
  readonly #before: TillState;
  #state: TillState;

  constructor(before: TillState, line: TillLine) {
    this.#before = before;
    this.#line = line;
    // An offer stands for one answer: a later yes must not buy what was mentioned long ago.
    const { offered: _, ...rest } = before;
    this.#state = { ...rest };
  }

  answer(): TillAnswer | undefined {
    const { email, triesEmail, act, yesNo, named, place, wants, rupees } = this.#line;
    const { basket, offered } = this.#before;
    if (email !== undefined) return this.#withEmail(email);
    const isTry =
      triesEmail || (basket !== undefined && this.#line.isIdle && act === undefined && yesNo === undefined && named.length === 0);
    if (isTry && (basket || offered)) return this.#said('invalid-email', {}, { heard: 'ask-email', awaits: true });
    const chosen = this.#chosen();
    const isChoice = act === undefined || act === 'buy' || act === 'change-guide';
    const isBoth = place === 'both' && chosen.length > 0;
    if (place !== undefined && isChoice && chosen.length > 0) return yesNo === 'no' && !isBoth ? this.#decline() : this.#agree(chosen);
    const known = this.#before.email;
    if (this.#line.sameAddress && known !== undefined && this.#meant())
      return this.#sell(named.length > 0 ? named : [this.#meant() as Sku], known);
    if (wants && named.length > 0 && isChoice) return this.#agree([...named]);
    const priced = skuOfPrice(rupees);
    if (
      priced &&
      isChoice &&
      (yesNo === 'yes' || wants) &&
      !offered?.some((sku) => guideOf(sku).paise !== guideOf(priced).paise && named.length > 0)
    )
      return this.#agree([priced]);
    const isAgreed = yesNo === 'yes' && (offered || basket) && (act === undefined || act === 'buy');
    if (isAgreed && !this.#line.isQuestion) return this.#agree(named.length > 0 ? [...named] : (offered ?? basket ?? []));
    if (yesNo === 'no' && (offered || basket) && named.length > 0) return this.#agree([...named]);
    if (yesNo === 'no' && (offered || basket) && (act === undefined || act === 'cancel')) return this.#decline();
    if (act) return this.#wish(act);
    if (named.length > 0) return this.#about(named);
    return undefined;
  }

  /** The guides that "the second one", "both", "all" or "the 129 one" mean. */
  #chosen(): Sku[] {
    const { place, rupees } = this.#line;
    const { listed, offered, discussed, basket } = this.#before;
    const from = listed ?? (offered && offered.length > 1 ? offered : catalog.map(({ sku }) => sku));
    if (place === 'all') return listed && listed.length > 1 ? [...listed] : catalog.map(({ sku }) => sku);
    if (place === 'both') return [basket, listed].find((skus) => skus && skus.length >= 2)?.slice(0, 2) ?? [];
    if (place === 'last') return from.slice(-1);
    if (typeof place === 'number') return from[place - 1] ? [from[place - 1] as Sku] : [];
    const priced = skuOfPrice(rupees);
    return priced ? [priced] : discussed ? [discussed] : [];
  }

  /** The guide a line without a name is about. */
  #meant(): Sku | undefined {
    const { named, topicGuide } = this.#line;
    const { basket, offered, discussed, sold } = this.#before;
    return named[0] ?? offered?.[0] ?? basket?.[0] ?? discussed ?? topicGuide ?? sold?.at(-1)?.sku;
  }

  #withEmail(email: string): TillAnswer {
    const { named, act, topicGuide, contact } = this.#line;
    const { basket, offered, discussed, sold, claimed } = this.#before;
    this.#state.email = email;
    if (claimed && !basket && act !== 'buy') return this.#said('claim-kept', { email, contact }, { heard: 'claim' });
    const targets =
      named.length > 0
        ? [...named]
        : (basket ??
          offered ??
          (sold && sold.length > 0 ? [sold.at(-1)?.sku as Sku] : discussed ? [discussed] : topicGuide ? [topicGuide] : []));
    const wanted = this.#line.place === 'all' && named.length === 0 ? catalog.map(({ sku }) => sku) : targets;
    if (wanted.length > 0) return this.#sell(wanted, email);
    if (act === 'buy') return this.#sell([defaultSku], email);
    return this.#said(
      'email-kept',
      { email, list: names(catalog.map(({ sku }) => sku)) },
      { heard: 'email-kept', listed: catalog.map(({ sku }) => sku) },
    );
  }

  #agree(skus: readonly Sku[]): TillAnswer {
    delete this.#state.refused;
    const wanted = skus.length > 0 ? skus : [defaultSku];
    // "Send it", with the address known already: it goes there.
    const { email } = this.#before;
    if (email !== undefined && !this.#before.basket) return this.#sell(wanted, email);
    this.#state.basket = [...wanted];
    this.#state.discussed = wanted[0] as Sku;
    const effects: Effect[] = [{ kind: 'await-email', sku: wanted[0] as Sku }];
    const [first] = wanted;
    const guide = guideOf(first as Sku);
    if (wanted.length > 1) {
      this.#state.listed = [...wanted];
      const text = this.#line.say('ask-email-more', { list: names(wanted), total: totalOf(wanted) });
      return this.#result(text, effects, { act: 'ask-email', sku: guide.sku });
    }
    const occasion = this.#line.medium === 'voice' ? 'ask-email-voice' : 'ask-email';
    return this.#result(this.#line.say(occasion, valuesOf(guide.sku)), effects, { act: 'ask-email', sku: guide.sku });
  }

  #sell(skus: readonly Sku[], email: string): TillAnswer {
    delete this.#state.basket;
    this.#state.soldAt = this.#line.turn;
    if (skus.length > 1) this.#state.listed = [...skus];
    this.#state.email = email;
    this.#state.discussed = skus[0] as Sku;
    this.#state.sold = [...(this.#state.sold ?? []), ...skus.map((sku) => ({ sku, email }))].slice(-14);
    const occasion = skus.length > 1 ? 'pay-here-more' : this.#line.medium === 'voice' ? 'pay-here-voice' : 'pay-here';
    const text = this.#line.say(occasion, { ...valuesOf(skus[0] as Sku), email, list: names(skus) });
    return this.#result(text, [{ kind: 'open-orders', skus: [...skus], email }], { act: 'sold', sku: skus[0] as Sku });
  }

  #decline(): TillAnswer {
    delete this.#state.basket;
    if (this.#line.act === 'cancel') this.#state.refused = true;
    return this.#result(this.#line.say('no-hurry'), [{ kind: 'stop-awaiting' }], { act: 'declined' });
  }

  /** Offers one guide in these words. */
  #offer(occasion: string, sku: Sku, values: Record<string, InLangs | string> = {}): TillAnswer {
    this.#state.offered = [sku];
    this.#state.offeredAt = this.#line.turn;
    this.#state.discussed = sku;
    return this.#result(this.#line.say(occasion, { ...valuesOf(sku), ...values }), [], { act: occasion, sku });
  }

  #wish(act: string): TillAnswer | undefined {
    const { named, topicGuide, rupees, orders, contact, yesNo } = this.#line;
    const { offered, basket, discussed, sold, listed } = this.#before;
    const meant = this.#meant();
    switch (act) {
      case 'buy':
        if (named.length > 0) return this.#agree([...named]);
        return this.#agree(offered ?? basket ?? (meant ? [meant] : [defaultSku]));
      case 'change-guide': {
        const other = named[0] ?? listed?.find((sku) => sku !== (basket?.[0] ?? discussed));
        if (!other) return this.#whichFirst();
        const { email } = this.#before;
        return email !== undefined && sold?.length ? this.#sell([other], email) : this.#agree([other]);
      }
      case 'change-email': {
        const again = basket ?? (sold?.length ? [sold.at(-1)?.sku as Sku] : meant ? [meant] : undefined);
        if (!again) return this.#whichFirst();
        delete this.#state.email;
        this.#state.basket = [...again];
        return this.#result(this.#line.say('ask-email', valuesOf(again[0] as Sku)), [{ kind: 'await-email', sku: again[0] as Sku }], {
          act: 'ask-email',
          sku: again[0] as Sku,
        });
      }
      case 'list':
        return this.#board();
      case 'price':
        if (named.length > 1) return this.#prices(named);
        if (this.#line.place === 'all') return this.#prices(catalog.map(({ sku }) => sku));
        if (basket && basket.length > 1 && named.length === 0) return this.#prices(basket);
        return meant ? this.#offer('price', meant) : this.#board();
      case 'cheapest': {
        const from = guidesOf(listed && listed.length < catalog.length ? listed : catalog.map(({ sku }) => sku));
        const within = rupees === undefined ? undefined : from.filter(({ paise }) => paise <= rupees * 100);
        const cheapest = from.reduce((a, b) => (b.paise < a.paise ? b : a));
        if (within === undefined) return this.#offer('cheapest', cheapest.sku);
        if (within.length === 0) return this.#offer('within-none', cheapest.sku);
        if (within.length === 1) return this.#offer('cheapest', (within[0] as Guide).sku);
        const skus = within.map(({ sku }) => sku);
        return this.#said('within', { list: pricedNames(skus) }, { heard: 'within', listed: skus });
      }
      case 'dearest':
        return this.#offer('dearest', guidesOf(catalog.map(({ sku }) => sku)).reduce((a, b) => (b.paise > a.paise ? b : a)).sku);
      case 'recommend': {
        if (named.length > 1) return this.#compare(named);
        const sku = named[0] ?? topicGuide ?? (listed && listed.length === 2 ? listed[0] : undefined) ?? discussed ?? offered?.[0];
        return this.#offer('recommend', sku ?? popularSku);
      }
      case 'compare': {
        const pair = named.length > 1 ? named : [...named, ...(listed ?? []), ...(discussed ? [discussed] : [])];
        const two = [...new Set(pair)].slice(0, 2);
        return two.length === 2 ? this.#compare(two) : meant ? this.#offer('recommend', meant) : this.#board();
      }
      case 'inside':
      case 'sample':
        return meant ? this.#offer(act, meant) : undefined;
      case 'discount':
        return this.#offer(
          'discount',
          named[0] ??
            skuOfPrice(rupees) ??
            meant ??
            guidesOf(catalog.map(({ sku }) => sku)).reduce((a, b) => (b.paise < a.paise ? b : a)).sku,
        );
      case 'gift':
        return this.#gift(meant);
      case 'paid':
      case 'not-received': {
        const paid = orders.findLast((order) => order.isPaid && (named.length === 0 || named.includes(order.sku)));
        if (paid) return this.#ofOrder('paid-found', paid, [{ kind: 'resend', sku: paid.sku }]);
        const open = orders.at(-1);
        if (open) return this.#ofOrder('paid-open', open, []);
        this.#state.claimed = true;
        return this.#said('paid-none', { contact }, { heard: act });
      }
      case 'link-broken': {
        const open = orders.findLast((order) => !order.isPaid) ?? orders.at(-1);
        if (!open) return this.#said('link-none', {}, { heard: act });
        return this.#ofOrder('link-again', open, [{ kind: 'open-orders', skus: [open.sku], email: open.email }]);
      }
      case 'cancel':
        return yesNo === 'yes' && offered ? undefined : this.#decline();
      case 'recheck': {
        const last = sold?.at(-1);
        if (basket?.[0]) return this.#result(this.#line.say('still-waiting', valuesOf(basket[0])), [], { act, sku: basket[0] });
        return last && this.#result(this.#line.say('rechecked', { ...valuesOf(last.sku), email: last.email }), [], { act, sku: last.sku });
      }
      case 'whatsapp':
        if (named.length > 0) this.#state.basket = [...named];
        else if (basket ?? offered) this.#state.basket = basket ?? offered ?? [];
        return this.#said('whatsapp', {}, { heard: act, awaits: true });
      case 'how-to-pay':
      case 'emi':
      case 'cash':
      case 'delivery':
      case 'format':
      case 'guide-language':
      case 'safe-to-pay':
      case 'privacy':
      case 'refund':
      case 'invoice':
        return this.#inBetween(act, { contact });
      default:
        return undefined;
    }
  }

  /** A question in between is answered, and what was open stays open. */
  #inBetween(act: string, values: Record<string, InLangs | string>): TillAnswer {
    const { basket, offered } = this.#before;
    const answer = this.#line.say(act, values);
    if (offered) this.#state.offered = offered;
    if (!basket?.[0]) return this.#result(answer, [], { act });
    const reminder = this.#line.say('still-waiting', valuesOf(basket[0]));
    const text = inLangs((lang) => `${answer[lang]} ${reminder[lang]}`);
    return this.#result(text, [], { act, sku: basket[0] });
  }

  #gift(meant: Sku | undefined): TillAnswer {
    if (!meant) return this.#whichFirst();
    this.#state.basket = [meant];
    this.#state.discussed = meant;
    return this.#result(this.#line.say('gift', valuesOf(meant)), [{ kind: 'await-email', sku: meant }], { act: 'gift', sku: meant });
  }

  #about(named: readonly Sku[]): TillAnswer | undefined {
    if (named.length > 2) return this.#prices(named);
    if (named.length === 2) return this.#compare(named);
    const sku = named[0] as Sku;
    this.#state.discussed = sku;
    if (this.#before.basket) return this.#agree([sku]);
    return this.#offer('recommend', sku);
  }

  #compare(two: readonly Sku[]): TillAnswer {
    const [a, b] = two as [Sku, Sku];
    this.#state.listed = [a, b];
    this.#state.discussed = a;
    const text = this.#line.say('compare', {
      guideA: guideOf(a).name,
      aboutA: aboutGuide[a],
      priceA: priceOf(a),
      guideB: guideOf(b).name,
      aboutB: aboutGuide[b],
      priceB: priceOf(b),
    });
    return this.#result(text, [], { act: 'compare', sku: a });
  }

  #prices(skus: readonly Sku[]): TillAnswer {
    this.#state.listed = [...skus];
    this.#state.offered = [...skus];
    return this.#result(this.#line.say('prices', { list: pricedNames(skus), total: totalOf(skus) }), [], {
      act: 'price',
      sku: skus[0] as Sku,
    });
  }

  #board(): TillAnswer {
    const skus = catalog.map(({ sku }) => sku);
    return this.#said('board', { list: pricedNames(skus) }, { heard: 'board', listed: skus });
  }

  #whichFirst(): TillAnswer {
    const skus = catalog.map(({ sku }) => sku);
    return this.#said('which-first', { list: names(skus) }, { heard: 'which-first', listed: skus });
  }

  #ofOrder(occasion: string, order: KnownOrder, effects: Effect[]): TillAnswer {
    const values = { ...valuesOf(order.sku), email: order.email, contact: this.#line.contact };
    return this.#result(this.#line.say(occasion, values), effects, { act: occasion, sku: order.sku });
  }

  #said(occasion: string, values: Record<string, InLangs | string>, also: { heard: string; listed?: Sku[]; awaits?: boolean }): TillAnswer {
    if (also.listed) this.#state.listed = also.listed;
    if (also.awaits && this.#before.offered && !this.#state.basket) this.#state.basket = this.#before.offered;
    const awaited = this.#state.basket?.[0];
    return this.#result(
      this.#line.say(occasion, values),
      also.awaits && awaited ? [{ kind: 'await-email', sku: awaited }] : [],
      awaited ? { act: also.heard, sku: awaited } : { act: also.heard },
    );
  }

  #result(text: InLangs, effects: Effect[], heard: Heard): TillAnswer {
    return { text, state: this.#state, effects, heard };
  }
}

/** What most visitors mean when they name no trouble. */
const popularSku: Sku = catalog[6].sku;

/** The guide of a price, where a line names one. */
const skuOfPrice = (rupees: number | undefined): Sku | undefined =>
  rupees === undefined ? undefined : catalog.find(({ paise }) => paise === rupees * 100)?.sku;

const guideOf = (sku: Sku): Guide => guideBySku(sku) as Guide;
const guidesOf = (skus: readonly Sku[]): Guide[] => skus.map(guideOf);
const priceOf = (sku: Sku): string => formatInr(guideOf(sku).paise);
const totalOf = (skus: readonly Sku[]): string => formatInr(guidesOf(skus).reduce((sum, { paise }) => sum + paise, 0));
const names = (skus: readonly Sku[]): string =>
  guidesOf(skus)
    .map(({ name }) => name)
    .join(', ');
const pricedNames = (skus: readonly Sku[]): string => skus.map((sku) => `${guideOf(sku).name} ${priceOf(sku)}`).join(', ');
export const valuesOf = (sku: Sku): Record<string, InLangs | string> => ({
  guide: guideOf(sku).name,
  price: priceOf(sku),
  about: aboutGuide[sku],
});
