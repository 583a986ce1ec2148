import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createOutboxMailer } from '#server/adapters/mailer.outbox.ts';
import { createLog } from '#server/core/log.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLeads } from '#server/flows/leads.ts';
import * as orderRows from '#server/flows/order-rows.ts';
import { createOutbox, type Delivery } from '#server/flows/outbox.ts';
import { forgetOld, keptDays } from '#server/flows/retention.ts';
import { wholeSheet } from '#server/flows/sheet.ts';
import { catalog, type Guide } from '#shared/catalog.ts';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { startSite } from '../support/site.ts';
import { until } from '../support/visitor.ts';

const { all, stop } = await engines();
afterAll(stop);

const silent = createLog('silent');
const nothing: Delivery = { batchSize: 1, deliver: async () => {} };
/** A mailer that keeps no copies. */
const mailer = { send: async () => {} };

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
          .values({ session_id, message_count: 3, paid_failures: 0, state: null, created_at: at, updated_at: at })
          .execute();
        await trx
          .insertInto('chat_messages')
          .values({ session_id, position: 2, sender: 'user', text: 'namaste', order_id: null, created_at: at })
          .execute();
      }
    });
    await forgetOld(database, mailer, now, silent);
    expect(await database.db.selectFrom('chats').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    expect(await database.db.selectFrom('chat_messages').select('session_id').execute()).toEqual([{ session_id: 'young' }]);
    await database.close();
  });

  test('an unpaid order is forgotten when its days are over and no chat shows it; a paid one stays', async () => {
    const database = await openDatabase(await freshUrl());
    const now = new Date('2026-11-21T00:00:00Z');
    const at = new Date(now.getTime() - (keptDays.unpaidOrders + 1) * 86_400_000).toISOString();
    await database.transact(async (trx) => {
      for (const id of ['unpaid', 'paid', 'shown']) {
        const asked = { sessionId: id, guide: catalog[0] as Guide, email: `${id}@example.in`, pageLang: null, buyerState: null };
        const { order } = await orderRows.claim(trx, asked);
        if (id === 'paid') await orderRows.pay(trx, order.id, 'pay_1', at);
        if (id === 'shown')
          await trx
            .insertInto('chats')
            .values({ session_id: id, message_count: 3, paid_failures: 0, state: null, created_at: at, updated_at: now.toISOString() })
            .execute();
      }
      await trx.updateTable('orders').set({ created_at: at }).execute();
    });
    await forgetOld(database, mailer, now, silent);
    const left = await database.db.selectFrom('orders').select('session_id').orderBy('session_id').execute();
    expect(left.map(({ session_id }) => session_id)).toEqual(['paid', 'shown']);
    await database.close();
  });

  test('delivered rows are forgotten after their days, while the sheet can still be written from the store', async () => {
    const database = await openDatabase(await freshUrl());
    const clock = () => new Date('2026-10-01T00:00:00Z');
    const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet: nothing }, silent, clock);
    const leads = createLeads({ database, outbox, log: silent });
    const answers = { name: 'Farah', brand: 'Nani', website: '', description: 'pickles', email: 'farah@nani.in', attempt_id: '' };
    const { id } = await leads.submit('session_1', answers);
    await outbox.drain();
    await forgetOld(database, mailer, new Date('2026-11-21T00:00:00Z'), silent);
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await wholeSheet(database.db)).toMatchObject([{ id, kind: 'lead', name: 'Farah', description: 'pickles', details: '' }]);
    await database.close();
  });
});

test('copies of mails are deleted after thirty days, younger ones and other files stay', async () => {
  const dir = join(emptyFolder(), 'outbox');
  const database = await openDatabase(':memory:');
  const mails = createOutboxMailer(dir, 'Vaani <hello@vaani.example>');
  const now = new Date();
  // Nothing was ever sent: there is no folder yet.
  await forgetOld(database, mails, now, silent);
  for (const id of ['out_old', 'out_young']) await mails.send({ id, to: 'a@b.in', subject: 'x', text: 'x', html: 'x' });
  for (const name of ['out_cut.eml.part', 'notes.txt']) writeFileSync(join(dir, name), '');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const name of ['out_old.eml', 'out_cut.eml.part', 'notes.txt']) utimesSync(join(dir, name), daysAgo(31), daysAgo(31));
  utimesSync(join(dir, 'out_young.eml'), daysAgo(29), daysAgo(29));
  await forgetOld(database, mails, now, silent);
  expect(readdirSync(dir).sort()).toEqual(['notes.txt', 'out_young.eml']);
  await database.close();
});

test('a site deletes its old copies of mails when it starts', async () => {
  const dataDir = emptyFolder();
  const file = join(dataDir, 'outbox', 'out_1.eml');
  mkdirSync(join(dataDir, 'outbox'));
  writeFileSync(file, 'To: meena@example.in');
  utimesSync(file, 0, 0);
  const site = await startSite({ DATA_DIR: dataDir });
  await until(async () => !existsSync(file));
  await site.stop();
});
