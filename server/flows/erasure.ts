import type { Database, Db } from '../db/database.ts';
import type { BookingRow, LeadRow, OrderRow, OutboxRow } from '../db/schema.ts';
import * as bookingRows from './booking-rows.ts';
import * as callQueries from './call-queries.ts';
import * as callRows from './call-rows.ts';
import { countMessages, eraseChats, sessionsThatSay } from './chat-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as noteRows from './note-rows.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import * as outboxRows from './outbox-rows.ts';

/** What the store contains about a person, found by an email address. */
export interface PersonalData {
  leads: LeadRow[];
  bookings: BookingRow[];
  paidOrders: OrderRow[];
  unpaidOrders: OrderRow[];
  /** Sessions of browsers in which the person left the address: their chats and the records of their calls. */
  sessions: string[];
  chatMessages: number;
  calls: number;
  /** Operators' notes about the person's leads and conversations. */
  notes: number;
  /** Outbox rows that can be deleted. Deliveries that a paid order still needs are not among them. */
  outbox: Pick<OutboxRow, 'id' | 'topic'>[];
}

/** What the store contains about a person. @param email in upper or lower case */
export async function personalData({ db }: Database, email: string): Promise<PersonalData> {
  const lower = email.toLowerCase();
  const leads = await leadRows.ofEmail(db, lower);
  const bookings = await bookingRows.ofEmail(db, lower);
  const orders = await orderQueries.ofEmail(db, lower);
  const named = [...leads, ...bookings, ...orders].map(({ session_id }) => session_id ?? '');
  const sessions = [...new Set([...named, ...(await sessionsThatSay(db, lower))])].filter(Boolean);
  const paidOrders = orders.filter(({ paid_at }) => paid_at !== null);
  const data = { leads, bookings, paidOrders, unpaidOrders: orders.filter(({ paid_at }) => paid_at === null), sessions };
  const calls = await callQueries.ofSessions(db, sessions);
  const notes = await noteRows.ofSubjects(db, [...leads.map(({ id }) => id), ...sessions, ...calls]);
  return {
    ...data,
    chatMessages: await countMessages(db, sessions),
    calls: calls.length,
    notes: notes.size,
    outbox: await copiesOf(db, lower, data),
  };
}

/**
 * Deletes what `personalData` found, except paid orders, which tax law requires to keep, and their pending deliveries. An active call is
 * deleted later with other old calls.
 */
export async function erase({ transact }: Database, { leads, bookings, unpaidOrders, sessions, outbox }: PersonalData): Promise<void> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await transact(async (trx) => {
    await leadRows.erase(trx, idsOf(leads));
    await bookingRows.erase(trx, idsOf(bookings));
    await orderRows.eraseUnpaid(trx, idsOf(unpaidOrders));
    await outboxRows.erase(trx, idsOf(outbox));
    await eraseChats(trx, sessions);
    await noteRows.erase(trx, [...idsOf(leads), ...sessions, ...(await callRows.erase(trx, sessions))]);
  });
}

async function copiesOf(
  db: Db,
  lower: string,
  { leads, bookings, paidOrders, unpaidOrders }: Pick<PersonalData, 'leads' | 'bookings' | 'paidOrders' | 'unpaidOrders'>,
) {
  const erased = new Set([...leads, ...bookings, ...unpaidOrders].map(({ id }) => id));
  const kept = new Set(paidOrders.map(({ id }) => id));
  const rows = await outboxRows.payloads(db);
  return rows.filter(({ payload, status }) => {
    const { id, email, orderId, bookingId } = JSON.parse(payload) as Record<string, string | undefined>;
    const subject = orderId ?? bookingId ?? id ?? '';
    if (kept.has(subject)) return status === 'sent';
    return erased.has(subject) || email?.toLowerCase() === lower;
  });
}
