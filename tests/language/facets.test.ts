import { describe, expect, test } from 'vitest';
import { examplesIn } from '#server/language/examples.ts';
import { facetIn, facets } from '#server/language/facets.ts';
import { linesOf, shareOf } from './lines.ts';

const lines = linesOf('facet-lines.md');

describe('a follow-up question', () => {
  test('is understood by its facet, in other words than those of the examples', () => {
    const { share, missed } = shareOf(
      lines.filter(({ label }) => label !== 'none'),
      ({ label, text }) => facetIn(text)?.facet === label,
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
  });

  test('is known to be about what the talk is on', () => {
    const { share, missed } = shareOf(
      lines.filter(({ label }) => label !== 'none'),
      ({ text }) => facetIn(text)?.isElliptic ?? false,
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('is not heard in a line that asks none', () => {
    const { share, missed } = shareOf(
      lines.filter(({ label }) => label === 'none'),
      ({ text }) => facetIn(text) === undefined,
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['kitni baar lagana hai', 'how-often'],
    ['and for my mother? she is 70', 'elders'],
    ['mummy ke liye bhi chalega', 'elders'],
    ['how long do I leave it on', 'how-long'],
    ['kitne din mein asar hoga', 'how-long'],
    ["what if it doesn't get better", 'not-better'],
    ['can I use ajwain for it instead', 'substitute'],
    ['sugar ki goli leta hoon, chalega?', 'medicines'],
    ['बच्चे को दे सकते हैं', 'children'],
    ['aur koi nuksan to nahi', 'safe'],
    ['ok and how much?', 'how-much'],
    ['thanks, and how often?', 'how-often'],
  ])('"%s" is %s, about the topic of the talk', (line, facet) => {
    expect(facetIn(line)).toMatchObject({ facet, isElliptic: true });
  });

  test.each([
    ['how often should i oil curly hair', 'how-often', ['oil', 'curly', 'hair']],
    ['where can i buy a tent', 'where', ['tent']],
    ['is kerala safe in monsoon', 'safe', undefined],
  ])('"%s" names a subject of its own', (line, facet, words) => {
    const found = facetIn(line);
    expect(found?.facet).toBe(facet);
    expect(found?.isElliptic).toBe(false);
    if (words) expect(found?.topicWords).toEqual(words);
  });

  test('has at least twenty-five examples for each facet', () => {
    const counts = Object.groupBy(examplesIn('facets.md'), ({ label }) => label);
    for (const facet of facets) expect(counts[facet]?.length, facet).toBeGreaterThanOrEqual(25);
  });
});
