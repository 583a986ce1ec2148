import { thinkingPauseMs } from '#shared/turn-taking.ts';
import { type Recogniser, startRecogniser } from './browser-recogniser.ts';
import { isMobile, speechDetector, visitorSpeech } from './line.ts';
import type { Microphone } from './microphone.ts';
import { openRoomMeter } from './room-meter.ts';
import type { SpeechInput } from './speech-input.ts';
import type { TurnTaking } from './turn-taking.ts';

/** The recogniser gives words up to this long after they were spoken: the character's echo as well as the visitor's own. */
const recogniserLagMs = 1500;
/** Where nothing can be metered, the recogniser is paused and resumed at this interval. */
const checkIntervalMs = 20;

/** Words that began and never became whole are dropped after this long. */
const unfinishedMs = 5_000;

/**
 * The visitor's speech, recognised by the browser: level, words, and interruptions of the character.
 *
 * A desktop browser meters and recognises side by side. A phone gives its microphone to one of them only, and no browser
 * cancels the echo of its own synthesised voice: there the recogniser is paused while the character speaks.
 */
export function openBrowserInput(options: {
  lang: string;
  microphone: Microphone;
  context: AudioContext;
  turns: TurnTaking;
  /** What of the character sounds now. */
  character(): 'silent' | 'room' | 'browser-voice';
  onLevel(level: number): void;
  onWords(text: string, final: boolean): void;
  onUnavailable(): void;
}): SpeechInput | null {
  const { microphone, character, turns } = options;
  const metered = !isMobile();
  const gate = speechDetector(visitorSpeech);
  let muted = false;
  /** Push-to-talk: whether the microphone is held open; null where it is open anyway. */
  let held: boolean | null = null;
  let paused = false;
  /** Whose voice is in the words now being recognised: the first of them decide, unless the visitor is heard to join in. */
  let utterance: 'none' | 'visitor' | 'echo' = 'none';
  let lastCharacterMs = Number.NEGATIVE_INFINITY;
  let lastVisitorMs = Number.NEGATIVE_INFINITY;
  const isRecent = (atMs: number) => performance.now() - atMs < recogniserLagMs;
  const thought = createThought(options.onWords);

  const recogniser: Recogniser | null = startRecogniser({
    lang: options.lang,
    track: microphone.track,
    onWords(text, final) {
      if (utterance === 'none') {
        const isEcho = held === null && isRecent(lastCharacterMs) && !isRecent(lastVisitorMs);
        utterance = isEcho ? 'echo' : 'visitor';
      }
      const echo = utterance === 'echo';
      if (final) utterance = 'none';
      if (!muted && !echo && turns.words(text, final)) thought.add(text, final);
    },
    onUnavailable() {
      thought.release();
      close();
      options.onUnavailable();
    },
  });
  if (!recogniser) return null;

  function look(level: number, atMs: number) {
    const sounding = character();
    if (sounding !== 'silent') lastCharacterMs = atMs;
    if (held !== null) return;
    const pause = muted || (sounding !== 'silent' && (sounding === 'browser-voice' || !metered));
    if (pause !== paused) {
      paused = pause;
      if (pause) recogniser?.pause();
      else recogniser?.resume();
    }
    const change = gate.sample(level, atMs);
    if (change === 'end') turns.quiet();
    if (!gate.speaking || sounding === 'browser-voice') return;
    lastVisitorMs = atMs;
    if (utterance === 'echo') utterance = 'visitor';
    if (change === 'start' && sounding === 'room') turns.start();
  }

  const meter = metered ? openRoomMeter({ microphone, context: options.context, onSample: look, onLevel: options.onLevel }) : null;
  const timer = metered ? undefined : setInterval(() => look(0, performance.now()), checkIntervalMs);
  if (!metered) microphone.stop();

  function close() {
    clearInterval(timer);
    thought.drop();
    meter?.close();
    recogniser?.stop();
    microphone.stop();
  }
  function open(value: boolean) {
    microphone.track.enabled = value;
    meter?.setMuted(!value);
  }
  return {
    setMuted(value) {
      muted = value;
      open(!value);
      if (held === null) return;
      held = null;
      paused = false;
      thought.release();
      recogniser.resume();
    },
    setHeld(value) {
      held = value;
      muted = false;
      open(value);
      if (value) {
        utterance = 'none';
        thought.hold();
        recogniser.resume();
      } else recogniser.finish(thought.release);
    },
    close,
  };
}

/** Words in the order they come: a pause after "and" or "matlab" does not end what the visitor is saying, nor any pause while it is held. */
function createThought(onWords: (text: string, final: boolean) => void) {
  let begun = '';
  /** The words that may still change. */
  let coming = '';
  /** The visitor says when it is whole. */
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const joined = (text: string) => (begun === '' ? text : `${begun} ${text}`);
  function finish() {
    clearTimeout(timer);
    const text = begun;
    begun = coming = '';
    onWords(text, true);
  }
  return {
    add(text: string, final: boolean) {
      clearTimeout(timer);
      coming = final ? '' : text;
      if (!final) {
        // A recogniser that gives up in the middle of the next words must not take the first with it.
        if (begun !== '' && !isHeld) timer = setTimeout(finish, unfinishedMs);
        return onWords(joined(text), false);
      }
      begun = joined(text);
      const pauseMs = thinkingPauseMs(begun);
      if (pauseMs === 0 && !isHeld) return finish();
      onWords(begun, false);
      if (!isHeld) timer = setTimeout(finish, pauseMs);
    },
    hold() {
      clearTimeout(timer);
      isHeld = true;
    },
    /** It is whole: what the recogniser never made up its mind about as well. */
    release() {
      isHeld = false;
      if (coming !== '') begun = joined(coming);
      if (begun !== '') finish();
    },
    drop: () => clearTimeout(timer),
  };
}
