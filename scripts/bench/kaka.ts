/**
 * Kaka's turns on the embedded brain: fifty visitors talking at once, each thinking a little between two lines, with a store of a thousand
 * messages and with one of a million.
 */

import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { folder, inTurn, median, report, type Served, serveOurs } from './machine.ts';

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

/** Old conversations, as they lie in a store that has been in use. */
function fill(dataDir: string, messages: number) {
  const db = new DatabaseSync(join(dataDir, 'vaani.sqlite'));
  db.exec('pragma synchronous = off; begin');
  const at = new Date().toISOString();
  const chat = db.prepare('insert into chats (session_id, message_count, created_at, updated_at) values (?, 15, ?, ?)');
  const message = db.prepare('insert into chat_messages values (?, ?, ?, ?, null, ?)');
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

async function serveWith(messages: number): Promise<Served> {
  const dataDir = folder('kaka');
  // Once to make the tables, once more on the full store.
  await (await serveOurs({ DATA_DIR: dataDir })).stop();
  fill(dataDir, messages);
  return serveOurs({ DATA_DIR: dataDir, CHAT_MESSAGES_PER_DAY: '100000000' });
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

/** @returns how long each turn took, in ms */
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

const servers = { 'a thousand': await serveWith(1_000), 'a million': await serveWith(1_000_000) };
for (const { url } of Object.values(servers)) await talk(url);
const results = await inTurn({ 'a thousand': () => talk(servers['a thousand'].url), 'a million': () => talk(servers['a million'].url) });
const quantile = (turns: number[], part: number) => turns.toSorted((a, b) => a - b)[Math.floor(turns.length * part)] ?? Number.NaN;
const of = (name: keyof typeof results, part: number) => median(results[name].map((turns) => quantile(turns, part)));
for (const name of Object.keys(results) as (keyof typeof results)[]) {
  report(`with ${name} messages stored, p50 of a turn`, of(name, 0.5), 'ms');
  report(`with ${name} messages stored, p99 of a turn`, of(name, 0.99), 'ms', { atMost: 15 });
}
report('p50, a million : a thousand', of('a million', 0.5) / of('a thousand', 0.5), 'x', { atMost: 1.3 });
agent.destroy();
for (const server of Object.values(servers)) await server.stop();
