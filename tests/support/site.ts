import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { emptyFolder } from './empty-folder.ts';

/** With more room for young objects a site that lives for seconds takes a sixth less processor time, because it collects them less often. */
const roomForYoung = ['--min-semi-space-size=32', '--max-semi-space-size=64'];
const commandLine = [process.execPath, ...roomForYoung, join(import.meta.dirname, '../../server/start.mjs')];

/** What a site has compiled that did everything once (`compile-site.ts`). */
export const compiledFolder = join(import.meta.dirname, '../../dist/compiled');

/** How long a call waits for its visitor in tests: a busy machine takes longer than a person who is waited for. */
export const callJoinSeconds = 120;

export interface Site {
  /** Where it listens, whatever its public address is: `http://localhost:<port>`. */
  url: string;
  /** Its database, outbox and lead sheet. */
  dataDir: string;
  pid: number;
  /** Its log so far, one JSON text a line. */
  log: readonly string[];
  /** Ends it as an operator would. @returns its exit code; null when it had to be killed after a minute */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * The real server on a free port, with a folder of its own and embedded defaults behind every service.
 * @param environment variables of `.env.example` that differ from that; a DATA_DIR given here outlives the server
 * @param within words before the command line: a program that runs the server in a place of its own
 * @throws when it does not start, with what it printed
 */
export async function startSite(environment: Record<string, string> = {}, within: readonly string[] = []): Promise<Site> {
  // Nothing of the developer's own: no keys from the shell, and none from a .env, which is read from the working directory.
  const home = emptyFolder();
  const dataDir = environment.DATA_DIR ?? home;
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const [program = '', ...words] = [...within, ...commandLine];
  const server = spawn(program, words, {
    cwd: home,
    env: {
      PATH,
      HOME,
      SystemRoot,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      PORT: '0',
      CALL_JOIN_SECONDS: String(callJoinSeconds),
      REQUEST_SECONDS: '240',
      ...(existsSync(compiledFolder) && { NODE_COMPILE_CACHE: compiledFolder }),
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const exited = once(server, 'exit') as Promise<[number | null]>;
  createInterface(server.stderr).on('line', (line) => log.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      log.push(line);
      const listening = /"msg":"listening".*"port":(\d+)|"port":(\d+).*"msg":"listening"| listening .*port=(\d+)/.exec(line);
      if (listening) resolve(Number(listening.slice(1).find(Boolean)));
    });
    exited.then(() => reject(new Error(`The server did not start:\n${log.join('\n')}`)));
  });

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    server.kill(signal);
    const late = setTimeout(() => server.kill('SIGKILL'), 60_000);
    const [code] = await exited;
    clearTimeout(late);
    rmSync(home, { recursive: true, force: true });
    return code;
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: server.pid ?? 0,
    log,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}

/** A PORT for a site that is to be started again at the same address: none of those that the system gives to clients meanwhile. */
export async function lastingPort(): Promise<string> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return String(port);
  }
}
