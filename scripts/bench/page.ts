/** The landing page in brotli: ours, with every header and the request log, beside nginx and beside Express with its static files. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folder, freePort, inTurn, load, median, node, report, rssOf, serve, serveOurs } from './machine.ts';

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

const servers = { nginx: await serveNginx(), ours: await serveOurs(), 'Express + static': await serveExpress() };
const ask = (url: string, seconds = 3) => load(url, { seconds, headers: ['Accept-Encoding: br, gzip'] });
for (const { url } of Object.values(servers)) await ask(url, 2);
const results = await inTurn({
  nginx: () => ask(servers.nginx.url),
  ours: () => ask(servers.ours.url),
  'Express + static': () => ask(servers['Express + static'].url),
});
const rate = (name: keyof typeof results) => median(results[name].map(({ perSecond }) => perSecond));
for (const name of Object.keys(servers) as (keyof typeof servers)[]) report(`${name}, pages a second`, rate(name), '/s');
report('ours : nginx', rate('ours') / rate('nginx'), 'x', { atLeast: 0.35 });
report('ours : Express + static', rate('ours') / rate('Express + static'), 'x', { atLeast: 3 });
report('ours, p99', median(results.ours.map(({ p99Ms }) => p99Ms)), 'ms');
report('ours, memory after it', rssOf(servers.ours), 'MB', { atMost: 220 });
for (const server of Object.values(servers)) await server.stop();
