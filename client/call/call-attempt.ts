import type { Ambience } from './ambience.ts';
import type { Line } from './line.ts';

/** One press of the button. Whatever it opened is closed by its `exits`, in reverse order, once, however it ends. */
export interface Attempt {
  number: number;
  abort: AbortController;
  exits: (() => void)[];
  line: Line | null;
  ambience: Ambience | null;
  context: AudioContext;
}

/** The hang-up tone and the fading of the ambience; a browser that put its sound to sleep never finishes them. */
const lastSoundsMs = 2_000;

export const createAttempt = (number: number, context: AudioContext): Attempt => ({
  number,
  abort: new AbortController(),
  exits: [],
  line: null,
  ambience: null,
  context,
});

/** Stops what is under way and closes what was opened. */
export function runExits({ abort, exits }: Attempt): void {
  abort.abort();
  for (const exit of exits.reverse()) {
    try {
      exit();
    } catch (error) {
      console.error(error);
    }
  }
}

/** The last sounds of an attempt, then its AudioContext. @param hangUp plays the tone at the end of a live call */
export async function silence({ context, ambience }: Attempt, hangUp: (() => Promise<unknown>) | undefined): Promise<void> {
  const sounds = Promise.all([ambience?.stop(), hangUp?.()]);
  await Promise.race([sounds, new Promise((resolve) => setTimeout(resolve, lastSoundsMs))]);
  await context.close().catch(() => {});
}
