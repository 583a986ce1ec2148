import type { Sku } from '#shared/catalog.ts';

/** Kept until replaced: what was said of guides and of the address. */
export interface TillState {
  /** The guide under discussion. */
  discussed?: Sku;
  /** What the last answer offered: what a plain yes means. */
  offered?: Sku[];
  /** Agreed to; the address is awaited. */
  basket?: Sku[];
  /** The last address given. */
  email?: string;
  /** The guides last named together, in that order: "the second one". */
  listed?: Sku[];
  /** What this talk sent links for. */
  sold?: { sku: Sku; email: string }[];
  /** The turn of the last offer, and of the last sale. */
  offeredAt?: number;
  soldAt?: number;
  /** The visitor said that they want to buy nothing: nothing is offered any more unasked. */
  refused?: true;
  /** The visitor said that they have paid, and no order was found: an address is given for that, and buys nothing. */
  claimed?: true;
}
