import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { asAdministrator, databaseAt, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and a database on it that has our tables: new ones are copies of that. Null where the machine has none. */
    postgres: { url: string; template: string } | null;
  }
}

/** One Postgres for all suites of a run: to start one takes longer than most of them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres();
  if (!server) {
    if (process.env.REQUIRE_POSTGRES) throw new Error('REQUIRE_POSTGRES is set, but there is no PostgreSQL');
    console.warn(
      '\n*** NO POSTGRESQL FOUND: tests on Postgres and with several instances are SKIPPED (set PG_BIN or TEST_DATABASE_URL) ***\n',
    );
    project.provide('postgres', null);
    return;
  }
  const template = `vaani_template_${process.pid}`;
  await asAdministrator(server.url, `create database ${template}`);
  await (await openDatabase(databaseAt(server.url, template))).close();
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await asAdministrator(server.url, `drop database ${template}`);
    await server.stop();
  };
}
