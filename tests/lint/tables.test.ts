import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The one file that may name a table in a query. A large one keeps its reads in a second file. */
const owners: Record<string, string> = {
  settings: 'server/db/settings.ts',
  rate_limits: 'server/db/rate-limits.ts',
  daily_usage: 'server/flows/budget.ts',
  orders: 'server/flows/order-rows.ts',
  webhook_events: 'server/flows/payment-rows.ts',
  unmatched_payments: 'server/flows/payment-rows.ts',
  refunds: 'server/flows/refund-rows.ts',
  mail_stops: 'server/flows/stop-rows.ts',
  invoices: 'server/flows/invoice-rows.ts',
  serials: 'server/flows/invoice-rows.ts',
  chats: 'server/flows/chat-rows.ts',
  chat_messages: 'server/flows/chat-rows.ts',
  calls: 'server/flows/call-rows.ts',
  leads: 'server/flows/lead-rows.ts',
  bookings: 'server/flows/booking-rows.ts',
  outbox: 'server/flows/outbox-rows.ts',
  notes: 'server/flows/note-rows.ts',
};

const readers: Record<string, string> = { calls: 'server/flows/call-queries.ts', orders: 'server/flows/order-queries.ts' };

/** What says in Kysely, or in SQL, which table is meant. */
const queries = [
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full|cross)Join)\(\s*(?<table>[^)]+?)\s*[,)]/g,
  /\b(?:from|into|join|update|delete from)\s+(?<table>"?[a-z_]+"?)\b(?=[^'\n]*`)/gi,
];

/** Queries of a file on tables that are not its own, and changes in a file of reads, as `file:line table`. A table that only a variable names is nobody's. */
function foreignQueries(file: string, text: string): string[] {
  const [kysely, raw] = queries as [RegExp, RegExp];
  const inKysely = [...text.matchAll(kysely)];
  const inSql = [...text.matchAll(/\bsql(?:<[^`]*>)?`[^`]*`/g)].flatMap((found) =>
    [...found[0].matchAll(raw)].map((match) => Object.assign(match, { index: found.index + match.index })),
  );
  return [...inKysely, ...inSql]
    .map(({ 0: query, index, groups }) => ({
      line: text.slice(0, index).split('\n').length,
      table: (groups?.table ?? '').replaceAll(/['"`]/g, ''),
      isRead: /^(?:selectFrom|from|join|\w*Join)\b/i.test(query),
    }))
    .map(({ line, table, isRead }) => ({ line, table: table.split(' as ')[0] ?? '', isRead }))
    .filter(({ table, isRead }) => owners[table] !== file && !(isRead && readers[table] === file))
    .map(({ line, table }) => `${file}:${line} ${table}`);
}

test('every table is written by one file, and read there or in its file of reads', () => {
  const files = globSync('{server,scripts}/**/*.ts', { cwd: root, exclude: ['server/db/migrations/*'] });
  expect(files).toEqual(expect.arrayContaining([...Object.values(owners), ...Object.values(readers)]));
  expect(files.flatMap((file) => foreignQueries(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('every table of the schema has its owner', () => {
  const schema = readFileSync(join(root, 'server/db/schema.ts'), 'utf8');
  const body = /interface Schema \{(?<body>.*?)\n\}/s.exec(schema)?.groups?.body ?? '';
  expect([...body.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table).sort()).toEqual(Object.keys(owners).sort());
});

test.each([
  ["db.selectFrom('orders').selectAll()", 'orders'],
  ["trx\n  .updateTable('calls')\n  .set({})", 'calls'],
  ["db.selectFrom('outbox as earlier')", 'outbox'],
  ["db.selectFrom(table).where('id', '=', id)", 'table'],
  ["orders.innerJoin('leads', 'leads.id', 'orders.id')", 'leads'],
  ['sql`delete from bookings where id = 1`', 'bookings'],
  ['sql<Row>`select id from chats`', 'chats'],
])('a query on a foreign table is seen: %s', (text, table) => {
  expect(foreignQueries('server/http/planted.ts', text)).toEqual([
    expect.stringMatching(new RegExp(`^server/http/planted.ts:\\d ${table}$`)),
  ]);
});

test('a file of reads changes nothing', () => {
  expect(foreignQueries('server/flows/call-queries.ts', "db.selectFrom('calls')")).toEqual([]);
  expect(foreignQueries('server/flows/call-queries.ts', "db.updateTable('calls')")).toEqual(['server/flows/call-queries.ts:1 calls']);
});
