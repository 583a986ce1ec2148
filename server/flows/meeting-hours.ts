/** Meetings are held between 10 and 18 o'clock, in the business's time zone. */
const opens = { hour: 10 };
const closes = { hour: 18 };
/** How far ahead a visitor may ask for a time. Source: Calendly shows at most 31 days. */
const daysAhead = 30;

export interface Window {
  from: Date;
  to: Date;
}

/** When meetings are possible. */
export interface MeetingHours {
  timeZone: string;
  /** Tomorrow's hours; undefined on a day of rest. */
  tomorrow(now: Date): Window | undefined;
  /** The hours of the day that an instant is in, when it is within them. Whether a meeting may begin then is for the calendar to say. */
  around(instant: Date, now: Date): Window | undefined;
}

/**
 * @param timeZone of the business; its days and hours count
 * @param businessDays 1 Monday to 7 Sunday
 */
export function createMeetingHours(timeZone: string, businessDays: readonly number[]): MeetingHours {
  const dayOf = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const hoursOf = (day: Temporal.PlainDate): Window | undefined => {
    if (!businessDays.includes(day.dayOfWeek)) return undefined;
    const at = (plainTime: Temporal.PlainTimeLike) => new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
    return { from: at(opens), to: at(closes) };
  };

  return {
    timeZone,
    tomorrow: (now) => hoursOf(dayOf(now).add({ days: 1 })),
    around(instant, now) {
      const day = dayOf(instant);
      const ahead = dayOf(now).until(day).days;
      if (ahead < 1 || ahead > daysAhead) return undefined;
      const window = hoursOf(day);
      return window && instant >= window.from && instant < window.to ? window : undefined;
    },
  };
}
