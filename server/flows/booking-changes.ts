import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import type { Database, Trx } from '../db/database.ts';
import type { BookingRow } from '../db/schema.ts';
import { schedulerTimeoutMs } from '../services/scheduler.ts';
import type { MeetingRequest } from './booking-rows.ts';
import * as bookingRows from './booking-rows.ts';
import { addressKey, businessDay, shareOf, takeFromBudget } from './budget.ts';
import * as leadRows from './lead-rows.ts';
import type { MeetingMailKind } from './meeting-mail.ts';
import type { Outbox } from './outbox.ts';
import { bookingSheetRow, sheetRow } from './sheet.ts';

/** The payload of a `meeting` row of the outbox. `settle`: find the result of a booking that did not finish. `cancel`: cancel the meeting in the calendar. */
export interface MeetingTask {
  kind: 'settle' | 'cancel';
  bookingId: string;
}

/** Changes of bookings. Each is one transaction, which also writes the mails and the sheet row. */
export interface BookingChanges {
  /** Takes a slot. Only one visitor can have it. If it is taken, `other` is the booking that has it. */
  hold(
    slot: string,
    request: MeetingRequest,
  ): Promise<{ ours: BookingRow; other?: never } | { other: BookingRow | undefined; ours?: never }>;
  /** Whether a held booking is so old that no request works on it any more. */
  isIdle(booking: BookingRow): boolean;
  /** Takes over an abandoned held booking, once; undefined if it is not held or another request was faster. */
  claim(booking: BookingRow): Promise<BookingRow | undefined>;
  /** Releases a booking whose slot is taken in the calendar. */
  drop(booking: BookingRow): Promise<void>;
  /** The meeting is certainly not in the calendar: releases the slot. Settling later turns the booking into a request. */
  free(booking: BookingRow): Promise<void>;
  /** @param startTime the start as the calendar writes it */
  confirm(booking: BookingRow, startTime: string): Promise<void>;
  /** Stores a request that a person must answer. The same words of the same visitor on the same day are one request. */
  request(request: MeetingRequest): Promise<void>;
  /** Turns a failed booking into a request, unless the visitor has booked another future meeting since. */
  turnIntoRequest(booking: BookingRow): Promise<void>;
  /** @param isMoved the visitor has booked another time instead */
  cancel(booking: BookingRow, isMoved?: boolean): Promise<void>;
  /** The meeting was cancelled in the calendar: releases the slot and tells sales. The visitor did it, and gets no mail. */
  cancelledInCalendar(booking: BookingRow): Promise<void>;
}

/** Longer than a booking can take, including the requests to the calendar. An older held booking is abandoned. */
const idleMs = 4 * schedulerTimeoutMs;

/** Daily limits of meetings and requests. Each uses a slot or a person's time, and sends mails from our address. */
export const perDay = { name: 'meetings', ofAddress: 5, all: 100 } as const;
const tooMany = 'You have asked for several meetings today. Please write to us instead: our address is at the foot of the page.';

/** When a booking that did not finish is settled. Until then the visitor may have booked another time. */
const settleAfterMs = 2 * 60_000;

interface Needs {
  database: Database;
  /** The secret of the site. It is the key of hashed IP addresses. */
  secret: string;
  /** The time zone of the business day. */
  timeZone: string;
  outbox: Outbox;
  log: Log;
  now: () => Date;
}

const changes = counter('meetings_total', 'What became of meetings.', { status: ['confirmed', 'requested', 'cancelled'] });

/** A booking with a result, which mails and the sheet report. */
type Settled = Parameters<typeof bookingSheetRow>[0];

export function createBookingChanges({ database, secret, timeZone, outbox, log, now }: Needs): BookingChanges {
  const isIdle = ({ created_at, last_tried_at }: BookingRow) =>
    (last_tried_at ?? created_at) <= new Date(now().getTime() - idleMs).toISOString();

  /** Does nothing if the booking has changed meanwhile. @param follow further writes of the same transaction */
  async function change<T extends Partial<BookingRow>>(
    booking: BookingRow,
    values: T,
    follow: (trx: Trx, changed: BookingRow & T) => Promise<unknown> = async () => {},
  ) {
    const changed = { ...booking, ...values };
    const isChanged = await database.transact(async (trx) => {
      if (!(await bookingRows.change(trx, booking, values))) return false;
      await follow(trx, changed);
      return true;
    });
    if (isChanged && values.status) logged(changed);
    outbox.wake();
  }

  const toldBy = (trx: Trx, { sessionId, email }: MeetingRequest) => leadRows.brandTold(trx, sessionId, email);

  /** @throws AppError daily_limit_reached */
  async function countRequest(trx: Trx, { address }: MeetingRequest) {
    const day = businessDay(now(), timeZone);
    await takeFromBudget(trx, day, shareOf(perDay.name, addressKey(secret, day, address)), 1, perDay.ofAddress, tooMany);
    await takeFromBudget(trx, day, perDay.name, 1, perDay.all, tooMany);
  }

  /** Called after the commit, because a transaction may be rolled back. */
  function logged({ id, status }: BookingRow) {
    changes.add({ status });
    log.info({ booking: id, status }, 'meeting updated');
  }

  async function addTask(trx: Trx, task: MeetingTask, after = now()) {
    const dedupeKey = `${task.kind}:${task.bookingId}`;
    await outbox.enqueue(trx, { topic: 'meeting', partition: dedupeKey, dedupeKey, payload: task, after });
  }

  /** Writes the mails and the sheet row about a booking. */
  async function report(trx: Trx, booking: Settled, mails: MeetingMailKind[]) {
    for (const kind of mails) {
      const key = `${kind}:${booking.id}`;
      await outbox.enqueue(trx, { topic: 'mail', partition: key, dedupeKey: key, payload: { kind, bookingId: booking.id } });
    }
    await outbox.enqueue(trx, sheetRow(bookingSheetRow(booking, now().toISOString())));
  }

  return {
    async hold(slot, request) {
      const ours = await database.transact(async (trx) => {
        const row = await bookingRows.hold(trx, slot, request, await toldBy(trx, request), now());
        if (row) await countRequest(trx, request);
        if (row) await addTask(trx, { kind: 'settle', bookingId: row.id }, new Date(now().getTime() + settleAfterMs));
        return row;
      });
      return ours ? { ours } : { other: await bookingRows.bySlot(database.db, slot) };
    },

    isIdle,

    async claim(booking) {
      return isIdle(booking) ? database.transact((trx) => bookingRows.claim(trx, booking, now())) : undefined;
    },

    async drop(booking) {
      await database.transact((trx) => bookingRows.drop(trx, booking.id));
    },

    free: (booking) => change(booking, { slot: null }),

    confirm: (booking, startTime) =>
      change(booking, { status: 'confirmed', start_time: startTime }, (trx, booked) =>
        report(trx, booked, ['meeting-invite', 'meeting-booked']),
      ),

    async request(asked) {
      const kept = await database.transact(async (trx) => {
        const row = await bookingRows.request(trx, asked, await toldBy(trx, asked), now());
        if (row) await countRequest(trx, asked);
        if (row) await report(trx, row as Settled, ['meeting-requested']);
        return row;
      });
      if (kept) logged(kept);
      outbox.wake();
    },

    async turnIntoRequest(booking) {
      if (await bookingRows.hasLaterMeeting(database.db, booking, now())) return change(booking, { status: 'cancelled', slot: null });
      await change(booking, { status: 'requested', slot: null }, (trx, requested) => report(trx, requested, ['meeting-requested']));
    },

    cancel: (booking, isMoved = false) =>
      change(booking, { status: 'cancelled', slot: null }, async (trx, cancelled) => {
        await report(trx, cancelled, [isMoved ? 'meeting-moved' : 'meeting-cancelled', 'meeting-freed']);
        await addTask(trx, { kind: 'cancel', bookingId: booking.id });
      }),

    cancelledInCalendar: (booking) => change(booking, { status: 'cancelled', slot: null }, (trx, cancelled) => report(trx, cancelled, [])),
  };
}
