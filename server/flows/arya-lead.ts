import type { LeadNote } from '../conversation/conversation.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { LeadRow } from '../db/schema.ts';
import { leadIdOf } from './forget-call.ts';
import * as leadRows from './lead-rows.ts';
import type { Outbox } from './outbox.ts';
import { leadSheetRow, sheetRow } from './sheet.ts';

export interface AryaLeads {
  /**
   * Stores Arya's lead from a call: once for each call, and only if the visitor left contact details.
   * When it resolves, the lead and its sheet row are on disk.
   */
  keep(call: { callId: string; sessionId: string; lead: LeadNote }): Promise<void>;
}

/** The maximum length of a cell. */
const detailsMax = 2_000;

export function createAryaLeads({ database, outbox, log }: { database: Database; outbox: Outbox; log: Log }): AryaLeads {
  return {
    async keep({ callId, sessionId, lead: note }) {
      if (note.email === '' && note.phone === '') return;
      const { name, email, ...details } = note;
      const row: LeadRow = {
        id: leadIdOf(callId),
        kind: 'arya',
        session_id: sessionId,
        name,
        brand: 'Suryodaya Motors',
        website: '',
        description: Object.entries(details)
          .filter(([, value]) => value !== '')
          .map(([key, value]) => `${key}: ${value}`)
          .join(' | ')
          .slice(0, detailsMax),
        email,
        created_at: new Date().toISOString(),
      };
      const isNew = await database.transact(async (trx) => {
        if (!(await leadRows.insert(trx, row))) return false;
        await outbox.enqueue(trx, sheetRow(leadSheetRow(row)));
        return true;
      });
      if (isNew) log.info({ lead: row.id }, 'lead saved');
      outbox.wake();
    },
  };
}
