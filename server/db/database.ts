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

/** One store, two engines: the same schema, the same queries, the same promises. */
export interface Database {
  db: Db;
  engine: DatabaseEngine;
  /**
   * Runs `work` in a transaction and resolves when it is on disk. `work` does database work only: others may share its commit.
   * Inside it use the transaction it is given; the outer `db` would wait for itself.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** @throws AppError `storage_busy` when the store's file was removed or replaced: what is written there would be lost */
  assertInPlace(): void;
  close(): Promise<void>;
}

/** The store's tables are not those of this release. Its message says so, and what to do. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

/**
 * A store at a DATABASE_URL that the configuration has found good; Postgres's driver is loaded only for Postgres.
 * Migrations run before it resolves; two instances may start at once.
 * @param onLost called once, when the store's file was removed or replaced under the running site
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
      // Another instance is at it.
      if (!isLocked(error)) throw error;
      await sleep(lockLookMs);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * The same store for a command beside the site, which changes no tables.
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

/** The names of the migrations that a store has seen. */
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
 * A connection on which nothing has been heard for so long is lost, as behind a firewall that has forgotten it. The limits of
 * statements are kept by the database itself, which is no help then; longer than those, and than an idle connection is kept (10 s).
 */
const silenceMs = 15_000;

async function openPostgres(url: string): Promise<Database> {
  const { Pool } = (await import('pg')).default;
  // Source: providers answer within 10 s; a database that needs longer is down for a visitor.
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; the next query reports what is wrong
  pool.on('connect', (client) => {
    // A connection may break between two statements of a transaction too, and then nobody else listens; the next statement reports it.
    client.on('error', () => {});
    const socket = client.connection.stream as Socket;
    socket.setTimeout(silenceMs, () => socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' })));
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const transact: Database['transact'] = (work) => db.transaction().execute(work);
  return { db, engine: 'postgres', transact, assertInPlace: () => {}, close: () => db.destroy() };
}

/** How often commits look whether their file is still in its place: the most that can be answered and lost. */
const placeLookMs = 1_000;

function openFile(path: string, onLost: () => void): Database {
  const db = new Kysely<Schema>({ dialect: openSqlite(path) });
  const isInPlace = placeOf(path);
  let inPlace = true;
  let lookedAt = performance.now();
  let told = false;

  /** @param maxAgeMs how old an earlier look may be to count still */
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

/** How long a write waits for another process that has locked the file. A visitor may wait that long; then the answer is to try again. */
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
 * A commit waits for the disk, so what arrives together is committed together: one sync for all, each under its own
 * savepoint, none answered before the commit. One transaction a request would be three times slower on a busy day.
 * @param assertInPlace throws what a group is refused with
 */
function groupCommits(db: Db, assertInPlace: () => void): Database['transact'] {
  let queue: Pending[] = [];
  let running = false;

  /** @returns what tells each of the group, once all of it is on disk */
  const commit = (group: Pending[]) =>
    db.transaction().execute(async (trx) => {
      const settle: (() => void)[] = [];
      for (const { work, resolve, reject } of group) {
        await trx.executeQuery(savepoint);
        try {
          const value = await work(trx);
          settle.push(() => resolve(value as never));
        } catch (error) {
          // Without its savepoint the whole transaction is gone, as on a full disk: nobody's work is kept.
          await trx.executeQuery(rollback).catch(() => Promise.reject(error));
          settle.push(() => reject(error));
        }
        await trx.executeQuery(release);
      }
      return settle;
    });

  async function run() {
    while (queue.length > 0) {
      // Requests already read from their sockets join this commit.
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
