/** Who turns what visitors say in the embedded rooms into words, where their own browsers do not. */
export interface Hearing {
  /**
   * The words in a piece of speech; empty where there are none.
   * @throws ProviderError, or the reason of `signal`
   */
  read(speech: HeardSpeech): Promise<string>;
}

export interface HeardSpeech {
  /** Samples, signed 16 bit little endian, one channel, at `heardSampleRate` of the room's protocol. */
  pcm: Buffer;
  signal: AbortSignal;
}

/** Told on every page with a call, before it begins: who turns what visitors say into words. The privacy policy says more of each. */
export const spokenWords = {
  vapi: 'In a call, what you say goes as sound to the voice provider of this site. Nothing is recorded.',
  room: 'In a call, what you say goes as sound to a server of this site, is turned into words there, and is not kept.',
  browser:
    'In a call, your browser turns what you say into words; some browsers send the sound to their maker for that. You can type instead.',
} as const;
