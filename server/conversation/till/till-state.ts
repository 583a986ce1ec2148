import type { Sku } from '#shared/catalog.ts';

/** A guide and the words for whom it is. */
export interface Share {
  who: string;
  sku: Sku;
}

/** Who speaks, where the line said so: a child buys nothing, until somebody grown-up takes over. */
export type Speaker = 'child' | 'grown-up';

/** Kept until replaced: what was said of guides and of the address. */
export interface TillState {
  speaker?: Speaker;
  /** The guide under discussion. */
  discussed?: Sku;
  /** What the last answer offered: what a plain yes means. */
  offered?: Sku[];
  /** Agreed to; the address is awaited. */
  basket?: Sku[];
  /** Put off or refused last: an address that comes after all is for these. */
  aside?: Sku[];
  /** Guides for different people: "the prayer one for my elder sister, the hair one for the younger". */
  shares?: Share[];
  /** The same, as told line by line; kept after the sale, so that "didi's is wrong" finds its guide. */
  meantFor?: Share[];
  /** The address or the guide of the last sale is being changed: the next sale takes its place. */
  replaces?: true;
  /** The beginning of an address that is said in parts. */
  addressBegun?: string;
  /** The last address given. */
  email?: string;
  /** The guides last named together, in that order: "the second one". */
  listed?: Sku[];
  /** What this talk sent links for, without what was changed later. */
  sold?: { sku: Sku; email: string }[];
  /** Bought before this talk, as the visitor told. */
  owned?: Sku[];
  /** The guides of the last sale: an address that is given after it corrects the address of all of them. */
  lastSale?: Sku[];
  /** The guide to which a trouble told lately belongs, whatever else the talk is of: "and he sleeps badly". */
  hinted?: { sku: Sku; at: number };
  /** Every guide that was spoken of, the last one last: "both" are the last two. */
  mentioned?: Sku[];
  /** An address was given, and which guide shall go there was asked. */
  awaitsGuide?: true;
  /** The turn of the last offer, of the last refusal, of the last sale, and of the last answer about them. */
  offeredAt?: number;
  asideAt?: number;
  soldAt?: number;
  answeredAt?: number;
  /** The visitor said that they want to buy nothing: nothing is offered any more unasked. */
  refused?: true;
  /** The buyer was told that a guide of remedies is not for a pregnancy or a baby. Who still wants it gets it. */
  warned?: true;
  /** After that they said that a grown-up shall have it. */
  isForGrownUp?: true;
  /** The visitor was told that the payment of an open order has not come yet. */
  awaitsPayment?: true;
  /** The visitor said that they have paid, and no order was found: an address is given for that, and buys nothing. */
  claimed?: true;
}
