import * as z from 'zod/mini';
import type { Database, Trx } from '../db/database.ts';
import type { Mail, Mailer } from '../services/mailer.ts';
import { guideMail } from './guide-mail.ts';
import type { Guides } from './guides.ts';
import type { Orders } from './orders.ts';

export interface MailRoom {
  /**
   * Writes and sends what an outbox row promises. The row's id becomes the mail's, so that a second delivery of the same row is recognisable.
   * @throws Error when the mail was not accepted, or the payload is none of ours
   */
  deliver(outboxId: string, payload: unknown): Promise<void>;
}

interface Needs {
  database: Database;
  mailer: Mailer;
  orders: Orders;
  guides: Guides;
  publicUrl: string;
  contactEmail: string;
  /** Where dates are read. */
  timeZone: string;
  /** The sandbox takes the payments. */
  testPayments: boolean;
}

interface Letter {
  mail: Omit<Mail, 'id'>;
  /** What is written down once the mail was accepted. */
  sent?(trx: Trx): Promise<unknown>;
}

const anyKind = z.object({ kind: z.string() });

export function createMail({ database, mailer, orders, guides, publicUrl, contactEmail, timeZone, testPayments }: Needs): MailRoom {
  /** One row a kind of mail: its payload, checked, becomes a letter. */
  const kinds: Record<string, (payload: unknown) => Promise<Letter>> = {
    guide: composer(z.object({ orderId: z.string() }), async ({ orderId }) => {
      const order = await database.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
      if (!order?.paid_at) throw new Error(`order ${orderId} is not paid: its guide is not sent`);
      const file = await guides.pdfOf(order);
      const downloadUrl = publicUrl + orders.downloadPath(order);
      return {
        mail: guideMail({ order, file, downloadUrl, publicUrl, contactEmail, timeZone, isTest: testPayments }),
        sent: (trx) =>
          trx
            .updateTable('orders')
            .set({ status: 'delivered', delivered_at: new Date().toISOString() })
            .where('id', '=', orderId)
            .where('status', '=', 'paid')
            .execute(),
      };
    }),
  };

  return {
    async deliver(outboxId, payload) {
      const { kind } = anyKind.parse(payload);
      const compose = kinds[kind];
      if (!compose) throw new Error(`no mail of kind "${kind}"`);
      const { mail, sent } = await compose(payload);
      await mailer.send({ ...mail, id: outboxId });
      if (sent) await database.transact(sent);
    },
  };
}

const composer =
  <T>(schema: z.ZodMiniType<T>, compose: (payload: T) => Promise<Letter>) =>
  (payload: unknown) =>
    compose(schema.parse(payload));
