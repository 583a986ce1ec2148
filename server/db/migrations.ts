import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Applied in the order of their names, once, whichever instance starts first. A landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001_first': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('chats')
        .addColumn('session_id', 'text', (c) => c.primaryKey())
        .addColumn('message_count', 'integer', (c) => c.notNull())
        .addColumn('awaiting_sku', 'text')
        .addColumn('offered_sku', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('chat_messages')
        .addColumn('session_id', 'text', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('sender', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('order_id', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_messages_pk', ['session_id', 'position'])
        .execute();

      await db.schema
        .createTable('orders')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('session_id', 'text', (c) => c.notNull())
        .addColumn('sku', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('paise', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('open_key', 'text', (c) => c.unique())
        .addColumn('payment_link', 'text')
        .addColumn('link_id', 'text', (c) => c.unique())
        .addColumn('payment_id', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .addColumn('paid_at', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('downloads', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('orders_session').on('orders').column('session_id').execute();
      await db.schema
        .createTable('webhook_events')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('received_at', 'text', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('topic', 'text', (c) => c.notNull())
        .addColumn('lane', 'text', (c) => c.notNull())
        .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'text', (c) => c.notNull())
        .addColumn('claimed_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('sent_at', 'text')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();

      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('session_id', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('brand', 'text', (c) => c.notNull())
        .addColumn('website', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('bookings')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('session_id', 'text')
        .addColumn('slot', 'text', (c) => c.unique())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('asked_for', 'text', (c) => c.notNull())
        .addColumn('start_time', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('time_zone', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('calls')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('session_id', 'text', (c) => c.notNull())
        .addColumn('persona', 'text', (c) => c.notNull())
        .addColumn('web_call_url', 'text', (c) => c.notNull())
        .addColumn('vendor_call_id', 'text')
        .addColumn('control_url', 'text')
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('live_key', 'text', (c) => c.unique())
        .addColumn('idempotency_key', 'text', (c) => c.unique())
        .addColumn('request_hash', 'text')
        .addColumn('ended_reason', 'text')
        .addColumn('seconds', 'integer')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('joined_at', 'text')
        .addColumn('ended_at', 'text')
        .execute();
      await db.schema.createIndex('calls_status').on('calls').columns(['status', 'created_at']).execute();

      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('hits', 'integer', (c) => c.notNull())
        .addColumn('reset_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('daily_usage')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('used', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('daily_usage_pk', ['day', 'name'])
        .execute();
    },
  },
  '002_call_pulse': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.alterTable('calls').addColumn('seen_at', 'text').execute();
      await db.schema.alterTable('calls').addColumn('cost_usd', 'real').execute();
      await db.schema.createIndex('calls_vendor').on('calls').column('vendor_call_id').execute();
    },
  },
  '003_outbox_queue': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.dropIndex('outbox_due').execute();
      await db.schema.createIndex('outbox_queue').on('outbox').columns(['status', 'topic', 'id']).execute();
      await db.schema.createIndex('outbox_lane').on('outbox').columns(['lane', 'status', 'id']).execute();
      await db.schema.createIndex('bookings_session').on('bookings').columns(['session_id', 'created_at']).execute();
    },
  },
  '004_wishes_and_payments': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.alterTable('bookings').addColumn('touched_at', 'text').execute();
      await db.schema
        .createTable('unmatched_payments')
        .addColumn('payment_id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addColumn('paise', 'integer', (c) => c.notNull())
        .addColumn('currency', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('received_at', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '005_conversation_state': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.alterTable('chats').addColumn('state', 'text').execute();
      await db.schema.alterTable('calls').addColumn('state', 'text').execute();
      await db.schema.alterTable('calls').addColumn('answered', 'text').execute();
      await db.schema.alterTable('chats').dropColumn('awaiting_sku').execute();
      await db.schema.alterTable('chats').dropColumn('offered_sku').execute();
    },
  },
  '006_shares': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
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
    },
  },
  '007_visits': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema
        .alterTable('calls')
        .addColumn('written', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('calls_session').on('calls').columns(['session_id', 'created_at']).execute();
      await db.schema.alterTable('orders').addColumn('thanked_at', 'text').execute();
    },
  },
  '008_plain_names': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.alterTable('outbox').renameColumn('lane', 'partition_key').execute();
      await db.schema.dropIndex('outbox_lane').execute();
      await db.schema.createIndex('outbox_partition').on('outbox').columns(['partition_key', 'status', 'id']).execute();
      await db.schema.alterTable('bookings').renameColumn('touched_at', 'last_tried_at').execute();
      await db.schema.alterTable('calls').renameColumn('live_key', 'live_session_id').execute();
      await db.updateTable('calls').set({ status: 'opening' }).where('status', '=', 'minting').execute();
      await db.updateTable('calls').set({ status: 'opened' }).where('status', '=', 'minted').execute();
    },
  },
  '009_desk': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
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
    },
  },
  '010_what_brands_sell': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      for (const column of ['website', 'description'])
        await db.schema
          .alterTable('bookings')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute();
    },
  },
  '011_refunds': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema
        .createTable('refunds')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('payment_id', 'text', (c) => c.notNull())
        .addColumn('paise', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('settled_at', 'text')
        .execute();
      await db.schema.createIndex('refunds_payment').on('refunds').column('payment_id').execute();
      await db.schema.createIndex('orders_payment').on('orders').column('payment_id').execute();
      await db.schema
        .alterTable('orders')
        .addColumn('refunded_paise', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '012_invoices': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema
        .createTable('serials')
        .addColumn('series', 'text', (c) => c.primaryKey())
        .addColumn('last', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('invoices')
        .addColumn('subject', 'text', (c) => c.primaryKey())
        .addColumn('number', 'text', (c) => c.notNull().unique())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addColumn('paise', 'integer', (c) => c.notNull())
        .addColumn('issued_at', 'text', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
      await db.schema.alterTable('orders').addColumn('buyer_state', 'text').execute();
      await db.schema.alterTable('orders').addColumn('buyer_business', 'text').execute();
    },
  },
  '013_mail_stops': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema
        .createTable('mail_stops')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('stopped_at', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '014_language_of_calls': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      await db.schema.alterTable('calls').addColumn('page_lang', 'text').execute();
    },
  },
  '015_language_of_mails': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration must not know today's schema (Kysely's own advice)
    async up(db: Kysely<any>) {
      for (const table of ['orders', 'bookings']) await db.schema.alterTable(table).addColumn('page_lang', 'text').execute();
    },
  },
};

/** What is wrong with a store that a newer release has changed, and what to do; undefined where nothing is. @param applied the migrations it has seen */
export function newerStore(applied: readonly string[]): string | undefined {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return undefined;
  return `The store is of a newer release (it has ${unknown.join(', ')}): run that release, or restore the backup that was made before the upgrade.`;
}
