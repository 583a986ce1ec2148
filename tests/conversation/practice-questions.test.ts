/** Questions that fit any remedy, recipe or cleaning way: Kaka answers them from the open topic, and no other topic opens. */

import { describe, expect, it } from 'vitest';
import { practiceQuestionIn } from '#server/conversation/practice-questions.ts';
import { holdLines } from './hold.ts';

const last = (...lines: string[]) => {
  const result = holdLines('kaka', lines, 'text').at(-1);
  return { topic: result?.heard.topic?.split('/')[0], facet: result?.heard.facet, reply: result?.reply ?? '' };
};

describe('a question about the open practice', () => {
  it.each([
    ['how long should i soak it', 'minutes'],
    ['कितनी देर रखना है', 'minutes'],
    ['fridge me kitne din rakh sakte hai', 'keep'],
    ['will it stain the pillow', 'stain'],
    ['बदबू तो नहीं आएगी', 'smell'],
    ['jalan to nahi hogi', 'sting'],
    ['will it scratch the steel', 'spoil'],
    ['garam pani se ya thande se', 'warm'],
    ['sach mein kaam karta hai kya', 'proven'],
    ['can my mother take it, she has sugar', 'sugar'],
    ['nimbu bhi mila du?', 'add'],
  ])('"%s" is heard', (line, question) => {
    expect(practiceQuestionIn(line)).toBe(question);
  });

  it.each(['daag lag gaya shirt par', 'mujhe dard ho raha hai', 'are you really a machine', 'i have a cough', 'kitne din mein theek hoga'])(
    '"%s" is none',
    (line) => {
      expect(practiceQuestionIn(line)).toBeUndefined();
    },
  );

  it('how long to soak is answered in minutes, not in nights until it helps', () => {
    expect(last('my heels are cracked', 'how long do i soak the feet')).toMatchObject({
      topic: 'cracked-heels',
      reply: expect.stringMatching(/ten minutes/i),
    });
  });

  it('a material in a question opens no topic of its own', () => {
    expect(last('my heels are cracked', 'with salt in the water or plain?').topic).toBe('cracked-heels');
    expect(last('mere ghutno me dard hai', 'maalish kaunse tel se').topic).toBe('joint-pain');
  });

  it('the smell of what is used is no smell in the house', () => {
    expect(last('my scalp gets oily by evening', 'what about the smell')).toMatchObject({ topic: 'oily-hair', facet: 'smell' });
  });

  it('how long is answered from what was told last', () => {
    expect(last('muh pe daane nikal rahe hai bohot', 'roz laga sakte hai kya', 'kitni der rakhna hai').reply).toMatch(/das minute/);
  });

  it('a measure of another thing is no answer', () => {
    expect(last('stomach blows up like balloon after lunch', 'how much jeera for one glass').reply).not.toMatch(/glass of warm water/);
  });

  it('sugar is answered with what the topic says of it', () => {
    expect(last('my heels are cracked', 'can i do the same for my mother, she has sugar').reply).toMatch(/doctor/);
  });

  it('two cleaners in one question are still a warning', () => {
    expect(last('white marks on my taps', 'can i add bleach to the vinegar').topic).toBe('never-mix');
  });

  it('an illness that is only told opens its own topic', () => {
    expect(last('how do i make soft rotis', 'my wife has blood pressure').topic).toBe('blood-pressure');
  });
});
