/** To which addresses the guides go. */

import { describe, expect, test } from 'vitest';
import { sale } from './sale.ts';

test.each([
  [
    'told one after the other',
    [
      'spiritual guide for my elder sister, hair care for the younger one',
      'elder one is asha@example.com',
      'the younger one usha@example.org',
    ],
  ],
  [
    'with their number',
    [
      'need two guides for my two sisters, spiritual for the elder and hair care for the younger',
      'elder asha@example.com',
      'younger usha@example.org',
    ],
  ],
  ['in one line', ['hair care and spiritual practices please', 'spiritual to asha@example.com and hair care to usha@example.org']],
])('two guides for two people go to their own addresses, %s', (_, lines) => {
  expect(sale(...lines).sold.toSorted()).toEqual(['herbal-hair-care usha@example.org', 'spiritual-practices asha@example.com']);
});

test('what stands before each address says which guide goes there', () => {
  const { sold } = sale(
    'the cleaning guide and the seasonal guide please',
    'cleaning one - asha@example.com   seasons one - usha@example.org',
  );
  expect(sold).toEqual(['home-cleaning-hacks asha@example.com', 'seasonal-wellness usha@example.org']);
});

test.each([
  [
    'with the guides told one after the other',
    ['ek didi ke liye baalo wali', 'ek mere liye, gharelu nuskhe', 'dono ka kitna hua'],
    'didi wali',
    'meri',
  ],
  [
    'of whom only the wishes were told',
    ['i need one for my mom and one for me', 'mom has thin hair', 'for me the remedies one'],
    'moms email is',
    'and mine is',
  ],
])('two people get their own guides, %s', (_, lines, theirs, mine) => {
  expect(sale(...lines, `${theirs} pooja@example.com`, `${mine} tarun@example.com`).sold).toEqual([
    'herbal-hair-care pooja@example.com',
    'ayurvedic-nuskha tarun@example.com',
  ]);
});

test('a gift and a guide for oneself go to two addresses', () => {
  const lines = ['i want to gift hair guide to my wife and keep cooking one for myself', "wife's id is reena@example.com"];
  expect(sale(...lines, 'for me sunil.m@example.com').sold).toEqual([
    'herbal-hair-care reena@example.com',
    'desi-cooking-secrets sunil.m@example.com',
  ]);
});

test('of two addresses only the one that is set right gets its link again', () => {
  const lines = ['hair guide for my sister, cleaning guide for my mother', 'sister is pooja@example.com', 'mother is usha@example.com'];
  expect(sale(...lines, 'sorry, pooja.k@example.com').sold.at(-1)).toBe('herbal-hair-care pooja.k@example.com');
});

test('words that only resemble a correction leave the address as it is', () => {
  const { sold } = sale('i want the seasonal guide', 'gita.rao@example.com', 'is it done? I am not good at these things, 64 years old');
  expect(sold).toEqual(['seasonal-wellness gita.rao@example.com']);
});

test('an address after "not now" is for what was put off, all of it', () => {
  const { sold } = sale('cooking and cleaning guide chahiye', 'abhi nahi, baad mein', 'ravi@example.com');
  expect(sold).toHaveLength(2);
});

test('an address that comes long after an offer, when the talk is of something else, is kept, and it is asked what shall go there', () => {
  const offered = [
    'unke liye kuch likha hua hai kya',
    'chhodo, wo nahi padhega',
    'mere chehre pe jhaiyan hain',
    'besan roz lagaun kya',
    'accha theek',
  ];
  const { sold, reply } = sale('mere pati ke sar me khujli rehti hai', ...offered, 'rubina.s@example.com');
  expect(sold).toEqual([]);
  expect(reply).toContain('rubina.s@example.com');
  const spelt = [
    'ruko, pehle chehre wali batao',
    'chamdi sookhi rehti hai',
    'kitni baar lagaun',
    'accha',
    'likho rama dot joshi',
    'at example dot com',
  ];
  expect(sale('man shaant rakhne wali guide chahiye', 'nahi abhi nahi', ...spelt).sold).toEqual([]);
});

test('a name that is spelled out confirms the address', () => {
  const { sold } = sale('immunity guide please', 'meera dot joshi at example dot com', 'm double e r a dot j o s h i');
  expect(new Set(sold)).toEqual(new Set(['immunity-booster meera.joshi@example.com']));
});

test.each([
  [['the cleaning one. no wait, the cooking one', 'esha@example.com'], ['desi-cooking-secrets esha@example.com']],
  [['the cooking guide please', 'zoya@exampel.com i mean zoya@example.com'], ['desi-cooking-secrets zoya@example.com']],
  [
    ['which guides do you have', 'the last one', 'hmm not that one, the one before it', 'sana@example.com'],
    ['spiritual-practices sana@example.com'],
  ],
  [['give me the one about seasons', "it's anu dot mathew", 'at yahoo dot com'], ['seasonal-wellness anu.mathew@yahoo.com']],
  [
    ['spiritual guide please', 'arun dot mathew', 'm a t h e w one t', 'at example dot com'],
    ['spiritual-practices arun.mathew@example.com'],
  ],
  [['cooking guide please', 'i am padma@example.com but send yash@example.com'], ['desi-cooking-secrets yash@example.com']],
])('%j sells what was meant last', (lines, sold) => {
  expect(sale(...lines).sold).toEqual(sold);
});

test.each([
  ['warden dot block four at example dot com', 'number 4 not spelled', 'warden.block4@example.com'],
  ['hari dot prasad at example dot com', 'no dot at the end ok', 'hari.prasad@example.com'],
  ['hari_p@example.com', 'all small letters', 'hari_p@example.com'],
])('how an address is written is no part of it: %s, %s', (address, remark, email) => {
  const { sold, reply } = sale('hair guide please', address, remark);
  expect(new Set(sold)).toEqual(new Set([`herbal-hair-care ${email}`]));
  expect(reply).toContain(email);
});

test('a remark between the parts of an address is no part of it', () => {
  expect(sale('hair guide please', 'its hari dot prasad', 'all small letters', 'at example dot com').sold).toEqual([
    'herbal-hair-care hari.prasad@example.com',
  ]);
});

test('a mistyped provider is set right and said back', () => {
  const { sold, reply } = sale('immunity guide please', 'sanjay@gmial,com');
  expect(sold).toEqual(['immunity-booster sanjay@gmail.com']);
  expect(reply).toContain('sanjay@gmail.com');
});

test('"do not mix them up" cancels nothing', () => {
  expect(sale('hair guide please', 'asha@example.com', 'ulta mat kar dena').act).toBe('recheck');
});

test('an address to which nothing shall be sent gets nothing', () => {
  const { sold } = sale(
    'immunity booster for my brother',
    "my mail is pallavi@example.com but don't send there",
    'send to deepak@example.com',
  );
  expect(sold).toEqual(['immunity-booster deepak@example.com']);
});

describe('an address that is set right', () => {
  test.each([
    [
      'spelled in one piece',
      ['cooking wali bhej do', 'lakhan underscore solanki at the rate example dot com', 'nahi ruko lakhan mein do h hai l a k h h a n'],
      'desi-cooking-secrets lakhhan_solanki@example.com',
    ],
    [
      'with other digits',
      ['hair wali de do', 'r k sharma nineteen fifty two at gmail dot com', 'nahi nahi nineteen fifty three'],
      'herbal-hair-care rksharma1953@gmail.com',
    ],
    [
      'with a word for each letter',
      ['i want the home remedies guide', 'v for vadodara, k for kolkata, dot, b h a double t, at example dot com'],
      'ayurvedic-nuskha vk.bhatt@example.com',
    ],
    [
      'with another that is named after the one that is not to be used',
      ['the calm mind guide please', "mine is arjun.m@example.com but don't send there, send it to her: ritu26@example.com"],
      'spiritual-practices ritu26@example.com',
    ],
  ])('%s is where the guide goes', (_, lines, order) => {
    expect(sale(...lines).sold.at(-1)).toBe(order);
  });
});

test('an address sells no guide that was never spoken of, it offers the one of the subject', () => {
  const { sold, act, reply } = sale('my hair is falling since dengue', 'send it to asha@example.com');
  expect({ sold, act }).toEqual({ sold: [], act: 'email-kept' });
  expect(reply).toContain('Herbal Hair Care Guide');
});
