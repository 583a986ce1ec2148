import { expect, test } from 'vitest';
import { createSpeechProgress, lettersOfTwin } from '#client/call/speech-progress.ts';

const text = 'Salt water, twice a day. And honey at night.';
const first = 'Salt water, twice a day.';
const wordsAt = (said: ReturnType<typeof createSpeechProgress>, heard: number, whole?: number) => {
  const now = said.at({ heard, whole });
  return now && text.slice(0, now.letters);
};

test('nothing is said before the first sound', () => {
  const said = createSpeechProgress();
  said.begin(text);
  expect(wordsAt(said, 0)).toBeNull();
});

test('words come evenly up to where the room says that a sentence ends, and no later', () => {
  const said = createSpeechProgress();
  said.begin(text);
  said.mark(first.length, 4);
  expect(wordsAt(said, 0.1)).toBe('Salt');
  expect(wordsAt(said, 2)).toBe('Salt water, twice');
  expect(wordsAt(said, 3.99)).toBe(first);
  said.mark(text.length, 6);
  expect(wordsAt(said, 5)).toBe(`${first} And honey`);
  expect(wordsAt(said, 6, 6)).toBe(text);
});

test('where the room tells nothing they come at the pace of the turn before, and none goes out again', () => {
  const said = createSpeechProgress();
  said.begin(text);
  const begun = wordsAt(said, 1) ?? '';
  expect(text.startsWith(begun)).toBe(true);
  // It turns out to be slow speech.
  expect(wordsAt(said, 1.1, 40)).toBe(begun);
  expect(wordsAt(said, 40, 40)).toBe(text);
  said.begin(text);
  expect(wordsAt(said, 1)).toBe('Salt');
});

test('a mark that comes twice, on a line that was taken up again, counts once', () => {
  const said = createSpeechProgress();
  said.begin(text);
  said.mark(first.length, 4);
  said.mark(first.length, 9);
  expect(wordsAt(said, 3.99)).toBe(first);
});

test('words light up in their order where a Hindi voice says their twin in Devanagari', () => {
  const hinglish = 'Aao beta, idhar baitho.';
  const twin = 'आओ बेटा, इधर बैठो।';
  const words = [...twin.matchAll(/\S+/g)].map(({ index }) => hinglish.slice(lettersOfTwin(twin, index, hinglish)).split(' ')[0]);
  expect(words).toEqual(['Aao', 'beta,', 'idhar', 'baitho.']);
});
