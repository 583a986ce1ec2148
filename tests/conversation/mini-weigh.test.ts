import { describe, expect, test } from 'vitest';
import { heaviest, suspectLeast, weigh } from '#server/conversation/plans/mini/weigh.ts';
import { holdLines } from './hold.ts';

const last = (...lines: string[]): string => holdLines('mini', lines).at(-1)?.reply ?? '';

describe('the weight of what was told', () => {
  test.each([
    'serviced it twice. nothing wrong they said',
    'same petrol pump since 5 years',
    'i have my coffee same as all days',
    'पहले पांच मिनट ठीक रहते हैं',
    'पानी दोनों को बराबर देती हूं',
    'subah nashta karti hu poora',
    'pata nahi kyu',
    'zyada tar sham 7 baje ke baad hota hai',
    '6 out of last 8',
  ])('"%s" is never suspected', (line) => {
    expect(weigh(line)).toBeLessThan(suspectLeast);
  });

  test.each([
    'new road has that metro construction, 9 signals',
    'i shifted to first shift in feb, 6 am',
    'office badla tha uske baad se, basement me baithte hai',
    'इस साल टीचर बदल गए',
    'jab wo ghar bulane lagte hai',
    'फिर मां की दवा की बात आती है और बस',
    'i get ready on time actually, then i start some small thing',
  ])('"%s" may be suspected', (line) => {
    expect(weigh(line)).toBeGreaterThanOrEqual(suspectLeast);
  });

  test('of equals the later weighs more, and what the visitor pointed at the most', () => {
    const page = [
      { said: 'a', weight: 4 },
      { said: 'b', weight: 3 },
      { said: 'c', weight: 4 },
    ];
    expect(heaviest(page)?.said).toBe('c');
    expect(heaviest(page, 'b')?.said).toBe('b');
  });
});

describe('the finding', () => {
  const bike = ['my bike gives less mileage since august', 'serviced it twice. nothing wrong they said', 'same petrol pump since 5 years'];

  test('names what changed, and not what was ruled out', () => {
    const found = last(...bike, 'i changed office in august');
    expect(found).toContain('changed office');
    expect(found).not.toContain('nothing wrong');
  });

  test('moves to a better clue that is told later', () => {
    const told = ['i am always late for office', 'by ten minutes', 'flights never', 'no, not when it rains'];
    expect(last(...told, 'i get ready on time actually, then i start some small thing', 'so whats your verdict detective')).toContain(
      'start some small thing',
    );
  });

  test('a day that was denied is no day of the case', () => {
    expect(last('headache, every tuesday', 'not monday, not wednesday')).not.toMatch(/Mondays/);
  });

  test('a stretch of minutes is no hour', () => {
    expect(last('i am always late', 'its about 10-12 min', 'office and dentist', 'flights never', 'so whats your verdict')).not.toMatch(
      /around ten/i,
    );
  });

  test('is short enough to be heard', () => {
    const found = last(...bike, 'i changed office in august');
    expect(found.split(/\s+/).length).toBeLessThanOrEqual(52);
  });

  test('two suspects are named without the question around them', () => {
    const told = ['mera sir dard karta hai', 'shaam 5 ke baad', 'chashma naya banwaya tha september me', 'lunch der se milta hai'];
    expect(last(...told, 'to chor kaun hai, chashma ya lunch')).toMatch(/kaun tha: chashma, lunch, ya dono/);
  });

  test('who asks why they are asked is told, and the question stays open', () => {
    expect(last('bhai ajeeb behave kar raha hai', 'phone ulta rakhta hai', 'tu ye kyu pooch rahi hai')).toMatch(/bhed kholti/);
  });
});
