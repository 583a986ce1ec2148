import { type Microphone, openMicrophone } from './microphone.ts';

/** Speech recognition on one microphone. */
export interface SpeechInput {
  setMuted(muted: boolean): void;
  /** Push-to-talk: open while held. The words until the release are kept. `setMuted(false)` ends it. */
  setHeld(held: boolean): void;
  close(): void;
}

/**
 * Keeps the input working if its microphone is unplugged: opens it again on the browser's next microphone, at once or when one is
 * connected.
 * @param open resolves to null if speech cannot be recognised
 * @param tell called with whether there is no microphone
 */
export function openSpeechInput(
  first: Microphone,
  open: (microphone: Microphone) => SpeechInput | null,
  tell: (lost: boolean) => void,
): SpeechInput | null {
  let input = open(first);
  if (!input) {
    first.stop();
    return null;
  }
  /** How the microphone was last opened or closed. */
  let set: (input: SpeechInput) => void = () => {};
  let closed = false;
  let lost = false;
  // The event fires when a device disappears, not when we stop it.
  const watch = ({ track }: Microphone) => track.addEventListener('ended', () => void replace(), { once: true });
  watch(first);
  const { mediaDevices } = navigator;
  const tryAgain = () => void (lost && replace());
  mediaDevices.addEventListener('devicechange', tryAgain);

  async function replace() {
    if (closed) return;
    input?.close();
    input = null;
    const next = await openMicrophone().catch(() => null);
    if (closed || input) return next?.stop();
    input = next && open(next);
    if (next && input) {
      watch(next);
      set(input);
    } else next?.stop();
    if (lost === (input === null)) return;
    lost = input === null;
    tell(lost);
  }
  return {
    setMuted(value) {
      set = (present) => present.setMuted(value);
      if (input) set(input);
    },
    setHeld(value) {
      set = (present) => present.setHeld(value);
      if (input) set(input);
    },
    close() {
      closed = true;
      mediaDevices.removeEventListener('devicechange', tryAgain);
      input?.close();
    },
  };
}
