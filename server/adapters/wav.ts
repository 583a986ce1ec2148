/** The header of a WAV file. */
export interface WavHead {
  /** In Hz. */
  sampleRate: number;
  /** Where the samples begin, in bytes. */
  dataAt: number;
}

/**
 * Reads the header of a WAV; undefined while it is incomplete.
 * Its sizes are ignored, because a program that writes to a pipe does not know them in advance.
 * @throws Error for any format except 16 bit PCM on one channel
 */
export function readWavHead(bytes: Buffer): WavHead | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw new Error('not a WAV');
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'data') {
      if (sampleRate === 0) throw new Error('a WAV without a format');
      return { sampleRate, dataAt: at + 8 };
    }
    if (name === 'fmt ') {
      if (at + 24 > bytes.length) return undefined;
      const [format, channels, bits] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10), bytes.readUInt16LE(at + 22)];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('a WAV of another kind than 16 bit PCM on one channel');
      sampleRate = bytes.readUInt32LE(at + 12);
    }
    at += 8 + size + (size & 1);
  }
  return undefined;
}

/** Samples of 16 bit on one channel as a WAV file. */
export function wavOf(pcm: Buffer, sampleRate: number): Buffer<ArrayBuffer> {
  const wav = Buffer.alloc(44 + pcm.length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + pcm.length, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(pcm.length, 40);
  pcm.copy(wav, 44);
  return wav;
}
