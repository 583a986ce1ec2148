import type { Config } from './config.ts';
import type { Log } from './core/log.ts';
import { createAryaLeads } from './flows/arya-lead.ts';
import { createBookings, placeOf } from './flows/bookings.ts';
import { createCallEnds } from './flows/call-ends.ts';
import { createCallNotebook } from './flows/call-notes.ts';
import { createCallTalks } from './flows/call-talk.ts';
import { createCallThanks } from './flows/call-thanks.ts';
import { createCalls } from './flows/calls.ts';
import { createDesk } from './flows/desk.ts';
import { createForgetVisit } from './flows/forget-visit.ts';
import { createGuides } from './flows/guides.ts';
import { createKaka } from './flows/kaka.ts';
import { createLeads } from './flows/leads.ts';
import { createMail } from './flows/mail.ts';
import { createMeetingHours } from './flows/meeting-hours.ts';
import { createOrders } from './flows/orders.ts';
import { createOutbox } from './flows/outbox.ts';
import type { Flows } from './flows/product.ts';
import { createPurchases } from './flows/purchases.ts';
import { createReceipts } from './flows/receipts.ts';
import { createReconciler } from './flows/reconcile.ts';
import { createReminders } from './flows/reminders.ts';
import { sheetDelivery } from './flows/sheet.ts';
import { createTestSales } from './flows/test-sales.ts';
import { createVendorTalk } from './flows/vendor-talk.ts';
import { createWrittenTalk } from './flows/written-talk.ts';
import type { Services } from './services/registry.ts';

export function createFlows(services: Services, config: Config, publicUrl: string, log: Log): Flows {
  const { database, payments, signer, brain, mailer, leadSheet, scheduler, voice } = services;
  const outbox = createOutbox(
    database,
    {
      mail: { batchSize: 1, deliver: async ([entry]) => void (entry && (await mail.deliver(entry.id, entry.payload))) },
      sheet: sheetDelivery(leadSheet),
      meeting: { batchSize: 1, deliver: (entries, signal) => bookings.delivery.deliver(entries, signal) },
    },
    log,
  );
  const { chatMessagesPerDay, businessTimeZone, contactEmail, seller } = config;
  const testPayments = services.sandbox !== undefined;
  const receipts = createReceipts({ database, seller, signer, contactEmail, timeZone: businessTimeZone, testPayments });
  const purchases = createPurchases({ database, outbox, secret: services.secret, businessTimeZone });
  const reminders = createReminders({
    database,
    outbox,
    signer,
    remindAfterHours: config.remindAfterHours,
    businessTimeZone,
    asksState: seller?.gst !== undefined,
  });
  const orders = createOrders({
    database,
    payments,
    outbox,
    signer,
    seller,
    testPayments,
    reminders,
    businessTimeZone,
    onPaid: (orderId) => thanks.paid(orderId),
    log,
  });
  const reconciler = createReconciler({ database, payments, orders, log });
  const guides = createGuides(orders, { contactEmail, timeZone: businessTimeZone });
  const leads = createLeads({ database, outbox, log });
  const hours = createMeetingHours(businessTimeZone, config.businessDays);
  const { meetingUrl } = config;
  const bookings = createBookings({
    database,
    secret: services.secret,
    scheduler,
    hours,
    outbox,
    signer,
    publicUrl,
    contactEmail,
    meetingUrl,
    log,
  });
  const calendarInvites = scheduler.sendsInvites;
  const mail = createMail({
    database,
    mailer,
    orders,
    guides,
    receipts,
    reminders,
    signer,
    publicUrl,
    contactEmail,
    timeZone: businessTimeZone,
    testPayments,
    calendarInvites,
    place: placeOf({ scheduler, meetingUrl }),
  });
  const kaka = createKaka({ database, brain, orders, contactEmail, chatMessagesPerDay, businessTimeZone, log });
  const callEnds = createCallEnds({
    database,
    voice,
    joinSeconds: config.callJoinSeconds,
    businessTimeZone,
    onOver: (row, said) => callTalks.over(row, said),
    log,
  });
  const { vapi, voiceMinutesPerDay } = config;
  const calls = createCalls({
    database,
    voice,
    secret: services.secret,
    ends: callEnds,
    targets: vapi?.targets,
    voiceMinutesPerDay,
    joinSeconds: config.callJoinSeconds,
    businessTimeZone,
    log,
  });
  const thanks = createCallThanks({ database, voice, log });
  const notebook = createCallNotebook({ database, orders });
  const aryaLeads = createAryaLeads({ database, outbox, log });
  const callTalks = createCallTalks({ database, brain, orders, thanks, aryaLeads, contactEmail, log });
  const vendorTalk = createVendorTalk({ database, callTalks, log });
  const writtenTalk = createWrittenTalk({ database, callTalks, notebook, chatMessagesPerDay, businessTimeZone, log });
  const desk = createDesk({ database, notebook, outbox, log });
  return {
    kaka,
    orders,
    guides,
    receipts,
    purchases,
    reminders,
    testSales: createTestSales({ database, businessTimeZone }),
    forgetVisit: createForgetVisit({ database, callEnds, log }),
    leads,
    bookings,
    outbox,
    calls,
    callEnds,
    callTalks,
    vendorTalk,
    writtenTalk,
    notebook,
    desk,
    reconciler,
  };
}
