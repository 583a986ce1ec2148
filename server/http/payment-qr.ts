import { AppError } from '../core/errors.ts';
import type { OrderRow } from '../db/schema.ts';
import { visibleStatus } from '../flows/order-state.ts';

/**
 * The payment link of an order as a QR code, for a buyer who reads the page on a computer and pays with a phone. @throws AppError not_found
 * if there is nothing to pay
 */
export async function paymentQr(order: OrderRow): Promise<string> {
  if (visibleStatus(order) !== 'awaiting_payment' || order.payment_link === null) throw new AppError('not_found');
  // Loaded on first use. The border is the quiet zone that readers need: four modules (ISO/IEC 18004).
  const { renderSVG } = await import('uqr');
  return renderSVG(order.payment_link, { ecc: 'M', border: 4, whiteColor: '#ffffff', blackColor: '#2a1030' });
}
