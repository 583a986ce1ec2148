/**
 * Loaded into the server under load. On SIGUSR2 it writes to LOOP_DELAY_FILE how long the event loop was blocked since the last time, and
 * the longest commit. SQLite waits for the disk on the event loop, and that is the disk's time.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { StatementSync } from 'node:sqlite';

const resolutionMs = 5;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

let longestCommitMs = 0;
const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (...values) {
  if (this.sourceSQL !== 'commit') return run.apply(this, values);
  const startedAt = performance.now();
  try {
    return run.apply(this, values);
  } finally {
    longestCommitMs = Math.max(longestCommitMs, performance.now() - startedAt);
  }
};

const file = process.env.LOOP_DELAY_FILE ?? '';
process.on('SIGUSR2', () => {
  // Each value contains the period of the timer.
  const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
  writeFileSync(`${file}.new`, JSON.stringify({ p99Ms: ms(delay.percentile(99)), maxMs: ms(delay.max), longestCommitMs }));
  renameSync(`${file}.new`, file);
  delay.reset();
  longestCommitMs = 0;
});
