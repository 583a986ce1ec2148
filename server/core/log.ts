import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** One JSON line an event, with its level as a word and its time in ISO 8601, UTC. Nobody's words, addresses or keys: flows log ids, and what slips in under these names is removed. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'email',
        'message',
        'name',
        'authorization',
        'cookie',
        '*.email',
        '*.message.text',
        '*.authorization',
        '*.cookie',
        'req',
        'res',
      ],
      censor: '[removed]',
    },
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Type, code, message and stack of our own errors; of foreign ones no bodies, which may carry what a visitor wrote. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message.slice(0, 300),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

/** Where it was thrown. Other lines of a stack are the rest of a message that has several. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 7)
    .join('\n');

/** What was asked for, as the table of endpoints writes it: an address itself may hold a token, or a visitor's words. */
export function routeOf({ route, baseUrl }: Request): string {
  const pattern: unknown = route?.path;
  return typeof pattern === 'string' ? baseUrl + pattern : noEndpoint;
}

const noEndpoint = 'no endpoint';

/**
 * A line a request that did something, failed, or was cut off before its answer was out; pages, assets and a chat's looks at its
 * orders are quiet, or they would drown the log.
 */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.locals.requestId = randomUUID();
    const { method } = req;
    res.on('close', () => {
      const aborted = !res.writableFinished;
      const route = routeOf(req);
      const isLook = method === 'GET' || method === 'HEAD';
      // Browsers break off sounds and downloads all the time: those belong to no endpoint.
      if (isLook && (aborted ? route === noEndpoint : res.statusCode < 400)) return;
      const status = res.headersSent ? res.statusCode : undefined;
      const line = { id: res.locals.requestId, method, route, status, ms: Math.round(performance.now() - startedAt) };
      if (aborted) log.info(line, 'request aborted');
      else if (res.statusCode >= 500) log.error(line, 'request');
      // A provider is told no: what it reports, such as a payment, is lost until its secret is the one that is set here.
      else if (res.statusCode >= 400 && route.startsWith('/webhooks/')) log.warn(line, 'webhook refused');
      else log.info(line, 'request');
    });
    next();
  };
}
