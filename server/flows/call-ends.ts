import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '#shared/api.ts';
import { resumeMs } from '#shared/room-protocol.ts';
import { afterCall } from '../conversation/own-words.ts';
import { AppError } from '../core/errors.ts';
import { type Log, sessionHash } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import type { Database, Trx } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import { type CarriedCall, maxCallSeconds, type Voice } from '../services/voice.ts';
import { addToBudget, businessDay, returnToBudget, shareOf } from './budget.ts';
import * as callQueries from './call-queries.ts';
import type { VendorFigures } from './call-rows.ts';
import * as callRows from './call-rows.ts';
import { forgetCall } from './forget-call.ts';

/** The daily budget that `VOICE_MINUTES_PER_DAY` sets. A call reserves its longest duration, and returns what it did not use. */
export const budget = { name: 'voice_minutes', reservedMinutes: Math.ceil(maxCallSeconds / 60) } as const;

/** No voice provider takes longer to open a call. After this time the process that was opening it is gone. */
export const openingMs = 60_000;
/** The interval of heartbeats of a process that carries calls. After `lostMs` without one the process is gone, and its calls can no longer be resumed. */
export const callHeartbeatMs = 5_000;
export const lostMs = resumeMs + 5_000;
/** Tolerance for the difference between the clocks, and for the seconds of the provider's own goodbye. */
const ghostMs = 30_000;
const tickMs = 5_000;
/** How long a report waits for a call that is not stored yet. Opening a call takes no longer. */
const knownWithinMs = 12_000;
const lookAgainMs = 250;

const callSeconds = counter('call_seconds_total', 'Seconds of calls that are over.');
const callCost = counter('call_cost_usd_total', 'US dollars that the vendor of calls charged for them.');
/** Should stay 0. */
export const ghosts = counter('ghost_calls_total', 'Calls of a vendor that outlived our hanging up.');

/** Every way in which a call ends. Each is applied once. */
export interface CallEnds {
  /** The call could not be opened: it costs nothing, and its idempotency key can be used again. */
  fail(row: CallRow, code: ErrorCode): Promise<void>;
  /** Ends an active call, also at its voice provider. If that fails, it is tried again later. */
  hangUp(row: CallRow, reason: string): Promise<void>;
  /** The voice provider has ended the call. Returns whether it was active until now. */
  over(row: CallRow, reason: string): Promise<boolean>;
  /** Applies a report of the voice provider. */
  reported(vendorCallId: string, report: VendorReport): Promise<void>;
  /**
   * Deletes a call of the session: at once here, and at the voice provider now or as soon as possible.
   * @throws AppError not_found
   */
  forget(sessionId: string, callId: string): Promise<void>;
  /** Starts looking for calls that nobody joined, and for calls without an end. */
  start(): void;
  stop(): void;
}

export type VendorReport =
  | { kind: 'joined' }
  | {
      kind: 'ended';
      reason: string | undefined;
      seconds: number | undefined;
      costUsd: number | undefined;
      endedAt: Date | undefined;
      /** The visitor's lines. They complete the lead if a field is missing, and are not stored. */
      said: readonly string[];
    };

interface Needs {
  database: Database;
  voice: Voice;
  joinSeconds: number;
  businessTimeZone: string;
  /** Called when a call is over, and again if the voice provider reports what was said. Stores the results of the call once. */
  onOver(row: CallRow, said?: readonly string[]): Promise<void>;
  log: Log;
}

export function createCallEnds({ database, voice, joinSeconds, businessTimeZone, onOver, log }: Needs): CallEnds {
  /** From the opening of a call until it must be over, with a margin. */
  const overdueMs = (joinSeconds + maxCallSeconds + 30) * 1000;
  const { db } = database;
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const dayOf = (row: CallRow) => businessDay(new Date(row.created_at), businessTimeZone);

  async function giveBack(trx: Trx, row: CallRow, usedMinutes: number) {
    const unused = budget.reservedMinutes - usedMinutes;
    await returnToBudget(trx, dayOf(row), budget.name, unused);
    if (row.address_key !== null) await returnToBudget(trx, dayOf(row), shareOf(budget.name, row.address_key), unused);
  }

  /**
   * Ends a call in one transaction. Whoever does so returns the rest of the budget, and gets the last state of the row.
   * @param by `us`: the voice provider must still end it. A call that is still being opened is ended by the process that opens it
   */
  async function finish(id: string, reason: string, by: 'us' | 'carrier', told: VendorFigures = {}, said: readonly string[] = []) {
    const finished = await database.transact(async (trx) => {
      const now = new Date();
      const row = await callRows.end(trx, id, reason, by, now.toISOString());
      if (!row) return undefined;
      const known = { ...told, seconds: told.seconds ?? secondsOf(row, now) };
      await callRows.setFigures(trx, id, known);
      const state = row.state === null ? null : JSON.stringify(afterCall(JSON.parse(row.state)));
      await callRows.keep(trx, id, { state, answered: null });
      await giveBack(trx, row, minutesOf(row, known.seconds));
      return { ...row, ...known };
    });
    if (finished) {
      const { persona, seconds, cost_usd: costUsd } = finished;
      log.info({ ...tellingOf(finished), persona, reason, seconds, ...(costUsd !== null && { costUsd }) }, 'call ended');
      callSeconds.add({}, seconds ?? 0);
      callCost.add({}, costUsd ?? 0);
      await onOver(finished, said);
    }
    return finished;
  }

  /** The voice provider reports a call that had already ended here. A repeated report changes nothing. */
  async function addFigures(row: CallRow, reason: string, figures: VendorFigures) {
    const added = await database.transact(async (trx) => {
      const changed = await callRows.addFigures(trx, row.id, reason, figures);
      // The call counted as not joined.
      const late = row.joined_at === null && row.seconds === 0 ? Math.ceil((figures.seconds ?? 0) / 60) : 0;
      if (changed && late > 0) await addToBudget(trx, dayOf(row), budget.name, late);
      return changed;
    });
    if (!added || added.cost_usd === null) return;
    log.info({ call: row.id, persona: added.persona, reason, seconds: added.seconds, costUsd: added.cost_usd }, 'call charged');
    callCost.add({}, added.cost_usd);
  }

  async function tellCarrier(row: CallRow) {
    await voice.endCall(carried(row));
    await database.transact((trx) => callRows.setCarrierTold(trx, row.id));
  }

  async function hangUp(row: CallRow, reason: string) {
    // The report of joining may be late or lost. A joined call is not free.
    if (row.status === 'opened' && row.vendor_call_id !== null && (await voice.stateOf(carried(row)).catch(() => 'waiting')) === 'live')
      await joined(row.id, row.created_at);
    const finished = await finish(row.id, reason, 'us');
    if (finished?.status !== 'ending') return;
    await tellCarrier(finished).catch((error: unknown) =>
      log.warn({ err: error, call: row.id }, 'could not end a call at the voice provider; it is tried again'),
    );
  }

  async function joined(id: string, at: string) {
    const row = await database.transact((trx) => callRows.join(trx, id, at));
    if (row) log.info({ ...tellingOf(row), persona: row.persona }, 'call joined');
  }

  const fail = (row: CallRow, code: ErrorCode) =>
    database.transact(async (trx) => {
      const failed = await callRows.fail(trx, row.id, code, new Date().toISOString());
      if (failed) await giveBack(trx, row, 0);
    });

  /** The voice provider may report a call before it is stored here. The search is repeated while a call is being opened. */
  async function rowOf(vendorCallId: string): Promise<CallRow | undefined> {
    for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
      const row = await callQueries.ofVendor(db, vendorCallId);
      if (row || waitedMs >= knownWithinMs || !(await callQueries.isAnyOpening(db))) return row;
      await sleep(lookAgainMs);
    }
  }

  /** Deletes at the voice provider first: while the row exists, it can be tried again. */
  async function deleteForgotten(row: CallRow) {
    await voice.forget?.(carried(row));
    await database.transact((trx) => callRows.deleteForgotten(trx, row.id));
  }

  async function lookAfter(row: CallRow) {
    const overdue = row.created_at <= ago(overdueMs);
    switch (row.status) {
      case 'opening':
        return fail(row, 'call_failed');
      case 'joined':
        return hangUp(row, overdue ? 'exceeded-max-duration' : 'connection-lost');
      case 'opened': {
        const state = await voice.stateOf(carried(row));
        if (state === 'live' && !overdue) return joined(row.id, row.created_at);
        return hangUp(row, state === 'over' ? 'ended-by-vendor' : 'not-joined');
      }
      case 'forgetting':
        return deleteForgotten(row);
      case 'ending':
        if (!overdue) return tellCarrier(row);
        // The call has ended at its own limit by now. We could not end it before.
        if (!(await database.transact((trx) => callRows.setCarrierTold(trx, row.id)))) return;
        ghosts.add({});
        log.error({ call: row.id }, 'a call still runs at the voice provider after its end');
    }
  }

  const stuck = (now: Date) =>
    callQueries.stuck(db, {
      opening: ago(openingMs, now),
      opened: ago(joinSeconds * 1000, now),
      joined: ago(overdueMs, now),
      seen: ago(lostMs, now),
      ending: ago(tickMs, now),
    });

  async function look() {
    if (looking) return;
    looking = true;
    try {
      for (const row of await stuck(new Date()))
        await lookAfter(row).catch((error: unknown) =>
          log.warn({ err: error, call: row.id }, 'could not end a lost call; it is tried again'),
        );
    } catch (error) {
      log.warn({ err: error }, 'could not look for lost calls; it is tried again');
    } finally {
      looking = false;
    }
  }

  return {
    fail,
    hangUp,
    over: async (row, reason) => (await finish(row.id, reason, 'carrier')) !== undefined,

    async reported(vendorCallId, report) {
      const row = await rowOf(vendorCallId);
      if (!row || row.status === 'forgetting') return;
      if (report.kind === 'joined') return void (await joined(row.id, new Date().toISOString()));
      const { seconds, costUsd, endedAt, said, reason = row.ended_reason ?? 'ended-by-vendor' } = report;
      const told = { ...(seconds !== undefined && { seconds: Math.round(seconds) }), ...(costUsd !== undefined && { cost_usd: costUsd }) };
      if (await finish(row.id, reason, 'carrier', told, said)) return;
      if (row.ended_at !== null && endedAt !== undefined && endedAt.getTime() > Date.parse(row.ended_at) + ghostMs) {
        ghosts.add({});
        log.error({ call: row.id }, 'a call still runs at the voice provider after its end');
      }
      await addFigures(row, reason, told);
      await onOver(row, said);
    },

    async forget(sessionId, callId) {
      const own = await callQueries.byId(db, callId);
      if (own?.session_id !== sessionId || own.status === 'forgetting') throw new AppError('not_found');
      await hangUp(own, 'customer-ended-call');
      const row = await database.transact((trx) => forgetCall(trx, own));
      if (!row) return;
      await deleteForgotten(row).catch((error: unknown) =>
        log.warn({ err: error, call: callId }, 'could not delete a call at the voice provider; it is tried again'),
      );
    },

    start() {
      timer = setInterval(() => void look(), tickMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** The fields of every log line about a call: our id, the id at the voice provider, and the visitor's session. */
export const tellingOf = ({ id, session_id: sessionId, vendor_call_id: vendorCall }: CallRow) => ({
  call: id,
  ...(vendorCall !== null && { vendorCall }),
  session: sessionHash(sessionId),
});

/** Seconds from joining to `now`, rounded up. 0 if nobody joined. */
const secondsOf = ({ joined_at }: CallRow, now: Date): number =>
  joined_at === null ? 0 : Math.max(0, Math.ceil((now.getTime() - Date.parse(joined_at)) / 1000));

/** The minutes that a call uses of the budget, rounded up. A joined call uses at least one. */
const minutesOf = ({ joined_at }: CallRow, seconds: number): number => Math.max(joined_at === null ? 0 : 1, Math.ceil(seconds / 60));

export const ago = (ms: number, now = new Date()): string => new Date(now.getTime() - ms).toISOString();

export const carried = (row: CallRow): CarriedCall => ({
  id: row.id,
  webCallUrl: row.web_call_url,
  ...(row.vendor_call_id !== null && { vendorCallId: row.vendor_call_id }),
  ...(row.control_url !== null && { controlUrl: row.control_url }),
});
