import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createProgress } from '#client/call/room-progress.ts';
import { createBuiltInSpeech } from '#server/adapters/speech.builtin.ts';
import { closeCodes, frameHeaderBytes, listening, resumeParameter, type ServerMessage } from '#shared/room-protocol.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { isNightly } from '../support/nightly.ts';
import { lastingPort, type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

/** A visitor's page on a bad network: its line can be cut, and is taken up again as the page does it. */
function badLine(webCallUrl: string) {
  const progress = createProgress();
  const said: { turn: number; text: string; samples: number; ended: boolean }[] = [];
  const told: ServerMessage[] = [];
  let socket: WebSocket | undefined;
  let token: string | undefined;

  async function connect(url = webCallUrl) {
    const address = new URL(url);
    if (token !== undefined) {
      address.searchParams.set('token', token);
      address.searchParams.set(resumeParameter, '1');
    }
    const isAgain = token !== undefined;
    const opened = new WebSocket(address, { origin: address.origin.replace(/^ws/, 'http') });
    socket = opened;
    opened.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        progress.frame(Uint8Array.from(data).buffer);
        const turn = said.find((row) => row.turn === data.readUInt32LE(0));
        if (turn) turn.samples += (data.length - frameHeaderBytes) / 2;
        return;
      }
      if (String(data) === listening) return;
      const message = JSON.parse(String(data)) as ServerMessage;
      told.push(message);
      progress.follow(message);
      if (message.type === 'line') token = message.token;
      if (message.type === 'transcript' && message.role === 'assistant')
        said.push({ turn: message.turn ?? 0, text: message.transcript, samples: 0, ended: false });
      const turn = message.type === 'audio-end' && said.find((row) => row.turn === message.turn);
      if (turn) turn.ended = true;
    });
    await once(opened, 'open');
    opened.send(JSON.stringify({ type: 'join', ...(isAgain && { again: progress.again() }) }));
    await until(async () => token !== undefined || opened.readyState === WebSocket.CLOSED);
  }
  return {
    said,
    told,
    connect,
    ask(content: string) {
      socket?.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content }, id: progress.asked(content) }));
    },
    async cut() {
      const lost = socket;
      lost?.terminate();
      if (lost && lost.readyState !== WebSocket.CLOSED) await once(lost, 'close');
    },
    hangUp: () => socket?.send(JSON.stringify({ type: 'end-call' })),
    closed: async () => (socket && socket.readyState !== WebSocket.CLOSED ? await once(socket, 'close') : undefined)?.[0],
  };
}

const voice = createBuiltInSpeech();
async function samplesOf(text: string): Promise<number> {
  const sound = await voice.say({ persona: 'kaka', text, browserVoices: [], signal: new AbortController().signal });
  let bytes = 0;
  for await (const piece of sound?.pcm ?? []) bytes += piece.byteLength;
  return bytes / 2;
}
const mint = async (site: Site) => (await visitor(site.url).post('/call/web', { assistantId: 'kaka' })).body.webCallUrl as string;
const questions = ['My throat has been bad since Sunday.', 'And what about hair fall?', 'How much is the guide?'];
/** Per commit; the nightly run takes the full size. */
const [cuts, kills] = isNightly ? [50, 20] : [4, 1];

describe('a line that breaks', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ SPEECH_COMMAND: 'built-in' });
  });
  afterAll(() => site.stop());

  test('at any moment is taken up again: no sentence is said twice, and none is missing', async () => {
    const line = badLine(await mint(site));
    await line.connect();
    let asked = 0;
    for (let cut = 0; cut < cuts; cut++) {
      // A new question takes the place of one that has no answer yet.
      if (cut % 3 === 1 && line.said.length === 1 + asked) line.ask(questions[asked++ % questions.length] ?? '');
      await sleep(Math.random() * 900);
      await line.cut();
      await sleep(Math.random() * 200);
      await line.connect();
    }
    await until(async () => line.said.length === 1 + asked && line.said.at(-1)?.ended);
    expect(new Set(line.said.map(({ turn }) => turn)).size).toBe(line.said.length);
    // A question cuts the turn before it off: the last one is heard to its end.
    const last = line.said.at(-1);
    expect(last?.samples).toBe(await samplesOf(last?.text ?? ''));
    line.hangUp();
  });

  test('with a question under way has it answered once, however often it is sent', async () => {
    const line = badLine(await mint(site));
    await line.connect();
    await until(async () => line.said.length === 1);
    line.ask('My throat has been bad since Sunday.');
    await line.cut();
    await line.connect();
    await until(async () => line.said.at(-1)?.ended && line.said.length > 1);
    expect(line.said).toHaveLength(2);
    line.hangUp();
  });

  test('is not taken up by anybody else, and not after the call is over', async () => {
    const url = await mint(site);
    const line = badLine(url);
    await line.connect();
    const stranger = `${url.split('?')[0]}?${resumeParameter}=1&token=made-up`;
    await expect(badLine(stranger).connect()).rejects.toThrow('401');
    line.hangUp();
    expect(await line.closed()).toBe(closeCodes.ended);
    await line.connect();
    expect(await line.closed()).toBe(closeCodes.ended);
    expect(line.told.at(-1)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' });
  });

  test('does not lock its visitor out of another call', async () => {
    const meena = visitor(site.url);
    const line = badLine((await meena.post('/call/web', { assistantId: 'kaka' })).body.webCallUrl);
    await line.connect();
    await line.cut();
    await until(async () => (await meena.post('/call/web', { assistantId: 'mini' })).status === 201);
  });
});

test('a server that is killed is followed by the next: the talk goes on where it was', async () => {
  const DATA_DIR = emptyFolder();
  const environment = { DATA_DIR, SPEECH_COMMAND: 'built-in', PORT: await lastingPort() };
  let site = await startSite(environment);
  const line = badLine(await mint(site));
  await line.connect();
  await until(async () => line.said.length === 1);
  for (let kill = 0; kill < kills; kill++) {
    line.ask(questions[kill % questions.length] ?? '');
    await sleep(Math.random() * 700);
    await site.kill();
    site = await startSite(environment);
    await line.connect();
    await until(async () => line.said.length === 2 + kill);
  }
  await until(async () => line.said.at(-1)?.ended);
  const last = line.said.at(-1);
  expect(last?.samples).toBe(await samplesOf(last?.text ?? ''));
  expect(new Set(line.said.map(({ turn }) => turn)).size).toBe(line.said.length);
  line.hangUp();
  await site.stop();
});
