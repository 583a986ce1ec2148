import { join } from 'node:path';
import type { Config, ServiceName } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Log } from './log.ts';
import { createStoryteller } from './services/brain.storyteller.ts';
import type { Brain } from './services/brain.ts';
import { createCsvSheet } from './services/lead-sheet.csv.ts';
import type { LeadSheet } from './services/lead-sheet.ts';
import { createOutboxMailer } from './services/mailer.outbox.ts';
import type { Mailer } from './services/mailer.ts';
import { createSandboxPayments, type Sandbox } from './services/payments.sandbox.ts';
import type { Payments } from './services/payments.ts';
import { createSigner, type Signer, siteSecret } from './tokens.ts';

/** Everything outside this process, each behind its door. */
export interface Services {
  database: Database;
  signer: Signer;
  /** The site's secret, for cookies. */
  secret: string;
  brain: Brain;
  payments: Payments;
  /** The sandbox's pay page; undefined when a real provider takes the money. */
  sandbox: Sandbox | undefined;
  mailer: Mailer;
  leadSheet: LeadSheet;
  /** What stands behind each door, for the start-up table and `/readyz`. */
  standing: Partial<Record<ServiceName, string>>;
  /** Lets go of the providers, then of the store. */
  close(): Promise<void>;
}

/** Where this process can be reached: known once its port is held. */
export interface Addresses {
  publicUrl: string;
  ownUrl: string;
}

/** The composition root: the only place that picks an adapter. A real provider's adapter is loaded only where it is used. */
export async function openServices(config: Config, { publicUrl, ownUrl }: Addresses, log: Log): Promise<Services> {
  const { openai, razorpay, smtp } = config;
  const database = await openDatabase(config.databaseUrl);
  const secret = await siteSecret(database, config.sessionSecret);
  const storyteller = createStoryteller();
  const brain = openai && (await import('./services/brain.openai.ts')).createOpenAiBrain(openai, storyteller, log);
  const realPayments = razorpay && (await import('./services/payments.razorpay.ts')).createRazorpay(razorpay, publicUrl);
  const testPayments = createSandboxPayments({ database, secret, publicUrl, ownUrl });
  const smtpMailer = smtp && (await import('./services/mailer.smtp.ts')).createSmtpMailer(smtp);

  return {
    database,
    secret,
    signer: createSigner(secret),
    brain: brain ?? storyteller,
    payments: realPayments ?? testPayments,
    sandbox: realPayments ? undefined : testPayments.sandbox,
    mailer: smtpMailer ?? createOutboxMailer(join(config.dataDir, 'outbox'), `Vaani <${config.contactEmail}>`),
    leadSheet: createCsvSheet(join(config.dataDir, 'leads.csv')),
    standing: {
      database: database.engine,
      brain: openai ? `OpenAI-compatible, ${openai.model}` : 'storyteller',
      payments: razorpay ? 'Razorpay' : 'sandbox',
      mailer: smtp ? 'SMTP' : 'outbox files',
      'lead-sheet': 'CSV file',
    },
    async close() {
      smtpMailer?.close();
      await database.close();
    },
  };
}
