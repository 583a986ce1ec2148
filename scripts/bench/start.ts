/** A cold start on embedded defaults to the first page, and the memory at rest, beside the libraries alone. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folder, freePort, inTurn, median, node, report, rssOf, type Served, serve, serveOurs } from './machine.ts';

const restMs = 3_000;
async function start(serve: () => Promise<Served>) {
  const server = await serve();
  await sleep(restMs);
  const rss = rssOf(server);
  await server.stop();
  return { startMs: server.startMs, rss };
}
const kept = folder('data');
const results = await inTurn({
  'bare core': () => start(async () => serve(await freePort(), [node, join(import.meta.dirname, 'bare-core.ts')])),
  ours: () => start(() => serveOurs({ DATA_DIR: kept })),
  'ours, an empty data folder': () => start(() => serveOurs()),
});
for (const name of Object.keys(results) as (keyof typeof results)[]) {
  report(`${name}, start to first 200`, median(results[name].map(({ startMs }) => startMs)), 'ms');
  report(`${name}, memory at rest`, median(results[name].map(({ rss }) => rss)), 'MB', name === 'ours' ? { atMost: 110 } : undefined);
}
const starts = (name: keyof typeof results) => median(results[name].map(({ startMs }) => startMs));
report('start, ours : bare core', starts('ours') / starts('bare core'), 'x', { atMost: 1.6 });
