import { afterEach, describe, expect, test } from 'vitest';
import { createOpenAiHearing } from '#server/adapters/hearing.openai.ts';
import { answeredRows, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';
import { playHearing } from '../support/hearing.ts';

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
    expect(server.asked).toEqual([{ errors: [], sampleRate: 16_000, seconds: 1, authorization: 'Bearer sk-test' }]);
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
    expect(server.requests).toEqual(['POST /audio/transcriptions']);
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
