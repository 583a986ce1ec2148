import { AsyncResource } from 'node:async_hooks';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { createQueue, type OutboxEntry } from './outbox-rows.ts';

/**
 * Deliveries to other services: written in the same transaction as what they are about, carried out by a worker afterwards.
 * A row is delivered at least once; what must not happen twice is recognised by its dedupe key, or by the receiver.
 */
export interface Outbox {
  /** Writes a row; the same `dedupeKey` again writes nothing. Tells whether the row is new. */
  enqueue(trx: Trx, entry: OutboxEntry): Promise<boolean>;
  /** Looks now instead of at the next tick: call it after the commit. */
  wake(): void;
  /** Delivers what is due, and resolves when nothing is left that is. */
  drain(): Promise<void>;
  /** Starts the worker. */
  start(): void;
  /** Finishes what is under way, or cuts it off after a moment, and stops. */
  stop(): Promise<void>;
}

/** How a topic is delivered. A throw means: none of these is known to have arrived, try again later. */
export interface Delivery {
  /** The most rows handed over at once; they are of one partition. */
  batchSize: number;
  deliver(entries: Delivered[], signal: AbortSignal): Promise<void>;
}

export interface Delivered {
  id: string;
  payload: unknown;
  /** Handed over before, with a failure or an unknown outcome: it may have arrived. */
  isRepeat: boolean;
}

/**
 * Wait after each failure, in seconds. Short at first: a provider that was down a minute is served within half a minute of its return.
 * Long at last: a row is given up after seven hours, not in the first outage of a morning.
 */
const waits = [2, 3, 5, 8, 12, 20, 30, 120, 600, 3_600, 21_600];
/** After this many failures a row waits for a person (`npm run outbox -- retry`). */
export const maxAttempts = waits.length + 1;

const tickMs = 1_000;
/** What is under way at `stop` may finish this long, then it is cut off; the next start knows that its outcome is unknown. */
const graceMs = 2_000;

const attempted = counter('deliveries_total', 'Mails, rows and calendar tasks of the outbox, each attempt.', {
  topic: ['mail', 'sheet', 'meeting'],
  outcome: ['sent', 'failed', 'given up'],
});

/** A quarter of every wait is random, so that instances do not return together. */
const waitMs = (attempts: number) => (waits[attempts - 1] ?? 0) * 1_000 * (0.75 + Math.random() * 0.25);

/** A batch is halved with each failure after the third, until the one row that spoils it stands alone. */
const sizeAfter = (attempts: number, batchSize: number) => Math.max(1, batchSize >> Math.max(0, attempts - 2));

/** @param now the clock */
export function createOutbox(
  database: Database,
  deliveries: Record<OutboxRow['topic'], Delivery>,
  log: Log,
  now: () => Date = () => new Date(),
): Outbox {
  const topics = Object.keys(deliveries) as OutboxRow['topic'][];
  const queue = createQueue(database, now);
  const busy = new Map<string, Promise<void>>();
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  const handOver = (rows: OutboxRow[], topic: OutboxRow['topic']) =>
    deliveries[topic].deliver(
      rows.map(({ id, payload, attempts }) => ({ id, payload: JSON.parse(payload), isRepeat: attempts > 0 })),
      cut.signal,
    );

  async function attempt(rows: OutboxRow[], topic: OutboxRow['topic']) {
    try {
      await handOver(rows, topic);
    } catch (error) {
      const [head] = rows;
      const isAlone = head !== undefined && deliveries[topic].batchSize > 1 && sizeAfter(head.attempts, deliveries[topic].batchSize) === 1;
      if (isAlone && !stopping && (await nextPasses(head, topic))) await queue.isolate(head);
      const attempts = Math.max(...rows.map((row) => row.attempts)) + 1;
      const dead = attempts >= maxAttempts;
      const line = { err: error, topic, attempts, ids: rows.map(({ id }) => id), keys: rows.map(({ dedupe_key }) => dedupe_key) };
      log[dead ? 'error' : failureLevel(error)](line, dead ? 'delivery given up' : 'delivery failed; it is tried again');
      attempted.add({ topic, outcome: dead ? 'given up' : 'failed' }, rows.length);
      await queue.failed(rows, error, dead ? undefined : new Date(now().getTime() + waitMs(attempts)));
      return;
    }
    await queue.sent(rows);
    attempted.add({ topic, outcome: 'sent' }, rows.length);
    log.info({ topic, keys: rows.map(({ dedupe_key }) => dedupe_key) }, 'delivered');
  }

  /** A row that fails alone while the one behind it passes is itself at fault; if both fail, the other side is down and the partition waits. */
  async function nextPasses(head: OutboxRow, topic: OutboxRow['topic']): Promise<boolean> {
    const next = await queue.claimNext(head);
    if (!next) return false;
    try {
      await handOver([next], topic);
    } catch (error) {
      await queue.failed([next], error, now());
      return false;
    }
    await queue.sent([next]);
    return true;
  }

  async function drainTopic(topic: OutboxRow['topic']) {
    const { batchSize } = deliveries[topic];
    while (!stopping) {
      const rows = await queue.claim(topic, (attempts) => sizeAfter(attempts, batchSize));
      if (rows.length === 0) return;
      await attempt(rows, topic);
    }
  }

  function drain(some: Iterable<OutboxRow['topic']> = topics): Promise<void> {
    for (const topic of some) {
      if (busy.has(topic) || stopping) continue;
      const work = drainTopic(topic)
        .catch((error) => void (stopping || log.warn({ err: error, topic }, 'could not process the outbox; it is tried again')))
        .finally(() => busy.delete(topic));
      busy.set(topic, work);
    }
    return Promise.all(busy.values()).then(() => {});
  }

  /** Topics with new rows since the last look; on a busy day one look serves many of them. */
  const enqueued = new Set<OutboxRow['topic']>();
  let isAwake = false;
  // Not in the request that woke it: the lines of other visitors' deliveries would carry its ids.
  const look = AsyncResource.bind(() => {
    isAwake = false;
    const some = [...enqueued];
    enqueued.clear();
    void drain(some);
  });

  return {
    async enqueue(trx, entry) {
      enqueued.add(entry.topic);
      return queue.add(trx, entry);
    },
    wake() {
      // Not before the start: what is claimed then is taken for an orphan's.
      if (!timer || isAwake) return;
      isAwake = true;
      setImmediate(look);
    },
    drain: () => drain(),
    start() {
      const begin = () => {
        if (stopping) return;
        timer = setInterval(() => void drain(), tickMs);
        void drain();
      };
      queue.releaseOrphans().then(begin, (error) => {
        log.error({ err: error }, 'could not release deliveries of an earlier process; they are sent after their claims expire');
        begin();
      });
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      const done = Promise.all(busy.values());
      const late = setTimeout(() => cut.abort(new Error('the server stops')), graceMs);
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 2 * graceMs).unref())]);
      clearTimeout(late);
    },
  };
}
