import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { engineOf } from '#server/db/engine.ts';
import { emptyFolder } from './empty-folder.ts';
import { asAdministrator, databaseAt } from './postgres.ts';

interface Engine {
  name: string;
  /** A store of its own for each call, its tables made already where that is dear. */
  freshUrl(): Promise<string>;
}
interface PostgresEngine extends Engine {
  /** A database of its own in which nothing was ever made. */
  emptyUrl(): Promise<string>;
}

let count = 0;

/**
 * The engines a suite runs on: SQLite always, Postgres where the machine has one (`REQUIRE_POSTGRES=1` makes its absence an error).
 * Call `stop` after the suite.
 */
export async function engines(): Promise<{ all: Engine[]; postgres: PostgresEngine | undefined; stop(): Promise<void> }> {
  const sqlite: Engine = { name: 'SQLite', freshUrl: async () => join(emptyFolder(), 'store.sqlite') };
  const server = inject('postgres');
  if (!server) return { all: [sqlite], postgres: undefined, stop: async () => {} };
  const { url, template } = server;
  const names: string[] = [];
  async function make(from: string) {
    const name = `vaani_${process.pid}_${Date.now()}_${++count}`;
    await asAdministrator(url, `create database ${name} template ${from}`);
    names.push(name);
    return databaseAt(url, name);
  }
  const postgres: PostgresEngine = { name: 'Postgres', freshUrl: () => make(template), emptyUrl: () => make('template1') };
  async function stop() {
    for (const name of names.splice(0)) await asAdministrator(url, `drop database if exists ${name} with (force)`);
  }
  return { all: [sqlite, postgres], postgres, stop };
}

/** The store of a site that runs. The product never waits for a lock inside SQLite; a test, which writes beside it, does. */
export async function openBeside(url: string): Promise<Database> {
  const database = await openDatabase(url);
  if (engineOf(url) === 'sqlite') await sql`pragma busy_timeout = 60000`.execute(database.db);
  return database;
}
