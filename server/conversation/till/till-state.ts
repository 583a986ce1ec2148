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
  /** The turn of the last offer. */
  offeredAt?: number;
}
