import { isBackchannel } from '#shared/turn-taking.ts';

/** A held turn goes on when no word came within this long after the visitor fell silent: it was a cough. A recogniser is as late as that. */
const wordlessMs = 1_200;

/**
 * What happens to the character's words when the visitor is heard: they are held at once, go on after a cough or a "hmm", and are
 * given up for real words.
 */
export function createTurnTaking(
  playback: { hold(): boolean; goOn(): void; held: boolean },
  /** Sound without a word for longer is a street, a radio or an echo: the character speaks on, until it has been quiet. */
  longestHoldMs: number,
  interrupt: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(timer);
    if (playback.held) playback.goOn();
  };
  return {
    /** Somebody begins to speak. */
    start() {
      if (!playback.hold()) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, longestHoldMs);
    },
    /** It is quiet again. `readMs`: how long words may still be on their way. */
    quiet(readMs = wordlessMs) {
      if (!playback.held) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, readMs);
    },
    goOn,
    /** Words were read. Answers whether they are the visitor's turn; where not, they only showed that the visitor listens. */
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
