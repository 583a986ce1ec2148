import * as z from 'zod/mini';
import { type SiteLang, siteLangs } from '#shared/words.ts';
import type { Signer } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Mail, Mailer } from '../services/mailer.ts';
import * as bookingRows from './booking-rows.ts';
import { meetingPath } from './bookings.ts';
import { guideMail } from './guide-mail.ts';
import type { Guides } from './guides.ts';
import { picturesIn } from './mail-html.ts';
import { meetingMail, meetingMailKinds } from './meeting-mail.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import { isRefunded } from './order-state.ts';
import type { Orders } from './orders.ts';
import { type Found, purchasesMail } from './purchases-mail.ts';
import { type Receipts, receiptPath } from './receipts.ts';
import { refundMail } from './refund-mail.ts';
import * as refundRows from './refund-rows.ts';
import { reminderMail } from './reminder-mail.ts';
import type { Reminders } from './reminders.ts';

export interface MailDelivery {
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
  receipts: Receipts;
  reminders: Reminders;
  signer: Signer;
  publicUrl: string;
  contactEmail: string;
  /** Where dates are read. */
  timeZone: string;
  /** The sandbox takes the payments. */
  testPayments: boolean;
  /** The calendar mails invitations of its own. */
  calendarInvites: boolean;
  /** How meetings are held, in a sentence of each language. */
  place: Record<SiteLang, string>;
}

interface Letter {
  /** None when there is nothing left to say. */
  mail: Omit<Mail, 'id'> | undefined;
  /** What is written down once the mail was accepted. */
  sent?(trx: Trx): Promise<unknown>;
}

const anyKind = z.object({ kind: z.string() });

export function createMail(needs: Needs): MailDelivery {
  const {
    database,
    mailer,
    orders,
    guides,
    receipts,
    reminders,
    signer,
    publicUrl,
    contactEmail,
    timeZone,
    testPayments,
    calendarInvites,
    place,
  } = needs;
  /** One row a kind of mail: its payload, checked, becomes a letter. */
  const kinds: Record<string, (payload: unknown) => Promise<Letter>> = {
    guide: composer(z.object({ orderId: z.string() }), async ({ orderId }) => {
      const order = await orderQueries.byId(database.db, orderId);
      if (!order?.paid_at) throw new Error(`order ${orderId} is not paid: its guide is not sent`);
      if (isRefunded(order)) return { mail: undefined };
      const file = await guides.pdfOf(order);
      const receipt = await receipts.ofOrder(order);
      const receiptUrl = publicUrl + receiptPath(signer, order);
      const downloadUrl = publicUrl + orders.downloadPath(order);
      return {
        mail: guideMail({ order, file, downloadUrl, receipt, receiptUrl, publicUrl, contactEmail, timeZone, isTest: testPayments }),
        sent: (trx) => orderRows.deliver(trx, orderId),
      };
    }),
    purchases: composer(
      z.object({ orderIds: z.array(z.string()), lang: z.optional(z.enum(siteLangs)) }),
      async ({ orderIds, lang = 'en' }) => {
        const bought = (await Promise.all(orderIds.map((id) => orderQueries.byId(database.db, id)))).filter((order) => order !== undefined);
        // An address may have been corrected since: what was asked for goes to one mailbox.
        const theirs = bought.filter(({ email }) => email.toLowerCase() === bought[0]?.email.toLowerCase());
        const [first, ...others] = theirs.map((order): Found => {
          const downloadUrl = isRefunded(order) ? undefined : publicUrl + orders.downloadPath(order);
          return { order, downloadUrl, receiptUrl: publicUrl + receiptPath(signer, order) };
        });
        if (!first) return { mail: undefined };
        return {
          mail: purchasesMail({ found: [first, ...others], lang, publicUrl, contactEmail, timeZone }),
          // A link that is sent must not lead nowhere.
          sent: async (trx) => {
            for (const { id } of theirs) await orderRows.renewDownloads(trx, id);
          },
        };
      },
    ),
    reminder: composer(z.object({ orderId: z.string() }), async ({ orderId }) => {
      const due = await reminders.due(orderId);
      const [first, ...others] = due;
      if (!first) return { mail: undefined };
      const stopUrl = publicUrl + reminders.stopPath(first);
      return { mail: reminderMail({ orders: [first, ...others], stopUrl, publicUrl, contactEmail, isTest: testPayments }) };
    }),
    refund: composer(z.object({ orderId: z.string(), refundId: z.string() }), async ({ orderId, refundId }) => {
      const order = await orderQueries.byId(database.db, orderId);
      const refund = await refundRows.byId(database.db, refundId);
      if (!order || !refund) throw new Error(`refund ${refundId} does not exist`);
      const creditNote = await receipts.creditNote(refundId);
      return { mail: refundMail({ order, refund, creditNote, publicUrl, contactEmail, isTest: testPayments }) };
    }),
  };
  for (const kind of meetingMailKinds)
    kinds[kind] = composer(z.object({ bookingId: z.string() }), async ({ bookingId }) => {
      const booking = await bookingRows.byId(database.db, bookingId);
      if (!booking) throw new Error(`booking ${bookingId} does not exist`);
      const pageUrl = publicUrl + meetingPath(signer, booking);
      return {
        mail: await meetingMail(kind, {
          booking,
          pageUrl,
          place: place[booking.page_lang ?? 'en'],
          publicUrl,
          contactEmail,
          timeZone,
          calendarInvites,
        }),
      };
    });

  return {
    async deliver(outboxId, payload) {
      const { kind } = anyKind.parse(payload);
      const compose = kinds[kind];
      if (!compose) throw new Error(`no mail of kind "${kind}"`);
      const { mail, sent } = await compose(payload);
      if (mail) await mailer.send({ ...mail, pictures: await picturesIn(mail.html), id: outboxId });
      if (sent) await database.transact(sent);
    },
  };
}

const composer =
  <T>(schema: z.ZodMiniType<T>, compose: (payload: T) => Promise<Letter>) =>
  (payload: unknown) =>
    compose(schema.parse(payload));
