import { type Microphone, openMicrophone } from './microphone.ts';

/** What turns the visitor's speech into words, on one microphone. */
export interface SpeechInput {
  setMuted(muted: boolean): void;
  /** Push-to-talk: open while held; what was said by then is kept. `setMuted(false)` ends it. */
  setHeld(held: boolean): void;
  close(): void;
}

/**
 * Keeps the input open when its microphone is unplugged or taken away: opens it again on the browser's next microphone, at once or when one
 * is connected.
 * @param open answers null where speech cannot be recognised
 * @param tell whether there is no microphone
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
  /** How the microphone was opened or closed last. */
  let set: (input: SpeechInput) => void = () => {};
  let closed = false;
  let lost = false;
  // The event comes when a device goes away, not when we stop it.
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
