import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';

interface Engine {
  name: string;
  /** A database of its own for each call. */
  freshUrl(): Promise<string>;
}

/**
 * The engines a suite runs on: SQLite always, Postgres where the machine has one (`REQUIRE_POSTGRES=1` makes its absence an error).
 * Call `stop` after the suite.
 */
export async function engines(): Promise<{ all: Engine[]; postgres: Engine | undefined; stop(): Promise<void> }> {
  const sqlite: Engine = { name: 'SQLite', freshUrl: async () => join(mkdtempSync(join(tmpdir(), 'vaani-store-')), 'store.sqlite') };
  const server = await startPostgres();
  if (!server) {
    if (process.env.REQUIRE_POSTGRES) throw new Error('REQUIRE_POSTGRES is set, but there is no PostgreSQL');
    console.warn(
      '\n*** NO POSTGRESQL FOUND: tests on Postgres and with several instances are SKIPPED (set PG_BIN or TEST_DATABASE_URL) ***\n',
    );
    return { all: [sqlite], postgres: undefined, stop: async () => {} };
  }
  let count = 0;
  const postgres: Engine = {
    name: 'Postgres',
    async freshUrl() {
      const { Client } = (await import('pg')).default;
      const client = new Client({ connectionString: server.url });
      await client.connect();
      const name = `vaani_${process.pid}_${Date.now()}_${++count}`;
      await client.query(`create database ${name}`);
      await client.end();
      return server.url.replace(/\/[^/]*$/, `/${name}`);
    },
  };
  return { all: [sqlite, postgres], postgres, stop: server.stop };
}
