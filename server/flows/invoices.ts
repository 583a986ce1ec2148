/** Tax invoices and credit notes. They get their number in the transaction of the payment or the refund, and never change. */

import { type StateCode, stateOfGstin } from '#shared/gst.ts';
import type { Seller } from '#shared/seller.ts';
import type { Db, Trx } from '../db/database.ts';
import type { InvoiceRow, OrderRow, RefundRow } from '../db/schema.ts';
import * as invoiceRows from './invoice-rows.ts';

/** The buyer's business, as its GST registration names it. */
export interface Business {
  gstin: string;
  name: string;
  address: string;
}

/** The contents of an invoice besides its number, date and amount. Later changes of the configuration do not affect it. */
export interface InvoiceDetails {
  seller: { name: string; address: string; gstin: string };
  /** Per cent. */
  rate: number;
  /** The place of supply. */
  place: StateCode;
  business?: Business;
  /** It was a sandbox payment: the number is from a separate series, and the document says that it is a test. */
  isTest: boolean;
  /** Of a credit note: the number of its invoice. */
  invoice?: { number: string; issuedAt: string };
}

export const detailsOf = ({ details }: InvoiceRow): InvoiceDetails => JSON.parse(details);

/** India's financial year, which begins in April: `26-27`. The law counts days in Indian time, wherever the business is. */
export function financialYear(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' }).format(at).split('-');
  const year = Number(parts[0]) - (Number(parts[1]) < 4 ? 1 : 0);
  return [year, year + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** `VK/26-27/000123`, for a credit note `VC/...`, in the sandbox `TEST/26-27/00012` and `TESC/...`: 16 characters at most. Source: CGST Rules, 46(b). */
async function numberFor(trx: Trx, kind: InvoiceRow['kind'], isTest: boolean, at: string): Promise<string> {
  const letters = { invoice: isTest ? 'TEST' : 'VK', credit_note: isTest ? 'TESC' : 'VC' }[kind];
  const series = `${letters}/${financialYear(new Date(at))}`;
  return `${series}/${String(await invoiceRows.nextNumber(trx, series)).padStart(isTest ? 5 : 6, '0')}`;
}

export interface Invoices {
  /** Numbers the invoice of an order that has just been paid. Without a GSTIN of the seller there is no invoice. */
  issue(trx: Trx, order: OrderRow, at: string): Promise<void>;
}

export const createInvoices = (seller: Seller | undefined, isTest: boolean): Invoices => ({
  async issue(trx, order, at) {
    if (!seller?.gst) return;
    const { gstin, rate } = seller.gst;
    const business = businessOf(order);
    // Without the buyer's State, the place of supply is the seller's. Source: IGST Act, 2017, section 12(2)(b)(ii).
    const place = business ? stateOfGstin(business.gstin) : ((order.buyer_state as StateCode | null) ?? stateOfGstin(gstin));
    const { name, address } = seller;
    const details: InvoiceDetails = { seller: { name, address, gstin }, rate, place, ...(business && { business }), isTest };
    await invoiceRows.add(trx, {
      subject: order.id,
      number: await numberFor(trx, 'invoice', isTest, at),
      kind: 'invoice',
      order_id: order.id,
      paise: order.paise,
      issued_at: at,
      details: JSON.stringify(details),
    });
  },
});

export const businessOf = ({ buyer_business: json }: OrderRow): Business | undefined => (json === null ? undefined : JSON.parse(json));

/** Numbers the credit note of a refund, once. A sale without an invoice has no credit note. */
export async function issueCreditNote(
  trx: Trx,
  order: OrderRow,
  { id, paise, settled_at: settledAt, created_at }: RefundRow,
): Promise<void> {
  const invoice = await invoiceRows.ofSubject(trx, order.id);
  if (!invoice || (await invoiceRows.ofSubject(trx, id))) return;
  const at = settledAt ?? created_at;
  const { invoice: _, ...details } = detailsOf(invoice);
  await invoiceRows.add(trx, {
    subject: id,
    number: await numberFor(trx, 'credit_note', details.isTest, at),
    kind: 'credit_note',
    order_id: order.id,
    paise,
    issued_at: at,
    details: JSON.stringify({ ...details, invoice: { number: invoice.number, issuedAt: invoice.issued_at } }),
  });
}

export const invoiceOf = (db: Db, orderId: string): Promise<InvoiceRow | undefined> => invoiceRows.ofSubject(db, orderId);
