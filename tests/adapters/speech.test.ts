import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createCommandSpeech, findSpeechCommand } from '#server/adapters/speech.command.ts';
import { createOpenAiSpeech } from '#server/adapters/speech.openai.ts';
import { readWavHead } from '#server/adapters/wav.ts';
import { asSpoken, type Sound } from '#server/services/speech.ts';
import { requestVerdict } from '../contracts/contract.ts';
import { openaiSpeech } from '../contracts/openai.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { type FailingProvider, failAs, failureRows, providersOwnWords, timeoutFor } from '../support/failing-provider.ts';
import { until } from '../support/visitor.ts';

const words = (text: string, signal = new AbortController().signal) => ({ persona: 'kaka' as const, text, browserVoices: [], signal });

async function bytesOf(sound: Sound | undefined): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sound?.pcm ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([
  ['Call 14416 or 112 now.', 'Call 1 4 4 1 6 or 1 1 2 now.'],
  ['Free legal aid answers on 15100, the consumer line is 1915.', 'Free legal aid answers on 1 5 1 0 0, the consumer line is 1 9 1 5.'],
  ['There is a free Quitline, 1800 112 356.', 'There is a free Quitline, 1 8 0 0 1 1 2 3 5 6.'],
  ['Walk 100 steps, as they did in 1930.', 'Walk 100 steps, as they did in 1930.'],
  ['It is ₹1,149, beta 🙂', 'It is 1149 rupees, beta'],
  ['यह ₹149 का है', 'यह 149 रुपये का है'],
  ['two hundred and 112.5 kilometres', 'two hundred and 112.5 kilometres'],
])('what is written %j is said %j', (written, said) => {
  expect(asSpoken(written)).toBe(said);
});

describe('a WAV', () => {
  /** As espeak-ng writes it to a pipe: a size that is no size, and perhaps another chunk before the samples. */
  const wav = ({ format = 1, channels = 1, bits = 16 } = {}) => {
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.writeUInt32LE(0x7ffff000, 4);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(format, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(22_050, 24);
    head.writeUInt16LE(bits, 34);
    head.write('data', 36);
    head.writeUInt32LE(0x7ffff000, 40);
    return head;
  };

  test('is understood as soon as its head is there', () => {
    for (let length = 0; length < 44; length++) expect(readWavHead(wav().subarray(0, length))).toBeUndefined();
    expect(readWavHead(wav())).toEqual({ sampleRate: 22_050, dataAt: 44 });
  });

  test.each([{ format: 3 }, { channels: 2 }, { bits: 8 }])('of another kind is refused: %j', (kind) => {
    expect(() => readWavHead(wav(kind))).toThrow();
  });
});

describe.skipIf(process.platform === 'win32')('a speech program', () => {
  const dir = emptyFolder();

  /** A program that leaves a file of its arguments and its input, and then does as told. */
  const program = (name: string, then: string) => {
    const path = join(dir, name);
    writeFileSync(
      path,
      `#!/usr/bin/env node
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const text = readFileSync(0, 'utf8');
const run = ${JSON.stringify(dir)} + '/${name}-' + process.pid;
writeFileSync(run + '.part', JSON.stringify({ args: process.argv.slice(2), text }));
renameSync(run + '.part', run);
const head = Buffer.alloc(44); head.write('RIFF', 0); head.write('WAVEfmt ', 8); head.writeUInt32LE(16, 16); head.writeUInt16LE(1, 20);
head.writeUInt16LE(1, 22); head.writeUInt32LE(16000, 24); head.writeUInt16LE(16, 34); head.write('data', 36);
${then}`,
    );
    chmodSync(path, 0o755);
    return path;
  };
  const runsOf = (name: string) =>
    readdirSync(dir)
      .filter((file) => file.startsWith(`${name}-`) && !file.endsWith('.part'))
      .map((file) => ({ pid: Number(file.split('-').at(-1)), ...JSON.parse(readFileSync(join(dir, file), 'utf8')) }));
  const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

  test('is given the words on its standard input, and none in an argument', async () => {
    const path = program('plain', `process.stdout.write(Buffer.concat([head, Buffer.alloc(3200)]));`);
    const cruel = '"; rm -rf / $(touch x) `id` --help\n-w x';
    const sound = await createCommandSpeech(path).say(words(cruel));
    expect(sound?.sampleRate).toBe(16_000);
    expect((await bytesOf(sound)).length).toBe(3200);
    const [run] = runsOf('plain');
    expect(run).toMatchObject({ args: [] });
    expect(run?.text).toContain('rm -rf /');
  });

  test('is stopped when nobody wants its words any more', async () => {
    const speech = createCommandSpeech(
      program('endless', `process.stdout.write(head); setInterval(() => process.stdout.write(Buffer.alloc(320)), 20);`),
    );
    const unwanted = new AbortController();
    const sound = await speech.say(words('a long story', unwanted.signal));
    unwanted.abort();
    await expect(bytesOf(sound)).rejects.toThrow();
    const [run] = runsOf('endless');
    await until(async () => !isAlive(run?.pid ?? 0));
  });

  test('runs four times at once; the others wait, or leave', async () => {
    const speech = createCommandSpeech(
      program('slow', `setTimeout(() => process.stdout.write(Buffer.concat([head, Buffer.alloc(320)])), 400);`),
    );
    const impatient = new AbortController();
    const said = Array.from({ length: 6 }, (_, index) => speech.say(words(`turn ${index}`)).then(bytesOf));
    const left = speech.say(words('never said', impatient.signal));
    await until(async () => runsOf('slow').length >= 4);
    expect(runsOf('slow').length).toBe(4);
    impatient.abort();
    await expect(left).rejects.toThrow();
    expect((await Promise.all(said)).every((sound) => sound.length === 320)).toBe(true);
    expect(runsOf('slow').map(({ text }) => text)).not.toContain('never said');
  });

  test.each([
    ['fails', 'process.exit(3)'],
    ['says nothing', ''],
    ['prints a page', `process.stdout.write('<!doctype html><p>hello'.repeat(20));`],
  ])('that %s is no voice', async (name, then) => {
    const path = program(name.replaceAll(' ', ''), then);
    await expect(createCommandSpeech(path).say(words('hello'))).rejects.toThrow();
    expect(await findSpeechCommand(path)).toBeUndefined();
  });

  test('that is not there is no voice', async () => {
    expect(await findSpeechCommand(join(dir, 'nowhere'))).toBeUndefined();
  });
});

const found = await findSpeechCommand();
// Not registered where there is none: what cannot be tried here is not a test that was left out.
if (found) {
  test('the program of this machine speaks', async () => {
    const sound = await found.speech.say(words('Namaste beta, have you eaten?'));
    const seconds = (await bytesOf(sound)).length / 2 / (sound?.sampleRate ?? 1);
    expect(seconds).toBeGreaterThan(0.8);
    expect(seconds).toBeLessThan(6);
  });
}

describe('a speech endpoint', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
  const voiceAt = (baseUrl: string, firstSoundMs = 120_000) =>
    createOpenAiSpeech({ apiKey: 'sk-test', baseUrl, model: 'kokoro', voices: { kaka: { en: 'am_adam', hi: undefined } } }, firstSoundMs);

  test('is asked once a turn, and heard from its first piece on', async () => {
    const bodies: Record<string, unknown>[] = [];
    const server = createServer(async (req, res) => {
      let text = '';
      for await (const chunk of req) text += chunk;
      const body = JSON.parse(text);
      const { errors } = requestVerdict(openaiSpeech, 'POST', '/audio/speech', {}, body);
      bodies.push({ path: req.url, authorization: req.headers.authorization, errors, ...body });
      res.writeHead(200, { 'content-type': 'audio/pcm' });
      for (const _ of [1, 2, 3]) res.write(Buffer.alloc(4_801));
      res.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(server);
    const sound = await voiceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`).say(words('Ring 112, beta.'));
    expect(sound?.sampleRate).toBe(24_000);
    expect((await bytesOf(sound)).length).toBe(3 * 4_801);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      path: '/v1/audio/speech',
      authorization: 'Bearer sk-test',
      input: 'Ring 1 1 2, beta.',
      response_format: 'pcm',
      errors: [],
    });
  });

  test('that has no Hindi voice for a character is not asked to read Hindi; what it says of its samples is believed', async () => {
    const asked: string[] = [];
    const server = createServer(async (req, res) => {
      for await (const chunk of req) asked.push(JSON.parse(String(chunk)).voice);
      res.writeHead(200, { 'content-type': 'audio/pcm;rate=22050' }).end(Buffer.alloc(480));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(server);
    const speech = voiceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await speech.say(words('बैठो बेटा।'))).toBeUndefined();
    expect((await speech.say(words('Sit.')))?.sampleRate).toBe(22_050);
    expect(asked).toEqual(['am_adam']);
  });

  test.each(failureRows.filter(({ name }) => name !== 'one byte per half second'))(
    'that fails by $name is no voice, and is left alone for a while',
    async (row) => {
      const provider: FailingProvider = await failAs(row);
      open.push(provider);
      const speech = voiceAt(provider.url, timeoutFor(row));
      const error = await speech.say(words('hello')).catch((thrown: unknown) => thrown);
      expect(String(error)).toMatch(/speech server/);
      expect(String(error)).not.toContain(providersOwnWords);
      expect(await speech.say(words('hello again'))).toBeUndefined();
      if (row.kind !== 'timeout') expect(provider.requests).toEqual(['POST /audio/speech']);
    },
  );
});
