import * as z from 'zod/mini';
import { ProviderError } from '../core/provider-error.ts';
import { type Meeting, type Scheduler, schedulerTimeoutMs } from '../services/scheduler.ts';
import { bookOnce } from './book-once.ts';
import { providerFetch } from './provider.ts';
import type { CalendlyConfig } from './settings.ts';

const provider = 'calendly';

/** The used fields of Calendly's answers. Source: developer.calendly.com, "API reference". */
const availableTimes = z.object({ collection: z.array(z.object({ status: z.string(), start_time: z.iso.datetime({ offset: true }) })) });
const created = z.object({ resource: z.object({ uri: z.url() }) });
const currentUser = z.object({ resource: z.object({ uri: z.url() }) });
const scheduledEvents = z.object({ collection: z.array(z.object({ uri: z.url(), start_time: z.string(), event_type: z.string() })) });

/**
 * Meetings in Calendly. Booking needs a paid plan. Calendly has no idempotency keys, so nothing is sent twice: if the answer was lost, the
 * meeting is looked up.
 */
export function createCalendly({ token, eventType, baseUrl }: CalendlyConfig, timeoutMs = schedulerTimeoutMs): Scheduler {
  const send = providerFetch({ provider, timeoutMs });
  let user: Promise<string> | undefined;

  async function call<T>(schema: z.ZodMiniType<T>, path: string, body?: unknown): Promise<T> {
    const answer = await send(baseUrl + path, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const parsed = schema.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw new ProviderError(provider, 'bad_answer', { status: answer.status, mayHaveHappened: true });
    return parsed.data;
  }

  /** The owner of the token and of the calendar. */
  function ownUri(): Promise<string> {
    user ??= call(currentUser, '/users/me').then(
      ({ resource }) => resource.uri,
      (error) => {
        user = undefined;
        throw error;
      },
    );
    return user;
  }

  async function eventOf({ slot, email }: Meeting) {
    const start = new Date(slot).getTime();
    const query = new URLSearchParams({
      user: await ownUri(),
      invitee_email: email,
      status: 'active',
      min_start_time: new Date(start - 60_000).toISOString(),
      max_start_time: new Date(start + 60_000).toISOString(),
    });
    const { collection } = await call(scheduledEvents, `/scheduled_events?${query}`);
    return collection.find((event) => new Date(event.start_time).getTime() === start && event.event_type === eventType);
  }

  return {
    sendsInvites: true,

    async slots(from, to) {
      const query = new URLSearchParams({ event_type: eventType, start_time: from.toISOString(), end_time: to.toISOString() });
      const { collection } = await call(availableTimes, `/event_type_available_times?${query}`);
      return collection.filter(({ status }) => status === 'available').map(({ start_time }) => start_time);
    },

    async book(meeting) {
      const { slot, name, email, timeZone } = meeting;
      const request = { event_type: eventType, start_time: slot, invitee: { name, email, timezone: timeZone } };
      await bookOnce(() => call(created, '/invitees', request), { isTaken, find: () => eventOf(meeting) });
    },

    find: async (meeting) => (await eventOf(meeting)) !== undefined,

    async cancel(meeting) {
      const event = await eventOf(meeting);
      if (!event) return;
      await call(z.unknown(), `${new URL(event.uri).pathname}/cancellation`, { reason: 'Cancelled by the visitor' });
    },
  };
}

/** If somebody else has booked the start, Calendly answers 400 and says so. */
const isTaken = ({ status, answer }: ProviderError) =>
  status === 400 && /already_filled|already (been )?(filled|taken|booked)|no longer available|not available/i.test(JSON.stringify(answer));
