import type { Database } from './db/database.ts';

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
}

export const newCounts = (): Counts => ({ chatTurns: 0, calls: 0, callSeconds: 0, callCostUsd: 0, ghostCalls: 0 });

export interface Metrics {
  contentType: string;
  /** In Prometheus's text format. */
  text(): Promise<string>;
}

/** For an operator's Prometheus. Loaded when first asked for: it weighs 20 MB. @param roomCount voice rooms open in this process */
export async function createMetrics(counts: Counts, { db }: Database, roomCount: () => number): Promise<Metrics> {
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
  gauge('rooms', 'Voice rooms open in this process.', async () => roomCount());
  gauge('orders_paid', 'Orders that were ever paid.', async () => {
    const paid = db.selectFrom('orders').where('paid_at', 'is not', null);
    return Number((await paid.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
  });
  for (const status of ['pending', 'dead'] as const)
    gauge(`outbox_${status}`, `Promises of the outbox that are ${status}.`, async () => {
      const rows = db.selectFrom('outbox').where('status', '=', status);
      return Number((await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    });

  return { contentType: registry.contentType, text: () => registry.metrics() };
}
