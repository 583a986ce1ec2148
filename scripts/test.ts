/** All tests, in the order in which they fail fastest. `npm test` runs this. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const results = mkdtempSync(join(tmpdir(), 'vaani-test-'));
const vitestResults = join(results, 'vitest.json');
const playwrightResults = join(results, 'playwright.json');

const steps: { name: string; command: string[]; env?: Record<string, string> }[] = [
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit, server and adapter tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
  },
];

process.env.CHROMIUM_PATH = ensureBrowser();
for (const { name, command, env } of steps) {
  console.log(`\n--- ${name}`);
  const [program = '', ...args] = command;
  const startedAt = performance.now();
  // npm scripts find the project's own programs first; on Windows they are .cmd files, which need a shell.
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(1);
  }
  console.log(`--- ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

interface Results {
  numPassedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; skipped: number; flaky: number };
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Results;
const vitest = read(vitestResults);
const { stats } = read(playwrightResults);
const passed = (vitest.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0);
const skipped = (vitest.numPendingTests ?? 0) + (stats?.skipped ?? 0);
console.log(`\n${passed} passed, 0 failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
