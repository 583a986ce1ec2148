import type { ApiOutput } from '#shared/api.ts';
import { guideByName, guideBySku, type Sku } from '#shared/catalog.ts';
import { exchangeSize, kakaSays, messageLimit } from '#shared/kaka-rules.ts';
import type { SiteLang } from '#shared/words.ts';
import type { ConversationState, TurnResult } from '../conversation/conversation.ts';
import { valuesOf } from '../conversation/till/guides.ts';
import { tillLine } from '../conversation/till/till-lines.ts';
import { newConversation, unansweredIn } from '../conversation/turn.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { failureLevel, providerErrorIn } from '../core/provider-error.ts';
import type { Database, Trx } from '../db/database.ts';
import type { ChatMessageRow } from '../db/schema.ts';
import type { Lang } from '../personas/persona.ts';
import type { Brain } from '../services/brain.ts';
import { businessDay, returnToBudget, takeFromBudget } from './budget.ts';
import { addMessage, chatOf, linesBefore, messagesOf, returnPlaces, saveState, seedOf, setHeard, takePlaces } from './chat-rows.ts';
import { converse } from './converse.ts';
import type { Orders } from './orders.ts';
import { carryOut, knownOrders } from './sale.ts';

/** How long a visitor waits for a reply before Kaka says he has none. */
const replyTimeoutMs = 25_000;
/** Lines of the conversation a brain is given. */
const historyLines = 14;
/** The daily budget that `CHAT_MESSAGES_PER_DAY` sets. */
const budgetName = 'chat_messages';

const turns = counter('chat_turns_total', 'Exchanges with Kaka in his chat.', { outcome: ['answered', 'failed'] });

export interface Kaka {
  /** One exchange. @throws AppError demo_limit_reached, daily_limit_reached, chat_failed */
  turn(sessionId: string, message: string, pageLang?: SiteLang | null): Promise<ApiOutput<'chat'>>;
  /**
   * Opens the sale of a guide to an email. It works at the message limit too: a sale that is under way can be finished.
   * @throws AppError unknown_guide, payment_link_failed
   */
  sell(sessionId: string, guideName: string, email: string, pageLang?: SiteLang | null): Promise<ApiOutput<'paymentLink'>>;
  /** The conversation as a reloaded page needs it. */
  session(sessionId: string | undefined): Promise<ApiOutput<'kakaSession'>>;
}

interface Needs {
  database: Database;
  brain: Brain;
  orders: Orders;
  contactEmail: string | undefined;
  chatMessagesPerDay: number;
  businessTimeZone: string;
  log: Log;
}

/** A conversation without a turn has no language of its own yet: it begins in that of the page. */
const begunIn = (pageLang: SiteLang | null, state: ConversationState): ConversationState =>
  pageLang && state.turns === 0 ? { ...state, lang: pageLang } : state;

/** Kaka's chat: a runner of the conversation core that counts, keeps and sells. */
export function createKaka({ database, brain, orders, contactEmail, chatMessagesPerDay, businessTimeZone, log }: Needs): Kaka {
  async function answer(sessionId: string, message: string, position: number, before: ConversationState): Promise<TurnResult> {
    try {
      return await converse(brain, {
        input: { persona: 'kaka', medium: 'text', message, orders: await knownOrders(orders, sessionId, before), contactEmail },
        before,
        history: () => linesBefore(database, sessionId, position, historyLines),
        signal: AbortSignal.timeout(replyTimeoutMs),
      });
    } catch (error) {
      log[failureLevel(error)]({ err: error }, 'chat reply failed; the visitor is asked to send the message again');
      throw error instanceof AppError ? error : new AppError('chat_failed', { cause: error });
    }
  }

  /** What may have been paid for stays in the day's count. */
  async function giveBack(sessionId: string, position: number, day: string, error: unknown) {
    const mayHaveCost = providerErrorIn(error)?.mayHaveCost ?? false;
    await database.transact(async (trx) => {
      if (!mayHaveCost) await returnToBudget(trx, day, budgetName, exchangeSize);
      await returnPlaces(trx, sessionId, position, mayHaveCost);
    });
  }

  return {
    async turn(sessionId, message, pageLang = null) {
      const day = businessDay(new Date(), businessTimeZone);
      const taken = await database.transact(async (trx) => {
        const place = await takePlaces(trx, sessionId, exchangeSize);
        if (!place) return undefined;
        await takeFromBudget(trx, day, budgetName, exchangeSize, chatMessagesPerDay);
        await addMessage(trx, sessionId, { position: place.count - 1, sender: 'user', text: message });
        return place;
      });
      if (!taken) throw new AppError('demo_limit_reached', { extra: { messageCount: await countOf(sessionId), messageLimit } });
      const position = taken.count - 1;

      let result: TurnResult;
      let sale: Awaited<ReturnType<typeof carryOut>>;
      try {
        result = await answer(sessionId, message, position, begunIn(pageLang, taken.state));
        sale = await carryOut(orders, sessionId, pageLang, result);
      } catch (error) {
        turns.add({ outcome: 'failed' });
        await giveBack(sessionId, position, day, error);
        throw error;
      }

      const { state, effects } = result;
      const { reply } = sale;
      const orderIds = sale.opened.map(({ id }) => id);
      const lines = effects.flatMap((effect) => (effect.kind === 'follow-up' ? [effect.text] : []));
      const { messageCount, followUps } = await database.transact(async (trx) => {
        await addMessage(trx, sessionId, { position: taken.count, sender: 'kaka', text: reply, orderIds });
        await setHeard(trx, sessionId, position, heardAs(taken.state, result));
        await saveState(trx, sessionId, state);
        return addFollowUps(trx, sessionId, taken.count, lines, state.lang);
      });
      turns.add({ outcome: 'answered' });
      const chosen = awaitedGuide(state);
      const [orderId, ...others] = orderIds;
      return {
        reply,
        ...(chosen !== undefined && { chosenSku: chosen }),
        ...(followUps.length > 0 && { followUps }),
        ...(orderId !== undefined && { orderId }),
        ...(others.length > 0 && { moreOrderIds: others }),
        messageCount,
        messageLimit,
      };
    },

    async sell(sessionId, guideName, email, pageLang = null) {
      const guide = guideByName(guideName) ?? guideBySku(guideName);
      if (!guide) throw new AppError('unknown_guide');
      const order = await orders.open(sessionId, guide.sku, email, pageLang);
      const said = await database.transact(async (trx) => {
        const place = await takePlaces(trx, sessionId, exchangeSize);
        const before = place?.state ?? (await chatOf({ db: trx }, sessionId))?.state ?? newConversation(seedOf(sessionId));
        const state = begunIn(pageLang, before);
        const reply = order.paid_at
          ? tillLine('already-paid', state.lang)
          : tillLine('pay-here', state.lang, { ...valuesOf(guide.sku), email });
        await saveState(trx, sessionId, sold(state, guide.sku, email));
        if (!place) return undefined;
        await addMessage(trx, sessionId, { position: place.count - 1, sender: 'user', text: email });
        await addMessage(trx, sessionId, { position: place.count, sender: 'kaka', text: reply, orderIds: [order.id] });
        return { reply, ...(await addFollowUps(trx, sessionId, place.count, [], state.lang)) };
      });
      return {
        paymentLink: order.payment_link ?? '',
        paymentSuccess: order.paid_at !== null,
        orderId: order.id,
        // Without room for two more messages the order stands in its card alone.
        ...(said ?? { messageCount: await countOf(sessionId) }),
      };
    },

    async session(sessionId) {
      const greeting = { sender: 'kaka' as const, text: kakaSays.greeting };
      const chat = sessionId && (await chatOf(database, sessionId));
      if (!sessionId || !chat) return { messages: [greeting], messageCount: 1, messageLimit, awaitingEmailFor: null, orders: [] };
      const [messages, orderRows] = await Promise.all([messagesOf(database, sessionId), orders.ofSession(sessionId)]);
      return {
        messages: [
          greeting,
          ...messages.map(({ sender, text, orderIds: [orderId, ...others] }) => ({
            sender,
            text,
            ...(orderId !== undefined && { orderId }),
            ...(others.length > 0 && { moreOrderIds: others }),
          })),
        ],
        messageCount: chat.messageCount,
        messageLimit,
        awaitingEmailFor: awaitedGuide(chat.state) ?? null,
        orders: orderRows.map((order) => orders.view(order, sessionId)),
      };
    },
  };

  /** Canned lines while there is room; and where one place would be left, which can hold a question but no answer, Kaka's farewell. */
  async function addFollowUps(trx: Trx, sessionId: string, count: number, lines: readonly string[], lang: Lang) {
    const said: string[] = [];
    let messageCount = count;
    const say = async (text: string) => {
      const place = await takePlaces(trx, sessionId, 1);
      if (!place) return;
      await addMessage(trx, sessionId, { position: place.count, sender: 'kaka', text });
      said.push(text);
      messageCount = place.count;
    };
    for (const text of lines) await say(text);
    if (messageCount === messageLimit - 1) await say(tillLine('farewell', lang));
    return { messageCount, followUps: said };
  }

  async function countOf(sessionId: string): Promise<number> {
    return (await chatOf(database, sessionId))?.messageCount ?? 1;
  }
}

/** The name of the one guide whose buyer's email is awaited. For several, the page leaves the address to the conversation. */
const awaitedGuide = ({ till }: ConversationState): string | undefined =>
  till?.basket?.length === 1 && till.basket[0] !== undefined ? guideBySku(till.basket[0])?.name : undefined;

/** What the operators' desk is to know of a message. */
function heardAs(before: ConversationState, { heard, state }: TurnResult): ChatMessageRow['heard'] {
  if (heard.help !== undefined) return 'help';
  return unansweredIn(state) > unansweredIn(before) ? 'unanswered' : null;
}

/** The state after a sale that the page's own form has made. */
function sold(state: ConversationState, sku: Sku, email: string): ConversationState {
  const { basket: _basket, offered: _offered, ...till } = state.till ?? {};
  return { ...state, till: { ...till, email, discussed: sku, sold: [...(till.sold ?? []), { sku, email }].slice(-14) } };
}
