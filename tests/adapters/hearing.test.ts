import { afterEach, describe, expect, test } from 'vitest';
import { createOpenAiHearing } from '#server/adapters/hearing.openai.ts';
import { answeredRows, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';
import { type PlayedHearing, playHearing } from '../support/hearing.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const earAt = (baseUrl: string, apiKey?: string, timeoutMs = patientMs) =>
  createOpenAiHearing({ baseUrl, apiKey, model: 'whisper-small' }, timeoutMs);
const speech = (signal = new AbortController().signal) => ({ pcm: Buffer.alloc(32_000), signal });

describe('a hearing server', () => {
  test('is given one WAV of 16 kHz in a request that the contract accepts, and its words are taken', async () => {
    const server = await playHearing('  My throat hurts. ');
    open.push(server);
    expect(await earAt(server.url, 'sk-test').read(speech())).toBe('My throat hurts.');
    expect(server.asked).toEqual([{ errors: [], sampleRate: 16_000, seconds: 1, authorization: 'Bearer sk-test', stream: true }]);
  });

  test('that needs no key is sent none', async () => {
    const server = await playHearing('Yes.');
    open.push(server);
    await earAt(server.url).read(speech());
    expect(server.asked[0]?.authorization).toBeUndefined();
  });

  test.each(answeredRows)('that fails by $name has failed once, and is not quoted', async (row) => {
    const server = await failAs(row);
    open.push(server);
    const error = await earAt(server.url)
      .read(speech())
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ provider: 'hearing server', kind: row.kind });
    expect(String(error)).not.toContain(providersOwnWords);
    // A server that answers 400 may only refuse to stream.
    expect(server.requests).toEqual(Array(row.status === 400 ? 2 : 1).fill('POST /audio/transcriptions'));
  });

  test('that nobody runs is unreachable', async () => {
    await expect(earAt(await nobody()).read(speech())).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('is let go when the visitor speaks on or leaves', async () => {
    const server = await failAs({ play: () => {} });
    open.push(server);
    const left = new AbortController();
    const words = earAt(server.url).read(speech(left.signal));
    left.abort(new Error('gone'));
    await expect(words).rejects.toThrow('gone');
  });
});

describe('a hearing server that streams', () => {
  /** Its answer to an utterance: the words, and what was known of them on the way. */
  async function readBy(streams: PlayedHearing['streams'], ...reads: string[]) {
    const server = await playHearing(...reads);
    open.push(server);
    server.streams = streams;
    const ear = earAt(server.url);
    const read = async () => {
      const partial: string[] = [];
      const words = await ear.read({ ...speech(), onWords: (soFar) => partial.push(soFar) });
      return { words, partial };
    };
    return { server, read };
  }

  test('as OpenAI does gives the words as they come', async () => {
    const { server, read } = await readBy('deltas', 'My throat hurts.', '');
    expect(await read()).toEqual({ words: 'My throat hurts.', partial: ['My', 'My throat', 'My throat hurts.'] });
    expect(await read()).toEqual({ words: '', partial: [] });
    expect(server.asked.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('as faster-whisper-server does gives the segments as they come', async () => {
    const { read } = await readBy('segments', 'My throat hurts. Since Sunday!', '');
    const words = 'My throat hurts. Since Sunday!';
    expect(await read()).toEqual({ words, partial: ['My throat hurts.', words] });
    expect(await read()).toEqual({ words: '', partial: [] });
  });

  test.each(['refused', 'unknown'] as const)(
    'in no way that is known (%s) is asked once more, and from then on for one piece',
    async (streams) => {
      const { server, read } = await readBy(streams, 'My throat hurts.');
      expect(await read()).toEqual({ words: 'My throat hurts.', partial: [] });
      expect(await read()).toEqual({ words: 'My throat hurts.', partial: [] });
      expect(server.asked.map(({ stream }) => stream)).toEqual([true, false, false]);
      expect(server.asked.flatMap(({ errors }) => errors)).toEqual([]);
    },
  );

  test.each(['cut', 'failing'] as const)('and breaks off (%s) has failed once: half of the words are no words', async (streams) => {
    const { server, read } = await readBy(streams, 'My throat hurts.');
    await expect(read()).rejects.toMatchObject({ provider: 'hearing server', kind: 'bad_answer' });
    expect(server.asked).toHaveLength(1);
  });
});
