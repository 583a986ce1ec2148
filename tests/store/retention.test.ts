import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { forgetOld, keptDays } from '#server/flows/retention.ts';
import { engines } from '../support/databases.ts';

const { all, stop } = await engines();
afterAll(stop);

describe.each(all)('what is kept on $name', ({ freshUrl }) => {
  test('a conversation is forgotten when its days are over, a younger one stays whole', async () => {
    const database = await openDatabase(await freshUrl());
    const now = new Date('2026-11-21T00:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    // Many more than are forgotten in one transaction.
    const chats = [{ session_id: 'young', at: daysAgo(keptDays.chats - 1) }];
    for (let index = 0; index < 250; index++) chats.push({ session_id: `old${index}`, at: daysAgo(keptDays.chats + 1) });
    await database.transact(async (trx) => {
      for (const { session_id, at } of chats) {
        await trx
          .insertInto('chats')
          .values({ session_id, message_count: 3, awaiting_sku: null, offered_sku: null, created_at: at, updated_at: at })
          .execute();
        await trx
          .insertInto('chat_messages')
          .values({ session_id, position: 2, sender: 'user', text: 'namaste', order_id: null, created_at: at })
          .execute();
      }
    });
    await forgetOld(database, now, pino({ level: 'silent' }));
    expect(await database.db.selectFrom('chats').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    expect(await database.db.selectFrom('chat_messages').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    await database.close();
  });
});
