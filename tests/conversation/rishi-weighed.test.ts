/** What Rishi makes of sums, days and places that were told: he weighs them, and does not ask for them again. */

import { describe, expect, test } from 'vitest';
import { journeyIn } from '#server/conversation/plans/rishi/read-journey.ts';
import { placesIn } from '#server/conversation/plans/rishi/topics.ts';
import { holdLines } from './hold.ts';

/** His replies to some lines. */
const replies = (...lines: string[]): string[] => holdLines('rishi', lines).map(({ reply }) => reply);

describe('money', () => {
  test('a sum with a question is weighed for the place', () => {
    expect(replies('matheran, three days from mumbai with my wife', 'budget 6k per couple incl stay, is that a joke?')[1]).toMatch(
      /about \d+ rupees for each/,
    );
  });

  test('the cost for all is counted for all', () => {
    expect(replies('mandvi from nagpur in january', 'four of us, 5 days', 'rough cost for all?')[2]).toMatch(
      /five days in Mandvi for 4 of you come to \d+ to \d+ rupees together/,
    );
  });

  test.each([
    ['2500 per head', { isPerHead: true }],
    ['1500 per day', { isPerDay: true }],
    ['6k per couple', { isPerCouple: true }],
    ['35000 without the flight', { isWithoutWay: true }],
    ['300 rupaye prati bachcha', { isPerHead: true }],
  ])('"%s" says for whom and for what', (line, share) => {
    expect(journeyIn(line, undefined, undefined).budget).toMatchObject(share);
  });
});

describe('dates', () => {
  test.each([
    ['15 to 19 jan', 5],
    ['we land on 18th and go back 28th', 11],
  ])('"%s" tells the days', (line, days) => {
    expect(journeyIn(line, undefined, undefined).days).toBe(days);
  });

  test('who leaves next Friday is not asked for the month', () => {
    expect(replies('bangalore to gokarna, next friday')[0]).toMatch(/How many days|Is this a weekend/);
  });
});

describe('places', () => {
  test('a lodging near the temple is no town in the hills', () => {
    expect(placesIn('मंदिर के पास कोई धर्मशाला').named).toEqual([]);
    expect(placesIn('धर्मशाला जाना है').named).not.toEqual([]);
  });

  test('where they were last year they are not sent again', () => {
    expect(replies('delhi se do din', 'last time mussoorie me sirf plastic dekha')[1]).not.toContain('Mussoorie');
  });

  test('a city named in passing is no new start', () => {
    const before = journeyIn('from pune', undefined, undefined);
    expect(journeyIn('kolhapur wala highway', undefined, undefined, before).start).toBeUndefined();
    expect(journeyIn('sorry, from mumbai', undefined, undefined, before).start?.name.en).toBe('Mumbai');
  });

  test('one day from Kanpur goes to no place in Kerala', () => {
    expect(replies('40 bachcho ko ek din le jana hai', 'kanpur se, class 6', 'march', 'panchhi dekhne').join(' ')).not.toContain('Kerala');
  });

  test('who wants meat hears of it', () => {
    expect(replies('kodaikanal from hubli', 'non veg compulsory, food?')[1]).toContain('Meat and fish');
  });

  test('train or flight is answered for their own way', () => {
    expect(replies('rameswaram from hyderabad', 'train or flight?')[1]).toMatch(/Hyderabad to Rameswaram it is about \d+ kilometres/);
  });
});
