/** The operators' desk: lists, page by page, and a few actions. */

import {
  type DeskConversation,
  type DeskPage,
  type DeskPlace,
  type DeskRows,
  type DeskSummary,
  type DeskView,
  deskPageSize,
} from '#shared/desk.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Listed } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import * as bookingRows from './booking-rows.ts';
import type { CallNotebook } from './call-notes.ts';
import * as callQueries from './call-queries.ts';
import * as chatRows from './chat-rows.ts';
import { createDeskConversations } from './desk-conversations.ts';
import { deskDelivery, deskLead, deskMeeting, deskOrder } from './desk-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as noteRows from './note-rows.ts';
import { createOrderAdmin } from './order-admin.ts';
import * as orderQueries from './order-queries.ts';
import { isRefunded } from './order-state.ts';
import type { Outbox } from './outbox.ts';
import * as outboxRows from './outbox-rows.ts';

export interface Desk {
  rows<V extends DeskView>(view: V, words: string, behind?: DeskPlace): Promise<DeskPage<V>>;
  /** All rows of a view that match a search, the newest first, up to `exportMax`. */
  all<V extends DeskView>(view: V, words: string): Promise<DeskRows[V][]>;
  /** @throws AppError not_found */
  conversation(id: string): Promise<DeskConversation>;
  /** Stores the note of a conversation or a lead; an empty note deletes it. @throws AppError not_found */
  note(subject: string, text: string): Promise<void>;
  /** Sends a paid guide again. @param to a corrected email address, which the order keeps @throws AppError not_found, guide_refunded */
  resend(orderId: string, to: string | undefined): Promise<void>;
  /** Tries a failed delivery again now. @throws AppError not_found if there is no such delivery */
  retry(id: string): Promise<void>;
  summary(days: number): Promise<DeskSummary>;
}

/** The maximum number of rows of an export. At 300 bytes for each row the file has 3 MB. */
export const exportMax = 10_000;
const exportPage = 500;
const dayMs = 24 * 60 * 60 * 1000;

interface Needs {
  database: Database;
  notebook: CallNotebook;
  outbox: Pick<Outbox, 'wake'>;
  log: Log;
}

export function createDesk({ database, notebook, outbox, log }: Needs): Desk {
  const { db, transact } = database;
  const conversations = createDeskConversations({ database, notebook });
  const admin = createOrderAdmin(database);
  const queue = outboxRows.createQueue(database, () => new Date());

  const lists: { [V in DeskView]: (page: Listed) => Promise<DeskRows[V][]> } = {
    conversations: conversations.listed,
    orders: async (page) => (await orderQueries.listed(db, page)).map(deskOrder),
    async leads(page) {
      const leads = await leadRows.listed(db, page);
      const notes = await noteRows.ofSubjects(
        db,
        leads.map(({ id }) => id),
      );
      return leads.map((lead) => deskLead(lead, notes.get(lead.id) ?? ''));
    },
    meetings: async (page) => (await bookingRows.listed(db, page)).map(deskMeeting),
    deliveries: async (page) => (await outboxRows.unsent(db, page)).map(deskDelivery),
  };

  async function page<V extends DeskView>(view: V, words: string, behind: DeskPlace | undefined, size: number): Promise<DeskPage<V>> {
    const found = await lists[view]({ words, behind, limit: size + 1 });
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    return { rows, next: found.length > size && last ? { at: last.at, id: last.id } : null };
  }

  /** A note needs an existing subject that operators may see. */
  async function mayNote(subject: string): Promise<void> {
    if (await leadRows.byId(db, subject)) return;
    await conversations.one(subject);
  }

  return {
    rows: (view, words, behind) => page(view, words, behind, deskPageSize),

    async all(view, words) {
      const rows: DeskRows[typeof view][] = [];
      let behind: DeskPlace | null | undefined;
      while (behind !== null && rows.length < exportMax) {
        const part: DeskPage<typeof view> = await page(view, words, behind, exportPage);
        rows.push(...part.rows);
        behind = part.next;
      }
      log.info({ view, rows: rows.length }, 'desk: exported');
      return rows;
    },

    async conversation(id) {
      const found = await conversations.one(id);
      // Reading a conversation is logged.
      log.info({ session: found.session }, 'desk: conversation read');
      return found;
    },

    async note(subject, text) {
      await mayNote(subject);
      await transact((trx) => noteRows.write(trx, subject, text, new Date().toISOString()));
    },

    async resend(orderId, to) {
      const order = await orderQueries.byId(db, orderId);
      if (!order?.paid_at) throw new AppError('not_found');
      if (isRefunded(order)) throw new AppError('guide_refunded');
      await admin.resend(order, to);
      log.info({ order: orderId, corrected: to !== undefined }, 'desk: guide sent again');
      outbox.wake();
    },

    async retry(id) {
      if ((await queue.retry(id)) === 0) throw new AppError('not_found');
      log.info({ delivery: id }, 'desk: delivery tried again');
      outbox.wake();
    },

    async summary(days) {
      const since = new Date(Date.now() - days * dayMs).toISOString();
      const { begun, wentOn, offered, messages, unanswered } = await chatRows.stepsSince(db, since);
      const { linked, paid, rupees } = await orderQueries.salesSince(db, since);
      const { meetings, toAnswer } = await bookingRows.countsSince(db, since);
      const unsent = await outboxRows.countRows(db, ['pending', 'dead']);
      const count = (wanted: 'pending' | 'dead') =>
        unsent.filter(({ status }) => status === wanted).reduce((sum, { rows }) => sum + rows, 0);
      return {
        attention: {
          waiting: count('pending'),
          dead: count('dead'),
          stuckOrders: (await admin.stuck()).length,
          unmatchedPayments: (await admin.unmatched()).length,
          meetingsToAnswer: toAnswer,
        },
        days,
        funnel: { begun, wentOn, offered, linked, paid },
        counts: {
          messages,
          unanswered,
          rupees,
          ...(await callQueries.countsSince(db, since)),
          leads: await leadRows.countSince(db, since),
          meetings,
        },
      };
    },
  };
}
