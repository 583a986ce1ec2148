/** The fetch function for all providers: limits time and size, distinguishes six kinds of failure, and pauses requests to a provider that is down. */

import * as web from 'node:stream/web';
import { histogram } from '../core/meters.ts';
import { ProviderError } from '../core/provider-error.ts';

export interface ProviderLimits {
  /** Its name in errors, logs and metrics. */
  provider: string;
  /** For the whole exchange, including the last byte of the answer. */
  timeoutMs: number;
  /** The largest answer that is read, in bytes. */
  maxBytes?: number;
  /** If true, an answer that is not JSON is a `bad_answer`. */
  json?: boolean;
  /** If true, an event stream is passed on while it arrives. An interruption is a ProviderError. */
  streams?: boolean;
}

const took = histogram<'provider' | 'outcome'>('provider_request_seconds', 'How long providers took, by how it ended.');

export const isEventStream = ({ headers }: Response): boolean => /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/**
 * Creates a `fetch` for a provider or its package. It resolves only for a success, with the complete answer unless it is a stream.
 * @throws ProviderError for any failure; the reason of the caller's signal if that aborted
 */
export function providerFetch({ provider, timeoutMs, maxBytes = 1_000_000, json = true, streams = false }: ProviderLimits): typeof fetch {
  const breaker = createCircuitBreaker(provider, timeoutMs);

  async function exchange(input: string | URL | Request, init: RequestInit): Promise<Response> {
    const caller = init.signal ?? (input instanceof Request ? input.signal : undefined);
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
    let received: Response | undefined;
    let body: Buffer;
    const lost = (error: unknown): unknown => {
      if (deadline.aborted || (caller?.aborted && isTimeout(caller.reason)))
        return new ProviderError(provider, 'timeout', { mayHaveHappened: true });
      if (caller?.aborted) return caller.reason;
      if (received) return new ProviderError(provider, 'bad_answer', { status: received.status, mayHaveHappened: true, cause: error });
      const reason = socketCode(error);
      return new ProviderError(provider, 'unreachable', { reason, mayHaveHappened: !neverLeft.has(reason) });
    };
    try {
      received = await fetch(input, { ...init, signal, redirect: 'manual' });
      if (streams && received.ok && isEventStream(received)) return asItComes(received, maxBytes, lost);
      body = await readWhole(received, maxBytes);
    } catch (error) {
      throw lost(error);
    }
    if (!received.ok) throw failureOf(provider, received, body);
    if (json && body.length > 0 && parsed(body) === undefined)
      throw new ProviderError(provider, 'bad_answer', { status: received.status, mayHaveHappened: true });
    return again(received, body.length > 0 ? new Uint8Array(body) : null);
  }

  return async (input, init = {}) => {
    breaker.refuseWhileOpen();
    const startedAt = performance.now();
    const measured = (outcome: string) => took.observe({ provider, outcome }, (performance.now() - startedAt) / 1_000);
    try {
      const answer = await exchange(input, init);
      breaker.worked();
      measured('answered');
      return answer;
    } catch (error) {
      breaker.failed(error);
      measured(error instanceof ProviderError ? error.kind : 'cancelled');
      throw error;
    }
  };
}

/** With these codes no connection was made, so nothing was sent. */
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const isTimeout = (reason: unknown) => reason instanceof Error && reason.name === 'TimeoutError';

function socketCode(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  return String(cause?.code ?? cause?.errors?.[0]?.code ?? '');
}

/** The answer with another body: the one that was read, or a stream. */
function again({ status, headers: received }: Response, body: BodyInit | null): Response {
  const headers = new Headers(received);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Response(body, { status, headers });
}

/** @throws Error if the body has more than `maxBytes`, counted after decompression */
async function* bounded({ body }: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest of the body.
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    yield chunk;
  }
}

async function readWhole(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(response, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param lost the error to throw if the stream is interrupted */
function asItComes(response: Response, maxBytes: number, lost: (error: unknown) => unknown): Response {
  async function* passed() {
    try {
      yield* bounded(response, maxBytes);
    } catch (error) {
      throw lost(error);
    }
  }
  // The same class with two types: only Node's type has `from`.
  return again(response, web.ReadableStream.from(passed()) as unknown as ReadableStream);
}

function failureOf(provider: string, { status, headers }: Response, body: Buffer): ProviderError {
  const failure = { status, retryAfterSeconds: secondsOf(headers.get('retry-after')), answer: parsed(body) };
  if (status === 429) return new ProviderError(provider, 'rate_limited', failure);
  if (status === 401 || status === 403) return new ProviderError(provider, 'unauthorized', failure);
  if (status >= 400 && status < 500) return new ProviderError(provider, 'refused', failure);
  return new ProviderError(provider, 'bad_answer', { ...failure, mayHaveHappened: true });
}

/** Strict: incomplete UTF-8 or JSON is undefined. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

const failuresBeforeOpen = 5;
const openMs = 15_000;
const longestOpenMs = 60_000;

/**
 * The circuit breaker. After five failures in a row, or if the provider asks for it, requests are refused for a while; then one request
 * tests the provider. Without it every visitor would wait for the timeout of a provider that is down.
 */
function createCircuitBreaker(provider: string, timeoutMs: number) {
  let failures = 0;
  let until = 0;
  let last: ProviderError | undefined;

  return {
    refuseWhileOpen() {
      const leftMs = until - performance.now();
      if (last && leftMs > 0) {
        const retryAfterSeconds = Math.ceil(leftMs / 1000);
        throw new ProviderError(provider, last.kind, { reason: last.detail, retryAfterSeconds, circuitOpen: true });
      }
      // The testing request gets its full time before the next one is sent.
      if (failures >= failuresBeforeOpen) until = performance.now() + timeoutMs;
    },
    worked() {
      failures = 0;
      until = 0;
    },
    failed(error: unknown) {
      if (!(error instanceof ProviderError)) return;
      if (error.kind === 'refused' || error.kind === 'unauthorized') return this.worked();
      failures += 1;
      last = error;
      const askedMs = (error.retryAfterSeconds ?? 0) * 1000;
      const ownMs = failures >= failuresBeforeOpen ? openMs : 0;
      if (askedMs > 0 || ownMs > 0) until = performance.now() + Math.min(Math.max(askedMs, ownMs), longestOpenMs);
    },
  };
}
