/** Reads the results of both test runners. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests. */
  failures: string[];
  /** Tests that failed and then passed, with the message of the first error. They are in neither `passed` nor `failed`. */
  flaky: { name: string; error: string }[];
  tests: { name: string; ms: number }[];
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] }[];
  }[];
}
interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; error?: { message?: string } }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
}
interface PlaywrightResults {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
}

/** A failed step without tests, or a runner that failed without naming a test. */
export const broken = (name: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, failures: [name], flaky: [], tests: [] });

export function readVitest(file: string, endedWell: boolean): Outcome {
  if (!existsSync(file)) return broken('vitest itself');
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestResults;
  const rows = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)} ${test.fullName}`, ms: test.duration ?? 0 })),
  );
  const passed = rows.filter(({ status }) => status === 'passed');
  const flaky = passed.flatMap(({ name, failureMessages: [error] }) => (error === undefined ? [] : [{ name, error }]));
  const failures = rows.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // A file that cannot be loaded has no tests.
  for (const { name, status, assertionResults } of testResults)
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) failures.push(relative('.', name));
  if (!endedWell && failures.length === 0) failures.push('vitest: an error beside the tests');
  return {
    passed: numPassedTests - flaky.length,
    failed: Math.max(numFailedTests, failures.length),
    skipped: numPendingTests,
    failures,
    flaky,
    tests: passed,
  };
}

export function readPlaywright(file: string, endedWell: boolean): Outcome {
  if (!existsSync(file)) return broken('playwright itself');
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  const tests: Outcome['tests'] = [];
  const flaky: Outcome['flaky'] = [];
  const failures = errors.map(({ message = 'an error beside the tests' }) => `playwright: ${message.split('\n')[0]}`);
  function walk({ file: path, suites: inner = [], specs }: PlaywrightSuite) {
    for (const { title, ok, tests: runs } of specs) {
      const name = `tests/e2e/${path} ${title}`;
      if (!ok) failures.push(name);
      for (const { status, results } of runs) {
        tests.push({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) });
        if (status === 'flaky') flaky.push({ name, error: stripVTControlCharacters(results[0]?.error?.message ?? 'no message') });
      }
    }
    inner.forEach(walk);
  }
  suites.forEach(walk);
  if (!endedWell && failures.length + flaky.length === 0) failures.push('playwright: an error beside the tests');
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected, failures.length),
    skipped: stats.skipped,
    failures,
    flaky,
    tests,
  };
}

const shown = 20;

export function printSlowest(outcomes: readonly Outcome[]): void {
  const slowest = outcomes.flatMap(({ tests }) => tests).toSorted((one, other) => other.ms - one.ms);
  console.log(`\nThe ${Math.min(shown, slowest.length)} slowest:`);
  for (const { name, ms } of slowest.slice(0, shown)) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 150)}`);
}

/** @param fail whether such a test fails the run */
export function printFlaky(outcomes: readonly Outcome[], fail: boolean): void {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  if (flaky.length === 0) return;
  console.log(`\n*** Passed only the second time (a defect of the test or of the product)${fail ? ', which fails this run' : ''}:`);
  for (const { name, error } of flaky)
    console.log(
      `  ${name}\n${error
        .split('\n')
        .slice(0, 8)
        .map((line) => `      ${line}`)
        .join('\n')}`,
    );
}
