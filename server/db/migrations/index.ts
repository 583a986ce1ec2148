import type { Migration } from 'kysely/migration';
import * as first from './001_first.ts';
import * as callPulse from './002_call_pulse.ts';
import * as outboxQueue from './003_outbox_queue.ts';
import * as wishesAndPayments from './004_wishes_and_payments.ts';
import * as conversationState from './005_conversation_state.ts';
import * as shares from './006_shares.ts';
import * as visits from './007_visits.ts';
import * as plainNames from './008_plain_names.ts';
import * as desk from './009_desk.ts';
import * as whatBrandsSell from './010_what_brands_sell.ts';
import * as refunds from './011_refunds.ts';
import * as invoices from './012_invoices.ts';
import * as mailStops from './013_mail_stops.ts';
import * as languageOfCalls from './014_language_of_calls.ts';
import * as languageOfMails from './015_language_of_mails.ts';

/**
 * Applied in the order of their names, once, whichever instance starts first. A landed migration is never edited. A new one is a file with
 * the next number, and a row here.
 */
export const migrations: Record<string, Migration> = {
  '001_first': first,
  '002_call_pulse': callPulse,
  '003_outbox_queue': outboxQueue,
  '004_wishes_and_payments': wishesAndPayments,
  '005_conversation_state': conversationState,
  '006_shares': shares,
  '007_visits': visits,
  '008_plain_names': plainNames,
  '009_desk': desk,
  '010_what_brands_sell': whatBrandsSell,
  '011_refunds': refunds,
  '012_invoices': invoices,
  '013_mail_stops': mailStops,
  '014_language_of_calls': languageOfCalls,
  '015_language_of_mails': languageOfMails,
};

/** What is wrong with a store that a newer release has changed, and what to do; undefined where nothing is. @param applied the migrations it has seen */
export function newerStore(applied: readonly string[]): string | undefined {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return undefined;
  return `The store is of a newer release (it has ${unknown.join(', ')}): run that release, or restore the backup that was made before the upgrade.`;
}
