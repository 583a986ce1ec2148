/** The rows of Kaka's chats and their messages: the only place that writes them. */

import { exchangeSize, messageLimit } from '#shared/kaka-rules.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { newConversation } from '../conversation/turn.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Line } from '../services/brain.ts';

/** Places in a conversation, taken for an exchange. */
export interface Place {
  /** Messages so far, those just taken included. */
  count: number;
  state: ConversationState;
}

/** Takes `size` places of the conversation, or none: the one statement that guards the limit, whoever else is asking. */
export async function takePlaces(trx: Trx, sessionId: string, size: number): Promise<Place | undefined> {
  const now = new Date().toISOString();
  await trx
    .insertInto('chats')
    .values({ session_id: sessionId, message_count: 1, state: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .updateTable('chats')
    .set((eb) => ({ message_count: eb('message_count', '+', size), updated_at: now }))
    .where('session_id', '=', sessionId)
    .where('message_count', '<=', messageLimit - size)
    .returning(['message_count', 'state'])
    .executeTakeFirst();
  return row && { count: row.message_count, state: readState(row.state, sessionId) };
}

/** A failed exchange costs the visitor nothing. A later exchange may have taken the places behind; then these stay empty, and counted. */
export async function returnPlaces(trx: Trx, sessionId: string, position: number): Promise<void> {
  await trx.deleteFrom('chat_messages').where('session_id', '=', sessionId).where('position', '=', position).execute();
  await trx
    .updateTable('chats')
    .set((eb) => ({ message_count: eb('message_count', '-', exchangeSize) }))
    .where('session_id', '=', sessionId)
    .where('message_count', '=', position + 1)
    .execute();
}

export const saveState = (trx: Trx, sessionId: string, state: ConversationState) =>
  trx
    .updateTable('chats')
    .set({ state: JSON.stringify(state) })
    .where('session_id', '=', sessionId)
    .execute();

export interface NewMessage {
  position: number;
  sender: 'kaka' | 'user';
  text: string;
  orderIds?: readonly string[];
}

export const addMessage = (trx: Trx, sessionId: string, { position, sender, text, orderIds = [] }: NewMessage) =>
  trx
    .insertInto('chat_messages')
    .values({
      session_id: sessionId,
      position,
      sender,
      text,
      order_id: orderIds.length > 0 ? orderIds.join(' ') : null,
      created_at: new Date().toISOString(),
    })
    .execute();

/** The conversation before a place, oldest first. */
export async function linesBefore({ db }: Database, sessionId: string, before: number, limit: number): Promise<Line[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['sender', 'text'])
    .where('session_id', '=', sessionId)
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map((row) => ({ who: row.sender === 'kaka' ? ('character' as const) : ('visitor' as const), text: row.text }));
}

/** A chat's count and state. @param within the store, or the transaction under way: another connection would wait for it */
export async function chatOf({ db: within }: { db: Database['db'] | Trx }, sessionId: string) {
  const chat = await within.selectFrom('chats').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  return chat && { messageCount: chat.message_count, state: readState(chat.state, sessionId) };
}

export async function messagesOf({ db }: Database, sessionId: string) {
  const rows = await db.selectFrom('chat_messages').selectAll().where('session_id', '=', sessionId).orderBy('position').execute();
  return rows.map(({ sender, text, order_id }) => ({ sender, text, orderIds: order_id === null ? [] : order_id.split(' ') }));
}

const readState = (json: string | null, sessionId: string): ConversationState =>
  json === null ? newConversation(seedOf(sessionId)) : (JSON.parse(json) as ConversationState);

/** Draws among a character's alternatives: another visitor, other words. */
export const seedOf = (id: string): number => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
