import { randomBytes } from 'node:crypto';
import type { Database, Db } from './database.ts';

/** The secret of the site: as configured, else created once and stored in the database, so that every instance has the same. */
export async function siteSecret(database: Database, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  return database.transact(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key: 'session_secret', value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx.selectFrom('settings').select('value').where('key', '=', 'session_secret').executeTakeFirstOrThrow();
    return row.value;
  });
}

/** Reads a row, to check that the store can be read. @throws Error if it cannot */
export const probe = (db: Db) => db.selectFrom('settings').select('key').limit(1).execute();
