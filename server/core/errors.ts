import type { ErrorCode } from '#shared/api.ts';

/** A failure the product has a word for. Anything else that is thrown is a bug of ours and answers 500. */
export class AppError extends Error {
  override name = 'AppError';
  code: ErrorCode;
  details: { retryAfterSeconds?: number; sentence?: string; extra?: Record<string, unknown>; cause?: unknown };

  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
