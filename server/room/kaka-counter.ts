import { guideBySku, type Sku } from '#shared/catalog.ts';
import { emailIn } from '#shared/email.ts';
import { defaultSku, guideNamedIn, type Intent, intentOf, isYes } from '#shared/kaka-rules.ts';
import { formatInr } from '#shared/money.ts';
import type { ServerMessage } from '#shared/room-protocol.ts';
import type { BrainReply } from '../services/brain.ts';

type BuyCard = Extract<ServerMessage, { type: 'buy-card' }>;

/** What Kaka sells in a call: the visitor agrees by voice, and the card on the page takes the email and the money. */
export interface Counter {
  /** The card and the words for it, when a line takes a guide, or gives the email of who has taken one. */
  sale(message: string): { text: string; card: BuyCard } | undefined;
  /** What a line wants of the shop. */
  intentOf(message: string): Intent | undefined;
  /** What the brain's answer offers is what a "yes" will mean; what it takes for agreed is sold. */
  noted(reply: BrainReply): BuyCard | undefined;
  /** Forgets the offer: this is no moment to sell. */
  drop(): void;
}

/** @param onSale tells Kaka's chat, which waits for the email as well */
export function createCounter(onSale: (sku: Sku) => void): Counter {
  let offered: Sku | undefined;
  let sold: Sku | undefined;

  function cardFor(sku: Sku, email?: string): BuyCard | undefined {
    const guide = guideBySku(sku);
    if (!guide) return undefined;
    offered = undefined;
    sold = sku;
    onSale(sku);
    return { type: 'buy-card', sku, skuName: guide.name, paise: guide.paise, ...(email !== undefined && { email }) };
  }

  return {
    sale(message) {
      const email = emailIn(message);
      const taken = sold ?? offered;
      if (email !== undefined && taken !== undefined) {
        const card = cardFor(taken, email);
        return card && { card, text: linkOnScreen };
      }
      const intent = intentOf(message);
      const agreed = offered !== undefined && intent === undefined && isYes(message);
      if (intent !== 'purchase' && !agreed) return undefined;
      const card = cardFor(guideNamedIn(message) ?? offered ?? defaultSku);
      return card && { card, text: `${card.skuName}, ${formatInr(card.paise)}. ${onScreen}` };
    },
    intentOf,
    noted(reply) {
      offered = reply.offeredSku;
      return reply.chosenSku === undefined ? undefined : cardFor(reply.chosenSku);
    },
    drop() {
      offered = undefined;
    },
  };
}

const onScreen =
  'I have put it on the page in front of you, beta. Type your email there, and the guide comes as soon as it is paid. No hurry, we can go on talking.';
const linkOnScreen = 'Shabash. The link is on the page now, beta. Pay when you are ready, and the guide reaches that address.';
