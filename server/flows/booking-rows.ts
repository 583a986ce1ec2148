import type { Log } from '../core/log.ts';
import { digest, newId } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { BookingRow } from '../db/schema.ts';
import { schedulerTimeoutMs } from '../services/scheduler.ts';
import type { MeetingMailKind } from './meeting-mail.ts';
import type { Outbox } from './outbox.ts';
import { bookingSheetRow, sheetRow } from './sheet.ts';

/** What a visitor asks for: a slot's own string, or their own words. */
export interface Wish {
  sessionId: string;
  start_time: string;
  name: string;
  email: string;
  timeZone: string;
}

/** What a `meeting` row of the outbox stands for. `settle`: a booking whose end nobody saw; `cancel`: a calendar has still to be told. */
export interface MeetingTask {
  kind: 'settle' | 'cancel';
  bookingId: string;
}

/** Bookings in the store. Each change of state is one transaction, with the mails and the sheet row that follow from it. */
export interface BookingRows {
  byId(id: string): Promise<BookingRow | undefined>;
  /** What is held or booked, by its instant. */
  takenWithin(from: Date, to: Date): Promise<Map<string, BookingRow>>;
  /** Takes a slot, which exists once, whoever asks and wherever. `other` has it when `ours` does not. */
  hold(slot: string, wish: Wish): Promise<{ ours: BookingRow; other?: never } | { other: BookingRow | undefined; ours?: never }>;
  /** Whether nobody can be at work on a booking any more. */
  isUntouched(booking: BookingRow): boolean;
  /** A held booking that nobody works on any more, for the one who asks first; undefined for all others. */
  takeOver(booking: BookingRow): Promise<BookingRow | undefined>;
  /** The slot is somebody else's after all. */
  drop(booking: BookingRow): Promise<void>;
  /** It is certainly not in the calendar: the slot is free, and settling remembers the wish. */
  free(booking: BookingRow): Promise<void>;
  /** @param startTime as the calendar writes it */
  confirm(booking: BookingRow, startTime: string): Promise<void>;
  /** Keeps a wish that a person must answer. The same words of the same visitor on the same day are the same wish. */
  request(wish: Wish): Promise<void>;
  /** A booking that failed becomes a request, unless the visitor has got another meeting since, which is still to come. */
  leaveToSales(booking: BookingRow): Promise<void>;
  cancel(booking: BookingRow): Promise<void>;
  /** The calendar has it no longer: the slot is free. Sales hear of it; the visitor, who did that there, knows. */
  letGo(booking: BookingRow): Promise<void>;
}

/** Whoever held a slot longer than a booking can take, its calendar's answers included, has gone. */
const untouchedMs = 4 * schedulerTimeoutMs;

/** When a booking that did not end well is looked at again. Until then the visitor may have tried another time. */
const settleAfterMs = 2 * 60_000;

interface Needs {
  database: Database;
  outbox: Outbox;
  log: Log;
  now: () => Date;
}

export function createBookingRows({ database, outbox, log, now }: Needs): BookingRows {
  const { db } = database;

  const rowOf = ({ sessionId, start_time, name, email, timeZone }: Wish) => ({
    session_id: sessionId,
    asked_for: start_time,
    name,
    email,
    time_zone: timeZone,
    created_at: now().toISOString(),
  });

  const isUntouched = ({ created_at, touched_at }: BookingRow) =>
    (touched_at ?? created_at) <= new Date(now().getTime() - untouchedMs).toISOString();

  /** Nothing happens when the booking is no longer as it was. @param then is given it as it is now */
  async function change<T extends Partial<BookingRow>>(
    booking: BookingRow,
    values: T,
    then: (trx: Trx, changed: BookingRow & T) => Promise<unknown> = async () => {},
  ) {
    await database.transact(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('bookings')
        .set(values)
        .where('id', '=', booking.id)
        .where('status', '=', booking.status)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await then(trx, { ...booking, ...values });
    });
    outbox.kick();
  }

  async function promiseTask(trx: Trx, task: MeetingTask, after = now()) {
    const dedupeKey = `${task.kind}:${task.bookingId}`;
    await outbox.promise(trx, { topic: 'meeting', lane: dedupeKey, dedupeKey, payload: task, after });
  }

  /** Mails and a sheet row about what became of a booking. */
  async function tell(trx: Trx, booking: Parameters<typeof bookingSheetRow>[0], mails: MeetingMailKind[]) {
    for (const kind of mails) {
      const key = `${kind}:${booking.id}`;
      await outbox.promise(trx, { topic: 'mail', lane: key, dedupeKey: key, payload: { kind, bookingId: booking.id } });
    }
    await outbox.promise(trx, sheetRow(bookingSheetRow(booking, now().toISOString())));
    log.info({ booking: booking.id }, `meeting ${booking.status}`);
  }

  return {
    byId: (id) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst(),

    async takenWithin(from, to) {
      const rows = await db
        .selectFrom('bookings')
        .selectAll()
        .where('slot', '>=', from.toISOString())
        .where('slot', '<', to.toISOString())
        .execute();
      return new Map(rows.map((row) => [row.slot ?? '', row]));
    },

    async hold(slot, wish) {
      const ours = await database.transact(async (trx) => {
        const row = await trx
          .insertInto('bookings')
          .values({ ...rowOf(wish), id: newId('booking'), slot, status: 'held', start_time: slot })
          .onConflict((conflict) => conflict.column('slot').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) await promiseTask(trx, { kind: 'settle', bookingId: row.id }, new Date(now().getTime() + settleAfterMs));
        return row;
      });
      if (ours) return { ours };
      return { other: await db.selectFrom('bookings').selectAll().where('slot', '=', slot).executeTakeFirst() };
    },

    isUntouched,

    async takeOver(booking) {
      if (!isUntouched(booking)) return undefined;
      return database.transact((trx) =>
        trx
          .updateTable('bookings')
          .set({ touched_at: now().toISOString() })
          .where('id', '=', booking.id)
          .where('status', '=', 'held')
          .where('touched_at', 'is not distinct from', booking.touched_at)
          .returningAll()
          .executeTakeFirst(),
      );
    },

    async drop(booking) {
      await database.transact((trx) => trx.deleteFrom('bookings').where('id', '=', booking.id).where('status', '=', 'held').execute());
    },

    free: (booking) => change(booking, { slot: null }),

    confirm: (booking, startTime) =>
      change(booking, { status: 'confirmed', start_time: startTime }, (trx, booked) =>
        tell(trx, booked, ['meeting-invite', 'meeting-booked']),
      ),

    async request(wish) {
      const id = `booking_${digest([wish.sessionId, wish.start_time, wish.name, wish.email, now().toISOString().slice(0, 10)])}`;
      await database.transact(async (trx) => {
        const row = await trx
          .insertInto('bookings')
          .values({ ...rowOf(wish), id, slot: null, status: 'requested', start_time: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) await tell(trx, { ...row, status: 'requested' }, ['meeting-requested']);
      });
      outbox.kick();
    },

    async leaveToSales(booking) {
      const another = await db
        .selectFrom('bookings')
        .select('id')
        .where('session_id', '=', booking.session_id)
        .where('email', '=', booking.email)
        .where('status', '=', 'confirmed')
        .where('created_at', '>=', booking.created_at)
        .where('slot', '>', now().toISOString())
        .executeTakeFirst();
      if (another) return change(booking, { status: 'cancelled', slot: null });
      await change(booking, { status: 'requested', slot: null }, (trx, requested) => tell(trx, requested, ['meeting-requested']));
    },

    cancel: (booking) =>
      change(booking, { status: 'cancelled', slot: null }, async (trx, cancelled) => {
        await tell(trx, cancelled, ['meeting-cancelled', 'meeting-freed']);
        await promiseTask(trx, { kind: 'cancel', bookingId: booking.id });
      }),

    letGo: (booking) => change(booking, { status: 'cancelled', slot: null }, (trx, cancelled) => tell(trx, cancelled, [])),
  };
}
