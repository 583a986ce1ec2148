/** Days, hours, dates and "since when" in a line. */

import { normalise } from '../../../language/normalise.ts';
import type { Since, Time } from './clues.ts';
import { entries, findIn } from './matching.ts';
import { days, events, months, numberWords, parts, spans, units, type Word } from './words.ts';

const numberPhrases = numberWords.map((words) => words.map((word) => normalise(word)));

const numberOf = (word: string): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = numberPhrases.findIndex((words) => words.includes(word));
  return index < 0 ? undefined : index;
};

/** "do" is an English word as well, "a" no hour: as numbers they count before a unit only. */
const hourOf = (word: string): number | undefined => (word === 'a' || word === 'an' ? undefined : numberOf(word));

const unitOf = (word: string): string | undefined => entries(units).find(([, phrases]) => phrases.includes(` ${word} `))?.[0];

/** "Not Monday, not Wednesday", "sunday ko nahi", and "one of them was a Thursday": not when it comes. */
const deniedDay =
  / (?:(?:not|never|no) (?:on |in )?(?:the |a )?\w+days?(?: (?:and|or) \w+days?)*|one (?:of them )?was (?:on )?(?:a )?\w+day|\w+(?:day|var) (?:ko |pe )?nahi)(?= )/g;

/** Days, hours, dates and stretches of time in a ready line. */
export function timeIn(line: string, message: string): { time: Time | undefined; rest: string } {
  const found: Time = {};
  let rest = line;
  const take = (table: Record<string, Word>): string[] => {
    const { keys, rest: left } = findIn(rest, table);
    rest = left;
    return keys;
  };
  // "Not every day" is no daily time.
  rest = rest.replace(
    / (not (?:every ?day|daily)|(?:roj|har din|daily) (?:\w+ ){0,3}?nahi) /g,
    (whole) => ` ${'_'.repeat(whole.length - 2)} `,
  );
  rest = rest.replace(deniedDay, (whole) => ` ${'_'.repeat(whole.length - 2)} `);
  const spansFound = take(spans);
  const daysFound = take(days);
  // "The next morning" is when something waits, not when it happens.
  rest = rest.replace(/ (next|agli) (morning|suba\w*) /, (whole) => ` ${'_'.repeat(whole.length - 2)} `);
  const [part] = take(parts);
  const steady = daysFound.length > 0 ? spansFound.filter((span) => span !== 'sometimes') : spansFound;
  if (steady.length > 0) found.spans = steady;
  if (daysFound.length > 0) found.days = daysFound;
  if (part) found.part = part;
  const clock = clockIn(line, message);
  if (clock) {
    found.hour = clock.hour;
    if (clock.part && found.part === undefined) found.part = clock.part;
  }
  const date = dateIn(line, message);
  if (date !== undefined) found.date = date;
  for (const key of Object.keys(found) as (keyof Time)[]) if (found[key] === undefined) delete found[key];
  return { time: Object.keys(found).length > 0 ? found : undefined, rest };
}

const ofMinutes = /^(?:min|mins|minutes?|minat|sec|seconds?)$/;

function clockIn(line: string, message: string): { hour: number; part?: string } | undefined {
  const digits = message.toLowerCase().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const [, figure, half] = /(?<!\d)(\d{1,2})(?:[:.]\d{2})?\s*(am|pm|a\.m|p\.m|baje|bje|o.?clock|बजे)(?!\p{L})/u.exec(digits) ?? [];
  if (figure !== undefined) return hourWithin(Number(figure), half?.replace('.', ''));
  const words = line.trim().split(' ');
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const hour = hourOf(word);
    if (hour === undefined || hour < 1 || hour > 24) continue;
    if (['baje', 'bje', 'am', 'pm', 'oclock'].includes(next)) return hourWithin(hour, next);
    // "Six to seven thirty".
    const until = hourOf(words[index + 2] ?? '');
    if (
      next === 'to' &&
      until !== undefined &&
      until > hour &&
      until <= 12 &&
      unitOf(words[index + 3] ?? '') === undefined &&
      !/^(times|date|dates|tarikh|tareekh|min|mins|minutes?|minat|hours?|hrs?|ghante)$/.test(words[index + 3] ?? '')
    )
      return { hour };
    const previous = words[index - 1] ?? '';
    const isHour = ['at', 'around', 'about', 'till', 'until', 'after', 'by'].includes(previous) && word !== 'do' && word !== 'one';
    // "About 10-12 minutes" is a stretch.
    const isStretch =
      ofMinutes.test(next) ||
      (numberOf(next) !== undefined && (ofMinutes.test(words[index + 2] ?? '') || unitOf(words[index + 2] ?? '') !== undefined));
    if (
      isHour &&
      !isStretch &&
      unitOf(next) === undefined &&
      hour <= 12 &&
      !/^(of|other|people|times?|rupees?|hours?|minutes?)$/.test(next)
    )
      return { hour };
  }
  return undefined;
}

function hourWithin(hour: number, half: string | undefined): { hour: number; part?: string } | undefined {
  if (hour < 1 || hour > 24) return undefined;
  const isAfterNoon = half === 'pm' || hour > 12;
  const twelve = hour > 12 ? hour - 12 : hour;
  if (half !== 'am' && !isAfterNoon) return { hour: twelve };
  if (!isAfterNoon) return { hour: twelve, part: twelve === 12 || twelve < 5 ? 'night' : 'morning' };
  return { hour: twelve, part: twelve === 12 || twelve < 5 ? 'afternoon' : twelve < 9 ? 'evening' : 'night' };
}

/** "On the 2nd", but not "he came 2nd in everything", "the 3rd floor" or "my 2nd child". */
const ordinalDate =
  /(?<!\d)(?<!\b(?:came|come|stood|ranked|finished|got|my|his|her|our) )(\d{1,2})(?:st|nd|rd|th)(?!\p{L})(?! (?:in|time|floor|child|son|daughter|class|standard|std|grade|year|semester|job|wife|marriage|birthday|anniversary|shift|place|prize|rank)\b)/iu;

function dateIn(line: string, message: string): number | undefined {
  const [, ordinal] = ordinalDate.exec(message) ?? [];
  const [, tarikh] = / (\d{1,2}) (?:tarikh|tareekh|tarik|tareek) /.exec(line) ?? [];
  const date = Number(ordinal ?? tarikh ?? 0);
  return date >= 1 && date <= 31 ? date : undefined;
}

const sinceSigns = / (since|from|se|started|began|shuru|suru|ago|last|past|pichle|for|ho gaye|ho gae|ho gaya) /;

/** "Since April", "do mahine se", "after the breakup". @param isAsked since when, was the question */
export function sinceIn(line: string, isAsked: boolean): { since: Since | undefined; rest: string } {
  const isMarked = isAsked || sinceSigns.test(line);
  const event = findIn(line, events);
  const [eventFound] = event.keys;
  // A marriage that is only spoken of has not happened.
  const isWed = eventFound !== 'marriage' || / (got|getting|since|ke bad|hui|hua|after) /.test(line);
  const speaksOfChange = eventFound !== undefined && isWed && ['job', 'move', 'marriage', 'baby', 'loss'].includes(eventFound);
  if (eventFound && (isMarked || speaksOfChange || / (ke bad|after) /.test(line))) {
    const month = findIn(event.rest, months);
    return { since: { event: eventFound }, rest: month.rest };
  }
  if (!isMarked || / (always|hamesha|(first|second|third|last|pehla|dusra|tisra) (day|night|week)) /.test(line))
    return { since: undefined, rest: line };
  const month = findIn(line, months);
  if (month.keys[0] && (isAsked || / (since|from|in|started|began|se|last) /.test(line)))
    return { since: { month: month.keys[0] }, rest: month.rest };
  const words = line.trim().split(' ');
  for (const [index, word] of words.entries()) {
    const unit = unitOf(word);
    if (!unit) continue;
    const count = numberOf(words[index - 1] ?? '') ?? numberOf(`${words[index - 2] ?? ''} ${words[index - 1] ?? ''}`);
    const before = words.slice(Math.max(0, index - 3), index);
    const after = words.slice(index + 1, index + 4);
    const isStretch =
      (isAsked && (count !== undefined || words.length <= 4)) ||
      (after.some((other) => ['se', 'ago', 'ho', 'hue'].includes(other)) && !['un', 'us', 'in', 'is'].includes(words[index - 1] ?? '')) ||
      before.some((other) => ['since', 'for', 'past', 'last', 'pichle', 'kai', 'many', 'few', 'kuch'].includes(other));
    if (!isStretch || before.includes('every') || before.includes('har')) continue;
    const since: Since = { unit };
    if (count !== undefined) since.count = count;
    else if (/^(last|pichl[ei]|pichhl[ei])$/.test(words[index - 1] ?? '')) since.count = 1;
    return { since, rest: line };
  }
  return { since: undefined, rest: line };
}

/** Whether a time says enough to be an answer. @param isNight the thing is one of the night: "at night" says nothing */
export function saysWhen(time: Time | undefined, isNight: boolean): boolean {
  if (!time) return false;
  if (time.days || time.hour !== undefined || time.date !== undefined) return true;
  if (time.spans?.some((span) => span !== 'sometimes')) return true;
  return time.part !== undefined && !(isNight && time.part === 'night');
}

/** Two times as one: what the second says beside the first, or in its place. */
export function mergeTimes(first: Time | undefined, second: Time, replaces: boolean): Time {
  if (!first) return second;
  if (replaces) {
    const keepsPart = second.days !== undefined && second.part === undefined && second.hour === undefined;
    return {
      ...(keepsPart && first.part ? { part: first.part } : {}),
      ...(keepsPart && first.hour !== undefined ? { hour: first.hour } : {}),
      ...second,
    };
  }
  const both = (a: string[] | undefined, b: string[] | undefined) => [...new Set([...(a ?? []), ...(b ?? [])])].slice(0, 3);
  const merged: Time = { ...second, ...first };
  const [allDays, allSpans] = [both(first.days, second.days), both(first.spans, second.spans)];
  if (allDays.length > 0) merged.days = allDays;
  if (allSpans.length > 0) merged.spans = allSpans;
  return merged;
}
