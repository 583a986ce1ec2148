/** Updates the tables of the store to this release, as the start of the site does. `npm run migrate`. */
import { readConfig } from '#server/config.ts';
import { openDatabase, SchemaMismatch } from '#server/db/database.ts';
import { environment } from './environment.ts';
import { Refusal, runCommand } from './run-command.ts';

const usage = `npm run migrate   updates the tables of the store to this release; the start of the site does the same
Example: npm run migrate`;

await runCommand(usage, async () => {
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
