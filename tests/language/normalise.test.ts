import { describe, expect, test } from 'vitest';
import { normalise } from '#server/language/normalise.ts';

describe('one form for what is written in many ways', () => {
  test.each([
    ['खांसी', 'खाँसी', 'khansi', 'khaansi', 'khasi', 'Khansi!'],
    ['ज़्यादा', 'ज्यादा', 'zyada', 'jyada', 'jada'],
    ['हाँ', 'हां', 'haan', 'han', 'haa'],
    ['नहीं', 'nahi', 'nahin', 'nhi', 'nai'],
    ['मुझे', 'mujhe', 'mujhko', 'muje'],
    ['बच्चों के लिए', 'bachon ke liye', 'bacchon ke liye', 'bachchon k lie'],
    ['समझ नहीं आया', 'samajh nahi aaya', 'samjh nhi aya'],
    ['बताइए', 'bataiye', 'btaiye'],
    ['कितने दिन में असर होगा', 'kitne din mein asar hoga', 'kitne din me asar hoga'],
    ['करूँ', 'karun', 'karoon', 'kru'],
    ['डॉक्टर', 'doctor', 'dr'],
    ["don't", 'dont', 'don’t', 'do not'],
    ["what's your name", 'whats ur name', 'What is your name?'],
    ['plzzzz', 'please', 'pls'],
    ['bahuttt', 'bahut', 'bohot', 'बहुत'],
    ['goooood', 'good'],
  ])('%s and its like meet', (...spellings) => {
    expect(new Set(spellings.map(normalise))).toEqual(new Set([normalise(spellings[0] as string)]));
  });

  test.each(['need', 'week', 'feel', 'pool', 'have', 'very', 'phone', 'been', 'wash', 'keeping', 'discussed'])(
    'the English word "%s" stays itself',
    (word) => {
      expect(normalise(word)).toBe(word);
    },
  );

  test('"he" and "me" are English among English words, and Hindi among Hindi ones', () => {
    expect(normalise('he is old, tell me')).toBe('he is old tell me');
    expect(normalise('kaisi he')).toBe('kaisi hai');
    expect(normalise('hindi me batao')).toBe('hindi mein batao');
  });

  test('what is no word is nothing', () => {
    for (const line of ['', '...', '🙂', '?!']) expect(normalise(line)).toBe('');
  });

  test('is the same when it is done again', () => {
    for (const line of ['khaansi ki dawai', 'what is your name', 'बच्चे को दे सकते हैं', 'guide kitne ka hai']) {
      expect(normalise(normalise(line))).toBe(normalise(line));
    }
  });
});
