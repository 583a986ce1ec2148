import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['website', 'description'])
    await db.schema
      .alterTable('bookings')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
