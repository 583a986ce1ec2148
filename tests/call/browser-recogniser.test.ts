import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRecogniser } from '#client/call/browser-recogniser.ts';

/** The browser's recogniser, played. */
let recogniser: {
  starts: number;
  stops: number;
  processLocally?: boolean;
  onend?: (() => void) | null;
  onerror?: ((event: { error: string }) => void) | null;
  onresult?: ((event: { resultIndex: number; results: unknown }) => void) | null;
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      starts = 0;
      constructor() {
        recogniser = this;
      }
      start() {
        this.starts++;
      }
      stops = 0;
      stop() {
        this.stops++;
      }
      abort() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening() {
  const words: [string, boolean][] = [];
  const onUnavailable = vi.fn();
  const control = startRecogniser({
    lang: 'hi-IN',
    track: {} as MediaStreamTrack,
    onWords: (text, final) => void words.push([text, final]),
    onUnavailable,
  });
  const hear = (text: string, isFinal: boolean) =>
    recogniser.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text }], { isFinal })] });
  const end = (error?: string) => {
    if (error) recogniser.onerror?.({ error });
    recogniser.onend?.();
  };
  return { control, words, onUnavailable, hear, end };
}

/** @param status what the browser says of recognition on the device; an error if it cannot say */
function onDevice(status: string | Error, brand = 'Google Chrome') {
  const available = vi.fn(() => (status instanceof Error ? Promise.reject(status) : Promise.resolve(status)));
  Object.assign((globalThis as unknown as { SpeechRecognition: object }).SpeechRecognition, { available });
  vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand }] } });
  return available;
}

describe('where the browser can recognise on the device, its recogniser', () => {
  test('does so, if it is ready for the language, and no sound leaves it', async () => {
    const available = onDevice('available');
    listening();
    expect(recogniser.starts).toBe(0);
    await vi.waitFor(() => expect(recogniser.starts).toBe(1));
    expect(available).toHaveBeenCalledWith({ langs: ['hi-IN'], processLocally: true });
    expect(recogniser.processLocally).toBe(true);
  });

  test.each(['downloadable', 'unavailable', new Error('not allowed')])('listens in its usual way otherwise: %s', async (status) => {
    onDevice(status);
    listening();
    await vi.waitFor(() => expect(recogniser.starts).toBe(1));
    expect(recogniser.processLocally).toBeUndefined();
  });

  test('is not asked about it by a build that would crash', () => {
    const available = onDevice('available', 'Chromium');
    listening();
    expect(recogniser.starts).toBe(1);
    expect(available).not.toHaveBeenCalled();
  });
});

describe('the browser’s recogniser', () => {
  test('that stopped for a pause is started again, and goes on giving words', () => {
    const { end, hear, words, onUnavailable } = listening();
    hear('still', false);
    end('no-speech');
    expect(recogniser.starts).toBe(2);
    hear(' still here ', true);
    expect(words).toEqual([
      ['still', false],
      ['still here', true],
    ]);
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  test.each(['network', 'not-allowed', 'audio-capture', 'service-not-allowed', 'language-not-supported'])(
    'that fails with %s is given up, and is told once',
    (error) => {
      const { end, hear, words, onUnavailable } = listening();
      const { onresult } = recogniser;
      end(error);
      end(error);
      onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: 'late' }], { isFinal: true })] });
      hear('later', true);
      expect(onUnavailable).toHaveBeenCalledOnce();
      expect(words).toEqual([]);
      expect(recogniser.starts).toBe(1);
    },
  );

  test('that stops at once again and again does not work; one that stops after a while does', () => {
    const works = listening();
    for (let time = 0; time < 6; time++) {
      vi.advanceTimersByTime(5_000);
      works.end();
    }
    expect(works.onUnavailable).not.toHaveBeenCalled();
    const broken = listening();
    for (let time = 0; time < 3; time++) broken.end();
    expect(broken.onUnavailable).toHaveBeenCalledOnce();
  });

  test('that is to finish gives the words for what it has heard, then rests until it is resumed', () => {
    const { control, end, hear, words, onUnavailable } = listening();
    const done = vi.fn();
    for (let time = 0; time < 5; time++) {
      control?.finish(done);
      hear('my throat is bad', true);
      expect(done).toHaveBeenCalledTimes(time);
      end();
      expect(done).toHaveBeenCalledTimes(time + 1);
      hear('later', true);
      expect(words.splice(0)).toEqual([['my throat is bad', true]]);
      control?.resume();
    }
    expect(recogniser).toMatchObject({ starts: 6, stops: 5 });
    // Resumed before it was done: it goes on, however short that was.
    for (let time = 0; time < 5; time++) {
      control?.finish(done);
      control?.resume();
      end();
    }
    expect(done).toHaveBeenCalledTimes(5);
    expect(recogniser.starts).toBe(11);
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  test('that never says it has finished is not waited for without end', () => {
    const { control, hear } = listening();
    const done = vi.fn();
    control?.finish(done);
    hear('my throat', false);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(done).toHaveBeenCalledOnce();
  });

  test('pauses while it is told to, and is null in a browser that has none', () => {
    const { control, end } = listening();
    control?.pause();
    end('aborted');
    expect(recogniser.starts).toBe(1);
    control?.resume();
    expect(recogniser.starts).toBe(2);
    vi.stubGlobal('SpeechRecognition', undefined);
    expect(startRecogniser({ lang: 'en-IN', track: {} as MediaStreamTrack, onWords() {}, onUnavailable() {} })).toBeNull();
  });
});
