import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Log, withLogFields } from '../core/log.ts';
import { counter, histogram } from '../core/meters.ts';

/** What was asked for, as the table of endpoints writes it: an address itself may hold a token, or a visitor's words. */
export function routeOf({ route, baseUrl }: Request): string {
  const pattern: unknown = route?.path;
  return typeof pattern === 'string' ? baseUrl + pattern : noEndpoint;
}

const took = histogram<'method' | 'route'>('http_request_seconds', 'How long requests took, by their endpoint.');
const refusedWebhooks = counter('webhooks_refused_total', 'Reports of providers that were refused: their secret may be another.', {
  provider: ['razorpay', 'vapi'],
});

const noEndpoint = 'no endpoint';

/**
 * A line a request that did something, failed, or was cut off before its answer was out; pages, assets and a chat's looks at its
 * orders are quiet, or they would drown the log.
 */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const origin = { request: requestIdOf(req) };
    res.setHeader('X-Request-Id', origin.request);
    const { method } = req;
    res.on('close', () => {
      const aborted = !res.writableFinished;
      const route = routeOf(req);
      if (route !== noEndpoint) took.observe({ method, route }, (performance.now() - startedAt) / 1_000);
      const isLook = method === 'GET' || method === 'HEAD';
      // Browsers break off sounds and downloads all the time: those belong to no endpoint.
      if (isLook && (aborted ? route === noEndpoint : res.statusCode < 400)) return;
      const status = res.headersSent ? res.statusCode : undefined;
      const line = { ...origin, method, route, status, ms: Math.round(performance.now() - startedAt) };
      if (aborted) log.info(line, 'request aborted');
      // 500 is a defect, and an operator must act. The others are outages of the store or of a provider, which have alerts of their own.
      else if (res.statusCode >= 500) log[res.statusCode === 500 ? 'error' : 'warn'](line, 'request');
      // A provider is told no: what it reports, such as a payment, is lost until its secret is the one that is set here.
      else if (res.statusCode >= 400 && route.startsWith('/webhooks/')) {
        refusedWebhooks.add({ provider: route.split('/')[2] ?? '' });
        log.warn(line, 'webhook refused');
      } else log.info(line, 'request');
    });
    withLogFields(origin, next);
  };
}

/** What a proxy calls the request, if that is fit for a log; else a name of our own. */
function requestIdOf(req: Request): string {
  const given = req.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
