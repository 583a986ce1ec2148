/** How the times of meetings are written, on the page and in mails. */

/** Length of every meeting. Source: the specification offers slots between 10am and 6pm; half an hour is a calendar's usual step. */
export const meetingMinutes = 30;

type Parts = Intl.DateTimeFormatOptions;

/** Browsers differ in the kind of space before "am". */
const written = (instant: string, timeZone: string, parts: Parts) =>
  new Intl.DateTimeFormat('en-IN', { ...parts, timeZone }).format(new Date(instant)).replace(/[\u00a0\u202f]/g, ' ');

/** `10:00 am` */
export const timeOf = (instant: string, timeZone: string): string => written(instant, timeZone, { hour: 'numeric', minute: '2-digit' });

/** `Sunday 22 November` */
export const dayOf = (instant: string, timeZone: string): string =>
  written(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replaceAll(',', '');

/** Hour of the day, 0 to 23. */
export const hourOf = (instant: string, timeZone: string): number =>
  Number(written(instant, timeZone, { hour: 'numeric', hourCycle: 'h23' }));

/** `India Standard Time` */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone;

/** Whether clocks in both zones show the same at that instant. */
export const isSameClock = (instant: string, one: string, other: string): boolean =>
  timeOf(instant, one) === timeOf(instant, other) && dayOf(instant, one) === dayOf(instant, other);

/** A slot of the business's tomorrow, in words, with the date: the page may be read after midnight; a visitor elsewhere also reads it on their own clock. */
export function tomorrowWords(slot: string, businessZone: string, ownZone: string): string {
  const there = `tomorrow, ${dayOf(slot, businessZone)}, at ${timeOf(slot, businessZone)}`;
  if (isSameClock(slot, businessZone, ownZone)) return there;
  return `${there} ${zoneName(businessZone)} (${dayOf(slot, ownZone)}, ${timeOf(slot, ownZone)} for you)`;
}

/** Whether a name is one of a time zone known here. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
