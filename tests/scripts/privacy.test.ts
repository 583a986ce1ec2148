import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { orderReference } from '#shared/order-reference.ts';
import { engines, openBeside } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const { all, stop } = await engines();
afterAll(stop);

describe.each(all)('a person who asks to be erased, on $name', ({ name, freshUrl }) => {
  let DATABASE_URL: string;
  let site: Site;
  let database: Database;
  let run: ReturnType<typeof operator>;
  beforeAll(async () => {
    DATABASE_URL = await freshUrl();
    site = await startSite({ TRUST_PROXY: '1', DATABASE_URL });
    database = await openBeside(DATABASE_URL);
    run = operator('privacy', { DATABASE_URL, DATA_DIR: site.dataDir });
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
  });

  /** Somebody who does everything that leaves something behind. */
  async function everything(email: string, slotNumber: number) {
    const person = visitor(site.url);
    await person.post('/api/submit-to-google-sheets.js', { name: 'Meena', brand: 'Nani', email });
    await person.post('/api/maharajji-chat.js', { message: 'namaste' });
    const { body: day } = await person.get('/api/calendly?slots=1');
    await person.post('/api/calendly?book=1', { name: 'Meena', email, start_time: day.slots[slotNumber].start_time });
    const link = async (skuName: string) => (await person.post('/api/payment-link.js', { email, skuName })).body;
    await link('Home Cleaning Hacks');
    const { orderId, paymentLink } = await link('Immunity Booster Nuskha');
    await pay(paymentLink);
    await until(async () => (await person.get(`/api/orders/${orderId}`)).body.status === 'delivered');
    const { db } = database;
    await until(
      async () =>
        (await db.selectFrom('outbox').select('id').where('status', '!=', 'sent').where('topic', '!=', 'meeting').execute()).length === 0,
    );
    return orderId as string;
  }
  const tables = ['leads', 'bookings', 'orders', 'outbox', 'chats', 'chat_messages'] as const;
  const counts = async () => {
    const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()));
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length])) as Record<(typeof tables)[number], number>;
  };
  const mails = () => readdirSync(join(site.dataDir, 'outbox')).length;

  test('is erased but for the paid order, is told what stays and what is left to do; others lose nothing', async () => {
    await everything('xmeena@example.in', 0);
    const others = { ...(await counts()), mails: mails() };
    const orderId = await everything('meena@example.in', 1);
    // Somebody only spoke of the address, in a browser of their own; another of one that it is a part of.
    const speak = (words: string) => visitor(site.url).post('/api/maharajji-chat.js', { message: words });
    await speak('My address is Meena@example.in, Kaka');
    await speak('write to xmeena@example.in or meena@example.in.net');

    const before = await counts();
    const shown = await run('show', 'MEENA@example.in');
    for (const words of ['1 leads', '1 meetings', '1 unpaid orders']) expect(shown).toContain(words);
    expect(await counts()).toEqual(before);

    const said = await run('erase', 'meena@example.in');
    expect(said).toContain(`order ${orderReference(orderId)}`);
    expect(said).toContain('tax and accounting law');
    expect(said).toMatch(/leads\.csv: every row of meena@example\.in/);
    expect(said).toContain('backups of the store');
    const after = await counts();
    // Beside what others had before: the paid order, and the chat of the last speaker.
    expect({ ...after, mails: mails() }).toEqual({
      ...others,
      orders: others.orders + 1,
      chats: others.chats + 1,
      chat_messages: others.chat_messages + 2,
    });
    expect(await database.db.selectFrom('orders').select('id').where('email', '=', 'meena@example.in').execute()).toEqual([
      { id: orderId },
    ]);

    const again = await run('erase', 'meena@example.in');
    expect(again).toContain('0 leads');
    expect(await counts()).toEqual(after);
  });

  // Only on Postgres two instances have one store.
  if (name === 'Postgres') {
    test('by another instance, is told which mails lie in the folder of this one', async () => {
      await everything('asha@example.in', 2);
      const said = await operator('privacy', { DATABASE_URL, DATA_DIR: emptyFolder() })('erase', 'asha@example.in');
      const [, names = ''] = /the folder outbox in DATA_DIR of every other instance, where these may lie: (.+)/.exec(said) ?? [];
      const folder = join(site.dataDir, 'outbox');
      const hers = readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes('asha@example.in'));
      expect(hers.length).toBeGreaterThan(1);
      expect(names.split(', ')).toEqual(expect.arrayContaining(hers));
    });
  }

  test('by something that is no address, or is known to nobody, changes nothing', async () => {
    const before = await counts();
    await expect(run('erase', '%')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('not an email address') });
    expect(await run('erase', 'nobody@example.in')).toContain('0 leads');
    expect(await counts()).toEqual(before);
  });
});
