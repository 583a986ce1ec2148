import { describe, expect, test } from 'vitest';
import { moneyIn, numberIn } from '#server/language/numbers.ts';
import { partySizeIn } from '#server/language/party-size.ts';
import { sumIn } from '#server/language/sums.ts';
import { daysIn, monthOrSeasonIn, timeWordsIn } from '#server/language/times.ts';

test.each([
  ['around 9', 9],
  ['das', 10],
  ['sadhe teen', 3.5],
  ['twenty five', 25],
  ['three hundred and fifty', 350],
  ['बीस', 20],
  ['ढाई', 2.5],
  ['bhej do', undefined],
  ['saath mein', undefined],
])('the number in "%s" is %s', (line, number) => {
  expect(numberIn(line)).toBe(number);
});

test.each([
  ['12 lakh', 1_200_000],
  ['8-10 lakhs', 1_000_000],
  ['fifteen to eighteen lakhs max', 1_800_000],
  ['1.2 crore', 12_000_000],
  ['fifteen thousand a month', 15_000],
  ['das lakh', 1_000_000],
  ['dedh lakh', 150_000],
  ['sadhe teen lakh', 350_000],
  ['२० हज़ार', 20_000],
  ['Rs. 1,50,000', 150_000],
  ['under 100', 100],
  ['20k', 20_000],
  ['10L', 1_000_000],
  ['paanch sau rupaye', 500],
  ['40 km', undefined],
  ['4 people', undefined],
  ['my sugar is 400 today', undefined],
  ['10% off', undefined],
])('the amount in "%s" is %s rupees', (line, rupees) => {
  expect(moneyIn(line)?.rupees).toBe(rupees);
});

test('a number said alone is so many of what was asked for', () => {
  expect(moneyIn('around 9')).toBeUndefined();
  expect(moneyIn('around 9', 100_000)?.rupees).toBe(900_000);
});

test.each([
  ['we are five', 5],
  ['hum paanch log', 5],
  ['me and my wife and two kids', 4],
  ['two adults and two kids and my mother in law', 5],
  ['family of four', 4],
  ['with my parents', 3],
  ['me and two friends', 3],
  ['just me', 1],
  ['hum dono', 2],
  ['seven seater', 7],
  ['परिवार के साथ दो बच्चे', 4],
  ['my mother', undefined],
  ['we are four days there', undefined],
  ['i have two kids', undefined],
])('the people in "%s" are %s', (line, people) => {
  expect(partySizeIn(line)?.people).toBe(people);
});

test.each([
  ['four days', 4],
  ['a long weekend', 3],
  ['ek hafta', 7],
  ['3-4 din', 4],
  ['2 nights 3 days', 3],
  ['दो हफ़्ते', 14],
  ['3 saal ka beta', undefined],
  ['din mein do baar', undefined],
])('the days in "%s" are %s', (line, days) => {
  expect(daysIn(line)?.days).toBe(days);
});

test.each([
  ['in october', { month: 10 }],
  ['may mein', { month: 5 }],
  ['दिसंबर में', { month: 12 }],
  ['diwali', { month: 11 }],
  ['garmiyon mein', { season: 'summer' }],
  ['monsoon', { season: 'monsoon' }],
  ['i may go', undefined],
])('the month or season in "%s"', (line, found) => {
  expect(monthOrSeasonIn(line)).toEqual(found);
});

test.each([
  ['just looking, maybe in six months', 'maybe in six months'],
  ['agle mahine', 'agle mahine'],
  ['diwali ke time pe', 'diwali ke time pe'],
  ['दिवाली पर', 'दिवाली पर'],
  ['not in a hurry', 'not in a hurry'],
  ['i drive a swift', undefined],
])('the time to come in "%s"', (line, words) => {
  expect(timeWordsIn(line)).toBe(words);
});

describe('a small sum', () => {
  test.each([
    ['23 times 17', 391],
    ['15% of 240', 36],
    ['what is 12 plus 30', 42],
    ['5*6', 30],
    ['2 + 3 * 4', 14],
    ['how much is 100 divided by 8', 12.5],
    ['सात और पाँच कितना', 12],
    ['45 into 3 kitna hota hai', 135],
    ['240 ka 15 percent', 36],
    ['pachas mein se bees ghatao', 30],
  ])('"%s" is %s', (line, result) => {
    expect(sumIn(line)).toBe(result);
  });

  test.each(['8-10 lakh', '4x4', '12/5', '3-4 din', 'two and two', '98450-98450', '3 times a day', '10/0', 'i have 2 kids and 3 dogs'])(
    '"%s" is none',
    (line) => {
      expect(sumIn(line)).toBeUndefined();
    },
  );
});
