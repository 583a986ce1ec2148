import { expect, test } from 'vitest';
import type { Effect } from '#server/conversation/conversation.ts';
import { holdLines } from './hold.ts';

/** What Kaka understood last, what he said, and every link that he made. */
function sale(...lines: string[]) {
  const turns = holdLines('kaka', lines, 'text');
  const last = turns.at(-1);
  const sold = turns
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is Extract<Effect, { kind: 'open-orders' }> => effect.kind === 'open-orders')
    .flatMap(({ skus, email }) => skus.map((sku) => `${sku} ${email}`));
  return { act: last?.heard.act, sku: last?.heard.sku, reply: last?.reply, sold };
}

test.each([
  [
    'told one after the other',
    [
      'spiritual guide for my elder sister, hair care for the younger one',
      'elder one is asha@example.com',
      'the younger one usha@example.org',
    ],
  ],
  ['in one line', ['hair care and spiritual practices please', 'spiritual to asha@example.com and hair care to usha@example.org']],
])('two guides for two people go to their own addresses, %s', (_, lines) => {
  expect(sale(...lines).sold.toSorted()).toEqual(['herbal-hair-care usha@example.org', 'spiritual-practices asha@example.com']);
});

test('two guides that are pointed at without a comma are both meant', () => {
  const { sold } = sale('mujhe do guide chahiye ek khana wali ek safai wali', 'neelam.s@example.com');
  expect(sold).toHaveLength(2);
});

test('a remedy guide asked for a baby is not sold, whatever is said next', () => {
  const { sold } = sale(
    'do you have a guide for babies? mine is 7 months',
    'would the immunity one help her, i can pay now',
    'neha@example.com',
  );
  expect(sold).toEqual([]);
});

test('words that only resemble a correction leave the address as it is', () => {
  const { sold } = sale('i want the seasonal guide', 'gita.rao@example.com', 'is it done? I am not good at these things, 64 years old');
  expect(sold).toEqual(['seasonal-wellness gita.rao@example.com']);
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

test('an address after "not now" is for what was put off, all of it', () => {
  const { sold } = sale('cooking and cleaning guide chahiye', 'abhi nahi, baad mein', 'ravi@example.com');
  expect(sold).toHaveLength(2);
});

test('of two that were compared, the one that is no problem is not meant', () => {
  const { sku } = sale('cooking secrets or home cleaning hacks, which should i take', 'cleaning is no problem. my rotis break');
  expect(sku).toBe('desi-cooking-secrets');
});

test.each([
  ['my wife is 6 months pregnant', 'can i buy the ayurvedic guide for her', 'just send. amit@example.com'],
  ['मेरी बहू को पाँचवाँ महीना चल रहा है', 'काढ़े वाली गाइड भेज दो', 'amit@example.com'],
])('a guide of remedies is not sold for a pregnancy, though an address is pressed on him', (...lines) => {
  expect(sale(...lines)).toMatchObject({ act: 'baby-first', sold: [] });
});

test.each([
  ['can she take a printout', 'format'],
  ['what if the file gets lost', 'lost-file'],
  ['can i share it with my sister', 'share-copy'],
  ['page safed aa raha hai', 'link-broken'],
  ['haan ab khul gaya', 'link-opened'],
  ['ab sahi wale pe gaya na?', 'recheck'],
  ['will it cut twice', 'nothing-taken'],
])('after a sale "%s" is answered on its own', (line, act) => {
  expect(sale('hair care guide please', 'neha@example.com', line).act).toBe(act);
});

test.each([
  ['number four, what is inside', 'inside', 'seasonal-wellness'],
  ['the 159 one, what does it have', 'inside', 'spiritual-practices'],
  ['okay number four then', 'ask-email', 'seasonal-wellness'],
])('of the board "%s" means a guide', (line, act, sku) => {
  expect(sale('price list please', line)).toMatchObject({ act, sku });
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
])('%j sells what was meant last', (lines, sold) => {
  expect(sale(...lines).sold).toEqual(sold);
});

test('nothing is asked of who wants nothing sent', () => {
  expect(sale('do you have a guide for cough', "don't send anything now, just asking")).toMatchObject({ act: 'declined', sold: [] });
});
