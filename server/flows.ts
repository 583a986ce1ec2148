import type { Config } from './config.ts';
import { createGuides, type Guides } from './flows/guides.ts';
import { createKaka, type Kaka } from './flows/kaka.ts';
import { createMail } from './flows/mail.ts';
import { createOrders, type Orders } from './flows/orders.ts';
import { createOutbox, type Outbox } from './flows/outbox.ts';
import { createReconciler, type Reconciler } from './flows/reconcile.ts';
import type { Log } from './log.ts';
import type { SheetRow } from './services/lead-sheet.ts';
import type { Services } from './services.ts';

/** What the product does, put together. */
export interface Flows {
  kaka: Kaka;
  orders: Orders;
  guides: Guides;
  outbox: Outbox;
  reconciler: Reconciler;
}

export function createFlows(services: Services, config: Config, publicUrl: string, log: Log): Flows {
  const { database, payments, signer, brain, mailer, leadSheet } = services;
  const outbox = createOutbox(
    database,
    {
      mail: { batchSize: 1, deliver: async ([entry]) => void (entry && (await mail.deliver(entry.id, entry.payload))) },
      sheet: { batchSize: 100, deliver: (entries) => leadSheet.append(entries.map(({ payload }) => payload as SheetRow)) },
    },
    log,
  );
  const orders = createOrders({ database, payments, outbox, signer, log });
  const { chatMessagesPerDay, businessTimeZone, contactEmail } = config;
  const reconciler = createReconciler({ database, payments, orders, log });
  const guides = createGuides(orders, { contactEmail, timeZone: businessTimeZone });
  const testPayments = services.sandbox !== undefined;
  const mail = createMail({ database, mailer, orders, guides, publicUrl, contactEmail, timeZone: businessTimeZone, testPayments });
  const kaka = createKaka({ database, brain, orders, chatMessagesPerDay, businessTimeZone, log });
  return { kaka, orders, guides, outbox, reconciler };
}
