import { sells } from '#shared/personas.ts';
import type { Trx } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import * as callRows from './call-rows.ts';
import { forgetState } from './chat-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as noteRows from './note-rows.ts';
import * as outboxRows from './outbox-rows.ts';

/**
 * Forgets what was said in a call and what was made of it: its conversation, the lead with a row that the sheet has not got yet, and
 * what Kaka's chat remembers. Orders stay: they are the visitor's. The row stays until its carrier has deleted its part.
 */
export async function forgetCall(trx: Trx, { id, session_id: sessionId, persona }: CallRow): Promise<CallRow | undefined> {
  const leadId = leadIdOf(id);
  await leadRows.erase(trx, [leadId]);
  await noteRows.erase(trx, [leadId, id]);
  await outboxRows.eraseKey(trx, `sheet:${leadId}`);
  if (sells(persona)) await forgetState(trx, sessionId);
  return callRows.setForgetting(trx, id);
}

/** A call leaves one lead at most. */
export const leadIdOf = (callId: string): string => callId.replace(/^call_/, 'lead_');
