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

/** Not imported: an import reads all of its names, and one of them loads the whole of `fetch`, 60 ms that a start need not wait. */
const { createServer } = process.getBuiltinModule('node:http');

/**
 * A client that dribbles its request is cut (slowloris): by default within 20 s, which is what a browser on the slowest line needs for
 * its 32 KB, many times over. Not much sooner: what a busy process has not read yet counts as not sent.
 */
const patience = (seconds: number) => ({
  headersTimeout: seconds * 1000,
  requestTimeout: (seconds + 3) * 1000,
  connectionsCheckingInterval: 1_000,
});
/** A client that takes nothing of its answer for so long is cut. Longer than the slowest answer: Kaka may think for 25 s. */
const idleMs = 60_000;
/** Longer than proxies keep an idle connection to us (nginx, AWS: 60 s), so that they never send into one that we are closing. */
const keepAliveTimeout = 65_000;

/** How often the server looks whether it has no connection. */
const restLookMs = 1_000;

/** After SIGTERM, and DRAIN_DELAY_SECONDS: how long the port is kept until no connection waits to be taken, how long clients are told to come back on another connection, how long requests may take, and when all is over. */
const quietMs = 1_000;
const noticeMs = 250;
const drainMs = 8_000;
const endMs = 9_500;

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`Vaani cannot start with this configuration:\n${error.message}\n\nEvery variable is explained in .env.example.`);
  // The port may be held already, which would keep the process alive.
  process.exit(1);
}

/** A port that cannot be had is a matter of configuration, and is told like one. */
function portTrouble(error: Error, config: Config): Error {
  const problem = portProblem(error, config);
  return problem === undefined ? error : new ConfigError(`- ${problem}`);
}

/** Says once that requests come through a proxy of which the site was not told. */
function lookForProxy(server: Server, log: Log): void {
  server.on('request', function look({ headers }: IncomingMessage) {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', look);
    log.warn(`a request came through a proxy, but TRUST_PROXY is not set: ${sharedAddress}`);
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
 * Waits until nobody is on the way in. Whoever has been connected by the system and not been taken by us yet is cut off when the port
 * closes, and a signal is told before they are: so two rounds of the event loop must pass in which nobody came.
 */
async function quiet(server: Server): Promise<void> {
  let came = 1;
  const count = () => void came++;
  server.on('connection', count);
  const deadline = performance.now() + quietMs;
  for (let still = 0; still < 2 && performance.now() < deadline; still = came === 0 ? still + 1 : 0) {
    came = 0;
    await sleep(1);
    // Right behind the system's events: all who were waiting have been taken.
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', count);
}

async function main(): Promise<void> {
  // The store, the sheet and the mails hold what visitors wrote: they are for the site's own user.
  process.umask(0o077);
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const ready = Promise.withResolvers<RequestListener>();
  const options = {
    ...patience(config.requestSeconds),
    keepAliveTimeout,
    // Any other protocol that is offered, as curl offers HTTP/2, is declined by simply answering.
    shouldUpgradeCallback: ({ headers }: IncomingMessage): boolean =>
      headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0,
  };
  const server = createServer(options, (req, res) => void ready.promise.then((app) => app(req, res)));
  server.setTimeout(idleMs);

  // The port is held before anything is opened: a second start fails at once, and links know where they lead.
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
  // Before anybody is told that the site is there: who hears it may stop it at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
  log.info({ url: publicUrl, port, services: services.used, ms: Math.round(performance.now()) }, 'listening');
  returnMemoryAtRest(server);
  if (process.stdout.isTTY) console.log(`Vaani is at ${publicUrl}. Ctrl-C stops it.`);

  async function drain() {
    draining = true;
    const startedAt = performance.now();
    log.info({ delaySeconds: config.drainDelaySeconds }, 'draining');
    await sleep(config.drainDelaySeconds * 1_000);
    setTimeout(() => {
      log.warn({ ms: endMs }, 'stopped before all work was finished');
      process.exit(0);
    }, endMs).unref();
    await quiet(server);
    // Not sooner: whoever is told comes back on a new connection, and must find the port closed.
    server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
    // The port alone: http's own close would cut connections on which a request may be on its way.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    const late = setTimeout(() => server.closeAllConnections(), drainMs);
    flows.callEnds.stop();
    stopForgetting();
    const goodbyes = rooms?.close(drainMs - 1_000);
    await Promise.race([closed, sleep(noticeMs)]);
    // A kept-alive connection is idle again as soon as its last answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.all([goodbyes, closed]);
    clearInterval(sweep);
    clearTimeout(late);
    await Promise.all([flows.outbox.stop(), flows.reconciler.stop()]);
    await services.close();
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'stopped');
  }
}

/** What the legal pages say of who sells and whom complaints go to. Source: Consumer Protection (E-Commerce) Rules, 2020, 4(5) and 6(5). */
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

/** What a brand reads about the price. Without a setting none is made up. */
function costSentences(priceFrom: string | undefined): Record<SiteLang, string> {
  const en = 'what moves it is how many people talk to it and what it has to connect to';
  const hi = 'दाम इस पर है कि कितने लोग उससे बात करते हैं और उसे किन चीज़ों से जुड़ना है';
  if (priceFrom !== undefined) return { en: `From ${priceFrom}; ${en}.`, hi: `${priceFrom} से; ${hi}।` };
  return { en: `Ask us: ${en}. You get a price in the first meeting.`, hi: `हमसे पूछिए: ${hi}। दाम पहली मुलाक़ात में बता देते हैं।` };
}
