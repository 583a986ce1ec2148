import { describe, expect, test } from 'vitest';
import { formKinds } from '#server/conversation/asked-forms.ts';
import { finerExamples, finerKindIn, kinds } from '#server/conversation/kinds.ts';
import { alternativesOf } from '#server/conversation/lines.ts';
import { talksPlainly } from '#server/conversation/plain-talk.ts';
import { mentionIn } from '#server/language/mention.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { personaSlugs } from '#shared/personas.ts';
import { holdLines } from './hold.ts';

test('a character that holds plain talk has words for every kind of it', () => {
  const talkers = personaSlugs.filter(talksPlainly);
  expect(talkers).toHaveLength(6);
  for (const persona of talkers)
    for (const part of [...kinds, 'told', 'mention', 'echo'])
      expect({ persona, part, has: alternativesOf(persona, `plain-${part}`) > 0 }).toEqual({ persona, part, has: true });
});

describe('what is told without a topic is taken up', () => {
  test.each([
    ['kaka', 'my daughter stood first in her class today!', 'plain-joy'],
    ['maharajji', 'the neighbours played drums all night again', 'plain-gripe'],
    ['mini', 'my grandfather used to repair radios', 'plain-past'],
    ['rishi', 'people have no patience these days', 'plain-view'],
    ['aranya', 'i have two cats and a small balcony', 'plain-self'],
    ['bal-krishna-lalji', 'my sister sings very well', 'plain-people'],
  ] as const)('by %s: %s', (persona, line, act) => {
    expect(holdLines(persona, [line])[0]?.heard.act).toBe(act);
  });
});

test('words for a finer kind are written for kinds that have examples or a form of question', () => {
  const finer = new Set([...finerExamples().map(({ label }) => label), ...formKinds].map((label) => `plain-${label.replace('/', '-')}`));
  const general = new Set([...kinds, 'told', 'mention', 'echo'].map((kind) => `plain-${kind}`));
  for (const persona of personaSlugs.filter(talksPlainly))
    for (const occasion of personaTexts(persona).lines.keys())
      if (occasion.startsWith('plain-') && !general.has(occasion)) {
        const kind = occasion.replace(/-about$/, '');
        expect({ occasion, isKnown: finer.has(kind) || (kind !== occasion && general.has(kind)) }).toEqual({ occasion, isKnown: true });
      }
});

test.each([
  ['so what should i tell my landlord when he calls', true, 'advice/words'],
  ['join the army or take over the shop', true, 'advice/choose'],
  ['किस डॉक्टर को दिखाऊं', true, 'advice/whom'],
  ['will they give me the visa this time', true, 'fact/will'],
  ['around forty two thousand', false, 'self/detail'],
  ['meri saas mana karti hai', false, 'people/refuses'],
  ['भाई ने मेरा हिस्सा अपने नाम करवा लिया', false, 'people/wronged'],
  ['ok i will call her on sunday', false, 'plan/will'],
] as const)('"%s" is understood by what it does', (line, isQuestion, kind) => {
  expect(finerKindIn(line, isQuestion)).toBe(kind);
});

test('who asks for words to say gets words, whoever they are for', () => {
  const [answer] = holdLines('maharajji', ['what should i say to the interview panel on monday']);
  expect(personaTexts('maharajji').lines.get('plain-advice-words')?.en).toContain(answer?.reply);
});

test('to a question that the open topic does not answer Kaka says so, and tells the next part of the topic', () => {
  const [, answer] = holdLines('kaka', [
    'how do i make mango pickle',
    'last summer it had white fuzzy stuff on top after ten days, what did i do wrong',
  ]);
  expect(answer?.heard).toMatchObject({ topic: 'pickle', facet: 'more' });
  expect(answer?.reply).toMatch(/pickle/);
  const [, asked] = holdLines('kaka', ['kaka i have pimples', 'maggi is my dinner on most days, is it because of that']);
  expect(asked?.heard).toMatchObject({ act: 'unknown', topic: 'pimples' });
});

test('a line about something else gets no detail of the topic that is open', () => {
  const [, answer] = holdLines('kaka', ['i have dark circles under my eyes', 'my brother bought a red scooter']);
  expect(answer?.heard.facet).toBeUndefined();
  expect(answer?.reply).toMatch(/your brother/i);
});

test('a follow-up question is still answered from the topic that is open', () => {
  const [, answer] = holdLines('kaka', ['i have dark circles under my eyes', 'how many days does it take?']);
  expect(answer?.heard).toMatchObject({ topic: 'dark-circles', facet: 'how-long' });
});

test('each of its lines is said once in a talk', () => {
  const lines = ['my aunt lives in pune', 'my uncle keeps bees', 'my cousin is a pilot', 'my sister is a nurse', 'my brother sells cloth'];
  const replies = holdLines('kaka', lines).map(({ reply }) => reply.split(/[.!?] /).at(-1));
  expect(new Set(replies).size).toBe(replies.length);
});

test('a death that is told in the middle of plain talk is not answered as plain talk', () => {
  const answers = holdLines('kaka', ['मेरी माँ पुदीने की चटनी बनाती थी', 'अब वो नहीं रहीं, दो साल हो गए']);
  expect(answers.at(-1)?.heard.topic).toBe('grief');
});

test.each([
  ['my cat also stays up all night', 'en', 'tum', 'your cat'],
  ["my friend's house is big", 'en', 'tum', "your friend's house"],
  ['i got a new cycle today', 'en', 'tum', 'a new cycle'],
  ['my life is on the way', 'en', 'tum', 'your life'],
  ['meri dadi sooraj se samay bata deti thi', 'hinglish', 'tum', 'tumhari dadi'],
  ['mere bete ne tamasha kiya', 'hinglish', 'aap', 'aapka beta'],
  ['mere paas gaadi nahi', 'hinglish', 'aap', undefined],
  ['मेरी माँ चटनी बनाती थी', 'hi', 'tum', 'तुम्हारी माँ'],
] as const)('"%s" mentions what it plainly names (%s, %s)', (line, lang, address, mentioned) => {
  expect(mentionIn(line, lang, address)).toBe(mentioned);
});

test('what a listener is asked beside the open topic is not answered with the next part of that topic', () => {
  const [told, asked] = holdLines('aranya', ['there was a girl in my hostel in baroda', 'how do i begin']);
  expect(told?.heard.topic).toBe('hostel-pg');
  expect(asked?.heard.facet).toBeUndefined();
  expect(asked?.reply).not.toMatch(/hostel|rules|receipts/i);
});

test('a place at a thing of the visitor is not what the line tells of', () => {
  expect(mentionIn('wife is reading over my shoulder', 'en', 'tum')).toBeUndefined();
  expect(mentionIn('raat ka khana mere jimme', 'hinglish', 'tum')).toBeUndefined();
});
