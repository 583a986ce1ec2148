/**
 * Runs all tests, or a part of them. `npm test` runs this.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { exitWithHelp } from './run-command.ts';
import { broken, type Outcome, printFlaky, printSlowest, readPlaywright, readVitest } from './test/outcome.ts';
import { partOf } from './test/part.ts';

exitWithHelp(`npm test                                 types, lint and all tests
npm test -- tests/call/line.test.ts      one file, or all files whose path contains the word
npm test -- leaves nothing open          the tests whose name contains these words
npm run test:nightly                     all tests, with larger amounts; takes longer
Example: npm test -- tests/call/line.test.ts`);

process.chdir(join(import.meta.dirname, '..'));
const args = process.argv.slice(2);
const nightly = args.includes('--nightly');
const part = partOf(args.filter((arg) => arg !== '--nightly'));
const results = mkdtempSync(join(tmpdir(), 'vaani-test-'));
process.once('exit', () => rmSync(results, { recursive: true }));
const vitestResults = join(results, 'vitest.json');
const playwrightResults = join(results, 'playwright.json');

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Runs at the same time as the others. Its output is printed only if it fails. */
  aside?: boolean;
}

/** @returns whether the exit code is 0 */
function run({ name, command, env, aside = false }: Step): Promise<boolean> {
  const [program = '', ...words] = command;
  const startedAt = performance.now();
  if (!aside) console.log(`\n--- ${name}`);
  // On Windows the programs of packages are .cmd files, which need a shell.
  const child = spawn(program, words, {
    stdio: ['ignore', aside ? 'pipe' : 'inherit', aside ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(nightly && { SOAK: '1' }), ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      printed += data;
    });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message);
      resolve(false);
    });
    child.once('close', (code) => {
      if (aside && code !== 0) console.error(`\n--- ${name}\n${printed}`);
      console.log(`--- ${name}: ${code === 0 ? '' : 'FAILED, '}${Math.round((performance.now() - startedAt) / 1000)} s`);
      resolve(code === 0);
    });
  });
}

const outcomes: Outcome[] = [];
const check = async (name: string, command: string[]) => {
  if (!(await run({ name, command, aside: true }))) outcomes.push(broken(name));
};
const playwright = part ? part.playwright : [];
const vitest = part ? part.vitest : [];
// To install one is mostly to wait.
const browser = playwright && !findBrowser() ? check('browser', ['node', 'scripts/install-browser.ts']) : undefined;
const checks = part ? [] : [check('types', ['npm', 'run', '--silent', 'typecheck']), check('lint', ['npm', 'run', '--silent', 'lint'])];
// First, because the tests of the server serve the built site too.
const isBuilt = await run({ name: 'build', command: ['node', 'scripts/build-if-stale.ts'] });
if (!isBuilt) outcomes.push(broken('build'));
// Only saves time: where it fails, a test tells why.
if (isBuilt && !part) await run({ name: 'compiled site', command: ['node', 'tests/support/compile-site.ts'], aside: true });

await browser;

// At the same time: one has work for the processor where the other waits for a limit to pass.
const isBoth = vitest !== undefined && playwright !== undefined;
const workers = isBoth ? [`--workers=${availableParallelism() + 1}`] : [];
async function runVitest(files: readonly string[]) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`, '--passWithNoTests'];
  const command = ['vitest', 'run', ...files, ...reporters];
  outcomes.push(readVitest(vitestResults, await run({ name: 'unit, server and adapter tests', command, aside: isBoth })));
}
async function runPlaywright(files: readonly string[]) {
  const passed = await run({
    name: 'browser tests',
    command: ['playwright', 'test', ...files, '--reporter=line,json', '--pass-with-no-tests', ...workers],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults, CHROMIUM_PATH: findBrowser() ?? '' },
  });
  outcomes.push(readPlaywright(playwrightResults, passed));
}
if (isBuilt) await Promise.all([vitest && runVitest(vitest), playwright && findBrowser() && runPlaywright(playwright)]);

await Promise.all(checks);
const sum = (kind: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
printSlowest(outcomes);
const failures = outcomes.flatMap(({ failures }) => failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
// If only a part runs, skipped tests are expected.
const skipped = part ? 0 : sum('skipped');
printFlaky(outcomes, nightly);
const flaky = outcomes.reduce((total, outcome) => total + outcome.flaky.length, 0);
const counts = [`${sum('passed')} passed`, `${sum('failed')} failed`];
if (flaky > 0) counts.push(`${flaky} passed only the second time`);
if (skipped > 0) counts.push(`${skipped} skipped`);
console.log(`\n${counts.join(', ')}`);
process.exit(sum('failed') === 0 && (flaky === 0 || !nightly) ? 0 : 1);
