/**
 * A lead that is on disk when it is answered: ours, with limits, validation, the outbox row and the request log, beside Express with
 * one commit a request.
 */
import { join } from 'node:path';
import { folder, freePort, inTurn, load, median, node, report, rssOf, serve, serveOurs } from './machine.ts';

/** Every request a visitor of their own, from an address of their own. */
const script = (origin: string, path: string) => `
  local count = 0
  request = function()
    count = count + 1
    local address = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(0, 255))
    local body = string.format('{"name":"Meena","brand":"Brand %d %d","website":"https://meena.example","description":"Spices by post","email":"meena@example.in"}', count, math.random(1e9))
    return wrk.format("POST", "${path}", { ["Content-Type"] = "application/json", ["Origin"] = "${origin}", ["X-Forwarded-For"] = address }, body)
  end`;
const serveExpress = async () =>
  serve(await freePort(), [node, join(import.meta.dirname, 'express-lead.ts')], { STORE: join(folder('store'), 'store.sqlite') });

const servers = { ours: await serveOurs(), 'Express, a commit each': await serveExpress() };
const path = '/api/submit-to-google-sheets.js';
const ask = (url: string, seconds = 3) => load(url, { seconds, connections: 64, script: script(url, path) });
const rests: number[] = [];
for (const { url } of Object.values(servers)) await ask(url, 2);
const results = await inTurn({
  ours: async () => {
    const result = await ask(servers.ours.url);
    rests.push(rssOf(servers.ours));
    return result;
  },
  'Express, a commit each': () => ask(servers['Express, a commit each'].url),
});
const of = (name: keyof typeof results, what: 'perSecond' | 'p50Ms' | 'p99Ms' | 'failed') =>
  median(results[name].map((result) => result[what]));
for (const name of Object.keys(servers) as (keyof typeof servers)[]) {
  report(`${name}, leads a second`, of(name, 'perSecond'), '/s');
  report(`${name}, p50`, of(name, 'p50Ms'), 'ms');
  report(`${name}, p99`, of(name, 'p99Ms'), 'ms', name === 'ours' ? { atMost: 6 * of(name, 'p50Ms') } : undefined);
  report(`${name}, refused`, of(name, 'failed'), '', { atMost: 0 });
}
report('ours : Express, a commit each', of('ours', 'perSecond') / of('Express, a commit each', 'perSecond'), 'x', { atLeast: 2.5 });
report('memory after each round', Math.max(...rests), 'MB', { atMost: 220 });
console.log(`memory, round by round: ${rests.map((mb) => mb.toFixed(0)).join(' ')} MB`);
for (const server of Object.values(servers)) await server.stop();
