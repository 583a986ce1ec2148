/**
 * Conversations at the desk: chats and calls in one list. If help for a danger was given, only the fact that there was a conversation is
 * shown: no words, name or note. No search finds it.
 */

import type { ConversationRow, DeskConversation } from '#shared/desk.ts';
import { isEmail } from '#shared/email.ts';
import { formatInr } from '#shared/money.ts';
import { personaBySlug, personas } from '#shared/personas.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { unansweredIn } from '../conversation/turn.ts';
import { AppError } from '../core/errors.ts';
import { sessionHash } from '../core/log.ts';
import type { Listed } from '../db/conditions.ts';
import type { Database, Db } from '../db/database.ts';
import type { CallRow, OrderRow } from '../db/schema.ts';
import * as bookingRows from './booking-rows.ts';
import type { CallNotebook } from './call-notes.ts';
import * as callQueries from './call-queries.ts';
import * as chatRows from './chat-rows.ts';
import { deskOrder } from './desk-rows.ts';
import * as leadRows from './lead-rows.ts';
import * as noteRows from './note-rows.ts';
import * as orderQueries from './order-queries.ts';

/** How many orders, leads and meetings a search for a person reads. */
const foundMax = 200;
/** The maximum number of subjects in the row of a call. */
const subjectsMax = 4;
const linesMax = 3;
/** The chat is with the character who sells. */
const seller = personas.find((persona) => persona.sells)?.name ?? '';

export interface DeskConversations {
  listed(page: Listed): Promise<ConversationRow[]>;
  /** @throws AppError not_found, also for a conversation in which a danger was recognised */
  one(id: string): Promise<DeskConversation>;
}

export function createDeskConversations({ database, notebook }: { database: Database; notebook: CallNotebook }): DeskConversations {
  const { db } = database;

  /** The sessions in which somebody with this name or email address left it. */
  async function sessionsOf(words: string): Promise<string[]> {
    if (words === '') return [];
    const page = { words, behind: undefined, limit: foundMax };
    const found = [...(await orderQueries.listed(db, page)), ...(await leadRows.listed(db, page)), ...(await bookingRows.listed(db, page))];
    return [...new Set(found.map(({ session_id }) => session_id ?? ''))].filter(Boolean);
  }

  async function rowsOf(chats: readonly chatRows.ListedChat[], calls: readonly CallRow[]): Promise<ConversationRow[]> {
    const told = chats.filter(({ isInDanger }) => !isInDanger);
    const toldCalls = calls.filter((call) => !isInDanger(call));
    const sessions = [...new Set([...told, ...toldCalls].map(({ session_id }) => session_id))];
    const people = await peopleOf(db, sessions);
    const notes = await noteRows.ofSubjects(db, [...told.map(({ session_id }) => session_id), ...toldCalls.map(({ id }) => id)]);
    const lines = Map.groupBy(
      await chatRows.visitorLines(
        db,
        told.map(({ session_id }) => session_id),
      ),
      ({ session_id }) => session_id,
    );

    const ofChat = (chat: chatRows.ListedChat): ConversationRow => {
      const frame = { id: chat.session_id, at: chat.updated_at, line: 'chat', character: seller } as const;
      if (chat.isInDanger) return { ...frame, ...withheld };
      const said = lines.get(chat.session_id) ?? [];
      const unanswered = said.filter(({ heard }) => heard === 'unanswered');
      const { names, orders } = people(chat.session_id);
      return {
        ...frame,
        who: [...new Set([chat.name, ...names])].filter(Boolean).join(', '),
        asked: said.findLast(({ text }) => !isEmail(text))?.text ?? '',
        unanswered: unanswered.slice(-linesMax).map(({ text }) => text),
        unansweredCount: unanswered.length,
        outcome: soldIn(orders),
        isWithheld: false,
        note: notes.get(chat.session_id) ?? '',
      };
    };
    const ofCall = (call: CallRow): ConversationRow => {
      const line = call.ended_reason === 'in-writing' ? 'writing' : 'call';
      const frame = { id: call.id, at: call.created_at, line, character: personaBySlug(call.persona).name } as const;
      if (isInDanger(call)) return { ...frame, ...withheld };
      const state = stateOf(call);
      const { names } = people(call.session_id);
      return {
        ...frame,
        who: [...new Set([state?.name ?? '', ...names])].filter(Boolean).join(', '),
        asked: subjectsOf(state).join(', '),
        unanswered: [],
        unansweredCount: state ? unansweredIn(state) : 0,
        outcome: endOf(call),
        isWithheld: false,
        note: notes.get(call.id) ?? '',
      };
    };
    return [...chats.map(ofChat), ...calls.map(ofCall)].sort(latestFirst);
  }

  return {
    async listed(page) {
      const sessions = await sessionsOf(page.words);
      const [chats, calls] = [await chatRows.listed(db, page, sessions), await callQueries.listed(db, page, sessions)];
      return (await rowsOf(chats, calls)).slice(0, page.limit);
    },

    async one(id) {
      const call = await callQueries.byId(db, id);
      const chat = call ? undefined : await chatRows.listedOne(db, id);
      const [row] = await rowsOf(chat ? [chat] : [], call && call.status !== 'forgetting' ? [call] : []);
      if (!row || row.isWithheld) throw new AppError('not_found');
      const sessionId = call?.session_id ?? id;
      const messages = chat ? await chatRows.messagesOf(database, id) : [];
      const notes = call && (await notebook.of(call));
      return {
        row,
        session: sessionHash(sessionId),
        messages: messages.map(({ sender, text, heard, created_at: at }) => ({
          sender: sender === 'user' ? 'visitor' : 'character',
          text,
          at,
          isUnanswered: heard === 'unanswered',
        })),
        noted: notes ? [...(notes.topics.length > 0 ? [{ label: 'Subjects', text: notes.topics.join(', ') }] : []), ...notes.noted] : [],
        orders: (await orderQueries.ofSessions(db, [sessionId])).map(deskOrder),
      };
    },
  };
}

const withheld = { who: '', asked: '', unanswered: [], unansweredCount: 0, outcome: '', isWithheld: true, note: '' };

const stateOf = ({ state }: CallRow): ConversationState | undefined => (state === null ? undefined : JSON.parse(state));
const isInDanger = (call: CallRow): boolean => stateOf(call)?.danger !== undefined;

const latestFirst = (one: ConversationRow, other: ConversationRow): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** The names and email addresses that were left in these sessions, and their orders. */
async function peopleOf(db: Db, sessions: readonly string[]) {
  const [orders, leads, bookings] = await Promise.all([
    orderQueries.ofSessions(db, sessions),
    leadRows.ofSessions(db, sessions),
    bookingRows.ofSessions(db, sessions),
  ]);
  return (sessionId: string) => {
    const own = <T extends { session_id: string | null }>(rows: readonly T[]) => rows.filter(({ session_id }) => session_id === sessionId);
    const people = [...own(leads), ...own(bookings)];
    const names = [...people.map(({ name }) => name), ...[...people, ...own(orders)].map(({ email }) => email)];
    return { names, orders: own(orders) };
  };
}

/** The subjects of a call, from the names of its topics: "cold-cough/children" becomes "cold cough". */
function subjectsOf(state: ConversationState | undefined): string[] {
  const subjects = (state?.told ?? []).map((id) => (id.split('/')[0] ?? id).replaceAll('-', ' '));
  return [...new Set(subjects)].slice(-subjectsMax);
}

function soldIn(orders: readonly OrderRow[]): string {
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  if (paid.length > 0) return `paid ${formatInr(paid.reduce((sum, { paise, refunded_paise }) => sum + paise - refunded_paise, 0))}`;
  return orders.some(({ link_id }) => link_id !== null) ? 'link sent, not paid' : '';
}

function endOf({ status, seconds, ended_reason: reason }: CallRow): string {
  if (status === 'failed') return `could not be opened: ${reason}`;
  if (reason === 'in-writing') return '';
  if (status !== 'ended') return status === 'joined' ? 'on' : status;
  const words = (reason ?? '').replaceAll('-', ' ');
  return seconds ? `${seconds} s, ${words}` : words;
}
