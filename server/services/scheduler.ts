/** The calendar for meetings. */
export interface Scheduler {
  /** Whether the calendar itself mails the invitation. Then our mail contains none. */
  sendsInvites: boolean;
  /**
   * Free starts within a span of a day, as the calendar writes them. A booking returns the string byte for byte.
   * @throws Error if the calendar gives no clear answer
   */
  slots(from: Date, to: Date): Promise<string[]>;
  /**
   * Books a meeting in the calendar.
   * @throws AppError slot_taken if the slot is taken, booking_failed if the meeting is certainly not in the calendar. After any other error
   * the result is unknown; `find` tells it
   */
  book(meeting: Meeting): Promise<void>;
  /**
   * Whether a meeting is in the calendar: after a booking whose answer was lost, and to notice meetings that were cancelled or moved there.
   * @throws Error if the calendar gives no clear answer
   */
  find(meeting: Meeting): Promise<boolean>;
  /** Cancels a meeting in the calendar. A meeting that is not there counts as cancelled. @throws Error if it may still be there */
  cancel(meeting: Meeting): Promise<void>;
}

export interface Meeting {
  bookingId: string;
  /** One of the strings of `slots`. */
  slot: string;
  name: string;
  email: string;
  /** The visitor's time zone, such as `America/New_York`. */
  timeZone: string;
}

/** The longest time that all requests to a calendar may take together, in milliseconds. */
export const schedulerTimeoutMs = 10_000;
