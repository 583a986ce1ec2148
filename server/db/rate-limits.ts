/** Counts hits in fixed windows, shared by all instances. The only file that reads or writes `rate_limits`. */

import type { Db, Trx } from './database.ts';

/** Counts a hit. After the end of a window the count begins again. */
export async function hit(db: Db, key: string, windowMs: number): Promise<{ hits: number; resetTime: Date }> {
  const now = new Date().toISOString();
  const resetAt = new Date(Date.now() + windowMs).toISOString();
  const row = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, reset_at: resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rate_limits.reset_at', '<=', now)
          .then(1)
          .else(eb('rate_limits.hits', '+', 1))
          .end(),
        reset_at: eb.case().when('rate_limits.reset_at', '<=', now).then(resetAt).else(eb.ref('rate_limits.reset_at')).end(),
      })),
    )
    .returning(['hits', 'reset_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetTime: new Date(row.reset_at) };
}

export const reset = (db: Db, key: string) => db.deleteFrom('rate_limits').where('key', '=', key).execute();

/** Deletes windows that are over. */
export const forget = (trx: Trx, now: Date) => trx.deleteFrom('rate_limits').where('reset_at', '<', now.toISOString()).execute();
