/** The talk with a character goes on in writing when its voice fails, or when the visitor would rather write. Kaka has his chat for that. */

import type { ApiOutput } from '#shared/api.ts';
import { exchangeSize, messageLimit } from '#shared/kaka-rules.ts';
import { type PersonaSlug, sells } from '#shared/personas.ts';
import type { SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { providerErrorIn } from '../core/provider-error.ts';
import { newId } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import { businessDay, returnToBudget, takeFromBudget } from './budget.ts';
import { ago } from './call-ends.ts';
import type { CallNotebook } from './call-notes.ts';
import * as callQueries from './call-queries.ts';
import * as callRows from './call-rows.ts';
import { type CallTalks, visitMs } from './call-talk.ts';

/** As many as the chat has. */
const linesMax = Math.floor(messageLimit / exchangeSize);
const thinkMs = 25_000;
/** Written lines are messages of the day. */
const budgetName = 'chat_messages';

export interface WrittenTalk {
  /**
   * The character's answer to a written line. It goes on with the session's last call with that character, or begins.
   * @throws AppError assistant_not_allowed, demo_limit_reached, daily_limit_reached, chat_failed
   */
  say(sessionId: string, persona: PersonaSlug, message: string, pageLang?: SiteLang | null): Promise<ApiOutput<'writeInCall'>>;
}

interface Needs {
  database: Database;
  callTalks: CallTalks;
  notebook: CallNotebook;
  chatMessagesPerDay: number;
  businessTimeZone: string;
  log: Log;
}

export function createWrittenTalk({ database, callTalks, notebook, chatMessagesPerDay, businessTimeZone, log }: Needs): WrittenTalk {
  /** A talk that never had a voice. */
  async function begin(sessionId: string, persona: PersonaSlug, pageLang: SiteLang | null): Promise<{ id: string }> {
    const call = { id: newId('call'), session_id: sessionId, persona, page_lang: pageLang };
    await database.transact((trx) => callRows.insertWritten(trx, call, new Date().toISOString()));
    return call;
  }

  /** One of the lines that are left; undefined when there is none. */
  const takeLine = (id: string, day: string): Promise<CallRow | undefined> =>
    database.transact(async (trx) => {
      const row = await callRows.takeWritten(trx, id, linesMax);
      if (row) await takeFromBudget(trx, day, budgetName, exchangeSize, chatMessagesPerDay);
      return row;
    });

  /** A line without an answer costs the visitor nothing; what may have been paid for stays in the day's count. */
  const giveBack = (id: string, day: string, mayHaveCost: boolean) =>
    database.transact(async (trx) => {
      await callRows.returnWritten(trx, id);
      if (!mayHaveCost) await returnToBudget(trx, day, budgetName, exchangeSize);
    });

  return {
    async say(sessionId, persona, message, pageLang = null) {
      if (sells(persona)) throw new AppError('assistant_not_allowed');
      const day = businessDay(new Date(), businessTimeZone);
      const { id } =
        (await callQueries.latestOf(database.db, sessionId, { persona, since: ago(visitMs) })) ??
        (await begin(sessionId, persona, pageLang));
      const row = await takeLine(id, day);
      if (!row) throw new AppError('demo_limit_reached');
      try {
        const talk = await callTalks.open(row, 'text');
        const { text } = await talk.turn(message, { signal: AbortSignal.timeout(thinkMs) });
        const after = await callQueries.byId(database.db, id);
        // A note that was finished in writing goes to the showroom like one of the call.
        if (after && after.live_session_id === null) await callTalks.over(after);
        return { reply: text, linesLeft: linesMax - row.written, notes: await notebook.of(after ?? row) };
      } catch (error) {
        await giveBack(id, day, providerErrorIn(error)?.mayHaveCost ?? false);
        log.warn({ err: error, call: id }, 'reply failed in a call continued in writing; the visitor is asked to try again');
        throw error instanceof AppError ? error : new AppError('chat_failed', { cause: error });
      }
    },
  };
}
