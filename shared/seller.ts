/** The seller, as the law requires it on receipts, invoices and the legal pages. */
export interface Seller {
  /** The legal name. */
  name: string;
  address: string;
  /** Registered for GST: sales have tax invoices. */
  gst?: { gstin: string; rate: number };
  /** The person for complaints: name and designation, and contact details in addition to the contact address. */
  grievance?: { officer: string; contact?: string };
}
