import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type Log, withLogFields } from '../core/log.ts';
import { counter, histogram } from '../core/meters.ts';

/** The route as the table of endpoints writes it. The address itself may contain a token or a visitor's words. */
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
 * Writes a line for each request that changed something, failed, or was aborted before its answer was sent. Pages, assets and the chat's
 * polling of its orders write no line.
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
      // Browsers often abort sounds and downloads, which belong to no endpoint. These are not logged.
      if (isLook && (aborted ? route === noEndpoint : res.statusCode < 400)) return;
      const status = res.headersSent ? res.statusCode : undefined;
      const line = { ...origin, method, route, status, ms: Math.round(performance.now() - startedAt) };
      if (aborted) log.info(line, 'request aborted');
      // 500 is a defect, and an operator must act. The others are outages of the store or of a provider, which have alerts of their own.
      else if (res.statusCode >= 500) log[res.statusCode === 500 ? 'error' : 'warn'](line, 'request');
      // The report in a refused webhook, such as a payment, is lost until the secret here is that of the provider.
      else if (res.statusCode >= 400 && route.startsWith('/webhooks/')) {
        refusedWebhooks.add({ provider: route.split('/')[2] ?? '' });
        log.warn(line, 'webhook refused');
      } else log.info(line, 'request');
    });
    withLogFields(origin, next);
  };
}

/** The request id of the proxy, if it is safe for a log; else a new one. */
function requestIdOf(req: Request): string {
  const given = req.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
