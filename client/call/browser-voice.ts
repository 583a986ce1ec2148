import { type VoiceLang, voiceLangs } from '#shared/room-protocol.ts';
import { isDevanagari } from '#shared/script.ts';
import { lettersAfter, lettersOfTwin, type SpeechProgress, wordEnd } from './speech-progress.ts';

/** Browsers load their voices when first asked, and iOS speaks only if it was first made to in a click: call it there. */
export function prepareVoices(): void {
  if ('speechSynthesis' in globalThis && speechSynthesis.getVoices().length) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

const ownVoices = (): SpeechSynthesisVoice[] => ('speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []);
// Android writes en_IN.
const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();

/** Languages for which the browser has a voice that is better than the room's own: of that very region, and no eSpeak. */
export const goodVoices = (): VoiceLang[] =>
  voiceLangs.filter((lang) => ownVoices().some((voice) => tagOf(voice) === lang.toLowerCase() && !/espeak/i.test(voice.name)));

/** A voice for `lang`: of that very region, one with the first of these names if there is one; else of the language. Undefined when the browser has none. */
function voiceFor(lang: string, names: readonly string[]): SpeechSynthesisVoice | undefined {
  const voices = ownVoices();
  const ofRegion = voices.filter((voice) => tagOf(voice) === lang.toLowerCase());
  const language = lang.split('-')[0] ?? lang;
  return (
    names.map((name) => ofRegion.find((voice) => voice.name.includes(name))).find(Boolean) ??
    ofRegion[0] ??
    voices.find((voice) => tagOf(voice).startsWith(`${language}-`) || tagOf(voice) === language)
  );
}

/** Words in Devanagari are Hindi, whatever language the character is otherwise spoken to in. */
const langOf = (text: string, lang: string): string => (isDevanagari(text) ? 'hi-IN' : lang);

/** Slow speech, per letter, and a start that may have to fetch its voice: some browsers never tell that they are done. */
const watchdog = { perLetterMs: 120, startMs: 5_000 };

/** The character's: 1 is as the voice comes. */
interface Manner {
  rate: number;
  pitch: number;
  /** Of voices that fit, the best first. */
  names: readonly string[];
  /** The turn's words as a Hindi voice says them, where they are Hinglish. */
  inHindi?: string;
}

/** The browser's own voice, for turns the server has none for: says their texts one after the other. */
export function createBrowserVoice(options: {
  lang: string;
  onStart(): void;
  /** Nothing is being said any more: all was said, could not be, or took far too long. */
  onQuiet(): void;
  /** The whole of a turn has been said. */
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
  /** Where the browser tells of words: how many letters of the text it has come to. */
  let lettersTold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Rises with every text and every stop, so that a late word from the browser about an earlier text is dropped. */
  let current = 0;

  function next() {
    const words = queue.shift();
    if (words !== undefined) return say(words);
    busy = false;
    // More of the turn is to come.
    if (!complete) return;
    complete = false;
    quiet();
    options.onSpoken(turn);
  }
  /** Hinglish is said by a Hindi voice where the browser has one. */
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
    // Captions only: the measured level stays at nothing, as it is.
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
  /** Stops at once. Answers which turn was being said and for how long; null when none was. */
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
    /** From the first word of a turn to its last. */
    get sounding() {
      return startedAtMs !== null;
    },
    /** No page can measure it: a slow swell, and a beat for each word where the browser tells of them. 0..1; 0 where nothing sounds. */
    level(): number {
      if (!busy || startedAtMs === null) return 0;
      const nowMs = performance.now();
      const swell = 0.32 + 0.16 * Math.sin((nowMs - startedAtMs) / 420);
      return swell + 0.5 * Math.exp((wordAtMs - nowMs) / 160);
    },
    /** How much of the present text is said: as the browser tells, else by the clock. */
    said(): SpeechProgress | null {
      if (!busy || startedAtMs === null) return null;
      const letters = lettersTold || lettersAfter((performance.now() - sayingAtMs) / 1000, manner.rate);
      return { text: saying, letters: wordEnd(saying, letters) };
    },
    /** Whether there is a voice for the language of these words. */
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
    /** No more texts come for this turn. */
    end(number: number) {
      if (number !== turn) return;
      complete = true;
      if (!busy) next();
    },
    interrupt,
  };
}
