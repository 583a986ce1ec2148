import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('calls').addColumn('seen_at', 'text').execute();
  await db.schema.alterTable('calls').addColumn('cost_usd', 'real').execute();
  await db.schema.createIndex('calls_vendor').on('calls').column('vendor_call_id').execute();
}
