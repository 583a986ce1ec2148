import { prepareVoices } from './browser-voice.ts';

// Not in TypeScript's DOM types: the Audio Session API (Safari, from 16.4 on).
type AudioSessionType = 'auto' | 'playback' | 'play-and-record';
const setSession = (type: AudioSessionType) => {
  const { audioSession } = navigator as { audioSession?: { type: AudioSessionType } };
  if (audioSession) audioSession.type = type;
};

/** Sound that sleeps for longer than this is told to the visitor: most browsers wake it by themselves. */
const patienceMs = 600;

/**
 * Opens the sound of a call. To be called inside the click: browsers let nothing else open sound. An iPhone plays it with its ring switch
 * off too, and by its loudspeaker while the microphone is open.
 */
export function openSound(withMicrophone: boolean): AudioContext {
  setSession(withMicrophone ? 'play-and-record' : 'playback');
  prepareVoices();
  const context = new AudioContext({ latencyHint: 'interactive' });
  // Safari opens it asleep.
  void context.resume();
  return context;
}

/**
 * Keeps the sound of a call awake: a telephone call, a device that is unplugged, or another page may put it to sleep.
 * @param tell whether it sleeps, so that the visitor has to press something
 * @returns stops
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
  /** Refused while something else has the loudspeaker: then the next press asks again. */
  const wake = () => void context.resume().catch(() => {});
  function look() {
    clearTimeout(timer);
    if (context.state === 'running') return say(false);
    if (context.state === 'closed') return;
    // Asking while it is interrupted leaves WebKit's clock standing still; it is suspended, or running again, when that is over.
    if (context.state === 'suspended' && document.visibilityState === 'visible') wake();
    timer = setTimeout(() => say(true), patienceMs);
  }
  /** The visitor is back, or does something, which allows sound. */
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
