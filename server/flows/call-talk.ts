/** The conversation of a call, on whichever line it is held: a runner of the conversation core that keeps and carries out. */

import { guideBySku, type Sku } from '#shared/catalog.ts';
import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import type { BuyCard } from '#shared/room-protocol.ts';
import type { ConversationState, Effect } from '../conversation/conversation.ts';
import { leadNoteOf } from '../conversation/plans/arya.ts';
import { lineDrawer } from '../conversation/say.ts';
import { newConversation } from '../conversation/turn.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import type { Brain, Line } from '../services/brain.ts';
import type { AryaLeads } from './arya-lead.ts';
import * as callRows from './call-rows.ts';
import { seedOf } from './chat-rows.ts';
import { converse, prepare } from './converse.ts';
import type { Kaka } from './kaka.ts';

/** Which call talks. */
export interface TalkingCall {
  id: string;
  sessionId: string;
  persona: PersonaSlug;
}

export interface Spoken {
  text: string;
  /** What the page shows with it. */
  cards: readonly BuyCard[];
  /** The visitor has said goodbye: the call ends after these words. */
  isGoodbye: boolean;
}

export interface CallTalk {
  /** The character's next line for an occasion: its greeting, a word into the silence. */
  line(occasion: string): string;
  /** The answer to what the visitor said. @throws AppError chat_failed */
  turn(message: string, history: readonly Line[], signal: AbortSignal): Promise<Spoken>;
}

export interface CallTalks {
  /** The conversation of a call, begun or gone on with. */
  open(call: TalkingCall): Promise<CallTalk>;
  /** A call is over: what its conversation leaves behind is kept. */
  over(call: Pick<CallRow, 'id' | 'session_id' | 'persona' | 'state'>): Promise<void>;
}

interface Needs {
  database: Database;
  brain: Brain;
  kaka: Pick<Kaka, 'offerInCall'>;
  aryaLeads: AryaLeads;
  contactEmail: string | undefined;
  log: Log;
}

export function createCallTalks({ database, brain, kaka, aryaLeads, contactEmail, log }: Needs): CallTalks {
  const save = (callId: string, state: ConversationState) => database.transact((trx) => callRows.saveState(trx, callId, state));

  /** What the store cannot keep must not take the call with it. */
  const quietly = (work: Promise<unknown>, call: string): Promise<unknown> =>
    work.catch((error: unknown) => log.error({ err: error, call }, 'what a call leaves behind could not be saved'));

  return {
    async open(call) {
      const row = await callRows.byId(database.db, call.id);
      const lang = personaBySlug(call.persona).lang === 'hi-IN' ? 'hi' : 'en';
      const state: ConversationState = row?.state ? JSON.parse(row.state) : newConversation(seedOf(call.id), lang);

      // While the character greets, what it will need is built.
      void prepare(call.persona);
      return talkFrom(call.persona, state, brain, contactEmail, async (after, effects) => {
        await quietly(save(call.id, after), call.id);
        const cards: BuyCard[] = [];
        for (const effect of effects) {
          if (effect.kind === 'await-email') {
            cards.push(cardOf(effect.sku));
            await quietly(kaka.offerInCall(call.sessionId, effect.sku), call.id);
          }
          if (effect.kind === 'open-orders') cards.push(...effect.skus.map((sku) => cardOf(sku, effect.email)));
        }
        return cards;
      });
    },

    async over({ id, session_id: sessionId, persona, state }) {
      if (persona !== 'arya' || state === null) return;
      const lead = leadNoteOf((JSON.parse(state) as ConversationState).plan);
      if (lead) await quietly(aryaLeads.keep({ callId: id, sessionId, lead }), id);
    },
  };
}

/**
 * A conversation that is held in a call.
 * @param after keeps the state after a turn and carries out what follows; answers the cards that the page shows
 */
export function talkFrom(
  persona: PersonaSlug,
  begun: ConversationState,
  brain: Brain,
  contactEmail: string | undefined,
  after: (state: ConversationState, effects: readonly Effect[]) => Promise<BuyCard[]>,
): CallTalk {
  let state = begun;
  return {
    line(occasion) {
      const lines = { ...state.lines };
      const text = lineDrawer(persona, state, lines)(occasion)[state.lang];
      state = { ...state, lines };
      return text;
    },
    async turn(message, history, signal) {
      const input = { persona, medium: 'voice' as const, message, orders: [], contactEmail };
      const result = await converse(brain, { input, before: state, history: () => history, signal });
      // Interrupted meanwhile: what was not said has not happened.
      signal.throwIfAborted();
      state = result.state;
      const isGoodbye = result.effects.some(({ kind }) => kind === 'goodbye');
      return { text: result.reply, cards: await after(state, result.effects), isGoodbye };
    },
  };
}

function cardOf(sku: Sku, email?: string): BuyCard {
  const guide = guideBySku(sku);
  if (!guide) throw new Error(`no guide ${sku}`);
  return { type: 'buy-card', sku, skuName: guide.name, paise: guide.paise, ...(email !== undefined && { email }) };
}
