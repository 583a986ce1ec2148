/** A cold start with embedded defaults until the first page, and the memory at rest, compared with the libraries alone. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, folder, freePort, inTurn, median, node, rssOf, type Served, serve, serveOurs } from './machine.ts';

const restMs = 3_000;
async function start(serve: () => Promise<Served>) {
  const server = await serve();
  await sleep(restMs);
  const rss = rssOf(server);
  await server.stop();
  return { startMs: server.startMs, rss };
}
export async function measure(): Promise<Figure[]> {
  const kept = folder('data');
  const results = await inTurn({
    bare: () => start(async () => serve(await freePort(), [node, join(import.meta.dirname, 'bare-core.ts')])),
    ours: () => start(() => serveOurs({ DATA_DIR: kept })),
    empty: () => start(() => serveOurs()),
  });
  const of = (name: keyof typeof results, what: 'startMs' | 'rss') => median(results[name].map((result) => result[what]));
  return [
    { what: 'start, the libraries alone: to the first page', value: of('bare', 'startMs'), unit: 'ms' },
    { what: 'start: to the first page', value: of('ours', 'startMs'), unit: 'ms' },
    { what: 'start, an empty data folder: to the first page', value: of('empty', 'startMs'), unit: 'ms' },
    { what: 'start, ours to the libraries alone', value: of('ours', 'startMs') / of('bare', 'startMs'), unit: 'x', goal: { atMost: 1.6 } },
    {
      what: 'start, an empty data folder to a later one',
      value: of('empty', 'startMs') / of('ours', 'startMs'),
      unit: 'x',
      goal: { atMost: 1.2 },
    },
    { what: 'memory at rest, the libraries alone', value: of('bare', 'rss'), unit: 'MB' },
    { what: 'memory at rest', value: of('ours', 'rss'), unit: 'MB', goal: { atMost: 105 } },
  ];
}
