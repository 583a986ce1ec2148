import { thinkingPauseMs } from '#shared/turn-taking.ts';
import { type Recogniser, startRecogniser } from './browser-recogniser.ts';
import { isMobile, speechDetector, visitorSpeech } from './line.ts';
import type { Microphone } from './microphone.ts';
import { openRoomMeter } from './room-meter.ts';
import type { SpeechInput } from './speech-input.ts';
import type { TurnTaking } from './turn-taking.ts';

/** How late the recogniser may report words after they were spoken: the echo of the character as well as the visitor's words. */
const recogniserLagMs = 1500;
/** If the microphone cannot be metered, the recogniser is paused and resumed at this interval. */
const checkIntervalMs = 20;

/** Unfinished words are dropped after this time. */
const unfinishedMs = 5_000;

/**
 * Speech recognition by the browser: level, words, and interruptions of the character.
 *
 * A desktop browser can meter and recognise at the same time. A phone gives its microphone to only one of them. No browser cancels the echo
 * of its own speech synthesis: the recogniser is paused while the character speaks.
 */
export function openBrowserInput(options: {
  lang: string;
  microphone: Microphone;
  context: AudioContext;
  turns: TurnTaking;
  /** The part of the character's words that is being played. */
  character(): 'silent' | 'room' | 'browser-voice';
  onLevel(level: number): void;
  onWords(text: string, final: boolean): void;
  onUnavailable(): void;
}): SpeechInput | null {
  const { microphone, character, turns } = options;
  const metered = !isMobile();
  const gate = speechDetector(visitorSpeech);
  let muted = false;
  /** Push-to-talk: whether the microphone is held open; null without push-to-talk. */
  let held: boolean | null = null;
  let paused = false;
  /** Whose voice the current words are. The first words decide, unless the visitor is heard too. */
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

/** The visitor's words in order. A pause after "and" or "matlab" does not end them, nor does any pause during push-to-talk. */
function createThought(onWords: (text: string, final: boolean) => void) {
  let begun = '';
  /** Words that may still change. */
  let coming = '';
  /** True if the visitor decides when the words are complete. */
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
        // If the recogniser fails during later words, the earlier words must not be lost.
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
    /** Completes the words, also those that the recogniser has not confirmed. */
    release() {
      isHeld = false;
      if (coming !== '') begun = joined(coming);
      if (begun !== '') finish();
    },
    drop: () => clearTimeout(timer),
  };
}
