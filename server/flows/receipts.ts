/** What a buyer gets for the books: a receipt of each sale, or its tax invoice, and a credit note of each refund of an invoiced sale. */

import { guideBySku } from '#shared/catalog.ts';
import { type StateCode, stateOfGstin, states, taxIn } from '#shared/gst.ts';
import { formatRupees } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { Seller } from '#shared/seller.ts';
import { pathIn } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Signer } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { InvoiceRow, OrderRow } from '../db/schema.ts';
import type { ReceiptText } from '../guides/pdf/receipt.ts';
import * as invoiceRows from './invoice-rows.ts';
import { type Business, detailsOf } from './invoices.ts';
import * as orderQueries from './order-queries.ts';

/** How long a link works; the buyer can have fresh ones sent at any time. */
const linkLifeMs = 30 * 24 * 60 * 60 * 1000;
/** "On-line text based information such as online books". Source: scheme of classification of services under GST. */
const sac = '998431';

export interface Receipt {
  pdf: Buffer;
  filename: string;
  /** `Tax invoice VK/26-27/000123`, or `Receipt VK-7H3K9MWQ`. */
  name: string;
  isInvoice: boolean;
}

export const attachmentOf = ({ filename, pdf }: Receipt) => ({ filename, content: pdf, contentType: 'application/pdf' });

/** A fresh, signed path to the receipt of a paid order. */
export const receiptPath = (signer: Signer, { id, page_lang }: OrderRow): string =>
  pathIn(page_lang ?? 'en', `/receipts/${signer.sign('receipt', id, new Date(Date.now() + linkLifeMs))}`);

export interface Receipts {
  /** The paper behind such a path. @throws AppError not_found for every kind of bad token alike */
  byToken(token: string): Promise<Receipt>;
  /** The receipt or the invoice of a paid order, as it was issued. */
  ofOrder(order: OrderRow): Promise<Receipt>;
  /** The credit note of a refund; undefined where the sale had no invoice. */
  creditNote(refundId: string): Promise<Receipt | undefined>;
}

interface Needs {
  database: Database;
  seller: Seller | undefined;
  signer: Signer;
  contactEmail: string;
  timeZone: string;
  /** The sandbox takes the payments. */
  testPayments: boolean;
}

export function createReceipts({ database, seller, signer, contactEmail, timeZone, testPayments }: Needs): Receipts {
  const { db } = database;
  const day = (at: string) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(new Date(at));

  async function rendered(name: string, isInvoice: boolean, text: ReceiptText): Promise<Receipt> {
    // The typesetter is loaded with the first sale: a server at rest goes without it.
    const { renderReceipt } = await import('../guides/pdf/receipt.ts');
    const { pdf } = await renderReceipt(text);
    return { pdf, filename: `${name.replaceAll('/', '-')}.pdf`, name, isInvoice };
  }

  async function ofOrder(order: OrderRow): Promise<Receipt> {
    const invoice = await invoiceRows.ofSubject(db, order.id);
    if (invoice) return ofInvoice(invoice, order);
    const name = `Receipt ${orderReference(order.id)}`;
    const paidAt = order.paid_at ?? order.created_at;
    return rendered(name, false, {
      title: 'Receipt',
      ...(testPayments && { notice: 'Test payment: no money moved.' }),
      facts: [
        ['Order', orderReference(order.id)],
        ['Paid on', day(paidAt)],
        ...(order.payment_id ? [['Payment', order.payment_id] as const] : []),
      ],
      parties: [
        { heading: 'Sold by', lines: seller ? [seller.name, seller.address, contactEmail] : ['Vaani', contactEmail] },
        { heading: 'Sold to', lines: [writable(order.email)] },
      ],
      item: `${guideNameOf(order)}, e-guide (PDF)`,
      amounts: [],
      total: ['Paid', formatRupees(order.paise)],
      notes: ['No tax is charged. This receipt was made by a computer and needs no signature.'],
      issuedOn: new Date(paidAt),
    });
  }

  function ofInvoice(row: InvoiceRow, order: OrderRow): Promise<Receipt> {
    const { seller: issuer, rate, place, business, isTest, invoice } = detailsOf(row);
    const { taxable, parts } = taxIn(row.paise, rate, stateOfGstin(issuer.gstin), place);
    const title = row.kind === 'invoice' ? 'Tax invoice' : 'Credit note';
    return rendered(`${title} ${row.number}`, true, {
      title,
      ...(isTest && { notice: 'Test: no money moved. This is no tax document.' }),
      facts: [
        [`${title} number`, row.number],
        ['Date', day(row.issued_at)],
        ...(invoice ? [['For tax invoice', `${invoice.number} of ${day(invoice.issuedAt)}`] as const] : []),
        ['Order', orderReference(order.id)],
        ['Place of supply', stateWords(place)],
        ['Reverse charge', 'No'],
      ],
      parties: [
        { heading: 'Supplier', lines: [issuer.name, issuer.address, `GSTIN ${issuer.gstin}`, contactEmail] },
        { heading: 'Recipient', lines: recipientOf(order, place, business) },
      ],
      item: `${guideNameOf(order)}, e-guide (PDF). SAC ${sac}. Quantity 1`,
      amounts: [
        ['Taxable value', formatRupees(taxable)],
        ...parts.map(({ name, rate: percent, paise }) => [`${name} ${percent}%`, formatRupees(paise)] as const),
      ],
      total: [row.kind === 'invoice' ? 'Total, tax included' : 'Total credited, tax included', formatRupees(row.paise)],
      notes: [
        'The price includes the tax. Amounts are in Indian rupees.',
        `For ${issuer.name}. Digitally generated: this document was made by a computer and needs no signature.`,
      ],
      issuedOn: new Date(row.issued_at),
    });
  }

  async function creditNote(refundId: string): Promise<Receipt | undefined> {
    const note = await invoiceRows.ofSubject(db, refundId);
    const order = note && (await orderQueries.byId(db, note.order_id));
    return order && ofInvoice(note, order);
  }

  return {
    async byToken(token) {
      const subject = signer.verify('receipt', token);
      if (subject === undefined) throw new AppError('not_found');
      const order = await orderQueries.byId(db, subject);
      const receipt = order?.paid_at ? await ofOrder(order) : await creditNote(subject);
      if (!receipt) throw new AppError('not_found');
      return receipt;
    },
    ofOrder,
    creditNote,
  };
}

const guideNameOf = ({ sku }: OrderRow) => guideBySku(sku)?.name ?? sku;

const stateWords = (code: StateCode) => `${states[code]} (${code})`;

/** Of a buyer without a GSTIN the name of the State stands for the address. Source: CGST Rules, 46(f). */
const recipientOf = (order: OrderRow, place: StateCode, business: Business | undefined): string[] =>
  business ? [business.name, business.address, `GSTIN ${business.gstin}`] : [writable(order.email), stateWords(place)];

/** An address may hold letters that the typefaces do not have. */
const writable = (text: string) => text.replace(/[^\x20-\x7e]/gu, '?');
