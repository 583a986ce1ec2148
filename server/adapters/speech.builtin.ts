import { Worker } from 'node:worker_threads';
import type { PersonaSlug } from '#shared/personas.ts';
import { characterVoice } from '../personas/voice.ts';
import { asSpoken, type Sound, type Speech, sentencesOf, spokenLang } from '../services/speech.ts';
import type { Sentence, Spoken } from './speech.builtin-worker.ts';

/** The size of the cache of spoken sentences: about twelve minutes of sound. */
const cacheBytes = 24 * 1024 * 1024;
/** A thread without use for this time is ended, and its memory is freed. */
const idleMs = 5 * 60_000;

/** A voice from an npm package, English only. Its thread starts with the first call. */
export function createBuiltInSpeech(): Speech {
  const said = new Map<string, { coming: Promise<Said>; bytes: number }>();
  const thread = createThread();
  let bytes = 0;

  /** A sentence in the voice of a character. It is finished and cached even if the caller has gone. */
  function sentence(persona: PersonaSlug, text: string): Promise<Said> {
    const key = `${persona} ${text}`;
    const present = said.get(key);
    if (present) {
      // Moves a used entry to the end, so that it is dropped last.
      said.delete(key);
      said.set(key, present);
      return present.coming;
    }
    const { speaker, meanHz, stretch } = characterVoice(persona).builtIn;
    const options = ['-voice', speaker, '--setf', `int_f0_target_mean=${meanHz}`, '--setf', `duration_stretch=${stretch}`];
    const made = { coming: thread.say({ text, options }), bytes: 0 };
    said.set(key, made);
    made.coming.then(
      ({ samples }) => {
        made.bytes = samples.byteLength;
        bytes += made.bytes;
        dropOldest();
      },
      () => said.delete(key),
    );
    return made.coming;
  }
  function dropOldest() {
    for (const [key, oldest] of said) {
      if (bytes <= cacheBytes) return;
      if (oldest.bytes === 0) continue;
      said.delete(key);
      bytes -= oldest.bytes;
    }
  }

  return {
    warm: thread.start,
    async say({ persona, text, signal }): Promise<Sound | undefined> {
      if (spokenLang(text) !== 'en') return undefined;
      const [first, ...rest] = sentencesOf(inAscii(asSpoken(text)));
      if (first === undefined) return undefined;
      const begin = await sentence(persona, first);
      signal.throwIfAborted();
      const sampleRate = Math.round(begin.sampleRate * characterVoice(persona).builtIn.smallness);
      const pieces = rest.length + 1 === sentencesOf(text).length ? 'sentences' : undefined;
      return { sampleRate, pcm: following(persona, begin, rest), pieces };
    },
  };

  /** Each sentence is made while the previous one plays. */
  async function* following(persona: PersonaSlug, begin: Said, rest: readonly string[]): AsyncGenerator<Uint8Array> {
    let now = begin;
    for (const text of rest) {
      const next = sentence(persona, text);
      next.catch(() => {}); // reported to the caller that awaits it
      yield bytesOf(now);
      now = await next;
    }
    yield bytesOf(now);
  }
}

type Said = Exclude<Spoken, { error: string }>;

const bytesOf = ({ samples }: Said) => new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/** Flite reads bytes. Characters without a sound are spelled out or removed. */
const inAscii = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”"()]/g, ' ')
    .replace(/\s*[–—;:]+\s+/g, ', ')
    .replace(/…/g, '.')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');

/** One worker thread: started when needed, ended when idle, and started again after an error. */
function createThread() {
  const waiting: { sentence: Sentence; done: PromiseWithResolvers<Said> }[] = [];
  let worker: Worker | undefined;
  let busy: PromiseWithResolvers<Said> | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start() {
    if (worker) return;
    const started = new Worker(new URL('./speech.builtin-worker.ts', import.meta.url));
    worker = started;
    started.on('message', (spoken: Spoken) => {
      if ('error' in spoken) busy?.reject(new Error(spoken.error));
      else busy?.resolve(spoken);
      next();
    });
    const broken = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      busy?.reject(error);
      next();
    };
    started.on('error', broken);
    started.on('exit', (code) => broken(new Error(`the voice's thread ended with ${code}`)));
    // After the listeners, which would undo it: the thread must not keep the process alive.
    started.unref();
    rest();
  }
  function rest() {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const idle = worker;
      worker = undefined;
      void idle?.terminate();
    }, idleMs);
    idle.unref();
  }
  function next() {
    busy = undefined;
    const job = waiting.shift();
    if (!job) return rest();
    clearTimeout(idle);
    start();
    busy = job.done;
    worker?.postMessage(job.sentence);
  }
  return {
    start,
    say(sentence: Sentence): Promise<Said> {
      const done = Promise.withResolvers<Said>();
      waiting.push({ sentence, done });
      if (!busy) next();
      return done.promise;
    },
  };
}
