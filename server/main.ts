import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteLang } from '#shared/words.ts';
import packageJson from '../package.json' with { type: 'json' };
import { type Config, readConfig, sharedAddress } from './config.ts';
import { ConfigError } from './core/config-error.ts';
import { createLog, type Log } from './core/log.ts';
import { returnFreeMemory } from './core/memory.ts';
import { portProblem } from './core/port.ts';
import { readEnvironment } from './environment.ts';
import { perDay as meetingsPerDay } from './flows/booking-changes.ts';
import { remindersPerDay } from './flows/reminders.ts';
import { startForgetting } from './flows/retention.ts';
import { createFlows } from './flows.ts';
import { createApp } from './http/app.ts';
import type { SiteTokens } from './http/site.ts';
import { spokenWords } from './services/hearing.ts';
import { openServices } from './services.ts';

/** Not imported: an import reads every exported name, and one of them loads `fetch`, which costs the start 60 ms. */
const { createServer } = process.getBuiltinModule('node:http');

/**
 * Disconnects a client that sends its request too slowly (slowloris), by default within 20 s. A browser on a slow connection needs much
 * less for 32 KB. The limit must not be much lower, because data that a busy process has not read yet counts as not sent.
 */
const patience = (seconds: number) => ({
  headersTimeout: seconds * 1000,
  requestTimeout: (seconds + 3) * 1000,
  connectionsCheckingInterval: 1_000,
});
/** A client that reads nothing of its answer for this time is disconnected. Longer than the slowest answer: Kaka's model may take 25 s. */
const idleMs = 60_000;
/** Longer than proxies keep an idle connection (nginx, AWS: 60 s), so that they never send a request on a connection that the server closes. */
const keepAliveTimeout = 65_000;

/** How often the server checks whether it has no connections, in milliseconds. */
const restLookMs = 1_000;

/**
 * After SIGTERM and DRAIN_DELAY_SECONDS: how long the port stays open until no new connection waits, how long answers carry
 * `Connection: close` before idle connections are closed, how long requests may take, and when the process ends in any case.
 */
const quietMs = 3_000;
const noticeMs = 250;
const drainMs = 8_000;
const endMs = 9_500;
/** So many connections at most wait until the process accepts them: the default of `listen`. */
const waitingMax = 511;

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`Vaani cannot start with this configuration:\n${error.message}\n\nEvery variable is explained in .env.example.`);
  // An open port would keep the process alive.
  process.exit(1);
}

/** Turns the error of a port that cannot be opened into a ConfigError. */
function portTrouble(error: Error, config: Config): Error {
  const problem = portProblem(error, config);
  return problem === undefined ? error : new ConfigError(`- ${problem}`);
}

/** Warns once if requests come through a proxy and TRUST_PROXY is not set. */
function lookForProxy(server: Server, log: Log): void {
  server.on('request', function look({ headers }: IncomingMessage) {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', look);
    log.warn(`a request came through a proxy, but TRUST_PROXY is not set: ${sharedAddress}. Set TRUST_PROXY to the number of proxies`);
  });
}

/** Returns the memory that only the start needed, in the first second without a connection. */
function returnMemoryAtRest(server: Server): void {
  const look = setInterval(() => {
    server.getConnections((_error, count) => {
      if (count > 0) return;
      clearInterval(look);
      returnFreeMemory();
    });
  }, restLookMs).unref();
}

/**
 * Waits until no new connection arrives. When the port closes, the system drops connections that Node has not accepted yet, and Node
 * handles a signal before them. For that reason two rounds of the event loop must pass without a new connection, or so many connections
 * must be accepted that none of those that waited at the signal is left. A slow machine may take a second for thirty of them.
 */
async function quiet(server: Server): Promise<void> {
  let came = 1;
  let accepted = 0;
  const count = () => {
    came += 1;
    accepted += 1;
  };
  server.on('connection', count);
  const deadline = performance.now() + quietMs;
  for (let still = 0; still < 2 && accepted < waitingMax && performance.now() < deadline; still = came === 0 ? still + 1 : 0) {
    came = 0;
    await sleep(1);
    // Runs directly after the I/O events: all waiting connections are accepted then.
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', count);
}

async function main(): Promise<void> {
  // The store, the sheet and the mails contain what visitors wrote: only the user of the site may read them.
  process.umask(0o077);
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const ready = Promise.withResolvers<RequestListener>();
  const options = {
    ...patience(config.requestSeconds),
    keepAliveTimeout,
    // Any other protocol, such as HTTP/2 from curl, is declined: the server answers in HTTP/1.1.
    shouldUpgradeCallback: ({ headers }: IncomingMessage): boolean =>
      headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0,
  };
  const server = createServer(options, (req, res) => void ready.promise.then((app) => app(req, res)));
  server.setTimeout(idleMs);

  // The port is opened first: a second start fails at once, and the address for links is known.
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(portTrouble(error, config))).listen(config.port, config.host, resolve),
  );
  const { port } = server.address() as AddressInfo;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const ownUrl = `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${port}`;

  const services = await openServices(config, { publicUrl, ownUrl }, log);
  const flows = createFlows(services, config, publicUrl, log);
  let draining = false;
  const spoken = spokenWords[config.vapi ? 'vapi' : config.hearing ? 'room' : 'browser'];
  const cost = costSentences(config.priceFrom);
  const app = createApp({
    services,
    flows,
    log,
    publicUrl,
    trustProxy: config.trustProxy,
    vapi: config.vapi,
    metricsToken: config.metricsToken,
    deskToken: config.deskToken,
    measured: {
      timeZone: config.businessTimeZone,
      budgets: {
        voice_minutes: config.voiceMinutesPerDay,
        chat_messages: config.chatMessagesPerDay,
        meetings: meetingsPerDay.all,
        ...(config.remindAfterHours > 0 && { reminders: remindersPerDay }),
      },
      build: { version: packageJson.version, node: process.version },
    },
    siteDir: join(import.meta.dirname, '../dist/client'),
    tokens: {
      __PUBLIC_URL__: publicUrl,
      __CONTACT_EMAIL__: config.contactEmail,
      __SPOKEN_WORDS__: spoken.en,
      __SPOKEN_WORDS_HI__: spoken.hi,
      __COST__: cost.en,
      __COST_HI__: cost.hi,
      ...sellerSentences(config),
      __MODE__: config.publicUrl ? 'live' : 'development',
    },
    isReady: () => !draining,
  });
  ready.resolve(app);
  server.removeAllListeners('request').on('request', app);
  if (config.trustProxy === false) lookForProxy(server, log);
  const { room: access, speech, hearing } = services;
  const rooms = access && (await import('./room/rooms.ts')).openRooms({ server, access, flows, speech, hearing, publicUrl, log });
  flows.outbox.start();
  flows.callEnds.start();
  flows.reconciler.start();
  const stopForgetting = startForgetting(services.database, services.mailer, log);
  // Before the line "listening": a program that reads that line may send the signal at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
  log.info({ url: publicUrl, port, services: services.used, ms: Math.round(performance.now()) }, 'listening');
  returnMemoryAtRest(server);
  if (process.stdout.isTTY) console.log(`Vaani is at ${publicUrl}. Ctrl-C stops it.`);

  async function drain() {
    draining = true;
    const startedAt = performance.now();
    log.info({ delaySeconds: config.drainDelaySeconds }, 'draining');
    await sleep(config.drainDelaySeconds * 1_000);
    const drainBy = performance.now() + drainMs;
    setTimeout(() => {
      log.warn({ ms: endMs }, 'stopped by the time limit; some work was not finished');
      process.exit(0);
    }, endMs).unref();
    await quiet(server);
    // Not earlier: a client that gets this header opens a new connection, and must find the port closed.
    server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
    // Closes only the port. `close` of http would also close connections on which a request may be arriving.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    const leftMs = drainBy - performance.now();
    const late = setTimeout(() => server.closeAllConnections(), leftMs);
    flows.callEnds.stop();
    stopForgetting();
    const goodbyes = rooms?.close(leftMs - 1_000);
    await Promise.race([closed, sleep(noticeMs)]);
    // A kept-alive connection is idle again when its last answer is sent.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.all([goodbyes, closed]);
    clearInterval(sweep);
    clearTimeout(late);
    await Promise.all([flows.outbox.stop(), flows.reconciler.stop()]);
    await services.close();
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'stopped');
  }
}

/** What the legal pages say about the seller and the grievance officer. Source: Consumer Protection (E-Commerce) Rules, 2020, 4(5) and 6(5). */
function sellerSentences({ seller, contactEmail }: Config): SiteTokens {
  const { name, address, gst, grievance } = seller ?? {};
  const reached = [contactEmail, grievance?.contact].filter(Boolean).join('; ');
  const registration = gst ? `, GSTIN ${gst.gstin}` : '';
  return {
    __SELLER__: name === undefined ? 'Vaani sells the guides.' : `The guides are sold by ${name}, ${address}${registration}.`,
    __SELLER_HI__: name === undefined ? 'गाइड वाणी बेचती है।' : `गाइड ${name}, ${address}${registration} की ओर से बिकती हैं।`,
    __GRIEVANCE__: grievance
      ? `Grievance Officer: ${grievance.officer}, reached at ${reached}. A complaint is acknowledged within 48 hours and answered within one month.`
      : `Our Grievance Officer, reached at ${reached}, answers within one month.`,
    __GRIEVANCE_HI__: grievance
      ? `शिकायत अधिकारी: ${grievance.officer}, पता ${reached}। शिकायत मिलने की ख़बर 48 घंटे में और जवाब एक महीने के भीतर मिलता है।`
      : `हमारे शिकायत अधिकारी ${reached} पर मिलते हैं और एक महीने के भीतर जवाब देते हैं।`,
  };
}

/** What the page for brands says about the price. Without PRICE_FROM it names no price. */
function costSentences(priceFrom: string | undefined): Record<SiteLang, string> {
  const en = 'what moves it is how many people talk to it and what it has to connect to';
  const hi = 'दाम इस पर है कि कितने लोग उससे बात करते हैं और उसे किन चीज़ों से जुड़ना है';
  if (priceFrom !== undefined) return { en: `From ${priceFrom}; ${en}.`, hi: `${priceFrom} से; ${hi}।` };
  return { en: `Ask us: ${en}. You get a price in the first meeting.`, hi: `हमसे पूछिए: ${hi}। दाम पहली मुलाक़ात में बता देते हैं।` };
}
