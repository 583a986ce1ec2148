import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('chats').addColumn('state', 'text').execute();
  await db.schema.alterTable('calls').addColumn('state', 'text').execute();
  await db.schema.alterTable('calls').addColumn('answered', 'text').execute();
  await db.schema.alterTable('chats').dropColumn('awaiting_sku').execute();
  await db.schema.alterTable('chats').dropColumn('offered_sku').execute();
}
