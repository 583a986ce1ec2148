import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('chats')
    .addColumn('paid_failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('calls').addColumn('address_key', 'text').execute();
  await db.schema.alterTable('calls').addColumn('place_key', 'text').execute();
  await db.schema.createIndex('calls_place').on('calls').column('place_key').unique().execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('brand', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('bookings').addColumn('vendor_ref', 'text').execute();
}
