import { heardSampleRate, utteranceMaxSeconds } from '#shared/room-protocol.ts';
import { thinkingPauseMs } from '#shared/turn-taking.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Hearing } from '../services/hearing.ts';

/** Limit of one utterance. Longer speech is not transcribed. */
const maxBytes = utteranceMaxSeconds * heardSampleRate * 2;

/** Speech to text for one room. The sound is not stored. */
export interface Transcriber {
  begin(): void;
  hear(samples: Buffer): void;
  /** Called for sound that was no speech, or without words. */
  drop(): void;
  /** Transcribes the utterance. Resolves to undefined if a newer utterance has begun; `words` is undefined if it failed. */
  read(): Promise<{ words: string | undefined } | undefined>;
  /** Collects words that may continue. After a pause, `then` is called with all of them. */
  whole(words: string, then: (words: string) => void): void;
  close(): void;
}

export function createTranscriber(hearing: Hearing, log: Log): Transcriber {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let reading = new AbortController();
  let unfinished = '';
  let onWhole: (words: string) => void = () => {};
  let timer: NodeJS.Timeout | undefined;

  function finish() {
    const words = unfinished;
    unfinished = '';
    onWhole(words);
  }

  function begin() {
    reading.abort();
    reading = new AbortController();
    clearTimeout(timer);
    pieces = [];
    bytes = 0;
  }
  return {
    begin,
    hear(samples) {
      if (bytes + samples.length > maxBytes) return;
      pieces.push(samples);
      bytes += samples.length;
    },
    drop() {
      begin();
      if (unfinished !== '') timer = setTimeout(finish, thinkingPauseMs(unfinished));
    },
    async read() {
      const { signal } = reading;
      const pcm = Buffer.concat(pieces);
      pieces = [];
      try {
        const words = bytes === 0 ? '' : await hearing.read({ pcm, signal });
        return signal.aborted ? undefined : { words };
      } catch (error) {
        if (signal.aborted) return undefined;
        log[failureLevel(error)]({ err: error }, 'speech recognition failed; the visitor is asked to repeat');
        return { words: undefined };
      }
    },
    whole(words, then) {
      unfinished = unfinished === '' ? words : `${unfinished} ${words}`;
      onWhole = then;
      const pauseMs = thinkingPauseMs(unfinished);
      if (pauseMs === 0) finish();
      else timer = setTimeout(finish, pauseMs);
    },
    close() {
      reading.abort();
      clearTimeout(timer);
    },
  };
}
