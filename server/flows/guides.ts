import { guideBySku } from '#shared/catalog.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Orders } from './orders.ts';

/** The number of cached guides: enough for buyers who download twice and for programs that request ranges. Each has about 100 KB. */
const copiesKept = 16;

export interface GuideFile {
  pdf: Buffer;
  filename: string;
  pages: number;
}

export interface Guides {
  /** @throws AppError not_found for any invalid token */
  download(token: string, counts: boolean): Promise<GuideFile>;
  /** The guide of a paid order, with the name of its buyer. */
  pdfOf(order: OrderRow): Promise<GuideFile>;
}

/** @param timeZone the time zone of the purchase date */
export function createGuides(
  orders: Pick<Orders, 'download'>,
  { contactEmail, timeZone }: { contactEmail: string; timeZone: string },
): Guides {
  const copies = new Map<string, Promise<GuideFile>>();

  async function render(order: OrderRow): Promise<GuideFile> {
    const guide = guideBySku(order.sku);
    if (!guide) throw new Error(`order ${order.id} names no guide`);
    // The typesetter is loaded with the first sold guide, to save memory until then.
    const { renderGuide } = await import('../guides/pdf/book.ts');
    const { pdf, pages } = await renderGuide(guide.sku, {
      reference: orderReference(order.id),
      buyerEmail: order.email,
      purchasedOn: new Date(order.paid_at ?? order.created_at),
      timeZone,
      contactEmail,
    });
    return { pdf, pages, filename: `${guide.name}.pdf` };
  }

  function pdfOf(order: OrderRow): Promise<GuideFile> {
    // A guide shows its buyer's email address. After a correction it is made again.
    const key = `${order.id}/${order.email}`;
    const copy = copies.get(key) ?? render(order);
    // Moves a used entry to the end. The first entry is the oldest, and is deleted.
    copies.delete(key);
    copies.set(key, copy);
    copy.catch(() => copies.delete(key));
    const [oldest] = copies.keys();
    if (copies.size > copiesKept && oldest !== undefined) copies.delete(oldest);
    return copy;
  }

  return {
    download: async (token, counts) => pdfOf(await orders.download(token, counts)),
    pdfOf,
  };
}
