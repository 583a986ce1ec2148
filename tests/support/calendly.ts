import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CalendlyConfig } from '#server/adapters/settings.ts';

/** How a booking goes wrong. `lost`: it is made, and the answer never arrives; `dropped`: neither. */
export type BookingFailure = 'taken' | 'refused' | 'lost' | 'dropped';

interface PlayedEvent {
  uri: string;
  start_time: string;
  event_type: string;
  email: string;
}

export interface Calendly {
  config: CalendlyConfig;
  events: PlayedEvent[];
  /** Method and path of every request. */
  requests: string[];
  /** How the next bookings go wrong, in order. */
  failures: BookingFailure[];
  /** Between one start and the next. */
  stepMinutes: number;
  /** Every answer takes this long. */
  delayMs: number;
  /** Nothing is answered: the connections break. */
  isDown: boolean;
  close(): Promise<void>;
}

/** A calendar with Calendly's API on this machine, free at every start within what is asked for. */
export async function playCalendly(): Promise<Calendly> {
  const eventType = 'https://api.calendly.com/event_types/AAAA';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://calendly');
    played.requests.push(`${request.method} ${pathname}`);
    await sleep(played.delayMs);
    if (played.isDown) return void response.destroy();
    const answer = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isTaken = (start: string) => played.events.some(({ start_time }) => Date.parse(start_time) === Date.parse(start));

    if (pathname === '/users/me') return answer(200, { resource: { uri: 'https://api.calendly.com/users/ME' } });
    if (pathname === '/event_type_available_times') {
      const collection = [];
      const end = Date.parse(searchParams.get('end_time') ?? '');
      for (let at = Date.parse(searchParams.get('start_time') ?? ''); at < end; at += played.stepMinutes * 60_000) {
        const start_time = new Date(at).toISOString().replace('.000Z', '.000000Z');
        if (!isTaken(start_time)) collection.push({ status: 'available', start_time });
      }
      return answer(200, { collection });
    }
    if (pathname === '/scheduled_events')
      return answer(200, { collection: played.events.filter(({ email }) => email === searchParams.get('invitee_email')) });
    if (pathname.endsWith('/cancellation')) {
      played.events = played.events.filter(({ uri }) => !pathname.startsWith(new URL(uri).pathname));
      return answer(201, {});
    }
    if (pathname === '/invitees') {
      const { start_time, invitee } = JSON.parse(Buffer.concat(chunks).toString());
      const failure = played.failures.shift();
      if (failure === 'refused') return answer(403, { title: 'Permission Denied', message: 'No' });
      if (failure === 'dropped') return void response.destroy();
      if (failure === 'taken' || isTaken(start_time))
        return answer(400, { title: 'Invalid Argument', message: 'No', details: [{ parameter: 'start_time', message: 'already_filled' }] });
      const uri = `https://api.calendly.com/scheduled_events/EVENT${played.requests.length}`;
      played.events.push({ uri, start_time, event_type: eventType, email: invitee.email });
      if (failure === 'lost') return void response.destroy();
      return answer(201, { resource: { uri: `${uri}/invitees/ONE` } });
    }
    answer(404, {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const played: Calendly = {
    config: { token: 'secret', eventType, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    events: [],
    requests: [],
    failures: [],
    stepMinutes: 30,
    delayMs: 0,
    isDown: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}
