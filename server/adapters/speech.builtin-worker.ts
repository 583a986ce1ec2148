/** The thread in which the built-in voice speaks: a sentence takes a core for as long as a fortieth of it is heard. */

import { parentPort } from 'node:worker_threads';
import { type Flite, openFlite } from './flite.ts';

export interface Sentence {
  text: string;
  options: readonly string[];
}
export type Spoken = { sampleRate: number; samples: Int16Array<ArrayBuffer> } | { error: string };

/** Its speakers are recorded at different levels: all are brought to this one, as far as their loudest sample allows. */
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
