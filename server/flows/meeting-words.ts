import { Chrono, configuration, type ParsedResult } from 'chrono-node/en';
import { dayOf, timeIn } from '#shared/meeting-times.ts';
import type { SiteLang } from '#shared/words.ts';
import { inEnglish } from './hinglish-times.ts';

const chrono = new Chrono(configuration.createCasualConfiguration(true));

/** "Not at 4": words that turn a time into its opposite are for a person to read. */
const turnsAround = /\b(not|no|never|can'?t|cannot|don'?t|won'?t|isn'?t|except|busy|before|nahi[n]?|mat)\b|नहीं|मत/iu;

/** To "what time suits you?", "11" and "4.30" are answers. */
const bareNumber = /^(?:(?:at|by|around|about)\s+)?(\d{1,2})(?:[:.](\d\d))?[.!]?$/i;

/**
 * The instant a visitor means, or undefined where a person had better read it: no time of day, two days, digits that fit nowhere.
 * Without a day it is the first on which a meeting is possible at that time; without am or pm, the half of the day in which it is.
 * @param timeZone the visitor's
 * @param isPossible whether a meeting may begin then
 */
export function instantMeant(words: string, timeZone: string, now: Date, isPossible: (instant: Date) => boolean): Date | undefined {
  const exact = instantWritten(words);
  if (exact) return exact;
  if (turnsAround.test(words)) return undefined;

  const text = inEnglish(words).replace(bareNumber, 'at $1:$2').replace(/:$/, ':00');
  const here = hereAt(now, timeZone);
  const results = parsed(text, here);
  const rest = results.reduce((left, result) => left.replace(result.text, ' '), text);
  const days = results.map(({ start }) => start).filter(hasDay);
  const times = results.filter((result) => result.start.isCertain('hour') || result.tags().has('casualReference/noon'));
  const time = times[0]?.start;
  if (!time || days.length > 1 || /\d/.test(rest)) return undefined;
  if (time.isCertain('timezoneOffset')) return time.date();

  const day = days[0];
  const dates = day ? [plainDate(day)] : [0, 1, 2, 3].map((ahead) => here.toPlainDate().add({ days: ahead }));
  const hour = time.get('hour') ?? 0;
  const hours = time.isCertain('meridiem') || hour >= 12 ? [hour] : [hour, hour + 12];
  const candidates = dates.flatMap((date) =>
    hours.map((each) => {
      const plainTime = { hour: each, minute: time.get('minute') ?? 0 };
      return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
    }),
  );
  return candidates.find(isPossible) ?? candidates[0];
}

/**
 * What of a requested time was understood, in words: `Tuesday 25 November, any time`; undefined where it names no one day.
 * @param timeZone the visitor's
 * @param lang of these words
 */
export function understoodRequest(words: string, timeZone: string, now: Date, lang: SiteLang): string | undefined {
  if (turnsAround.test(words)) return undefined;
  const starts = parsed(inEnglish(words), hereAt(now, timeZone)).map(({ start }) => start);
  const [day, ...otherDays] = starts.filter(hasDay);
  if (!day || otherDays.length > 0) return undefined;
  const time = starts.find((start) => start.isCertain('hour'));
  const plainTime = time ? { hour: time.get('hour') ?? 0, minute: time.get('minute') ?? 0 } : { hour: 12 };
  const at = new Date(plainDate(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds).toISOString();
  const part = partsOfDay.find(({ pattern }) => pattern.test(words)) ?? anyTime;
  return `${dayOf(at, timeZone, lang)}, ${time ? timeIn[lang](at, timeZone) : part[lang]}`;
}

const partsOfDay = [
  { pattern: /morning|subah|savere|सुबह|सवेरे/iu, en: 'in the morning', hi: 'सुबह' },
  { pattern: /after\s?noon|dopah?ar|दोपहर/iu, en: 'in the afternoon', hi: 'दोपहर में' },
  { pattern: /evening|shaa?m\b|शाम/iu, en: 'in the evening', hi: 'शाम को' },
];
const anyTime = { en: 'any time', hi: 'किसी भी समय' };

const hereAt = (now: Date, timeZone: string) => Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);

const parsed = (text: string, here: Temporal.ZonedDateTime) =>
  chrono.parse(text, { instant: new Date(here.epochMilliseconds), timezone: here.offsetNanoseconds / 60e9 }, { forwardDate: true });

/** A slot's own string: ISO 8601 with its offset. */
function instantWritten(words: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d[^ ]*$/.test(words)) return undefined;
  try {
    return new Date(Temporal.Instant.from(words).epochMilliseconds);
  } catch {
    return undefined;
  }
}

const hasDay = (components: ParsedResult['start']) => components.isCertain('day') || components.isCertain('weekday');

const plainDate = (components: ParsedResult['start']) =>
  Temporal.PlainDate.from({
    year: components.get('year') ?? 0,
    month: components.get('month') ?? 0,
    day: components.get('day') ?? 0,
  });
