import { AppError } from '../core/errors.ts';
import { type ProviderError, providerErrorIn } from '../core/provider-error.ts';

/**
 * Books in a calendar that knows no idempotency keys: nothing is sent twice, and after an answer that was lost the meeting is looked for.
 * @param isTaken whether the calendar refused because somebody else has got the start
 * @param find the meeting in the calendar; undefined when it is not there
 * @throws AppError `slot_taken` or `booking_failed`; the calendar's own error where it is not known what happened
 */
export async function bookOnce(
  send: () => Promise<unknown>,
  { isTaken, find }: { isTaken(failure: ProviderError): boolean; find(): Promise<unknown> },
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const failure = providerErrorIn(error);
    if (failure && isTaken(failure)) throw new AppError('slot_taken', { cause: error });
    if (failure && !failure.mayHaveHappened) throw new AppError('booking_failed', { cause: error });
    if (!(await find().catch(() => undefined))) throw error;
  }
}
