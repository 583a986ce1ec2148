import type { OutboxEntry } from './outbox-rows.ts';

/** The outbox entry of a guide's mail. @param occasion distinguishes it from other mails of the same order; the first mail has none */
export const guideEntry = (orderId: string, occasion?: string): OutboxEntry => ({
  topic: 'mail',
  partition: orderId,
  dedupeKey: ['guide', orderId, ...(occasion ? [occasion] : [])].join(':'),
  payload: { kind: 'guide', orderId },
});
