/** The conversation of a call that a vendor carries: its line asks for each answer by the vendor's own id of the call. */

import { guideByName, guideBySku } from '#shared/catalog.ts';
import type { ConversationState, LeadNote } from '../conversation/conversation.ts';
import { withNote } from '../conversation/plans/arya/note.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import type { Line } from '../services/brain.ts';
import * as callRows from './call-rows.ts';
import type { Beside, CallTalks, Spoken } from './call-talk.ts';
import { prepare } from './converse.ts';

/** Answers that a minute of a call may ask for; more is no conversation. */
const turnsPerMinute = 20;
/** Vapi waits 20 s for the first word. */
const thinkMs = 15_000;
/** Results that are kept for a tool call that comes again. */
const resultsKept = 20;

export interface VendorTurn {
  message: string;
  /** The same for the same request. */
  key: string;
  history: readonly Line[];
  signal: AbortSignal;
}

/** What a model at the vendor asks of us. */
export type ToolCall = { id: string } & (
  | { name: 'offer_guide'; guide: string; email: string }
  | { name: 'note_lead'; lead: LeadNote }
  | { name: 'danger_help'; said: string }
);

export interface VendorTalk {
  /**
   * The character's words for what was said in a call that we opened and that is still on.
   * @throws AppError not_found for a foreign or ended call; too_many_requests
   */
  answer(vendorCallId: string, turn: VendorTurn): Promise<Spoken>;
  /**
   * Does what a hosted model asks for, once, and answers what it is to say or to know.
   * @throws AppError not_found for a foreign or ended call
   */
  use(vendorCallId: string, tool: ToolCall): Promise<string>;
}

/** What a call has said last. */
interface Answered {
  key: string;
  text: string;
  isGoodbye: boolean;
  turns: number;
  /** Results of tool calls, by their ids, oldest first. */
  results?: [id: string, result: string][];
}

const nothing: Answered = { key: '', text: '', isGoodbye: false, turns: 0 };

export function createVendorTalk({ database, callTalks, log }: { database: Database; callTalks: CallTalks; log: Log }): VendorTalk {
  async function rowOf(vendorCallId: string): Promise<{ row: CallRow; answered: Answered }> {
    const row = await callRows.ofVendor(database.db, vendorCallId);
    if (!row || (row.status !== 'minted' && row.status !== 'joined')) throw new AppError('not_found');
    // Whoever speaks in it has joined it, though the vendor's word of that be lost or late.
    if (row.status === 'minted') await database.transact((trx) => callRows.join(trx, row.id, new Date().toISOString()));
    return { row, answered: row.answered ? JSON.parse(row.answered) : nothing };
  }

  const keep = (id: string, values: callRows.Kept) => database.transact((trx) => callRows.keep(trx, id, values));

  /** Whether the minutes begun allow another turn. */
  function assertTurn(row: CallRow, { turns }: Answered) {
    const minutes = Math.floor((Date.now() - Date.parse(row.joined_at ?? row.created_at)) / 60_000) + 1;
    if (turns >= minutes * turnsPerMinute) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
  }

  return {
    async answer(vendorCallId, { message, key, history, signal }) {
      const { row, answered } = await rowOf(vendorCallId);
      if (answered.key === key) return { text: answered.text, isGoodbye: answered.isGoodbye };
      assertTurn(row, answered);
      const talk = await callTalks.open(row);
      // The first turn of a process builds what it searches: that is no thinking.
      if (message !== '') await prepare(row.persona);
      // A payment that the vendor could not be told of is thanked for before the answer.
      const news = await talk.news();
      const withNews = ({ text, isGoodbye }: Spoken): Spoken => ({ text: news ? `${news} ${text}` : text, isGoodbye });
      const beside = (said: Spoken): Beside => ({
        answered: JSON.stringify({ ...answered, key, ...withNews(said), turns: answered.turns + 1 }),
      });
      const alone = async (said: Spoken) => {
        await keep(row.id, beside(said));
        return said;
      };
      const said =
        message === ''
          ? await alone({ text: talk.line('greeting'), isGoodbye: false })
          : await talk
              .turn(message, history.slice(0, -1), AbortSignal.any([signal, AbortSignal.timeout(thinkMs)]), beside)
              .catch((error: unknown) => {
                signal.throwIfAborted();
                log.warn({ err: error, call: row.id }, 'no answer for a turn of a vendor call');
                return alone({ text: talk.line('trouble'), isGoodbye: false });
              });
      return withNews(said);
    },

    async use(vendorCallId, tool) {
      const { row, answered } = await rowOf(vendorCallId);
      const { results = [] } = answered;
      const known = results.find(([id]) => id === tool.id);
      if (known) return known[1];
      assertTurn(row, answered);
      const beside = (result: string): Beside => ({
        answered: JSON.stringify({ ...answered, turns: answered.turns + 1, results: [...results, [tool.id, result]].slice(-resultsKept) }),
      });
      const said = async (message: string) => {
        const talk = await callTalks.open(row);
        return (await talk.turn(message, [], AbortSignal.timeout(thinkMs), ({ text }) => beside(text))).text;
      };
      const refuse = async (result: string) => {
        await keep(row.id, beside(result));
        return result;
      };
      switch (tool.name) {
        // The till hears it as the visitor's own words: price, address and danger are judged by the one conversation.
        case 'offer_guide': {
          const guide = guideBySku(tool.guide) ?? guideByName(tool.guide);
          if (row.persona !== 'kaka' || !guide) return refuse('There is no such guide. Do not offer it.');
          return said(`I want to buy the ${guide.name}${tool.email === '' ? '' : `, my email is ${tool.email}`}`);
        }
        case 'danger_help':
          return said(tool.said);
        case 'note_lead': {
          if (row.persona !== 'arya') return refuse('Nothing was noted: only Arya notes.');
          const state: ConversationState | undefined = row.state ? JSON.parse(row.state) : undefined;
          const result = 'Noted for the showroom.';
          await keep(row.id, { state: JSON.stringify(withNote(state, tool.lead)), ...beside(result) });
          return result;
        }
      }
    },
  };
}
