/** Makes Kaka say thank you in a call when a guide is paid: once for each order. */

import { sells } from '#shared/personas.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { valuesOf } from '../conversation/till/guides.ts';
import { tillLine } from '../conversation/till/till-lines.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { CallRow, OrderRow } from '../db/schema.ts';
import type { Lang } from '../personas/persona.ts';
import type { Voice } from '../services/voice.ts';
import { carried } from './call-ends.ts';
import * as callQueries from './call-queries.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';

export interface CallThanks {
  /** Claims the payments since the call began, and returns the words for them; undefined if there are none. */
  due(call: CallRow, lang: Lang): Promise<string | undefined>;
  /** Called when an order is paid. If Vapi carries the buyer's call, Vapi says the words. */
  paid(orderId: string): Promise<void>;
}

interface Needs {
  database: Database;
  voice: Voice;
  log: Log;
}

export function createCallThanks({ database, voice, log }: Needs): CallThanks {
  const claim = ({ session_id: sessionId, created_at: since }: CallRow) =>
    database.transact((trx) => orderRows.claimThanks(trx, sessionId, since));
  const wordsFor = (claimed: readonly OrderRow[], lang: Lang) =>
    claimed.map(({ sku, email }) => tillLine('paid-thanks', lang, { ...valuesOf(sku), email })).join(' ');

  return {
    async due(call, lang) {
      if (!sells(call.persona)) return undefined;
      const claimed = await claim(call);
      return claimed.length > 0 ? wordsFor(claimed, lang) : undefined;
    },

    async paid(orderId) {
      const order = await orderQueries.byId(database.db, orderId);
      const call = order && (await callQueries.liveOf(database.db, order.session_id));
      if (!call || !sells(call.persona) || call.vendor_call_id === null || !voice.say) return;
      const claimed = await claim(call);
      if (claimed.length === 0) return;
      const lang = call.state === null ? 'en' : (JSON.parse(call.state) as ConversationState).lang;
      await voice.say(carried(call), wordsFor(claimed, lang)).catch(async (error: unknown) => {
        log.warn({ err: error, call: call.id }, 'could not say thanks through the voice provider; the next reply says it');
        const ids = claimed.map(({ id }) => id);
        await database.transact((trx) => orderRows.returnThanks(trx, ids));
      });
    },
  };
}
