import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../support/empty-folder.ts';

const root = join(import.meta.dirname, '../..');
const copy = emptyFolder();

/** Runs a program of the project in the copy. @throws with what it printed, when it fails */
const run = (input: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', input, env: { PATH: process.env.PATH ?? '', DATA_DIR: 'data' } });

/** A copy of the project with an eighth character: its row, its content folder, its art. Nothing else is touched. */
beforeAll(() => {
  for (const name of ['client', 'server', 'shared', 'scripts', 'tests', 'dist', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of [
    'tsconfig.json',
    'tsconfig.client.json',
    'tsconfig.shared.json',
    'vite.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ])
    cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

  const rows = join(copy, 'shared/personas.ts');
  const text = readFileSync(rows, 'utf8');
  const row = /^ {2}\{\n(?: {4}.*\n)*? {4}slug: 'aranya',\n(?: {4}.*\n)*? {2}\},\n/m.exec(text)?.[0] ?? '';
  const renamed = row.replaceAll('aranya', 'nani').replaceAll('Aranya', 'Nani');
  writeFileSync(rows, text.replace(row, row + renamed));
  for (const folder of ['server/personas', 'client/assets/characters'])
    cpSync(join(copy, folder, 'aranya'), join(copy, folder, 'nani'), { recursive: true });
  for (const name of [
    'share/aranya.jpg',
    ...['greeting', 'line'].flatMap((clip) => [`greetings/aranya-${clip}.webm`, `greetings/aranya-${clip}.m4a`]),
  ])
    cpSync(join(copy, 'client/public', name), join(copy, 'client/public', name.replace('aranya', 'nani')));
  const colours = join(copy, 'client/assets/characters/nani/colours.css');
  writeFileSync(colours, readFileSync(colours, 'utf8').replace('"aranya"', '"nani"'));
});

test('a new character is its row, its content folder and its art: types, checks, pages and calls take it from there', async () => {
  expect(run('', 'scripts/personas.ts', 'check', 'nani')).toMatch(/^nani: \d+ topics/);
  run('', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--incremental', 'false', '--tsBuildInfoFile', 'null');
  expect(run('hello\n', 'scripts/talk.ts', 'nani')).toMatch(/> .*\w/);

  run('', 'scripts/build.ts');
  const site = (name: string) => readFileSync(join(copy, 'dist/client', name), 'utf8');
  expect(site('nani-voice.html')).toContain('<title>Nani Voice</title>');
  expect(site('nani-voice.html')).toMatch(/<img src="\/assets\/portrait-/);
  expect(site('index.html')).toContain('href="/nani-voice"');
  expect(site('sitemap.xml')).toContain('/nani-voice<');
  expect(site('llms.txt')).toContain('[Nani]');

  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: 'data' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: copy, env });
  const stopped = once(server, 'exit');
  try {
    let log = '';
    server.stdout.on('data', (chunk) => {
      log += chunk;
    });
    await expect.poll(() => log).toContain('"listening"');
    const url = JSON.parse(log.split('\n').find((line) => line.includes('"listening"')) ?? '{}').url;
    expect((await fetch(`${url}/nani-voice`)).status).toBe(200);
    const call = await fetch(`${url}/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({ assistantId: 'nani' }),
    });
    expect(await call.json()).toEqual({ webCallUrl: expect.stringContaining('/call/rooms/') });
  } finally {
    server.kill();
    await stopped;
  }
});
