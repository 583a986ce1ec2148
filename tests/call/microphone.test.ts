import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMicrophoneAllowed, lookUpPermission, openMicrophone } from '#client/call/microphone.ts';

const browser = 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile';
function onDevice(getUserMedia: (() => Promise<unknown>) | undefined, userAgent = browser) {
  vi.stubGlobal('navigator', { userAgent, ...(getUserMedia && { mediaDevices: { getUserMedia } }) });
}
const refusing = (name: string) => () => Promise.reject(new DOMException('refused', name));

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the microphone that is given can be let go', async () => {
  const stop = vi.fn();
  onDevice(async () => ({ getAudioTracks: () => [{ stop }] }));
  (await openMicrophone()).stop();
  expect(stop).toHaveBeenCalledOnce();
});

test('the browser is asked whether the microphone has been allowed before, and may not know', async () => {
  const tells = (query: () => Promise<{ state: string }>) => vi.stubGlobal('navigator', { permissions: { query } });
  tells(() => Promise.reject(new TypeError('no such permission')));
  await lookUpPermission();
  expect(isMicrophoneAllowed()).toBe(false);
  const permission = { state: 'prompt' };
  tells(async () => permission);
  await lookUpPermission();
  expect(isMicrophoneAllowed()).toBe(false);
  permission.state = 'granted';
  expect(isMicrophoneAllowed()).toBe(true);
});

describe('a microphone', () => {
  test.each([
    ['NotAllowedError', 'microphone-denied', 'The microphone is blocked for this site.'],
    ['SecurityError', 'microphone-denied', 'The microphone is blocked for this site.'],
    ['NotFoundError', 'microphone-missing', 'No microphone was found.'],
    ['OverconstrainedError', 'microphone-missing', 'No microphone was found.'],
    ['NotReadableError', 'microphone-busy', 'Another program is using the microphone.'],
    ['AbortError', 'microphone-busy', 'Another program is using the microphone.'],
    ['an error of tomorrow', 'microphone-missing', 'No microphone was found.'],
  ])('refused with %s is %s, in words', async (name, code, sentence) => {
    onDevice(refusing(name));
    await expect(openMicrophone()).rejects.toMatchObject({ code, message: expect.stringContaining(sentence) });
  });

  test('that a stream comes without is missing', async () => {
    onDevice(async () => ({ getAudioTracks: () => [] }));
    await expect(openMicrophone()).rejects.toMatchObject({ code: 'microphone-missing' });
  });

  test('on a page that is not secure is not even asked for', async () => {
    vi.stubGlobal('isSecureContext', false);
    const asked = vi.fn(refusing('NotAllowedError'));
    onDevice(asked);
    await expect(openMicrophone()).rejects.toMatchObject({ code: 'insecure-page' });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a browser inside another app', () => {
  const apps = ['Instagram 400.0', 'FBAN/FBIOS', 'Line/15.1', 'Version/4.0; wv) Chrome'].map(
    (app) => `Mozilla/5.0 (Linux; Android 16; ${app}`,
  );

  test.each(apps)('that keeps the microphone to itself is told apart: %s', async (userAgent) => {
    onDevice(refusing('NotAllowedError'), userAgent);
    await expect(openMicrophone()).rejects.toMatchObject({ code: 'in-app-browser' });
    onDevice(undefined, userAgent);
    await expect(openMicrophone()).rejects.toMatchObject({ code: 'in-app-browser' });
  });

  test('whose microphone is busy says that', async () => {
    onDevice(refusing('NotReadableError'), apps[0]);
    await expect(openMicrophone()).rejects.toMatchObject({ code: 'microphone-busy' });
  });
});
