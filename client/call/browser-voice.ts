import { hasGoodVoice, ownVoices, voiceFor } from '#client/ui/browser-voices.ts';
import { type VoiceLang, voiceLangs } from '#shared/room-protocol.ts';
import { isDevanagari } from '#shared/script.ts';
import { lettersAfter, lettersOfTwin, type SpeechProgress, wordEnd } from './speech-progress.ts';

/** Browsers load their voices at the first request. */
export const loadVoices = (): void => void ownVoices();

/** Call it in the click: browsers load their voices at the first request, and iOS speaks only after a first call in a click. */
export function prepareVoices(): void {
  if (ownVoices().length) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** Languages for which the browser has a better voice than the room. */
export const goodVoices = (): VoiceLang[] => voiceLangs.filter(hasGoodVoice);

/** Words in Devanagari are Hindi, whatever the language of the character. */
const langOf = (text: string, lang: string): string => (isDevanagari(text) ? 'hi-IN' : lang);

/** The longest duration: slow speech for each letter, and a start that may load the voice. Some browsers never report the end. */
const watchdog = { perLetterMs: 120, startMs: 5_000 };

/** Rate and pitch of the character: 1 is normal. */
interface Manner {
  rate: number;
  pitch: number;
  /** Names of suitable voices, the best first. */
  names: readonly string[];
  /** The text in Devanagari, if it is Hinglish. */
  inHindi?: string;
}

/** Says turns with the browser's own voice, one text after the other, if the server has no voice for them. */
export function createBrowserVoice(options: {
  lang: string;
  onStart(): void;
  /** Called when nothing is left to say: all was said, failed, or took too long. */
  onQuiet(): void;
  /** Called when a whole turn was said. */
  onSpoken(turn: number): void;
}) {
  let turn = 0;
  let manner: Manner = { rate: 1, pitch: 1, names: [] };
  let queue: string[] = [];
  let complete = false;
  let busy = false;
  let startedAtMs: number | null = null;
  let wordAtMs = Number.NEGATIVE_INFINITY;
  let saying = '';
  let sayingAtMs = 0;
  /** The position in the text, if the browser reports words. */
  let lettersTold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Increases with each text and each stop, so that a late event of an earlier text is ignored. */
  let current = 0;

  function next() {
    const words = queue.shift();
    if (words !== undefined) return say(words);
    busy = false;
    // More texts of the turn follow.
    if (!complete) return;
    complete = false;
    quiet();
    options.onSpoken(turn);
  }
  /** A Hindi voice says Hinglish, if the browser has one. */
  function voicing(words: string): { voice: SpeechSynthesisVoice | undefined; spoken: string } {
    const { inHindi, names } = manner;
    const hindi = inHindi === undefined ? undefined : voiceFor('hi-IN', names);
    if (hindi && inHindi !== undefined) return { voice: hindi, spoken: inHindi };
    return { voice: voiceFor(langOf(words, options.lang), names), spoken: words };
  }
  function say(words: string) {
    busy = true;
    const number = ++current;
    const done = () => {
      if (number !== current) return;
      clearTimeout(timer);
      next();
    };
    const { voice, spoken } = voicing(words);
    // Captions only: the level stays 0.
    if (!voice) return queueMicrotask(done);
    const giveUp = () => {
      current++;
      speechSynthesis.cancel();
      next();
    };
    timer = setTimeout(giveUp, watchdog.startMs + words.length * watchdog.perLetterMs);
    const utterance = new SpeechSynthesisUtterance(spoken);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = manner.rate;
    utterance.pitch = manner.pitch;
    utterance.onstart = () => {
      if (number !== current) return;
      saying = words;
      sayingAtMs = performance.now();
      lettersTold = 0;
      if (startedAtMs !== null) return;
      startedAtMs = sayingAtMs;
      options.onStart();
    };
    utterance.onboundary = ({ name, charIndex }) => {
      wordAtMs = performance.now();
      if (number === current && name === 'word') lettersTold = lettersOfTwin(spoken, charIndex, words) + 1;
    };
    utterance.onend = utterance.onerror = done;
    speechSynthesis.speak(utterance);
  }
  function quiet() {
    if (startedAtMs === null) return;
    startedAtMs = null;
    options.onQuiet();
  }
  /** Stops at once. Returns which turn was being said and for how long; null if none was. */
  function interrupt(): { turn: number; playedMs: number } | null {
    if (!busy && startedAtMs === null) return null;
    const playedMs = startedAtMs === null ? 0 : Math.round(performance.now() - startedAtMs);
    current++;
    queue = [];
    busy = complete = false;
    clearTimeout(timer);
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    quiet();
    return { turn, playedMs };
  }
  return {
    /** From the first to the last word of a turn. */
    get sounding() {
      return startedAtMs !== null;
    },
    /** The level cannot be measured, so it is simulated: a slow wave, with a beat for each word if the browser reports words. 0..1; 0 while it is silent. */
    level(): number {
      if (!busy || startedAtMs === null) return 0;
      const nowMs = performance.now();
      const swell = 0.32 + 0.16 * Math.sin((nowMs - startedAtMs) / 420);
      return swell + 0.5 * Math.exp((wordAtMs - nowMs) / 160);
    },
    /** How much of the current text was said: as the browser reports, else estimated from the time. */
    said(): SpeechProgress | null {
      if (!busy || startedAtMs === null) return null;
      const letters = lettersTold || lettersAfter((performance.now() - sayingAtMs) / 1000, manner.rate);
      return { text: saying, letters: wordEnd(saying, letters) };
    },
    /** Whether there is a voice for the language of this text. */
    canSay: (words: string) => voicing(words).voice !== undefined,
    begin(number: number, { rate, pitch, names, inHindi }: Manner) {
      interrupt();
      turn = number;
      manner = { rate, pitch, names, ...(inHindi !== undefined && { inHindi }) };
    },
    add(number: number, words: string) {
      if (number !== turn) return;
      queue.push(words);
      if (!busy) next();
    },
    /** No more texts follow for this turn. */
    end(number: number) {
      if (number !== turn) return;
      complete = true;
      if (!busy) next();
    },
    interrupt,
  };
}
