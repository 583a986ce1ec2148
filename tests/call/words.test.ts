import { expect, test } from 'vitest';
import { clock, spokenLength } from '#client/call/call-length.ts';
import type { LiveCall } from '#client/call/call-machine.ts';
import { hintOf } from '#client/call/hint.ts';
import { problemActions } from '#client/call/problem-actions.ts';
import { transcriptOf } from '#client/call/transcript.ts';
import { personaBySlug } from '#shared/personas.ts';

test('the length of a call is shown as a clock and said in words', () => {
  expect([0, 7, 167, 3600].map(clock)).toEqual(['00:00', '00:07', '02:47', '60:00']);
  expect([0, 1, 60, 167].map(spokenLength)).toEqual(['less than a second', '1 second', '1 minute', '2 minutes 47 seconds']);
});

test('a refused microphone is explained for the browser it was refused in', () => {
  const steps = problemActions['microphone-denied']?.steps;
  const browsers = [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Website Settings',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Settings app'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Permissions'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'crossed-out microphone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'left of the address'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Settings for This Website'],
  ] as const;
  for (const [userAgent, words] of browsers) expect(steps?.(userAgent)).toContain(words);
});

test('only where the microphone is in the way is talking by typing offered', () => {
  const typing = Object.entries(problemActions).filter(([, way]) => way?.typing);
  expect(typing.map(([code]) => code).sort()).toEqual(
    ['in-app-browser', 'insecure-page', 'microphone-busy', 'microphone-denied', 'microphone-missing'].sort(),
  );
});

test('the line under the button tells what the visitor can do now', () => {
  const rishi = personaBySlug('rishi');
  const live: LiveCall = {
    status: 'live',
    attempt: 1,
    startedAtMs: 0,
    speaker: 'nobody',
    muted: false,
    pushToTalk: false,
    held: false,
    microphone: 'on',
    notice: null,
    thinking: false,
    aloud: true,
    reconnecting: false,
    asleep: false,
  };
  expect(hintOf({ status: 'idle' }, rishi)).toBe('Press once to start. Press again to stop.');
  expect(hintOf({ status: 'connecting', attempt: 1 }, rishi)).toBe('Waiting for Rishi to pick up.');
  expect(hintOf(live, rishi)).toBe('');
  expect(hintOf({ ...live, microphone: 'none' }, rishi)).toBe('No microphone: type, and Rishi answers aloud.');
  expect(hintOf({ ...live, microphone: 'none', aloud: false }, rishi)).toBe('No microphone: type, and Rishi answers in writing.');
  expect(hintOf({ ...live, microphone: 'silent' }, rishi)).toMatch(/^We cannot hear you\. .* or type instead\.$/);
  expect(hintOf({ ...live, microphone: 'silent', muted: true }, rishi)).toBe('You are muted.');
  expect(hintOf({ ...live, notice: 'Type, please.' }, rishi)).toBe('Type, please.');
  expect(hintOf({ ...live, notice: 'Type, please.', asleep: true }, rishi)).toBe(
    'No sound just now. Press anywhere to hear Rishi again, or read along.',
  );
});

test('a transcript names who said what', () => {
  const captions = [
    { id: 1, who: 'character', text: 'Namaste.', final: true },
    { id: 2, who: 'visitor', text: 'Four days.', final: true },
  ] as const;
  expect(transcriptOf(captions, 'Rishi')).toBe('Rishi: Namaste.\nYou: Four days.');
});
