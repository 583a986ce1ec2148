import { isBackchannel } from '#shared/turn-taking.ts';

/** A waiting turn continues if no word arrives within this time after the visitor falls silent: it was a cough. A recogniser may be this late. */
const wordlessMs = 1_200;

/**
 * What happens to the character's words when the visitor is heard: they pause at once, continue after a cough or a "hmm", and end after
 * real words.
 */
export function createTurnTaking(
  playback: { hold(): boolean; goOn(): void; held: boolean },
  /** Longer sound without a word is traffic, a radio or an echo: the character continues, and listens again after a silence. */
  longestHoldMs: number,
  interrupt: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(timer);
    if (playback.held) playback.goOn();
  };
  return {
    /** The visitor begins to speak. */
    start() {
      if (!playback.hold()) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, longestHoldMs);
    },
    /** It is quiet again. `readMs`: how long words may still be late. */
    quiet(readMs = wordlessMs) {
      if (!playback.held) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, readMs);
    },
    goOn,
    /** Words were recognised. Returns whether they are a turn of the visitor, and not only a sign of listening. */
    words(text: string, final: boolean): boolean {
      if (!playback.held) return true;
      if (isBackchannel(text)) {
        if (final) goOn();
        return false;
      }
      clearTimeout(timer);
      interrupt();
      return true;
    },
    stop: () => clearTimeout(timer),
  };
}

export type TurnTaking = ReturnType<typeof createTurnTaking>;
