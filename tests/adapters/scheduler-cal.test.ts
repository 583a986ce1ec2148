import { afterEach, describe, expect, test } from 'vitest';
import { createCal } from '#server/adapters/scheduler.cal.ts';
import type { Meeting } from '#server/services/scheduler.ts';
import { calBookingOf, cal as contract } from '../contracts/cal.ts';
import { type ContractAnswer, type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';

const open: (ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

const calAt = (baseUrl: string) => createCal({ apiKey: 'secret', eventTypeId: 42, baseUrl }, patientMs);
const slot = '2026-11-22T10:00:00.000+05:30';
const meeting: Meeting = { bookingId: 'booking_1', slot, name: 'Farah', email: 'farah@nanisachaar.example', timeZone: 'Asia/Kolkata' };
const [from, to] = [new Date('2026-11-22T04:30:00Z'), new Date('2026-11-22T12:30:00Z')];
const bookingAt = (start: string) => calBookingOf({ name: 'Farah', email: meeting.email, timeZone: meeting.timeZone }, start);
const listed = (...starts: string[]) => ({ status: 200, body: { status: 'success', data: starts.map(bookingAt) } });
const refused = (status: number, message = 'No') => ({ status, body: { status: 'error', error: { code: 'BAD_REQUEST', message } } });

async function cal(answers: Partial<Record<string, ContractAnswer | 'lost'>>) {
  const server = await playContract(contract, ({ method, path }) => {
    const answer = answers[`${method} ${path}`];
    // 599 closes nothing, but is no answer of the provider's: what happened is unknown.
    return answer === 'lost' ? { status: 599, body: {} } : answer;
  });
  open.push(server);
  return { server, calendar: calAt(server.url) };
}
const asked = (server: ContractServer) =>
  server.calls.map(({ method, path, verdict }) => `${method} ${path}${verdict.ok ? '' : ` ${verdict.errors}`}`);

describe('Cal.com', () => {
  test('tells the free starts within the hours asked for, in its own words', async () => {
    const days = { '2026-11-22': [{ start: '2026-11-22T09:30:00.000+05:30' }, { start: slot }], '2026-11-23': [] };
    const { server, calendar } = await cal({ 'GET /slots': { status: 200, body: { status: 'success', data: days } } });
    expect(await calendar.slots(from, to)).toEqual([slot]);
    expect(asked(server)).toEqual(['GET /slots']);
    expect(server.calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'cal-api-version': '2024-09-04' });
  });

  test('takes a meeting in one request that its contract accepts', async () => {
    const { server, calendar } = await cal({
      'POST /bookings': { status: 201, body: { status: 'success', data: bookingAt('2026-11-22T04:30:00.000Z') } },
    });
    await calendar.book(meeting);
    expect(asked(server)).toEqual(['POST /bookings']);
    expect(server.calls[0]?.body).toEqual({
      eventTypeId: 42,
      start: '2026-11-22T04:30:00.000Z',
      attendee: { name: 'Farah', email: meeting.email, timeZone: 'Asia/Kolkata' },
      metadata: { bookingId: 'booking_1' },
    });
  });

  test.each([refused(409), refused(400, 'User either already has booking at this time or is not available')])(
    'that has given the start to somebody else says so: %o',
    async (answer) => {
      const { server, calendar } = await cal({ 'POST /bookings': answer });
      await expect(calendar.book(meeting)).rejects.toMatchObject({ code: 'slot_taken' });
      expect(asked(server)).toEqual(['POST /bookings']);
    },
  );

  test('that refuses was certainly not booked, and is not asked again', async () => {
    for (const status of [400, 401, 403, 404, 429]) {
      const { server, calendar } = await cal({ 'POST /bookings': refused(status) });
      await expect(calendar.book(meeting)).rejects.toMatchObject({ code: 'booking_failed' });
      expect(asked(server)).toEqual(['POST /bookings']);
    }
  });

  test('whose answer was lost is asked whether it has the meeting', async () => {
    const has = await cal({ 'POST /bookings': 'lost', 'GET /bookings': listed('2026-11-22T04:30:00.000Z') });
    await has.calendar.book(meeting);
    expect(asked(has.server)).toEqual(['POST /bookings', 'GET /bookings']);

    const hasNot = await cal({ 'POST /bookings': 'lost', 'GET /bookings': listed('2026-11-22T05:00:00.000Z') });
    await expect(hasNot.calendar.book(meeting)).rejects.toMatchObject({ name: 'ProviderError', mayHaveHappened: true });
    expect(await hasNot.calendar.find(meeting)).toBe(false);
  });

  test('gives a meeting up, and has nothing to give up where there is none', async () => {
    const { server, calendar } = await cal({
      'GET /bookings': listed('2026-11-22T04:30:00.000Z'),
      'POST /bookings/uid7/cancel': { status: 200, body: { status: 'success', data: {} } },
    });
    await calendar.cancel(meeting);
    expect(asked(server)).toEqual(['GET /bookings', 'POST /bookings/uid7/cancel']);

    const empty = await cal({ 'GET /bookings': listed() });
    await empty.calendar.cancel(meeting);
    expect(asked(empty.server)).toEqual(['GET /bookings']);
  });
});

describe.each(answeredRows)('Cal.com failing with $name', (row) => {
  test('is one request and one error in our words, and never books twice', async () => {
    const failing = await failAs(row);
    open.push(failing);
    const error = await calAt(failing.url)
      .slots(from, to)
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', provider: 'cal.com', kind: row.kind });
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(providersOwnWords);
    expect(failing.requests).toHaveLength(1);
    await expect(calAt(failing.url).book(meeting)).rejects.toThrow();
    expect(failing.requests.filter((request) => request === 'POST /bookings')).toHaveLength(1);
  });
});

test('a Cal.com that nobody reaches was certainly not booked', async () => {
  await expect(calAt(await nobody()).book(meeting)).rejects.toMatchObject({ code: 'booking_failed' });
});
