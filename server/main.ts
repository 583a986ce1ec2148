import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startForgetting } from './flows/retention.ts';
import { createFlows } from './flows.ts';
import { createLog } from './log.ts';
import { newCounts } from './metrics.ts';
import { openServices } from './services.ts';

/** After SIGTERM, how long requests under way may take. */
const drainMs = 8_000;

try {
  process.loadEnvFile('.env');
} catch {
  // No .env: every variable is optional.
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`Vaani cannot start with this configuration:\n${error.message}\n\nEvery variable is explained in .env.example.`);
  process.exitCode = 1;
}

/** A port that cannot be had is a matter of configuration, and is told like one. */
function portTrouble(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken by another program; stop that, or set PORT to another number`,
    EACCES: `port ${port} may not be opened by this user; set PORT to 1024 or more`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
    ENOTFOUND: `HOST ${host} is no address`,
  };
  const reason = reasons[error.code ?? ''];
  return reason === undefined ? error : new ConfigError(`- ${reason}`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const ready = Promise.withResolvers<RequestListener>();
  const server = createServer((req, res) => void ready.promise.then((app) => app(req, res)));
  // A client that dribbles its request is cut (slowloris): headers within 10 s, all of it within 20 s.
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;

  // The port is held before anything is opened: a second start fails at once, and links know where they lead.
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(portTrouble(error, config))).listen(config.port, config.host, resolve),
  );
  const { port } = server.address() as AddressInfo;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const ownUrl = `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${port}`;

  const services = await openServices(config, { publicUrl, ownUrl }, log);
  const counts = newCounts();
  const flows = createFlows(services, config, publicUrl, counts, log);
  let draining = false;
  const app = createApp({
    services,
    flows,
    counts,
    log,
    publicUrl,
    trustProxy: config.trustProxy,
    vapi: config.vapi,
    metricsToken: config.metricsToken,
    siteDir: join(import.meta.dirname, '../dist/client'),
    tokens: {
      __PUBLIC_URL__: publicUrl,
      __CONTACT_EMAIL__: config.contactEmail,
      __MODE__: config.publicUrl ? 'live' : 'development',
    },
    isReady: () => !draining,
  });
  ready.resolve(app);
  server.removeAllListeners('request').on('request', app);
  const { room: door, brain, speech } = services;
  const rooms = door && (await import('./room/rooms.ts')).openRooms({ server, door, flows, brain, speech, publicUrl, log });
  flows.outbox.start();
  flows.callEnds.start();
  flows.reconciler.start();
  const stopForgetting = startForgetting(services.database, log);
  log.info({ url: publicUrl, services: services.standing, ms: Math.round(performance.now()) }, 'listening');

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());

  async function drain() {
    draining = true;
    log.info('draining');
    const closed = new Promise((resolve) => server.close(resolve));
    // A kept-alive connection is idle again as soon as its last answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), drainMs);
    flows.callEnds.stop();
    stopForgetting();
    await rooms?.close(drainMs - 1_000);
    await closed;
    clearInterval(sweep);
    clearTimeout(late);
    await Promise.all([flows.outbox.stop(), flows.reconciler.stop()]);
    await services.close();
  }
}
