import { AppError } from '../core/errors.ts';
import { type ProviderError, providerErrorIn } from '../core/provider-error.ts';

/**
 * Books in a calendar without idempotency keys. Nothing is sent twice: if the answer was lost, the meeting is looked up.
 * @param isTaken whether the calendar refused because somebody else has booked the start
 * @param find looks the meeting up; undefined if it is not in the calendar
 * @throws AppError `slot_taken` or `booking_failed`; the calendar's own error if the result is not known
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
