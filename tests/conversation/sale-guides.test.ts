/** Which guides a buyer means. */

import { expect, test } from 'vitest';
import { sale } from './sale.ts';

test('two guides that are pointed at without a comma are both meant', () => {
  const { sold } = sale('mujhe do guide chahiye ek khana wali ek safai wali', 'neelam.s@example.com');
  expect(sold).toHaveLength(2);
});

test('of two that were compared, the one that is no problem is not meant', () => {
  const { sku } = sale('cooking secrets or home cleaning hacks, which should i take', 'cleaning is no problem. my rotis break');
  expect(sku).toBe('desi-cooking-secrets');
});

test.each([
  ['number four, what is inside', 'inside', 'seasonal-wellness'],
  ['the 159 one, what does it have', 'inside', 'spiritual-practices'],
  ['okay number four then', 'ask-email', 'seasonal-wellness'],
])('of the board "%s" means a guide', (line, act, sku) => {
  expect(sale('price list please', line)).toMatchObject({ act, sku });
});

test.each([
  ['a number that is taken back for another', ['price list', 'number 2 kya hai', 'acha 2 nahi, 3 wali'], 'desi-cooking-secrets'],
  ['a number for one that is too costly', ['price list', '7', 'no 7 is costly, give 5'], 'home-cleaning-hacks'],
  ['a guide by what it is about', ['mausam wali dikhao', 'nahi ye nahi, jo mann shaant karti hai wo'], 'spiritual-practices'],
  ['a number before its word', ['kaka guide ki list dedo', '5 number wali', 'ruko 5 nahi 6 number'], 'spiritual-practices'],
  [
    'the only one of two',
    ['the one about kitchen, and the one with stains', 'no leave it, only the stains one i will take'],
    'home-cleaning-hacks',
  ],
  ['one now and the other later', ['hair and cooking guide, how much', 'hair wali le lungi, cooking wali baad me'], 'herbal-hair-care'],
  ['all but one', ['सफाई और रसोई वाली दोनों दे दो', 'सफाई वाली रहने दो'], 'desi-cooking-secrets'],
  ['a list of which only the end points', ['mujhe nuskhe aur mausam wali chahiye', 'nuskhe wali rehne do'], 'seasonal-wellness'],
])('%s is what is sold', (_, lines, sku) => {
  expect(sale(...lines, 'asha@example.com').sold).toEqual([`${sku} asha@example.com`]);
});

test.each([
  [['papa retire hue, din bhar chidte hain', 'neend bhi kam ho gayi', 'unke liye kaunsi guide sahi rahegi'], 'ayurvedic-nuskha'],
  [['मौसम बदलते ही सब बीमार', 'इसके लिए कोई किताब है?'], 'seasonal-wellness'],
  [['pair sooj jate hai shaam tak', 'iska koi guide hai kya'], 'ayurvedic-nuskha'],
])('the guide of what was told is recommended: %j', (lines, sku) => {
  expect(sale(...lines)).toMatchObject({ act: 'recommend', sku });
});

test('a list of bare subjects names each guide, and what they come to is told of all of them', () => {
  const wish = 'three please, hair, cooking and the peace of mind one';
  expect(sale(wish, 'how much together').reply).toContain('₹467');
  expect(sale(wish, 'leave the cooking then', 'anjali_p@example.com').sold).toEqual([
    'herbal-hair-care anjali_p@example.com',
    'spiritual-practices anjali_p@example.com',
  ]);
});

test('"all three" are the three that were spoken of, and never the whole board', () => {
  const { sold } = sale('immunity + cooking + hair = how much', 'make it 400 kaka', 'all three on jas@example.com');
  expect(sold).toHaveLength(3);
});

test('who says that two look the same buys neither', () => {
  const { sold, act } = sale('whats diff between immunity guide and ayurvedic guide', 'both look same to me');
  expect({ sold, isAsked: act === 'ask-email' }).toEqual({ sold: [], isAsked: false });
});

test('who drops the instalments drops no guide', () => {
  const { sold } = sale(
    'cooking and cleaning guide chahiye',
    'emi pe milegi?',
    'achha rehne do emi, ek baar mein dunga',
    'ravi@example.com',
  );
  expect(sold).toEqual(['desi-cooking-secrets ravi@example.com', 'home-cleaning-hacks ravi@example.com']);
});

test('a guide that was bought is not offered again', () => {
  const { reply } = sale('home cleaning hacks please', 'neha@example.com', 'she is asking about cockroaches also');
  expect(reply).not.toContain('₹');
});

test('who tells of a guide bought before gets another one recommended, and can buy it', () => {
  const lines = ['bought your immunity pdf last week, good one', 'whats next one you suggest', 'ayurvedic nuskha then', 'lobo@example.com'];
  expect(sale(...lines).sold).toEqual(['ayurvedic-nuskha lobo@example.com']);
});

test.each([
  [
    'a guide meant otherwise after the link takes its place',
    ['hair care guide, joel@example.com', 'i meant home cleaning hacks, not hair'],
  ],
  ['a slip is asked about, and then set right', ['hair care guide, joel@example.com', 'i clicked wrong', 'home cleaning hacks instead']],
])('%s', (_, lines) => {
  expect(sale(...lines).sold.at(-1)).toBe('home-cleaning-hacks joel@example.com');
});

test('a guide that was offered unasked is not bought beside the one that is', () => {
  const { sold } = sale('kaka rajma nahi galta', 'namak kab dalu', 'baalo wali guide bhi bhej do', 'neha@example.com');
  expect(sold).toEqual(['herbal-hair-care neha@example.com']);
});

test('"the first one you said" is the first of the two that were weighed', () => {
  expect(sale('whats the difference between immunity and seasonal', 'the first one you said').sku).toBe('immunity-booster');
});

test('of the whole board the one that is named is taken, though the rest is refused', () => {
  const { sold } = sale('saari guides le lu to discount?', 'nahi rehne do ek hi, khana wali. petrol bharwana h', 'ravi@example.com');
  expect(sold).toEqual(['desi-cooking-secrets ravi@example.com']);
});

test('what is turned away after the link is not among the orders any more', () => {
  const { reply } = sale('hair guide, send to lata@example.com', 'cancel the hair one. only cooking i want', 'ok will see the mail');
  expect(reply).not.toContain('Hair');
});

test.each([
  [['confused between immunity booster and ayurvedic nuskha', 'i get cold every month'], 'immunity-booster'],
  [['do you have anything on the smell of damp in cupboards'], 'home-cleaning-hacks'],
])('%j finds the guide in which that stands', (lines, sku) => {
  expect(sale(...lines)).toMatchObject({ act: 'recommend', sku });
});
