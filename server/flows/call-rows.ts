/** Changes of the table of calls: the only file that writes it. A change names the states it starts from. Reads are in `call-queries.ts`. */

import type { ErrorCode } from '#shared/api.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { SiteLang } from '#shared/words.ts';
import { isOneOf } from '../db/conditions.ts';
import type { Trx } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import type { OpenedCall } from '../services/voice.ts';

export type CallStatus = CallRow['status'];

/** A call that its visitor waits for or speaks in. */
const live: CallStatus[] = ['opening', 'opened', 'joined'];

export interface NewCall {
  id: string;
  sessionId: string;
  persona: PersonaSlug;
  pageLang: SiteLang | null;
  idempotencyKey: string | null;
  requestHash: string;
  /** Whose share of the day it uses, and which of its few open calls it is. */
  addressKey: string;
  placeKey: string;
  /** Where its address is known from the start: it needs no carrier to be opened. */
  opened: OpenedCall | undefined;
}

/** A call of which nothing is known yet. */
const blank = {
  page_lang: null,
  web_call_url: '',
  vendor_call_id: null,
  control_url: null,
  live_session_id: null,
  state: null,
  answered: null,
  address_key: null,
  place_key: null,
  written: 0,
  idempotency_key: null,
  request_hash: null,
  ended_reason: null,
  seconds: null,
  cost_usd: null,
  joined_at: null,
  seen_at: null,
  ended_at: null,
} as const;

/** A talk that never had a voice: nobody is called, it is only written in. */
export const insertWritten = (trx: Trx, call: Pick<CallRow, 'id' | 'session_id' | 'persona' | 'page_lang'>, at: string) =>
  trx
    .insertInto('calls')
    .values({ ...blank, ...call, status: 'ended', ended_reason: 'in-writing', seconds: 0, created_at: at, ended_at: at })
    .execute();

/** Claims the session's one live call; undefined when it has one, or when the key or the place is in use. */
export const insert = (trx: Trx, call: NewCall, now: Date): Promise<CallRow | undefined> =>
  trx
    .insertInto('calls')
    .values({
      ...blank,
      id: call.id,
      session_id: call.sessionId,
      persona: call.persona,
      page_lang: call.pageLang,
      web_call_url: call.opened?.webCallUrl ?? '',
      status: call.opened ? 'opened' : 'opening',
      live_session_id: call.sessionId,
      address_key: call.addressKey,
      place_key: call.placeKey,
      idempotency_key: call.idempotencyKey,
      request_hash: call.requestHash,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** The key of an old request may name a new one. */
export const clearIdempotencyKey = (trx: Trx, id: string) =>
  trx.updateTable('calls').set({ idempotency_key: null }).where('id', '=', id).execute();

/** The one way a state changes. @returns the row as it is now; undefined when it was in none of these states */
const change = (trx: Trx, id: string, from: CallStatus[], values: Partial<CallRow>): Promise<CallRow | undefined> =>
  trx.updateTable('calls').set(values).where('id', '=', id).where('status', 'in', from).returningAll().executeTakeFirst();

/** Its carrier has opened it. */
export const setOpened = (trx: Trx, id: string, opened: OpenedCall) =>
  change(trx, id, ['opening'], {
    status: 'opened',
    web_call_url: opened.webCallUrl,
    vendor_call_id: opened.vendorCallId ?? null,
    control_url: opened.controlUrl ?? null,
  });

/** The visitor is in it. @param seen it is carried by this process, which says so from now on (`heartbeat`) */
export const join = (trx: Trx, id: string, at: string, seen: { seen_at?: string } = {}) =>
  change(trx, id, ['opened'], { status: 'joined', joined_at: at, place_key: null, ...seen });

/** Its line is broken: nobody carries it until it is taken up again. */
export const setDisconnected = (trx: Trx, id: string) => change(trx, id, ['joined'], { seen_at: null });

/** Its line is taken up again here. */
export const resume = (trx: Trx, id: string, at: string) => change(trx, id, ['joined'], { seen_at: at });

/** Says that these calls are still carried by this process. @returns those that are still on */
export const heartbeat = (trx: Trx, ids: readonly string[], at: string) =>
  trx.updateTable('calls').set({ seen_at: at }).where('id', 'in', ids).where('status', '=', 'joined').returning('id').execute();

/** It never was: its idempotency key is free. */
export const fail = (trx: Trx, id: string, code: ErrorCode, at: string) =>
  change(trx, id, ['opening'], {
    status: 'failed',
    live_session_id: null,
    place_key: null,
    address_key: null,
    idempotency_key: null,
    ended_reason: code,
    ended_at: at,
  });

/**
 * Over for the visitor. @returns the row for whoever made this step
 * @param by `us`: its carrier has still to be told (`ending`), unless it is only being opened
 */
export const end = (trx: Trx, id: string, reason: string, by: 'us' | 'carrier', at: string): Promise<CallRow | undefined> =>
  trx
    .updateTable('calls')
    .set((eb) => ({
      status:
        by === 'carrier'
          ? 'ended'
          : eb
              .case()
              .when('status', '=', 'opening')
              .then('ended' as const)
              .else('ending' as const)
              .end(),
      live_session_id: null,
      place_key: null,
      ended_reason: reason,
      ended_at: at,
    }))
    .where('id', '=', id)
    .where('status', 'in', live)
    .returningAll()
    .executeTakeFirst();

/** Its carrier knows that it is over. */
export const setCarrierTold = (trx: Trx, id: string) => change(trx, id, ['ending'], { status: 'ended' });

/** What its vendor says of a call that is over. */
export interface VendorFigures {
  seconds?: number;
  cost_usd?: number;
}

/** Whose share it used is known no longer. */
export const setFigures = (trx: Trx, id: string, figures: VendorFigures) =>
  trx
    .updateTable('calls')
    .set({ ...figures, address_key: null })
    .where('id', '=', id)
    .execute();

/** Figures that come after the call has ended here; a report that comes again changes nothing. */
export const addFigures = (trx: Trx, id: string, reason: string, figures: VendorFigures): Promise<CallRow | undefined> =>
  trx
    .updateTable('calls')
    .set({ status: 'ended', ended_reason: reason, ...figures })
    .where('id', '=', id)
    .where('status', 'in', ['ending', 'ended'])
    .where('cost_usd', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** What is kept of a call's conversation. */
export type Kept = Partial<Pick<CallRow, 'state' | 'answered'>>;

/** Keeps the conversation and what was answered, in one step. @returns false for a call that is forgotten */
export async function keep(trx: Trx, id: string, values: Kept): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('calls')
    .set(values)
    .where('id', '=', id)
    .where('status', '!=', 'forgetting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes one of `max` written lines. @returns undefined when there is none left */
export const takeWritten = (trx: Trx, id: string, max: number): Promise<CallRow | undefined> =>
  trx
    .updateTable('calls')
    .set((eb) => ({ written: eb('written', '+', 1) }))
    .where('id', '=', id)
    .where('written', '<', max)
    .returningAll()
    .executeTakeFirst();

export const returnWritten = (trx: Trx, id: string) =>
  trx
    .updateTable('calls')
    .set((eb) => ({ written: eb('written', '-', 1) }))
    .where('id', '=', id)
    .execute();

/** Nothing of it is kept any more but what its carrier is told by. @returns undefined when it is gone */
export const setForgetting = (trx: Trx, id: string): Promise<CallRow | undefined> =>
  trx
    .updateTable('calls')
    .set({
      status: 'forgetting',
      live_session_id: null,
      state: null,
      answered: null,
      address_key: null,
      place_key: null,
      idempotency_key: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const deleteForgotten = (trx: Trx, id: string) =>
  trx.deleteFrom('calls').where('id', '=', id).where('status', '=', 'forgetting').execute();

/** Erases the calls of these sessions, but for one that is on. @returns their ids */
export const erase = async (trx: Trx, sessionIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await trx.deleteFrom('calls').where(isOneOf('session_id', sessionIds)).where('live_session_id', 'is', null).returning('id').execute(),
  );

/** Forgets calls that are over. @returns their ids */
export const forget = async (trx: Trx, before: string): Promise<string[]> =>
  idsOf(await trx.deleteFrom('calls').where('created_at', '<', before).where('live_session_id', 'is', null).returning('id').execute());

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
