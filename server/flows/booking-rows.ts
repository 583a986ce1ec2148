/** The table of bookings: the only file that reads or writes it. Each change names the state that it starts from. */

import type { SiteLang } from '#shared/words.ts';
import { digest, newId } from '../core/tokens.ts';
import { hasEmail, isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';
import type { BookingRow } from '../db/schema.ts';
import type { BrandTold } from './lead-rows.ts';

/** A visitor's request: the string of a slot, or the visitor's own words. */
export interface MeetingRequest {
  sessionId: string;
  start_time: string;
  name: string;
  email: string;
  /** The language of the page. */
  pageLang: SiteLang | null;
  timeZone: string;
  /** The visitor's IP address, as the limits use it. */
  address: string;
}

const valuesOf = ({ sessionId, start_time, name, email, pageLang, timeZone }: MeetingRequest, told: BrandTold, now: Date) => ({
  ...told,
  vendor_ref: null,
  session_id: sessionId,
  asked_for: start_time,
  name,
  email,
  page_lang: pageLang,
  time_zone: timeZone,
  created_at: now.toISOString(),
});

export const byId = (db: Db, id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

/** Held, booked and requested meetings from a time on, the next one first. Requests without a time come last. */
export const upcoming = (db: Db, from: Date) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['held', 'confirmed', 'requested'])
    .where((eb) => eb.or([eb('slot', '>=', from.toISOString()), eb('slot', 'is', null)]))
    .orderBy('slot')
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();

/** One page of the bookings, the newest request first. */
export const listed = (db: Db, page: Listed) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where(isListed(page, 'created_at', 'id', ['name', 'brand', 'email']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();

export const ofSessions = (db: Db, sessionIds: readonly string[]) =>
  db.selectFrom('bookings').selectAll().where(isOneOf('session_id', sessionIds)).orderBy('created_at').execute();

/** The number of bookings since then, and how many of them a person must answer. */
export async function countsSince(db: Db, since: string): Promise<{ meetings: number; toAnswer: number }> {
  const counted = await db
    .selectFrom('bookings')
    .where('created_at', '>=', since)
    .groupBy('status')
    .select(['status', db.fn.countAll().as('rows')])
    .execute();
  return {
    meetings: counted.reduce((sum, { rows }) => sum + Number(rows), 0),
    toAnswer: Number(counted.find(({ status }) => status === 'requested')?.rows ?? 0),
  };
}

/** The booking that has a slot. */
export const bySlot = (db: Db, slot: string) => db.selectFrom('bookings').selectAll().where('slot', '=', slot).executeTakeFirst();

/** @param email in lower case */
export const ofEmail = (db: Db, email: string) => db.selectFrom('bookings').selectAll().where(hasEmail(email)).execute();

/** Bookings whose slot is in this period. */
export const within = (db: Db, from: Date, to: Date) =>
  db.selectFrom('bookings').selectAll().where('slot', '>=', from.toISOString()).where('slot', '<', to.toISOString()).execute();

/** Bookings with a result: confirmed, requested or cancelled. */
export const settled = (db: Db) => db.selectFrom('bookings').selectAll().where('status', '!=', 'held').execute();

/** Whether the same visitor has booked another future meeting since. */
export async function hasLaterMeeting(db: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const another = await db
    .selectFrom('bookings')
    .select('id')
    .where('session_id', '=', booking.session_id)
    .where('email', '=', booking.email)
    .where('status', '=', 'confirmed')
    .where('created_at', '>=', booking.created_at)
    .where('slot', '>', now.toISOString())
    .executeTakeFirst();
  return another !== undefined;
}

/** Takes a slot. Only one visitor can have it; undefined if it is taken. */
export const hold = (trx: Trx, slot: string, request: MeetingRequest, told: BrandTold, now: Date): Promise<BookingRow | undefined> =>
  trx
    .insertInto('bookings')
    .values({ ...valuesOf(request, told, now), id: newId('booking'), slot, status: 'held', start_time: slot })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Stores a request that a person must answer; undefined if the same visitor made the same request on the same day before. */
export function request(trx: Trx, asked: MeetingRequest, told: BrandTold, now: Date): Promise<BookingRow | undefined> {
  const id = `booking_${digest([asked.sessionId, asked.start_time, asked.name, asked.email, now.toISOString().slice(0, 10)])}`;
  return trx
    .insertInto('bookings')
    .values({ ...valuesOf(asked, told, now), id, slot: null, status: 'requested', start_time: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Takes over an abandoned held booking; undefined if another request was faster. */
export const claim = (trx: Trx, booking: BookingRow, now: Date): Promise<BookingRow | undefined> =>
  trx
    .updateTable('bookings')
    .set({ last_tried_at: now.toISOString() })
    .where('id', '=', booking.id)
    .where('status', '=', 'held')
    .where('last_tried_at', 'is not distinct from', booking.last_tried_at)
    .returningAll()
    .executeTakeFirst();

/** Changes a booking that has not changed meanwhile. @returns false if it has */
export async function change(trx: Trx, booking: BookingRow, values: Partial<BookingRow>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set(values)
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a held booking. */
export const drop = (trx: Trx, id: string) => trx.deleteFrom('bookings').where('id', '=', id).where('status', '=', 'held').execute();

export const erase = (trx: Trx, ids: readonly string[]) => trx.deleteFrom('bookings').where(isOneOf('id', ids)).execute();
