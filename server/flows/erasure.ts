import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import type { BookingRow, LeadRow, OrderRow, OutboxRow } from '../db/schema.ts';

/** What the store holds of a person, who is known by an email address. */
export interface PersonalData {
  leads: LeadRow[];
  bookings: BookingRow[];
  paidOrders: OrderRow[];
  unpaidOrders: OrderRow[];
  /** Sessions of browsers in which the person left the address: their chats, and the records of their calls. */
  sessions: string[];
  chatMessages: number;
  calls: number;
  /** Copies and promises that can go. What a paid order is still owed is not among them. */
  outbox: Pick<OutboxRow, 'id' | 'topic'>[];
}

/** What the store holds of a person. @param email in whatever case */
export async function personalData({ db }: Database, email: string): Promise<PersonalData> {
  const lower = email.toLowerCase();
  const isTheirs = sql<boolean>`lower(email) = ${lower}`;
  const leads = await db.selectFrom('leads').selectAll().where(isTheirs).execute();
  const bookings = await db.selectFrom('bookings').selectAll().where(isTheirs).execute();
  const orders = await db.selectFrom('orders').selectAll().where(isTheirs).execute();
  const named = [...leads, ...bookings, ...orders].map(({ session_id }) => session_id ?? '');
  const sessions = [...new Set([...named, ...(await sessionsThatSay(db, lower))])].filter(Boolean);
  const count = async (table: 'chat_messages' | 'calls') => {
    const rows = db.selectFrom(table).where(oneOf('session_id', sessions)).select(db.fn.countAll().as('rows'));
    return Number((await rows.executeTakeFirstOrThrow()).rows);
  };
  const paidOrders = orders.filter(({ paid_at }) => paid_at !== null);
  const data = { leads, bookings, paidOrders, unpaidOrders: orders.filter(({ paid_at }) => paid_at === null), sessions };
  return { ...data, chatMessages: await count('chat_messages'), calls: await count('calls'), outbox: await copiesOf(db, lower, data) };
}

/**
 * Erases what `personalData` found, but for paid orders, which tax law keeps, and what they are still owed. A call under way
 * stays until it is forgotten like others.
 */
export async function erase({ transact }: Database, { leads, bookings, unpaidOrders, sessions, outbox }: PersonalData): Promise<void> {
  const withIdOf = (rows: readonly { id: string }[]) =>
    oneOf(
      'id',
      rows.map(({ id }) => id),
    );
  await transact(async (trx) => {
    await trx.deleteFrom('leads').where(withIdOf(leads)).execute();
    await trx.deleteFrom('bookings').where(withIdOf(bookings)).execute();
    await trx.deleteFrom('orders').where(withIdOf(unpaidOrders)).where('paid_at', 'is', null).execute();
    await trx.deleteFrom('outbox').where(withIdOf(outbox)).execute();
    await trx.deleteFrom('chat_messages').where(oneOf('session_id', sessions)).execute();
    await trx.deleteFrom('chats').where(oneOf('session_id', sessions)).execute();
    await trx.deleteFrom('calls').where(oneOf('session_id', sessions)).where('live_key', 'is', null).execute();
  });
}

/** Postgres reads no empty list. */
const oneOf = (column: string, values: string[]) =>
  values.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;

/** Chats in which the address was written; not one that it is only a part of. */
async function sessionsThatSay(db: Db, lower: string): Promise<string[]> {
  const part = `%${lower.replace(/[!%_]/g, '!$&')}%`;
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'text'])
    .where(sql<boolean>`lower(text) like ${part} escape '!'`)
    .execute();
  const whole = new RegExp(`(?<![\\w.+-])${RegExp.escape(lower)}(?![\\w-]|\\.\\w)`, 'u');
  return rows.filter(({ text }) => whole.test(text.toLowerCase())).map(({ session_id }) => session_id);
}

async function copiesOf(
  db: Db,
  lower: string,
  { leads, bookings, paidOrders, unpaidOrders }: Pick<PersonalData, 'leads' | 'bookings' | 'paidOrders' | 'unpaidOrders'>,
) {
  const erased = new Set([...leads, ...bookings, ...unpaidOrders].map(({ id }) => id));
  const kept = new Set(paidOrders.map(({ id }) => id));
  const rows = await db.selectFrom('outbox').select(['id', 'topic', 'status', 'payload']).execute();
  return rows.filter(({ payload, status }) => {
    const { id, email, orderId, bookingId } = JSON.parse(payload) as Record<string, string | undefined>;
    const subject = orderId ?? bookingId ?? id ?? '';
    if (kept.has(subject)) return status === 'sent';
    return erased.has(subject) || email?.toLowerCase() === lower;
  });
}
