import type { Signer } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { Brain } from './brain.ts';
import type { Hearing } from './hearing.ts';
import type { LeadSheet } from './lead-sheet.ts';
import type { Mailer } from './mailer.ts';
import type { Payments, Sandbox } from './payments.ts';
import type { Scheduler } from './scheduler.ts';
import type { Speech } from './speech.ts';
import type { RoomDoor, Voice } from './voice.ts';

/** The doors behind which either a real provider or an embedded default stands. */
export const serviceNames = ['voice', 'brain', 'payments', 'lead-sheet', 'scheduler', 'mailer', 'speech', 'hearing', 'database'] as const;
export type ServiceName = (typeof serviceNames)[number];

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
  scheduler: Scheduler;
  voice: Voice;
  /** The embedded rooms' side of the calls; undefined when a vendor carries them. */
  room: RoomDoor | undefined;
  speech: Speech;
  /** Who reads the visitors' speech in the rooms; undefined where their browsers do. */
  hearing: Hearing | undefined;
  /** What stands behind each door, for the start-up table and `/readyz`. */
  standing: Partial<Record<ServiceName, string>>;
  /** Lets go of the providers, then of the store. */
  close(): Promise<void>;
}
