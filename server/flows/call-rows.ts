/** Changes the table of calls: the only file that writes it. Each change names the states that it starts from. `call-queries.ts` reads it. */

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
  /** The hash of its IP address, and its place among the open calls of that address. */
  addressKey: string;
  placeKey: string;
  /** The address of the call, if it is known from the start and no provider must open it. */
  opened: OpenedCall | undefined;
}

/** The empty columns of a new call. */
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

/** A conversation that is only written. No voice is called. */
export const insertWritten = (trx: Trx, call: Pick<CallRow, 'id' | 'session_id' | 'persona' | 'page_lang'>, at: string) =>
  trx
    .insertInto('calls')
    .values({ ...blank, ...call, status: 'ended', ended_reason: 'in-writing', seconds: 0, created_at: at, ended_at: at })
    .execute();

/** Inserts the one active call of the session; undefined if there is one already, or if the key or the place is in use. */
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

/** Releases an idempotency key, so that a new request can use it. */
export const clearIdempotencyKey = (trx: Trx, id: string) =>
  trx.updateTable('calls').set({ idempotency_key: null }).where('id', '=', id).execute();

/** The only function that changes a state. @returns the row after the change; undefined if it was in none of the given states */
const change = (trx: Trx, id: string, from: CallStatus[], values: Partial<CallRow>): Promise<CallRow | undefined> =>
  trx.updateTable('calls').set(values).where('id', '=', id).where('status', 'in', from).returningAll().executeTakeFirst();

/** The voice provider has opened the call. */
export const setOpened = (trx: Trx, id: string, opened: OpenedCall) =>
  change(trx, id, ['opening'], {
    status: 'opened',
    web_call_url: opened.webCallUrl,
    vendor_call_id: opened.vendorCallId ?? null,
    control_url: opened.controlUrl ?? null,
  });

/** The visitor has joined the call. @param seen if this process carries the call: the first heartbeat */
export const join = (trx: Trx, id: string, at: string, seen: { seen_at?: string } = {}) =>
  change(trx, id, ['opened'], { status: 'joined', joined_at: at, place_key: null, ...seen });

/** The connection is broken. No process carries the call until it is resumed. */
export const setDisconnected = (trx: Trx, id: string) => change(trx, id, ['joined'], { seen_at: null });

/** The call is resumed on this process. */
export const resume = (trx: Trx, id: string, at: string) => change(trx, id, ['joined'], { seen_at: at });

/** Stores a heartbeat of the calls on this process. @returns the calls that are still active */
export const heartbeat = (trx: Trx, ids: readonly string[], at: string) =>
  trx.updateTable('calls').set({ seen_at: at }).where('id', 'in', ids).where('status', '=', 'joined').returning('id').execute();

/** The call could not be opened: its idempotency key can be used again. */
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
 * Ends the call. @returns the row, only for the caller that ended it
 * @param by `us`: the voice provider must still end it (`ending`), unless it is still being opened
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

/** The voice provider has ended the call. */
export const setCarrierTold = (trx: Trx, id: string) => change(trx, id, ['ending'], { status: 'ended' });

/** The figures that the voice provider reports after the end of a call. */
export interface VendorFigures {
  seconds?: number;
  cost_usd?: number;
}

/** Also deletes the hash of the IP address. */
export const setFigures = (trx: Trx, id: string, figures: VendorFigures) =>
  trx
    .updateTable('calls')
    .set({ ...figures, address_key: null })
    .where('id', '=', id)
    .execute();

/** Stores figures that arrive after the end of the call. A repeated report changes nothing. */
export const addFigures = (trx: Trx, id: string, reason: string, figures: VendorFigures): Promise<CallRow | undefined> =>
  trx
    .updateTable('calls')
    .set({ status: 'ended', ended_reason: reason, ...figures })
    .where('id', '=', id)
    .where('status', 'in', ['ending', 'ended'])
    .where('cost_usd', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The stored columns of a call's conversation. */
export type Kept = Partial<Pick<CallRow, 'state' | 'answered'>>;

/** Stores the state and the answers in one step. @returns false for a deleted call */
export async function keep(trx: Trx, id: string, values: Kept): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('calls')
    .set(values)
    .where('id', '=', id)
    .where('status', '!=', 'forgetting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same for an active call only. @returns false if it has ended */
export const keepLive = async (trx: Trx, id: string, values: Kept): Promise<boolean> => (await change(trx, id, live, values)) !== undefined;

/** Takes one of `max` written messages. @returns undefined if none is left */
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

/** Deletes everything except what the voice provider needs to delete its part. @returns undefined if the row is gone */
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

/** Deletes the calls of these sessions, except an active one. @returns their ids */
export const erase = async (trx: Trx, sessionIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await trx.deleteFrom('calls').where(isOneOf('session_id', sessionIds)).where('live_session_id', 'is', null).returning('id').execute(),
  );

/** Deletes calls that ended before this time. @returns their ids */
export const forget = async (trx: Trx, before: string): Promise<string[]> =>
  idsOf(await trx.deleteFrom('calls').where('created_at', '<', before).where('live_session_id', 'is', null).returning('id').execute());

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
