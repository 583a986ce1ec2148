import * as z from 'zod/mini';
import { ProviderError } from '../core/provider-error.ts';
import { type Meeting, type Scheduler, schedulerTimeoutMs } from '../services/scheduler.ts';
import { bookOnce } from './book-once.ts';
import { providerFetch } from './provider.ts';
import type { CalConfig } from './settings.ts';

const provider = 'cal.com';

/** Each part of the API has its own versions. Source: cal.com/docs/api-reference/v2. */
const versions = { slots: '2024-09-04', bookings: '2024-08-13' } as const;

const freeSlots = z.object({ data: z.record(z.string(), z.array(z.object({ start: z.iso.datetime({ offset: true }) }))) });
const booking = z.object({ uid: z.string(), start: z.iso.datetime({ offset: true }) });
const booked = z.object({ data: booking });
const bookings = z.object({ data: z.array(booking) });

/** Meetings in Cal.com, the service or your own server. If the answer to a booking was lost, the meeting is looked up. */
export function createCal({ apiKey, eventTypeId, baseUrl }: CalConfig, timeoutMs = schedulerTimeoutMs): Scheduler {
  const send = providerFetch({ provider, timeoutMs });

  async function call<T>(schema: z.ZodMiniType<T>, version: keyof typeof versions, path: string, body?: unknown): Promise<T> {
    const answer = await send(baseUrl + path, {
      headers: { Authorization: `Bearer ${apiKey}`, 'cal-api-version': versions[version], 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const parsed = schema.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw new ProviderError(provider, 'bad_answer', { status: answer.status, mayHaveHappened: true });
    return parsed.data;
  }

  async function bookingOf({ slot, email }: Meeting) {
    const start = new Date(slot).getTime();
    const query = new URLSearchParams({
      attendeeEmail: email,
      eventTypeId: String(eventTypeId),
      status: 'upcoming',
      afterStart: new Date(start - 60_000).toISOString(),
    });
    const { data } = await call(bookings, 'bookings', `/bookings?${query}`);
    return data.find((one) => Date.parse(one.start) === start);
  }

  return {
    sendsInvites: true,

    async slots(from, to) {
      const query = new URLSearchParams({ eventTypeId: String(eventTypeId), start: from.toISOString(), end: to.toISOString() });
      const { data } = await call(freeSlots, 'slots', `/slots?${query}`);
      const starts = Object.values(data).flatMap((day) => day.map(({ start }) => start));
      // Cal.com answers with whole days.
      return starts.filter((start) => Date.parse(start) >= from.getTime() && Date.parse(start) < to.getTime());
    },

    async book(meeting) {
      const { bookingId, slot, name, email, timeZone } = meeting;
      // The start in UTC, without an offset.
      const start = new Date(slot).toISOString();
      const request = { eventTypeId, start, attendee: { name, email, timeZone }, metadata: { bookingId } };
      await bookOnce(() => call(booked, 'bookings', '/bookings', request), { isTaken, find: () => bookingOf(meeting) });
    },

    find: async (meeting) => (await bookingOf(meeting)) !== undefined,

    async cancel(meeting) {
      const found = await bookingOf(meeting);
      if (!found) return;
      const path = `/bookings/${encodeURIComponent(found.uid)}/cancel`;
      await call(z.unknown(), 'bookings', path, { cancellationReason: 'Cancelled by the visitor' });
    },
  };
}

/** If somebody else has booked the start, Cal.com answers with a conflict, or with a refusal that says so. */
const isTaken = ({ status, answer }: ProviderError) =>
  status === 409 || (status === 400 && /already (has )?(a )?book|not available|no longer available/i.test(JSON.stringify(answer)));
