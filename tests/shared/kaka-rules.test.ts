import { expect, test } from 'vitest';
import { intentOf } from '#shared/kaka-rules.ts';

test.each([
  ['I want to buy it now', 'purchase'],
  ['Please send payment link', 'purchase'],
  ['send me the link', 'purchase'],
  ['buy', 'purchase'],
  ['buy hair guide', 'purchase'],
  ['order', 'purchase'],
  ['I’d like the hair guide', 'purchase'],
  ['I want the immunity guide', 'purchase'],
  ['गाइड खरीदना है', 'purchase'],
  ['link bhej do', 'purchase'],

  ['how do I pay?', 'payment'],
  ['how do you ship', 'payment'],
  ['Do you deliver to Pune?', 'payment'],
  ['UPI chalega?', 'payment'],

  ['help with my purchase', 'support'],
  ['where is my order', 'support'],
  ["where's my guide?", 'support'],
  ['I want a refund', 'support'],
  ['the link is not working', 'support'],

  ['recommend something', 'recommendation'],
  ['which guide should I buy?', 'recommendation'],
  ['which is the best guide', 'recommendation'],
  ['what do you sell?', 'recommendation'],

  ['I have had a cough since Sunday', undefined],
  ['I do not want to buy anything', undefined],
  ['in what order do I add the spices?', undefined],
  ['my mother needs help', undefined],
  ['I want the pain to stop', undefined],
])('"%s" is %s', (message, intent) => {
  expect(intentOf(message)).toBe(intent);
});
