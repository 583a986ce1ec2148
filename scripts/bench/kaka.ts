/**
 * Kaka's turns with the conversation core: fifty visitors at once, each with a short pause between two messages, with a store of a thousand
 * messages and with one of a million.
 */

import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf, type Figure, folder, inTurn, median, rssOf, serveOurs, serveWatched, type Watched } from './machine.ts';

const sessions = 50;
const thinkMs = 200;
const roundMs = 3_000;
const lines = [
  'Kaka, my throat has been bad since Sunday',
  'And what about honey in it?',
  'My hair is falling in the rains, what do I do?',
  'How long should I boil the tulsi?',
  'Tell me a story of your village',
  'Which guide is right for my mother?',
  'Thank you Kaka',
];

/** Old conversations, as in a store that has been in use. */
function fill(dataDir: string, messages: number) {
  const db = new DatabaseSync(join(dataDir, 'vaani.sqlite'));
  db.exec('pragma synchronous = off; begin');
  const at = new Date().toISOString();
  const chat = db.prepare('insert into chats (session_id, message_count, created_at, updated_at) values (?, 15, ?, ?)');
  const message = db.prepare('insert into chat_messages (session_id, position, sender, text, created_at) values (?, ?, ?, ?, ?)');
  for (let session = 0; session < messages / 14; session++) {
    chat.run(`visitor_old${session}`, at, at);
    for (let position = 2; position <= 15; position++)
      message.run(
        `visitor_old${session}`,
        position,
        position % 2 ? 'kaka' : 'user',
        'Boil the tulsi until the water is half, and drink it warm.',
        at,
      );
  }
  db.exec('commit');
  db.close();
}

async function serveWith(messages: number): Promise<Watched> {
  const dataDir = folder('kaka');
  // The first start creates the tables, the second one runs on the full store.
  await (await serveOurs({ DATA_DIR: dataDir })).stop();
  fill(dataDir, messages);
  return serveWatched({ DATA_DIR: dataDir, CHAT_MESSAGES_PER_DAY: '100000000' });
}

const agent = new Agent({ keepAlive: true, maxSockets: sessions });
let addresses = 0;

function say(url: string, message: string, cookie: string, address: string): Promise<{ ms: number; status: number; cookie: string }> {
  const startedAt = performance.now();
  const headers = { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    const req = request(`${url}/api/maharajji-chat.js`, { agent, method: 'POST', headers }, (res) => {
      res.resume().on('end', () => {
        const given = res.headers['set-cookie']?.[0]?.split(';')[0];
        resolve({ ms: performance.now() - startedAt, status: res.statusCode ?? 0, cookie: given ?? cookie });
      });
    });
    req.on('error', reject).end(JSON.stringify({ message }));
  });
}

/** @returns the duration of each turn, in ms */
async function talk(url: string): Promise<number[]> {
  const turns: number[] = [];
  const until = performance.now() + roundMs;
  const visitor = async () => {
    await sleep(Math.random() * thinkMs);
    while (performance.now() < until) {
      addresses += 1;
      const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
      let cookie = '';
      for (const line of lines) {
        const turn = await say(url, line, cookie, address);
        if (turn.status !== 200) throw new Error(`a turn was answered with ${turn.status}`);
        turns.push(turn.ms);
        cookie = turn.cookie;
        await sleep(thinkMs / 2 + Math.random() * thinkMs);
      }
    }
  };
  await Promise.all(Array.from({ length: sessions }, visitor));
  return turns;
}

const quantile = (turns: number[], part: number) => turns.toSorted((a, b) => a - b)[Math.floor(turns.length * part)] ?? Number.NaN;

export async function measure(): Promise<Figure[]> {
  const few = await serveWith(1_000);
  const many = await serveWith(1_000_000);
  for (const { url } of [few, many]) await talk(url);
  await few.loopDelay();
  const cpu: number[] = [];
  const results = await inTurn({
    few: async () => {
      const before = cpuMsOf(few);
      const turns = await talk(few.url);
      cpu.push((cpuMsOf(few) - before) / turns.length);
      return turns;
    },
    many: () => talk(many.url),
  });
  const delay = await few.loopDelay();
  const memory = rssOf(few);
  agent.destroy();
  await few.stop();
  await many.stop();

  const of = (name: keyof typeof results, part: number) => median(results[name].map((turns) => quantile(turns, part)));
  return [
    { what: `turn of Kaka, ${sessions} visitors: p50`, value: of('few', 0.5), unit: 'ms' },
    { what: `turn of Kaka, ${sessions} visitors: p99`, value: of('few', 0.99), unit: 'ms', goal: { atMost: 20 } },
    { what: 'turn of Kaka, a million messages stored: p50', value: of('many', 0.5), unit: 'ms' },
    { what: 'turn of Kaka, a million messages stored: p99', value: of('many', 0.99), unit: 'ms', goal: { atMost: 20 } },
    {
      what: 'turn of Kaka, a million to a thousand stored: p50',
      value: of('many', 0.5) / of('few', 0.5),
      unit: 'x',
      goal: { atMost: 1.3 },
    },
    { what: 'turn of Kaka: processor time', value: median(cpu), unit: 'ms' },
    { what: 'turn of Kaka: event loop held up, p99', value: delay.p99Ms, unit: 'ms', goal: { atMost: 20 } },
    { what: 'turn of Kaka: event loop held up, longest', value: delay.maxMs, unit: 'ms' },
    { what: 'turn of Kaka: longest commit (the disk)', value: delay.longestCommitMs, unit: 'ms' },
    { what: 'turn of Kaka: memory afterwards', value: memory, unit: 'MB' },
  ];
}
