// TypeScript's DOM types lack it: the recognition part of the Web Speech API, as far as it is used here.
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
  stop(): void;
  abort(): void;
}
interface RecognitionConstructor {
  new (): Recognition;
  /** Chromium 139 and newer. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = globalThis as { SpeechRecognition?: RecognitionConstructor; webkitSpeechRecognition?: RecognitionConstructor };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Silence, or our own pause: the recogniser stops and is started again. */
const harmless = new Set(['no-speech', 'aborted']);
/** A recogniser that stops so early and so often does not work. */
const restart = { soonMs: 1000, limit: 3 };
/** How long a stopped recogniser may take for its last words. */
const lastWordsMs = 3_000;

export interface Recogniser {
  pause(): void;
  resume(): void;
  /** Stops listening. The words of the sound so far still arrive; then `done` is called, unless it was resumed. */
  finish(done: () => void): void;
  stop(): void;
}

/** Builds of Chromium without the speech service crash the page (seen in Debian's 156). Only builds that include the service are used. */
function mayHaveOnDevice(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[] } };
  return userAgentData?.brands.some(({ brand }) => /Google Chrome|Microsoft Edge/.test(brand)) ?? false;
}

/** Turns speech into text until it is stopped. `onUnavailable` is called at most once, and nothing follows it. */
export function startRecogniser(options: {
  lang: string;
  track: MediaStreamTrack;
  onWords(text: string, final: boolean): void;
  onUnavailable(): void;
}): Recogniser | null {
  const Constructor = recognitionConstructor();
  if (!Constructor) return null;
  const recognition = new Constructor();
  recognition.lang = options.lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  let wanted = true;
  let running = false;
  let finishing: (() => void) | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let startedAtMs = 0;
  let shortRuns = 0;
  let toldToStop = false;

  function run() {
    if (!wanted || running) return;
    running = true;
    startedAtMs = performance.now();
    try {
      // If the browser accepts a track, it recognises the sound after echo cancellation. Other browsers ignore the argument.
      recognition.start(options.track);
    } catch {
      queueMicrotask(unavailable);
    }
  }
  function finished() {
    clearTimeout(watchdog);
    const done = finishing;
    finishing = null;
    done?.();
  }
  function stop() {
    wanted = false;
    finishing = null;
    clearTimeout(watchdog);
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
    if (!wanted && !finishing) return;
    shortRuns = 0;
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      const text = result?.[0]?.transcript.trim();
      if (result && text) options.onWords(text, result.isFinal);
    }
  };
  recognition.onend = () => {
    running = false;
    if (wanted && !toldToStop && performance.now() - startedAtMs < restart.soonMs) shortRuns++;
    else shortRuns = 0;
    toldToStop = false;
    finished();
    if (shortRuns >= restart.limit) unavailable();
    else run();
  };
  // On the device if that is ready, so that no sound leaves it. Nothing is downloaded for it automatically.
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
      finishing = null;
      clearTimeout(watchdog);
      run();
    },
    finish(done) {
      wanted = false;
      if (!running) return done();
      finishing = done;
      toldToStop = true;
      recognition.stop();
      watchdog = setTimeout(() => {
        finished();
        recognition.abort();
      }, lastWordsMs);
    },
    stop,
  };
}
