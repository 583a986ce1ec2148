/** Questions about paying and about what was bought: answered from what is true, and what was open stays open. */

import type { Sku } from '#shared/catalog.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { Effect, KnownOrder } from '../conversation.ts';
import { inLangs, join } from '../text.ts';
import { allSkus, nameOf, namesOf, priceOf, totalOf, valuesOf } from './guides.ts';
import { answered, ordersOf, severalAddresses, type TillAnswer, type TillTurn, valuesOfAll } from './till-turn.ts';

/** Questions that the same words answer whatever stands in the basket. */
const plainQuestions: ReadonlySet<string> = new Set([
  ...['how-to-pay', 'separate-links', 'otp', 'emi', 'cash', 'delivery', 'format', 'how-to-open', 'guide-language'],
  ...['safe-to-pay', 'any-email', 'privacy', 'refund', 'invoice', 'wrong-guide', 'complaint', 'contact', 'free', 'copies', 'author'],
  ...[
    'pay-first',
    'pictures',
    'test-mode',
    'no-call',
    'forgot-email',
    'forward-gift',
    'share-copy',
    'lost-file',
    'nothing-taken',
    'each-email',
    'pages',
    'one-time',
    'link-life',
    'gift-note',
  ],
  ...['tax', 'original', 'font', 'offline', 'guarantee', 'hide-price', 'safe-file', 'abroad'],
]);

/** Those of them that are answered beside whatever else the line wants. */
export const besides: ReadonlySet<string> = new Set([
  ...['how-to-pay', 'separate-links', 'otp', 'emi', 'cash', 'delivery', 'format', 'how-to-open', 'guide-language', 'safe-to-pay'],
  ...[
    'privacy',
    'refund',
    'invoice',
    'author',
    'pages',
    'one-time',
    'link-life',
    'gift-note',
    'tax',
    'offline',
    'abroad',
    'no-call',
    'pictures',
  ],
]);

/** What a buyer whose guide did not come may tell about the payment. */
const ofClaim: ReadonlySet<string> = new Set(['how-to-pay', 'paid', 'money-cut', 'not-received', 'recheck']);

const complaints: ReadonlySet<string> = new Set(['refund', 'wrong-guide', 'complaint', 'contact']);

/** What is answered to a question about paying, a link or an order; undefined when the line is none. */
export function answerPaying(turn: TillTurn): TillAnswer | undefined {
  const { line, before, state } = turn;
  const { act, named, orders, contact } = line;
  const last = before.sold?.at(-1);
  // A buyer whose guide did not come tells how it was paid: that belongs into the mail.
  const tellsOfClaim = before.claimed === true && !before.basket && orders.length === 0 && act !== undefined && ofClaim.has(act);
  if (tellsOfClaim && !(act === 'how-to-pay' && line.isAsked)) return answered(line.say('claim-more', { contact }), { act: 'claim' });
  // "How long will I wait?", of a mail that a person reads.
  if (before.claimed && !before.basket && act === 'delivery') return answered(line.say('claim-wait', { contact }), { act: 'claim' });
  // Who has paid and received nothing and asks for trust is angry.
  if (before.claimed && act === 'safe-to-pay') return inBetween(turn, 'complaint');
  if (act !== undefined && plainQuestions.has(act)) return inBetween(turn, act);
  switch (act) {
    // "Done", after the link; before it that is a yes.
    case 'just-done':
    case 'paid':
    case 'money-cut':
    case 'not-received': {
      const paid = orders.findLast((order) => order.isPaid && (named.length === 0 || named.includes(order.sku)));
      if (paid) return ofOrder(turn, 'paid-found', paid, [{ kind: 'resend', sku: paid.sku }]);
      const open = orders.at(-1);
      if (open) {
        state.awaitsPayment = true;
        return {
          ...ofOrder(turn, before.awaitsPayment ? 'paid-open-again' : 'paid-open', open),
          heard: { act: 'paid-open', sku: open.sku },
        };
      }
      if (act === 'just-done') return recheck(turn);
      state.claimed = true;
      return answered(line.say(act === 'money-cut' ? 'money-cut' : 'paid-none', { contact }), { act });
    }
    case 'paid-twice':
      state.claimed = true;
      return answered(line.say('paid-twice', { contact }), { act });
    case 'link-broken': {
      const open = orders.findLast((order) => !order.isPaid) ?? orders.at(-1);
      if (!open) return answered(line.say('link-none'), { act });
      return ofOrder(turn, 'link-again', open, [{ kind: 'open-orders', skus: [open.sku], email: open.email }]);
    }
    case 'selling':
      state.refused = true;
      return answered(line.say('selling'), { act }, [{ kind: 'stop-awaiting' }]);
    case 'will-pay':
      return last
        ? answered(line.say('will-pay', { ...valuesOf(last.sku), email: last.email }), { act, sku: last.sku })
        : inBetween(turn, 'other-pays');
    case 'recheck':
      return recheck(turn);
    // "Does it go straight to her mail?"
    case 'straight-to':
      return before.basket || !last ? inBetween(turn, act) : recheck(turn);
    case 'approved': {
      const wanted = before.basket ?? before.offered;
      if (!wanted?.[0]) return last ? undefined : whichOf(turn);
      state.basket = [...wanted];
      const effects: Effect[] = [{ kind: 'await-email', sku: wanted[0] }];
      return answered(line.say('approved-open', valuesOfAll(wanted)), { act: 'ask-email', sku: wanted[0] }, effects);
    }
    case 'owned': {
      const owned = named.length > 0 ? named : (before.owned ?? []);
      if (!owned[0]) return undefined;
      state.owned = [...new Set([...(before.owned ?? []), ...owned])];
      return answered(line.say('owned', valuesOf(owned[0])), { act, sku: owned[0] });
    }
    case 'no-email': {
      const open = before.basket ?? before.offered;
      // "She has no email, send it to me", "I have none, my grandson has".
      if (open && ofOther.test(line.said)) {
        state.basket = [...open];
        const effects: Effect[] = [{ kind: 'await-email', sku: open[0] as Sku }];
        return answered(line.say('ask-email-theirs', valuesOfAll(open)), { act: 'ask-email', sku: open[0] as Sku }, effects);
      }
      if (open) state.aside = [...open];
      delete state.basket;
      return answered(line.say(act), { act }, [{ kind: 'stop-awaiting' }]);
    }
    case 'goods':
      delete state.basket;
      if (before.basket) state.aside = [...before.basket];
      return answered(line.say(act), { act }, [{ kind: 'stop-awaiting' }]);
    case 'read-first':
      return last ? answered(line.say('read-first', valuesOf(before.lastSale?.[0] ?? last.sku)), { act, sku: last.sku }) : undefined;
    case 'status':
      return before.basket ? recheck(turn) : status(line, before);
    case 'link-opened':
      return last && !orders.at(-1)?.isPaid
        ? answered(line.say('link-opened', { ...valuesOf(last.sku), email: last.email }), { act, sku: last.sku })
        : undefined;
    case 'whatsapp': {
      const wanted = named.length > 0 ? named : (before.basket ?? before.offered);
      if (!wanted?.[0]) return answered(line.say(last ? 'whatsapp-sold' : 'whatsapp'), { act });
      state.basket = [...wanted];
      return answered(line.say('whatsapp'), { act, sku: wanted[0] }, [{ kind: 'await-email', sku: wanted[0] }]);
    }
    default:
      return undefined;
  }
}

/** One has no address, and another has. */
const ofOther =
  /\b(?:send|bhej\w*|mail) (?:it )?(?:to )?(?:me|mine|mujhe|mere|us|mummy|papa)\b|\bi (?:will|'?ll|can) forward\b|\b(?:daughter|son|bet[aei]|pot[aei]|grandson|granddaughter|wife|husband|bahu|bhai|sister|brother)(?:'s)?\b.{0,10}\b(?:has|ka hai|ki hai|ke paas hai|have)\b|(?:बेट[ेीा]|पोत[ेीा]|बहू|पति|भाई|बहन) (?:का|की|के पास) है/iu;

/** Somebody at home has nothing against it: which guide shall it be? */
function whichOf({ line, state }: TillTurn): TillAnswer {
  state.listed = [...allSkus];
  return answered(line.say('approved'), { act: 'which-first' });
}

/** Which guide was paid for and did not come. */
export const claimNoted = ({ line }: TillTurn, sku: Sku): TillAnswer =>
  answered(line.say('claim-noted', { ...valuesOf(sku), contact: line.contact }), { act: 'claim' });

/** Where the order stands: the address is missing, or the link is there. */
export function recheck({ line, before }: TillTurn): TillAnswer | undefined {
  const awaited = before.basket?.[0];
  if (awaited) return answered(line.say('still-waiting', valuesOfAll(before.basket ?? [awaited])), { act: 'recheck', sku: awaited });
  const last = before.sold?.at(-1);
  if (severalAddresses(before.sold)) return status(line, before);
  const skus = last && (before.lastSale ?? [last.sku]);
  const values = skus && { ...valuesOf(last.sku), guide: namesOf(skus), price: totalOf(skus), email: last.email };
  return values && answered(line.say('rechecked', values), { act: 'recheck', sku: last.sku });
}

/** What is ordered, and where each goes. */
function status(line: TillTurn['line'], before: TillTurn['before']): TillAnswer | undefined {
  const last = before.sold?.at(-1);
  if (!before.sold || !last) return undefined;
  const orders = ordersOf(before.sold);
  const list = inLangs((lang) => orders.map(({ sku, email }) => `${nameOf(sku)[lang]} ${priceOf(sku)} (${email})`).join(', '));
  return answered(line.say('status', { list }), { act: 'recheck', sku: last.sku });
}

/** A question in between is answered, and what was open stays open. */
function inBetween({ line, before, state }: TillTurn, act: string): TillAnswer {
  const answer: InLangs = line.say(act, { contact: line.contact });
  // Who complains is not reminded of an order.
  if (complaints.has(act)) {
    // "Is there money back?", asked before anything was bought, is no claim.
    const isAskedBefore = act === 'refund' && line.isAsked && line.orders.length === 0 && !before.sold?.length;
    if (act !== 'contact' && !isAskedBefore) state.claimed = true;
    return answered(answer, { act });
  }
  const [asked] = line.named;
  // "How long is the calm one?": what is asked about is talked of then.
  if (asked !== undefined && line.named.length === 1 && !before.basket) {
    state.discussed = asked;
    state.offered = [asked];
  } else if (before.offered) state.offered = before.offered;
  const awaited = before.basket?.[0];
  if (!awaited) return answered(answer, { act });
  return answered(join(answer, line.say('still-waiting', valuesOfAll(before.basket ?? [awaited]))), { act, sku: awaited });
}

const ofOrder = ({ line }: TillTurn, occasion: string, order: KnownOrder, effects: Effect[] = []): TillAnswer =>
  answered(
    line.say(occasion, { ...valuesOf(order.sku), email: order.email, contact: line.contact }),
    { act: occasion, sku: order.sku },
    effects,
  );
