import type { Signer } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { Brain } from './brain.ts';
import type { Hearing } from './hearing.ts';
import type { LeadSheet } from './lead-sheet.ts';
import type { Mailer } from './mailer.ts';
import type { Payments, Sandbox } from './payments.ts';
import type { Scheduler } from './scheduler.ts';
import type { Speech } from './speech.ts';
import type { RoomAccess, Voice } from './voice.ts';

/** The services, each with the embedded default that stands in where no provider is configured. */
export const embeddedNames = {
  voice: 'voice rooms',
  brain: 'storyteller',
  payments: 'sandbox',
  'lead-sheet': 'CSV file',
  scheduler: 'own calendar',
  mailer: 'outbox files',
  speech: 'the visitor’s browser',
  hearing: 'the visitor’s browser',
  database: 'sqlite',
} as const;

export type ServiceName = keyof typeof embeddedNames;
export const serviceNames = Object.keys(embeddedNames) as ServiceName[];

/** Everything outside this process, each with its interface. */
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
  scheduler: Scheduler;
  voice: Voice;
  /** The embedded rooms' side of the calls; undefined when a vendor carries them. */
  room: RoomAccess | undefined;
  speech: Speech;
  /** Who reads the visitors' speech in the rooms; undefined where their browsers do. */
  hearing: Hearing | undefined;
  /** Which provider or default each service uses, for the start-up table and `/readyz`. */
  used: Record<ServiceName, string>;
  /** Lets go of the providers, then of the store. */
  close(): Promise<void>;
}
