/** What a talk asks of the shop, whichever line it is held on. */

import type { Sku } from '#shared/catalog.ts';
import type { SiteLang } from '#shared/words.ts';
import type { ConversationState, KnownOrder, TurnResult } from '../conversation/conversation.ts';
import { tillLine } from '../conversation/till/till-lines.ts';
import type { OrderRow } from '../db/schema.ts';
import { isRefunded } from './order-state.ts';
import type { Orders } from './orders.ts';

/** What the core may answer "I have paid already" from; asked for only where a sale was opened. */
export async function knownOrders(orders: Orders, sessionId: string, { till }: ConversationState): Promise<KnownOrder[]> {
  if (!till?.sold?.length) return [];
  // What was paid back is no longer a purchase, and no longer owed.
  const standing = (await orders.ofSession(sessionId)).filter((order) => !isRefunded(order));
  return standing.map((order) => {
    const { status } = orders.view(order, sessionId);
    return { sku: order.sku, email: order.email, isPaid: order.paid_at !== null, isExpired: status === 'expired' };
  });
}

/**
 * Carries out what a turn asks for.
 * @param pageLang of the page that the visitor is on
 * @returns the orders that were opened, and the words, which are others where everything was bought and paid before
 * @throws AppError payment_link_failed
 */
export async function carryOut(orders: Orders, sessionId: string, pageLang: SiteLang | null, { effects, reply, state }: TurnResult) {
  const opened: OrderRow[] = [];
  for (const effect of effects) {
    if (effect.kind === 'open-orders')
      for (const sku of effect.skus) opened.push(await orders.open(sessionId, sku, effect.email, pageLang));
    if (effect.kind === 'resend') await resend(orders, sessionId, effect.sku);
  }
  const isPaid = opened.length > 0 && opened.every(({ paid_at }) => paid_at !== null);
  return { opened, reply: isPaid ? tillLine('already-paid', state.lang) : reply };
}

async function resend(orders: Orders, sessionId: string, sku: Sku) {
  const paid = (await orders.ofSession(sessionId)).findLast((order) => order.sku === sku && order.paid_at !== null && !isRefunded(order));
  if (paid) await orders.resend(sessionId, paid.id);
}
