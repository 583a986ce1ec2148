import { heardSampleRate, utteranceMaxSeconds } from '#shared/room-protocol.ts';
import { isBackchannel, thinkingPauseMs } from '#shared/turn-taking.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Hearing } from '../services/hearing.ts';

/** Limit of one utterance. Longer speech is not transcribed. */
const maxBytes = utteranceMaxSeconds * heardSampleRate * 2;

/** Speech to text for one room. The sound is not stored. */
export interface Transcriber {
  /** The visitor begins to speak. */
  begin(): void;
  hear(samples: Buffer): void;
  /** The sound was no speech. */
  drop(): void;
  /** The visitor has spoken. `isOver`: while a turn of the character waits, which continues after a sign of listening. */
  read(isOver: boolean): void;
  /** Nothing is called from then on. */
  close(): void;
}

interface Needs {
  hearing: Hearing;
  /** The words so far, which may still change. Empty if there are none any more. */
  onComing(words: string): void;
  /** All that the visitor has said: also what they said while earlier words were transcribed, and after a pause for thought. */
  onWords(words: string): void;
  /** An utterance without words. `failed`: it could not be transcribed. */
  onNothing(failed: boolean): void;
  log: Log;
}

export function createTranscriber({ hearing, onComing, onWords, onNothing, log }: Needs): Transcriber {
  const closed = new AbortController();
  const { signal } = closed;
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isSpeaking = false;
  /** One utterance is transcribed after the other, so that their words stay in order. */
  let reading: Promise<void> = Promise.resolve();
  let unread = 0;
  let unfinished = '';
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  const withEarlier = (words: string) => (unfinished === '' ? words : `${unfinished} ${words}`);

  function show(words: string) {
    if (signal.aborted || words === shown) return;
    shown = words;
    onComing(words);
  }

  function finish() {
    const words = unfinished;
    unfinished = shown = '';
    onWords(words);
  }

  /** The words are complete after a pause, if no more are being said or transcribed. */
  function waitForMore() {
    if (unfinished !== '' && !isSpeaking && unread === 0) {
      const pauseMs = thinkingPauseMs(unfinished);
      if (pauseMs === 0) return finish();
      timer = setTimeout(finish, pauseMs);
    }
    show(unfinished);
  }

  function reset(speaking: boolean) {
    clearTimeout(timer);
    isSpeaking = speaking;
    pieces = [];
    bytes = 0;
  }

  async function wordsOf(pcm: Buffer, isOver: boolean): Promise<string | undefined> {
    if (pcm.length === 0) return '';
    const showTurn = (soFar: string) => (!isOver || isTurn(soFar)) && show(withEarlier(soFar));
    try {
      return await hearing.read({ pcm, signal, onWords: showTurn });
    } catch (error) {
      if (!signal.aborted) log[failureLevel(error)]({ err: error }, 'speech recognition failed; the visitor is asked to repeat');
      return undefined;
    }
  }

  return {
    begin: () => reset(true),
    hear(samples) {
      if (bytes + samples.length > maxBytes) return;
      pieces.push(samples);
      bytes += samples.length;
    },
    drop() {
      reset(false);
      onNothing(false);
      waitForMore();
    },
    read(isOver) {
      const pcm = Buffer.concat(pieces);
      reset(false);
      unread++;
      reading = reading.then(async () => {
        const words = await wordsOf(pcm, isOver);
        unread--;
        if (signal.aborted) return;
        if (words && !(isOver && unfinished === '' && isBackchannel(words))) unfinished = withEarlier(words);
        else onNothing(words === undefined);
        waitForMore();
      });
    },
    close() {
      closed.abort();
      clearTimeout(timer);
    },
  };
}

/** Whether partial words are more than a sign of listening. The last word may be incomplete: "ach" for "achha". */
function isTurn(soFar: string): boolean {
  const complete = soFar.replace(/\S*$/, '').trim();
  return complete !== '' && !isBackchannel(complete);
}
