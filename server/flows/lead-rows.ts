/** The table of leads: the only file that reads or writes it. */

import { compiledInsert } from '../db/compiled-insert.ts';
import { hasEmail, isOneOf } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';

/** Resolves to false when the lead was kept before. */
export const insert = compiledInsert(
  'leads',
  ['id', 'kind', 'session_id', 'name', 'brand', 'website', 'description', 'email', 'created_at'],
  'id',
);

export const all = (db: Db) => db.selectFrom('leads').selectAll().execute();

export const latest = (db: Db, count: number) => db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').limit(count).execute();

/** @param email in lower case */
export const ofEmail = (db: Db, email: string) => db.selectFrom('leads').selectAll().where(hasEmail(email)).execute();

/** The brand that the visitor of a booking named in the lead chat; empty where none was. */
export async function brandOf(db: Db, sessionId: string, email: string): Promise<string> {
  const leads = db.selectFrom('leads').select('brand').where('session_id', '=', sessionId).where('email', '=', email);
  return (await leads.orderBy('created_at', 'desc').executeTakeFirst())?.brand ?? '';
}

export const erase = (trx: Trx, ids: readonly string[]) => trx.deleteFrom('leads').where(isOneOf('id', ids)).execute();
