import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Compares programs on one machine: the server on one core, the load on another, some short rounds in turn, and the median of each. The
 * ratio is what matters; another machine has other numbers.
 */

const isThere = (program: string) => spawnSync('which', [program]).status === 0;
const pinned = (core: number, words: string[]) => (isThere('taskset') ? ['taskset', '-c', String(core), ...words] : words);

export const node = process.execPath;
const ourServer = join(import.meta.dirname, '../../server/start.mjs');
const folders: string[] = [];
process.once('exit', () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A temporary folder, until the bench is over. */
export function folder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `vaani-bench-${name}-`));
  folders.push(path);
  return path;
}

export interface Served {
  url: string;
  pid: number;
  /** From its start to its first answer with 200, in ms. */
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

/** Our server. @param options of Node, before those of the server */
export const serveOurs = async (env: Record<string, string> = {}, options: string[] = []): Promise<Served> =>
  serve(await freePort(), [node, ...options, ourServer], { DATA_DIR: folder('data'), TRUST_PROXY: '1', LOG_LEVEL: 'info', ...env });

export interface Watched extends Served {
  /** How long the event loop was blocked since the last call, and the longest commit. */
  loopDelay(): Promise<{ p99Ms: number; maxMs: number; longestCommitMs: number }>;
}

/** Our server, with a measurement of its event loop. */
export async function serveWatched(env: Record<string, string> = {}): Promise<Watched> {
  const file = join(folder('loop'), 'delay.json');
  const served = await serveOurs({ LOOP_DELAY_FILE: file, ...env }, ['--import', join(import.meta.dirname, 'loop-delay.mjs')]);
  return {
    ...served,
    async loopDelay() {
      process.kill(served.pid, 'SIGUSR2');
      while (!existsSync(file)) await sleep(5);
      const delay = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      return delay;
    },
  };
}

/** Resident memory, in MB. */
export const rssOf = ({ pid }: Served): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Processor time so far, user and system, in ms. Source: proc(5), fields 14 and 15, in hundredths of a second. */
export const cpuMsOf = ({ pid }: Served): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

export interface Load {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** The processor time of the server for one request, in ms. Valid on a busy machine too. */
  cpuMs: number;
  /** The number of answers that were no success. */
  failed: number;
}

/** The output of wrk. Its own report lacks the 95th percentile. Times in microseconds. */
const figures = `
  done = function(summary, latency)
    io.write(string.format("figures %d %d %d %d %d\\n", summary.requests, summary.errors.status,
      latency:percentile(50), latency:percentile(95), latency:percentile(99)))
  end`;

/** Sends requests as fast as possible from the second core, with wrk. @param script Lua: what to request */
export async function load(
  served: Served,
  { path = '', connections = 32, seconds = 3, headers = [] as string[], script = '' } = {},
): Promise<Load> {
  if (!isThere('wrk')) throw new Error('wrk is not installed');
  const file = join(folder('wrk'), 'load.lua');
  writeFileSync(file, script + figures);
  const words = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header]), '-s', file];
  const [program = '', ...args] = pinned(1, [...words, served.url + path]);
  const cpuBefore = cpuMsOf(served);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  await once(child, 'exit');
  const said = /figures (.*)/.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  const [requests = Number.NaN, failed = Number.NaN, p50 = Number.NaN, p95 = Number.NaN, p99 = Number.NaN] = said;
  return {
    requests,
    failed,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50Ms: p50 / 1000,
    p95Ms: p95 / 1000,
    p99Ms: p99 / 1000,
    cpuMs: (cpuMsOf(served) - cpuBefore) / requests,
  };
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Measures every server in turn, `rounds` times. */
export async function inTurn<Name extends string, Result>(
  contenders: Record<Name, () => Promise<Result>>,
  rounds = 5,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(contenders) as Name[]) results[name].push(await contenders[name]());
  return results;
}

export interface Figure {
  what: string;
  value: number;
  unit: string;
  goal?: { atLeast?: number; atMost?: number };
}

export const isMet = ({ value, goal }: Figure): boolean => value >= (goal?.atLeast ?? -Infinity) && value <= (goal?.atMost ?? Infinity);

/** One line of the table. */
export function lineOf(figure: Figure): string {
  const { what, value, unit, goal } = figure;
  const asked = goal?.atLeast !== undefined ? `>= ${goal.atLeast}` : goal?.atMost !== undefined ? `<= ${goal.atMost}` : '';
  const verdict = goal ? (isMet(figure) ? 'met' : 'NOT MET') : '';
  return `${what.padEnd(62)} ${value.toFixed(2).padStart(10)} ${unit.padEnd(4)} ${asked.padEnd(9)} ${verdict}`.trimEnd();
}
