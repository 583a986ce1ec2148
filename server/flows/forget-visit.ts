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
 * Deletes what a browser has left on the site: its chat, its calls (also at the voice provider), and unpaid orders. Paid orders stay,
 * because tax law requires it. Leads and meetings stay, because the visitor waits for an answer.
 */
export const createForgetVisit =
  ({ database, callEnds, log }: Needs) =>
  async (sessionId: string): Promise<void> => {
    for (const call of await callQueries.ofSessions(database.db, [sessionId]))
      await callEnds.forget(sessionId, call).catch((error: unknown) => {
        // It is being deleted already.
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
