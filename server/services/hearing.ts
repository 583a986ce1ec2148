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
