/** Runs the conversation core for a call in a voice room or at Vapi: stores the state and carries out the effects. */

import { messageLimit } from '#shared/kaka-rules.ts';
import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import type { ConversationState, KnownOrder, LeadNote, TurnResult } from '../conversation/conversation.ts';
import { lineSelector } from '../conversation/lines.ts';
import { ownWordsOf, withoutOwnWords } from '../conversation/own-words.ts';
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

/** A call within this time after another call with the same character continues its conversation. */
export const visitMs = 30 * 60_000;
/** The number of chat messages that a call gets as its history. */
const earlierLines = 14;

export interface Spoken {
  text: string;
  /** The visitor has said goodbye: the call ends after these words. */
  isGoodbye: boolean;
}

/** What is stored in the same step as the state of the conversation. */
export type Beside = Partial<Pick<CallRow, 'answered'>>;

/** The answer to each request, so that a repeated request is not another turn. */
export type Answered = Spoken & { key: string };

/** The oldest first. */
export const answersIn = ({ answered }: CallRow): Answered[] => (answered === null ? [] : JSON.parse(answered));
export const answersAre = (answers: readonly Answered[]): Beside => ({ answered: JSON.stringify(answers) });

/** Options of a turn in a call. */
export interface CallTurn {
  /** The lines of the call so far, without the new one. */
  history?: readonly Line[];
  /** Cancels the turn. */
  signal?: AbortSignal;
  /** Identifies the visitor's message. A message that is sent again gets the same answer. */
  key?: string | undefined;
  /** What is stored together with the state. */
  beside?(said: Spoken): Beside;
  /** Called with each sentence of the answer as soon as it may be said. */
  say?: ((sentence: string) => void) | undefined;
  /** The answer is worded by another model, so the brain is not used. */
  isDraft?: boolean;
}

export interface CallTalk {
  /** The character's next text for an occasion, such as the greeting. */
  line(occasion: string): string;
  /** The answer to the visitor's words. @throws AppError chat_failed */
  turn(message: string, how: CallTurn): Promise<Spoken>;
  /** What the character wants to say without a question, such as thanks for a payment; undefined if there is nothing. */
  news(): Promise<string | undefined>;
  /** Whether the last answer, which has this text, was a goodbye. */
  wasGoodbye(text: string): boolean;
}

export interface CallTalks {
  /** Starts or continues the conversation of a call. @param medium `text` if the visitor writes and reads */
  open(call: CallRow, medium?: 'text' | 'voice'): Promise<CallTalk>;
  /** Stores the results of a call after its end, once. @param said the visitor's lines, if the voice provider reports them */
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
  /**
   * Stores the state of the call's conversation. For Kaka it also stores it in the chat, because a visit is one conversation. The visitor's
   * previous line is never stored, their other words only while the call lasts.
   */
  const save = ({ id, session_id: sessionId, persona }: CallRow, { previous: _previous, ...state }: ConversationState, beside: Beside) =>
    database.transact(async (trx) => {
      const isKept =
        (await callRows.keepLive(trx, id, { state: JSON.stringify(state), ...beside })) ||
        (await callRows.keep(trx, id, { state: JSON.stringify(withoutOwnWords(state)) }));
      if (sells(persona) && isKept) await keepState(trx, sessionId, state);
    });

  /** Logs an error of the store. The call continues. */
  const quietly = (work: Promise<unknown>, call: string): Promise<unknown> =>
    work.catch((error: unknown) => log.error({ err: error, call }, 'could not save the result of a call'));

  /** The state of the same visit with the character: from Kaka's chat, or from the previous call. */
  async function before({ id, session_id: sessionId, persona }: CallRow): Promise<ConversationState | undefined> {
    if (sells(persona)) return (await chatOf(database, sessionId))?.state;
    const row = await callQueries.latestOf(database.db, sessionId, { persona, since: ago(visitMs), besides: id });
    return row?.state ? JSON.parse(row.state) : undefined;
  }

  async function begin(call: CallRow): Promise<ConversationState> {
    const { page_lang: pageLang } = call;
    const earlier = await before(call);
    if (!earlier) return newConversation(seedOf(call.id), pageLang ?? (personaBySlug(call.persona).lang === 'hi-IN' ? 'hi' : 'en'));
    // The greeting comes between an earlier question and the visitor's next words, so the question is no longer open.
    const { open: _open, ...state } = earlier;
    return pageLang ? { ...state, lang: pageLang } : state;
  }

  return {
    async open(call, medium = 'voice') {
      const { id, session_id: sessionId, persona } = call;
      const state: ConversationState = call.state ? JSON.parse(call.state) : await begin(call);
      const earlier = sells(persona) && brain.readsHistory ? await linesBefore(database, sessionId, messageLimit + 1, earlierLines) : [];

      // Loaded while the character says the greeting.
      void prepare(persona);
      const talk = talkFrom(persona, state, brain, {
        medium,
        contactEmail,
        earlier,
        orders: (state) => knownOrders(orders, sessionId, state),
        // The chat or another tab may have changed the state meanwhile.
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

  /** If a hosted model led the call, or answers were lost, the core reads the same lines once more. */
  async function heardAgain(persona: PersonaSlug, said: readonly string[]): Promise<ConversationState | undefined> {
    if (said.length === 0) return undefined;
    await prepare(persona);
    return said.reduce(
      (state, message) => turn(state, { persona, medium: 'voice', message, orders: [], contactEmail }).state,
      newConversation(1),
    );
  }
}

/** Stores the note of a conversation in which the visitor left contact details. */
function leadIn(state: ConversationState | undefined): LeadNote | undefined {
  const note = leadNoteOf(state?.plan);
  return note && (note.email !== '' || note.phone !== '') ? note : undefined;
}

/** What a conversation in a call needs from its caller. */
export interface TalkNeeds {
  medium?: 'text' | 'voice';
  contactEmail?: string | undefined;
  /** The conversation before the call. */
  earlier?: readonly Line[];
  orders?(state: ConversationState): Promise<KnownOrder[]>;
  /** The current state, if others may have changed it. */
  latest?(): Promise<ConversationState | undefined>;
  /** Carries out the effects of a turn and stores it. @returns the words to say @throws AppError payment_link_failed */
  settle?(result: TurnResult, beside: (text: string) => Beside): Promise<string>;
  news?(state: ConversationState): Promise<string | undefined>;
}

/** A conversation in a call. */
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
      if (now) state = { ...withoutOwnWords(now), ...ownWordsOf(state), ...openBoth(state, now), lines: { ...now.lines, ...state.lines } };
      const previous = history.findLast(({ who }) => who === 'visitor')?.text;
      const input = { persona, medium, message, orders: (await orders?.(state)) ?? [], contactEmail };
      const result = await converse(isDraft ? undefined : brain, {
        input,
        before: { ...state, ...(previous !== undefined && { previous }) },
        history: () => [...earlier, ...history],
        signal,
        say,
      });
      // Interrupted meanwhile: the turn has no effect.
      signal.throwIfAborted();
      const isGoodbye = result.effects.some(({ kind }) => kind === 'goodbye');
      const said = (text: string) => beside({ text, isGoodbye });
      try {
        const text = settle ? await settle(result, said) : result.reply;
        state = result.state;
        return { text, isGoodbye };
      } catch (error) {
        // The sale still waits for the email address, and the visitor can say it again.
        if (error instanceof AppError && error.code === 'payment_link_failed') return { text: line('trouble'), isGoodbye: false };
        throw error;
      }
    },
    news: async () => news?.(state),
    wasGoodbye: () => false,
  };
}

/** The question that both states leave open, with the visitor's words that it was asked about. */
const openBoth = ({ open }: ConversationState, latest: ConversationState): Pick<ConversationState, 'open'> =>
  open?.kind === 'nearest' && latest.open?.kind === 'nearest' ? { open } : {};
