import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiOutput } from '#shared/api.ts';
import { isTimeZone } from '#shared/meeting-times.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Signer } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { BookingRow } from '../db/schema.ts';
import { type Meeting, type Scheduler, schedulerTimeoutMs } from '../services/scheduler.ts';
import { createBookingChanges, type MeetingTask } from './booking-changes.ts';
import type { MeetingRequest } from './booking-rows.ts';
import * as bookingRows from './booking-rows.ts';
import type { MeetingHours, Window } from './meeting-hours.ts';
import type { Delivery, Outbox } from './outbox.ts';

export interface Bookings {
  /** The free slots of tomorrow. @throws AppError slots_failed */
  slots(): Promise<ApiOutput<'slots'>>;
  /**
   * Books a slot, or the time that the visitor's words mean. Words without a possible time are stored as a request, and sales is told.
   * @param request if its time zone is not valid, that of the business is used
   * @throws AppError slot_taken with new slots, booking_failed, daily_limit_reached
   */
  book(request: MeetingRequest): Promise<ApiOutput<'book'>>;
  /** A sentence in each language that says how meetings are held. */
  place: Record<SiteLang, string>;
  /** The meeting of a signed link. @throws AppError not_found for any invalid token */
  byToken(token: string): Promise<BookingRow>;
  /**
   * Moves a meeting: books the new time before it cancels the old one. If the new time becomes a request, the meeting stays.
   * @returns the link of the meeting that is now booked, and whether it is a new one
   * @throws AppError not_found, and the errors of `book`
   */
  move(token: string, request: Pick<MeetingRequest, 'start_time' | 'address'>): Promise<{ path: string; isMoved: boolean }>;
  /** The iCalendar file of the meeting, for the visitor's calendar. @throws AppError not_found */
  calendarFile(token: string): Promise<string>;
  /** Cancels the meeting: the slot is free again, and both sides get a mail. Repeating it changes nothing. @throws AppError not_found */
  cancel(token: string): Promise<BookingRow>;
  /** Carries out the pending requests to the calendar. */
  delivery: Delivery;
}

interface Needs {
  database: Database;
  /** The secret of the site. It is the key of hashed IP addresses. */
  secret: string;
  scheduler: Scheduler;
  hours: MeetingHours;
  outbox: Outbox;
  signer: Signer;
  log: Log;
  publicUrl: string;
  /** The email address of the business, the organiser of its meetings. */
  contactEmail: string;
  /** The address of the video room; undefined if each visitor gets it by mail. */
  meetingUrl: string | undefined;
  /** The clock. */
  now?: () => Date;
}

export function createBookings(needs: Needs): Bookings {
  const { database, secret, scheduler, hours, outbox, signer, log, now = () => new Date() } = needs;
  const { db } = database;
  const place = placeOf(needs);
  const changes = createBookingChanges({ database, secret, timeZone: hours.timeZone, outbox, log, now });

  /** The slots that are free both in the calendar and in the store, as the calendar writes them. */
  async function freeSlots(window: Window | undefined): Promise<string[]> {
    if (!window) return [];
    const [offered, rows] = await Promise.all([scheduler.slots(window.from, window.to), bookingRows.within(db, window.from, window.to)]);
    const taken = new Map(rows.map((row) => [row.slot, row]));
    const checks = offered.map(async (slot) => {
      const booking = taken.get(instantOf(slot));
      return !booking || isCancelledInCalendar(booking);
    });
    const free = await Promise.all(checks);
    return offered.filter((_, index) => free[index]);
  }

  /** If the calendar offers the start of a confirmed booking again, the meeting was cancelled or moved in the calendar. Its slot is then released. */
  async function isCancelledInCalendar(booking: BookingRow): Promise<boolean> {
    // The calendar may still offer a slot that was booked a moment ago.
    if (booking.status !== 'confirmed' || !changes.isIdle(booking)) return false;
    const isThere = await scheduler.find(meetingOf(booking)).catch(() => true);
    if (!isThere) await changes.cancelledInCalendar(booking);
    return !isThere;
  }

  const isFree = (slot: string, window: Window) =>
    freeSlots(window).then(
      (free) => free.some((each) => instantOf(each) === slot),
      () => false,
    );

  const slotList = (slots: string[]) => ({ slots: slots.map((start_time) => ({ start_time })), timeZone: hours.timeZone });

  async function slotTaken(window: Window): Promise<AppError> {
    const sameDay = await freeSlots(window).catch(() => []);
    const fresh = sameDay.length > 0 ? sameDay : await freeSlots(hours.tomorrow(now())).catch(() => []);
    return new AppError('slot_taken', { extra: slotList(fresh) });
  }

  /** Takes the slot, or finds the booking that this visitor already has; undefined if another visitor has it. */
  async function hold(
    slot: string,
    window: Window,
    request: MeetingRequest,
  ): Promise<{ booking: BookingRow; isRepeat: boolean } | undefined> {
    for (let waitedMs = 0; waitedMs < schedulerTimeoutMs; waitedMs += 200) {
      const { ours, other } = await changes.hold(slot, request);
      if (ours) return { booking: ours, isRepeat: false };
      if (other) {
        // An older booking may have been cancelled in the calendar.
        if (other.status === 'confirmed' && changes.isIdle(other) && (await isFree(slot, window))) continue;
        if (other.session_id !== request.sessionId || other.email !== request.email) return undefined;
        if (other.status === 'confirmed') return { booking: other, isRepeat: true };
        // The visitor's own booking, in progress or abandoned: waits for it, then takes it over.
        const left = await changes.claim(other);
        if (left) return { booking: left, isRepeat: true };
      }
      await sleep(200);
    }
    throw new AppError('booking_failed');
  }

  /** Books a held booking in the calendar. @returns its start as the calendar writes it */
  async function putIntoCalendar(booking: BookingRow, window: Window, isRepeat: boolean): Promise<string> {
    if (isRepeat && (await scheduler.find(meetingOf(booking)))) return booking.start_time ?? '';
    const offered = await scheduler.slots(window.from, window.to).catch((cause) => {
      throw new AppError('booking_failed', { cause });
    });
    const slot = offered.find((each) => instantOf(each) === booking.slot);
    if (slot === undefined) throw new AppError('slot_taken');
    await scheduler.book({ ...meetingOf(booking), slot });
    return slot;
  }

  async function byToken(token: string): Promise<BookingRow> {
    const id = signer.verify(linkPurpose, token);
    const booking = id === undefined ? undefined : await bookingRows.byId(db, id);
    if (!booking?.start_time || (booking.status !== 'confirmed' && booking.status !== 'cancelled')) throw new AppError('not_found');
    return booking;
  }

  /** Books the requested time, or stores a request. A request has no booking. */
  async function arrange(request: MeetingRequest): Promise<{ booking?: BookingRow; understood?: string | undefined }> {
    const isPossible = (instant: Date) => hours.around(instant, now()) !== undefined;
    // Loaded with the first booking, to save memory until then.
    const { instantMeant, understoodRequest } = await import('./meeting-words.ts');
    const instant = instantMeant(request.start_time, request.timeZone, now(), isPossible);
    const window = instant && hours.around(instant, now());
    if (!window) {
      const understood = understoodRequest(request.start_time, request.timeZone, now(), request.pageLang ?? 'en');
      await changes.request(request);
      return { understood };
    }
    const held = await hold(instant.toISOString(), window, request);
    if (!held) throw await slotTaken(window);
    const { booking, isRepeat } = held;
    if (booking.status === 'confirmed') return { booking };
    try {
      const startTime = await putIntoCalendar(booking, window, isRepeat);
      await changes.confirm(booking, startTime);
      return { booking: { ...booking, status: 'confirmed', start_time: startTime } };
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'slot_taken') {
        await changes.drop(booking);
        throw await slotTaken(window);
      }
      log[failureLevel(error)]({ err: error, booking: booking.id }, 'booking failed');
      // After any other error the result is unknown: the slot stays held until the calendar was asked.
      if (code === 'booking_failed') await changes.free(booking);
      throw new AppError('booking_failed', { cause: error });
    }
  }

  async function settle({ kind, bookingId }: MeetingTask) {
    const booking = await bookingRows.byId(db, bookingId);
    if (!booking) return;
    if (kind === 'cancel') return scheduler.cancel(meetingOf(booking));
    if (booking.status !== 'held') return;
    const ours = await changes.claim(booking);
    if (!ours) throw new Error('the booking is still under way');
    if (ours.slot !== null && (await scheduler.find(meetingOf(ours)))) await changes.confirm(ours, ours.start_time ?? '');
    else await changes.turnIntoRequest(ours);
  }

  return {
    async slots() {
      try {
        return slotList(await freeSlots(hours.tomorrow(now())));
      } catch (error) {
        log[failureLevel(error)]({ err: error }, 'could not read the free slots');
        throw new AppError('slots_failed', { cause: error });
      }
    },

    async book(asked) {
      const request = { ...asked, timeZone: isTimeZone(asked.timeZone) ? asked.timeZone : hours.timeZone };
      const { booking, understood } = await arrange(request);
      if (!booking) return { success: true, status: 'requested', start_time: request.start_time, understood };
      const start_time = booking.start_time ?? '';
      return { success: true, status: 'confirmed', start_time, place: place[request.pageLang ?? 'en'], path: meetingPath(signer, booking) };
    },

    place,

    byToken,

    async cancel(token) {
      const booking = await byToken(token);
      if (booking.status === 'confirmed') await changes.cancel(booking);
      return { ...booking, status: 'cancelled' };
    },

    async move(token, request) {
      const before = await byToken(token);
      if (before.status !== 'confirmed') throw new AppError('not_found');
      const { session_id, name, email, page_lang: pageLang, time_zone: timeZone } = before;
      const { booking } = await arrange({ ...request, sessionId: session_id ?? '', name, email, pageLang, timeZone });
      const isMoved = booking !== undefined && booking.id !== before.id;
      if (isMoved) await changes.cancel(before, isMoved);
      return { path: meetingPath(signer, booking ?? before), isMoved };
    },

    async calendarFile(token) {
      const booking = await byToken(token);
      if (booking.status !== 'confirmed') throw new AppError('not_found');
      const { publicUrl, contactEmail } = needs;
      const { calendarFile } = await import('./meeting-invite.ts');
      const pageUrl = publicUrl + meetingPath(signer, booking);
      return calendarFile('PUBLISH', { booking, publicUrl, contactEmail, pageUrl, place: place[booking.page_lang ?? 'en'] }).content;
    },

    delivery: {
      batchSize: 1,
      async deliver(entries) {
        for (const { payload } of entries) await settle(payload as MeetingTask);
      },
    },
  };
}

/** The purpose of the tokens in meeting links. A token contains the booking's id. */
const linkPurpose = 'cancel-meeting';

/** The link to see, move and cancel a meeting. It is valid until the meeting begins. */
export const meetingPath = (signer: Signer, { id, start_time, page_lang }: BookingRow): string =>
  pathIn(page_lang ?? 'en', `/meetings/${signer.sign(linkPurpose, id, new Date(start_time ?? 0))}`);

/** A sentence in each language that says how meetings are held. */
export function placeOf({ scheduler, meetingUrl }: Pick<Needs, 'scheduler' | 'meetingUrl'>): Record<SiteLang, string> {
  if (scheduler.sendsInvites)
    return { en: 'The invitation in your mail says how to join.', hi: 'कैसे जुड़ना है, यह आपके मेल में आए न्योते में लिखा है।' };
  if (meetingUrl === undefined) return { en: 'We write to your address with the way to join.', hi: 'कैसे जुड़ना है, यह हम आपके ईमेल पर लिख भेजेंगे।' };
  return { en: `We meet by video: ${meetingUrl}`, hi: `हम वीडियो पर मिलेंगे: ${meetingUrl}` };
}

const instantOf = (slot: string) => new Date(slot).toISOString();

const meetingOf = (booking: BookingRow): Meeting => ({
  bookingId: booking.id,
  slot: booking.start_time ?? '',
  name: booking.name,
  email: booking.email,
  timeZone: booking.time_zone,
});
