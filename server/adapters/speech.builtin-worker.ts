/** The thread of the built-in voice. A sentence uses a core for about a fortieth of its playing time. */

import { parentPort } from 'node:worker_threads';
import { type Flite, openFlite } from './flite.ts';

export interface Sentence {
  text: string;
  options: readonly string[];
}
export type Spoken = { sampleRate: number; samples: Int16Array<ArrayBuffer> } | { error: string };

/** The recordings of the speakers have different levels. All are brought to this level, as far as their peaks allow. */
const level = 0.11;
const peak = 0.95;

function even(samples: Int16Array): void {
  let sum = 0;
  let most = 1;
  for (const sample of samples) {
    sum += sample * sample;
    most = Math.max(most, Math.abs(sample));
  }
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  if (rms === 0) return;
  const gain = Math.min((level * 0x8000) / rms, (peak * 0x8000) / most);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.round((samples[index] ?? 0) * gain);
}

let flite: Flite | undefined;

parentPort?.on('message', ({ text, options }: Sentence) => {
  try {
    flite ??= openFlite();
    const said = flite.say(text, options);
    even(said.samples);
    parentPort?.postMessage(said satisfies Spoken, [said.samples.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Spoken);
  }
});
