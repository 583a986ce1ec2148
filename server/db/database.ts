import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** One store, two engines: the same schema, the same queries, the same promises. */
export interface Database {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /**
   * Runs `work` in a transaction and resolves when it is on disk. `work` does database work only: others may share its commit.
   * Inside it use the transaction it is given; the outer `db` would wait for itself.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * `postgres://...` is PostgreSQL (its driver loads only then); anything else is the path of an SQLite file.
 * Migrations run before it resolves; two instances may start at once.
 */
export async function openDatabase(url: string): Promise<Database> {
  const database = /^postgres(ql)?:/.test(url) ? await openPostgres(url) : openFile(url);
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return database;
}

async function openPostgres(url: string): Promise<Database> {
  const { Pool } = (await import('pg')).default;
  // Source: providers answer within 10 s; a database that needs longer is down for a visitor.
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; the next query reports what is wrong
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', transact: (work) => db.transaction().execute(work), close: () => db.destroy() };
}

function openFile(path: string): Database {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqlite(path) }) });
  const commits = groupCommits(db);
  return { db, engine: 'sqlite', transact: commits, close: () => db.destroy() };
}

interface Pending {
  work(trx: Trx): Promise<unknown>;
  resolve(value: never): void;
  reject(reason: unknown): void;
}

/**
 * A commit waits for the disk, so what arrives together is committed together: one sync for all, each under its own
 * savepoint, none answered before the commit. One transaction a request would be three times slower on a busy day.
 */
function groupCommits(db: Db): Database['transact'] {
  let queue: Pending[] = [];
  let running = false;

  async function run() {
    while (queue.length > 0) {
      // Requests already read from their sockets join this commit.
      await new Promise((resolve) => setImmediate(resolve));
      const group = queue;
      queue = [];
      const settle: (() => void)[] = [];
      try {
        await db.transaction().execute(async (trx) => {
          for (const { work, resolve, reject } of group) {
            await sql`savepoint one`.execute(trx);
            try {
              const value = await work(trx);
              settle.push(() => resolve(value as never));
            } catch (error) {
              await sql`rollback to savepoint one`.execute(trx);
              settle.push(() => reject(error));
            }
            await sql`release savepoint one`.execute(trx);
          }
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
        continue;
      }
      for (const done of settle) done();
    }
    running = false;
  }

  return <T>(work: (trx: Trx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
