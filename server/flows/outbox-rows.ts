import { compiledInsert } from '../db/compiled.ts';
import { isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Database, Db, Trx } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';

/** A claim is longer than any delivery's own time limits; a crashed worker's rows are free again after it. */
const claimMs = 60_000;

export interface OutboxEntry {
  topic: OutboxRow['topic'];
  /** Entries of one partition are delivered in the order written; one that fails holds back those behind it. */
  partition: string;
  /** Made of kinds and ids alone: it is logged where a delivery fails. */
  dedupeKey: string;
  payload: unknown;
  /** Not before this time. */
  after?: Date;
}

/** The outbox's rows in the store. Several workers, in several processes, may take from it: a partition is in one hand at a time. */
export interface Queue {
  /** Whether the row is new: the same `dedupeKey` again writes nothing. */
  add(trx: Trx, entry: OutboxEntry): Promise<boolean>;
  /**
   * Claims the next rows of the first partition whose head is due and free.
   * @param sizeAfter how many rows may go together when their head has failed so often
   */
  claim(topic: OutboxRow['topic'], sizeAfter: (attempts: number) => number): Promise<OutboxRow[]>;
  /** Claims the row behind a claimed one. */
  claimNext(row: OutboxRow): Promise<OutboxRow | undefined>;
  sent(rows: OutboxRow[]): Promise<void>;
  /** @param nextAttemptAt undefined gives the rows up */
  failed(rows: OutboxRow[], error: unknown, nextAttemptAt: Date | undefined): Promise<void>;
  /** Gives a row a partition of its own, so that it holds up nobody. */
  isolate(row: OutboxRow): Promise<void>;
  /**
   * Makes what was given up, or waits after a failure, due now; what is under way is left alone.
   * @param name a row's id or dedupe key; without it, all of them
   * @returns how many
   */
  retry(name?: string): Promise<number>;
  /** An order's mails, the oldest first. */
  mailsOf(orderId: string): Promise<OutboxRow[]>;
  /** Removes an order's mails that have not gone out. */
  dropUnsentMails(trx: Trx, orderId: string): Promise<unknown>;
  /** Frees what a process that is gone had claimed, where that is certain. */
  releaseOrphans(): Promise<void>;
}

export type OutboxCount = Pick<OutboxRow, 'topic' | 'status'> & { rows: number };

/** How many rows of each topic are in these states. */
export async function countRows(db: Db, states: readonly OutboxRow['status'][]): Promise<OutboxCount[]> {
  const counted = db
    .selectFrom('outbox')
    .select(['topic', 'status', db.fn.countAll().as('rows')])
    .where('status', 'in', states);
  const counts = await counted.groupBy(['topic', 'status']).orderBy('topic').orderBy('status').execute();
  return counts.map(({ rows, ...count }) => ({ ...count, rows: Number(rows) }));
}

/** Rows whose last delivery failed, the latest first. */
export const failedRows = (db: Db, count: number) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '!=', 'sent')
    .where('last_error', 'is not', null)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** A page of what waits or was given up, the latest first. */
export const unsent = (db: Db, page: Listed) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '!=', 'sent')
    .where(isListed(page, 'created_at', 'id', ['dedupe_key', 'last_error']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();

/** When the pending row that is due first is due; null when none is pending. */
export async function firstDue(db: Db): Promise<string | null> {
  const pending = db.selectFrom('outbox').where('status', '=', 'pending');
  return (await pending.select(({ fn }) => fn.min('next_attempt_at').as('due')).executeTakeFirstOrThrow()).due;
}

/** What every row says, for finding those about a person. */
export const payloads = (db: Db) => db.selectFrom('outbox').select(['id', 'topic', 'status', 'payload']).execute();

/** Whether something of a partition was promised after then, delivered or not. */
export const isPromisedSince = async (trx: Trx, partition: string, since: Date): Promise<boolean> =>
  (await trx
    .selectFrom('outbox')
    .select('id')
    .where('partition_key', '=', partition)
    .where('created_at', '>', since.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What was promised by this key, delivered or not. */
export const eraseKey = (trx: Trx, dedupeKey: string) => trx.deleteFrom('outbox').where('dedupe_key', '=', dedupeKey).execute();

export const erase = (trx: Trx, ids: readonly string[]) => trx.deleteFrom('outbox').where(isOneOf('id', ids)).execute();

/** Forgets what was delivered before then. */
export const forgetSent = (trx: Trx, before: string) =>
  trx.deleteFrom('outbox').where('status', '=', 'sent').where('sent_at', '<', before).execute();

const insertRow = compiledInsert(
  'outbox',
  [
    'id',
    'topic',
    'partition_key',
    'dedupe_key',
    'payload',
    'status',
    'attempts',
    'next_attempt_at',
    'claimed_until',
    'last_error',
    'created_at',
    'sent_at',
  ],
  'dedupe_key',
);

export function createQueue(database: Database, now: () => Date): Queue {
  const idsOf = (rows: OutboxRow[]) => rows.map(({ id }) => id);

  const take = (trx: Trx, rows: OutboxRow[]) =>
    trx
      .updateTable('outbox')
      .set((eb) => ({ claimed_until: new Date(now().getTime() + claimMs).toISOString(), attempts: eb('attempts', '+', 1) }))
      .where(isOneOf('id', idsOf(rows)))
      .execute();

  return {
    async add(trx, { topic, partition, dedupeKey, payload, after }) {
      const at = now();
      return insertRow(trx, {
        id: risingId(at),
        topic,
        partition_key: partition,
        dedupe_key: dedupeKey,
        payload: JSON.stringify(payload),
        status: 'pending',
        attempts: 0,
        next_attempt_at: (after ?? at).toISOString(),
        claimed_until: null,
        last_error: null,
        created_at: at.toISOString(),
        sent_at: null,
      });
    },

    async claim(topic, sizeAfter) {
      const at = now().toISOString();
      const dueHead = (db: Trx | Database['db']) =>
        db
          .selectFrom('outbox')
          .selectAll()
          .where('status', '=', 'pending')
          .where('topic', '=', topic)
          .where('next_attempt_at', '<=', at)
          .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('outbox as earlier')
                  .select('earlier.id')
                  .whereRef('earlier.partition_key', '=', 'outbox.partition_key')
                  .where('earlier.status', '=', 'pending')
                  .whereRef('earlier.id', '<', 'outbox.id'),
              ),
            ),
          )
          .orderBy('id')
          .limit(1);
      // A look first: at rest it costs one read, and neither a transaction nor a sync.
      if (!(await dueHead(database.db).executeTakeFirst())) return [];
      return database.transact(async (trx) => {
        const query = dueHead(trx);
        const head = await (database.engine === 'postgres' ? query.forUpdate().skipLocked() : query).executeTakeFirst();
        if (!head) return [];
        // Those behind go along with their head, whenever they were due themselves.
        const rows = await trx
          .selectFrom('outbox')
          .selectAll()
          .where('partition_key', '=', head.partition_key)
          .where('status', '=', 'pending')
          .where('id', '>=', head.id)
          .orderBy('id')
          .limit(sizeAfter(head.attempts))
          .execute();
        await take(trx, rows);
        return rows;
      });
    },

    claimNext: (row) =>
      database.transact(async (trx) => {
        const next = await trx
          .selectFrom('outbox')
          .selectAll()
          .where('partition_key', '=', row.partition_key)
          .where('status', '=', 'pending')
          .where('id', '>', row.id)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (next) await take(trx, [next]);
        return next;
      }),

    async sent(rows) {
      await database.transact((trx) =>
        trx
          .updateTable('outbox')
          .set({ status: 'sent', sent_at: now().toISOString(), claimed_until: null, last_error: null })
          .where(isOneOf('id', idsOf(rows)))
          .execute(),
      );
    },

    async failed(rows, error, nextAttemptAt) {
      await database.transact((trx) =>
        trx
          .updateTable('outbox')
          .set({
            status: nextAttemptAt ? 'pending' : 'dead',
            claimed_until: null,
            next_attempt_at: (nextAttemptAt ?? now()).toISOString(),
            last_error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
          })
          .where(isOneOf('id', idsOf(rows)))
          .execute(),
      );
    },

    async isolate({ id, partition_key: partition }) {
      await database.transact((trx) =>
        trx
          .updateTable('outbox')
          .set({ partition_key: `${partition}/${id}` })
          .where('id', '=', id)
          .execute(),
      );
    },

    async retry(name) {
      const at = now().toISOString();
      const { numUpdatedRows } = await database.transact((trx) =>
        trx
          .updateTable('outbox')
          // Not nought: what was tried may have arrived, and is looked for.
          .set({ status: 'pending', attempts: 1, next_attempt_at: at, claimed_until: null })
          .where('status', '!=', 'sent')
          .where('last_error', 'is not', null)
          .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
          .$if(name !== undefined, (query) => query.where((eb) => eb.or([eb('id', '=', name ?? ''), eb('dedupe_key', '=', name ?? '')])))
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    mailsOf: (orderId) =>
      database.db.selectFrom('outbox').selectAll().where('topic', '=', 'mail').where('partition_key', '=', orderId).orderBy('id').execute(),

    dropUnsentMails: (trx, orderId) =>
      trx.deleteFrom('outbox').where('topic', '=', 'mail').where('partition_key', '=', orderId).where('status', '!=', 'sent').execute(),

    async releaseOrphans() {
      // An SQLite file has one server; whoever held a claim before it started is gone. On Postgres the claims run out.
      if (database.engine !== 'sqlite') return;
      await database.transact((trx) =>
        trx.updateTable('outbox').set({ claimed_until: null }).where('claimed_until', 'is not', null).execute(),
      );
    },
  };
}

let lastTick = 0;

/** Ids rise in the order they are made, within a process exactly, between processes as far as their clocks agree. */
function risingId(at: Date): string {
  lastTick = Math.max(lastTick + 1, at.getTime() * 1_000);
  return `out_${lastTick.toString(36).padStart(11, '0')}${Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}
