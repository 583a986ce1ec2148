import { guideBySku } from '#shared/catalog.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Orders } from './orders.ts';

/** Enough for buyers who download twice and programs that ask for ranges; about 100 KB each. */
const copiesKept = 16;

export interface GuideFile {
  pdf: Buffer;
  filename: string;
  pages: number;
}

export interface Guides {
  /** @throws AppError not_found for every kind of bad token alike */
  download(token: string, counts: boolean): Promise<GuideFile>;
  /** The copy of a paid order, made for its buyer. */
  pdfOf(order: OrderRow): Promise<GuideFile>;
}

/** @param timeZone where the date of a purchase is read */
export function createGuides(
  orders: Pick<Orders, 'download'>,
  { contactEmail, timeZone }: { contactEmail: string; timeZone: string },
): Guides {
  const copies = new Map<string, Promise<GuideFile>>();

  async function render(order: OrderRow): Promise<GuideFile> {
    const guide = guideBySku(order.sku);
    if (!guide) throw new Error(`order ${order.id} names no guide`);
    // The typesetter is loaded with the first guide that is sold: a server at rest goes without it.
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
    // A copy names its buyer: where the address was corrected it is made anew.
    const key = `${order.id}/${order.email}`;
    const copy = copies.get(key) ?? render(order);
    // Asked for again, it is the newest again; the oldest makes room.
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
