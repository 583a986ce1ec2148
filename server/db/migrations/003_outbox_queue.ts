import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema.createIndex('outbox_queue').on('outbox').columns(['status', 'topic', 'id']).execute();
  await db.schema.createIndex('outbox_lane').on('outbox').columns(['lane', 'status', 'id']).execute();
  await db.schema.createIndex('bookings_session').on('bookings').columns(['session_id', 'created_at']).execute();
}
