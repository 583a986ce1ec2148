import type { SiteLang } from '#shared/words.ts';

/** Transcribes the visitor's speech in the voice rooms, if the browser does not. */
export interface Hearing {
  /**
   * The words of a piece of speech; empty if there are none.
   * @throws ProviderError, or the reason of `signal`
   */
  read(speech: HeardSpeech): Promise<string>;
}

export interface HeardSpeech {
  /** Samples, signed 16 bit little endian, one channel, at `heardSampleRate` of the room protocol. */
  pcm: Buffer;
  signal: AbortSignal;
  /** Called with the words so far, which may still change, if they come one after another. */
  onWords?: (soFar: string) => void;
}

/** The sentence on every page with a call that says what transcribes the visitor's speech. The privacy policy has the details. */
export const spokenWords: Record<'vapi' | 'room' | 'browser', Record<SiteLang, string>> = {
  vapi: {
    en: 'In a call, what you say goes as sound to the voice provider of this site. Nothing is recorded.',
    hi: 'कॉल में आपकी आवाज़ इस साइट की आवाज़-सेवा को जाती है। कुछ रिकॉर्ड नहीं होता।',
  },
  room: {
    en: 'In a call, what you say goes as sound to a server of this site, is turned into words there, and is not kept.',
    hi: 'कॉल में आपकी आवाज़ इस साइट के सर्वर को जाती है, वहाँ शब्दों में बदलती है, और रखी नहीं जाती।',
  },
  browser: {
    en: 'In a call, your browser turns what you say into words; some browsers send the sound to their maker for that. You can type instead.',
    hi: 'कॉल में आपका ब्राउज़र आपकी बोली को शब्दों में बदलता है; कुछ ब्राउज़र इसके लिए आवाज़ अपने बनाने वाले को भेजते हैं। आप चाहें तो लिख सकते हैं।',
  },
};
