/**
 * Records the greetings of the characters: `node scripts/voices.ts [character]`. For the pages into `client/public/greetings`, for the
 * voice room into `server/personas/<character>/greeting.wav`. Offline speech synthesis with a modified voice for each character; no person
 * was recorded. Needs these Debian packages: ffmpeg, praat, rhvoice with rhvoice-english, libttspico-utils (the last three from non-free).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CharacterVoice, characterVoice } from '#server/personas/voice.ts';
import { personas } from '#shared/personas.ts';

/** The spelling of Indian words for an English voice. */
const spelt: [RegExp, string][] = [
  [/Ram Ram/g, 'Raam Raam'],
  [/Kaka/g, 'Kaaka'],
  [/beta/g, 'bayta'],
  [/Namaste/g, 'Numustay'],
  [/Rishi/g, 'Rishee'],
  [/Suryodaya/g, 'Soor-yo-daya'],
  [/Arya/g, 'Aarya'],
  [/Aranya/g, 'Arunya'],
  [/Jai Shri Krishna/g, 'Jay Shree Krishna'],
  [/\bAI\b/g, 'A I'],
];

const root = join(import.meta.dirname, '..');
const out = join(root, 'client/public/greetings');
const takes = mkdtempSync(join(tmpdir(), 'vaani-voices-'));
mkdirSync(out, { recursive: true });
for (const { slug, greeting, line } of personas) {
  if (process.argv[2] !== undefined && process.argv[2] !== slug) continue;
  for (const [clip, words] of Object.entries({ greeting, line })) {
    const encode = record(`${slug}-${clip}`, words, characterVoice(slug).recording);
    const file = join(out, `${slug}-${clip}`);
    encode(`${file}.webm`, '-ar', '48000', '-c:a', 'libopus', '-b:a', '48k');
    encode(`${file}.m4a`, '-ar', '48000', '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart');
    // The server has no decoder, and the voice that continues has this sample rate.
    if (clip === 'greeting') encode(join(root, 'server/personas', slug, 'greeting.wav'), '-ar', '16000', '-c:a', 'pcm_s16le');
  }
}
rmSync(takes, { recursive: true });

/** Synthesises and modifies the words. @returns a function that writes them into a file */
function record(
  name: string,
  words: string,
  { engine, formant, median, range, duration, tremor = 0, room = 0 }: CharacterVoice['recording'],
) {
  const raw = join(takes, `${name}-raw.wav`);
  const shaped = join(takes, `${name}.wav`);
  const text = spelt.reduce((line, [word, sound]) => line.replace(word, sound), words);
  if (engine === 'pico') execFileSync('pico2wave', ['-l', 'en-GB', '-w', raw, text]);
  else execFileSync('RHVoice-test', ['-p', engine, '-q', 'max', '-o', raw], { input: text });
  const shape = [formant, median, range, duration, tremor > 0 ? 5.2 : 0, tremor, 0.009, 0, 60, 420];
  execFileSync('praat', ['--run', join(import.meta.dirname, 'voices/shape.praat'), raw, shaped, ...shape.map(String)]);
  const filters = [
    'aresample=48000',
    'silenceremove=start_periods=1:start_threshold=-45dB',
    'highpass=f=75',
    'equalizer=f=420:t=q:w=1:g=-2.5',
    'equalizer=f=3100:t=q:w=0.9:g=2.5',
    'acompressor=threshold=-24dB:ratio=2.4:attack=12:release=140',
    ...(room > 0 ? [`aecho=1:0.9:23|41|67|103:${[1, 0.7, 0.5, 0.35].map((share) => (share * room).toFixed(3)).join('|')}`] : []),
    'loudnorm=I=-18:TP=-1.8:LRA=7',
    'apad=pad_dur=0.25',
  ].join(',');
  return (file: string, ...codec: string[]) =>
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', shaped, '-af', filters, '-ac', '1', ...codec, '-bitexact', file]);
}
