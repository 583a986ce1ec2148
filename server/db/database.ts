import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { AppError } from '../core/errors.ts';
import { type DatabaseEngine, engineOf } from './engine.ts';
import { migrations, newerStore } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { isLocked, openSqlite, placeOf } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** The store: SQLite or Postgres, with the same schema, queries and guarantees. */
export interface Database {
  db: Db;
  engine: DatabaseEngine;
  /**
   * Runs `work` in a transaction, and resolves when the commit is on disk. `work` may do only database work, because other transactions may
   * share its commit.
   * Inside, use the given transaction: a query through the outer `db` would wait for itself.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** @throws AppError `storage_busy` if the file of the store was removed or replaced: writes to it would be lost */
  assertInPlace(): void;
  close(): Promise<void>;
}

/** The tables of the store are not those of this release. The message says what to do. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

/**
 * Opens the store at a valid DATABASE_URL. The Postgres driver is loaded only for Postgres.
 * Runs the migrations first; two instances may start at the same time.
 * @param onLost called once, if the file of the store is removed or replaced while the site runs
 * @throws SchemaMismatch for a store of a newer release
 */
export async function openDatabase(url: string, onLost = () => {}): Promise<Database> {
  const database = await open(url, onLost);
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
  try {
    for (;;) {
      refuseNewer(await appliedTo(database));
      const { error } = await migrator.migrateToLatest();
      if (!error) return database;
      // Another instance runs the migrations.
      if (!isLocked(error)) throw error;
      await sleep(lockLookMs);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the store for a command of the operator. It changes no tables.
 * @throws SchemaMismatch for a store of another release
 */
export async function openMigrated(url: string): Promise<Database> {
  const database = await open(url, () => {});
  try {
    const applied = await appliedTo(database);
    refuseNewer(applied);
    const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
    if (missing.length > 0)
      throw new SchemaMismatch(
        `The store is ${applied.length === 0 ? 'empty' : `of an older release (without ${missing.join(', ')})`}: run npm run migrate, or start the site once, and try again.`,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const open = async (url: string, onLost: () => void) => (engineOf(url) === 'postgres' ? await openPostgres(url) : openFile(url, onLost));

/** The names of the migrations that have run on a store. */
async function appliedTo({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table('kysely_migration')} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[]): void {
  const mismatch = newerStore(applied);
  if (mismatch !== undefined) throw new SchemaMismatch(mismatch);
}

/**
 * Milliseconds without an answer after which a connection counts as lost, for example behind a firewall that has dropped it. Longer than
 * the statement timeouts, which the database enforces, and longer than an idle connection is kept (10 s).
 */
const silenceMs = 15_000;

/**
 * Milliseconds that a query waits for a connection: a new one, or one of the ten that are in use. After that the database counts as down.
 * `connect_timeout` in the URL, in seconds, replaces the default, as in psql.
 */
const connectMsOf = (url: string): number => Number(/[?&]connect_timeout=(\d+)/.exec(url)?.[1] ?? 5) * 1_000;

async function openPostgres(url: string): Promise<Database> {
  const { Pool } = (await import('pg')).default;
  // Providers answer within 10 s. A database that needs longer counts as down.
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMsOf(url), statement_timeout: 10_000 });
  pool.on('error', () => {}); // a broken idle connection is replaced; the next query reports the error
  pool.on('connect', (client) => {
    // A connection may also break between two statements of a transaction. Without a listener the process would end; the next statement
    // reports the error.
    client.on('error', () => {});
    const socket = client.connection.stream as Socket;
    socket.setTimeout(silenceMs, () => socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' })));
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const transact: Database['transact'] = (work) => db.transaction().execute(work);
  return { db, engine: 'postgres', transact, assertInPlace: () => {}, close: () => db.destroy() };
}

/** How often commits check that the file of the store is still in its place, in milliseconds. Answers of this period can be lost at most. */
const placeLookMs = 1_000;

function openFile(path: string, onLost: () => void): Database {
  const db = new Kysely<Schema>({ dialect: openSqlite(path) });
  const isInPlace = placeOf(path);
  let inPlace = true;
  let lookedAt = performance.now();
  let told = false;

  /** @param maxAgeMs the age up to which the result of an earlier check is used */
  function assertInPlace(maxAgeMs: number) {
    if (performance.now() - lookedAt >= maxAgeMs) {
      lookedAt = performance.now();
      inPlace = isInPlace();
    }
    if (inPlace) return;
    if (!told) onLost();
    told = true;
    throw new AppError('storage_busy');
  }

  const transact = groupCommits(db, () => assertInPlace(placeLookMs));
  return { db, engine: 'sqlite', transact, assertInPlace: () => assertInPlace(0), close: () => db.destroy() };
}

/** How long a write waits for another process that has locked the file. After that the visitor is asked to try again. */
const lockWaitMs = 2_000;
const lockLookMs = 20;

interface Pending {
  since: number;
  work(trx: Trx): Promise<unknown>;
  resolve(value: never): void;
  reject(reason: unknown): void;
}

const savepoint = CompiledQuery.raw('savepoint one');
const rollback = CompiledQuery.raw('rollback to savepoint one');
const release = CompiledQuery.raw('release savepoint one');

/**
 * Commits in groups, because each commit waits for the disk. Writes that arrive together share one commit, each with its own savepoint, and
 * none is answered before the commit. One transaction for each request would be three times slower under load.
 * @param assertInPlace throws the error with which a group is refused
 */
function groupCommits(db: Db, assertInPlace: () => void): Database['transact'] {
  let queue: Pending[] = [];
  let running = false;

  /** @returns functions that report the result of each write, after the commit is on disk */
  const commit = (group: Pending[]) =>
    db.transaction().execute(async (trx) => {
      const settle: (() => void)[] = [];
      for (const { work, resolve, reject } of group) {
        await trx.executeQuery(savepoint);
        try {
          const value = await work(trx);
          settle.push(() => resolve(value as never));
        } catch (error) {
          // Without the savepoint the whole transaction was rolled back, for example because the disk is full. No write of the group is kept.
          await trx.executeQuery(rollback).catch(() => Promise.reject(error));
          settle.push(() => reject(error));
        }
        await trx.executeQuery(release);
      }
      return settle;
    });

  async function run() {
    while (queue.length > 0) {
      // Requests that are already read from their sockets join this commit.
      await new Promise((resolve) => setImmediate(resolve));
      const group = queue;
      queue = [];
      try {
        assertInPlace();
        for (const done of await commit(group)) done();
      } catch (error) {
        const waited = performance.now() - lockWaitMs;
        const again = isLocked(error) ? group.filter(({ since }) => since > waited) : [];
        for (const pending of group) if (!again.includes(pending)) pending.reject(error);
        queue = [...again, ...queue];
        if (again.length > 0) await sleep(lockLookMs);
      }
    }
    running = false;
  }

  return <T>(work: (trx: Trx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ since: performance.now(), work, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
