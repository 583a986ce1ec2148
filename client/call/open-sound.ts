import { prepareVoices } from './browser-voice.ts';

// TypeScript's DOM types lack it: the Audio Session API (Safari 16.4 and newer).
type AudioSessionType = 'auto' | 'playback' | 'play-and-record';
const setSession = (type: AudioSessionType) => {
  const { audioSession } = navigator as { audioSession?: { type: AudioSessionType } };
  if (audioSession) audioSession.type = type;
};

/** The visitor is told after the sound was suspended for this time. Most browsers resume it by themselves. */
const patienceMs = 600;

/**
 * Opens the sound of a call. Call it inside the click, because browsers allow it only there. An iPhone then plays it also with the ring
 * switch off, and through its loudspeaker while the microphone is open.
 */
export function openSound(withMicrophone: boolean): AudioContext {
  setSession(withMicrophone ? 'play-and-record' : 'playback');
  prepareVoices();
  const context = new AudioContext({ latencyHint: 'interactive' });
  // Safari opens it suspended.
  void context.resume();
  return context;
}

/**
 * Resumes the sound of a call when a telephone call, an unplugged device or another page has suspended it.
 * @param tell called with whether it is suspended, so that the visitor must press something
 * @returns a function that stops it
 */
export function keepSound(context: AudioContext, tell: (asleep: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  function say(asleep: boolean) {
    clearTimeout(timer);
    if (told === asleep) return;
    told = asleep;
    tell(asleep);
  }
  /** Refused while something else uses the loudspeaker. Then the next press tries again. */
  const wake = () => void context.resume().catch(() => {});
  function look() {
    clearTimeout(timer);
    if (context.state === 'running') return say(false);
    if (context.state === 'closed') return;
    // Resuming during an interruption would stop WebKit's clock. After the interruption the sound is suspended or running.
    if (context.state === 'suspended' && document.visibilityState === 'visible') wake();
    timer = setTimeout(() => say(true), patienceMs);
  }
  /** The visitor has returned or pressed something, which allows sound. */
  function ask() {
    if (document.visibilityState !== 'visible' || context.state === 'running' || context.state === 'closed') return;
    wake();
    look();
  }
  const presses = ['pointerdown', 'keydown'];
  context.addEventListener('statechange', look);
  document.addEventListener('visibilitychange', ask);
  for (const press of presses) addEventListener(press, ask, true);
  look();
  return () => {
    clearTimeout(timer);
    context.removeEventListener('statechange', look);
    document.removeEventListener('visibilitychange', ask);
    for (const press of presses) removeEventListener(press, ask, true);
    setSession('auto');
  };
}
