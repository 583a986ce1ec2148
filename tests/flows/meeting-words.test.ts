import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMeetingHours } from '#server/flows/meeting-hours.ts';
import { instantMeant } from '#server/flows/meeting-words.ts';

const hours = createMeetingHours('Asia/Kolkata', [1, 2, 3, 4, 5, 6, 7]);
/** A Saturday, half past three in the afternoon in India. */
const saturday = new Date('2026-11-21T10:00:00Z');

const meant = (words: string, zone = 'Asia/Kolkata', now = saturday) =>
  instantMeant(words, zone, now, (instant) => hours.around(instant, now) !== undefined);
const inIndia = (words: string, now = saturday) =>
  meant(words, 'Asia/Kolkata', now)?.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16);

test.each([
  ['2026-11-22T04:30:00.000Z', '2026-11-22 10:00'],
  ['2026-11-22T04:30:00.000000Z', '2026-11-22 10:00'],
  ['2026-11-22T10:00:00+05:30', '2026-11-22 10:00'],
  ['tomorrow 4pm', '2026-11-22 16:00'],
  ['tomorrow at 4', '2026-11-22 16:00'],
  ['tomorrow 4pm instead', '2026-11-22 16:00'],
  ['can we do 4.30 pm?', '2026-11-22 16:30'],
  ['11', '2026-11-22 11:00'],
  ['at 4', '2026-11-22 16:00'],
  ['4.30', '2026-11-22 16:30'],
  ['tomorrow noon', '2026-11-22 12:00'],
  ['day after tomorrow 11:00 am', '2026-11-23 11:00'],
  ['Monday would be good, around 4 pm', '2026-11-23 16:00'],
  ['24 Nov 16:00', '2026-11-24 16:00'],
  ['25/11 at 5pm', '2026-11-25 17:00'],
  ['4pm IST tomorrow', '2026-11-22 16:00'],
])('"%s" is %s', (words, time) => expect(inIndia(words)).toBe(time));

test.each([
  ['kal shaam 5 baje', '2026-11-22 17:00'],
  ['parso subah 11', '2026-11-23 11:00'],
  ['parson 4 baje chalega', '2026-11-23 16:00'],
  ['shaam ko paanch baje, kal', '2026-11-22 17:00'],
  ['kal do baje', '2026-11-22 14:00'],
  ['kal saadhe teen baje', '2026-11-22 15:30'],
  ['paune paanch baje', '2026-11-22 16:45'],
  ['dopahar 12 baje kal', '2026-11-22 12:00'],
  ['somvar ko subah das baje', '2026-11-23 10:00'],
  ['कल शाम ५ बजे', '2026-11-22 17:00'],
  ['परसों सुबह ग्यारह बजे', '2026-11-23 11:00'],
  ['कल सुबह साढ़े दस बजे', '2026-11-22 10:30'],
  ['मंगलवार दोपहर 2 बजे', '2026-11-24 14:00'],
])('"%s", as people in India say it, is %s', (words, time) => expect(inIndia(words)).toBe(time));

test.each([
  'whenever',
  'tomorrow',
  'tomorrow afternoon',
  'Monday',
  'not tomorrow at 4pm',
  "I can't do 4pm",
  'kal nahi, 4 baje',
  'between 3 and 5 pm tomorrow',
  '25th at 5',
  'next week Tuesday 2:30',
  'call me at 9876543210',
  '31 Feb 4pm',
  'tomorrow 99:99',
  '2026-13-22T04:30:00.000Z',
  'the earliest times next week',
  'कल',
])('"%s" is left to a person', (words) => expect(inIndia(words)).toBeUndefined());

test('what is past or outside the hours is understood, and not possible', () => {
  for (const words of ['today 5pm', 'tomorrow 8am', 'tomorrow 6pm', 'raat 8 baje', 'in 2 hours']) {
    const instant = meant(words);
    expect(instant).toBeInstanceOf(Date);
    expect(instant && hours.around(instant, saturday)).toBeUndefined();
  }
});

describe('the same instant everywhere', () => {
  test.each([
    ['Asia/Kolkata', 'tomorrow 4pm'],
    ['America/New_York', '22 Nov 5:30 am'],
    ['Pacific/Auckland', '22 Nov 11:30 pm'],
    ['Europe/London', 'tomorrow 10:30'],
    ['Asia/Kathmandu', 'tomorrow 4:15 pm'],
    ['America/New_York', 'tomorrow 4pm IST'],
  ])('said in %s as "%s"', (zone, words) => expect(meant(words, zone)?.toISOString()).toBe('2026-11-22T10:30:00.000Z'));

  test('across the nights when clocks change: New York in November, Auckland in September', () => {
    // At 2:00 on Sunday 1 November 2026 New York goes back to standard time.
    const beforeAutumn = new Date('2026-10-31T16:00:00Z');
    expect(meant('tomorrow 12:30 am', 'America/New_York', beforeAutumn)?.toISOString()).toBe('2026-11-01T04:30:00.000Z');
    expect(meant('tomorrow 6 am', 'America/New_York', beforeAutumn)?.toISOString()).toBe('2026-11-01T11:00:00.000Z');
    // At 2:00 on Sunday 27 September 2026 Auckland goes forward.
    const beforeSpring = new Date('2026-09-26T02:00:00Z');
    expect(meant('tomorrow 1 am', 'Pacific/Auckland', beforeSpring)?.toISOString()).toBe('2026-09-26T13:00:00.000Z');
    expect(meant('tomorrow 6 pm', 'Pacific/Auckland', beforeSpring)?.toISOString()).toBe('2026-09-27T05:00:00.000Z');
  });
});

test('tomorrow is the business’s, from 10 to 6, on its days', () => {
  // Half past midnight on Sunday in India; still Saturday in New York.
  const night = new Date('2026-11-21T19:00:00Z');
  expect(hours.tomorrow(night)).toEqual({ from: new Date('2026-11-23T04:30:00Z'), to: new Date('2026-11-23T12:30:00Z') });
  const weekdays = createMeetingHours('Asia/Kolkata', [1, 2, 3, 4, 5]);
  expect(weekdays.tomorrow(saturday)).toBeUndefined();
  expect(createMeetingHours('America/New_York', [7]).tomorrow(new Date('2026-10-31T16:00:00Z'))).toEqual({
    from: new Date('2026-11-01T15:00:00Z'),
    to: new Date('2026-11-01T23:00:00Z'),
  });
});

test('whatever a visitor writes, it is an instant or left to a person, and never an error', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom('kal', 'shaam', 'baje', '5', '99', ':', 'tomorrow', 'pm', 'T', 'कल', 'बजे', '२', 'noon', 'IST', '-', '0000-00-00T00:00'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia'), (pieces, zone) => {
      const instant = meant(pieces.join(' '), zone);
      expect(instant === undefined || Number.isFinite(instant.getTime())).toBe(true);
    }),
    { numRuns: 500 },
  );
});
