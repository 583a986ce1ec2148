import { type LineOptions, speechDetector, visitorSpeech } from './line.ts';
import type { Microphone } from './microphone.ts';
import { openRoomMeter } from './room-meter.ts';
import type { SpeechInput } from './speech-input.ts';
import type { TurnTaking } from './turn-taking.ts';
import { pieceMs } from './voice-activity.ts';

/** How much sound from before the detection belongs to an utterance, because the first sound of a word is soft. */
const leadMs = 300;
/** Shorter sounds are a cough or a click, and are not sent. */
const shortestMs = 200;
/** The longest time that the room may take to transcribe an utterance. */
const readMs = 15_000;
/** The threshold while the character is silent: lower, because nothing else plays. An utterance ends after a short silence. */
const utterance = { threshold: 0.012, holdMs: 60, timeoutMs: 800 };

/**
 * Speech recognition by the room: sound is sent only while the visitor speaks. It also works on phones, because no recogniser of the
 * browser uses the microphone.
 */
export function openRoomInput(options: {
  microphone: Microphone;
  context: LineOptions['context'];
  turns: TurnTaking;
  /** The browser's own voice is speaking, and no browser cancels its echo. */
  isEchoing(): boolean;
  onLevel(level: number): void;
  onStart(): void;
  onSound(samples: Int16Array<ArrayBuffer>): void;
  /** `kept` is false if it was no speech. */
  onEnd(kept: boolean): void;
}): SpeechInput {
  const { microphone, turns } = options;
  const over = speechDetector(visitorSpeech);
  let said = speechDetector(utterance);
  let lead: Int16Array<ArrayBuffer>[] = [];
  let speechMs = 0;
  let speaking = false;
  /** An utterance is being sent. It ends after a short silence or, with push-to-talk, at the release. */
  let begun = false;
  let held = false;

  function begin() {
    begun = true;
    speechMs = 0;
    options.onStart();
  }
  function end(kept: boolean) {
    if (!begun) return;
    begun = false;
    options.onEnd(kept);
    // If it was sent, the room reports whether it had words.
    if (kept) turns.quiet(readMs);
    else turns.goOn();
  }

  const meter = openRoomMeter({
    microphone,
    context: options.context,
    onLevel: options.onLevel,
    onSample(level, atMs) {
      const heard = options.isEchoing() ? 0 : level;
      if (over.sample(heard, atMs) === 'start' && !held) turns.start();
      const change = said.sample(heard, atMs);
      if (said.speaking && heard > utterance.threshold) speechMs += pieceMs;
      if (change) speaking = change === 'start';
      if (change === 'end' && !held) end(speechMs >= shortestMs);
      if (change !== 'start') return;
      if (!begun) begin();
      for (const samples of lead) options.onSound(samples);
      lead = [];
    },
    onPiece({ samples }) {
      if (speaking) return options.onSound(samples);
      lead.push(samples);
      if (lead.length * pieceMs > leadMs) lead.shift();
    },
  });

  function open(value: boolean) {
    microphone.track.enabled = value;
    meter.setMuted(!value);
    said = speechDetector(utterance);
    speaking = false;
    lead = [];
  }

  return {
    setMuted(value) {
      held = false;
      open(!value);
      end(!value);
    },
    setHeld(value) {
      held = value;
      open(value);
      end(true);
    },
    close() {
      meter.close();
      microphone.stop();
    },
  };
}
