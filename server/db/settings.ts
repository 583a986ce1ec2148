import { randomBytes } from 'node:crypto';
import type { Database, Db } from './database.ts';

/** The site's secret: as configured, else made once and kept in the database, so that every instance has the same. */
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

/** Reads a row, as a sign that the store can be read. @throws Error when it cannot */
export const probe = (db: Db) => db.selectFrom('settings').select('key').limit(1).execute();
