import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { printFlaky, readPlaywright, readVitest } from '../../scripts/test/outcome.ts';
import { emptyFolder } from '../support/empty-folder.ts';

let folder: string;
beforeAll(() => {
  folder = emptyFolder();
});

const spec = (title: string, status: string, ...errors: (string | undefined)[]) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: errors.map((message) => ({ duration: 10, ...(message && { error: { message } }) })) }],
});
/** What the browser tests leave behind: these specs of one file. */
function results(stats: Record<string, number>, ...specs: ReturnType<typeof spec>[]) {
  const file = join(folder, 'playwright.json');
  const none = { expected: 0, unexpected: 0, skipped: 0, flaky: 0 };
  writeFileSync(file, JSON.stringify({ suites: [{ file: 'home.spec.ts', specs }], errors: [], stats: { ...none, ...stats } }));
  return file;
}

test('a browser test that passes only the second time is named with its first error, and is neither passed nor failed', () => {
  const file = results(
    { expected: 1, flaky: 1 },
    spec('the page opens', 'expected', undefined),
    spec('the menu opens', 'flaky', '\u001b[31mno menu\u001b[39m\nafter a minute', undefined),
  );
  const name = 'tests/e2e/home.spec.ts the menu opens';
  const outcome = readPlaywright(file, true);
  expect(outcome).toMatchObject({ passed: 1, failed: 0, failures: [], flaky: [{ name, error: 'no menu\nafter a minute' }] });

  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  printFlaky([outcome], false);
  expect(printed.mock.calls.flat().join('\n')).toBe(
    `\n*** Passed only the second time (a defect of the test or of the product):\n  ${name}\n      no menu\n      after a minute`,
  );
});

test('a run that ends badly only because of such a test names no other error', () => {
  const file = results({ flaky: 1 }, spec('the menu opens', 'flaky', 'no menu', undefined));
  expect(readPlaywright(file, false)).toMatchObject({ failed: 0, failures: [], flaky: [{ error: 'no menu' }] });
});

test('a browser test that fails twice has failed', () => {
  const file = results({ unexpected: 1 }, spec('the menu opens', 'unexpected', 'no menu', 'no menu'));
  expect(readPlaywright(file, false)).toMatchObject({ failed: 1, failures: ['tests/e2e/home.spec.ts the menu opens'], flaky: [] });
});

test('browser tests that end badly without a failed test have failed', () => {
  expect(readPlaywright(results({}), false)).toMatchObject({ failed: 1, failures: ['playwright: an error beside the tests'] });
});

test('any other test that passes only the second time is named with its first error, too', () => {
  const file = join(folder, 'vitest.json');
  const test = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'passed', duration: 1, failureMessages });
  const assertionResults = [test('adds', 'too late'), test('takes away')];
  const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0 };
  writeFileSync(
    file,
    JSON.stringify({ ...counts, testResults: [{ name: join(process.cwd(), 'tests/sum.test.ts'), status: 'passed', assertionResults }] }),
  );
  expect(readVitest(file, true)).toMatchObject({
    passed: 1,
    failed: 0,
    failures: [],
    flaky: [{ name: 'tests/sum.test.ts adds', error: 'too late' }],
  });
});
