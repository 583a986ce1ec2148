import type { ApiOutput } from '#shared/api.ts';
import { guideByName, guideBySku, type Sku } from '#shared/catalog.ts';
import { emailIn } from '#shared/email.ts';
import {
  defaultSku,
  exchangeSize,
  followUpsOf,
  guideNamedIn,
  type Intent,
  intentOf,
  isNo,
  isYes,
  kakaSays,
  messageLimit,
} from '#shared/kaka-rules.ts';
import { formatInr } from '#shared/money.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Brain, BrainReply } from '../services/brain.ts';
import { businessDay, returnToBudget, takeFromBudget } from './budget.ts';
import type { Orders } from './orders.ts';
import { helpFor } from './safety.ts';

/** How long a visitor waits for a reply before Kaka says he has none. */
const replyTimeoutMs = 25_000;
/** Lines of the conversation a brain is given. */
const historyLines = 14;
/** Source: http.md, "daily budgets (CHAT_MESSAGES_PER_DAY)". */
const budgetName = 'chat_messages';

export interface Kaka {
  /** One exchange. @throws AppError demo_limit_reached, daily_limit_reached, chat_failed */
  turn(sessionId: string, message: string): Promise<ApiOutput<'chat'>>;
  /**
   * Opens the sale of a guide to an email. It works at the message limit too: a sale that is under way can be finished.
   * @throws AppError unknown_guide, payment_link_failed
   */
  sell(sessionId: string, guideName: string, email: string): Promise<ApiOutput<'paymentLink'>>;
  /** A guide was agreed to in a call: the chat of the same visitor waits for its buyer's email too. */
  offerInCall(sessionId: string, sku: Sku): Promise<void>;
  /** The conversation as a reloaded page needs it. */
  session(sessionId: string | undefined): Promise<ApiOutput<'kakaSession'>>;
}

interface Answer {
  reply: string;
  followUps: string[];
  /** New value of the awaited guide: null clears it, undefined leaves it. */
  awaiting?: Sku | null;
  offered?: Sku;
  orderId?: string;
}

interface Needs {
  database: Database;
  brain: Brain;
  orders: Orders;
  chatMessagesPerDay: number;
  businessTimeZone: string;
  log: Log;
}

export function createKaka({ database, brain, orders, chatMessagesPerDay, businessTimeZone, log }: Needs): Kaka {
  const { db } = database;

  const addMessage = (
    trx: Trx,
    sessionId: string,
    position: number,
    sender: 'kaka' | 'user',
    text: string,
    orderId: string | null = null,
  ) =>
    trx
      .insertInto('chat_messages')
      .values({ session_id: sessionId, position, sender, text, order_id: orderId, created_at: new Date().toISOString() })
      .execute();

  /** Takes `size` places of the conversation, or none: the one statement that guards the limit, whoever else is asking. */
  async function take(
    trx: Trx,
    sessionId: string,
    size: number,
  ): Promise<{ count: number; awaiting: Sku | null; offered: Sku | null } | undefined> {
    const now = new Date().toISOString();
    await trx
      .insertInto('chats')
      .values({ session_id: sessionId, message_count: 1, awaiting_sku: null, offered_sku: null, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx
      .updateTable('chats')
      .set((eb) => ({ message_count: eb('message_count', '+', size), updated_at: now }))
      .where('session_id', '=', sessionId)
      .where('message_count', '<=', messageLimit - size)
      .returning(['message_count', 'awaiting_sku', 'offered_sku'])
      .executeTakeFirst();
    return row && { count: row.message_count, awaiting: row.awaiting_sku, offered: row.offered_sku };
  }

  /** A failed exchange costs the visitor nothing, nor the day it was taken from. */
  async function giveBack(sessionId: string, position: number, day: string) {
    await database.transact(async (trx) => {
      await returnToBudget(trx, day, budgetName, exchangeSize);
      await trx.deleteFrom('chat_messages').where('session_id', '=', sessionId).where('position', '=', position).execute();
      // A later exchange may have taken the places behind; then these stay empty, and counted, so that no place is used twice.
      await trx
        .updateTable('chats')
        .set((eb) => ({ message_count: eb('message_count', '-', exchangeSize) }))
        .where('session_id', '=', sessionId)
        .where('message_count', '=', position + 1)
        .execute();
    });
  }

  const history = async (sessionId: string, before: number) => {
    const rows = await db
      .selectFrom('chat_messages')
      .select(['sender', 'text'])
      .where('session_id', '=', sessionId)
      .where('position', '<', before)
      .orderBy('position', 'desc')
      .limit(historyLines)
      .execute();
    return rows.reverse().map((row) => ({ who: row.sender === 'kaka' ? ('character' as const) : ('visitor' as const), text: row.text }));
  };

  async function ask(sessionId: string, message: string, position: number, intent: Intent | undefined): Promise<BrainReply> {
    try {
      return await brain.reply({
        persona: 'kaka',
        medium: 'text',
        history: await history(sessionId, position),
        message,
        intent,
        signal: AbortSignal.timeout(replyTimeoutMs),
      });
    } catch (error) {
      log.warn({ err: error }, 'no reply');
      throw error instanceof AppError ? error : new AppError('chat_failed', { cause: error });
    }
  }

  const askEmailFor = (sku: Sku): Answer => {
    const guide = guideBySku(sku);
    const named = guide ? `${guide.name}, ${formatInr(guide.paise)}. ` : '';
    return { reply: `${named}${kakaSays.askEmail}`, followUps: [], awaiting: sku };
  };

  async function answerEmail(sessionId: string, message: string, awaiting: Sku): Promise<Answer | undefined> {
    const email = emailIn(message);
    if (email) {
      const order = await orders.open(sessionId, awaiting, email);
      return { ...payment(order), awaiting: null, orderId: order.id };
    }
    if (message.includes('@') || /^\S+$/.test(message.trim()))
      return isNo(message) ? noHurry : { reply: kakaSays.invalidEmail, followUps: [] };
    if (isNo(message)) return noHurry;
    // A question in between is answered; anything else is taken for a try at an email.
    return message.includes('?') || intentOf(message) ? undefined : { reply: kakaSays.invalidEmail, followUps: [] };
  }

  async function answer(sessionId: string, message: string, position: number, awaiting: Sku | null, offered: Sku | null): Promise<Answer> {
    const help = helpFor(message);
    if (help) return { reply: help, followUps: [], awaiting: null };
    if (awaiting) {
      const given = await answerEmail(sessionId, message, awaiting);
      if (given) return given;
    }
    const intent = intentOf(message);
    if (intent === 'purchase') return askEmailFor(guideNamedIn(message) ?? offered ?? defaultSku);
    if (offered && intent === undefined && isYes(message)) return askEmailFor(guideNamedIn(message) ?? offered);
    return fromBrain(await ask(sessionId, message, position, intent), intent);
  }

  return {
    async turn(sessionId, message) {
      const day = businessDay(new Date(), businessTimeZone);
      const taken = await database.transact(async (trx) => {
        const place = await take(trx, sessionId, exchangeSize);
        if (!place) return undefined;
        await takeFromBudget(trx, day, budgetName, exchangeSize, chatMessagesPerDay);
        await addMessage(trx, sessionId, place.count - 1, 'user', message);
        return place;
      });
      if (!taken) throw new AppError('demo_limit_reached', { extra: { messageCount: await countOf(sessionId), messageLimit } });
      const position = taken.count - 1;

      let said: Answer;
      try {
        said = await answer(sessionId, message, position, taken.awaiting, taken.offered);
      } catch (error) {
        await giveBack(sessionId, position, day);
        throw error;
      }

      const { messageCount, followUps } = await database.transact(async (trx) => {
        await addMessage(trx, sessionId, taken.count, 'kaka', said.reply, said.orderId);
        await trx
          .updateTable('chats')
          .set({
            ...(said.awaiting !== undefined && { awaiting_sku: said.awaiting }),
            // An offer stands for one answer: a later "yes" must not buy what was mentioned long ago.
            offered_sku: said.offered ?? null,
          })
          .where('session_id', '=', sessionId)
          .execute();
        return addFollowUps(trx, sessionId, taken.count, said.followUps);
      });
      const chosen = said.awaiting ? guideBySku(said.awaiting)?.name : undefined;
      return {
        reply: said.reply,
        ...(chosen !== undefined && { chosenSku: chosen }),
        ...(followUps.length > 0 && { followUps }),
        ...(said.orderId !== undefined && { orderId: said.orderId }),
        messageCount,
        messageLimit,
      };
    },

    async sell(sessionId, guideName, email) {
      const guide = guideByName(guideName) ?? guideBySku(guideName);
      if (!guide) throw new AppError('unknown_guide');
      const order = await orders.open(sessionId, guide.sku, email);
      const { reply } = payment(order);
      const said = await database.transact(async (trx) => {
        const place = await take(trx, sessionId, exchangeSize);
        await trx.updateTable('chats').set({ awaiting_sku: null, offered_sku: null }).where('session_id', '=', sessionId).execute();
        if (!place) return undefined;
        await addMessage(trx, sessionId, place.count - 1, 'user', email);
        await addMessage(trx, sessionId, place.count, 'kaka', reply, order.id);
        return { reply, ...(await addFollowUps(trx, sessionId, place.count, [])) };
      });
      return {
        paymentLink: order.payment_link ?? '',
        paymentSuccess: order.paid_at !== null,
        orderId: order.id,
        // Without room for two more messages the order stands in its card alone.
        ...(said ?? { messageCount: await countOf(sessionId) }),
      };
    },

    async offerInCall(sessionId, sku) {
      await database.transact(async (trx) => {
        await take(trx, sessionId, 0);
        await trx.updateTable('chats').set({ awaiting_sku: sku }).where('session_id', '=', sessionId).execute();
      });
    },

    async session(sessionId) {
      const greeting = { sender: 'kaka' as const, text: kakaSays.greeting };
      const chat = sessionId && (await db.selectFrom('chats').selectAll().where('session_id', '=', sessionId).executeTakeFirst());
      if (!sessionId || !chat) return { messages: [greeting], messageCount: 1, messageLimit, awaitingEmailFor: null, orders: [] };
      const [rows, orderRows] = await Promise.all([
        db.selectFrom('chat_messages').selectAll().where('session_id', '=', sessionId).orderBy('position').execute(),
        orders.ofSession(sessionId),
      ]);
      return {
        messages: [
          greeting,
          ...rows.map(({ sender, text, order_id }) => ({ sender, text, ...(order_id !== null && { orderId: order_id }) })),
        ],
        messageCount: chat.message_count,
        messageLimit,
        awaitingEmailFor: (chat.awaiting_sku && guideBySku(chat.awaiting_sku)?.name) ?? null,
        orders: orderRows.map(orders.view),
      };
    },
  };

  /** Canned lines while there is room; and where one place would be left, which can hold a question but no answer, Kaka's farewell. */
  async function addFollowUps(trx: Trx, sessionId: string, count: number, lines: string[]) {
    const said: string[] = [];
    let messageCount = count;
    const say = async (text: string) => {
      const place = await take(trx, sessionId, 1);
      if (!place) return;
      await addMessage(trx, sessionId, place.count, 'kaka', text);
      said.push(text);
      messageCount = place.count;
    };
    for (const text of lines) await say(text);
    if (messageCount === messageLimit - 1) await say(kakaSays.farewell);
    return { messageCount, followUps: said };
  }

  async function countOf(sessionId: string): Promise<number> {
    const row = await db.selectFrom('chats').select('message_count').where('session_id', '=', sessionId).executeTakeFirst();
    return row?.message_count ?? 1;
  }
}

const noHurry: Answer = { reply: kakaSays.noHurry, followUps: [], awaiting: null };

const payment = (order: { paid_at: string | null; payment_link: string | null }) => ({
  reply: order.paid_at ? kakaSays.alreadyPaid : kakaSays.payHere,
  followUps: [],
});

function fromBrain(reply: BrainReply, intent: Intent | undefined): Answer {
  return {
    reply: reply.text,
    followUps: followUpsOf(intent),
    ...(reply.offeredSku !== undefined && { offered: reply.offeredSku }),
    ...(reply.chosenSku !== undefined && { awaiting: reply.chosenSku }),
  };
}
