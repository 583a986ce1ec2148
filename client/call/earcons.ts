import { loadSound } from './sound.ts';

export type Earcon = 'connect' | 'hang-up' | 'message';

/** The files are mastered at -24 LUFS. Half of that is quieter than any voice. */
const earconGain = 0.5;

/** Plays one short sound. Resolves when it has ended or could not be loaded. */
export async function playEarcon(context: AudioContext, name: Earcon): Promise<void> {
  try {
    const buffer = await loadSound(context, `earcons/${name}`);
    if (context.state !== 'running') return;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: earconGain })).connect(context.destination);
    const over = new Promise((resolve) => source.addEventListener('ended', resolve));
    source.start();
    await over;
  } catch {
    // Optional, because the page says the same in words.
  }
}
