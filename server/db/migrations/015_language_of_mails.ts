import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['orders', 'bookings']) await db.schema.alterTable(table).addColumn('page_lang', 'text').execute();
}
