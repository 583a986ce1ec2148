import { useSyncExternalStore } from 'react';
import { type PersonaLink, personaLinks } from '#shared/persona-links.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { localeOf } from '#shared/words.ts';
import { hasGoodVoice, onOwnVoices, voiceFor } from './browser-voices.ts';

/** Which words of a character. */
export type Clip = 'greeting' | 'line';
export type SoundStatus = 'silent' | 'playing' | 'failed';

/** Words of a character that can be played from their beginning. It tells when they are over, were stopped, or cannot be played. */
export interface Sound {
  start(): void;
  stop(): void;
}
type Tell = (status: 'silent' | 'failed') => void;

/** The recording of the words (`scripts/voices.ts`). */
export function openRecording(of: PersonaSlug, clip: Clip, tell: Tell): Sound {
  const element = new Audio();
  const ending = element.canPlayType('audio/webm; codecs=opus') ? 'webm' : 'm4a';
  element.src = `/greetings/${of}-${clip}.${ending}`;
  for (const event of ['ended', 'pause']) element.addEventListener(event, () => tell('silent'));
  element.addEventListener('error', () => tell('failed'));
  return {
    start() {
      if (element.error) element.load();
      element.currentTime = 0;
      element.play().catch((error: DOMException) => {
        // A pause before the first sound is no failure.
        if (error.name !== 'AbortError') tell('failed');
      });
    },
    stop: () => element.pause(),
  };
}

/** The same words in Hindi, in the browser's own voice and the character's manner. */
export function openSpoken(of: PersonaSlug, clip: Clip, tell: Tell): Sound {
  const { [clip]: text, spoken }: PersonaLink = personaLinks[of];
  /** Kept, because Chrome forgets an utterance that nothing refers to, and its end with it. */
  let current: SpeechSynthesisUtterance | undefined;
  return {
    start() {
      const { names = [], rate = 1, pitch = 1 } = spoken ?? {};
      const voice = voiceFor(localeOf.hi, names);
      if (!voice) return tell('failed');
      const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate, pitch });
      const over = (status: 'silent' | 'failed') => {
        if (current !== utterance) return;
        current = undefined;
        tell(status);
      };
      utterance.onend = () => over('silent');
      utterance.onerror = ({ error }) => over(error === 'canceled' || error === 'interrupted' ? 'silent' : 'failed');
      current = utterance;
      speechSynthesis.speak(utterance);
    },
    stop() {
      // A call that has begun may speak with the same voice.
      if (!current) return;
      current = undefined;
      speechSynthesis.cancel();
      tell('silent');
    },
  };
}

const hasHindiVoice = () => hasGoodVoice(localeOf.hi);

/** Whether the browser has a voice for Hindi. In the prerendered page it is not known: undefined. */
export const useHindiVoice = (): boolean | undefined => useSyncExternalStore(onOwnVoices, hasHindiVoice, () => undefined);
