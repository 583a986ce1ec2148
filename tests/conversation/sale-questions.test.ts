/** What buyers ask on the way is answered, and orders nothing. */

import { describe, expect, test } from 'vitest';
import { sale } from './sale.ts';

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

test.each(['before that one doubt', 'but one thing kaka', 'ek doubt hai pehle', 'wait one question first'])(
  '"%s" may be asked first',
  (line) => {
    expect(sale('i want the home cleaning one', line).act).toBe('may-i-ask');
  },
);

test('an order is recalled once, then the talk goes on', () => {
  const acts = ['the blue one of the moon flew', 'and the red one of the moon flew too'].map(
    (_, i, lines) => sale('hair guide please', ...lines.slice(0, i + 1)).act,
  );
  expect(acts.filter((act) => act === 'standing').length).toBeLessThan(2);
});

test.each([['main subah 9 se raat 8 tak dukan pe khadi rehti hu'], ['main raat 11 tak kaam karta hu']])(
  'hours are no budget: %s',
  (line) => {
    expect(sale(line).act).not.toBe('cheapest');
  },
);

test.each([
  ['not the hair one, i have fine hair', 'which-first'],
  ['kaka do guide chahiye', 'which-first'],
  ['is it a real book or a file', 'format'],
  ['can i do google pay', 'how-to-pay'],
])('%s: %s', (line, act) => {
  expect(sale(line).act).toBe(act);
});

test.each([
  ['सौ में कर दो', 'discount'],
  ['is gst extra', 'tax'],
  ['can i zoom the letters', 'font'],
  ['how many recipes are there', 'inside'],
  ['does it go straight to her email', 'straight-to'],
  ['will i get invoice', 'invoice'],
])('beside a guide that is agreed to "%s" is answered, and no order', (line, act) => {
  const { act: heard, sold } = sale('desi cooking secrets please', line);
  expect(heard).toBe(act);
  expect(sold).toEqual([]);
});

test('what is asked for in a guide is named where it stands there', () => {
  expect(sale('herbal hair care guide kitne ki hai', 'usme dandruff ka hai kya').reply).toContain('rusi');
  expect(sale('desi cooking secrets price', 'is there makki roti in it').reply).not.toContain('has that');
});

describe('what is asked in between is answered of that guide', () => {
  test.each([
    ['can my husband use it too or only ladies', 'men and women'],
    ['how long is it, 200 pages?', 'fourteen pages'],
    ['can it say from bhaiya?', 'cannot write a name'],
    ['can i forward it to her after', 'forward'],
    ['my card is of an omani bank, will it work', 'the payment page says'],
    ['can i pay with a dubai card', 'the payment page says'],
    ['can i pay tomorrow', 'lives a day'],
    ['if she does not like it will i get my money back', 'seven days'],
    ['so just confirm which id you took', 'asha@example.com'],
    ['will it come now or after payment', 'minute or two'],
    ['are there pictures in it', 'no video'],
    ['it is asking for state why', 'tax invoice'],
    ['will you call me', 'Nobody calls you'],
    ['which app to pay', 'UPI or card'],
    ['will he get promotion mails', 'privacy page'],
    ['is there any hardcopy, delivery to chennai', 'Nothing'],
  ])('%s', (line, words) => {
    const { reply, sold } = sale('i want the hair care guide', 'asha@example.com', line);
    expect(reply).toContain(words);
    expect(sold).toHaveLength(1);
  });

  test('who pays and who gets it is told before an address is given', () => {
    expect(sale('how much is the calm one', 'ok so i pay and she gets it? how does that work').reply).toContain('straight to the address');
  });

  test('a second question of a line is answered too', () => {
    const { act, reply } = sale('do you have a guide for hair? is it in hindi');
    expect(act).toBe('recommend');
    expect(reply).toMatch(/simple English.*Herbal Hair Care Guide/);
  });

  test('what is inside a guide is told before it is offered', () => {
    expect(sale('home cleaning hacks me kya kya hai')).toMatchObject({ act: 'inside', sku: 'home-cleaning-hacks' });
  });

  test('"done" after the link is no new order', () => {
    expect(sale('i want the hair care guide', 'asha@example.com', 'done').sold).toHaveLength(1);
  });
});

test.each([
  ['a wrong address is asked for anew', ['i want the hair care guide', 'asha@example.com', 'wrong mail id i gave'], 'ask-email'],
  [
    'who has no money now is not offered a cheaper one',
    ['do you have a guide for hair', 'abhi paise nahi hai 1 tarikh ko lunga'],
    'declined',
  ],
  ['a guide for somebody at home is bought', ['do you have a guide for hair', 'mummy ke liye lena hai'], 'ask-email'],
  ['the last price is no last guide of the board', ['149 is too much, give me for 99', 'last price?'], 'price'],
])('%s', (_, lines, act) => {
  expect(sale(...lines).act).toBe(act);
});
