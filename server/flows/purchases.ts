/** "Find my purchase": a mail with fresh links to everything that an address has bought. */

import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { addressKey, businessDay, shareOf, takeFromBudget } from './budget.ts';
import { button, heading, page, paragraph, smallPrint } from './mail-html.ts';
import * as orderRows from './order-rows.ts';
import type { Outbox } from './outbox.ts';

/** Mails of this kind that an address gets in a day, whoever asks for them. */
export const mailsPerDay = 3;

export interface Purchases {
  /** Sends the mail where the address has bought something. Whether it has is told to nobody but the mailbox: both take the same steps. */
  send(email: string): Promise<void>;
}

interface Needs {
  database: Database;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
  secret: string;
  businessTimeZone: string;
}

export const createPurchases = ({ database, outbox, secret, businessTimeZone }: Needs): Purchases => ({
  async send(email) {
    const address = email.toLowerCase();
    const now = new Date();
    const day = businessDay(now, businessTimeZone);
    const key = addressKey(secret, day, address);
    const orders = await orderRows.ofEmail(database.db, address);
    const orderIds = orders.filter(({ paid_at }) => paid_at !== null).map(({ id }) => id);
    try {
      await database.transact(async (trx) => {
        await takeFromBudget(trx, day, shareOf('purchase_mails', key), 1, mailsPerDay);
        // Within one minute a second press asks for the same mail. The address itself is not written down.
        const dedupeKey = `purchases:${key}:${Math.floor(now.getTime() / 60_000)}`;
        await outbox.enqueue(trx, { topic: 'mail', partition: `purchases:${key}`, dedupeKey, payload: { kind: 'purchases', orderIds } });
      });
    } catch (error) {
      // Said to nobody: a limit that only buyers could reach would tell who is one.
      if (!(error instanceof AppError && error.code === 'daily_limit_reached')) throw error;
    }
    outbox.wake();
  },
});

/** A purchase with its links, absolute and signed; without a download where the price was paid back. */
export interface Found {
  order: OrderRow;
  downloadUrl: string | undefined;
  receiptUrl: string;
}

interface PurchasesMailParts {
  found: readonly [Found, ...Found[]];
  publicUrl: string;
  contactEmail: string;
  timeZone: string;
}

export function purchasesMail({ found, publicUrl, contactEmail, timeZone }: PurchasesMailParts): Omit<Mail, 'id'> {
  const [{ order: first }] = found;
  const subject = 'Your guides from Kaka, with fresh links';
  const hello = 'Aao, beta. You asked where your guides are: here they all are. Each link works for 30 days.';
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
  const rows = found.map(({ order, downloadUrl, receiptUrl }) => ({
    name: guideBySku(order.sku)?.name ?? order.sku,
    line: `Order ${orderReference(order.id)}, ${formatInr(order.paise)}, paid on ${date.format(new Date(order.paid_at ?? order.created_at))}.`,
    downloadUrl,
    receiptUrl,
  }));
  const gone = 'The price was paid back, so the download has ended.';
  const small = [
    `You get this mail because somebody gave your address at ${publicUrl}/purchases. If it was not you, nothing has happened: only this mailbox gets the links.`,
    `Is something missing? Write to ${contactEmail}.`,
  ];
  return {
    to: first.email,
    subject,
    text: `${[
      hello,
      ...rows.map(({ name, line, downloadUrl, receiptUrl }) =>
        [name, line, downloadUrl ? `Download: ${downloadUrl}` : gone, `Receipt: ${receiptUrl}`].join('\n'),
      ),
    ].join('\n\n')}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(subject, [
      heading('Your guides from Kaka'),
      paragraph(hello),
      ...rows.flatMap(({ name, line, downloadUrl, receiptUrl }) => [
        paragraph(`${name}. ${line}`),
        ...(downloadUrl ? [button(`Download ${name}`, downloadUrl)] : [paragraph(gone)]),
        paragraph(`Receipt: ${receiptUrl}`),
      ]),
      ...smallPrint(small),
    ]),
  };
}
