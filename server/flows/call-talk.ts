/** The conversation of a call, on whichever line it is held: a runner of the conversation core that keeps and carries out. */

import { messageLimit } from '#shared/kaka-rules.ts';
import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import type { ConversationState, KnownOrder, LeadNote, TurnResult } from '../conversation/conversation.ts';
import { lineSelector } from '../conversation/lines.ts';
import { leadNoteOf } from '../conversation/plans/arya/note.ts';
import { newConversation, turn } from '../conversation/turn.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import type { Brain, Line } from '../services/brain.ts';
import type { AryaLeads } from './arya-lead.ts';
import { ago } from './call-ends.ts';
import * as callQueries from './call-queries.ts';
import * as callRows from './call-rows.ts';
import type { CallThanks } from './call-thanks.ts';
import { chatOf, keepState, linesBefore, seedOf } from './chat-rows.ts';
import { converse, prepare } from './converse.ts';
import type { Orders } from './orders.ts';
import { carryOut, knownOrders } from './sale.ts';

/** A call within this long after another with the same character goes on with its conversation. */
export const visitMs = 30 * 60_000;
/** Lines of the chat that a call goes on from. */
const earlierLines = 14;

export interface Spoken {
  text: string;
  /** The visitor has said goodbye: the call ends after these words. */
  isGoodbye: boolean;
}

/** What is kept of the call in the same step as its conversation. */
export type Beside = Partial<Pick<CallRow, 'answered'>>;

/** An answer by the key of its request, so that a request that comes again is no other turn. */
export type Answered = Spoken & { key: string };

/** Oldest first. */
export const answersIn = ({ answered }: CallRow): Answered[] => (answered === null ? [] : JSON.parse(answered));
export const answersAre = (answers: readonly Answered[]): Beside => ({ answered: JSON.stringify(answers) });

/** How a turn of a call is held. */
export interface CallTurn {
  /** The call so far, without what was said now. */
  history?: readonly Line[];
  /** Gives the turn up. */
  signal?: AbortSignal;
  /** The name of the visitor's line: sent again after its call broke, it gets the answer it got. */
  key?: string | undefined;
  /** What a line keeps of the answer together with the conversation. */
  beside?(said: Spoken): Beside;
  /** Hears each sentence of the answer as soon as it may be said, where the answer is made sentence by sentence. */
  say?: ((sentence: string) => void) | undefined;
  /** Somebody else words the answer: no model is asked. */
  isDraft?: boolean;
}

export interface CallTalk {
  /** The character's next line for an occasion: its greeting, a word into the silence. */
  line(occasion: string): string;
  /** The answer to what the visitor said. @throws AppError chat_failed */
  turn(message: string, how: CallTurn): Promise<Spoken>;
  /** What the character has to say by itself, such as thanks for a payment; undefined when there is nothing. */
  news(): Promise<string | undefined>;
  /** Whether the last answer, which is this text, was a goodbye. */
  wasGoodbye(text: string): boolean;
}

export interface CallTalks {
  /** The conversation of a call, begun or gone on with. @param medium text where the visitor writes and reads */
  open(call: CallRow, medium?: 'text' | 'voice'): Promise<CallTalk>;
  /** A call is over: what its conversation leaves behind is kept, once. @param said the visitor's lines, where its carrier tells them */
  over(call: CallRow, said?: readonly string[]): Promise<void>;
}

interface Needs {
  database: Database;
  brain: Brain;
  orders: Orders;
  thanks: CallThanks;
  aryaLeads: AryaLeads;
  contactEmail: string | undefined;
  log: Log;
}

export function createCallTalks({ database, brain, orders, thanks, aryaLeads, contactEmail, log }: Needs): CallTalks {
  /** The call's conversation, in one step; Kaka's chat goes on from it, for a visit is one conversation. */
  const save = ({ id, session_id: sessionId, persona }: CallRow, state: ConversationState, beside: Beside) =>
    database.transact(async (trx) => {
      const isKept = await callRows.keep(trx, id, { state: JSON.stringify(state), ...beside });
      if (sells(persona) && isKept) await keepState(trx, sessionId, state);
    });

  /** What the store cannot keep must not take the call with it. */
  const quietly = (work: Promise<unknown>, call: string): Promise<unknown> =>
    work.catch((error: unknown) => log.error({ err: error, call }, 'could not save the result of a call'));

  /** Where the same visit has come to with the character: in Kaka's chat, or in the call before. */
  async function before({ id, session_id: sessionId, persona }: CallRow): Promise<ConversationState | undefined> {
    if (sells(persona)) return (await chatOf(database, sessionId))?.state;
    const row = await callQueries.latestOf(database.db, sessionId, { persona, since: ago(visitMs), besides: id });
    return row?.state ? JSON.parse(row.state) : undefined;
  }

  async function begin(call: CallRow): Promise<ConversationState> {
    const { page_lang: pageLang } = call;
    const earlier = await before(call);
    if (!earlier) return newConversation(seedOf(call.id), pageLang ?? (personaBySlug(call.persona).lang === 'hi-IN' ? 'hi' : 'en'));
    // The greeting stands between what was asked then and what is said now.
    const { open: _open, ...state } = earlier;
    return pageLang ? { ...state, lang: pageLang } : state;
  }

  return {
    async open(call, medium = 'voice') {
      const { id, session_id: sessionId, persona } = call;
      const state: ConversationState = call.state ? JSON.parse(call.state) : await begin(call);
      const earlier = sells(persona) && brain.readsHistory ? await linesBefore(database, sessionId, messageLimit + 1, earlierLines) : [];

      // While the character greets, what it will need is built.
      void prepare(persona);
      const talk = talkFrom(persona, state, brain, {
        medium,
        contactEmail,
        earlier,
        orders: (state) => knownOrders(orders, sessionId, state),
        // Meanwhile the chat beside the call may have sold, or another tab talked on.
        latest: async () => (sells(persona) ? (await chatOf(database, sessionId))?.state : undefined),
        async settle(result, beside) {
          const { reply } = await carryOut(orders, sessionId, call.page_lang, result);
          await quietly(save(call, result.state, beside(reply)), id);
          return reply;
        },
        news: (state) => thanks.due(call, state.lang),
      });
      let last = answersIn(call).at(-1);
      return {
        ...talk,
        async turn(message, { key, ...how }) {
          if (key === undefined) return talk.turn(message, how);
          if (last?.key === key) return last;
          const said = await talk.turn(message, { ...how, beside: (spoken) => answersAre([{ key, ...spoken }]) });
          last = { key, ...said };
          return said;
        },
        wasGoodbye: (text) => last?.isGoodbye === true && last.text === text,
      };
    },

    async over(call, said = []) {
      const { id, session_id: sessionId, persona, state } = call;
      if (personaBySlug(persona).plan !== 'showroom') return;
      const lead = leadIn(state === null ? undefined : JSON.parse(state)) ?? leadIn(await heardAgain(persona, said));
      if (lead) await quietly(aryaLeads.keep({ callId: id, sessionId, lead }), id);
    },
  };

  /** A hosted model held the call, or our answers were lost: the same lines, understood by our own conversation. */
  async function heardAgain(persona: PersonaSlug, said: readonly string[]): Promise<ConversationState | undefined> {
    if (said.length === 0) return undefined;
    await prepare(persona);
    return said.reduce(
      (state, message) => turn(state, { persona, medium: 'voice', message, orders: [], contactEmail }).state,
      newConversation(1),
    );
  }
}

/** The note of a talk in which the visitor left a way to be reached. */
function leadIn(state: ConversationState | undefined): LeadNote | undefined {
  const note = leadNoteOf(state?.plan);
  return note && (note.email !== '' || note.phone !== '') ? note : undefined;
}

/** What a conversation in a call needs of the outside. */
export interface TalkNeeds {
  medium?: 'text' | 'voice';
  contactEmail?: string | undefined;
  /** What was said before the call. */
  earlier?: readonly Line[];
  orders?(state: ConversationState): Promise<KnownOrder[]>;
  /** Where the conversation is now, if others take it further too. */
  latest?(): Promise<ConversationState | undefined>;
  /** Carries a turn out and keeps it. @returns the words that are said @throws AppError payment_link_failed */
  settle?(result: TurnResult, beside: (text: string) => Beside): Promise<string>;
  news?(state: ConversationState): Promise<string | undefined>;
}

/** A conversation that is held in a call. */
export function talkFrom(persona: PersonaSlug, begun: ConversationState, brain: Brain, needs: TalkNeeds = {}): CallTalk {
  const { medium = 'voice', contactEmail, earlier = [], orders, latest, settle, news } = needs;
  let state = begun;
  function line(occasion: string): string {
    const lines = { ...state.lines };
    const text = lineSelector(persona, state, lines)(occasion)[state.lang];
    state = { ...state, lines };
    return text;
  }
  return {
    line,
    async turn(message, { history = [], signal = new AbortController().signal, beside = () => ({}), say, isDraft = false }) {
      const now = await latest?.();
      if (now) state = { ...now, lines: { ...now.lines, ...state.lines } };
      const input = { persona, medium, message, orders: (await orders?.(state)) ?? [], contactEmail };
      const result = await converse(isDraft ? undefined : brain, {
        input,
        before: state,
        history: () => [...earlier, ...history],
        signal,
        say,
      });
      // Interrupted meanwhile: what was not said has not happened.
      signal.throwIfAborted();
      const isGoodbye = result.effects.some(({ kind }) => kind === 'goodbye');
      const said = (text: string) => beside({ text, isGoodbye });
      try {
        const text = settle ? await settle(result, said) : result.reply;
        state = result.state;
        return { text, isGoodbye };
      } catch (error) {
        // The till still waits: the address can be said again.
        if (error instanceof AppError && error.code === 'payment_link_failed') return { text: line('trouble'), isGoodbye: false };
        throw error;
      }
    },
    news: async () => news?.(state),
    wasGoodbye: () => false,
  };
}
