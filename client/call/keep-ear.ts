import { type Microphone, openMicrophone } from './microphone.ts';
import type { RoomEar } from './room-ear.ts';

/**
 * An ear that outlives its device: a microphone that is unplugged, or taken away, is followed by the browser's next one, now or when one
 * is connected.
 * @param open null where nothing can hear
 * @param tell whether there is no microphone
 */
export function keepEar(
  first: Microphone,
  open: (microphone: Microphone) => RoomEar | null,
  tell: (lost: boolean) => void,
): RoomEar | null {
  let ear = open(first);
  if (!ear) {
    first.stop();
    return null;
  }
  let muted = false;
  let closed = false;
  let lost = false;
  // Told of a device that went away; not of one that we stopped.
  const watch = ({ track }: Microphone) => track.addEventListener('ended', () => void replace(), { once: true });
  watch(first);
  const { mediaDevices } = navigator;
  const lookAgain = () => void (lost && replace());
  mediaDevices.addEventListener('devicechange', lookAgain);

  async function replace() {
    if (closed) return;
    ear?.close();
    ear = null;
    const next = await openMicrophone().catch(() => null);
    if (closed || ear) return next?.stop();
    ear = next && open(next);
    if (next && ear) {
      watch(next);
      ear.setMuted(muted);
    } else next?.stop();
    if (lost === (ear === null)) return;
    lost = ear === null;
    tell(lost);
  }
  return {
    setMuted(value) {
      muted = value;
      ear?.setMuted(value);
    },
    close() {
      closed = true;
      mediaDevices.removeEventListener('devicechange', lookAgain);
      ear?.close();
    },
  };
}
