import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { openDatabase } from '#server/db/database.ts';
import { createOutbox, type Delivery } from '#server/flows/outbox.ts';
import { sheetRow } from '#server/flows/sheet.ts';
import { engines } from '../support/databases.ts';
import { operator } from '../support/operator.ts';
import { sheetRowOf } from '../support/sheet-rows.ts';

const { all, stop } = await engines();
afterAll(stop);

const nothing: Delivery = { batchSize: 1, deliver: async () => {} };
const refused = { attempts: 12, last_error: 'google-sheets: refused (400)' };

describe.each(all)('npm run outbox, on $name', ({ freshUrl }) => {
  /** A store with four rows for the sheet: sent, given up, waiting for hours after a failure, and under way once more. */
  async function store() {
    const url = await freshUrl();
    const database = await openDatabase(url);
    const { db, transact, close } = database;
    const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet: nothing }, createLog('silent'));
    for (const id of ['lead_sent', 'lead_dead', 'lead_waits', 'lead_busy'])
      await transact((trx) => outbox.enqueue(trx, sheetRow(sheetRowOf(id))));
    await outbox.drain();
    const set = (id: string, values: object) => db.updateTable('outbox').set(values).where('dedupe_key', '=', `sheet:${id}`).execute();
    const later = '2999-01-01T00:00:00.000Z';
    await set('lead_dead', { status: 'dead', ...refused });
    await set('lead_waits', { status: 'pending', next_attempt_at: later, ...refused, attempts: 9 });
    await set('lead_busy', { status: 'pending', claimed_until: later, ...refused, attempts: 3 });
    const rows = async () => {
      const all = await db.selectFrom('outbox').select(['dedupe_key', 'status', 'attempts', 'next_attempt_at']).execute();
      return Object.fromEntries(all.map(({ dedupe_key, ...row }) => [dedupe_key.slice('sheet:'.length), row]));
    };
    const id = async (name: string) =>
      (await db.selectFrom('outbox').select('id').where('dedupe_key', '=', `sheet:${name}`).executeTakeFirstOrThrow()).id;
    return { run: operator('outbox', { DATABASE_URL: url }), rows, id, later, close };
  }

  test('-- list shows what was given up and why, by id and key, and nobody’s address', async () => {
    const { run, id, close } = await store();
    const printed = await run('list');
    expect(printed).toMatch(/sheet.*dead.*1/);
    for (const words of ['google-sheets: refused (400)', 'sheet:lead_dead', await id('lead_dead')]) expect(printed).toContain(words);
    expect(printed).not.toContain(sheetRowOf('x').email);
    await close();
  });

  test('-- retry gives what failed another twelve tries from now, as something that may have arrived; what is under way is left alone', async () => {
    const { run, rows, later, close } = await store();
    expect(await run('retry')).toContain('2 will be tried again');
    const now = await rows();
    for (const name of ['lead_dead', 'lead_waits']) {
      expect(now[name]).toMatchObject({ status: 'pending', attempts: 1 });
      expect(now[name]?.next_attempt_at).not.toBe(later);
    }
    expect([now.lead_sent?.status, now.lead_busy?.attempts]).toEqual(['sent', 3]);
    await close();
  });

  test('-- retry takes one by its id or its key, and refuses what is none that failed', async () => {
    const { run, rows, id, later, close } = await store();
    expect(await run('retry', await id('lead_dead'))).toContain('1 will be tried again');
    expect((await rows()).lead_waits?.next_attempt_at).toBe(later);
    expect(await run('retry', 'sheet:lead_waits')).toContain('1 will be tried again');
    await expect(run('retry', 'sheet:lead_sent')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('sheet:lead_sent') });
    await close();
  });
});
