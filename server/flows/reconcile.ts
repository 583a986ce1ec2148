import type { Log } from '../core/log.ts';
import { failureLevel, providerErrorIn } from '../core/provider-error.ts';
import type { Database } from '../db/database.ts';
import type { Payments } from '../services/payments.ts';
import * as orderQueries from './order-queries.ts';
import type { Orders } from './orders.ts';
import * as refundRows from './refund-rows.ts';

/** Finds payments and refunds whose webhook was lost: it asks the provider about links that should have been paid by now, and refunds that wait. */
export interface Reconciler {
  /** Asks about one link now, as when its buyer comes back. Many at once ask once. False when the provider is down, or asks for a pause. */
  look(linkId: string): Promise<boolean>;
  /** One round over the orders whose turn it is. */
  pass(now?: Date): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const minuteMs = 60_000;
/** Webhooks come within seconds; what is not paid two minutes after the link was made may have lost its own. */
const firstLookMs = 2 * minuteMs;
/** A link lives for a day; the last look, at a day and a half, settles those that ran out. */
const lastLookMs = 36 * 60 * minuteMs;
const passEveryMs = 2 * minuteMs;
/** A refund that waits is asked about at the same times, for as long as banks may take. Source: Razorpay, five to seven working days. */
const lastRefundLookMs = 14 * 24 * 60 * minuteMs;
/** The most links asked about in one round, the newest first; the others come in their next turn. */
const looksPerPass = 50;

/** An order is asked about at 2, 4, 8, 16 ... minutes: eleven times in a link's life, and no state to keep. */
const looksDueBy = (ageMs: number): number => (ageMs < firstLookMs ? 0 : Math.floor(Math.log2(ageMs / firstLookMs)) + 1);

export function createReconciler(needs: { database: Database; payments: Payments; orders: Orders; log: Log }): Reconciler {
  const { database, payments, orders, log } = needs;
  const looking = new Map<string, Promise<boolean>>();
  let lastPass = new Date(0);
  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> | undefined;
  let stopping = false;

  async function ask(linkId: string): Promise<boolean> {
    try {
      const order = await orderQueries.byLink(database.db, linkId);
      if (!order || order.paid_at) return true;
      const event = await payments.linkEvent(linkId);
      if (event) await orders.apply(event);
      return true;
    } catch (error) {
      log[failureLevel(error)]({ err: error, link: linkId }, 'could not look up a payment link; it is tried again');
      // A no is an answer, as about a link of another account: the others must not wait for it.
      return providerErrorIn(error)?.kind === 'refused';
    }
  }

  function look(linkId: string): Promise<boolean> {
    const under = looking.get(linkId) ?? ask(linkId).finally(() => looking.delete(linkId));
    looking.set(linkId, under);
    return under;
  }

  const isDue =
    (now: Date) =>
    ({ created_at }: { created_at: string }) => {
      const age = (at: Date) => at.getTime() - Date.parse(created_at);
      return looksDueBy(age(now)) > looksDueBy(age(lastPass));
    };

  /** @returns false when the provider is down */
  async function passRefunds(now: Date): Promise<boolean> {
    const waiting = await refundRows.pending(database.db, new Date(now.getTime() - lastRefundLookMs));
    for (const { id } of waiting.filter(isDue(now)).slice(0, looksPerPass)) {
      if (stopping) return false;
      try {
        await orders.apply(await payments.refundEvent(id));
      } catch (error) {
        log[failureLevel(error)]({ err: error, refund: id }, 'could not look up a refund; it is tried again');
        if (providerErrorIn(error)?.kind !== 'refused') return false;
      }
    }
    return true;
  }

  async function pass(now = new Date()): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    const rows = await orderQueries.unpaid(database.db, before(lastLookMs), before(firstLookMs));
    const due = rows.filter(isDue(now));
    if (!(await passRefunds(now))) return;
    for (const { link_id } of due.slice(0, looksPerPass)) {
      // A provider that is down is asked again in the next round, about the same links.
      if (stopping || (link_id !== null && !(await look(link_id)))) return;
    }
    lastPass = now;
  }

  const run = () => {
    passing ??= pass()
      .catch((error) => log.error({ err: error }, 'could not check open payment links; they are checked again'))
      .finally(() => {
        passing = undefined;
      });
  };

  return {
    look,
    pass,
    start() {
      timer = setInterval(run, passEveryMs);
      run();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await Promise.all([passing, ...looking.values()]);
    },
  };
}
