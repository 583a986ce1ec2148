/** What the state of an order means: whether its link has run out, what its buyer sees, whether the price went back. Pure. */

import type { OrderRow } from '../db/schema.ts';

/** How long a payment link can be paid. Razorpay asks for at least 15 minutes; a day covers "tonight, after work". */
export const linkLifeMs = 24 * 60 * 60 * 1000;
/** Whoever was opening an order for so long is gone: no provider takes this long. */
export const openingMs = 60_000;

/** The time so long before now, as the tables write it. */
export const ago = (ms: number, now: Date) => new Date(now.getTime() - ms).toISOString();

/** Whether an order's payment link has run out, or the request that was opening it is gone: the buyer may open another one. */
export const hasExpired = (order: OrderRow, now = new Date()): boolean =>
  (order.status === 'awaiting_payment' && order.expires_at <= now.toISOString()) ||
  (order.status === 'opening' && order.created_at <= ago(openingMs, now));

/** The state of an order as its buyer sees it: a link that is still being made can soon be paid. */
export function visibleStatus(order: OrderRow): Exclude<OrderRow['status'], 'opening'> {
  if (order.status === 'opening') return 'awaiting_payment';
  return hasExpired(order) ? 'expired' : order.status;
}

/** Whether the whole price went back to the buyer, or is on its way. */
export const isRefunded = ({ paise, refunded_paise }: Pick<OrderRow, 'paise' | 'refunded_paise'>): boolean => refunded_paise >= paise;
