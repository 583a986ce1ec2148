import express, { type NextFunction, type Request, type RequestHandler, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import { type ApiOutput, api, type Endpoint } from '#shared/api.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import { errorAnswer } from './error-answer.ts';
import { routeOf } from './request-log.ts';

/** The largest body of a request, several times the largest valid input. */
const bodyLimit = '32kb';

const parseJson = express.json({ limit: bodyLimit, type: ['application/json', 'text/plain'] });

/** Gets valid input and returns the output of the endpoint, or throws AppError. */
export type Handler<E extends Endpoint> = (call: { input: Parsed<E>; req: Request; res: Response }) => Promise<ApiOutput<E>>;

type Parsed<E extends Endpoint> = z.output<(typeof api)[E]['input']>;

/** Adds an endpoint of the table to the router: guards, body, validation, handler. */
export const route = <E extends Endpoint>(router: Router, endpoint: E, options: RouteOptions, handler: Handler<E>): void =>
  routeAt(router, api[endpoint], options, handler as Parameters<typeof routeAt>[3]);

export interface RouteOptions {
  guards?: RequestHandler[];
  status?: number;
}

/** The same for an address that is not in the table. A handler that has sent the answer itself returns the response. */
export function routeAt<Input extends z.ZodMiniType>(
  router: Router,
  { method, path, input }: { method: 'get' | 'post'; path: string; input: Input },
  { guards = [], status = 200 }: RouteOptions,
  handler: (call: { input: z.output<Input>; req: Request; res: Response }) => Promise<unknown>,
): void {
  router[method](path, ...guards, ...(method === 'post' ? [parseJson] : []), async (req: Request, res: Response) => {
    if (method === 'post' && req.body === undefined && hasBody(req)) throw new AppError('unsupported_media_type');
    const parsed = input.safeParse(method === 'post' ? (req.body ?? {}) : req.query);
    if (!parsed.success) throw new AppError('invalid_input', { sentence: sentenceFor(parsed.error.issues[0]) });
    const output = await handler({ input: parsed.data, req, res });
    if (output === res) return;
    if (output === undefined) res.status(204).end();
    else res.status(status).json(output);
  });
}

const hasBody = (req: Request) => req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** The first problem of an input as a sentence: that of the schema if it has one, else the name of the field and its problem. */
function sentenceFor(issue: { code?: string; path: PropertyKey[]; message: string } | undefined): string {
  const field = issue?.path.map(String).join('.');
  if (!issue || !field) return 'That request could not be understood. Please check it and try again.';
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'too_small') return `Please fill in "${field}".`;
  if (issue.code === 'too_big') return `"${field}" is too long. Please shorten it.`;
  return `"${field}" is missing or not what is expected here.`;
}

/** The only place that turns an error into an answer. Must be the last handler. */
export function answerErrors(log: Log) {
  return (error: unknown, req: Request, res: Response, _next: NextFunction): void => {
    const { status, body } = errorAnswer(error);
    if (status >= 500)
      log[status === 500 ? 'error' : failureLevel(error)](
        { err: error, method: req.method, route: routeOf(req), code: body.code },
        'request failed',
      );
    // The answer has begun and cannot be changed, so the connection is closed.
    if (res.headersSent) return void res.destroy();
    if (body.retryAfter !== undefined) res.setHeader('Retry-After', String(body.retryAfter));
    res.status(status).json(body);
  };
}

/** Answers any other method on an address of this router with 405. It reads the allowed methods from the routes, so call it after the last one. */
export function refuseOtherMethods(router: Router): void {
  const allowed = new Map<string, Set<string>>();
  for (const { route } of router.stack) {
    if (!route) continue;
    const methods = allowed.get(route.path) ?? new Set();
    for (const { method } of route.stack) methods.add(method.toUpperCase());
    allowed.set(route.path, methods.has('GET') ? methods.add('HEAD') : methods);
  }
  for (const [path, methods] of allowed)
    router.all(path, (_req, res) => {
      res.setHeader('Allow', [...methods].join(', '));
      throw new AppError('method_not_allowed');
    });
}
