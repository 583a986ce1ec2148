import { afterEach, describe, expect, test } from 'vitest';
import { createCalendly } from '#server/adapters/scheduler.calendly.ts';
import type { Meeting } from '#server/services/scheduler.ts';
import { calendly as contract, inviteeOf } from '../contracts/calendly.ts';
import { type ContractAnswer, type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';

const open: (ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

const eventType = 'https://api.calendly.com/event_types/AAAAAAAAAAAAAAAA';
const calendlyAt = (baseUrl: string, timeoutMs = patientMs) => createCalendly({ token: 'secret', eventType, baseUrl }, timeoutMs);
const meeting: Meeting = {
  bookingId: 'booking_1',
  slot: '2026-11-22T04:30:00.000000Z',
  name: 'Farah',
  email: 'farah@nanisachaar.example',
  timeZone: 'Asia/Kolkata',
};
const [from, to] = [new Date('2026-11-22T04:30:00Z'), new Date('2026-11-22T12:30:00Z')];

const me = {
  resource: {
    uri: 'https://api.calendly.com/users/ME',
    name: 'Vaani',
    slug: 'vaani',
    email: 'hello@vaani.example',
    scheduling_url: 'https://calendly.com/vaani',
    timezone: 'Asia/Kolkata',
    avatar_url: 'https://calendly.com/avatar.png',
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-01-01T00:00:00.000000Z',
    current_organization: 'https://api.calendly.com/organizations/O',
  },
};
const eventAt = (start_time: string) => ({
  uri: 'https://api.calendly.com/scheduled_events/EVENT1',
  name: 'Meeting',
  status: 'active',
  start_time,
  end_time: start_time,
  event_type: eventType,
  location: { type: 'custom', location: 'by phone' },
  invitees_counter: { total: 1, active: 1, limit: 1 },
  created_at: start_time,
  updated_at: start_time,
  event_memberships: [],
  event_guests: [],
  calendar_event: { kind: 'google', external_id: 'x' },
});
const at = '2026-11-21T05:00:00.000000Z';
const invitee = { resource: inviteeOf({ name: meeting.name, email: meeting.email, timezone: meeting.timeZone }, at) };
const listOf = (collection: unknown[]) => ({
  collection,
  pagination: { count: collection.length, next_page: null, previous_page: null, next_page_token: null, previous_page_token: null },
});

type Answers = Partial<Record<string, ContractAnswer | 'lost'>>;
async function calendly(answers: Answers) {
  const server = await playContract(contract, ({ method, path }) => {
    const answer = answers[`${method} ${path}`];
    // 599 closes nothing, but is no answer of Calendly's: what happened is unknown.
    return answer === 'lost' ? { status: 599, body: {} } : answer;
  });
  open.push(server);
  return { server, calendar: calendlyAt(server.url) };
}
const asked = (server: ContractServer) =>
  server.calls.map(({ method, path, verdict }) => `${method} ${path}${verdict.ok ? '' : ` ${verdict.errors}`}`);

describe('Calendly', () => {
  test('tells the free starts in its own words, byte for byte', async () => {
    const slot = (start_time: string, status: string) => ({
      status,
      invitees_remaining: 1,
      start_time,
      scheduling_url: 'https://calendly.com/x',
    });
    const { server, calendar } = await calendly({
      'GET /event_type_available_times': {
        status: 200,
        body: { collection: [slot('2026-11-22T04:30:00.000000Z', 'available'), slot('2026-11-22T05:00:00Z', 'unavailable')] },
      },
    });
    expect(await calendar.slots(from, to)).toEqual(['2026-11-22T04:30:00.000000Z']);
    expect(asked(server)).toEqual(['GET /event_type_available_times']);
    expect(server.calls[0]?.headers.authorization).toBe('Bearer secret');
  });

  test('takes a meeting in one request that its contract accepts', async () => {
    const { server, calendar } = await calendly({ 'POST /invitees': { status: 201, body: invitee } });
    await calendar.book(meeting);
    expect(asked(server)).toEqual(['POST /invitees']);
    expect(server.calls[0]?.body).toEqual({
      event_type: eventType,
      start_time: meeting.slot,
      invitee: { name: 'Farah', email: meeting.email, timezone: 'Asia/Kolkata' },
    });
  });

  test('that has given the start to somebody else says so', async () => {
    const { server, calendar } = await calendly({
      'POST /invitees': {
        status: 400,
        body: {
          title: 'Invalid Argument',
          message: 'The event is already filled',
          details: [{ parameter: 'start_time', message: 'already_filled' }],
        },
      },
    });
    await expect(calendar.book(meeting)).rejects.toMatchObject({ code: 'slot_taken' });
    expect(asked(server)).toEqual(['POST /invitees']);
  });

  test('that refuses was certainly not booked, and is not asked again', async () => {
    for (const status of [400, 401, 403, 404, 429]) {
      const { server, calendar } = await calendly({ 'POST /invitees': { status, body: { title: 'No', message: 'No' } } });
      await expect(calendar.book(meeting)).rejects.toMatchObject({ code: 'booking_failed' });
      expect(asked(server)).toEqual(['POST /invitees']);
    }
  });

  test('whose answer was lost is asked whether it has the meeting, and has it', async () => {
    const { server, calendar } = await calendly({
      'POST /invitees': 'lost',
      'GET /users/me': { status: 200, body: me },
      'GET /scheduled_events': { status: 200, body: listOf([eventAt('2026-11-22T04:30:00.000000Z')]) },
    });
    await calendar.book(meeting);
    expect(asked(server)).toEqual(['POST /invitees', 'GET /users/me', 'GET /scheduled_events']);
  });

  test('whose answer was lost, and that does not have the meeting yet, leaves it open', async () => {
    const { server, calendar } = await calendly({
      'POST /invitees': 'lost',
      'GET /users/me': { status: 200, body: me },
      'GET /scheduled_events': { status: 200, body: listOf([eventAt('2026-11-22T05:00:00.000000Z')]) },
    });
    await expect(calendar.book(meeting)).rejects.toMatchObject({ name: 'ProviderError', mayHaveHappened: true });
    expect(await calendar.find(meeting)).toBe(false);
    expect(asked(server)).toEqual(['POST /invitees', 'GET /users/me', 'GET /scheduled_events', 'GET /scheduled_events']);
  });

  test('has nothing to cancel where there is no meeting', async () => {
    const { server, calendar } = await calendly({
      'GET /users/me': { status: 200, body: me },
      'GET /scheduled_events': { status: 200, body: listOf([]) },
    });
    await calendar.cancel(meeting);
    expect(asked(server)).toEqual(['GET /users/me', 'GET /scheduled_events']);
  });
});

describe.each(answeredRows)('Calendly failing with $name', (row) => {
  test('is one request and one error in our words', async () => {
    const failing = await failAs(row);
    open.push(failing);
    const error = await calendlyAt(failing.url)
      .slots(from, to)
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', provider: 'calendly', kind: row.kind });
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(providersOwnWords);
    expect(failing.requests).toHaveLength(1);
  });

  test('never books twice', async () => {
    const failing = await failAs(row);
    open.push(failing);
    await expect(calendlyAt(failing.url).book(meeting)).rejects.toThrow();
    expect(failing.requests.filter((request) => request === 'POST /invitees')).toHaveLength(1);
  });
});

test('a Calendly that nobody reaches was certainly not booked', async () => {
  await expect(calendlyAt(await nobody()).book(meeting)).rejects.toMatchObject({ code: 'booking_failed' });
});
