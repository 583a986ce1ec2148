import { type VoiceLang, voiceLangs } from '#shared/room-protocol.ts';
import { isDevanagari } from '#shared/script.ts';
import { lettersAfter, type Said, wordEnd } from './said.ts';

/** What the visitor's own browser can do for the room: read speech, and say words aloud. */

// Not in TypeScript's DOM types: the Web Speech API's recognition half, as far as it is used here.
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  start(track?: MediaStreamTrack): void;
  abort(): void;
}
interface RecognitionConstructor {
  new (): Recognition;
  /** Chromium from 139 on. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = globalThis as { SpeechRecognition?: RecognitionConstructor; webkitSpeechRecognition?: RecognitionConstructor };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Said to the visitor when the browser has no ear, or its ear failed. */
export const typingNotice = 'This browser cannot turn your speech into text here. Please type instead: you will still be answered.';

/** Said when the microphone was unplugged, and there is no other. */
export const noMicrophoneNotice = 'The microphone is gone. Connect it again and go on speaking, or type.';

/** Said when the room could not read what the visitor said. */
export const unheardNotice = 'That did not come through. Please say it once more, or type it.';

/** Quiet and our own pauses: the recogniser stops after them and is started again. */
const harmless = new Set(['no-speech', 'aborted']);
/** A recogniser that stops this soon, this often, does not work. */
const restart = { soonMs: 1000, limit: 3 };

export interface Listener {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Builds of Chromium that lack the service behind it end the whole page when it is asked for (seen in Debian's 156): only those that bring it are. */
function mayHaveOnDevice(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[] } };
  return userAgentData?.brands.some(({ brand }) => /Google Chrome|Microsoft Edge/.test(brand)) ?? false;
}

/** Turns speech into text until stopped. `onUnavailable` comes at most once, after which nothing comes. */
export function listen(options: {
  lang: string;
  track: MediaStreamTrack;
  onWords(text: string, final: boolean): void;
  onUnavailable(): void;
}): Listener | null {
  const Constructor = recognitionConstructor();
  if (!Constructor) return null;
  const recognition = new Constructor();
  recognition.lang = options.lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  let wanted = true;
  let running = false;
  let startedAtMs = 0;
  let shortRuns = 0;

  function run() {
    if (!wanted || running) return;
    running = true;
    startedAtMs = performance.now();
    try {
      // Where the browser takes a track, it reads what echo cancellation left; elsewhere the argument is ignored.
      recognition.start(options.track);
    } catch {
      queueMicrotask(unavailable);
    }
  }
  function stop() {
    wanted = false;
    recognition.onend = recognition.onerror = recognition.onresult = null;
    recognition.abort();
  }
  function unavailable() {
    if (!wanted) return;
    stop();
    options.onUnavailable();
  }
  recognition.onerror = ({ error }) => {
    if (!harmless.has(error)) unavailable();
  };
  recognition.onresult = ({ resultIndex, results }) => {
    if (!wanted) return;
    shortRuns = 0;
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      const text = result?.[0]?.transcript.trim();
      if (result && text) options.onWords(text, result.isFinal);
    }
  };
  recognition.onend = () => {
    running = false;
    if (wanted && performance.now() - startedAtMs < restart.soonMs) shortRuns++;
    else shortRuns = 0;
    if (shortRuns >= restart.limit) unavailable();
    else run();
  };
  // On the device where that is ready, so that no sound leaves it; nothing is downloaded for it unasked.
  if (!Constructor.available || !mayHaveOnDevice()) run();
  else
    void Constructor.available({ langs: [options.lang], processLocally: true })
      .then((status) => {
        if (status === 'available') recognition.processLocally = true;
      })
      .catch(() => {})
      .then(run);
  return {
    pause() {
      wanted = false;
      recognition.abort();
    },
    resume() {
      wanted = true;
      run();
    },
    stop,
  };
}

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
  function say(words: string) {
    busy = true;
    const number = ++current;
    const done = () => {
      if (number !== current) return;
      clearTimeout(timer);
      next();
    };
    const voice = voiceFor(langOf(words, options.lang), manner.names);
    // Captions only: the measured level stays at nothing, as it is.
    if (!voice) return queueMicrotask(done);
    const giveUp = () => {
      current++;
      speechSynthesis.cancel();
      next();
    };
    timer = setTimeout(giveUp, watchdog.startMs + words.length * watchdog.perLetterMs);
    const utterance = new SpeechSynthesisUtterance(words);
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
      if (number === current && name === 'word') lettersTold = charIndex + 1;
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
    said(): Said | null {
      if (!busy || startedAtMs === null) return null;
      const letters = lettersTold || lettersAfter((performance.now() - sayingAtMs) / 1000, manner.rate);
      return { text: saying, letters: wordEnd(saying, letters) };
    },
    /** Whether there is a voice for the language of these words. */
    canSay: (words: string) => voiceFor(langOf(words, options.lang), manner.names) !== undefined,
    begin(number: number, { rate, pitch, names }: Manner) {
      interrupt();
      turn = number;
      manner = { rate, pitch, names };
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
