import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCalendly } from '#server/adapters/scheduler.calendly.ts';
import { createLog } from '#server/core/log.ts';
import { createSigner } from '#server/core/tokens.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Bookings, createBookings } from '#server/flows/bookings.ts';
import { createMeetingHours } from '#server/flows/meeting-hours.ts';
import { createOutbox, type Outbox } from '#server/flows/outbox.ts';
import { type Calendly, playCalendly } from '../support/calendly.ts';
import { engines } from '../support/databases.ts';

const { all, stop } = await engines();
afterAll(stop);

const silent = createLog('silent');
/** A Saturday, half past ten in the morning in India. */
let at: number;
const now = () => new Date(at);
const pass = (seconds: number) => {
  at += seconds * 1_000;
};

let calendar: Calendly;
let database: Database;
let outbox: Outbox;
let bookings: Bookings;
/** What was promised to whom: kind and booking. */
const promised = async (topic: 'mail' | 'sheet') =>
  (await database.db.selectFrom('outbox').select('payload').where('topic', '=', topic).orderBy('id').execute()).map(({ payload }) => {
    const { kind, status, details, meeting } = JSON.parse(payload);
    return topic === 'mail' ? kind : `${status}: ${details || meeting}`;
  });

async function open(databaseUrl: string) {
  at = Date.parse('2026-11-21T05:00:00Z');
  calendar = await playCalendly();
  database = await openDatabase(databaseUrl);
  const keep = { batchSize: 1, deliver: async () => {} };
  outbox = createOutbox(
    database,
    { mail: keep, sheet: keep, meeting: { batchSize: 1, deliver: (...entries) => bookings.delivery.deliver(...entries) } },
    silent,
    now,
  );
  bookings = createBookings({
    database,
    secret: 'secret',
    scheduler: createCalendly(calendar.config),
    hours: createMeetingHours('Asia/Kolkata', [1, 2, 3, 4, 5, 6, 7]),
    outbox,
    signer: createSigner('secret'),
    publicUrl: 'https://vaani.example',
    contactEmail: 'sales@vaani.example',
    meetingUrl: undefined,
    log: silent,
    now,
  });
}

const slot = '2026-11-22T04:30:00.000000Z';
const wishOf = (name: string, start_time = slot) => ({
  sessionId: `visitor_${name}`,
  start_time,
  name,
  email: `${name}@nani.in`,
  pageLang: null,
  timeZone: '',
  address: `address of ${name}`,
});
const book = (name: string, start_time?: string) => bookings.book(wishOf(name, start_time));
const invitees = () => calendar.requests.filter((request) => request === 'POST /invitees');
const status = async (name: string) =>
  (
    await database.db.selectFrom('bookings').select('status').where('name', '=', name).orderBy('created_at').orderBy('asked_for').execute()
  ).map((row) => row.status);
/** Past the time when what did not end well is looked at again. */
const settle = async () => {
  pass(125);
  await outbox.drain();
};

describe.each(all)('a meeting in a calendar elsewhere, kept on $name,', ({ freshUrl }) => {
  beforeEach(async () => open(await freshUrl()));
  afterEach(async () => {
    await database.close();
    await calendar.close();
  });

  test('is booked with the calendar’s own string, once, and confirmed', async () => {
    expect(await book('farah')).toMatchObject({ success: true, status: 'confirmed', start_time: slot });
    expect(calendar.events).toHaveLength(1);
    expect(calendar.events[0]?.start_time).toBe(slot);
    expect(await promised('mail')).toEqual(['meeting-invite', 'meeting-booked']);
    await settle();
    expect(await status('farah')).toEqual(['confirmed']);
    expect(calendar.events).toHaveLength(1);
  });

  test('is booked at any start that is listed, the last ones included, whatever the calendar’s meetings and steps are', async () => {
    calendar.stepMinutes = 15;
    const { slots } = await bookings.slots();
    expect([slots.length, slots.at(-1)?.start_time]).toEqual([32, '2026-11-22T12:15:00.000000Z']);
    for (const [index, { start_time }] of slots.entries())
      expect(await book(`visitor${index}`, start_time)).toMatchObject({ success: true, status: 'confirmed', start_time });
    expect((await bookings.slots()).slots).toEqual([]);
    await expect(book('late', 'tomorrow 5:45 pm')).rejects.toMatchObject({ code: 'slot_taken' });
  });

  test('that is slow to answer is asked once, whoever else wants the slot meanwhile', async () => {
    calendar.delayMs = 100;
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => book(`visitor${index}`)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'slot_taken' });
    expect(invitees()).toHaveLength(1);
  });

  test('that was taken there is refused with what the calendar still has', async () => {
    calendar.failures.push('taken');
    await expect(book('farah')).rejects.toMatchObject({ code: 'slot_taken', details: { extra: { timeZone: 'Asia/Kolkata' } } });
    expect(await status('farah')).toEqual([]);
    expect((await book('ravi')).status).toBe('confirmed');
  });

  test('whose answer was lost is found there', async () => {
    calendar.failures.push('lost');
    expect((await book('farah')).status).toBe('confirmed');
    expect([invitees().length, calendar.events.length]).toEqual([1, 1]);
  });

  test('of an unknown end is held for its visitor until the calendar has been asked, then left to sales and free', async () => {
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    await expect(book('ravi')).rejects.toMatchObject({ code: 'slot_taken' });
    expect((await bookings.slots()).slots).toHaveLength(15);
    await settle();
    expect(await status('farah')).toEqual(['requested']);
    expect(await promised('mail')).toEqual(['meeting-requested']);
    expect(await promised('sheet')).toEqual([`requested: ${slot} (Asia/Kolkata), could not be booked`]);
    expect((await book('ravi')).status).toBe('confirmed');
  });

  test('of an unknown end that the calendar turns out to have is confirmed by itself', async () => {
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    calendar.events.push({
      uri: 'https://api.calendly.com/scheduled_events/LATE',
      start_time: slot,
      event_type: calendar.config.eventType,
      email: 'farah@nani.in',
    });
    await settle();
    expect(await status('farah')).toEqual(['confirmed']);
    expect(await promised('mail')).toEqual(['meeting-invite', 'meeting-booked']);
    expect((await book('farah')).status).toBe('confirmed');
    expect(invitees()).toHaveLength(1);
  });

  test('of an unknown end is taken up by its visitor’s next try', async () => {
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    pass(45);
    expect((await book('farah')).status).toBe('confirmed');
    await settle();
    expect([await status('farah'), calendar.events.length, await promised('mail')]).toEqual([
      ['confirmed'],
      1,
      ['meeting-invite', 'meeting-booked'],
    ]);
  });

  test('that is refused frees its slot at once; sales hear of it unless the visitor gets another', async () => {
    calendar.failures.push('refused', 'refused');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    await expect(book('ravi')).rejects.toMatchObject({ code: 'booking_failed' });
    expect((await book('ravi', 'tomorrow 11 am')).status).toBe('confirmed');
    await settle();
    expect([await status('farah'), await status('ravi')]).toEqual([['requested'], ['cancelled', 'confirmed']]);
    expect((await promised('mail')).toSorted()).toEqual(['meeting-booked', 'meeting-invite', 'meeting-requested']);
  });

  test('of a returning visitor that fails is told to sales, whatever meetings they had before', async () => {
    await book('farah');
    pass(2 * 86_400);
    calendar.failures.push('dropped');
    await expect(book('farah', 'tomorrow 11 am')).rejects.toMatchObject({ code: 'booking_failed' });
    await settle();
    expect(await status('farah')).toEqual(['confirmed', 'requested']);

    expect((await book('farah', 'tomorrow 3 pm')).status).toBe('confirmed');
    pass(3_600);
    calendar.failures.push('refused');
    await expect(book('farah', 'tomorrow 4 pm')).rejects.toMatchObject({ code: 'booking_failed' });
    await settle();
    expect((await status('farah')).toSorted()).toEqual(['confirmed', 'confirmed', 'requested', 'requested']);
    expect((await promised('mail')).filter((kind) => kind === 'meeting-requested')).toHaveLength(2);
  });

  test('of an unknown end, taken up again in vain, leaves sales alone when its visitor got another after the first wish', async () => {
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    expect((await book('farah', 'tomorrow 12 noon')).status).toBe('confirmed');
    pass(45);
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    await settle();
    expect((await status('farah')).toSorted()).toEqual(['cancelled', 'confirmed']);
    expect(await promised('mail')).toEqual(['meeting-invite', 'meeting-booked']);
  });

  test('is settled when the calendar that was down is back', async () => {
    calendar.failures.push('dropped');
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    calendar.isDown = true;
    await settle();
    expect(await status('farah')).toEqual(['held']);
    calendar.isDown = false;
    pass(60);
    await outbox.drain();
    pass(60);
    await outbox.drain();
    expect(await status('farah')).toEqual(['requested']);
  });

  test('that cannot be listed says so', async () => {
    calendar.isDown = true;
    await expect(bookings.slots()).rejects.toMatchObject({ code: 'slots_failed' });
    await expect(book('farah')).rejects.toMatchObject({ code: 'booking_failed' });
    expect(invitees()).toEqual([]);
  });

  test('is taken out of the calendar when it is cancelled, though the calendar is down just then', async () => {
    await book('farah');
    const { id } = await database.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const token = createSigner('secret').sign('cancel-meeting', id, new Date(Date.now() + 3_600_000));
    calendar.isDown = true;
    expect((await bookings.cancel(token)).status).toBe('cancelled');
    await outbox.drain();
    expect(calendar.events).toHaveLength(1);
    calendar.isDown = false;
    pass(60);
    await outbox.drain();
    expect(calendar.events).toEqual([]);
    expect((await book('ravi')).status).toBe('confirmed');
  });

  test('that its visitor cancels by the calendar’s own invitation is free again; sales hear of it, the visitor knows', async () => {
    await book('farah');
    calendar.events = [];
    // What was booked just now a calendar may still offer: it is given time to know.
    expect((await bookings.slots()).slots).not.toContainEqual({ start_time: slot });
    pass(60);
    expect((await bookings.slots()).slots).toContainEqual({ start_time: slot });
    expect(await status('farah')).toEqual(['cancelled']);
    expect(await promised('sheet')).toEqual([`booked: ${slot}`, `cancelled: ${slot}`]);
    expect(await promised('mail')).toEqual(['meeting-invite', 'meeting-booked']);
    expect((await book('ravi')).status).toBe('confirmed');
  });

  test('that was cancelled there can be had by whoever names its time, its first visitor included', async () => {
    for (const name of ['farah', 'ravi', 'ravi']) {
      expect((await book(name)).status).toBe('confirmed');
      calendar.events = [];
      pass(60);
    }
    expect([await status('farah'), await status('ravi')]).toEqual([['cancelled'], ['cancelled', 'confirmed']]);
    expect(invitees()).toHaveLength(3);
  });

  test('that stands there is not asked for while its start is not offered, and is kept when the calendar cannot say', async () => {
    await book('farah');
    pass(60);
    const asked = () => calendar.requests.filter((request) => request === 'GET /scheduled_events').length;
    await bookings.slots();
    await expect(book('ravi')).rejects.toMatchObject({ code: 'slot_taken' });
    expect(asked()).toBe(0);
    calendar.isDown = true;
    expect((await book('farah')).status).toBe('confirmed');
    await expect(book('ravi')).rejects.toMatchObject({ code: 'slot_taken' });
    expect(await status('farah')).toEqual(['confirmed']);
  });
});
