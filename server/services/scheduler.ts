/** Whose calendar meetings go into. */
export interface Scheduler {
  /**
   * Free starts within a span, as the calendar writes them: the string is handed back byte for byte when booking.
   * @throws AppError slots_failed
   */
  slots(from: Date, to: Date): Promise<string[]>;
  /**
   * Puts a meeting into the calendar.
   * @throws AppError slot_taken when somebody was faster, booking_failed for anything else
   */
  book(meeting: Meeting): Promise<void>;
  /** Frees a meeting's slot, where the calendar can. */
  cancel(bookingId: string): Promise<void>;
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

/** Length of every meeting. Source: the specification offers slots between 10am and 6pm; half an hour is the scheduler's default. */
export const meetingMinutes = 30;
