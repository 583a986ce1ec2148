import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../server/main.ts');

export interface Site {
  /** Where it listens, whatever its public address is: `http://localhost:<port>`. */
  url: string;
  /** Its database, outbox and lead sheet. */
  dataDir: string;
  /** Its log so far, one JSON text a line. */
  log: readonly string[];
  stop(): Promise<void>;
}

/**
 * The real server on a free port, with a folder of its own and embedded defaults behind every service.
 * @param environment variables of `.env.example` that differ from their defaults
 * @throws when it does not start, with what it printed
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'vaani-'));
  // Nothing of the developer's own: no keys from the shell, and none from a .env, which is read from the working directory.
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const server = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: { PATH, HOME, SystemRoot, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const exited = once(server, 'exit');
  createInterface(server.stderr).on('line', (line) => log.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      log.push(line);
      if (line.includes('"msg":"listening"')) resolve();
    });
    exited.then(() => reject(new Error(`The server did not start:\n${log.join('\n')}`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    log,
    async stop() {
      server.kill('SIGTERM');
      const late = setTimeout(() => server.kill('SIGKILL'), 12_000);
      await exited;
      clearTimeout(late);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
