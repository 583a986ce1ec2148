import { sells } from '#shared/personas.ts';
import type { Trx } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import * as callRows from './call-rows.ts';
import { forgetState } from './chat-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as noteRows from './note-rows.ts';
import * as outboxRows from './outbox-rows.ts';

/**
 * Deletes the conversation of a call and its results: the lead, its sheet row if that is not sent yet, and the state of Kaka's chat. Orders
 * stay, because they belong to the visitor. The row stays until the voice provider has deleted its part.
 */
export async function forgetCall(trx: Trx, { id, session_id: sessionId, persona }: CallRow): Promise<CallRow | undefined> {
  const leadId = leadIdOf(id);
  await leadRows.erase(trx, [leadId]);
  await noteRows.erase(trx, [leadId, id]);
  await outboxRows.eraseKey(trx, `sheet:${leadId}`);
  if (sells(persona)) await forgetState(trx, sessionId);
  return callRows.setForgetting(trx, id);
}

/** A call has at most one lead. */
export const leadIdOf = (callId: string): string => callId.replace(/^call_/, 'lead_');
