/** Who sells, as the law wants it named: on receipts and invoices, and on the legal pages. */
export interface Seller {
  /** The legal name. */
  name: string;
  address: string;
  /** Registered for goods and services tax: sales get tax invoices. */
  gst?: { gstin: string; rate: number };
  /** Whom complaints go to, by name and designation, and how and when that person is reached beside the contact address. */
  grievance?: { officer: string; contact?: string };
}
