/** Reads the table of calls. `call-rows.ts` changes it. */

import { sql } from 'kysely';
import type { PersonaSlug } from '#shared/personas.ts';
import { isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';

export const byId = (db: Db, id: string) => db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst();

/** The active call of a session. */
export const liveOf = (db: Db, sessionId: string) =>
  db.selectFrom('calls').selectAll().where('live_session_id', '=', sessionId).executeTakeFirst();

/** The newest call first. */
export const latest = (db: Db, count: number) => db.selectFrom('calls').selectAll().orderBy('created_at', 'desc').limit(count).execute();

/** By our id, or by the id at the voice provider. */
export const find = (db: Db, id: string) =>
  db
    .selectFrom('calls')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('vendor_call_id', '=', id)]))
    .executeTakeFirst();

/** @param vendorCallId the id at the voice provider */
export const ofVendor = (db: Db, vendorCallId: string) =>
  db.selectFrom('calls').selectAll().where('vendor_call_id', '=', vendorCallId).executeTakeFirst();

export const byIdempotencyKey = (db: Db, key: string) =>
  db.selectFrom('calls').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

/** Whether a call is being opened. The voice provider may know it before it is stored here. */
export const isAnyOpening = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('calls').select('id').where('status', '=', 'opening').limit(1).executeTakeFirst()) !== undefined;

interface Which {
  persona?: PersonaSlug;
  /** Opened after this time. */
  since?: string;
  /** The id of a call to leave out. */
  besides?: string;
}

/** The latest call of the session that was not deleted. */
export const latestOf = (db: Db, sessionId: string, { persona, since, besides }: Which = {}) =>
  db
    .selectFrom('calls')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', '!=', 'forgetting')
    .$if(persona !== undefined, (query) => query.where('persona', '=', persona as PersonaSlug))
    .$if(since !== undefined, (query) => query.where('created_at', '>', since as string))
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides as string).where('state', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns the first of an IP address's places that none of its open calls has */
export async function freePlace(trx: Trx, addressKey: string, count: number): Promise<string | undefined> {
  const places = Array.from({ length: count }, (_, place) => `${addressKey}/${place}`);
  const taken = await trx.selectFrom('calls').select('place_key').where('place_key', 'in', places).execute();
  return places.find((place) => !taken.some(({ place_key }) => place_key === place));
}

/** Calls that hold a reservation of minutes. */
export async function countLive(db: Db): Promise<number> {
  const rows = db.selectFrom('calls').where('live_session_id', 'is not', null).select(db.fn.countAll().as('rows'));
  return Number((await rows.executeTakeFirstOrThrow()).rows);
}

/** The time in each state after which a call counts as abandoned. */
export interface StuckSince {
  opening: string;
  opened: string;
  joined: string;
  seen: string;
  ending: string;
}

/** Abandoned calls: the visitor, the voice provider or the process no longer reports anything. */
export const stuck = (db: Db, since: StuckSince) =>
  db
    .selectFrom('calls')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'opening'), eb('created_at', '<=', since.opening)]),
        eb.and([eb('status', '=', 'opened'), eb('created_at', '<=', since.opened)]),
        eb.and([eb('status', '=', 'joined'), eb('created_at', '<=', since.joined)]),
        eb.and([eb('status', '=', 'joined'), eb('seen_at', '<=', since.seen)]),
        eb.and([eb('status', 'in', ['ending', 'forgetting']), eb('ended_at', '<=', since.ending)]),
      ]),
    )
    .limit(100)
    .execute();

export const ofSessions = async (db: Db, sessionIds: readonly string[]): Promise<string[]> =>
  (await db.selectFrom('calls').select('id').where(isOneOf('session_id', sessionIds)).execute()).map(({ id }) => id);

/**
 * One page of the calls, the newest first, without deleted calls. A search finds calls of these sessions, and a call by its id. It never
 * finds a call in which a danger was recognised.
 */
export const listed = (db: Db, { words, behind, limit }: Listed, sessions: readonly string[]) =>
  db
    .selectFrom('calls')
    .selectAll()
    .where('status', '!=', 'forgetting')
    .where(isListed({ words: '', behind }, 'created_at', 'id', []))
    .$if(words !== '', (query) =>
      query
        .where((eb) => eb.or([isOneOf('session_id', sessions), eb('id', '=', words), eb('vendor_call_id', '=', words)]))
        .where(sql<boolean>`coalesce(state, '') not like '%"danger":%'`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The number of calls that were opened since then, and the number that was joined. */
export async function countsSince(db: Db, since: string): Promise<{ calls: number; callsJoined: number }> {
  const rows = db.selectFrom('calls').where('created_at', '>=', since).where('status', '!=', 'forgetting');
  const count = await rows.select(({ fn }) => [fn.countAll().as('calls'), fn.count('joined_at').as('joined')]).executeTakeFirstOrThrow();
  return { calls: Number(count.calls), callsJoined: Number(count.joined) };
}
