import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('outbox').renameColumn('lane', 'partition_key').execute();
  await db.schema.dropIndex('outbox_lane').execute();
  await db.schema.createIndex('outbox_partition').on('outbox').columns(['partition_key', 'status', 'id']).execute();
  await db.schema.alterTable('bookings').renameColumn('touched_at', 'last_tried_at').execute();
  await db.schema.alterTable('calls').renameColumn('live_key', 'live_session_id').execute();
  await db.updateTable('calls').set({ status: 'opening' }).where('status', '=', 'minting').execute();
  await db.updateTable('calls').set({ status: 'opened' }).where('status', '=', 'minted').execute();
}
