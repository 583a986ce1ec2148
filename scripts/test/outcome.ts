/** Reads the results of both test runners. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests. */
  failures: string[];
  tests: { name: string; ms: number }[];
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
}
interface PlaywrightResults {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
}

/** A failed step without tests, or a runner that failed without naming a test. */
export const broken = (name: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, failures: [name], tests: [] });

export function readVitest(file: string, endedWell: boolean): Outcome {
  if (!existsSync(file)) return broken('vitest itself');
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestResults;
  const rows = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)} ${test.fullName}`, ms: test.duration ?? 0 })),
  );
  const failures = rows.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // A file that cannot be loaded has no tests.
  for (const { name, status, assertionResults } of testResults)
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) failures.push(relative('.', name));
  if (!endedWell && failures.length === 0) failures.push('vitest: an error beside the tests');
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length),
    skipped: numPendingTests,
    failures,
    tests: rows.filter(({ status }) => status === 'passed'),
  };
}

export function readPlaywright(file: string, endedWell: boolean): Outcome {
  if (!existsSync(file)) return broken('playwright itself');
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  const tests: Outcome['tests'] = [];
  const failures = errors.map(({ message = 'an error beside the tests' }) => `playwright: ${message.split('\n')[0]}`);
  function walk({ file: path, suites: inner = [], specs }: PlaywrightSuite) {
    for (const { title, ok, tests: runs } of specs) {
      const name = `tests/e2e/${path} ${title}`;
      if (!ok) failures.push(name);
      for (const { results } of runs) tests.push({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) });
    }
    inner.forEach(walk);
  }
  suites.forEach(walk);
  if (!endedWell && failures.length === 0) failures.push('playwright: an error beside the tests');
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, failures.length),
    skipped: stats.skipped,
    failures,
    tests,
  };
}

const shown = 20;

export function printSlowest(outcomes: readonly Outcome[]): void {
  const slowest = outcomes.flatMap(({ tests }) => tests).toSorted((one, other) => other.ms - one.ms);
  console.log(`\nThe ${Math.min(shown, slowest.length)} slowest:`);
  for (const { name, ms } of slowest.slice(0, shown)) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 150)}`);
}
