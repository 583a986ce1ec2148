/** The words that clues are read from and said back with, and the cases they belong to. Read from `words.md`. */

import { join } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import { type Row, readTables } from '../tables.ts';

/** A thing that a clue can be, with the words that mean it in all spellings, and how it is named after a preposition. */
export interface Word {
  /** Compared after `normalise`. */
  words: readonly string[];
  name: InLangs;
  /** The whole phrase where "after ..." does not do. */
  phrase?: InLangs;
  /** As what one suspects, where the name alone would be odd. */
  suspect?: InLangs;
}

const plain = ['word', 'name', 'heard in'];
const tables = readTables(join(import.meta.dirname, 'words.md'), {
  cases: ['case', 'family', 'name', 'with', 'when', 'hour', 'heard in'],
  things: ['word', 'name', 'phrase', 'suspect', 'cause', 'heard in'],
  persons: ['word', 'name', 'phrase', 'heard in'],
  days: plain,
  parts: ['word', 'name', 'of', 'heard in'],
  spans: plain,
  months: plain,
  units: ['word', 'one', 'many', 'heard in'],
  numbers: ['number', 'name', 'heard in'],
  ends: plain,
  events: plain,
  lost: plain,
  exceptions: plain,
  feelings: ['feeling', 'heard in'],
});

const heardIn = (row: Row): string[] => row.list('heard in');

function wordOf(row: Row): Word {
  const [phrase, suspect] = [row.maybeInLangs('phrase'), row.maybeInLangs('suspect')];
  return { words: heardIn(row), name: row.inLangs('name'), ...(phrase && { phrase }), ...(suspect && { suspect }) };
}

const read = <Entry>(rows: ReadonlyMap<string, Row>, entryOf: (row: Row) => Entry): Record<string, Entry> =>
  Object.fromEntries([...rows].map(([key, row]) => [key, entryOf(row)]));

export const days = read(tables.days, wordOf);
/** Parts of a day, with how they stand behind an hour. */
export const parts = read(tables.parts, (row) => ({ ...wordOf(row), of: row.inLangs('of') }));
/** Stretches of time that are neither a day nor an hour. */
export const spans = read(tables.spans, wordOf);
export const months = read(tables.months, wordOf);
export const units = read(tables.units, (row) => ({
  words: heardIn(row),
  name: row.inLangs('many'),
  one: row.inLangs('one'),
  many: row.inLangs('many'),
}));
/** Persons, named as "with ..." takes them. `alone` is one of them, for a detective. */
export const persons = read(tables.persons, wordOf);
/** What comes just before, or waits ahead, with the cause whose experiment helps. */
export const things: Record<string, Word & { cause?: string }> = read(tables.things, (row) => {
  const cause = row.maybe('cause');
  return { ...wordOf(row), ...(cause !== undefined && { cause }) };
});
/** What follows it. */
export const ends = read(tables.ends, wordOf);
/** What began around then. */
export const events = read(tables.events, wordOf);
/** What fell away meanwhile. */
export const lost = read(tables.lost, wordOf);
/** Days on which it stays away, that are no time of the calendar. */
export const exceptions = read(tables.exceptions, wordOf);
export const feelings = read(tables.feelings, heardIn);

const numberRows = [...tables.numbers].map(([number, row], index) =>
  Number(number) === index ? row : row.fail(`${index} is expected here, not ${number}`),
);
/** The names of the numbers from zero on. */
export const numbers: readonly InLangs[] = numberRows.map((row) => row.inLangs('name'));
/** Other spellings of them. */
export const numberWords: readonly (readonly string[])[] = numberRows.map(heardIn);

const families = [
  ...(['sleep', 'tired', 'body', 'food', 'money', 'phone', 'start', 'leave', 'fight', 'love', 'friends'] as const),
  ...(['work', 'fear', 'mood', 'mind', 'habit', 'late', 'good', 'other'] as const),
];

/** A topic that a case can be about. */
export interface Case {
  family: (typeof families)[number];
  /** As in "the start of ...". */
  name: InLangs;
  /** Known with the topic. */
  who?: string;
  span?: string;
  part?: string;
  days?: string[];
  hour?: number;
}

export const cases: Record<string, Case> = read(tables.cases, (row) => {
  const when = row.someOf('when', [...Object.keys(days), ...Object.keys(spans), ...Object.keys(parts)]);
  const knownDays = when.filter((word) => days[word]);
  const span = when.find((word) => spans[word]);
  const part = when.find((word) => parts[word]);
  const hour = row.maybe('hour');
  return {
    family: row.oneOf('family', families),
    name: row.inLangs('name'),
    ...(row.maybe('with') && { who: row.oneOf('with', Object.keys(persons)) }),
    ...(knownDays.length > 0 && { days: knownDays }),
    ...(span && { span }),
    ...(part && { part }),
    ...(hour !== undefined && { hour: Number(hour) || row.fail(`"${hour}" is no hour`) }),
  };
});

/** The name of a case or of a kind of case, as a row of another table has it. */
export function caseKeyOf(key: string, row: Row): string {
  return cases[key] || (families as readonly string[]).includes(key) ? key : row.fail(`"${key}" is neither a case nor a kind of case`);
}

/** Words that name the matter of a case in a line that is near no topic; the more special come first. */
export const matters: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(read(tables.cases, heardIn)).filter(([, words]) => words.length > 0),
);

/** After these no question of the case is asked: nothing is to be solved there, or somebody else is spoken of. */
export const quietTopics: ReadonlySet<string> = new Set([
  ...[
    'grief',
    'suspicion',
    'counsellor',
    'diagnosis',
    'privacy',
    'own-character',
    'case-story',
    'riddle',
    'wrong-hunch',
    'horoscope',
    'lost-things',
  ],
]);

/** Topics whose own text begins with a warm word. */
export const warmTopics: ReadonlySet<string> = new Set([
  ...['tired-always', 'palpitations-panic', 'breakup-returning', 'fast-anger', 'exam-panic', 'overthinking', 'friends-drifting'],
  ...['friends-in-need', 'loneliness', 'crying', 'low-mood', 'grief', 'anger-at-mother', 'drinking', 'porn-at-night'],
  ...['guilt-and-secrets', 'bad-luck', 'social-anxiety', 'imposter-feeling', 'in-laws', 'sunday-sadness'],
]);
