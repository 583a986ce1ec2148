import { errorSentence } from '#client/error-sentences.ts';
import type { ApiError, ApiOutput, ErrorCode } from '#shared/api.ts';
import { endpoints } from '#shared/endpoints.ts';
import { siteLang } from '#shared/words.ts';
import type { FailureCode } from './call-machine.ts';
import { CallError } from './failures.ts';

/** The server answers in half of this or says why not; the rest is a bad network. */
const startTimeoutMs = 15_000;

const failures: Partial<Record<ErrorCode, FailureCode>> = {
  all_lines_busy: 'lines-busy',
  daily_limit_reached: 'daily-limit',
  too_many_requests: 'too-many-requests',
  call_in_progress: 'call-in-progress',
  assistant_missing: 'not-configured',
  assistant_not_allowed: 'not-configured',
};

/** `crypto.randomUUID` exists only on secure pages; talking by typing works on any. */
const idempotencyKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** Asks the server for a call and answers the address of its room. Throws a CallError; when `signal` aborts, the signal's own reason. */
export async function startWebCall(assistantId: string, signal: AbortSignal): Promise<string> {
  if (!assistantId) throw new CallError('not-configured', 'Assistant or Squad or Workflow must be provided.');
  // One controller for both reasons to give up: `AbortSignal.any` is younger than the browsers the site is built for.
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
      // A proxy's HTML: its status is all there is to go by.
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

/** What comes between the visitor and our server (a proxy, a captive portal) answers in no shape of ours: the status has to do. */
function refusal(response: Response, body: Partial<ApiError> | null): CallError {
  const code = (body?.code && failures[body.code]) ?? (response.status === 429 ? 'too-many-requests' : 'start-failed');
  const sentence = errorSentence(body?.code, body?.error);
  const seconds = body?.retryAfter ?? Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError(code, sentence, Number.isFinite(seconds) ? seconds : undefined);
}

/** Tells the server that a call is over. A beacon, because it is also sent while the page is being left. */
export function endWebCall(webCallUrl: string): void {
  const body = new Blob([JSON.stringify({ webCallUrl })], { type: 'application/json' });
  if (navigator.sendBeacon(endpoints.endWebCall.path, body)) return;
  void fetch(endpoints.endWebCall.path, { method: 'POST', body, keepalive: true }).catch(() => {});
}
