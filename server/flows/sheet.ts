import { guideBySku } from '#shared/catalog.ts';
import type { Db } from '../db/database.ts';
import type { BookingRow, LeadRow, OrderRow, RefundRow } from '../db/schema.ts';
import type { LeadSheet, SheetRow } from '../services/lead-sheet.ts';
import * as bookingRows from './booking-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as orderQueries from './order-queries.ts';
import type { Delivery } from './outbox.ts';
import type { OutboxEntry } from './outbox-rows.ts';
import * as refundRows from './refund-rows.ts';

/** The delivery of a row in the sales team's sheet. All are of one partition: the sheet is written in order. */
export const sheetRow = (row: SheetRow): OutboxEntry => ({
  topic: 'sheet',
  partition: 'sheet',
  dedupeKey: `sheet:${row.id}`,
  payload: row,
});

/** How those rows are delivered. Source of the size: Google takes 60 writes a minute, so a busy minute's leads go together. */
export const sheetDelivery = (leadSheet: LeadSheet): Delivery => ({
  batchSize: 100,
  deliver: (entries, signal) =>
    leadSheet.append(
      entries.map(({ payload }) => payload as SheetRow),
      { isRepeat: entries.some(({ isRepeat }) => isRepeat), signal },
    ),
});

const blank = {
  name: '',
  brand: '',
  website: '',
  description: '',
  email: '',
  details: '',
  meeting: '',
  guide: '',
  rupees: '',
  status: '',
} as const;

/** What Arya noted down is details; what a visitor of the site wrote about their brand is its description. */
export function leadSheetRow({ id, kind, created_at: at, name, brand, website, description, email }: LeadRow): SheetRow {
  const row = { ...blank, id, at, name, brand, website, email, status: 'new' };
  if (kind === 'arya') return { ...row, kind, description: '', details: description };
  return { ...row, kind: 'lead', description, details: '' };
}

/** @param paidAt ISO 8601, UTC */
export const orderSheetRow = ({ id, sku, email, paise }: OrderRow, paidAt: string): SheetRow => ({
  ...blank,
  id,
  kind: 'order',
  at: paidAt,
  email,
  guide: guideBySku(sku)?.name ?? sku,
  rupees: paise / 100,
  status: 'paid',
});

/** Money that went back stands in a row of its own: the sum of the column is what the sales brought. */
export const refundSheetRow = (order: OrderRow, { id, paise, created_at: at }: RefundRow): SheetRow => ({
  ...orderSheetRow(order, at),
  id: `${order.id}_${id}`,
  rupees: -paise / 100,
  status: 'refunded',
});

const bookingEvents = { confirmed: 'booked', requested: 'requested', cancelled: 'cancelled' } as const;

/** What became of a booking, as it is now. @param at when, ISO 8601, UTC */
export function bookingSheetRow(booking: BookingRow & { status: keyof typeof bookingEvents }, at: string): SheetRow {
  const { id, status, name, brand, website, description, email, asked_for, time_zone, start_time } = booking;
  const event = bookingEvents[status];
  // A request that has a start was a slot that could not be booked.
  const requested = `${asked_for} (${time_zone})${start_time === null ? '' : ', could not be booked'}`;
  const details = status === 'requested' ? requested : '';
  const meeting = status === 'requested' ? '' : (start_time ?? '');
  return { ...blank, id: `${id}_${event}`, kind: 'booking', at, name, brand, website, description, email, details, meeting, status: event };
}

async function refundsOf(db: Db, orders: readonly OrderRow[]) {
  const refunded = orders.filter(({ refunded_paise }) => refunded_paise > 0);
  const each = refunded.map(async (order) => (await refundRows.ofPayment(db, order.payment_id ?? '')).map((refund) => ({ order, refund })));
  return (await Promise.all(each)).flat();
}

/** The sheet as it should be, from the store: every lead, every paid order and every booking as it stands, the oldest first. */
export async function wholeSheet(db: Db): Promise<SheetRow[]> {
  const leads = await leadRows.all(db);
  const orders = await orderQueries.paid(db);
  const refunds = await refundsOf(db, orders);
  const bookings = await bookingRows.settled(db);
  const rows = [
    ...leads.map(leadSheetRow),
    ...orders.map((order) => orderSheetRow(order, order.paid_at ?? order.created_at)),
    ...refunds.flatMap(({ order, refund }) => (refund.status === 'processed' ? [refundSheetRow(order, refund)] : [])),
    ...bookings.map((booking) => bookingSheetRow(booking as Parameters<typeof bookingSheetRow>[0], booking.created_at)),
  ];
  return rows.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
