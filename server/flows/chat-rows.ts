/** The tables of Kaka's chats and their messages: the only file that reads or writes them. */

import { sql } from 'kysely';
import { exchangeSize, messageLimit } from '#shared/kaka-rules.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { newConversation } from '../conversation/turn.ts';
import { isOneOf } from '../db/conditions.ts';
import type { Database, Db, Trx } from '../db/database.ts';
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
    .values({ session_id: sessionId, message_count: 1, paid_failures: 0, state: null, created_at: now, updated_at: now })
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

/** How often a conversation gets its places back after an exchange that failed and may have been paid for. */
const paidFailures = 3;

/**
 * A failed exchange costs the visitor nothing. A later exchange may have taken the places behind; then these stay empty, and counted.
 * @param mayHaveCost then only a few times: whoever makes a paid answer fail could have any number of them
 */
export async function returnPlaces(trx: Trx, sessionId: string, position: number, mayHaveCost: boolean): Promise<void> {
  await trx.deleteFrom('chat_messages').where('session_id', '=', sessionId).where('position', '=', position).execute();
  await trx
    .updateTable('chats')
    .set((eb) => ({
      message_count: eb('message_count', '-', exchangeSize),
      paid_failures: eb('paid_failures', '+', mayHaveCost ? 1 : 0),
    }))
    .where('session_id', '=', sessionId)
    .where('message_count', '=', position + 1)
    .where('paid_failures', '<', mayHaveCost ? paidFailures : paidFailures + 1)
    .execute();
}

export const saveState = (trx: Trx, sessionId: string, state: ConversationState) =>
  trx
    .updateTable('chats')
    .set({ state: JSON.stringify(state) })
    .where('session_id', '=', sessionId)
    .execute();

/** A call of the same visitor has taken the conversation further: the chat goes on from there. It costs no place. */
export async function keepState(trx: Trx, sessionId: string, state: ConversationState): Promise<void> {
  await takePlaces(trx, sessionId, 0);
  await saveState(trx, sessionId, state);
}

/** The chat remembers nothing any more; what was said in it stays. */
export const forgetState = (trx: Trx, sessionId: string) =>
  trx.updateTable('chats').set({ state: null }).where('session_id', '=', sessionId).execute();

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
export async function chatOf({ db: within }: { db: Db }, sessionId: string) {
  const chat = await within.selectFrom('chats').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  return chat && { messageCount: chat.message_count, state: readState(chat.state, sessionId) };
}

export async function messagesOf({ db }: Database, sessionId: string) {
  const rows = await db.selectFrom('chat_messages').selectAll().where('session_id', '=', sessionId).orderBy('position').execute();
  return rows.map(({ sender, text, order_id }) => ({ sender, text, orderIds: order_id === null ? [] : order_id.split(' ') }));
}

/** Sessions whose chat has rested since then. */
export async function idleSince(db: Db, since: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('chats').select('session_id').where('updated_at', '<', since).limit(limit).execute();
  return rows.map(({ session_id }) => session_id);
}

/** Sessions in whose chat this email address was written; not one that it is only a part of. @param email in lower case */
export async function sessionsThatSay(db: Db, email: string): Promise<string[]> {
  const part = `%${email.replace(/[!%_]/g, '!$&')}%`;
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'text'])
    .where(sql<boolean>`lower(text) like ${part} escape '!'`)
    .execute();
  const whole = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'u');
  return rows.filter(({ text }) => whole.test(text.toLowerCase())).map(({ session_id }) => session_id);
}

export async function countMessages(db: Db, sessionIds: readonly string[]): Promise<number> {
  const rows = db.selectFrom('chat_messages').where(isOneOf('session_id', sessionIds)).select(db.fn.countAll().as('rows'));
  return Number((await rows.executeTakeFirstOrThrow()).rows);
}

/** Erases the chats of these sessions with their messages. */
export async function eraseChats(trx: Trx, sessionIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('chat_messages').where(isOneOf('session_id', sessionIds)).execute();
  await trx.deleteFrom('chats').where(isOneOf('session_id', sessionIds)).execute();
}

const readState = (json: string | null, sessionId: string): ConversationState =>
  json === null ? newConversation(seedOf(sessionId)) : (JSON.parse(json) as ConversationState);

/** Draws among a character's alternatives: another visitor, other words. */
export const seedOf = (id: string): number => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
