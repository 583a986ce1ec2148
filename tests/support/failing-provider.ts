import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FailureKind } from '#server/core/provider-error.ts';

/** Long enough for a busy machine; where the timeout itself is tested, short enough to wait for. */
export const patientMs = 20_000;
const impatientMs = 300;
export const timeoutFor = ({ kind }: Pick<FailureRow, 'kind'>): number => (kind === 'timeout' ? impatientMs : patientMs);

/** What no answer and no log of ours may ever repeat. */
export const providersOwnWords = 'canary-7f3a of meena@example.in';

export interface FailureRow {
  name: string;
  kind: FailureKind;
  /** Whether the request may have been carried out. */
  mayHaveHappened: boolean;
  status?: number;
  retryAfterSeconds?: number;
  play(response: ServerResponse, request: IncomingMessage): void;
}

const json = { 'content-type': 'application/json' };
const problem = JSON.stringify({
  error: { code: 'OOPS', message: providersOwnWords, description: providersOwnWords },
  message: providersOwnWords,
});
const status =
  (code: number, headers: Record<string, string> = json, body = problem): FailureRow['play'] =>
  (response) =>
    void response.writeHead(code, headers).end(body);
const page = `<!doctype html><title>${providersOwnWords}</title>`;

/** The ways a provider fails, and what an adapter is to make of each. */
export const failureRows: readonly FailureRow[] = [
  { name: '400', kind: 'refused', mayHaveHappened: false, status: 400, play: status(400) },
  { name: '401', kind: 'unauthorized', mayHaveHappened: false, status: 401, play: status(401) },
  { name: '404', kind: 'refused', mayHaveHappened: false, status: 404, play: status(404) },
  {
    name: '429 with Retry-After',
    kind: 'rate_limited',
    mayHaveHappened: false,
    status: 429,
    retryAfterSeconds: 7,
    play: status(429, { ...json, 'retry-after': '7' }),
  },
  { name: '500', kind: 'bad_answer', mayHaveHappened: true, status: 500, play: status(500) },
  {
    name: '503 with Retry-After',
    kind: 'bad_answer',
    mayHaveHappened: true,
    status: 503,
    retryAfterSeconds: 3,
    play: status(503, { ...json, 'retry-after': '3' }),
  },
  {
    name: 'a 502 in HTML',
    kind: 'bad_answer',
    mayHaveHappened: true,
    status: 502,
    play: status(502, { 'content-type': 'text/html' }, page),
  },
  { name: 'a 200 in HTML', kind: 'bad_answer', mayHaveHappened: true, play: status(200, { 'content-type': 'text/html' }, page) },
  { name: 'wrong types', kind: 'bad_answer', mayHaveHappened: true, play: status(200, json, '{"id":7,"choices":"none","reply":[]}') },
  { name: 'JSON that is cut off', kind: 'bad_answer', mayHaveHappened: true, play: status(200, json, problem.slice(0, -9)) },
  {
    name: 'invalid UTF-8',
    kind: 'bad_answer',
    mayHaveHappened: true,
    play: (response) =>
      void response.writeHead(200, json).end(Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')])),
  },
  {
    name: 'more JSON than anybody asked for',
    kind: 'bad_answer',
    mayHaveHappened: true,
    play(response) {
      response.writeHead(200, json).write('{"id":"');
      const megabyte = 'x'.repeat(1_000_000);
      let sent = 0;
      const more = () => {
        while (!response.destroyed && sent++ < 200) if (!response.write(megabyte)) return void response.once('drain', more);
        response.end();
      };
      more();
    },
  },
  {
    name: 'a redirect to a private address',
    kind: 'bad_answer',
    mayHaveHappened: true,
    status: 302,
    play: status(302, { location: 'http://127.0.0.1:9/latest/meta-data' }, ''),
  },
  { name: 'no answer at all', kind: 'timeout', mayHaveHappened: true, play: () => {} },
  {
    name: 'one byte per half second',
    kind: 'timeout',
    mayHaveHappened: true,
    play(response) {
      response.writeHead(200, json).write('{');
      const drip = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(drip));
    },
  },
  {
    name: 'a connection that is reset',
    kind: 'unreachable',
    mayHaveHappened: true,
    play: (_response, request) => request.socket.resetAndDestroy(),
  },
  {
    name: 'a connection that breaks in the middle of the answer',
    kind: 'bad_answer',
    mayHaveHappened: true,
    play(response) {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"id":', () => response.destroy());
    },
  },
];

/**
 * Those that give some answer. That a provider which gives none is given up in time is proved once, on the fetch that all adapters share
 * (`provider.test.ts`): how soon a request leaves that is given up after a moment is nobody's promise.
 */
export const answeredRows = failureRows.filter(({ kind }) => kind !== 'timeout');

export interface FailingProvider {
  url: string;
  /** Method and path of every request. */
  requests: string[];
  close(): Promise<void>;
}

/** A server that fails in the way of a row, whatever it is asked. */
export async function failAs({ play }: Pick<FailureRow, 'play'>): Promise<FailingProvider> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => play(response, request));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An address where nobody listens. */
export async function nobody(): Promise<string> {
  const { url, close } = await failAs({ play: () => {} });
  await close();
  return url;
}
