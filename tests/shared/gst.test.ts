import { describe, expect, test } from 'vitest';
import { isGstin, isStateCode, stateList, stateOfGstin, taxIn } from '#shared/gst.ts';

test('the States and Union Territories are 36, by name', () => {
  expect(stateList).toHaveLength(36);
  expect(stateList.map(({ name }) => name)).toEqual(stateList.map(({ name }) => name).toSorted());
  expect(stateList.every(({ code }) => isStateCode(code))).toBe(true);
  for (const code of ['25', '28', '00', '99', '', 'toString']) expect(isStateCode(code)).toBe(false);
});

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '07AAGFF2194N1Z1'])('is known by its check letter: %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(stateOfGstin(gstin)).toBe(gstin.slice(0, 2));
    // One letter wrong, or two that changed places.
    for (let place = 0; place < 15; place++) {
      const letter = gstin.charAt(place);
      const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'A' ? 'B' : 'A';
      expect(isGstin(gstin.slice(0, place) + other + gstin.slice(place + 1))).toBe(false);
    }
  });

  test.each(['', '27aapfu0939f1zv', '27AAPFU0939F1Z', '27AAPFU0939F1ZV1', '29GGGGG1314R9Z7', '99AAPFU0939F1ZV'])('is not: "%s"', (text) =>
    expect(isGstin(text)).toBe(false),
  );
});

describe('the tax in a price', () => {
  test('and what is taxed make the price again, to the paisa, for every price and rate; shares within a State are equal', () => {
    for (const rate of [5, 12, 18, 28])
      for (let paise = 100; paise < 20_000; paise += 37)
        for (const to of ['29', '27', '04'] as const) {
          const { taxable, parts } = taxIn(paise, rate, '29', to);
          expect(taxable + parts.reduce((sum, part) => sum + part.paise, 0)).toBe(paise);
          expect(parts.reduce((sum, part) => sum + part.rate, 0)).toBe(rate);
          expect(Math.abs(taxable - (paise * 100) / (100 + rate))).toBeLessThanOrEqual(1);
          if (parts.length === 2) expect(parts[0]?.paise).toBe(parts[1]?.paise);
        }
  });

  test.each([
    ['27', '29', ['IGST']],
    ['29', '29', ['CGST', 'SGST']],
    ['07', '07', ['CGST', 'SGST']],
    ['04', '04', ['CGST', 'UTGST']],
  ] as const)('from %s to %s is %s', (from, to, names) => expect(taxIn(119_00, 18, from, to).parts.map(({ name }) => name)).toEqual(names));
});
