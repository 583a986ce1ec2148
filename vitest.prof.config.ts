import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isNightly } from './tests/support/nightly.ts';

export default defineConfig({
  test: {
    // What takes minutes by itself waits for the night.
    include: ['tests/**/*.test.ts', ...(isNightly ? ['tests/**/*.nightly.ts'] : [])],
    environment: 'node',
    setupFiles: ['/tmp/lab/t/prof-setup.ts', 'tests/support/after-each-file.ts'],
    globalSetup: ['tests/support/built-server.ts', 'tests/support/one-postgres.ts'],
    // Half of what these tests do is to wait: for a process to start, for a limit to pass.
    maxWorkers: availableParallelism() * 2,
    // A worker keeps what it has loaded, learned and started from file to file; only globals could leak, so they are put back.
    isolate: false,
    unstubGlobals: true,
    // A test that passes only the second time is a defect: `npm test` names it, as with the browser tests, and the nightly run fails.
    retry: 1,
    // These only end what would never end: nothing is expected to be fast.
    testTimeout: isNightly ? 1_800_000 : 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
