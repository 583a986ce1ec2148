import type { ErrorCode } from '#shared/api.ts';

/** A failure with an error code of our own. Any other error is a defect, and is answered with 500. */
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
