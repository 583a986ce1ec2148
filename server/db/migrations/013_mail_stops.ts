import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('mail_stops')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('stopped_at', 'text', (c) => c.notNull())
    .execute();
}
