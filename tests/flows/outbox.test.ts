import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createLog, withLogFields } from '#server/core/log.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createOutbox, type Delivered, type Delivery, maxAttempts } from '#server/flows/outbox.ts';
import { sheetRow } from '#server/flows/sheet.ts';
import { engines } from '../support/databases.ts';
import { sheetRowOf } from '../support/sheet-rows.ts';
import { until } from '../support/visitor.ts';

const { all, postgres, stop } = await engines();
afterAll(stop);
const silent = createLog('silent');

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
async function openAt(url: string) {
  const database = await openDatabase(url);
  open.push(database);
  return database;
}

/** A clock that is moved by hand. */
function handClock() {
  let at = new Date('2026-11-21T05:00:00Z').getTime();
  const pass = (seconds: number) => {
    at += seconds * 1_000;
  };
  return { now: () => new Date(at), pass };
}

const nothing: Delivery = { batchSize: 1, deliver: async () => {} };
const numbersOf = (entries: Delivered[]) => entries.map(({ payload }) => payload as number);

function outboxOver(database: Database, sheet: Delivery, clock = handClock()) {
  const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet }, silent, clock.now);
  const promise = (number: number, partition = 'sheet') =>
    database.transact((trx) => outbox.enqueue(trx, { topic: 'sheet', partition, dedupeKey: `row ${number}`, payload: number }));
  return { outbox, clock, promise };
}
const statusOf = async (database: Database, number: number) =>
  (await database.db.selectFrom('outbox').select('status').where('dedupe_key', '=', `row ${number}`).executeTakeFirst())?.status;
const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('what a delivery logs carries no ids of the request that woke the worker', async () => {
  const lines: string[] = [];
  const database = await openAt(':memory:');
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet: nothing }, log);
  outbox.start();
  const deliver = async (dedupeKey: string) => {
    await database.transact((trx) => outbox.enqueue(trx, { topic: 'sheet', partition: 'sheet', dedupeKey, payload: 1 }));
    outbox.wake();
    return until(async () => lines.find((line) => line.includes(dedupeKey)));
  };
  await deliver('before');
  const delivered = new Promise<string>((resolve) => withLogFields({ request: 'a-request' }, () => void deliver('row 1').then(resolve)));
  expect(await delivered).not.toContain('a-request');
  await outbox.stop();
});

describe.each(all)('the outbox on $name', ({ freshUrl }) => {
  test('delivers in batches, in the order written, each row once', async () => {
    const database = await openAt(await freshUrl());
    const batches: number[][] = [];
    const { outbox, promise } = outboxOver(database, { batchSize: 4, deliver: async (entries) => void batches.push(numbersOf(entries)) });
    for (const number of range(10)) await promise(number);
    await promise(3);
    await outbox.drain();
    await outbox.drain();
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10],
    ]);
  });

  test('holds back what comes after a failed batch until that has gone, and says then that it may have arrived', async () => {
    const database = await openAt(await freshUrl());
    const attempts: [number[], boolean][] = [];
    let isDown = true;
    const { outbox, promise, clock } = outboxOver(database, {
      batchSize: 2,
      async deliver(entries) {
        attempts.push([numbersOf(entries), entries.some(({ isRepeat }) => isRepeat)]);
        if (isDown) throw new Error('down');
      },
    });
    await promise(1);
    await promise(2);
    await outbox.drain();
    await promise(3);
    await outbox.drain();
    expect(attempts).toEqual([[[1, 2], false]]);
    isDown = false;
    clock.pass(2);
    await outbox.drain();
    expect(attempts.slice(1)).toEqual([
      [[1, 2], true],
      [[3], false],
    ]);
  });

  test('delivers all in order within half a minute of the return of a provider that was down for a minute', async () => {
    const database = await openAt(await freshUrl());
    const delivered: number[] = [];
    const clock = handClock();
    const start = clock.now().getTime();
    const secondsNow = () => (clock.now().getTime() - start) / 1_000;
    const { outbox, promise } = outboxOver(
      database,
      {
        batchSize: 100,
        async deliver(entries) {
          if (secondsNow() < 60) throw new Error('down');
          delivered.push(...numbersOf(entries));
        },
      },
      clock,
    );
    for (const number of range(200)) {
      await promise(number);
      if (number % 4 === 0) {
        clock.pass(1);
        await outbox.drain();
      }
    }
    for (let second = secondsNow(); second <= 90; second++) {
      clock.pass(1);
      await outbox.drain();
    }
    expect(delivered).toEqual(range(200));
  });

  test('a row that spoils its batch is found, steps aside and is given up alone, while the others go', async () => {
    const database = await openAt(await freshUrl());
    const delivered: number[] = [];
    const { outbox, promise, clock } = outboxOver(database, {
      batchSize: 100,
      async deliver(entries) {
        if (numbersOf(entries).includes(37)) throw new Error('poison');
        delivered.push(...numbersOf(entries));
      },
    });
    for (const number of range(100)) await promise(number);
    for (let round = 0; round < 100; round++) {
      await outbox.drain();
      clock.pass(30);
    }
    expect(delivered).toEqual(range(100).filter((number) => number !== 37));
    expect(await statusOf(database, 37)).toBe('pending');
    for (let round = 0; round < 20; round++) {
      clock.pass(6 * 3_600);
      await outbox.drain();
    }
    expect(await statusOf(database, 37)).toBe('dead');
  });

  test('a row is given up after twelve failures, and the next one follows', async () => {
    const database = await openAt(await freshUrl());
    const tries: number[] = [];
    const { outbox, promise, clock } = outboxOver(database, {
      batchSize: 1,
      async deliver([entry]) {
        tries.push(entry?.payload as number);
        if (entry?.payload === 1) throw new Error('never');
      },
    });
    await promise(1);
    await promise(2);
    for (let round = 0; round < 40; round++) {
      await outbox.drain();
      clock.pass(6 * 3_600);
    }
    expect(tries.filter((number) => number === 1)).toHaveLength(maxAttempts);
    expect(tries.at(-1)).toBe(2);
    expect([await statusOf(database, 1), await statusOf(database, 2)]).toEqual(['dead', 'sent']);
  });

  test('a failed delivery is logged with the ids and keys of its rows, and with nothing that is in them', async () => {
    const database = await openAt(await freshUrl());
    const lines: string[] = [];
    const down: Delivery = { batchSize: 2, deliver: () => Promise.reject(new Error('down')) };
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet: down }, log, handClock().now);
    await database.transact(async (trx) => {
      for (const id of ['lead_1', 'lead_2']) await outbox.enqueue(trx, sheetRow(sheetRowOf(id)));
    });
    await outbox.drain();
    const ids = (await database.db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'delivery failed; it is tried again', ids, keys: ['sheet:lead_1', 'sheet:lead_2'] },
    ]);
    expect(lines.join()).not.toContain(sheetRowOf('lead_1').email);
  });

  test('what a worker had claimed when it died is taken up again by the next', async () => {
    const url = await freshUrl();
    const clock = handClock();
    const first = outboxOver(await openAt(url), { batchSize: 5, deliver: () => new Promise(() => {}) }, clock);
    for (const number of range(3)) await first.promise(number);
    void first.outbox.drain();
    const database = await openAt(url);
    await until(
      async () => (await database.db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null).execute()).length === 3,
    );
    const repeats: boolean[] = [];
    const second = outboxOver(
      database,
      { batchSize: 5, deliver: async (entries) => void repeats.push(...entries.map(({ isRepeat }) => isRepeat)) },
      clock,
    );
    await second.outbox.drain();
    expect(repeats).toEqual([]);
    clock.pass(61);
    await second.outbox.drain();
    expect(repeats).toEqual([true, true, true]);
  });

  test('stops at once when nothing is under way, and cuts off what hangs', async () => {
    const database = await openAt(await freshUrl());
    let reason: unknown;
    const { outbox, promise } = outboxOver(database, {
      batchSize: 5,
      async deliver(_entries, signal) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        reason = signal.reason;
        throw reason;
      },
    });
    await promise(1);
    outbox.start();
    await until(
      async () => (await database.db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null).execute()).length === 1,
    );
    await outbox.stop();
    expect(reason).toBeInstanceOf(Error);
    expect(await statusOf(database, 1)).toBe('pending');
  });
});

test.skipIf(!postgres)(
  'three workers on one Postgres deliver 2,000 rows once each, partition by partition in order, though one of them dies',
  async () => {
    const url = (await postgres?.freshUrl()) ?? '';
    const clock = handClock();
    const partitions = ['a', 'b', 'c', 'd'];
    const delivered: Record<string, number[]> = { a: [], b: [], c: [], d: [] };
    const deliver = async (entries: Delivered[]) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      for (const { payload } of entries) delivered[partitions[(payload as number) % 4] ?? '']?.push(payload as number);
    };
    const [one, two] = [
      outboxOver(await openAt(url), { batchSize: 10, deliver }, clock),
      outboxOver(await openAt(url), { batchSize: 10, deliver }, clock),
    ];
    await one.outbox.drain();
    const { db } = open.at(-1) as Database;
    const database = open.at(-1) as Database;
    await database.transact(async (trx) => {
      for (const number of range(2_000))
        await one.outbox.enqueue(trx, {
          topic: 'sheet',
          partition: partitions[number % 4] ?? '',
          dedupeKey: `row ${number}`,
          payload: number,
        });
    });
    let seen = 0;
    const dying = outboxOver(
      await openAt(url),
      { batchSize: 10, deliver: (entries) => (++seen > 5 ? new Promise(() => {}) : deliver(entries)) },
      clock,
    );
    void dying.outbox.drain();
    const pending = async () => (await db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute()).length;
    await until(async () => {
      await Promise.all([one.outbox.drain(), two.outbox.drain()]);
      if (seen > 5) clock.pass(61);
      return (await pending()) === 0;
    });
    for (const [index, partition] of partitions.entries())
      expect(delivered[partition]).toEqual(range(2_000).filter((number) => number % 4 === index));
  },
);
