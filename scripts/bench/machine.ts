import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Programs side by side on one machine: the server on one core, the load on another, a few short rounds in turn, and of each the
 * median. What counts is the ratio; another machine has other numbers.
 */

const isThere = (program: string) => spawnSync('which', [program]).status === 0;
const pinned = (core: number, words: string[]) => (isThere('taskset') ? ['taskset', '-c', String(core), ...words] : words);

export const node = process.execPath;
const serverDir = join(import.meta.dirname, '../../server');
const ourServer = [node, '--import', join(serverDir, 'compile-cache.mjs'), join(serverDir, 'main.ts')];
export const folder = (name: string): string => mkdtempSync(join(tmpdir(), `vaani-bench-${name}-`));

export interface Served {
  url: string;
  pid: number;
  /** From its start to its first 200, in ms. */
  startMs: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a server on the first core and waits until it answers 200 at `path`. @param words its command line */
export async function serve(port: number, words: string[], env: Record<string, string> = {}, path = '/'): Promise<Served> {
  const [program = '', ...args] = pinned(0, words);
  const startedAt = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(program, args, {
    cwd: folder('home'),
    env: { PATH, HOME, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  for (;;) {
    const answer = await fetch(url + path, { headers: { Connection: 'close' } }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) break;
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} ended with ${child.exitCode}`);
    await sleep(2);
  }
  const startMs = performance.now() - startedAt;
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

export const serveOurs = async (env: Record<string, string> = {}): Promise<Served> =>
  serve(await freePort(), ourServer, { DATA_DIR: folder('data'), TRUST_PROXY: '1', LOG_LEVEL: 'info', ...env });

/** Resident memory, in MB. */
export const rssOf = ({ pid }: Served): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were no success. */
  failed: number;
}

/** Asks as fast as it can from the second core, with wrk. @param script Lua, what to ask */
export async function load(url: string, { connections = 32, seconds = 3, headers = [] as string[], script = '' } = {}): Promise<Load> {
  if (!isThere('wrk')) throw new Error('wrk is not installed');
  const file = join(folder('wrk'), 'load.lua');
  writeFileSync(file, script);
  const words = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers.flatMap((header) => ['-H', header])];
  if (script) words.push('-s', file);
  const [program = '', ...args] = pinned(1, [...words, url]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  await once(child, 'exit');
  const ms = (percent: number) => {
    const [, number = 'NaN', unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
    return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50Ms: ms(50),
    p99Ms: ms(99),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  };
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Every contender in turn, `rounds` times. */
export async function inTurn<Name extends string, Result>(
  contenders: Record<Name, () => Promise<Result>>,
  rounds = 5,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(contenders) as Name[]) results[name].push(await contenders[name]());
  return results;
}

/** A figure with its goal, one line of the report. */
export const report = (what: string, value: number, unit: string, goal?: { atLeast?: number; atMost?: number }): void => {
  const { atLeast, atMost } = goal ?? {};
  const met = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
  const asked = atLeast !== undefined ? `goal >= ${atLeast}` : atMost !== undefined ? `goal <= ${atMost}` : '';
  console.log(
    `${what.padEnd(58)} ${value.toFixed(2).padStart(10)} ${unit.padEnd(6)} ${asked.padEnd(14)} ${goal ? (met ? 'met' : 'NOT MET') : ''}`,
  );
};
