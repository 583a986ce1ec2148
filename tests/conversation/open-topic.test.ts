/** What is said while a topic is open: details of it, other topics, subjects that are set aside, and wishes about the last answer. */

import { expect, test } from 'vitest';
import { setAsideIn } from '#server/language/set-aside.ts';
import { holdLines } from './hold.ts';

const lastHeard = (...args: Parameters<typeof holdLines>) => holdLines(...args).at(-1)?.heard;

test('what a visitor says of their own doing asks for no detail: it belongs to the branch that it fits', () => {
  expect(lastHeard('kaka', ['tulsi plant dying on my balcony', 'i water it morning and evening both, without fail'])).toMatchObject({
    topic: 'tulsi/daily-water',
  });
});

test('what is missing is answered by the branch that names it', () => {
  expect(lastHeard('kaka', ['my dal is always watery', 'no hing here'])).toMatchObject({ topic: 'dal/no-hing' });
});

test('a question about another thing that is named leaves the open topic', () => {
  expect(lastHeard('kaka', ['chuha hai ghar me, kya karu', 'aur cockroach bhi hain sink ke neeche, unko kaise khatam karu'])).toMatchObject(
    { topic: 'cockroaches', facet: 'how' },
  );
});

test('a question for minutes is not answered in weeks, but with the minutes that were told', () => {
  const answer = holdLines('kaka', [
    'i cannot sleep',
    'the mind keeps doing calculation of udhaar',
    'how many minutes should i do that',
  ]).at(-1);
  expect(answer?.reply).toMatch(/ten minutes/);
  expect(answer?.reply).not.toMatch(/weeks/);
});

test('what is missing in the house is replaced, also where a branch is about the thing itself', () => {
  expect(lastHeard('kaka', ['mere baal rookhe hain, hair mask batao', 'dahi nahi hai ghar me to'])?.topic).not.toBe('hair-mask/curd');
});

test('a listener takes up what is told rather than tell a branch that shares no word with it', () => {
  expect(lastHeard('maharajji', ['my father died in august', 'i was an engineer in dubai then'])?.topic ?? '').not.toContain('/');
});

test('a story with what the visitor sets aside is not told', () => {
  const [, second] = holdLines('bal-krishna-lalji', [
    'my son wants a krishna story, he is five',
    'not the one with the snake he got scared',
  ]);
  expect(second?.heard.topic).toBeDefined();
  expect(second?.reply).not.toMatch(/Kaliya|snake|serpent/i);
});

test('who is afraid of demons hears a story without one', () => {
  expect(lastHeard('bal-krishna-lalji', ['मेरा पोता सो नहीं रहा, कोई कहानी सुनाओ', 'राक्षस वाली नहीं, डर जाता है'])?.topic).not.toMatch(
    /putana|trinavarta/,
  );
});

test.each([
  ['not the one with the snake', 'not the one with the snake'],
  ['makhan ke alava kuch batao', 'makhan ke alava'],
  ['कोई कहानी जिसमें सांप ना हो', 'jisme samp na ho'],
  ['pondy we did already', 'pondy we did already'],
])('“%s” sets something aside', (line, aside) => {
  expect(setAsideIn(line)?.aside).toBe(aside);
});

test('what somebody left behind is not set aside', () => {
  expect(setAsideIn('biwi chhod ke chali gayi')).toBeUndefined();
});

test.each([
  ['can you make it shorter he is yawning', 'shorter'],
  ['say that again slowly please my mother wants to hear', 'slower'],
  ['explain in simple words my wife is listening', 'simpler'],
  ['repeat that please the bus was loud', 'repeat'],
  ['accha ek baar phir bolna, shor bahut hai yahan', 'repeat'],
  ['छोटी करके सुनाओ, आंखें बंद हो रही हैं', 'shorter'],
])('“%s” is a wish about the last answer', (line, act) => {
  expect(lastHeard('kaka', ['my dal is always watery', line])).toMatchObject({ act });
});
