/** Whose calendar meetings go into. */
export interface Scheduler {
  /** Whether the calendar itself mails the invitation; ours then carries none. */
  sendsInvites: boolean;
  /**
   * Free starts within a span of a day, as the calendar writes them: the string is handed back byte for byte when booking.
   * @throws Error when the calendar cannot say
   */
  slots(from: Date, to: Date): Promise<string[]>;
  /**
   * Puts a meeting into the calendar.
   * @throws AppError slot_taken when somebody was faster, booking_failed when it is certainly not in the calendar; any other error leaves
   * that open, and `find` tells
   */
  book(meeting: Meeting): Promise<void>;
  /**
   * Whether a meeting is in the calendar: settles a booking whose answer was lost, and tells which was cancelled or moved there.
   * @throws Error when the calendar cannot say
   */
  find(meeting: Meeting): Promise<boolean>;
  /** Takes a meeting out of the calendar; one that is not there is out already. @throws Error when it may still be there */
  cancel(meeting: Meeting): Promise<void>;
}

export interface Meeting {
  bookingId: string;
  /** One of the strings `slots` gave. */
  slot: string;
  name: string;
  email: string;
  /** The visitor's zone, such as `America/New_York`. */
  timeZone: string;
}

/** The longest a calendar's answer is waited for, in all. */
export const schedulerTimeoutMs = 10_000;
