/** Copies the SQLite store while the site runs. `npm run backup -- <file>`. */
import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { engineOf } from '#server/db/engine.ts';
import { environment } from './environment.ts';
import { noStore } from './operator.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `npm run backup -- <file>   makes a complete copy of the SQLite store; the site may run meanwhile
Example: npm run backup -- /backup/vaani.sqlite`;
/** The site can write during the copy. Only a site that is starting or stopping locks the whole file. */
const lockWaitMs = 5_000;

await runCommand(usage, async () => {
  const [copy, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (copy === undefined || others.length > 0) throw new Refusal(usage);
  const { databaseUrl } = readConfig(environment());
  if (engineOf(databaseUrl) === 'postgres')
    throw new Refusal('The store is a Postgres database. Copy it with its own tool: pg_dump --format=custom --file=<file> "$DATABASE_URL"');
  if (!existsSync(databaseUrl)) throw new Refusal(noStore(databaseUrl));
  if (existsSync(copy)) throw new Refusal(`${copy} already exists. Nothing was written.`);
  backUp(databaseUrl, resolve(copy));
  console.log(`The store ${resolve(databaseUrl)} was copied to ${copy}.`);
});

/** Opened read-only, so that a newer version of the site does not migrate the store before the copy. */
function backUp(path: string, copy: string): void {
  // SQLite accepts an empty file. Creating it here sets its permissions from the start and never overwrites an existing file.
  const file = openSync(copy, 'wx', 0o600);
  let store: DatabaseSync | undefined;
  try {
    store = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs });
    // A plain copy of the file would lack the data that is still in -wal. Source: sqlite.org/lang_vacuum.html.
    store.prepare('VACUUM INTO ?').run(copy);
    fsyncSync(file);
  } catch (error) {
    rmSync(copy, { force: true });
    throw new Refusal(`The store ${resolve(path)} cannot be copied (${(error as Error).message}). No file was written.`);
  } finally {
    store?.close();
    closeSync(file);
  }
}
