/** The table of mail stops: the only file that reads or writes it. Who has stopped reminders is known by a digest of the address alone. */

import type { Db, Trx } from '../db/database.ts';

export const add = (trx: Trx, key: string, at: string) =>
  trx
    .insertInto('mail_stops')
    .values({ key, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const has = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('mail_stops').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
