import { expect, test } from 'vitest';
import { withYears } from '#server/language/years.ts';

test.each([
  ['a wagon r two thousand fourteen', 'a wagon r 2014'],
  ['baleno twenty seventeen', 'baleno 2017'],
  ['nineteen ninety eight esteem', '1998 esteem'],
  ['bolero hai do hazaar nau ki', 'bolero hai 2009 ki'],
  ['दो हज़ार ग्यारह की बोलेरो', '2011 की बोलेरो'],
  ['wagonr cng hai solah model', 'wagonr cng hai 2016 model'],
])('a year in words is written in digits: "%s"', (said, written) => {
  expect(withYears(said)).toBe(written);
});

test.each(['two thousand rupees', 'do hazar paanch sau', 'twenty twenty two lakhs', 'nine eight four twenty seventeen two', 'barah lakh'])(
  'an amount and digits of a telephone number are no year: "%s"',
  (said) => {
    expect(withYears(said)).toBe(said);
  },
);
