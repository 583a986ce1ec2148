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
    for (const [session_id, at] of [
      ['old', daysAgo(keptDays.chats + 1)],
      ['young', daysAgo(keptDays.chats - 1)],
    ] as const) {
      await database.db
        .insertInto('chats')
        .values({ session_id, message_count: 3, awaiting_sku: null, offered_sku: null, created_at: at, updated_at: at })
        .execute();
      await database.db
        .insertInto('chat_messages')
        .values({ session_id, position: 2, sender: 'user', text: 'namaste', order_id: null, created_at: at })
        .execute();
    }
    await forgetOld(database, now, pino({ level: 'silent' }));
    expect(await database.db.selectFrom('chats').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    expect(await database.db.selectFrom('chat_messages').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    await database.close();
  });
});
