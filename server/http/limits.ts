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

/** What one address, and one visitor, may do. A family or an office shares an address, so it gets several times a visitor's share. */
export const limits = {
  chat: { address: { limit: 90, windowMs: minuteMs }, session: { limit: 30, windowMs: minuteMs } },
  money: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  lead: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  book: { address: { limit: 40, windowMs: 10 * minuteMs }, session: { limit: 15, windowMs: 10 * minuteMs } },
  // A press that is sent again counts as well; what calls cost is bounded by one at a time and by the day's minutes.
  call: { address: { limit: 120, windowMs: 10 * minuteMs }, session: { limit: 60, windowMs: 10 * minuteMs } },
  // Mails with links to what was bought; how many an address gets in a day is bounded beside it.
  purchases: { address: { limit: 20, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  // Tries of the operators' key: nobody who has it needs more.
  desk: { address: { limit: 10, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  // A page sends five at most, and only where something of ours is broken.
  report: { address: { limit: 20, windowMs: 10 * minuteMs }, session: { limit: 10, windowMs: 10 * minuteMs } },
  read: { address: { limit: 600, windowMs: minuteMs }, session: { limit: 300, windowMs: minuteMs } },
} as const satisfies Record<string, { address: Limit; session: Limit }>;

export type LimitName = keyof typeof limits;

const hits = counter('limit_hits_total', 'Requests refused by a limit.', { limit: Object.keys(limits) });

/** Who asks, as far as the network tells: IPv6 by /56, as a subscriber is given; an IPv4-mapped address is its IPv4 one. */
export const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? '');

/**
 * Two limiters for a kind of request, by address and by session. Counts live in memory, or in Postgres where several instances share it.
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
      // A limiter that cannot count must not close the shop.
      passOnStoreError: true,
      // Its checks of our configuration write what a client sent into the log.
      validate: false,
      store: database.engine === 'postgres' ? sharedStore(database, windowMs) : ownStore(windowMs),
    };
    return rateLimit(options);
  };
  return [each('address', addressOf), each('session', sessionOf)];
}

/** Whoever comes from a million addresses must not fill the memory: about 5 MB a limiter. */
const keysKept = 50_000;

/** Counts in memory, all of them thrown away when the window is over. Of too many, the one unseen for longest makes room. */
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

/** Counts in the table `rate_limits`: every instance sees the same. */
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
