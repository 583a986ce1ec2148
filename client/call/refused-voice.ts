/** A voice that the browser refuses to play before the visitor presses something. */
export interface RefusedVoice {
  /** Whether it still needs a press. */
  readonly waiting: boolean;
  stop(): void;
}

// Each allows sound on every device; a finger allows it only when it leaves the screen.
const presses = ['pointerup', 'keydown'] as const;

/** Plays the voice with the visitor's next press, or with a later one if the browser refuses it again. */
export function playWithPress(track: MediaStreamTrack, onPlaying: () => void): RefusedVoice {
  const player = new Audio();
  player.srcObject = new MediaStream([track]);
  let waiting = true;

  function ignorePresses() {
    waiting = false;
    for (const press of presses) removeEventListener(press, play, true);
  }
  function play() {
    player.play().then(
      () => {
        if (!waiting) return;
        ignorePresses();
        onPlaying();
      },
      () => {},
    );
  }
  for (const press of presses) addEventListener(press, play, true);
  return {
    get waiting() {
      return waiting;
    },
    stop() {
      ignorePresses();
      player.pause();
      player.srcObject = null;
    },
  };
}
