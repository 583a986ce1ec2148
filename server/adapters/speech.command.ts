import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import { characterVoice } from '../personas/voice.ts';
import { asSpoken, following, type Sound, type Speech, spokenLang, type Words } from '../services/speech.ts';
import { readWavHead, type WavHead } from './wav.ts';

/** The number of programs at once. Each uses a core while it runs. */
const maxRunning = 4;
/** A sentence takes a tenth of a second. A program that runs for this time has stopped working. */
const timeoutMs = 15_000;
/** Bytes of sound that wait to be sent: more than the longest answer has. */
const bufferBytes = 8 * 1024 * 1024;

interface Program {
  /** Whether it writes its sound to standard output, or to a file. */
  output: 'stdout' | 'file';
  /** Its arguments, without the text, which always goes through standard input; undefined without a voice for the language. */
  arguments(persona: PersonaSlug, lang: 'en' | 'hi', file: string): string[] | undefined;
}

/** The known programs. Any other program gets the text and must write a WAV with 16 bits and one channel. */
const programs: Record<string, Program> = {
  pico2wave: { output: 'file', arguments: (_, lang, file) => (lang === 'en' ? ['-l', 'en-GB', '-w', file] : undefined) },
  'espeak-ng': {
    output: 'stdout',
    arguments(persona, lang) {
      const { wpm, pitch, espeak } = characterVoice(persona).program;
      const voice = `${lang === 'hi' ? 'hi' : 'en-gb'}+${espeak}`;
      return ['--stdout', '-b', '1', '-v', voice, '-s', String(wpm), '-p', String(pitch), '--stdin'];
    },
  },
};
const anyOther: Program = { output: 'stdout', arguments: () => [] };

/** The most natural first. Both are fast: for 20 words pico2wave needs 34 ms, espeak-ng 18 ms. */
const byQuality = ['pico2wave', 'espeak-ng'];

/**
 * The best speech program of this machine, tested with a sentence; undefined if there is none.
 * @param command the path of a program, instead of the known ones
 */
export async function findSpeechCommand(command?: string): Promise<{ name: string; speech: Speech } | undefined> {
  for (const path of command === undefined ? byQuality : [command]) {
    const speech = createCommandSpeech(path);
    if (await speaks(speech)) return { name: basename(path), speech };
  }
  return undefined;
}

async function speaks(speech: Speech): Promise<boolean> {
  try {
    const persona = personaSlugs[0];
    const sound = await speech.say({ persona, text: 'Namaste.', browserVoices: [], signal: AbortSignal.timeout(timeoutMs) });
    for await (const piece of sound?.pcm ?? []) if (piece.length > 0) return true;
  } catch {
    // Not installed, or it does not read its text from standard input.
  }
  return false;
}

/** A voice of a program on this machine. The text goes only through standard input: no shell, and no argument contains it. */
export function createCommandSpeech(path: string): Speech {
  const program = programs[basename(path)] ?? anyOther;
  const slots = createSlots(maxRunning);

  /** Starts the program. `stopped` rejects if it fails. */
  function run(args: string[], text: string, signal: AbortSignal) {
    const child = spawn(path, args, { stdio: ['pipe', 'pipe', 'ignore'], signal, timeout: timeoutMs, killSignal: 'SIGKILL' });
    const stopped = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, killedBy) => (code === 0 ? resolve() : reject(new Error(`${path} ended with ${killedBy ?? code}`))));
    });
    child.stdin.on('error', () => {}); // it may end before it has read the text; `stopped` reports that
    child.stdin.end(text);
    return { stdout: child.stdout, stopped };
  }

  /** Reads all of the sound at once, so that the program ends long before its words have been played. */
  async function fromStdout(args: string[], { text, signal }: Words): Promise<Sound> {
    const free = await slots.take(signal);
    const unusable = new AbortController();
    const pcm = new PassThrough({ highWaterMark: bufferBytes });
    pcm.on('error', () => {}); // the reader of the sound gets the error
    try {
      const { stdout, stopped } = run(args, text, AbortSignal.any([signal, unusable.signal]));
      stopped.catch((error) => pcm.destroy(error)).finally(free);
      stdout.pipe(pcm);
    } catch (error) {
      free();
      throw error;
    }
    try {
      const pieces = pcm[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      let head = Buffer.alloc(0);
      let wav: WavHead | undefined;
      while (!wav) {
        const { value, done } = await pieces.next();
        if (done) throw new Error(`${path} wrote no WAV`);
        head = Buffer.concat([head, value]);
        wav = readWavHead(head);
      }
      return { sampleRate: wav.sampleRate, pcm: following(head.subarray(wav.dataAt), pieces) };
    } catch (error) {
      unusable.abort();
      throw error;
    }
  }

  async function fromFile(persona: PersonaSlug, { text, signal }: Words): Promise<Sound | undefined> {
    const free = await slots.take(signal);
    let dir: string | undefined;
    try {
      dir = await mkdtemp(join(tmpdir(), 'vaani-voice-'));
      const file = join(dir, 'turn.wav');
      const { stdout, stopped } = run(program.arguments(persona, 'en', file) ?? [], text, signal);
      stdout.resume();
      await stopped;
      const wave = await readFile(file);
      const wav = readWavHead(wave);
      if (!wav) throw new Error(`${path} wrote no WAV`);
      return { sampleRate: wav.sampleRate, pcm: following(wave.subarray(wav.dataAt)) };
    } finally {
      free();
      if (dir !== undefined) await rm(dir, { recursive: true, force: true });
    }
  }

  return {
    async say(words) {
      const spoken = { ...words, text: asSpoken(words.text) };
      const args = program.arguments(words.persona, spokenLang(words.text), '');
      if (!args) return undefined;
      return program.output === 'stdout' ? fromStdout(args, spoken) : fromFile(words.persona, spoken);
    },
  };
}

/** The maximum number at once. Others wait for their turn, or until they are cancelled. */
function createSlots(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    /** Resolves to a function that releases the slot. @throws if `signal` aborts before its turn */
    async take(signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted();
      if (free > 0) {
        free--;
        return release;
      }
      const turn = Promise.withResolvers<void>();
      waiting.push(turn.resolve);
      const leave = () => {
        const place = waiting.indexOf(turn.resolve);
        if (place >= 0) waiting.splice(place, 1);
        turn.reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      await turn.promise;
      signal.removeEventListener('abort', leave);
      return release;
    },
  };
}
