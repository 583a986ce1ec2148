import type { Database } from '../db/database.ts';
import { businessDay, usedOn } from '../flows/budget.ts';
import * as orderRows from '../flows/order-rows.ts';
import * as outboxRows from '../flows/outbox-rows.ts';
import * as paymentRows from '../flows/payment-rows.ts';

/** What this process has counted since it started. */
export interface Counts {
  chatTurns: number;
  /** Calls opened; a press that is sent again opens none. */
  calls: number;
  /** Of calls that are over. */
  callSeconds: number;
  /** What their vendor charged for them. */
  callCostUsd: number;
  /** Calls of a vendor that outlived our hanging up: should stay 0. */
  ghostCalls: number;
  /** By the first digit of their status: `2xx`, `4xx`. */
  answers: Record<string, number>;
  /** Told to try again, because the store could not be used. */
  storageRefusals: number;
}

export const newCounts = (): Counts => ({
  chatTurns: 0,
  calls: 0,
  callSeconds: 0,
  callCostUsd: 0,
  ghostCalls: 0,
  answers: {},
  storageRefusals: 0,
});

export interface Metrics {
  contentType: string;
  /** In Prometheus's text format. */
  text(): Promise<string>;
}

/**
 * For an operator's Prometheus. Loaded when first asked for: it weighs 20 MB.
 * @param timeZone where the day of the budgets begins
 * @param roomCount voice rooms open in this process
 */
export async function createMetrics(counts: Counts, { db }: Database, timeZone: string, roomCount: () => number): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = (name: string, help: string, look: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(look());
      },
    });
  const gauge = (name: string, help: string, look: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await look());
      },
    });
  counter('chat_turns_total', 'Exchanges with Kaka in his chat.', () => counts.chatTurns);
  counter('calls_total', 'Calls opened.', () => counts.calls);
  counter('call_seconds_total', 'Seconds of calls that are over.', () => counts.callSeconds);
  counter('call_cost_usd_total', 'US dollars that the vendor of calls charged for them.', () => counts.callCostUsd);
  counter('ghost_calls_total', 'Calls of a vendor that outlived our hanging up.', () => counts.ghostCalls);
  counter('storage_refusals_total', 'Requests refused because the store could not be used.', () => counts.storageRefusals);
  new Counter({
    name: 'answers_total',
    help: 'Answers by the class of their status.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of Object.entries(counts.answers)) this.inc({ status }, count);
    },
  });
  gauge('rooms', 'Voice rooms open in this process.', async () => roomCount());

  gauge('orders_paid', 'Orders that were ever paid.', async () => (await orderRows.counts(db)).paid);
  gauge('orders_undelivered', 'Paid orders whose guide has not been mailed.', async () => (await orderRows.counts(db)).undelivered);
  gauge('payments_unmatched', 'Payments that match no order.', async () => (await paymentRows.unmatched(db)).length);
  for (const status of ['pending', 'dead'] as const)
    gauge(`outbox_${status}`, `Rows of the outbox that are ${status}.`, async () => {
      const counts = await outboxRows.countRows(db, [status]);
      return counts.reduce((sum, { rows }) => sum + rows, 0);
    });
  gauge('outbox_oldest_due_seconds', 'For how long the row that is due for longest has been due; 0 when none is.', async () => {
    const due = await outboxRows.firstDue(db);
    return due === null ? 0 : Math.max(0, (Date.now() - Date.parse(due)) / 1_000);
  });
  new Gauge({
    name: 'budget_used',
    help: 'What the business day has used of a budget, by its name.',
    labelNames: ['budget'],
    registers,
    async collect() {
      const used = await usedOn(db, businessDay(new Date(), timeZone));
      this.reset();
      for (const row of used) this.set({ budget: row.name }, row.used);
    },
  });

  return { contentType: registry.contentType, text: () => registry.metrics() };
}
