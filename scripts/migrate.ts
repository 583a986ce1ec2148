/** Brings the store's tables to those of this release, as a start of the site would. `npm run migrate`. */
import { readConfig } from '#server/config.ts';
import { openDatabase, SchemaMismatch } from '#server/db/database.ts';
import { environment } from './environment.ts';
import { Refusal, runCommand } from './run-command.ts';

await runCommand('npm run migrate   updates the tables of the store to this release; a start of the site does the same', async () => {
  process.umask(0o077);
  const { databaseUrl } = readConfig(environment());
  try {
    await (await openDatabase(databaseUrl)).close();
  } catch (error) {
    if (error instanceof SchemaMismatch) throw new Refusal(error.message);
    if (error instanceof Error && 'code' in error) throw new Refusal(`The store cannot be opened (${error.code}).`);
    throw error;
  }
  console.log('The store has the tables of this release.');
});
