import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { emptyFolder } from '../support/empty-folder.ts';
import { lastingPort, startSite } from '../support/site.ts';
import { until } from '../support/visitor.ts';

const root = join(import.meta.dirname, '../..');

test.skipIf(process.platform === 'win32')('npm start stops the site itself when npm is told to stop', async () => {
  const port = await lastingPort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  createInterface(npm.stdout).on('line', (line) => log.push(line));
  const exited = once(npm, 'exit');
  await until(async () => log.some((line) => line.includes('"listening"')));
  npm.kill('SIGTERM');
  await exited;
  expect(log.at(-1)).toContain('"stopped"');
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
});

test.skipIf(process.platform === 'win32')('whoever was connected before the stop, and has not been taken yet, is answered', async () => {
  const site = await startSite();
  const { port } = new URL(site.url);
  // As on a busy machine, where the system connects clients while the process is at something else.
  process.kill(site.pid, 'SIGSTOP');
  const clients = Array.from({ length: 32 }, () => connect(Number(port), '127.0.0.1'));
  const answers = clients.map(
    (socket) =>
      new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('error', ({ message }) => resolve(message));
        socket.on('close', () => resolve(text));
      }),
  );
  for (const socket of clients) {
    if (socket.connecting) await once(socket, 'connect');
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  const stopped = site.stop();
  process.kill(site.pid, 'SIGCONT');
  expect((await Promise.all(answers)).map((answer) => answer.slice(0, 15))).toEqual(Array(32).fill('HTTP/1.1 200 OK'));
  expect(await stopped).toBe(0);
});

test('a site that is told to stop says so at /readyz and serves on for as long as it was given', async () => {
  const site = await startSite({ DRAIN_DELAY_SECONDS: '20' });
  const stopped = site.stop();
  await until(async () => site.log.some((line) => line.includes('"draining"')));
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  expect((await fetch(`${site.url}/livez`)).status).toBe(200);
  expect(await stopped).toBe(0);
});
