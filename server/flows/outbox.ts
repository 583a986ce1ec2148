import type { Database, Trx } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { newId } from '../tokens.ts';

/**
 * Promises to other services, written in the same transaction as what they promise, kept by a worker afterwards.
 * A row is delivered at least once; what must not happen twice is recognised by its dedupe key, or by the receiver.
 */
export interface Outbox {
  /** Writes a promise; the same `dedupeKey` again writes nothing. */
  promise(trx: Trx, entry: OutboxEntry): Promise<void>;
  /** Looks now instead of at the next tick: call it after the commit. */
  kick(): void;
  /** Starts the worker. */
  start(): void;
  /** Finishes what is under way and stops. */
  stop(): Promise<void>;
}

export interface OutboxEntry {
  topic: OutboxRow['topic'];
  /** Entries of one lane are delivered one after the other, in the order written. */
  lane: string;
  dedupeKey: string;
  payload: unknown;
}

/** How a topic is delivered. A throw means: none of these is known to have arrived, try again later. */
export interface Delivery {
  /** The most rows handed over at once. */
  batchSize: number;
  deliver(entries: { id: string; payload: unknown; attempts: number }[]): Promise<void>;
}

/** After this many failures a row waits for a person. Source: the product's plan for leads. */
export const maxAttempts = 12;
const tickMs = 1_000;
/** A claim longer than any delivery's own timeout; a crashed worker's rows are free again after it. */
const claimMs = 60_000;

/** Wait before the next try: 2 s doubling to 5 minutes, a quarter of it random, so that instances do not return together. */
function backoffMs(attempts: number): number {
  const base = Math.min(2_000 * 2 ** (attempts - 1), 300_000);
  return base * (0.75 + Math.random() * 0.25);
}

export function createOutbox(database: Database, deliveries: Record<OutboxRow['topic'], Delivery>, log: Log): Outbox {
  const topics = Object.keys(deliveries) as OutboxRow['topic'][];
  const busy = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  async function claim(topic: OutboxRow['topic']): Promise<OutboxRow[]> {
    const now = new Date();
    return database.transact(async (trx) => {
      let due = trx
        .selectFrom('outbox')
        .selectAll()
        .where('topic', '=', topic)
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now.toISOString())
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as earlier')
                .select('earlier.id')
                .whereRef('earlier.lane', '=', 'outbox.lane')
                .where('earlier.status', '=', 'pending')
                .whereRef('earlier.created_at', '<', 'outbox.created_at'),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(deliveries[topic].batchSize);
      if (database.engine === 'postgres') due = due.forUpdate().skipLocked();
      const rows = await due.execute();
      if (rows.length === 0) return [];
      await trx
        .updateTable('outbox')
        .set((eb) => ({ claimed_until: new Date(now.getTime() + claimMs).toISOString(), attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          rows.map((row) => row.id),
        )
        .execute();
      return rows;
    });
  }

  /** An SQLite file has one process: what it claimed before it died is free at once. Elsewhere claims run out. */
  async function freeOwnClaims() {
    if (database.engine !== 'sqlite') return;
    await database.transact((trx) =>
      trx.updateTable('outbox').set({ claimed_until: null }).where('claimed_until', 'is not', null).execute(),
    );
  }

  async function drain(topic: OutboxRow['topic']): Promise<void> {
    while (!stopping) {
      const rows = await claim(topic);
      if (rows.length === 0) return;
      const ids = rows.map((row) => row.id);
      try {
        await deliveries[topic].deliver(rows.map(({ id, payload, attempts }) => ({ id, payload: JSON.parse(payload), attempts })));
        await database.transact((trx) =>
          trx
            .updateTable('outbox')
            .set({ status: 'sent', sent_at: new Date().toISOString(), claimed_until: null, last_error: null })
            .where('id', 'in', ids)
            .execute(),
        );
      } catch (error) {
        const attempts = Math.max(...rows.map((row) => row.attempts)) + 1;
        const dead = attempts >= maxAttempts;
        log[dead ? 'error' : 'warn']({ err: error, topic, rows: rows.length, attempts }, dead ? 'delivery given up' : 'delivery failed');
        await database.transact((trx) =>
          trx
            .updateTable('outbox')
            .set({
              status: dead ? 'dead' : 'pending',
              claimed_until: null,
              next_attempt_at: new Date(Date.now() + backoffMs(attempts)).toISOString(),
              last_error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
            })
            .where('id', 'in', ids)
            .execute(),
        );
      }
    }
  }

  function run() {
    for (const topic of topics) {
      if (busy.has(topic) || stopping) continue;
      const work = drain(topic)
        .catch((error) => log.error({ err: error, topic }, 'outbox'))
        .finally(() => busy.delete(topic));
      busy.set(topic, work);
    }
  }

  return {
    async promise(trx, { topic, lane, dedupeKey, payload }) {
      const now = new Date().toISOString();
      await trx
        .insertInto('outbox')
        .values({
          id: newId('out'),
          topic,
          lane,
          dedupe_key: dedupeKey,
          payload: JSON.stringify(payload),
          status: 'pending',
          attempts: 0,
          next_attempt_at: now,
          claimed_until: null,
          last_error: null,
          created_at: now,
          sent_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    kick: () => void setImmediate(run),
    start() {
      timer = setInterval(run, tickMs);
      void freeOwnClaims().then(run);
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await Promise.all(busy.values());
    },
  };
}
