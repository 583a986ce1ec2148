/** Reads clues out of a visitor's line, and says them back in short safe phrases. Nothing of the sentence itself is copied. */

import { normalise } from '../../language/normalise.ts';
import type { InLangs, Lang } from '../../personas/persona.ts';
import { inLangs } from '../say.ts';
import {
  cases,
  days,
  ends,
  events,
  exceptions,
  feelings,
  lost,
  months,
  numbers,
  numberWords,
  parts,
  persons,
  spans,
  things,
  units,
  type Word,
} from './mini-words.ts';

export interface Time {
  days?: string[];
  part?: string;
  hour?: number;
  /** Day of the month. */
  date?: number;
  spans?: string[];
}

export interface Before {
  things: string[];
  /** It comes after, and throws its shadow back. */
  isAhead?: boolean;
  with?: string;
  /** A few words of the visitor's, where no word of ours is in them. */
  quote?: string;
  /** Another case of hers that comes before this one: the heavy mornings before the lateness. */
  matter?: string;
}

export interface Since {
  event?: string;
  month?: string;
  count?: number;
  unit?: string;
}

/** When it stays away. */
export interface Exception {
  isNever?: boolean;
  time?: Time;
  kinds?: string[];
  person?: string;
  isAway?: boolean;
}

export interface Clues {
  when?: Time;
  before?: Before;
  who?: string[];
  since?: Since;
  lost?: string[];
  after?: string;
  exception?: Exception;
  /** Suspects that the visitor rules out. */
  cleared?: string[];
}

/** A line made ready for matching: one space before and after each word. */
export const ready = (message: string): string => ` ${normalise(message)} `;

/** A table of words as normalised phrases, longest first. */
const compiled = new Map<object, [key: string, phrases: string[]][]>();
const phrasesOf = (words: string): string[] =>
  [...new Set(words.split('|').map((word) => ` ${normalise(word)} `))]
    .filter((phrase) => phrase.trim() !== '')
    .sort((a, b) => b.length - a.length);
function entries(table: Record<string, Word | string>): [key: string, phrases: string[]][] {
  let list = compiled.get(table);
  if (!list) {
    list = Object.entries(table).map(([key, word]) => [key, phrasesOf(typeof word === 'string' ? word : word.words)]);
    compiled.set(table, list);
  }
  return list;
}

interface Found {
  keys: string[];
  /** Where each key's word stood. */
  at: Map<string, number>;
  /** The line with the found words blotted out, as long as before. */
  rest: string;
}

/** The entries whose words stand in the line, in the order of the line; a word that one entry took is not there for the next. */
export function findIn(line: string, table: Record<string, Word | string>): Found {
  const at = new Map<string, number>();
  let rest = line;
  for (const [key, phrases] of entries(table)) {
    for (const phrase of phrases) {
      for (let index = rest.indexOf(phrase); index >= 0; index = rest.indexOf(phrase)) {
        at.set(key, Math.min(at.get(key) ?? index, index));
        rest = `${rest.slice(0, index)} ${'_'.repeat(phrase.length - 2)} ${rest.slice(index + phrase.length)}`;
      }
    }
  }
  const keys = [...at.keys()].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  return { keys, at, rest };
}

const numberPhrases = numberWords.map((words) =>
  words
    .split('|')
    .map((word) => normalise(word))
    .filter(Boolean),
);
const numberOf = (word: string): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = numberPhrases.findIndex((words) => words.includes(word));
  return index < 0 ? undefined : index;
};
/** "do" is an English word as well, "a" no hour: as numbers they count before a unit only. */
const hourOf = (word: string): number | undefined => (word === 'a' || word === 'an' ? undefined : numberOf(word));
const unitOf = (word: string): string | undefined => entries(units).find(([, phrases]) => phrases.includes(` ${word} `))?.[0];

/** Days, hours, dates and stretches of time in a ready line. */
export function timeIn(line: string, message: string): { time: Time | undefined; rest: string } {
  const found: Time = {};
  let rest = line;
  const take = (table: Record<string, Word>): string[] => {
    const { keys, rest: left } = findIn(rest, table);
    rest = left;
    return keys;
  };
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
    const previous = words[index - 1] ?? '';
    const isHour = ['at', 'around', 'about', 'till', 'until', 'after', 'by'].includes(previous) && word !== 'do' && word !== 'one';
    if (isHour && unitOf(next) === undefined && hour <= 12 && !/^(of|other|people|times?|rupees?|hours?|minutes?)$/.test(next))
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

function dateIn(line: string, message: string): number | undefined {
  const [, ordinal] = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/iu.exec(message) ?? [];
  const [, tarikh] = / (\d{1,2}) (?:tarikh|tareekh|tarik|tareek) /.exec(line) ?? [];
  const date = Number(ordinal ?? tarikh ?? 0);
  return date >= 1 && date <= 31 ? date : undefined;
}

const sinceSigns = / (since|from|se|started|began|shuru|suru|ago|last|past|pichle|for|ho gaye|ho gae|ho gaya) /;

/** "Since April", "do mahine se", "after the breakup". @param isAsked since when, was the question */
function sinceIn(line: string, isAsked: boolean): { since: Since | undefined; rest: string } {
  const isMarked = isAsked || sinceSigns.test(line);
  const event = findIn(line, events);
  const [eventFound] = event.keys;
  const speaksOfChange = eventFound !== undefined && ['job', 'move', 'marriage', 'baby', 'loss'].includes(eventFound);
  if (eventFound && (isMarked || speaksOfChange || / (ke bad|after) /.test(line))) {
    const month = findIn(event.rest, months);
    return { since: { event: eventFound }, rest: month.rest };
  }
  if (!isMarked) return { since: undefined, rest: line };
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
      after.some((other) => ['se', 'ago', 'ho', 'hue'].includes(other)) ||
      before.some((other) => ['since', 'for', 'past', 'last', 'pichle', 'kai', 'many', 'few', 'kuch'].includes(other));
    if (!isStretch || before.includes('every') || before.includes('har')) continue;
    const since: Since = { unit };
    if (count !== undefined) since.count = count;
    return { since, rest: line };
  }
  return { since: undefined, rest: line };
}

const exceptionSigns =
  / (except|unless|chodkar|chodke|chor kar|alava|alawa) | (not|never) (on|in|at|when|while|with|during) |(does|did) not (happen|come)|(do not|dont) get it| it (skips|skipped)|nahi (hota|hoti|hote|hua|hui|ata|ati) | (tab|us din|un dino) nahi | (tab|us din) theek |stays away/;
const personSigns = / (with|when|if|jab|agar|sath|ke pas|away|not there|not home|akel\w*) /;
const neverSigns = / (never|always|kabhi nahi|hamesha|har bar|no|every time|not really|nahi) /;
const awaySigns =
  / (away|out of town|not there|not home|not at home|not around|bahar|leave|without) | nahi (hote|hoti|hota|hai|ho) | ghar pe nahi/;
const lostSigns = / (stopped|stop|gave up|given up|quit|dropped|no more|anymore|chod\w*|chut\w*|chhut\w*|band) /;
const fineSigns =
  / (is|are|was) (fine|ok|okay|good|nice|great|not the problem|not a problem) | (thik|theek|accha|acha|ache|achi) (hai|hain) /;
const afterSigns = / (afterwards|afterward|after that|later|then i|uske bad|iske bad|bad mein|fir) /;
const aheadSigns =
  / (next morning|next day|tomorrow|agle din|agli suba\w*|dusre din|the morning after|upcoming|waiting|ane wala|ane wali|due) /;
/** Words that make a thing the one before or beside it, even in the very first line. */
const besideSigns =
  / (after|before|because|due to|when|whenever|while|during|ke bad|se p[ae]hle|ki vaja|jab|jab bhi|ke saath|ke sath|next morning|next day|agle din) /;
const denials = ['not', 'no', 'never', 'nahi', 'without', 'bina', 'mat'];

export interface Listening {
  /** The slot of the question before. */
  asked: string | undefined;
  /** The line opens its case: only what is marked as a clue is one. */
  isOpening: boolean;
  /** Things that are the case itself. */
  own: readonly string[];
  yesNo: 'yes' | 'no' | undefined;
}

/** All clues of a line. */
export function cluesIn(message: string, { asked, isOpening, own, yesNo }: Listening): Clues {
  const line = ready(message);
  const clues: Clues = {};
  const since = sinceIn(line, asked === 'since');
  if (since.since) clues.since = since.since;
  let rest = since.rest;

  const ruledOut = deniedIn(rest);
  if (!isOpening && ruledOut.length === 0 && (asked === 'exception' || exceptionSigns.test(line))) {
    const exception = exceptionIn(rest, message, asked === 'exception', yesNo);
    if (exception) return { ...clues, exception };
  }
  if (!isOpening && lostSigns.test(line)) {
    const gone = findIn(rest, lost);
    if (gone.keys.length > 0) {
      clues.lost = gone.keys;
      rest = gone.rest;
    }
  }
  if (asked === 'after' || afterSigns.test(line)) {
    const end = findIn(rest, ends);
    if (end.keys[0]) {
      clues.after = end.keys[0];
      rest = end.rest;
    }
  }

  const thing = findIn(hasKaam(message) ? `${rest}office ` : rest, things);
  const time = timeIn(thing.rest.slice(0, line.length), message);
  if (time.time && !(clues.since && !time.time.days && !time.time.part && time.time.hour === undefined)) clues.when = time.time;
  const person = findIn(time.rest, persons);
  const who = person.keys.filter((key) => key !== 'alone' || person.keys.length === 1);
  const isWell = fineSigns.test(line) && asked !== 'who';
  if (who.length > 0 && !isWell) clues.who = who.slice(0, 3);

  const denied = ruledOut.filter((key) => thing.keys.includes(key));
  if (denied.length > 0) {
    clues.cleared = denied;
    delete clues.when;
  }
  const named = thing.keys.filter((key) => !denied.includes(key) && !own.includes(key));
  const isWanted = asked !== 'after' && !clues.lost && (!isOpening || besideSigns.test(line));
  if (named.length > 0 && isWanted) {
    // What happens at work or under pressure is the meeting, the call; the office is only where.
    const sharp = named.filter((key) => !blunt.has(key));
    const before: Before = { things: (sharp.length > 0 ? sharp : named).slice(0, 2) };
    if (isAhead(line, thing.at.get(before.things[0] ?? '') ?? 0)) before.isAhead = true;
    const [companion] = clues.who ?? [];
    if (companion && companion !== 'alone' && ['call', 'meeting', 'quarrel', 'message'].includes(before.things[0] ?? '')) {
      // Whom else the line names, the cousin one is compared with, is not there.
      before.with = companion;
      clues.who = [companion];
    }
    clues.before = before;
  }
  return clues;
}

/** Where and why rather than what. */
const blunt = new Set(['work', 'stress']);

/** "Kaam" sounds like "kam", little, once it is normalised. */
const hasKaam = (message: string): boolean =>
  !/mann nahi|man nahi|mann nhi|मन नहीं/iu.test(message) &&
  /(?<!\p{L})(kaam|काम)(?!\p{L})/iu.test(message) &&
  !/kaam (karta|karti|na|nahi|ki baat|aay)|काम (न|ना|नहीं|कर)/iu.test(message);

/** Things that the line says are not there: "I don't drink coffee", "chai nahi peeti". */
function deniedIn(line: string): string[] {
  const { keys, at } = findIn(line, things);
  return keys.filter((key) => {
    if (!drunkOrUsed.has(key)) return false;
    const start = at.get(key) ?? 0;
    const before = line.slice(0, start).trim().split(' ').slice(-3);
    const after = line.slice(start).trim().split(' ').slice(1, 3);
    return before.some((word) => denials.includes(word)) || after.includes('nahi');
  });
}
/** "No gym" is no suspect ruled out; "no coffee" is one. */
const drunkOrUsed = new Set(['caffeine', 'alcohol', 'smoke', 'phone', 'screen', 'sweets', 'quarrel', 'order', 'party', 'news', 'meeting']);

function isAhead(line: string, at: number): boolean {
  if (aheadSigns.test(line)) return true;
  const before = line.indexOf(' before ');
  if (before >= 0 && before < at && at - before < 16) return true;
  const ahead = / se p[ae]hle /.exec(line)?.index ?? -1;
  return ahead > at && ahead - at < 24;
}

function exceptionIn(line: string, message: string, isAsked: boolean, yesNo: 'yes' | 'no' | undefined): Exception | undefined {
  const kinds = findIn(line, exceptions);
  const { time, rest } = timeIn(kinds.rest, message);
  const [person] = findIn(rest, persons).keys;
  // "I order when I am alone", asked for a quiet day, tells of a day on which it came.
  if (isAsked && !exceptionSigns.test(line) && kinds.keys.length === 0 && findIn(line, things).keys.length > 0) return undefined;
  const exception: Exception = {};
  const isOfPerson = person !== undefined && (!isAsked || personSigns.test(line) || line.trim().split(' ').length <= 3);
  // "When papa is at home": he is what is different, not the home.
  const stays = kinds.keys.filter((kind) => kind !== 'at-home' || !isOfPerson);
  if (stays.length > 0) exception.kinds = stays.slice(0, 2);
  else if (isOfPerson) {
    exception.person = person;
    if (awaySigns.test(line)) exception.isAway = true;
  }
  const solid = time && { ...time, spans: (time.spans ?? []).filter((span) => span !== 'daily' && span !== 'sometimes') };
  if (solid && (solid.days || solid.part || solid.hour !== undefined || solid.date !== undefined || solid.spans.length > 0)) {
    const { spans: kept, ...others } = solid;
    exception.time = kept.length > 0 ? { ...others, spans: kept } : others;
  }
  if (Object.keys(exception).length > 0) return exception;
  if (isAsked && (yesNo === 'no' || neverSigns.test(line))) return { isNever: true };
  return undefined;
}

/** The feeling that a line speaks of. */
export const feelingIn = (message: string): string | undefined => findIn(ready(message), feelings).keys[0];

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

const and: InLangs = { en: 'and', hinglish: 'aur', hi: 'और' };
const listed = (items: readonly string[], lang: Lang): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and[lang]} ${items.at(-1)}`;
const nameIn = (table: Record<string, Word>, key: string, lang: Lang): string => table[key]?.name[lang] ?? key;
const ordinal = (value: number): string => {
  const tail = value % 10;
  const isTeen = value > 10 && value < 14;
  return `${value}${isTeen ? 'th' : tail === 1 ? 'st' : tail === 2 ? 'nd' : tail === 3 ? 'rd' : 'th'}`;
};

/** "Sunday and Wednesday nights", "around three in the afternoon", "the 12th". */
export const timePhrase = (time: Time): InLangs =>
  inLangs((lang) => {
    const pieces: string[] = [];
    const part = time.part === undefined ? undefined : parts[time.part];
    const names = time.days?.map((day) => nameIn(days, day, lang)) ?? [];
    const partIsSaid = names.length > 0 && part !== undefined && time.hour === undefined;
    if (names.length > 0) {
      if (lang === 'en')
        pieces.push(
          partIsSaid
            ? `${listed(names, lang)} ${part?.name.en}`
            : listed(
                names.map((name) => `${name}s`),
                lang,
              ),
        );
      else pieces.push([listed(names, lang), partIsSaid ? part?.name[lang] : lang === 'hinglish' ? 'ko' : 'को'].filter(Boolean).join(' '));
    }
    if (time.hour !== undefined) {
      const hour = numbers[time.hour]?.[lang] ?? String(time.hour);
      if (lang === 'en') pieces.push(['around', hour, part?.of.en].filter(Boolean).join(' '));
      else pieces.push([part?.of[lang], hour, lang === 'hi' ? 'बजे के आसपास' : 'baje ke aaspaas'].filter(Boolean).join(' '));
    } else if (part && !partIsSaid) pieces.push(lang === 'en' ? part.name.en : `${part.name[lang]} ${lang === 'hi' ? 'को' : 'ko'}`);
    if (time.date !== undefined)
      pieces.push(
        { en: `around the ${ordinal(time.date)}`, hinglish: `${time.date} tareekh ke aaspaas`, hi: `${time.date} तारीख़ के आसपास` }[lang],
      );
    for (const span of time.spans ?? []) pieces.push(nameIn(spans, span, lang));
    return pieces.join(', ');
  });

/** "With your mother", "when you are alone". */
export const whoPhrase = (keys: readonly string[]): InLangs =>
  inLangs((lang) => {
    const alone = persons.alone?.phrase?.[lang] ?? '';
    if (keys.includes('alone')) return alone;
    const names = listed(
      keys.map((key) => nameIn(persons, key, lang)),
      lang,
    );
    return { en: `with ${names}`, hinglish: `${names} ke saath`, hi: `${names} के साथ` }[lang];
  });

/** "After the call with your mother", "before the meeting", "on an empty stomach". */
export const beforePhrase = (before: Before): InLangs =>
  inLangs((lang) => {
    const matter = before.matter === undefined ? undefined : cases[before.matter]?.name[lang];
    if (matter !== undefined) return placed(matter, before, lang);
    if (before.things.length === 0) return before.quote === undefined ? '' : `“${before.quote}”`;
    const own = before.things.flatMap((key) => (things[key]?.phrase && !before.isAhead ? [things[key]?.phrase?.[lang] ?? ''] : []));
    const others = before.things.filter((key) => !things[key]?.phrase || before.isAhead);
    const pieces = [...own];
    if (others.length > 0)
      pieces.unshift(
        placed(
          `${listed(
            others.map((key) => nameIn(things, key, lang)),
            lang,
          )}`,
          before,
          lang,
        ),
      );
    return pieces.join(', ');
  });

function placed(names: string, { isAhead: ahead, with: companion }: Before, lang: Lang): string {
  const person = companion === undefined ? undefined : nameIn(persons, companion, lang);
  if (lang === 'en') return `${ahead ? 'before' : 'after'} ${names}${person ? ` with ${person}` : ''}`;
  const [along, after, until] = lang === 'hinglish' ? ['ke saath', 'ke baad', 'se pehle'] : ['के साथ', 'के बाद', 'से पहले'];
  return `${person ? `${person} ${along} ` : ''}${names} ${ahead ? until : after}`;
}

/** "Since April", "for two months". */
export const sincePhrase = ({ event, month, count, unit }: Since): InLangs =>
  inLangs((lang) => {
    if (event) {
      const name = nameIn(events, event, lang);
      const isAge = ['childhood', 'school', 'college', 'lockdown'].includes(event);
      return { en: `since ${name}`, hinglish: isAge ? `${name} se` : `${name} ke baad se`, hi: isAge ? `${name} से` : `${name} के बाद से` }[
        lang
      ];
    }
    if (month) {
      const name = nameIn(months, month, lang);
      return { en: `since ${name}`, hinglish: `${name} se`, hi: `${name} से` }[lang];
    }
    const stretch = units[unit ?? ''];
    if (!stretch) return '';
    if (count === undefined)
      return { en: `for ${stretch.many.en}`, hinglish: `kai ${stretch.many.hinglish} se`, hi: `कई ${stretch.many.hi} से` }[lang];
    const number = numbers[count]?.[lang] ?? String(count);
    const name = count === 1 ? stretch.one[lang] : stretch.many[lang];
    return { en: `for ${number} ${name}`, hinglish: `${number} ${name} se`, hi: `${number} ${name} से` }[lang];
  });

const plurals = new Set(['parents', 'in-laws', 'colleagues', 'friends', 'children', 'grandparents', 'relatives', 'strangers']);

/** "Holidays", "days with friends", "when your mother is away": what stands after "except". */
export const exceptionPhrase = ({ isNever, time, kinds = [], person, isAway }: Exception): InLangs =>
  inLangs((lang) => {
    if (isNever) return '';
    const pieces = kinds.map((kind) => nameIn(exceptions, kind, lang));
    if (person) {
      const name = nameIn(persons, person, lang);
      if (person === 'alone') pieces.push({ en: 'when you are alone', hinglish: 'akele waqt', hi: 'अकेले समय' }[lang]);
      else if (isAway)
        pieces.push(
          { en: `when ${name} ${plurals.has(person) ? 'are' : 'is'} away`, hinglish: `${name} ke na hone par`, hi: `${name} के न होने पर` }[
            lang
          ],
        );
      else pieces.push({ en: `with ${name}`, hinglish: `${name} ke saath`, hi: `${name} के साथ` }[lang]);
    }
    if (time) pieces.push(timePhrase(time)[lang].replace(/ (ko|को)(?=,|$)/g, ''));
    return pieces.join(', ');
  });

/** "The running and the friends", that fell away. */
export const lostPhrase = (keys: readonly string[]): InLangs =>
  inLangs((lang) => {
    const names = listed(
      keys.map((key) => nameIn(lost, key, lang)),
      lang,
    );
    return { en: `with ${names} gone`, hinglish: `${names} chhoot gaye`, hi: `${names} छूट गए` }[lang];
  });

/** What is suspected, as it stands in "the start of it lies in ...". */
export const suspectName = (key: string): InLangs =>
  things[key]?.suspect ?? things[key]?.name ?? persons[key]?.name ?? { en: key, hinglish: key, hi: key };

/** Persons and things that a question sets against each other: "is it the phone or the boss". */
export function suspectsIn(message: string): string[] {
  const line = hasKaam(message) ? `${ready(message)}office ` : ready(message);
  const thing = findIn(line, things);
  const person = findIn(thing.rest, persons);
  const found = [
    ...thing.keys.map((key) => [key, thing.at.get(key) ?? 0] as const),
    ...person.keys.map((key) => [key, person.at.get(key) ?? 0] as const),
  ];
  return found.sort((a, b) => a[1] - b[1]).map(([key]) => key);
}

/** A short answer in words that we have none for, fit to be said back in quotation marks. */
export function quotable(message: string): string | undefined {
  const text = message.trim().replace(/^[\s"'“]+|[\s"'”.!?,।…]+$/gu, '');
  const words = text.split(/\s+/);
  if (text === '' || words.length > 4 || /[^\p{L}\p{M}\p{N}\s'’-]/u.test(text) || !/\p{L}{2}/u.test(text)) return undefined;
  return pronouns.test(` ${words.join(' ').toLowerCase()} `) ? undefined : text;
}
const pronouns =
  /[\s](i|im|i'm|me|my|mine|myself|you|your|we|us|our|he|she|they|him|her|them|it|this|that|main|mai|mein|mujhe|mera|meri|mere|hum|humein|aap|tum|tu|tumhara|aapka|woh|wo|voh|yeh|ye|uska|uski|unka|haan|nahi|nahin|no|yes|ok|okay|मैं|मुझे|मेरा|मेरी|मेरे|हम|आप|तुम|वह|वो|यह|उसका|उसकी|नहीं|हाँ|हां)[\s]/u;
