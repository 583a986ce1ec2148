/** The conversation of a call that a vendor carries: its line asks for each answer by the vendor's own id of the call. */

import type { BuyCard } from '#shared/room-protocol.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { Line } from '../services/brain.ts';
import * as callRows from './call-rows.ts';
import type { CallTalks } from './call-talk.ts';

/** Answers that a minute of a call may ask for; more is no conversation. */
const turnsPerMinute = 20;
/** Vapi waits 20 s for the first word. */
const thinkMs = 15_000;

export interface VendorTurn {
  message: string;
  /** The same for the same request. */
  key: string;
  history: readonly Line[];
  signal: AbortSignal;
}

export interface VendorTalk {
  /**
   * The character's words for what was said in a call that we opened and that is still on.
   * @throws AppError not_found for a foreign or ended call; too_many_requests
   */
  answer(vendorCallId: string, turn: VendorTurn): Promise<{ text: string; isGoodbye: boolean }>;
  /** What the visitor's page is to show, from the given place on; undefined when the call is over. */
  cardsOf(sessionId: string, from: number): Promise<{ cards: readonly BuyCard[]; isOver: boolean }>;
}

/** What a call has said last, kept beside its conversation. */
interface Answered {
  key: string;
  text: string;
  isGoodbye: boolean;
  turns: number;
  cards: BuyCard[];
}

export function createVendorTalk({ database, callTalks, log }: { database: Database; callTalks: CallTalks; log: Log }): VendorTalk {
  const { db } = database;
  return {
    async answer(vendorCallId, { message, key, history, signal }) {
      const row = await callRows.ofVendor(db, vendorCallId);
      if (!row || (row.status !== 'minted' && row.status !== 'joined')) throw new AppError('not_found');
      const before: Answered = row.answered ? JSON.parse(row.answered) : { key: '', text: '', isGoodbye: false, turns: 0, cards: [] };
      if (before.key === key) return { text: before.text, isGoodbye: before.isGoodbye };
      const minutes = Math.floor((Date.now() - Date.parse(row.joined_at ?? row.created_at)) / 60_000) + 1;
      if (before.turns >= minutes * turnsPerMinute) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
      const talk = await callTalks.open({ id: row.id, sessionId: row.session_id, persona: row.persona });
      const said =
        message === ''
          ? { text: talk.line('greeting'), cards: [], isGoodbye: false }
          : await talk
              .turn(message, history.slice(0, -1), AbortSignal.any([signal, AbortSignal.timeout(thinkMs)]))
              .catch((error: unknown) => {
                signal.throwIfAborted();
                log.warn({ err: error, call: row.id }, 'no answer for a turn of a vendor call');
                return { text: talk.line('trouble'), cards: [], isGoodbye: false };
              });
      const { text, isGoodbye } = said;
      const answered: Answered = { key, text, isGoodbye, turns: before.turns + 1, cards: [...before.cards, ...said.cards] };
      await database.transact((trx) => callRows.saveAnswered(trx, row.id, answered));
      return { text, isGoodbye };
    },

    async cardsOf(sessionId, from) {
      const row = await callRows.liveOf(db, sessionId);
      if (!row) return { cards: [], isOver: true };
      const { cards } = row.answered ? (JSON.parse(row.answered) as Answered) : { cards: [] };
      return { cards: cards.slice(from), isOver: false };
    },
  };
}
