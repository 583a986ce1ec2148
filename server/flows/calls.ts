import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiInput, ErrorCode } from '#shared/api.ts';
import type { SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { newId } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import { type CallToOpen, maxCallSeconds, type OpenedCall, type Voice } from '../services/voice.ts';
import { addressKey, businessDay, shareOf, takeFromBudget, usedOn } from './budget.ts';
import { ago, budget, type CallEnds, carried, ghosts, lostMs, openingMs, tellingOf } from './call-ends.ts';
import * as callQueries from './call-queries.ts';
import { readCallRequest, type Targets } from './call-request.ts';
import * as callRows from './call-rows.ts';
import { rehearse } from './converse.ts';

/** Open calls of one IP address that nobody has joined yet. Real visitors join within seconds. */
const openPlaces = 3;
/** The share of one IP address in the minutes of the day: enough for a large office for two hours. At least three calls. */
const shareOfMinutes = (minutes: number) => Math.max(3 * budget.reservedMinutes, Math.floor(minutes / 4));

/** How long the same `Idempotency-Key` gets its first answer: one minute. */
const idempotencyMs = 60_000;

/** Counts each call once, also if it is requested again with the same key. */
const openedCalls = counter('calls_total', 'Calls opened.');

export interface Calls {
  /**
   * Opens a call. The same key with the same request gets the same answer for a minute, also while the first request is in progress.
   * @throws AppError assistant_missing, assistant_not_allowed, call_in_progress, daily_limit_reached, all_lines_busy, call_failed,
   * idempotency_conflict
   */
  open(press: Press): Promise<{ webCallUrl: string }>;
  /** Ends the session's own call. Repeating it is no error. */
  end(sessionId: string, webCallUrl: string): Promise<void>;
  /** The visitor joins a room; undefined if the call is over or somebody has joined it already. */
  join(callId: string): Promise<CallRow | undefined>;
  /** The connection of a joined call broke. */
  setDisconnected(callId: string): Promise<void>;
  /** Resumes the call on this process. Returns its row, which has the reason if the call is over. */
  resume(callId: string): Promise<CallRow | undefined>;
  /** Whether the call has not been resumed. */
  isLineBroken(callId: string): Promise<boolean>;
  /** Stores a heartbeat for these calls. Returns the ids of those that are still active. */
  heartbeat(callIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Press {
  sessionId: string;
  /** The visitor's IP address, as the limits use it. */
  address: string;
  input: ApiInput<'webCall'>;
  idempotencyKey: string | undefined;
  /** The origin of the page. */
  origin: string;
  /** The language of the page, if not English. */
  pageLang?: SiteLang | null;
}

interface Needs {
  database: Database;
  voice: Voice;
  /** The secret of the site. It is the key of hashed IP addresses. */
  secret: string;
  ends: CallEnds;
  /** The ids of our characters at Vapi; undefined without Vapi. */
  targets: Targets | undefined;
  voiceMinutesPerDay: number;
  joinSeconds: number;
  businessTimeZone: string;
  log: Log;
}

/** The result of a request for a call: a new row, the first row of its key, or another active call of the session. */
interface Claim {
  mine?: CallRow;
  first?: CallRow;
  former?: CallRow;
}

export function createCalls(needs: Needs): Calls {
  const { database, voice, secret, ends, targets, voiceMinutesPerDay, joinSeconds, businessTimeZone, log } = needs;
  const { db } = database;

  /** Inserts a call, or returns the row that prevents it; undefined if that row is gone meanwhile and the caller must try again. */
  const claim = (
    { sessionId, address, idempotencyKey, pageLang = null }: Press,
    call: CallToOpen,
    hash: string,
    opened: OpenedCall | undefined,
  ): Promise<Claim | undefined> =>
    database.transact(async (trx) => {
      const now = new Date();
      const day = businessDay(now, businessTimeZone);
      const key = idempotencyKey === undefined ? null : `${sessionId}/${idempotencyKey}`;
      const addressOfDay = addressKey(secret, day, address);
      const placeKey = await callQueries.freePlace(trx, addressOfDay, openPlaces);
      const newCall = { ...call, sessionId, pageLang, idempotencyKey: key, requestHash: hash, addressKey: addressOfDay, opened };
      const mine = placeKey && (await callRows.insert(trx, { ...newCall, placeKey }, now));
      if (mine) {
        await reserve(trx, day, addressOfDay);
        return { mine };
      }
      const first = key === null ? undefined : await callQueries.byIdempotencyKey(trx, key);
      if (first && first.created_at > ago(idempotencyMs, now)) {
        if (first.request_hash !== hash) throw new AppError('idempotency_conflict');
        return { first };
      }
      if (first) await callRows.clearIdempotencyKey(trx, first.id);
      const former = await callQueries.liveOf(trx, sessionId);
      if (!former && !placeKey) throw new AppError('all_lines_busy', { retryAfterSeconds: joinSeconds });
      return former && { former };
    });

  /** @throws AppError daily_limit_reached; all_lines_busy if active calls will return enough minutes */
  async function reserve(trx: Trx, day: string, key: string) {
    const { name, reservedMinutes } = budget;
    await takeFromBudget(trx, day, shareOf(name, key), reservedMinutes, shareOfMinutes(voiceMinutesPerDay));
    try {
      await takeFromBudget(trx, day, name, reservedMinutes, voiceMinutesPerDay);
    } catch (error) {
      // The row of this call is among them.
      const reserved = ((await callQueries.countLive(trx)) - 1) * reservedMinutes;
      const used = (await usedOn(trx, day)).find((row) => row.name === name)?.used ?? 0;
      const spent = used - reserved;
      if (spent + reservedMinutes > voiceMinutesPerDay) throw error;
      throw new AppError('all_lines_busy', { retryAfterSeconds: joinSeconds });
    }
  }

  async function openAtCarrier(row: CallRow, call: CallToOpen): Promise<{ webCallUrl: string }> {
    const { id } = row;
    const opened = await voice.openCall(call).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) log.error({ err: error, call: id }, 'voice provider did not open the call');
      const failure = error instanceof AppError ? error : new AppError('call_failed', { cause: error });
      await ends.fail(row, failure.code);
      throw failure;
    });
    log.info({ call: id, vendorCall: opened.vendorCallId }, 'voice provider opened the call');
    const kept = database.transact((trx) => callRows.setOpened(trx, id, opened));
    // The call was replaced by a newer request, or could not be stored. It must not stay open.
    const wanted = await kept.then(
      (row) => row !== undefined || new AppError('call_failed'),
      (error: unknown) => error,
    );
    if (wanted === true) return { webCallUrl: opened.webCallUrl };
    await voice.endCall({ id, ...opened }).catch((error: unknown) => {
      ghosts.add({});
      log.error({ err: error, call: id }, 'could not end an abandoned call at the voice provider');
    });
    throw wanted;
  }

  /** The first request with this key is in progress: waits for its answer. */
  async function answerOf(first: CallRow): Promise<{ webCallUrl: string }> {
    let row: CallRow | undefined = first;
    while (row?.status === 'opening' && row.created_at > ago(openingMs)) {
      await sleep(20);
      row = await callQueries.byId(db, first.id);
    }
    if (row?.web_call_url) return { webCallUrl: row.web_call_url };
    throw new AppError(row?.status === 'failed' ? (row.ended_reason as ErrorCode) : 'call_failed');
  }

  async function isOn(row: CallRow): Promise<boolean> {
    // A call in our rooms has heartbeats. For any other call the voice provider is asked.
    if (row.seen_at !== null) return row.seen_at > ago(lostMs);
    if (row.status === 'opening') return false;
    return (await voice.stateOf(carried(row)).catch(() => 'waiting')) === 'live';
  }

  return {
    async open(press) {
      const { hash, ...request } = readCallRequest(press.input, targets);
      const call: CallToOpen = { ...request, id: newId('call'), origin: press.origin, maxDurationSeconds: maxCallSeconds };
      const opened = voice.addressOf?.(call);
      for (let tries = 0; tries < 5; tries++) {
        const claimed = await claim(press, call, hash, opened);
        if (claimed?.mine) {
          const { webCallUrl } = opened ?? (await openAtCarrier(claimed.mine, call));
          openedCalls.add({});
          log.info({ call: call.id, persona: call.persona }, 'call opened');
          // Loads the texts of the character while the visitor connects.
          void rehearse(call.persona);
          return { webCallUrl };
        }
        if (claimed?.first) return answerOf(claimed.first);
        if (!claimed?.former) continue;
        if (await isOn(claimed.former)) break;
        // The other call was abandoned, for example by a closed page. It must not prevent a new call.
        await ends.hangUp(claimed.former, 'superseded');
      }
      throw new AppError('call_in_progress');
    },

    async end(sessionId, webCallUrl) {
      const row = await callQueries.liveOf(db, sessionId);
      if (row && row.web_call_url === webCallUrl) await ends.hangUp(row, 'customer-ended-call');
    },

    async join(callId) {
      const now = new Date().toISOString();
      const row = await database.transact((trx) => callRows.join(trx, callId, now, { seen_at: now }));
      if (row) log.info({ ...tellingOf(row), persona: row.persona }, 'call joined');
      return row;
    },

    async setDisconnected(callId) {
      await database.transact((trx) => callRows.setDisconnected(trx, callId));
    },
    async resume(callId) {
      const taken = await database.transact((trx) => callRows.resume(trx, callId, new Date().toISOString()));
      return taken ?? callQueries.byId(database.db, callId);
    },
    async isLineBroken(callId) {
      const row = await callQueries.byId(database.db, callId);
      return row?.status === 'joined' && row.seen_at === null;
    },

    async heartbeat(callIds) {
      const rows = await database.transact((trx) => callRows.heartbeat(trx, callIds, new Date().toISOString()));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
