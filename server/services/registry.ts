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

/** The services, each with the name of its embedded default. */
export const embeddedNames = {
  voice: 'voice rooms',
  brain: 'conversation core',
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

/** Everything outside this process, behind interfaces. */
export interface Services {
  database: Database;
  signer: Signer;
  /** The secret of the site, for cookies. */
  secret: string;
  brain: Brain;
  payments: Payments;
  /** The sandbox, for its payment page; undefined if a real provider handles payments. */
  sandbox: Sandbox | undefined;
  mailer: Mailer;
  leadSheet: LeadSheet;
  scheduler: Scheduler;
  voice: Voice;
  /** What the voice rooms need of calls; undefined if Vapi carries the calls. */
  room: RoomAccess | undefined;
  speech: Speech;
  /** Transcribes the visitors' speech in the rooms; undefined if their browsers do. */
  hearing: Hearing | undefined;
  /** The provider or the default of each service, for the log line of the start and for `/readyz`. */
  used: Record<ServiceName, string>;
  /** Closes the connections to the providers, then the store. */
  close(): Promise<void>;
}
