import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('calls')
    .addColumn('written', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('calls_session').on('calls').columns(['session_id', 'created_at']).execute();
  await db.schema.alterTable('orders').addColumn('thanked_at', 'text').execute();
}
