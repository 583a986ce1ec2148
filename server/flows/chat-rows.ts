/** The tables of Kaka's chats and their messages: the only file that reads or writes them. */

import { sql } from 'kysely';
import { exchangeSize, messageLimit } from '#shared/kaka-rules.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { ownWordsOf, withoutOwnWords } from '../conversation/own-words.ts';
import { newConversation } from '../conversation/turn.ts';
import { compiled } from '../db/compiled.ts';
import { holdsWords, isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Database, Db, Trx } from '../db/database.ts';
import type { ChatMessageRow, ChatRow } from '../db/schema.ts';
import type { Line } from '../services/brain.ts';

/** Positions in a conversation that an exchange has taken. */
export interface Place {
  /** The number of messages, including the new ones. */
  count: number;
  state: ConversationState;
}

const begin = compiled((trx, { sessionId, now }: { sessionId: string; now: string }) =>
  trx
    .insertInto('chats')
    .values({ session_id: sessionId, message_count: 1, paid_failures: 0, state: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing()),
);

const take = compiled((trx, { sessionId, now, size, most }: { sessionId: string; now: string; size: number; most: number }) =>
  trx
    .updateTable('chats')
    .set((eb) => ({ message_count: eb('message_count', '+', size), updated_at: now }))
    .where('session_id', '=', sessionId)
    .where('message_count', '<=', most)
    .returning(['message_count', 'state']),
);

/** Takes `size` positions, or none. This one statement enforces the message limit under concurrent requests. */
export async function takePlaces(trx: Trx, sessionId: string, size: number): Promise<Place | undefined> {
  const now = new Date().toISOString();
  await begin(trx, { sessionId, now });
  const [row] = (await take(trx, { sessionId, now, size, most: messageLimit - size })).rows;
  return row && { count: row.message_count, state: readState(row.state, sessionId) };
}

/** How often a conversation gets its positions back after a failed exchange that may have cost money. */
const paidFailures = 3;

/**
 * Returns the positions of a failed exchange. If a later exchange has taken the next positions, the gap stays and counts.
 * @param mayHaveCost returns them only a few times, because a visitor could cause any number of failures that cost money
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

const save = compiled((trx, { sessionId, state }: { sessionId: string; state: string }) =>
  trx.updateTable('chats').set({ state }).where('session_id', '=', sessionId),
);

export const saveState = (trx: Trx, sessionId: string, state: ConversationState) => save(trx, { sessionId, state: JSON.stringify(state) });

/** A call of the same visitor has changed the state. The chat continues from it, with its own words. No position is used. */
export async function keepState(trx: Trx, sessionId: string, state: ConversationState): Promise<void> {
  const place = await takePlaces(trx, sessionId, 0);
  await saveState(trx, sessionId, { ...withoutOwnWords(state), ...(place && ownWordsOf(place.state)) });
}

/** Deletes the state of the conversation. Its messages stay. */
export const forgetState = (trx: Trx, sessionId: string) =>
  trx.updateTable('chats').set({ state: null }).where('session_id', '=', sessionId).execute();

export interface NewMessage {
  position: number;
  sender: 'kaka' | 'user';
  text: string;
  orderIds?: readonly string[];
}

const insertMessage = compiled((trx, row: Omit<ChatMessageRow, 'heard'>) =>
  trx.insertInto('chat_messages').values({
    session_id: row.session_id,
    position: row.position,
    sender: row.sender,
    text: row.text,
    order_id: row.order_id,
    created_at: row.created_at,
  }),
);

export const addMessage = (trx: Trx, sessionId: string, { position, sender, text, orderIds = [] }: NewMessage) =>
  insertMessage(trx, {
    session_id: sessionId,
    position,
    sender,
    text,
    order_id: orderIds.length > 0 ? orderIds.join(' ') : null,
    created_at: new Date().toISOString(),
  });

const markHeard = compiled((trx, { sessionId, position, heard }: Pick<ChatMessageRow, 'position' | 'heard'> & { sessionId: string }) =>
  trx.updateTable('chat_messages').set({ heard }).where('session_id', '=', sessionId).where('position', '=', position),
);

/** The result of a visitor's message. */
export const setHeard = (trx: Trx, sessionId: string, position: number, heard: ChatMessageRow['heard']) =>
  markHeard(trx, { sessionId, position, heard });

/** The messages before a position, the oldest first. */
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

/** The message count and the state of a chat. @param within the store, or the current transaction: a query on another connection would wait for it */
export async function chatOf({ db: within }: { db: Db }, sessionId: string) {
  const chat = await within.selectFrom('chats').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  return chat && { messageCount: chat.message_count, state: readState(chat.state, sessionId) };
}

export async function messagesOf({ db }: Database, sessionId: string) {
  const rows = await db.selectFrom('chat_messages').selectAll().where('session_id', '=', sessionId).orderBy('position').execute();
  return rows.map(({ order_id, ...row }) => ({ ...row, orderIds: order_id === null ? [] : order_id.split(' ') }));
}

/** Sessions whose chat has had no message since then. */
export async function idleSince(db: Db, since: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('chats').select('session_id').where('updated_at', '<', since).limit(limit).execute();
  return rows.map(({ session_id }) => session_id);
}

/** Sessions whose chat contains this email address as a whole word. @param email in lower case */
export async function sessionsThatSay(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'text'])
    .where(holdsWords(['text'], email))
    .execute();
  const whole = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'u');
  return rows.filter(({ text }) => whole.test(text.toLowerCase())).map(({ session_id }) => session_id);
}

export async function countMessages(db: Db, sessionIds: readonly string[]): Promise<number> {
  const rows = db.selectFrom('chat_messages').where(isOneOf('session_id', sessionIds)).select(db.fn.countAll().as('rows'));
  return Number((await rows.executeTakeFirstOrThrow()).rows);
}

/** Deletes the chats of these sessions with their messages. */
export async function eraseChats(trx: Trx, sessionIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('chat_messages').where(isOneOf('session_id', sessionIds)).execute();
  await trx.deleteFrom('chats').where(isOneOf('session_id', sessionIds)).execute();
}

/** How many of the latest messages a search reads. */
const searchedChats = 2_000;

/**
 * Whether a danger was recognised in a chat: from the state, or from a message after the state was deleted. In the state, quotes in a
 * visitor's words are escaped, so that they cannot look like a key.
 */
const hasDanger = sql<boolean>`(coalesce(state, '') like '%"danger":%' or exists (
  select 1 from chat_messages where chat_messages.session_id = chats.session_id and chat_messages.heard = 'help'))`;

const listedColumns = ['session_id', 'updated_at', 'message_count', 'state', hasDanger.as('in_danger')] as const;

/** A chat in the list of the desk. */
export interface ListedChat {
  session_id: string;
  updated_at: string;
  messageCount: number;
  name: string;
  isInDanger: boolean;
}

const asListed = (row: Pick<ChatRow, 'session_id' | 'updated_at' | 'message_count' | 'state'> & { in_danger: unknown }): ListedChat => ({
  session_id: row.session_id,
  updated_at: row.updated_at,
  messageCount: row.message_count,
  name: readState(row.state, row.session_id).name ?? '',
  isInDanger: Boolean(row.in_danger),
});

/**
 * One page of the chats, the latest message first. A search finds chats of these sessions, and recent chats in which the visitor wrote
 * these words. It never finds a chat in which a danger was recognised.
 */
export async function listed(db: Db, { words, behind, limit }: Listed, sessions: readonly string[]): Promise<ListedChat[]> {
  const recent = db.selectFrom('chats').select('session_id').orderBy('updated_at', 'desc').limit(searchedChats);
  const saying = db
    .selectFrom('chat_messages')
    .select('session_id')
    .where('sender', '=', 'user')
    .where(holdsWords(['text'], words))
    .where('session_id', 'in', recent);
  const rows = await db
    .selectFrom('chats')
    .select(listedColumns)
    .where(isListed({ words: '', behind }, 'updated_at', 'session_id', []))
    .$if(words !== '', (query) =>
      query.where((eb) => eb.and([eb.or([isOneOf('session_id', sessions), eb('session_id', 'in', saying)]), eb.not(hasDanger)])),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asListed);
}

/** One chat, as in the list. */
export async function listedOne(db: Db, sessionId: string): Promise<ListedChat | undefined> {
  const row = await db.selectFrom('chats').select(listedColumns).where('session_id', '=', sessionId).executeTakeFirst();
  return row && asListed(row);
}

/** The visitor's messages in these sessions, in order. */
export const visitorLines = (db: Db, sessionIds: readonly string[]) =>
  db
    .selectFrom('chat_messages')
    .select(['session_id', 'text', 'heard'])
    .where('sender', '=', 'user')
    .where(isOneOf('session_id', sessionIds))
    .orderBy('session_id')
    .orderBy('position')
    .execute();

/** How many visitors since then reached each step of a sale with Kaka, in the chat or in a call. */
export async function stepsSince(db: Db, since: string) {
  const remembers = (key: string) => sql`coalesce(state, '') like ${`%"${key}":%`}`;
  const offered = sql.join(['offered', 'offeredAt', 'basket', 'sold'].map(remembers), sql` or `);
  const chats = db.selectFrom('chats').where('created_at', '>=', since);
  const steps = await chats
    .select(({ fn }) => [
      fn.countAll().as('begun'),
      sql`sum(case when message_count >= ${1 + 2 * exchangeSize} then 1 else 0 end)`.as('wentOn'),
      sql`sum(case when ${offered} then 1 else 0 end)`.as('offered'),
    ])
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('chat_messages')
    .where('sender', '=', 'user')
    .where('session_id', 'in', chats.select('session_id'))
    .select(({ fn }) => [fn.countAll().as('messages'), sql`sum(case when heard = 'unanswered' then 1 else 0 end)`.as('unanswered')])
    .executeTakeFirstOrThrow();
  return {
    begun: Number(steps.begun),
    wentOn: Number(steps.wentOn ?? 0),
    offered: Number(steps.offered ?? 0),
    messages: Number(lines.messages),
    unanswered: Number(lines.unanswered ?? 0),
  };
}

const readState = (json: string | null, sessionId: string): ConversationState =>
  json === null ? newConversation(seedOf(sessionId)) : (JSON.parse(json) as ConversationState);

/** The seed for alternatives of texts, so that different visitors get different words. */
export const seedOf = (id: string): number => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);

/** The sessions among these that have a chat. */
export async function sessionsWithChat(trx: Trx, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('chats').select('session_id').where(isOneOf('session_id', sessionIds)).execute();
  return new Set(rows.map(({ session_id }) => session_id));
}
