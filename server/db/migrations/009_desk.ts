import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('chat_messages').addColumn('heard', 'text').execute();
  await db.schema
    .createTable('notes')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('written_at', 'text', (c) => c.notNull())
    .execute();
  // The lists of the desk, the latest first.
  await db.schema.createIndex('chats_updated').on('chats').columns(['updated_at', 'session_id']).execute();
  await db.schema.createIndex('calls_created').on('calls').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('orders_created').on('orders').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('leads_created').on('leads').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('leads_session').on('leads').column('session_id').execute();
  await db.schema.createIndex('bookings_created').on('bookings').columns(['created_at', 'id']).execute();
}
