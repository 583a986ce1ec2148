import { localeOf, type SiteLang, siteLang, siteLocale, words } from './words.ts';

/** How times of meetings are written on the page and in mails. */

/** The length of every meeting, in minutes: the usual step of calendars. */
export const meetingMinutes = 30;

type Parts = Intl.DateTimeFormatOptions;

/** Browsers use different kinds of space before "am". */
const written = (instant: string, timeZone: string, parts: Parts, locale = siteLocale) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(instant)).replace(/[\u00a0\u202f]/g, ' ');

const clockIn = (locale: string) => (instant: string, timeZone: string) =>
  written(instant, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true }, locale);
const englishClock = clockIn('en-IN');
const partsOfDay = [
  { until: 12, name: 'सुबह' },
  { until: 16, name: 'दोपहर' },
  { until: 20, name: 'शाम' },
  { until: 24, name: 'रात' },
];

const hindiClock = (instant: string, timeZone: string) => {
  const hour = hourOf(instant, timeZone);
  const part = hour < 4 ? 'रात' : partsOfDay.find(({ until }) => hour < until)?.name;
  return `${part} ${englishClock(instant, timeZone).replace(/\s*[ap]m$/i, '')}\u00a0बजे`;
};

/** `10:00 am`; in Hindi `सुबह 10:00 बजे`, whose last word is never alone on a line. */
export const timeOf = words<(instant: string, timeZone: string) => string>({ en: englishClock, hi: hindiClock });

/** The same in a given language. A page knows only its own language: see `timeOf`. */
export const timeIn: Record<SiteLang, (instant: string, timeZone: string) => string> = { en: englishClock, hi: hindiClock };

/** `Sunday 22 November` */
export const dayOf = (instant: string, timeZone: string, lang = siteLang): string =>
  written(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }, localeOf[lang]).replaceAll(',', '');

/** Hour of the day, 0 to 23. */
export const hourOf = (instant: string, timeZone: string): number =>
  Number(written(instant, timeZone, { hour: 'numeric', hourCycle: 'h23' }, 'en-IN'));

/** `India Standard Time` */
export const zoneName = (timeZone: string, lang = siteLang): string =>
  new Intl.DateTimeFormat(localeOf[lang], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Whether clocks in both zones show the same time at that instant. */
export const isSameClock = (instant: string, one: string, other: string): boolean =>
  timeOf(instant, one) === timeOf(instant, other) && dayOf(instant, one) === dayOf(instant, other);

const tomorrow = words({
  en: {
    at: (day: string, time: string) => `tomorrow, ${day}, at ${time}`,
    own: (day: string, time: string) => `${day}, ${time} for you`,
  },
  hi: {
    at: (day, time) => `कल, ${day}, ${time}`,
    own: (day, time) => `आपके यहाँ ${day}, ${time}`,
  },
});

/** A slot of tomorrow in words, with the date, because the page may be read after midnight. For a visitor in another time zone it also has the visitor's own time. */
export function tomorrowWords(slot: string, businessZone: string, ownZone: string): string {
  const there = tomorrow.at(dayOf(slot, businessZone), timeOf(slot, businessZone));
  if (isSameClock(slot, businessZone, ownZone)) return there;
  return `${there} ${zoneName(businessZone)} (${tomorrow.own(dayOf(slot, ownZone), timeOf(slot, ownZone))})`;
}

/** Whether it is the name of a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
