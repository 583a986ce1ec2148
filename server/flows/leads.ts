import type { ApiOutput } from '#shared/api.ts';
import { isWebsite } from '#shared/lead-words.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { digest } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { LeadRow } from '../db/schema.ts';
import * as leadRows from './lead-rows.ts';
import type { Outbox } from './outbox.ts';
import { leadSheetRow, sheetRow } from './sheet.ts';

const keptLeads = counter('leads_total', 'Leads of the lead chat.');

export interface LeadAnswers {
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  /** Names the conversation, where the page gave it a name. */
  attempt_id: string;
}

export interface Leads {
  /** Keeps a lead: when it resolves, lead and sheet row are on disk. The same answers of the same visitor again are the same lead. */
  submit(sessionId: string, answers: LeadAnswers): Promise<ApiOutput<'lead'>>;
}

export function createLeads({ database, outbox, log }: { database: Database; outbox: Outbox; log: Log }): Leads {
  return {
    async submit(sessionId, { attempt_id, ...answers }) {
      const lead = asLead(answers);
      // A page whose first answer was lost has no cookie to be known by: then its own name for the conversation tells.
      const id = `lead_${digest([attempt_id || sessionId, ...Object.values(lead)])}`;
      const row: LeadRow = { id, kind: 'website', session_id: sessionId, created_at: new Date().toISOString(), ...lead };
      const isNew = await database.transact(async (trx) => {
        if (!(await leadRows.insert(trx, row))) return false;
        await outbox.enqueue(trx, sheetRow(leadSheetRow(row)));
        return true;
      });
      if (isNew) {
        keptLeads.add({});
        log.info({ lead: id }, 'lead saved');
      }
      outbox.wake();
      return { success: true, id };
    },
  };
}

/** What does not begin with http is a description, whichever field it came in. */
function asLead({ name, brand, website, description, email }: Omit<LeadAnswers, 'attempt_id'>) {
  if (website === '' || isWebsite(website)) return { name, brand, website, description, email };
  return { name, brand, website: '', description: [website, description].filter(Boolean).join(' '), email };
}
