import { join } from 'node:path';
import express, { type Express, Router } from 'express';
import { basePaths, siteLangs } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { isSameSecret } from '../core/tokens.ts';
import { probe } from '../db/settings.ts';
import type { Flows } from '../flows/product.ts';
import type { Services } from '../services/registry.ts';
import { browserErrors } from './browser-errors.ts';
import { callEvents } from './call-events.ts';
import { deskPages } from './desk.ts';
import { errorAnswer } from './error-answer.ts';
import { forgetPages } from './forget-page.ts';
import { addressOf, limiter } from './limits.ts';
import { meetingPages } from './meeting-page.ts';
import { createMetrics, type Measured, type Metrics } from './metrics.ts';
import { payPages } from './pay-page.ts';
import { paymentQr } from './payment-qr.ts';
import { purchasesPages } from './purchases-page.ts';
import { remindersPages } from './reminders-page.ts';
import { requestLog } from './request-log.ts';
import { answerErrors, refuseOtherMethods, route } from './route.ts';
import { sameOriginOnly, securityHeaders, withHeaders } from './security.ts';
import { ensureSession, httpsSite, readCookies, sessionOf } from './session.ts';
import { createSite, mediaTypes, type SiteTokens } from './site.ts';
import { vapiModel } from './vapi-model.ts';
import { vapiWebhook } from './vapi-webhook.ts';

export interface AppOptions {
  services: Services;
  flows: Flows;
  log: Log;
  publicUrl: string;
  /** Express's `trust proxy`. */
  trustProxy: number | string | false;
  /** If true, Vapi carries the calls, and the content security policy allows Daily's hosts. */
  vapi: { webhookSecret: string | undefined; brain: 'own' | 'hosted' } | undefined;
  /** The token that allows reading `/metrics`. */
  metricsToken: string | undefined;
  /** The key of the desk at `/desk`; undefined: there is no desk. */
  deskToken: string | undefined;
  /** What `/metrics` needs from outside this module. */
  measured: Pick<Measured, 'timeZone' | 'budgets' | 'build'>;
  siteDir: string;
  tokens: SiteTokens;
  /** False while the process drains. */
  isReady(): boolean;
}

/** All endpoints and pages, one row each. */
export function createApp(options: AppOptions): Express {
  const { services, flows, log, publicUrl, trustProxy, vapi, metricsToken, deskToken, siteDir, tokens, isReady } = options;
  const { database, used, secret } = services;
  const {
    kaka,
    orders,
    guides,
    receipts,
    purchases,
    reminders,
    testSales,
    forgetVisit,
    leads,
    bookings,
    reconciler,
    calls,
    callEnds,
    vendorTalk,
    writtenTalk,
    notebook,
    desk,
  } = flows;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.set(httpsSite, publicUrl.startsWith('https:'));

  app.use(countAnswers);
  const headers = securityHeaders({ vapi: vapi !== undefined, https: publicUrl.startsWith('https:') });
  const site = createSite(siteDir, tokens, headers);
  app.use(site.serve);

  app.use(withHeaders(headers), requestLog(log), readableAddress);
  app.use('/assets', mediaFiles(join(siteDir, 'assets'), { immutable: true, maxAge: '1y' }));
  app.use('/greetings', mediaFiles(join(siteDir, 'greetings'), { maxAge: '1d' }));
  app.use('/share', mediaFiles(join(siteDir, 'share'), { maxAge: '1d' }));
  app.use(withHeaders({ 'Cache-Control': 'private, no-store' }));

  app.get('/livez', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    database.assertInPlace();
    await probe(database.db);
    if (!isReady()) throw new AppError('unavailable');
    res.json({ status: 'ready', services: used });
  });

  let metrics: Promise<Metrics> | undefined;
  app.get('/metrics', async (req, res) => {
    if (metricsToken === undefined || !isSameSecret(req.get('authorization') ?? '', `Bearer ${metricsToken}`))
      throw new AppError('not_found');
    metrics ??= createMetrics({ ...options.measured, database, roomCount: () => services.room?.callIds().length ?? 0, isReady });
    const { contentType, text } = await metrics;
    res.setHeader('Content-Type', contentType).send(await text());
  });

  const router = Router();
  const readers = limiter('read', database);
  const ours = sameOriginOnly([new URL(publicUrl).origin], log);
  const guarded = (name: Parameters<typeof limiter>[0]) => [ours, ...limiter(name, database)];
  app.use(readCookies(secret));

  route(router, 'chat', { guards: guarded('chat') }, ({ input, req, res }) =>
    kaka.turn(ensureSession(req, res), input.message, pageLangOf(req)),
  );
  route(router, 'paymentLink', { guards: guarded('money') }, ({ input, req, res }) =>
    kaka.sell(ensureSession(req, res), input.skuName, input.email, pageLangOf(req)),
  );
  route(router, 'kakaSession', { guards: readers }, ({ req }) => kaka.session(sessionOf(req)));
  route(router, 'order', { guards: readers }, async ({ req }) => {
    const session = sessionOf(req) ?? '';
    return orders.view(await orders.find(session, String(req.params.id)), session);
  });
  route(router, 'orderBuyer', { guards: guarded('money') }, async ({ input, req }) => {
    const session = sessionOf(req) ?? '';
    return orders.view(await orders.setBuyer(session, String(req.params.id), input), session);
  });
  route(router, 'resendGuide', { guards: guarded('money') }, async ({ req }) => {
    await orders.resend(sessionOf(req) ?? '', String(req.params.id));
    return { success: true };
  });

  route(router, 'lead', { guards: guarded('lead'), status: 202 }, ({ input, req, res }) => leads.submit(ensureSession(req, res), input));
  route(router, 'slots', { guards: readers }, () => bookings.slots());
  route(router, 'book', { guards: guarded('book') }, ({ input: { time_zone: timeZone, ...request }, req, res }) =>
    bookings.book({ ...request, timeZone, pageLang: pageLangOf(req), sessionId: ensureSession(req, res), address: addressOf(req) }),
  );

  route(router, 'webCall', { guards: guarded('call'), status: 201 }, ({ input, req, res }) => {
    const idempotencyKey = req.get('idempotency-key')?.slice(0, 200) || undefined;
    const sessionId = ensureSession(req, res, idempotencyKey);
    return calls.open({
      sessionId,
      address: addressOf(req),
      input,
      idempotencyKey,
      origin: req.get('origin') ?? publicUrl,
      pageLang: pageLangOf(req),
    });
  });
  route(router, 'endWebCall', { guards: [ours, ...readers] }, async ({ input, req }) => {
    await calls.end(sessionOf(req) ?? '', input.webCallUrl);
    return undefined;
  });

  route(router, 'writeInCall', { guards: guarded('chat') }, ({ input, req, res }) =>
    writtenTalk.say(ensureSession(req, res), input.assistantId, input.message, pageLangOf(req)),
  );
  route(router, 'forgetCall', { guards: guarded('call') }, async ({ input, req }) => {
    await callEnds.forget(sessionOf(req) ?? '', input.callId);
    return { success: true };
  });

  const report = browserErrors(log);
  route(router, 'browserError', { guards: guarded('report') }, ({ input }) => report(input));

  router.post('/webhooks/vapi', vapiWebhook(vapi?.webhookSecret, { reported: callEnds.reported, use: vendorTalk.use }));
  router.post('/webhooks/vapi/chat/completions', vapiModel(vapi?.brain === 'own' ? vapi.webhookSecret : undefined, vendorTalk));
  router.get('/call/events', ...readers, callEvents(notebook, sessionOf));
  router.post('/webhooks/razorpay', express.raw({ type: () => true, limit: '256kb' }), async (req, res) => {
    const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await orders.apply(services.payments.readEvent(rawBody, req.headers));
    res.json({ status: 'ok' });
  });

  // The return from Razorpay. It only causes a request to Razorpay: a webhook or such a request marks an order as paid.
  router.get('/api/payment-callback', ...readers, async (req, res) => {
    const back = services.payments.readCallback(req.query);
    if (back) void reconciler.look(back.linkId);
    const order = back && (await orders.byLink(back.linkId));
    res.redirect(303, order ? orders.returnPath(order) : '/#demo');
  });

  // Pages that the server fills in, for each language.
  const pages = Router();
  const found = purchasesPages(purchases, site.template, { readers, askers: guarded('purchases') });
  pages.use('/purchases', found.router);
  pages.get('/guides/:token', ...readers, async (req, res) => {
    const { pdf, filename } = await guides.download(String(req.params.token), req.method === 'GET' && startsAtZero(req.headers.range));
    res.type('application/pdf').attachment(filename);
    sendBuffer(res, pdf, req.headers.range);
  });
  pages.get('/receipts/:token', ...readers, async (req, res) => {
    const { pdf, filename } = await receipts.byToken(String(req.params.token));
    res.setHeader('Content-Disposition', `inline; filename="${filename}"`).type('application/pdf').send(pdf);
  });
  pages.use(['/guides', '/receipts'], found.behindLink);
  pages.use('/forget-me', forgetPages(forgetVisit, site.template, { readers, askers: guarded('call') }));
  pages.use('/reminders', remindersPages(reminders, site.template, readers, ours));
  pages.use('/meetings', meetingPages(bookings, site.template, { readers, ours, bookers: guarded('book') }));
  if (services.sandbox) pages.use('/pay', payPages(services.sandbox, orders, testSales, site.template, readers, ours, log));
  refuseOtherMethods(pages);
  pages.all(['/guides/*rest', '/receipts/*rest', '/meetings/*rest'], () => {
    throw new AppError('not_found');
  });
  for (const lang of siteLangs) router.use(basePaths[lang] || '/', pages);

  router.get('/api/orders/:id/qr', ...readers, async (req, res) => {
    res.type('image/svg+xml').send(await paymentQr(await orders.find(sessionOf(req) ?? '', String(req.params.id))));
  });

  if (deskToken !== undefined)
    router.use(
      deskPages({
        desk,
        token: deskToken,
        signer: services.signer,
        template: site.template('desk', 'en'),
        ours,
        tries: limiter('desk', database),
        readers,
        log,
      }),
    );

  refuseOtherMethods(router);
  router.all(['/api/*rest', '/call/*rest', '/webhooks/*rest'], () => {
    throw new AppError('not_found');
  });
  app.use(router);
  app.use(site.notFound, () => {
    throw new AppError('not_found');
  });
  app.use(countRefusals, answerErrors(log));
  return app;
}

const answers = counter('answers_total', 'Answers by the class of their status.', { status: ['2xx', '3xx', '4xx', '5xx'] });
const refusals = counter('storage_refusals_total', 'Requests refused because the store could not be used.');

const countAnswers: express.RequestHandler = (_req, res, next) => {
  res.on('finish', () => answers.add({ status: `${Math.floor(res.statusCode / 100)}xx` }));
  next();
};

const countRefusals: express.ErrorRequestHandler = (error, _req, _res, next) => {
  if (errorAnswer(error).body.code === 'storage_busy') refusals.add({});
  next(error);
};

/** No address of ours contains an encoded NUL, and Postgres cannot store it. */
const readableAddress: express.RequestHandler = (req, _res, next) => next(req.url.includes('%00') ? new AppError('not_found') : undefined);

/** Sounds, in the ranges that browsers request, and the pictures of shared links: served from the disk. */
const mediaFiles = (dir: string, caching: { immutable?: boolean; maxAge: string }): express.RequestHandler => {
  const files = express.static(dir, { ...caching, index: false, redirect: false });
  return (req, res, next) => (mediaTypes.test(req.path) ? files(req, res, next) : next());
};

/** Our pages send their own language (`client/api.ts`). Other clients do not ask for Hindi only. Null means English. */
const pageLangOf = (req: express.Request): 'hi' | null => (req.get('accept-language') === 'hi' ? 'hi' : null);

/** A download counts once: when its first byte is requested. */
const startsAtZero = (range: string | undefined) => range === undefined || /^bytes=0-/.test(range);

/** The whole file, or one range of it (RFC 9110, section 14). */
function sendBuffer(res: express.Response, body: Buffer, rangeHeader: string | undefined) {
  res.setHeader('Accept-Ranges', 'bytes');
  const ranges = rangeHeader === undefined ? undefined : res.req.range(body.length);
  if (ranges === -1) {
    res.status(416).setHeader('Content-Range', `bytes */${body.length}`);
    res.end();
    return;
  }
  const range = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (!range) {
    res.setHeader('Content-Length', body.length);
    res.end(res.req.method === 'HEAD' ? undefined : body);
    return;
  }
  res.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  res.setHeader('Content-Length', range.end - range.start + 1);
  res.end(body.subarray(range.start, range.end + 1));
}
