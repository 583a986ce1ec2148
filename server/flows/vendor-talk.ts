/** The conversation of a call that a vendor carries: its line asks for each answer by the vendor's own id of the call. */

import { guideByName, guideBySku } from '#shared/catalog.ts';
import { personaBySlug, sells } from '#shared/personas.ts';
import type { ConversationState, LeadNote } from '../conversation/conversation.ts';
import { withNote } from '../conversation/plans/arya/note.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallRow } from '../db/schema.ts';
import { langOf } from '../language/script.ts';
import type { Lang } from '../personas/persona.ts';
import type { Line } from '../services/brain.ts';
import * as callQueries from './call-queries.ts';
import * as callRows from './call-rows.ts';
import { answersAre, answersIn, type Beside, type CallTalks, type Spoken } from './call-talk.ts';
import { prepare } from './converse.ts';

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
  /** Hears each sentence of the answer as soon as it may be said, where the answer is made sentence by sentence. */
  say?: ((sentence: string) => void) | undefined;
}

/** What a model at the vendor asks of us. `said`: the visitor's own words. */
export type ToolCall = { id: string } & (
  | { name: 'danger_help' | 'look_up'; said: string }
  | { name: 'offer_guide'; guide: string; email: string; said: string }
  | { name: 'note_lead'; lead: LeadNote }
);

export interface VendorTalk {
  /**
   * The character's words for what was said in a call that we opened and that is still on. The same request again is no other turn.
   * @throws AppError not_found for a foreign or ended call; too_many_requests
   */
  answer(vendorCallId: string, turn: VendorTurn): Promise<Spoken>;
  /**
   * Does what a hosted model asks for, once, and answers what it is to say or to know.
   * @param history what the visitor has said before
   * @throws AppError not_found for a foreign or ended call; too_many_requests
   */
  use(vendorCallId: string, tool: ToolCall, history: readonly Line[]): Promise<string>;
}

/** The visitor's line for the till when a hosted model offers a guide. */
const purchaseLines: Record<Lang, (guide: string, email: string) => string> = {
  en: (guide, email) => `I want to buy the ${guide}${email && `, my email is ${email}`}`,
  hinglish: (guide, email) => `mujhe ${guide} kharidna hai${email && `, mera email ${email} hai`}`,
  hi: (guide, email) => `मुझे ${guide} खरीदना है${email && `, मेरा ईमेल ${email} है`}`,
};

export function createVendorTalk({ database, callTalks, log }: { database: Database; callTalks: CallTalks; log: Log }): VendorTalk {
  /** By call and key: a request that comes again while the first is under way. */
  const underWay = new Map<string, Promise<Spoken>>();

  async function rowOf(vendorCallId: string): Promise<CallRow> {
    const row = await callQueries.ofVendor(database.db, vendorCallId);
    if (!row || (row.status !== 'opened' && row.status !== 'joined')) throw new AppError('not_found');
    // Whoever speaks in it has joined it, though the vendor's word of that be lost or late.
    if (row.status === 'opened') await database.transact((trx) => callRows.join(trx, row.id, new Date().toISOString()));
    return row;
  }

  const keep = (id: string, values: callRows.Kept) => database.transact((trx) => callRows.keep(trx, id, values));

  /** Answers a request once; the same again gets the same words. @param act has to keep what `beside` says with the rest of its work */
  async function once(
    vendorCallId: string,
    key: string,
    act: (row: CallRow, beside: (said: Spoken) => Beside) => Promise<Spoken>,
  ): Promise<Spoken> {
    const row = await rowOf(vendorCallId);
    const asked = answersIn(row);
    const known = asked.find((one) => one.key === key);
    if (known) return known;
    const id = `${row.id} ${key}`;
    // Nothing is awaited between this look and `set` below, where there is none: of two at once the second finds the first.
    const running = underWay.get(id);
    const first = running && (await running.catch(() => undefined));
    if (first) return first;
    const minutes = Math.floor((Date.now() - Date.parse(row.joined_at ?? row.created_at)) / 60_000) + 1;
    if (asked.length >= minutes * turnsPerMinute) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
    const said = act(row, (said) => answersAre([...asked, { key, ...said }]));
    underWay.set(id, said);
    return said.finally(() => underWay.delete(id));
  }

  return {
    answer: (vendorCallId, { message, key, history, signal, say }) =>
      once(vendorCallId, key, async (row, keptBeside) => {
        const talk = await callTalks.open(row);
        // The first turn of a process builds what it searches: that is no thinking.
        if (message !== '') await prepare(row.persona);
        // A payment that the vendor could not be told of is thanked for before the answer.
        const news = await talk.news();
        if (news) say?.(`${news} `);
        const withNews = ({ text, isGoodbye }: Spoken): Spoken => ({ text: news ? `${news} ${text}` : text, isGoodbye });
        const beside = (said: Spoken) => keptBeside(withNews(said));
        const alone = async (text: string) => {
          const said = { text, isGoodbye: false };
          await keep(row.id, beside(said));
          return said;
        };
        if (message === '') return withNews(await alone(talk.line('greeting')));
        const answered = talk
          .turn(message, { history, signal: AbortSignal.any([signal, AbortSignal.timeout(thinkMs)]), beside, say })
          .catch((error: unknown) => {
            signal.throwIfAborted();
            log.warn(
              { err: error, call: row.id },
              'reply failed in a call of the voice provider; the character asks the visitor to try again',
            );
            return alone(talk.line('trouble'));
          });
        return withNews(await answered);
      }),

    async use(vendorCallId, tool, history) {
      const { text } = await once(vendorCallId, `tool ${tool.id}`, async (row, beside) => {
        const heard = async (message: string) =>
          // The model at the vendor words it: ours is not asked too.
          (await callTalks.open(row)).turn(message, { beside, history, isDraft: true });
        const told = async (text: string, values: callRows.Kept = {}) => {
          const said = { text, isGoodbye: false };
          await keep(row.id, { ...values, ...beside(said) });
          return said;
        };
        const state: ConversationState | undefined = row.state ? JSON.parse(row.state) : undefined;
        switch (tool.name) {
          case 'danger_help':
          case 'look_up':
            return heard(tool.said);
          // The till hears it as the visitor's own wish: price, address and danger are judged by the one conversation.
          case 'offer_guide': {
            const guide = guideBySku(tool.guide) ?? guideByName(tool.guide);
            if (!sells(row.persona) || !guide) return told('There is no such guide. Do not offer it.');
            return heard(purchaseLines[langOf(tool.said, state?.lang)](guide.name, tool.email));
          }
          case 'note_lead':
            if (personaBySlug(row.persona).plan !== 'showroom') return told('Nothing was noted: only the showroom takes notes.');
            return told('Noted for the showroom.', { state: JSON.stringify(withNote(state, tool.lead)) });
        }
      });
      return text;
    },
  };
}
