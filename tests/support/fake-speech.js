/**
 * The browser's ear and voice, for tests: `window.speech.hear(text, final)` is what the visitor said, `speech.fail(error)`
 * what the recogniser ends with, `speech.said` what was said aloud. `window.fakeSpeech` sets, before the page loads, the
 * `voices` (`en-IN`, or `en-IN Ravi` for one with a name) and whether an utterance ever ends (`endless`).
 */
(() => {
  const { voices = [], endless = false } = window.fakeSpeech ?? {};
  let ear = null;
  let rests = 0;
  let unfinished = '';
  const speech = {
    said: [],
    /** What is being said aloud now. */
    saying: () => saying?.text,
    /** How often the recogniser was told to stop listening. */
    rests: () => rests,
    listening: () => Boolean(ear),
    lang: () => ear?.lang,
    hear(text, final) {
      const result = Object.assign([{ transcript: text }], { isFinal: final });
      if (!ear) return;
      unfinished = final ? '' : text;
      ear.onresult?.({ resultIndex: 0, results: [result] });
    },
    fail(error) {
      const failed = ear;
      ear = null;
      failed?.onerror?.({ error });
      failed?.onend?.();
    },
  };
  window.speech = speech;

  window.SpeechRecognition = class {
    start() {
      if (ear) throw new DOMException('already started', 'InvalidStateError');
      ear = this;
    }
    /** What was being said is told as a last result, as browsers do. */
    stop() {
      if (ear !== this) return;
      rests++;
      setTimeout(() => {
        if (ear !== this) return;
        if (unfinished) speech.hear(unfinished, true);
        ear = null;
        this.onend?.();
      });
    }
    abort() {
      if (ear !== this) return;
      ear = null;
      rests++;
      setTimeout(() => this.onend?.());
    }
  };

  let saying = null;
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      addEventListener() {},
      removeEventListener() {},
      getVoices: () => voices.map((voice) => ({ lang: voice.split(' ')[0], name: voice })),
      speak(utterance) {
        if (!utterance.text) return;
        saying = utterance;
        speech.said.push({ text: utterance.text, lang: utterance.voice.lang, name: utterance.voice.name });
        setTimeout(() => saying === utterance && utterance.onstart?.());
        if (!endless) setTimeout(() => saying === utterance && utterance.onend?.(), 400);
      },
      cancel() {
        const cut = saying;
        saying = null;
        cut?.onerror?.({ error: 'canceled' });
      },
    },
  });
})();
