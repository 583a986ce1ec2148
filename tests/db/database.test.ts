import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { siteSecret } from '#server/db/settings.ts';
import { businessDay, takeFromBudget } from '#server/flows/budget.ts';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';

const { all, postgres, stop } = await engines();
afterAll(stop);

describe.each(all)('the store on $name', ({ freshUrl }) => {
  test('opened a second time it is the same store, with the same secret', async () => {
    const url = await freshUrl();
    const one = await openDatabase(url);
    const two = await openDatabase(url);
    expect(await siteSecret(one, undefined)).toBe(await siteSecret(two, undefined));
    await Promise.all([one.close(), two.close()]);
  });

  test('a transaction that fails leaves nothing, and those beside it are kept', async () => {
    const database = await openDatabase(await freshUrl());
    const write = (key: string, fails: boolean) =>
      database.transact(async (trx) => {
        await trx.insertInto('settings').values({ key, value: 'x' }).execute();
        if (fails) throw new Error(`no ${key}`);
      });
    const [one, failing, other, twin] = await Promise.allSettled([
      write('a', false),
      write('b', true),
      write('c', false),
      write('a', false),
    ]);
    expect([failing, other]).toMatchObject([{ status: 'rejected', reason: { message: 'no b' } }, { status: 'fulfilled' }]);
    // A key stands once: one of the two "a" is refused, it alone; which of them comes first to a Postgres is nobody's promise.
    expect([one?.status, twin?.status].sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await database.db.selectFrom('settings').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['a', 'c']);
    await database.close();
  });

  test('a budget is never overdrawn, however many ask at once', async () => {
    const database = await openDatabase(await freshUrl());
    const ask = () => database.transact((trx) => takeFromBudget(trx, '2026-11-21', 'minutes', 5, 52));
    const results = await Promise.allSettled(Array.from({ length: 40 }, ask));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await database.close();
  });
});

test('a first start that breaks off in the middle leaves nothing half made: the next one begins anew', async () => {
  const path = join(emptyFolder(), 'store.sqlite');
  const inTheWay = new DatabaseSync(path);
  inTheWay.exec('create table calls (id)');
  await expect(openDatabase(path)).rejects.toThrow('calls');
  inTheWay.exec('drop table calls');
  inTheWay.close();
  await (await openDatabase(path)).close();
});

test('the day of a budget is the business’s day', () => {
  const instant = new Date('2026-11-21T20:00:00Z');
  expect(businessDay(instant, 'Asia/Kolkata')).toBe('2026-11-22');
  expect(businessDay(instant, 'America/New_York')).toBe('2026-11-21');
});

test.skipIf(!postgres)('instances that start together on an empty Postgres migrate it once', async () => {
  const url = (await postgres?.emptyUrl()) ?? '';
  const databases = await Promise.all([openDatabase(url), openDatabase(url), openDatabase(url)]);
  await Promise.all(databases.map((database) => database.close()));
});
