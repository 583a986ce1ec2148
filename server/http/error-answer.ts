import type { ApiError, ErrorCode } from '#shared/api.ts';
import { limitSentence } from '#shared/kaka-rules.ts';
import { AppError } from '../core/errors.ts';
import { ProviderError } from '../core/provider-error.ts';

/** The status and the visitor's sentence of each error code. */
const table: Record<ErrorCode, { status: number; sentence: string }> = {
  invalid_input: { status: 400, sentence: 'Something in that request is missing or too long. Please check it and try again.' },
  invalid_json: { status: 400, sentence: 'That request could not be read. Please try again.' },
  body_too_large: { status: 413, sentence: 'That is too long to send. Please shorten it.' },
  unsupported_media_type: { status: 415, sentence: 'This address takes JSON.' },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, sentence: 'This address does not take that kind of request.' },
  forbidden_origin: { status: 403, sentence: 'This can only be used from the Vaani site itself.' },
  signed_out: { status: 401, sentence: 'You are not signed in, or no longer. Please sign in again.' },
  wrong_key: { status: 403, sentence: 'That is not the key of this desk.' },
  too_many_requests: { status: 429, sentence: 'That was a little fast. Please wait a moment and try again.' },
  daily_limit_reached: { status: 429, sentence: 'The demo has done its share for today. Please come back tomorrow.' },
  demo_limit_reached: { status: 429, sentence: limitSentence },
  unknown_guide: { status: 400, sentence: 'Kaka does not sell a guide of that name.' },
  payment_link_failed: { status: 502, sentence: 'Could not generate payment link. Please try again.' },
  guide_refunded: {
    status: 410,
    sentence: 'The price of this guide was paid back, so its download has ended. Kaka is glad to sell it to you again.',
  },
  chat_failed: { status: 502, sentence: 'No response from Kaka.' },
  slots_failed: { status: 502, sentence: 'Could not fetch available slots.' },
  slot_taken: { status: 409, sentence: 'Could not book the meeting. Please try another time.' },
  booking_failed: { status: 502, sentence: 'Could not book the meeting. Please try again.' },
  assistant_missing: { status: 400, sentence: 'Assistant or Squad or Workflow must be provided.' },
  assistant_not_allowed: { status: 403, sentence: 'This site does not offer that assistant.' },
  call_in_progress: { status: 409, sentence: 'A call is already open in this browser. End it first, then try again.' },
  all_lines_busy: { status: 503, sentence: 'All lines are busy. Please try again in a minute.' },
  call_failed: { status: 502, sentence: 'The call could not be started. Please try again.' },
  idempotency_conflict: { status: 409, sentence: 'That request was already used for something else.' },
  signature_invalid: { status: 400, sentence: 'The signature does not match.' },
  storage_busy: { status: 503, sentence: 'We could not save that just now. Please try again in a moment.' },
  unavailable: { status: 503, sentence: 'This is not available just now. Please try again in a moment.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
};

export interface ErrorAnswer {
  status: number;
  body: ApiError & Record<string, unknown>;
}

/** The answer for any thrown value. It never contains a stack, or words of another server. */
export function errorAnswer(error: unknown): ErrorAnswer {
  const { code, details } = error instanceof AppError ? error : new AppError(foreignCode(error));
  const { status, sentence } = table[code];
  const retryAfter = details.retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  return {
    status,
    body: { error: details.sentence ?? sentence, code, ...(retryAfter !== undefined && { retryAfter }), ...details.extra },
  };
}

/** Maps errors of Express's body parser, of the URL decoder and of the databases to our codes. */
function foreignCode(error: unknown): ErrorCode {
  const { type, status, code, errcode, message } = (error ?? {}) as Record<string, unknown>;
  // A provider's error status is not the visitor's fault, and is not passed on.
  if (error instanceof ProviderError) return 'unavailable';
  if (status === 413) return 'body_too_large';
  if (type === 'entity.parse.failed' || type === 'request.size.invalid') return 'invalid_json';
  if (status === 415) return 'unsupported_media_type';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'invalid_input';
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteTrouble.has(errcode & 0xff)) return 'storage_busy';
  if (typeof code === 'string' && (postgresTrouble.test(code) || socketTrouble.has(code))) return 'storage_busy';
  if (typeof message === 'string' && connectionTrouble.test(message)) return 'storage_busy';
  return 'internal';
}

/** SQLITE_BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN (sqlite.org/rescode.html). */
const sqliteTrouble = new Set([5, 6, 7, 8, 10, 13, 14]);
/** Connection exceptions, insufficient resources, operator intervention, serialisation failures (PostgreSQL, appendix A). */
const postgresTrouble = /^(08|53|57|40|58)[0-9A-Z]{3}$/;
const socketTrouble = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Lost or unavailable connections: `pg` and its pool report them with messages, and without codes. */
const connectionTrouble = /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .* not queryable)/;
