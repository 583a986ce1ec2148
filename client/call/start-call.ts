import { errorSentence } from '#client/error-sentences.ts';
import type { ApiError, ApiOutput, ErrorCode } from '#shared/api.ts';
import { endpoints } from '#shared/endpoints.ts';
import { siteLang } from '#shared/words.ts';
import type { FailureCode } from './call-machine.ts';
import { CallError } from './failures.ts';

/** The limit for the server's answer. The server itself needs at most half of it. */
const startTimeoutMs = 15_000;

const failures: Partial<Record<ErrorCode, FailureCode>> = {
  all_lines_busy: 'lines-busy',
  daily_limit_reached: 'daily-limit',
  too_many_requests: 'too-many-requests',
  call_in_progress: 'call-in-progress',
  assistant_missing: 'not-configured',
  assistant_not_allowed: 'not-configured',
};

/** `crypto.randomUUID` exists only on https pages. Talking by typing works on any page. */
const idempotencyKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** Requests a call and returns the address of its room. Throws a CallError; if `signal` aborts, its reason. */
export async function startWebCall(assistantId: string, signal: AbortSignal): Promise<string> {
  if (!assistantId) throw new CallError('not-configured', 'Assistant or Squad or Workflow must be provided.');
  // One controller for both reasons, because some supported browsers lack `AbortSignal.any`.
  const request = new AbortController();
  const giveUp = () => request.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  const timer = setTimeout(() => request.abort(new CallError('timed-out')), startTimeoutMs);
  const lost = () => {
    request.signal.throwIfAborted();
    throw new CallError('offline');
  };
  try {
    signal.throwIfAborted();
    const response = await fetch(endpoints.webCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': siteLang, 'idempotency-key': idempotencyKey() },
      body: JSON.stringify({ assistantId }),
      signal: request.signal,
    }).catch(lost);
    const body: Partial<ApiOutput<'webCall'> & ApiError> | null = await response.json().catch((error: unknown) => {
      // The HTML of a proxy: only its status can be used.
      return error instanceof SyntaxError ? null : lost();
    });
    if (!response.ok) throw refusal(response, body);
    if (typeof body?.webCallUrl !== 'string') throw new CallError('start-failed');
    return body.webCallUrl;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** A proxy or a captive portal does not answer in our format, so only the status is used. */
function refusal(response: Response, body: Partial<ApiError> | null): CallError {
  const code = (body?.code && failures[body.code]) ?? (response.status === 429 ? 'too-many-requests' : 'start-failed');
  const sentence = errorSentence(body?.code, body?.error);
  const seconds = body?.retryAfter ?? Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError(code, sentence, Number.isFinite(seconds) ? seconds : undefined);
}

/** Tells the server that a call is over. It uses a beacon, because it is also sent while the visitor leaves the page. */
export function endWebCall(webCallUrl: string): void {
  const body = new Blob([JSON.stringify({ webCallUrl })], { type: 'application/json' });
  if (navigator.sendBeacon(endpoints.endWebCall.path, body)) return;
  void fetch(endpoints.endWebCall.path, { method: 'POST', body, keepalive: true }).catch(() => {});
}
