import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../services/mailer.ts';

/** How long things are kept. The privacy policy says the same; orders, leads and meetings stay, as records of the business. */
export const keptDays = { chats: 90, calls: 90, delivered: 30, webhookEvents: 90 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Conversations forgotten in one transaction: all of a busy quarter at once would hold up everybody for seconds. */
const chatsAtOnce = 100;

/** Forgets what has been kept long enough: conversations, calls, delivered mail and rows, copies of mails, limits that have run out. */
export async function forgetOld({ transact }: Database, mailer: Mailer, now: Date, log: Log): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();

  const forgetSomeChats = (): Promise<number> =>
    transact(async (trx) => {
      const old = trx.selectFrom('chats').select('session_id').where('updated_at', '<', before(keptDays.chats)).limit(chatsAtOnce);
      const ids = (await old.execute()).map(({ session_id }) => session_id);
      if (ids.length === 0) return 0;
      await trx.deleteFrom('chat_messages').where('session_id', 'in', ids).execute();
      await trx.deleteFrom('chats').where('session_id', 'in', ids).execute();
      return ids.length;
    });
  let chats = 0;
  let some: number;
  do {
    some = await forgetSomeChats();
    chats += some;
  } while (some === chatsAtOnce);

  await transact(async (trx) => {
    await trx.deleteFrom('calls').where('created_at', '<', before(keptDays.calls)).where('live_key', 'is', null).execute();
    await trx.deleteFrom('outbox').where('status', '=', 'sent').where('sent_at', '<', before(keptDays.delivered)).execute();
    await trx.deleteFrom('webhook_events').where('received_at', '<', before(keptDays.webhookEvents)).execute();
    await trx.deleteFrom('rate_limits').where('reset_at', '<', now.toISOString()).execute();
    await trx.deleteFrom('daily_usage').where('day', '<', before(keptDays.calls).slice(0, 10)).execute();
  });
  await mailer.forget?.(new Date(before(keptDays.delivered)));
  if (chats > 0) log.info({ chats }, 'old conversations forgotten');
}

/** Forgets at the start and once a day. @returns stops it */
export function startForgetting(database: Database, mailer: Mailer, log: Log): () => void {
  const forget = () =>
    forgetOld(database, mailer, new Date(), log).catch((error) => log.error({ err: error }, 'could not forget old data'));
  void forget();
  const timer = setInterval(forget, dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
