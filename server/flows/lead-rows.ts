/** The table of leads: the only file that reads or writes it. */

import { compiledInsert } from '../db/compiled.ts';
import { hasEmail, isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';
import type { LeadRow } from '../db/schema.ts';

/** Resolves to false when the lead was kept before. */
export const insert = compiledInsert(
  'leads',
  ['id', 'kind', 'session_id', 'name', 'brand', 'website', 'description', 'email', 'created_at'],
  'id',
);

export const all = (db: Db) => db.selectFrom('leads').selectAll().execute();

export const latest = (db: Db, count: number) => db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').limit(count).execute();

/** A page of the leads. */
export const listed = (db: Db, page: Listed) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where(isListed(page, 'created_at', 'id', ['name', 'brand', 'website', 'description', 'email']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();

export const byId = (db: Db, id: string) => db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

export const ofSessions = (db: Db, sessionIds: readonly string[]) =>
  db.selectFrom('leads').selectAll().where(isOneOf('session_id', sessionIds)).orderBy('created_at').execute();

export async function countSince(db: Db, since: string): Promise<number> {
  const rows = db.selectFrom('leads').where('created_at', '>=', since).select(db.fn.countAll().as('rows'));
  return Number((await rows.executeTakeFirstOrThrow()).rows);
}

/** @param email in lower case */
export const ofEmail = (db: Db, email: string) => db.selectFrom('leads').selectAll().where(hasEmail(email)).execute();

/** What the visitor of a booking told in the lead chat about their brand; empty where nothing was. */
export type BrandTold = Pick<LeadRow, 'brand' | 'website' | 'description'>;

export async function brandTold(db: Db, sessionId: string, email: string): Promise<BrandTold> {
  const leads = db
    .selectFrom('leads')
    .select(['brand', 'website', 'description'])
    .where('session_id', '=', sessionId)
    .where('email', '=', email);
  return (await leads.orderBy('created_at', 'desc').executeTakeFirst()) ?? { brand: '', website: '', description: '' };
}

export const erase = (trx: Trx, ids: readonly string[]) => trx.deleteFrom('leads').where(isOneOf('id', ids)).execute();
