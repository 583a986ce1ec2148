import { setTimeout as sleep } from 'node:timers/promises';
import { gaugeAsText, metersAsText } from '../core/meters.ts';
import type { Database } from '../db/database.ts';
import { businessDay, usedOn } from '../flows/budget.ts';
import * as orderQueries from '../flows/order-queries.ts';
import * as outboxRows from '../flows/outbox-rows.ts';
import * as paymentRows from '../flows/payment-rows.ts';

/** What `/metrics` needs besides the metrics of the process. */
export interface Measured {
  database: Database;
  /** The time zone of the budget day. */
  timeZone: string;
  /** The daily limit of each budget, by its name. */
  budgets: Record<string, number>;
  /** The number of open voice rooms in this process. */
  roomCount(): number;
  /** Labels of this build, such as `version`. */
  build: Record<string, string>;
  isReady(): boolean;
}

export interface Metrics {
  contentType: string;
  /** All metrics in the text format of Prometheus. Values from the store are left out while the store does not answer. */
  text(): Promise<string>;
}

/** Milliseconds to wait for the store. Prometheus waits ten seconds for the whole answer. */
const storeMs = 3_000;

/** The endpoint for Prometheus. The measuring package is loaded on first use, because it needs 20 MB. */
export async function createMetrics({ database, timeZone, budgets, roomCount, build, isReady }: Measured): Promise<Metrics> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    async text() {
      const late = sleep(storeMs, undefined, { ref: false });
      const stored = await Promise.race([storedGauges(database, timeZone, Object.keys(budgets)).catch(() => undefined), late]);
      return [
        await registry.metrics(),
        metersAsText(),
        gaugeAsText('build_info', 'Always 1; its labels say what runs.', [[build, 1]]),
        gaugeAsText('ready', '1 while this process takes requests, 0 while it stops.', [[{}, isReady() ? 1 : 0]]),
        gaugeAsText('rooms', 'Voice rooms open in this process.', [[{}, roomCount()]]),
        gaugeAsText(
          'budget_limit',
          'What a business day may use of a budget.',
          Object.entries(budgets).map(([budget, limit]) => [{ budget }, limit]),
        ),
        gaugeAsText('store_up', '1 while the store answers; without it the gauges of the store are missing.', [[{}, stored ? 1 : 0]]),
        stored ?? '',
      ].join('\n');
    },
  };
}

/** Values from the store, for all instances together. */
async function storedGauges({ db }: Database, timeZone: string, budgets: readonly string[]): Promise<string> {
  const [orders, unmatched, outbox, due, used] = await Promise.all([
    orderQueries.counts(db),
    paymentRows.unmatched(db),
    outboxRows.countRows(db, ['pending', 'dead']),
    outboxRows.firstDue(db),
    usedOn(db, businessDay(new Date(), timeZone)),
  ]);
  const single = (name: string, help: string, value: number) => gaugeAsText(name, help, [[{}, value]]);
  const rowsThat = (wanted: 'pending' | 'dead') =>
    outbox.filter(({ status }) => status === wanted).reduce((sum, { rows }) => sum + rows, 0);
  return [
    single('orders_paid', 'Orders that were ever paid.', orders.paid),
    single('orders_undelivered', 'Paid orders whose guide has not been mailed.', orders.undelivered),
    single('payments_unmatched', 'Payments that a person has to look at.', unmatched.length),
    single('outbox_pending', 'Rows of the outbox that wait.', rowsThat('pending')),
    single('outbox_dead', 'Rows of the outbox that were given up.', rowsThat('dead')),
    single(
      'outbox_oldest_due_seconds',
      'For how long the row that is due for longest has been due; 0 when none is.',
      due === null ? 0 : Math.max(0, (Date.now() - Date.parse(due)) / 1_000),
    ),
    gaugeAsText(
      'budget_used',
      'What the business day has used of a budget.',
      budgets.map((budget) => [{ budget }, used.find(({ name }) => name === budget)?.used ?? 0]),
    ),
  ].join('');
}
