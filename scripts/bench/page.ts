/** The landing page in brotli: our server with all headers and the request log, compared with nginx and with Express and its static files. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

const site = join(import.meta.dirname, '../../dist/client');
const root = folder('page');
writeFileSync(join(root, 'index.html.br'), brotliCompressSync(readFileSync(join(site, 'index.html'))));

async function serveNginx() {
  const port = await freePort();
  const config = join(root, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; worker_processes 1; pid ${root}/pid; error_log /dev/null; events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
       server { listen 127.0.0.1:${port}; root ${root};
         location = / { default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; try_files /index.html.br =404; } } }`,
  );
  return serve(port, ['nginx', '-c', config]);
}
const serveExpress = async () => serve(await freePort(), [node, join(import.meta.dirname, 'express-static.ts')], { SITE_DIR: root });

const ask = (served: Served, seconds = 3) => load(served, { path: '/', seconds, headers: ['Accept-Encoding: br, gzip'] });

export async function measure(): Promise<Figure[]> {
  const nginx = await serveNginx();
  const express = await serveExpress();
  const ours = await serveWatched();
  for (const server of [nginx, express, ours]) await ask(server, 2);
  await ours.loopDelay();
  const results = await inTurn({ nginx: () => ask(nginx), ours: () => ask(ours), express: () => ask(express) });
  const delay = await ours.loopDelay();
  const memory = rssOf(ours);
  for (const server of [nginx, express, ours]) await server.stop();

  const of = (name: keyof typeof results, what: keyof Load) => median(results[name].map((result) => result[what]));
  const names = { nginx: 'page, nginx', ours: 'page', express: 'page, Express with static files' } as const;
  const each = (Object.keys(names) as (keyof typeof names)[]).flatMap((name): Figure[] => [
    { what: `${names[name]}: requests a second`, value: of(name, 'perSecond'), unit: '/s' },
    { what: `${names[name]}: processor time of a request`, value: of(name, 'cpuMs'), unit: 'ms' },
  ]);
  const ratio = (name: keyof typeof results) => of('ours', 'perSecond') / of(name, 'perSecond');
  return [
    ...each,
    { what: 'page, ours to nginx: requests', value: ratio('nginx'), unit: 'x', goal: { atLeast: 0.4 } },
    { what: 'page, ours to Express with static files: requests', value: ratio('express'), unit: 'x', goal: { atLeast: 3 } },
    { what: 'page: p99', value: of('ours', 'p99Ms'), unit: 'ms' },
    { what: 'page: event loop held up, p99', value: delay.p99Ms, unit: 'ms', goal: { atMost: 20 } },
    { what: 'page: memory afterwards', value: memory, unit: 'MB', goal: { atMost: 220 } },
  ];
}
