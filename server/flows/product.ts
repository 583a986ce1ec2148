import type { Bookings } from './bookings.ts';
import type { CallEnds } from './call-ends.ts';
import type { CallNotebook } from './call-notes.ts';
import type { CallTalks } from './call-talk.ts';
import type { Calls } from './calls.ts';
import type { Desk } from './desk.ts';
import type { Guides } from './guides.ts';
import type { Kaka } from './kaka.ts';
import type { Leads } from './leads.ts';
import type { Orders } from './orders.ts';
import type { Outbox } from './outbox.ts';
import type { Purchases } from './purchases.ts';
import type { Receipts } from './receipts.ts';
import type { Reconciler } from './reconcile.ts';
import type { Reminders } from './reminders.ts';
import type { TestSales } from './test-sales.ts';
import type { VendorTalk } from './vendor-talk.ts';
import type { WrittenTalk } from './written-talk.ts';

/** What the product does, put together. */
export interface Flows {
  kaka: Kaka;
  orders: Orders;
  guides: Guides;
  receipts: Receipts;
  purchases: Purchases;
  reminders: Reminders;
  testSales: TestSales;
  /** Forgets what a browser has left here. */
  forgetVisit(sessionId: string): Promise<void>;
  leads: Leads;
  bookings: Bookings;
  outbox: Outbox;
  reconciler: Reconciler;
  calls: Calls;
  callEnds: CallEnds;
  callTalks: CallTalks;
  vendorTalk: VendorTalk;
  writtenTalk: WrittenTalk;
  notebook: CallNotebook;
  desk: Desk;
}
