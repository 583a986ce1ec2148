import { describe, expect, test } from 'vitest';
import type { Caption } from '#client/call/call-machine.ts';
import { CallError } from '#client/call/failures.ts';
import { endOf, lineKind, speakingThreshold, speakingTimeoutMs, speechDetector, volumeOf } from '#client/call/line.ts';
import { addWords } from '#client/call/messages.ts';
import { whoSpeaks } from '#client/call/who-speaks.ts';

describe('a room address', () => {
  const page = 'https://vaani.example/kaka-voice';
  test('on the page’s own host is our room, on Daily it is Vapi’s', () => {
    expect(lineKind('wss://vaani.example/call/rooms/1?token=a', page)).toBe('room');
    expect(lineKind('https://vaani.example/call/rooms/1', page)).toBe('room');
    expect(lineKind('/call/rooms/1', page)).toBe('room');
    expect(lineKind('https://vapi.daily.co/abc', page)).toBe('vapi');
  });
  test.each([
    'wss://elsewhere.example/call/rooms/1',
    'http://vapi.daily.co/abc',
    'https://daily.co.elsewhere.example/abc',
    'https://notdaily.co/abc',
    'javascript:alert(1)',
    'https://',
  ])('anywhere else is refused: %s', (url) => {
    expect(() => lineKind(url, page)).toThrow(CallError);
  });
});

describe('the character', () => {
  const detector = () => speechDetector({ threshold: speakingThreshold, timeoutMs: speakingTimeoutMs });
  test('speaks from the first level above 0.01 until one second after the last', () => {
    const { sample } = detector();
    expect(sample(0.01, 0)).toBeNull();
    expect(sample(0.011, 100)).toBe('start');
    expect(sample(0.5, 200)).toBeNull();
    expect(sample(0, 300)).toBeNull();
    expect(sample(0, 1199)).toBeNull();
    expect(sample(0, 1200)).toBe('end');
    expect(sample(0, 1300)).toBeNull();
  });
  test('is still speaking in a pause shorter than a second', () => {
    const { sample } = detector();
    const told = [0, 900, 1800, 2700].map((atMs) => sample(0.2, atMs));
    expect(told).toEqual(['start', null, null, null]);
  });
  test('is as loud as its level over 0.15, and never louder than 1', () => {
    expect(volumeOf(0.075)).toBeCloseTo(0.5);
    expect(volumeOf(0.8)).toBe(1);
    expect(volumeOf(0)).toBe(0);
  });
});

test('a cough does not interrupt: the visitor speaks only after being loud for a while', () => {
  const { sample } = speechDetector({ threshold: 0.03, holdMs: 120, timeoutMs: 500 });
  expect([sample(0.2, 0), sample(0.2, 100), sample(0, 120), sample(0.2, 140), sample(0.2, 240), sample(0.2, 260)]).toEqual([
    null,
    null,
    null,
    null,
    null,
    'start',
  ]);
});

test('the short silences inside a word do not hold an interruption up; the silence after a click does', () => {
  const { sample } = speechDetector({ threshold: 0.03, holdMs: 60, gapMs: 45, timeoutMs: 500 });
  expect([sample(0.2, 0), sample(0, 20), sample(0, 40), sample(0.2, 60)]).toEqual([null, null, null, 'start']);
  const next = speechDetector({ threshold: 0.03, holdMs: 60, gapMs: 45, timeoutMs: 500 });
  expect([next.sample(0.2, 0), next.sample(0, 20), next.sample(0, 60), next.sample(0.2, 80)]).toEqual([null, null, null, null]);
});

test.each([
  ['customer-ended-call', 'far-side-ended'],
  ['assistant-ended-call', 'far-side-ended'],
  [undefined, 'far-side-ended'],
  ['silence-timed-out', 'silence'],
  ['exceeded-max-duration', 'time-limit'],
])('a call that ended with %s is a goodbye: %s', (endedReason, reason) => {
  expect(endOf(endedReason)).toBe(reason);
});

test.each(['pipeline-error-openai-llm-failed', 'server-shutdown', 'call.in-progress.error-vapifault-worker-died'])(
  'a call cut by %s is an error',
  (endedReason) => {
    expect(endOf(endedReason)).toMatchObject({ code: 'connection-lost' });
  },
);

describe('the microphone', () => {
  test('is called silent after four seconds of the visitor’s own turn, until it gives anything', () => {
    const hearing = whoSpeaks(0);
    hearing.sampleMicrophone(0.005, false, 3_900);
    expect(hearing.microphone(3_900)).toBe('on');
    expect(hearing.microphone(4_100)).toBe('silent');
    hearing.sampleMicrophone(0.02, false, 4_200);
    expect(hearing.microphone(4_200)).toBe('on');
    expect(hearing.microphone(60_000)).toBe('on');
  });
  test('is not missed while the character speaks or the visitor is muted', () => {
    const hearing = whoSpeaks(0);
    hearing.setCharacter(true);
    hearing.sampleMicrophone(0, false, 10_000);
    hearing.setCharacter(false);
    hearing.sampleMicrophone(0, true, 20_000);
    expect(hearing.microphone(23_900)).toBe('on');
    expect(hearing.microphone(24_100)).toBe('silent');
  });
});

test('whoever is heard sets the level, and the visitor comes before the character', () => {
  const hearing = whoSpeaks(0);
  expect([hearing.speaker, hearing.level(0.4)]).toEqual(['nobody', 0.4]);
  hearing.setCharacter(true);
  expect([hearing.speaker, hearing.level(0.4)]).toEqual(['character', 0.4]);
  hearing.sampleMicrophone(0.075, false, 0);
  hearing.sampleMicrophone(0.075, false, 200);
  expect([hearing.speaker, hearing.level(0.4)]).toEqual(['visitor', 0.5]);
});

describe('captions', () => {
  const words = (who: Caption['who'], text: string, final: boolean) => ({ who, text, final });
  test('grow while the words come and stay once they are final', () => {
    let captions: readonly Caption[] = [];
    captions = addWords(captions, words('visitor', 'my', false));
    captions = addWords(captions, words('visitor', 'my throat', false));
    captions = addWords(captions, words('character', 'Arre', false));
    captions = addWords(captions, words('visitor', 'my throat hurts', true));
    captions = addWords(captions, words('visitor', 'since Sunday', true));
    expect(captions).toEqual([
      { id: 1, ...words('visitor', 'my throat hurts', true) },
      { id: 2, ...words('character', 'Arre', false) },
      { id: 3, ...words('visitor', 'since Sunday', true) },
    ]);
  });
  test('go away again if they were no words', () => {
    const asked = addWords([], words('visitor', 'my throat', true));
    expect(addWords(addWords(asked, words('visitor', 'and', false)), words('visitor', '', false))).toEqual(asked);
    expect(addWords(asked, words('visitor', '', false))).toEqual(asked);
  });
});
