/** Turns rows of the store into rows of the desk. */

import { guideBySku } from '#shared/catalog.ts';
import type { DeskDelivery, DeskLead, DeskMeeting, DeskOrder } from '#shared/desk.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { BookingRow, LeadRow, OrderRow, OutboxRow } from '../db/schema.ts';
import { isRefunded } from './order-state.ts';

export const deskOrder = (order: OrderRow): DeskOrder => ({
  id: order.id,
  at: order.created_at,
  reference: orderReference(order.id),
  guide: guideBySku(order.sku)?.name ?? order.sku,
  rupees: order.paise / 100,
  email: order.email,
  refunded: order.refunded_paise / 100,
  status: order.refunded_paise === 0 ? order.status : isRefunded(order) ? 'refunded' : 'partly_refunded',
  payment: order.payment_id ?? '',
  paidAt: order.paid_at ?? '',
  deliveredAt: order.delivered_at ?? '',
  downloads: order.downloads,
});

export const deskLead = ({ session_id: _, created_at: at, kind, ...lead }: LeadRow, note: string): DeskLead => ({
  ...lead,
  at,
  kind: kind === 'website' ? 'chat' : 'call',
  note,
});

export const deskMeeting = (booking: BookingRow): DeskMeeting => ({
  id: booking.id,
  at: booking.created_at,
  status: booking.status,
  start: booking.start_time ?? '',
  askedFor: booking.asked_for,
  timeZone: booking.time_zone,
  name: booking.name,
  brand: booking.brand,
  email: booking.email,
});

export const deskDelivery = (row: OutboxRow): DeskDelivery => ({
  id: row.id,
  at: row.created_at,
  to: row.topic,
  about: row.dedupe_key,
  status: row.status === 'dead' ? 'dead' : 'pending',
  attempts: row.attempts,
  nextAt: row.status === 'dead' ? '' : row.next_attempt_at,
  error: row.last_error ?? '',
});
