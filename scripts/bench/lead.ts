/**
 * A durable lead: our server with limits, session, validation, outbox row and request log, compared with a first version in Express, and
 * with Express that does only a commit.
 */
import { join } from 'node:path';
import {
  type Figure,
  folder,
  freePort,
  inTurn,
  type Load,
  load,
  median,
  node,
  rssOf,
  type Served,
  serve,
  serveWatched,
} from './machine.ts';

/** Each request comes from another visitor with another IP address. */
const script = (origin: string, path: string) => `
  local count = 0
  request = function()
    count = count + 1
    local address = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(0, 255))
    local body = string.format('{"name":"Meena","brand":"Brand %d %d","website":"https://meena.example","description":"Spices by post","email":"meena@example.in"}', count, math.random(1e9))
    return wrk.format("POST", "${path}", { ["Content-Type"] = "application/json", ["Origin"] = "${origin}", ["X-Forwarded-For"] = address }, body)
  end`;
const path = '/api/submit-to-google-sheets.js';
const serveExpress = async (file: string) =>
  serve(await freePort(), [node, join(import.meta.dirname, file)], { STORE: join(folder('store'), 'store.sqlite') });
const ask = (served: Served, seconds = 3) => load(served, { seconds, connections: 64, script: script(served.url, path) });

export async function measure(): Promise<Figure[]> {
  const ours = await serveWatched();
  const express = await serveExpress('express-lead.ts');
  const bare = await serveExpress('express-lead-bare.ts');
  for (const server of [ours, express, bare]) await ask(server, 2);
  await ours.loopDelay();
  const memory: number[] = [];
  const results = await inTurn({
    ours: async () => {
      const result = await ask(ours);
      memory.push(rssOf(ours));
      return result;
    },
    express: () => ask(express),
    bare: () => ask(bare),
  });
  const delay = await ours.loopDelay();
  for (const server of [ours, express, bare]) await server.stop();

  const of = (name: keyof typeof results, what: keyof Load) => median(results[name].map((result) => result[what]));
  const names = { ours: 'lead', express: 'lead, Express as first written', bare: 'lead, Express with nothing but a commit' } as const;
  const each = (Object.keys(names) as (keyof typeof names)[]).flatMap((name): Figure[] => [
    { what: `${names[name]}: requests a second`, value: of(name, 'perSecond'), unit: '/s' },
    { what: `${names[name]}: processor time of a request`, value: of(name, 'cpuMs'), unit: 'ms' },
    { what: `${names[name]}: p50`, value: of(name, 'p50Ms'), unit: 'ms' },
    {
      what: `${names[name]}: p95`,
      value: of(name, 'p95Ms'),
      unit: 'ms',
      ...(name === 'ours' && { goal: { atMost: 4 * of(name, 'p50Ms') } }),
    },
    { what: `${names[name]}: refused`, value: of(name, 'failed'), unit: '', goal: { atMost: 0 } },
  ]);
  return [
    ...each,
    {
      what: 'lead, ours to Express as first written: requests',
      value: of('ours', 'perSecond') / of('express', 'perSecond'),
      unit: 'x',
      goal: { atLeast: 1.5 },
    },
    {
      what: 'lead, ours to Express as first written: processor time',
      value: of('ours', 'cpuMs') / of('express', 'cpuMs'),
      unit: 'x',
      goal: { atMost: 0.6 },
    },
    { what: 'lead, ours to nothing but a commit: requests', value: of('ours', 'perSecond') / of('bare', 'perSecond'), unit: 'x' },
    { what: 'lead: event loop held up, p99', value: delay.p99Ms, unit: 'ms', goal: { atMost: 20 } },
    { what: 'lead: event loop held up, longest', value: delay.maxMs, unit: 'ms' },
    { what: 'lead: longest commit (the disk)', value: delay.longestCommitMs, unit: 'ms' },
    { what: 'lead: memory after a round, most', value: Math.max(...memory), unit: 'MB', goal: { atMost: 220 } },
  ];
}
