import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';
import { AppError } from '../core/errors.ts';
import { counter } from '../core/meters.ts';
import type { Database } from '../db/database.ts';
import * as rateLimits from '../db/rate-limits.ts';
import { sessionOf } from './session.ts';

interface Limit {
  /** Requests in a window. */
  limit: number;
  windowMs: number;
}

const minuteMs = 60_000;

/** Limits for each IP address and for each session. Families and offices share an IP address, so its limit is several times that of a session. */
export const limits = {
  chat: { address: { limit: 90, windowMs: minuteMs }, session: { limit: 30, windowMs: minuteMs } },
  money: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  lead: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  book: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  // A repeated press counts too. One call at a time and the minutes of the day limit the cost.
  call: { address: { limit: 120, windowMs: 10 * minuteMs }, session: { limit: 60, windowMs: 10 * minuteMs } },
  // Mails with links to purchases. A separate limit counts the mails to one email address in a day.
  purchases: { address: { limit: 20, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  // Tries of the desk's key.
  desk: { address: { limit: 10, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  // A page sends five reports at most.
  report: { address: { limit: 20, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  read: { address: { limit: 600, windowMs: minuteMs }, session: { limit: 300, windowMs: minuteMs } },
} as const satisfies Record<string, { address: Limit; session: Limit }>;

export type LimitName = keyof typeof limits;

const hits = counter('limit_hits_total', 'Requests refused by a limit.', { limit: Object.keys(limits) });

/** The IP address of the visitor's network: IPv6 by /56, the usual size of a subscriber's network; an IPv4-mapped address as IPv4. */
export const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? '');

/**
 * Two rate limiters for a kind of request, by IP address and by session. Counts are in memory, or in Postgres if several instances share
 * it.
 */
export function limiter(name: LimitName, database: Database): RequestHandler[] {
  const each = (by: 'address' | 'session', key: (req: Request) => string | undefined) => {
    const { limit, windowMs } = limits[name][by];
    const options: Partial<Options> = {
      limit,
      windowMs,
      standardHeaders: false,
      legacyHeaders: false,
      skip: (req) => key(req as Request) === undefined,
      keyGenerator: (req) => `${name}:${by}:${key(req as Request)}`,
      handler: (req, _res, next) => {
        hits.add({ limit: name });
        const resetTime = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime?.getTime() ?? Date.now() + windowMs;
        next(new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((resetTime - Date.now()) / 1000)) }));
      },
      // If the counts cannot be stored, requests are allowed.
      passOnStoreError: true,
      // The configuration checks of the package would write values from the client into the log.
      validate: false,
      store: database.engine === 'postgres' ? sharedStore(database, windowMs) : ownStore(windowMs),
    };
    return rateLimit(options);
  };
  return [each('address', addressOf), each('session', sessionOf)];
}

/** The maximum number of addresses in memory, about 5 MB for each limiter. */
const keysKept = 50_000;

/** Counts in memory, deleted when the window is over. If there are too many, the one that was not seen for longest is deleted. */
function ownStore(windowMs: number): Store {
  const hits = new Map<string, number>();
  let resetTime = new Date(Date.now() + windowMs);
  setInterval(() => {
    hits.clear();
    resetTime = new Date(Date.now() + windowMs);
  }, windowMs).unref();
  return {
    localKeys: true,
    increment(key) {
      const totalHits = (hits.get(key) ?? 0) + 1;
      hits.delete(key);
      hits.set(key, totalHits);
      const [oldest] = hits.size > keysKept ? hits.keys() : [];
      if (oldest !== undefined) hits.delete(oldest);
      return { totalHits, resetTime };
    },
    decrement() {},
    resetKey: (key) => void hits.delete(key),
  };
}

/** Counts in the table `rate_limits`, shared by all instances. */
function sharedStore({ db }: Database, windowMs: number): Store {
  return {
    async increment(key) {
      const { hits, resetTime } = await rateLimits.hit(db, key, windowMs);
      return { totalHits: hits, resetTime };
    },
    async decrement() {},
    async resetKey(key) {
      await rateLimits.reset(db, key);
    },
  };
}
