import { AppError } from '../core/errors.ts';
import { type Log, sessionHash } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallEnds } from './call-ends.ts';
import * as callQueries from './call-queries.ts';
import { eraseChats } from './chat-rows.ts';
import * as noteRows from './note-rows.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';

interface Needs {
  database: Database;
  callEnds: Pick<CallEnds, 'forget'>;
  log: Log;
}

/**
 * Forgets what a browser has left here: its chat, its calls with their carriers' part, and orders that were not paid. Paid orders stay,
 * as tax law asks; enquiries and meetings stay, for somebody waits for the answer.
 */
export const createForgetVisit =
  ({ database, callEnds, log }: Needs) =>
  async (sessionId: string): Promise<void> => {
    for (const call of await callQueries.ofSessions(database.db, [sessionId]))
      await callEnds.forget(sessionId, call).catch((error: unknown) => {
        // It is being forgotten already.
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      });
    await database.transact(async (trx) => {
      const orders = await orderQueries.ofSessions(trx, [sessionId]);
      const unpaid = orders.filter(({ paid_at }) => paid_at === null).map(({ id }) => id);
      await orderRows.eraseUnpaid(trx, unpaid);
      await eraseChats(trx, [sessionId]);
      await noteRows.erase(trx, [sessionId]);
    });
    log.info({ session: sessionHash(sessionId) }, 'visit erased at the request of the visitor');
  };
