import { heardSampleRate, utteranceMaxSeconds } from '#shared/room-protocol.ts';
import { thinkingPauseMs } from '#shared/turn-taking.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Hearing } from '../services/hearing.ts';

/** Limit of one utterance. Sound beyond it is not read. */
const maxBytes = utteranceMaxSeconds * heardSampleRate * 2;

/** Speech to text for one room. The sound is not kept. */
export interface Transcriber {
  begin(): void;
  hear(samples: Buffer): void;
  /** It was no speech, or had no words. */
  drop(): void;
  /** Reads what was heard. Answers undefined when it cannot be read, and nothing where a newer utterance has begun. */
  read(): Promise<{ words: string | undefined } | undefined>;
  /** Words after which the visitor may go on wait for the next; `then` is called with all of them once they are whole. */
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
