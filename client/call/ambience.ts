import { loadSound } from './sound.ts';

const riseSeconds = 1.5;
const fallSeconds = 0.8;

export interface Ambience {
  setOn(on: boolean): void;
  /** Fades out. Resolves when the sound has ended. */
  stop(): Promise<void>;
}

/**
 * A looping background sound. It uses Web Audio, because an `<audio loop>` has a gap at each repetition in Chromium, and because iOS
 * ignores an element's volume. `gain` 0..1.
 */
export function startAmbience(context: AudioContext, name: string, gain: number, on: boolean): Ambience {
  const fader = new GainNode(context, { gain: 0 });
  fader.connect(context.destination);
  let source: AudioBufferSourceNode | null = null;
  let stopped = false;
  const fade = (to: number, seconds: number) => {
    const now = context.currentTime;
    fader.gain.cancelScheduledValues(now);
    fader.gain.setValueAtTime(fader.gain.value, now);
    fader.gain.linearRampToValueAtTime(to, now + seconds);
  };
  const setOn = (value: boolean) => fade(value ? gain : 0, value ? riseSeconds : fallSeconds);
  loadSound(context, name).then(
    (buffer) => {
      if (stopped) return;
      source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(fader);
      source.start();
      setOn(on);
    },
    // The call continues without the background sound.
    () => {},
  );
  return {
    setOn(value) {
      on = value;
      if (source) setOn(value);
    },
    async stop() {
      stopped = true;
      if (!source) return;
      fade(0, fallSeconds);
      await new Promise((resolve) => setTimeout(resolve, fallSeconds * 1000));
      source.stop();
    },
  };
}
