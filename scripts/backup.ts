/** A copy of the store while the site runs. `npm run backup -- <file>`. */
import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { engineOf } from '#server/db/engine.ts';
import { environment } from './environment.ts';
import { noStore } from './operator.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = 'npm run backup -- <file>   makes a complete copy of the SQLite store; the site may run meanwhile';
/** The copy reads beside the site's writes; only a site that is just starting or ending locks the whole file. */
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

/** Opened only to read, so that a newer version of the site does not migrate the store before it is copied. */
function backUp(path: string, copy: string): void {
  // SQLite takes an empty file; made here, it is the operator's own from the start, and nobody else's is written over.
  const file = openSync(copy, 'wx', 0o600);
  let store: DatabaseSync | undefined;
  try {
    store = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs });
    // Source: sqlite.org/lang_vacuum.html; the file alone lacks what is still in its -wal.
    store.prepare('VACUUM INTO ?').run(copy);
    fsyncSync(file);
  } catch (error) {
    rmSync(copy, { force: true });
    throw new Refusal(`The store ${resolve(path)} cannot be copied (${(error as Error).message}).`);
  } finally {
    store?.close();
    closeSync(file);
  }
}
