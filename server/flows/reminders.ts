/** One reminder of payment links that stayed unpaid, where the operator has switched it on; its link stops them for good. */

import { pathIn } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import { digest, type Signer } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { businessDay, tryBudget } from './budget.ts';
import * as orderQueries from './order-queries.ts';
import { isRefunded, linkLifeMs, visibleStatus } from './order-state.ts';
import type { Outbox } from './outbox.ts';
import * as outboxRows from './outbox-rows.ts';
import * as stopRows from './stop-rows.ts';

/** Reminders of a day, whoever opens orders for whatever addresses: what is beyond them is not sent. */
export const remindersPerDay = 100;

/** A stop link works as long as anybody may come back to an old mail. */
const stopLifeMs = 5 * 365 * 24 * 60 * 60 * 1000;

/** Whom a stop is for. The address itself is not kept: a stop outlives everything else that is known of its owner. */
const stopKey = (email: string): string => digest(['no reminders', email.toLowerCase()]);

export interface Reminders {
  /** Plans the reminder of an order that has just got its link: one to an address in 24 hours, however many orders. */
  plan(trx: Trx, order: OrderRow): Promise<void>;
  /** What is still to be reminded of; none where everything was paid, ran out or was erased, or where the buyer has stopped reminders. */
  due(orderId: string): Promise<OrderRow[]>;
  /** The page that stops them. */
  stopPath(order: OrderRow): string;
  /** @throws AppError not_found for a token that is none */
  check(token: string): void;
  /** No reminder goes to this address again. @throws AppError not_found for a token that is none */
  stop(token: string): Promise<void>;
}

interface Needs {
  database: Database;
  outbox: Pick<Outbox, 'enqueue'>;
  signer: Signer;
  /** 0: none is sent. */
  remindAfterHours: number;
  businessTimeZone: string;
  /** The seller charges tax: a link whose buyer has told no State is not handed out. */
  asksState: boolean;
}

export function createReminders({ database, outbox, signer, remindAfterHours, businessTimeZone, asksState }: Needs): Reminders {
  const { db } = database;
  const keyIn = (token: string): string => {
    const key = signer.verify('no-reminders', token);
    if (key === undefined) throw new AppError('not_found');
    return key;
  };
  return {
    async plan(trx, order) {
      if (remindAfterHours === 0) return;
      const made = Date.parse(order.created_at);
      const day = businessDay(new Date(made), businessTimeZone);
      const partition = `reminder:${stopKey(order.email)}`;
      // A mail names every open link of its address: the next one comes when those have run out, so none is named twice.
      if (await outboxRows.isPromisedSince(trx, partition, new Date(made - linkLifeMs))) return;
      const key = `${partition}:${day}`;
      const after = new Date(made + remindAfterHours * 3_600_000);
      const entry = { topic: 'mail', partition, dedupeKey: key, payload: { kind: 'reminder', orderId: order.id }, after } as const;
      if (!(await outbox.enqueue(trx, entry))) return;
      if (!(await tryBudget(trx, day, 'reminders', 1, remindersPerDay))) await outboxRows.eraseKey(trx, key);
    },

    async due(orderId) {
      const order = await orderQueries.byId(db, orderId);
      if (!order || remindAfterHours === 0 || (await stopRows.has(db, stopKey(order.email)))) return [];
      const theirs = await orderQueries.ofEmail(db, order.email.toLowerCase());
      const open = theirs
        .filter((each) => visibleStatus(each) === 'awaiting_payment' && each.payment_link !== null)
        .filter(({ buyer_state }) => !asksState || buyer_state !== null);
      // Whoever has the guide by another order needs no link to it.
      const has = new Set(theirs.filter((each) => each.paid_at !== null && !isRefunded(each)).map(({ sku }) => sku));
      return open.filter(({ sku }, index) => !has.has(sku) && open.findIndex((each) => each.sku === sku) === index);
    },

    stopPath: ({ email, page_lang }) =>
      pathIn(page_lang ?? 'en', `/reminders/${signer.sign('no-reminders', stopKey(email), new Date(Date.now() + stopLifeMs))}`),
    check: (token) => void keyIn(token),
    async stop(token) {
      const key = keyIn(token);
      await database.transact((trx) => stopRows.add(trx, key, new Date().toISOString()));
    },
  };
}
