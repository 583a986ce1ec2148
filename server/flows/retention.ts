import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import * as rateLimits from '../db/rate-limits.ts';
import type { Mailer } from '../services/mailer.ts';
import { forgetDays, forgetShares } from './budget.ts';
import * as callRows from './call-rows.ts';
import { eraseChats, idleSince, sessionsWithChat } from './chat-rows.ts';
import * as noteRows from './note-rows.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import * as outbox from './outbox-rows.ts';
import * as paymentRows from './payment-rows.ts';

/** How long things are kept. The privacy policy says the same; paid orders, leads and meetings stay, as records of the business. */
export const keptDays = { chats: 90, calls: 90, unpaidOrders: 90, delivered: 30, webhookEvents: 90 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Conversations forgotten in one transaction: all of a busy quarter at once would hold up everybody for seconds. */
const chatsAtOnce = 100;

/** Orders named in one statement: a store takes only so many values. */
const ordersAtOnce = 1000;

/** Forgets what has been kept long enough: conversations, calls, unpaid orders, delivered mail and rows, copies of mails, limits that have run out. */
export async function forgetOld({ transact }: Database, mailer: Mailer, now: Date, log: Log): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();

  const forgetSomeChats = (): Promise<number> =>
    transact(async (trx) => {
      const ids = await idleSince(trx, before(keptDays.chats), chatsAtOnce);
      await eraseChats(trx, ids);
      await noteRows.erase(trx, ids);
      return ids.length;
    });
  let chats = 0;
  let some: number;
  do {
    some = await forgetSomeChats();
    chats += some;
  } while (some === chatsAtOnce);

  await transact(async (trx) => {
    await noteRows.erase(trx, await callRows.forget(trx, before(keptDays.calls)));
    const orders = await orderQueries.unpaidBefore(trx, before(keptDays.unpaidOrders));
    for (let from = 0; from < orders.length; from += ordersAtOnce) {
      const some = orders.slice(from, from + ordersAtOnce);
      // A chat shows the orders that were opened in it, for as long as it is kept.
      const shown = await sessionsWithChat(
        trx,
        some.map(({ session_id }) => session_id),
      );
      await orderRows.eraseUnpaid(
        trx,
        some.filter(({ session_id }) => !shown.has(session_id)).map(({ id }) => id),
      );
    }
    await outbox.forgetSent(trx, before(keptDays.delivered));
    await paymentRows.forgetEvents(trx, before(keptDays.webhookEvents));
    await rateLimits.forget(trx, now);
    await forgetDays(trx, before(keptDays.calls).slice(0, 10));
    // Over wherever the business is.
    await forgetShares(trx, before(2).slice(0, 10));
  });
  await mailer.forget?.(new Date(before(keptDays.delivered)));
  if (chats > 0) log.info({ chats }, 'expired conversations deleted');
}

/** Windows of limits name network addresses, and last ten minutes at most: the privacy policy says minutes. */
const addressesEveryMs = 60_000;

/** Forgets at the start and once a day; addresses that were counted, every minute. @returns stops it */
export function startForgetting(database: Database, mailer: Mailer, log: Log): () => void {
  const untold = (error: unknown) => log.error({ err: error }, 'could not delete expired data; it is tried again');
  const forget = () => forgetOld(database, mailer, new Date(), log).catch(untold);
  void forget();
  const timers = [
    setInterval(forget, dayMs),
    setInterval(() => void database.transact((trx) => rateLimits.forget(trx, new Date())).catch(untold), addressesEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
