/** For the operator: shows and erases the data of a person, as the privacy policy promises. `npm run privacy -- --help` lists the commands. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mailFileName } from '#server/adapters/mailer.outbox.ts';
import type { Config } from '#server/config.ts';
import { engineOf } from '#server/db/engine.ts';
import type { BookingRow } from '#server/db/schema.ts';
import { erase, type PersonalData, personalData } from '#server/flows/erasure.ts';
import { isEmail } from '#shared/email.ts';
import { orderReference } from '#shared/order-reference.ts';
import { type Command, operate, type Station, told } from './operator.ts';
import { Refusal } from './run-command.ts';

const commands: Record<string, Command> = {
  show: {
    takes: '<email>',
    does: 'shows what is stored about a person, and what an erasure would keep; changes nothing',
    async run(station, [email = '']) {
      const { data, mailFiles } = await heldOf(station, email);
      list(`Stored about ${email}, and erased on request:`, erased(data, mailFiles));
      leftOver(station.config, email, data, mailFiles);
    },
  },
  erase: {
    takes: '<email>',
    does: 'erases the data of a person, keeps what the law requires, and says what you must delete by hand',
    async run(station, [email = '']) {
      const { data, mailFiles } = await heldOf(station, email);
      await erase(station.database, data);
      for (const file of mailFiles) rmSync(file, { force: true });
      list(`Erased for ${email}:`, erased(data, mailFiles));
      leftOver(station.config, email, data, mailFiles);
    },
  },
};

async function heldOf({ database, config }: Station, email: string) {
  if (!isEmail(email)) throw new Refusal(`"${email}" is not an email address.`);
  const data = await personalData(database, email);
  const mails = data.outbox.filter(({ topic }) => topic === 'mail').map(({ id }) => join(config.dataDir, 'outbox', mailFileName(id)));
  return { data, mailFiles: mails.filter((file) => existsSync(file)) };
}

const erased = ({ leads, bookings, unpaidOrders, sessions, chatMessages, calls, notes, outbox }: PersonalData, mailFiles: string[]) => [
  `${leads.length} leads`,
  `${bookings.length} meetings`,
  `${unpaidOrders.length} unpaid orders`,
  `${chatMessages} chat messages and ${calls} records of calls, from ${sessions.length} browsers in which the address was given`,
  `${notes} notes that operators wrote about them`,
  `${outbox.length} queued and sent deliveries, ${mailFiles.length} mail files`,
];

/** What is kept and why, and where other data is that this command cannot delete. */
function leftOver(config: Config, email: string, { leads, bookings, paidOrders, unpaidOrders, outbox }: PersonalData, mailFiles: string[]) {
  list(
    'Kept:',
    paidOrders.map(({ id, paid_at }) => `order ${orderReference(id)}, paid ${told(paid_at, config)}: tax and accounting law requires it`),
  );
  const { google, calendly, cal, razorpay, smtp, openai, vapi, dataDir, databaseUrl, contactEmail } = config;
  const mailNames = outbox.filter(({ topic }) => topic === 'mail').map(({ id }) => mailFileName(id));
  // Before an erasure, the mail files still exist on this instance.
  const elsewhere = mailNames.filter(
    (name) => !existsSync(join(dataDir, 'outbox', name)) && !mailFiles.some((file) => file.endsWith(name)),
  );
  const rows = [...leads, ...bookings, ...paidOrders].map(({ id }) => id);
  const meetings = bookings.filter(isInCalendar).map(({ start_time }) => told(start_time, config));
  const links = unpaidOrders.flatMap(({ link_id }) => link_id ?? []);
  const byHand = [
    `${google ? `the Google sheet ${google.sheetId}` : join(dataDir, 'leads.csv')}: every row of ${email}${rows.length > 0 ? `, whose ids begin with ${rows.join(', ')}` : ''}`,
    calendly && `Calendly: the invitee ${email}${meetings.length > 0 ? `, with the meeting of ${meetings.join(', ')}` : ''}`,
    cal && !calendly && `Cal.com: the attendee ${email}${meetings.length > 0 ? `, with the meeting of ${meetings.join(', ')}` : ''}`,
    !calendly &&
      !cal &&
      meetings.length > 0 &&
      `calendars of ${contactEmail}: the meeting of ${meetings.join(', ')}; the slot is free again`,
    razorpay && links.length > 0 && `Razorpay: cancel the payment links ${links.join(', ')}`,
    !smtp &&
      engineOf(databaseUrl) === 'postgres' &&
      elsewhere.length > 0 &&
      `the folder outbox in DATA_DIR of every other instance, where these may lie: ${elsewhere.join(', ')}`,
    smtp && `sent mails of ${smtp.from}, where the mail server keeps them`,
    `mails about them at ${contactEmail}`,
    vapi && 'Vapi: what it keeps of calls',
    openai && 'the language model’s provider: what it keeps of chats',
    'files of npm run leads -- export, and backups of the store',
  ].filter((line) => typeof line === 'string');
  list('To be deleted by hand:', byHand);
}

const isInCalendar = ({ status, start_time }: BookingRow) => status === 'confirmed' && start_time !== null;

function list(title: string, lines: string[]) {
  console.log([title, ...(lines.length > 0 ? lines : ['nothing']).map((line) => `  - ${line}`)].join('\n'));
}

await operate(
  'privacy',
  'Requests that the privacy policy allows. First check that the request comes from the person with this email address.',
  'show asha@example.in',
  commands,
);
