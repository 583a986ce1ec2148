/** What the till says unasked: an offer after a topic, and where a sale stands when a line was not understood. */

import { catalog } from '#shared/catalog.ts';
import { sells } from '#shared/personas.ts';
import type { Topic } from '../../personas/persona.ts';
import type { ConversationState } from '../conversation.ts';
import type { Answer, Talk } from '../talk.ts';
import { contactOf } from './contact.ts';
import { valuesOf } from './guides.ts';
import { asksWhat } from './line-patterns.ts';
import { withMentioned } from './till.ts';
import { hasUnheard, tillSay } from './till-lines.ts';

/** Turns that must pass between two offers that nobody asked for. */
const turnsBetweenOffers = 3;
/** Turns after the till's last words in which what is not understood may still be about the sale; then the talk goes on. */
const turnsAfterWords = 1;
/** Turns after a sale in which what is not understood is most likely about it. */
const turnsAfterSale = 3;

/** Whether the guide of a topic may be offered after it: not beside care, not to a child, not pushed twice in a row. */
export function mayOffer({ noSale, ofBaby, till, turns, told }: ConversationState, { guide, tags }: Topic): boolean {
  if (till?.speaker === 'child' || (told.includes('young-visitor') && till?.speaker !== 'grown-up')) return false;
  if (guide === undefined || noSale || ofBaby || till?.refused || tags.includes('care') || turns < 2) return false;
  if (till?.sold?.some(({ sku }) => sku === guide) || till?.owned?.includes(guide)) return false;
  return till?.basket === undefined && turns - (till?.offeredAt ?? -turnsBetweenOffers) >= turnsBetweenOffers;
}

/** The words that offer the guide of a topic, and the till that remembers them. */
export function offerOf({ state }: Talk, { guide }: Topic): Answer | undefined {
  if (guide === undefined) return undefined;
  state.till = withMentioned({ ...state.till, offered: [guide], offeredAt: state.turns, discussed: guide }, [guide]);
  return { text: tillSay(state)('offer', valuesOf(guide)), heard: { sku: guide } };
}

/** A topic that tells of a guide makes it the one under discussion: "how much?", "yes, send" are of it. */
export function discussGuideOf(state: ConversationState, { id }: Topic): void {
  const sku = catalog.find((guide) => id === `guide-${guide.sku}`)?.sku;
  if (sku)
    state.till = withMentioned({ ...state.till, discussed: sku, offered: [sku], offeredAt: state.turns, answeredAt: state.turns }, [sku]);
}

/** "Shall I eat curd or not": a question without its mark. */
const orNot = /\b(?:or not|ya nahi+n?|kya|kaise|kyu+n?|kab)\b|या नहीं|क्या|कैसे|क्यों|कब/iu;

/** Where a sale is under way, what was not understood is answered with where the sale stands. */
export function saleUnderWay({ persona, state, input, isQuestion, message }: Talk): Answer | undefined {
  const { basket, sold, soldAt, answeredAt } = state.till ?? {};
  // Beside a trouble nobody is reminded of an order.
  if (!sells(persona) || state.noSale) return undefined;
  const say = tillSay(state);
  const told = isQuestion || asksWhat.test(message) || orNot.test(message) ? '' : '-told';
  const awaited = basket?.[0];
  if (awaited)
    return state.turns - (answeredAt ?? 0) <= turnsAfterWords && hasUnheard(state, `standing-basket${told}`)
      ? { text: say(`standing-basket${told}`, valuesOf(awaited)), heard: { act: 'standing', sku: awaited } }
      : undefined;
  const contact = contactOf(input.contactEmail);
  if (state.till?.claimed && !sold?.length && hasUnheard(state, 'standing-claim'))
    return { text: say('standing-claim', { contact }), heard: { act: 'standing' } };
  const last = sold?.at(-1);
  if (!last || state.turns - (soldAt ?? 0) > turnsAfterSale || !hasUnheard(state, `standing-sold${told}`)) return undefined;
  const values = { ...valuesOf(last.sku), email: last.email, contact };
  return { text: say(`standing-sold${told}`, values), heard: { act: 'standing', sku: last.sku } };
}
