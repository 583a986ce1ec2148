/** "Find my purchase": a mail with fresh links to everything that an address has bought. */

import type { SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { addressKey, businessDay, shareOf, takeFromBudget } from './budget.ts';
import * as orderQueries from './order-queries.ts';
import type { Outbox } from './outbox.ts';

/** Mails of this kind that an address gets in a day, whoever asks for them. */
export const mailsPerDay = 3;

export interface Purchases {
  /**
   * Sends the mail where the address has bought something. Whether it has is told to nobody but the mailbox: both take the same steps.
   * @param lang of the page on which it was asked for
   */
  send(email: string, lang: SiteLang): Promise<void>;
}

interface Needs {
  database: Database;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
  secret: string;
  businessTimeZone: string;
}

export const createPurchases = ({ database, outbox, secret, businessTimeZone }: Needs): Purchases => ({
  async send(email, lang) {
    const address = email.toLowerCase();
    const now = new Date();
    const day = businessDay(now, businessTimeZone);
    const key = addressKey(secret, day, address);
    const orders = await orderQueries.ofEmail(database.db, address);
    const orderIds = orders.filter(({ paid_at }) => paid_at !== null).map(({ id }) => id);
    try {
      await database.transact(async (trx) => {
        // Within one minute a second press asks for the same mail. The address itself is not written down.
        const dedupeKey = `purchases:${key}:${Math.floor(now.getTime() / 60_000)}`;
        const payload = { kind: 'purchases', orderIds, lang };
        const isNew = await outbox.enqueue(trx, { topic: 'mail', partition: `purchases:${key}`, dedupeKey, payload });
        if (isNew) await takeFromBudget(trx, day, shareOf('purchase_mails', key), 1, mailsPerDay);
      });
    } catch (error) {
      // Said to nobody: a limit that only buyers could reach would tell who is one.
      if (!(error instanceof AppError && error.code === 'daily_limit_reached')) throw error;
    }
    outbox.wake();
  },
});
