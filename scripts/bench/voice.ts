/**
 * Calls in the voice room: how soon a call listens, how soon the character is heard, and how many rooms one core carries without late
 * sound. The voice is the built-in one, which runs in its own thread.
 */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { personaSlugs } from '#shared/personas.ts';
import { frameHeaderBytes, listening, type ServerMessage } from '#shared/room-protocol.ts';
import { openFlite } from '../../server/adapters/flite.ts';
import { cpuMsOf, type Figure, median, rssOf, type Served, serveOurs } from './machine.ts';

const rounds = 15;
/** A round of simultaneous rooms: each visitor says a line and hears the whole answer. */
const manyRooms = 100;

let addresses = 0;

interface Caller {
  socket: WebSocket;
  /** From the request for the call to `listening`, in ms. */
  listeningMs: number;
  /** Waits for a frame of a later turn than this. */
  frameAfter(turn: number): Promise<void>;
  say(content: string): void;
  /** The latest turn with sound. */
  turn: number;
  /** The arrival of each frame, and its duration of sound, in ms. */
  frames: { turn: number; atMs: number; soundMs: number }[];
  /** Turns whose sound has arrived completely. */
  ended: Set<number>;
}

async function call({ url }: Served): Promise<Caller> {
  addresses += 1;
  const headers = { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': `10.${addresses >> 8}.${addresses & 255}.1` };
  const startedAt = performance.now();
  const answer = await fetch(`${url}/call/web`, { method: 'POST', headers, body: JSON.stringify({ assistantId: personaSlugs[0] }) });
  if (answer.status !== 201) throw new Error(`a call was answered with ${answer.status}`);
  const { webCallUrl } = (await answer.json()) as { webCallUrl: string };
  const socket = new WebSocket(webCallUrl, { origin: url });
  const caller: Caller = {
    socket,
    listeningMs: 0,
    frameAfter: (turn) => new Promise((resolve) => waiting.push({ turn, resolve })),
    turn: 0,
    say: (content) => socket.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content } })),
    frames: [],
    ended: new Set(),
  };
  const waiting: { turn: number; resolve: () => void }[] = [];
  let sampleRate = 22_050;
  const listens = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer, isBinary) => {
      const atMs = performance.now();
      if (isBinary) {
        const soundMs = ((data.length - frameHeaderBytes) / 2 / sampleRate) * 1000;
        caller.turn = data.readUInt32LE(0);
        caller.frames.push({ turn: caller.turn, atMs, soundMs });
        for (const wait of waiting) if (caller.turn > wait.turn) wait.resolve();
      } else if (String(data) === listening) {
        caller.listeningMs = atMs - startedAt;
        resolve();
      } else {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'audio-start' && message.encoding !== 'none') ({ sampleRate } = message);
        if (message.type === 'audio-end') caller.ended.add(message.turn);
      }
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join' }));
  await listens;
  return caller;
}

/** From a typed message to the first frame of its answer, in ms. */
async function answerMs(caller: Caller, line: string): Promise<number> {
  const startedAt = performance.now();
  const first = caller.frameAfter(caller.turn);
  caller.say(line);
  await first;
  return performance.now() - startedAt;
}

function hangUp({ socket }: Caller) {
  socket.send(JSON.stringify({ type: 'end-call' }));
  socket.close();
}

/** How long a page buffers a turn before it plays. A frame that is later than that causes a gap. */
const cushionMs = 60;

/** The largest delay of a frame of an answer, in ms. */
function latestMs({ frames }: Caller): number {
  let latest = 0;
  let dueMs = 0;
  let turn = 0;
  for (const frame of frames.filter((row) => row.turn > 1)) {
    if (frame.turn !== turn) ({ turn, atMs: dueMs } = frame);
    latest = Math.max(latest, frame.atMs - dueMs);
    dueMs += frame.soundMs;
  }
  return latest;
}

/** How much sound the built-in voice makes for new sentences, in seconds for each second of processor time. */
function synthesised(): number {
  const flite = openFlite();
  const sentence = (leaves: number) => `Boil the tulsi with ${leaves} leaves until the water is half, and drink it warm before you sleep.`;
  flite.say(sentence(2), []);
  const before = process.cpuUsage();
  let seconds = 0;
  for (let leaves = 3; leaves < 13; leaves++) {
    const { samples, sampleRate } = flite.say(sentence(leaves), []);
    seconds += samples.length / sampleRate;
  }
  const { user, system } = process.cpuUsage(before);
  return seconds / ((user + system) / 1e6);
}

/** Simultaneous rooms, each with one complete answer. */
async function together(served: Served, count: number, line: string) {
  const callers: Caller[] = [];
  for (let room = 0; room < count; room++) callers.push(await call(served));
  for (const caller of callers) caller.frames.length = 0;
  const cpuBefore = cpuMsOf(served);
  const startedAt = performance.now();
  await Promise.all(
    callers.map(async (caller, room) => {
      // Real visitors do not speak at the same moment.
      await sleep((room / count) * 3_000);
      const before = caller.ended.size;
      caller.say(line);
      while (caller.ended.size === before) await sleep(50);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const soundSeconds = callers.reduce((sum, { frames }) => sum + frames.reduce((ms, { soundMs }) => ms + soundMs, 0) / 1000, 0);
  const cpuShare = (cpuMsOf(served) - cpuBefore) / 1000 / seconds;
  const inTime = callers.filter((caller) => latestMs(caller) <= cushionMs).length;
  for (const caller of callers) hangUp(caller);
  return { soundSeconds, cpuShare, seconds, inTime, memory: rssOf(served) };
}

export async function measure(): Promise<Figure[]> {
  const served = await serveOurs({ SPEECH_COMMAND: 'built-in', VOICE_MINUTES_PER_DAY: '1000000' });
  const atRest = rssOf(served);
  const starts: number[] = [];
  const greetings: number[] = [];
  const fresh: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const caller = await call(served);
    starts.push(caller.listeningMs);
    if (caller.turn === 0) await caller.frameAfter(0);
    greetings.push((caller.frames[0]?.atMs ?? 0) - startedAt - caller.listeningMs);
    const line = `My knee hurts since ${round + 2} days and my mother says oil`;
    // A repeated answer is in the cache: if asked to repeat, the character says the same words.
    fresh.push(await answerMs(caller, line));
    await sleep(300);
    cached.push(await answerMs(caller, 'Say that again please'));
    hangUp(caller);
    await sleep(100);
  }
  const withWorker = rssOf(served);
  const many = await together(served, manyRooms, 'My throat has been bad since Sunday');
  await served.stop();
  return [
    { what: 'call: asked for to listening, p50', value: median(starts), unit: 'ms', goal: { atMost: 200 } },
    { what: 'call: listening to the recorded greeting, p50', value: median(greetings), unit: 'ms', goal: { atMost: 60 } },
    { what: 'call: typed line to the answer, said for the first time, p50', value: median(fresh), unit: 'ms', goal: { atMost: 120 } },
    { what: 'call: typed line to the answer, said before, p50', value: median(cached), unit: 'ms', goal: { atMost: 60 } },
    { what: `call: ${manyRooms} rooms at once, sound in time`, value: many.inTime, unit: 'rooms', goal: { atLeast: manyRooms } },
    { what: `call: ${manyRooms} rooms at once, processors used`, value: many.cpuShare, unit: 'x' },
    { what: `call: ${manyRooms} rooms at once, sound sent a second`, value: many.soundSeconds / many.seconds, unit: 's' },
    { what: 'call: built-in voice, sound for a second of a processor', value: synthesised(), unit: 's' },
    { what: 'call: memory before the first call', value: atRest, unit: 'MB' },
    { what: 'call: memory with the voice loaded', value: withWorker, unit: 'MB' },
    { what: `call: memory after ${manyRooms} rooms`, value: many.memory, unit: 'MB' },
  ];
}
