import { createHmac } from 'node:crypto';
import cookieParser from 'cookie-parser';
import type { Request, RequestHandler, Response } from 'express';
import { noteSession } from '../core/log.ts';
import { newId } from '../core/tokens.ts';

/** An anonymous visitor: a signed random id in a cookie. */
const cookieName = 'vaani_session';
/** The Express setting that says whether visitors use https. */
export const httpsSite = 'https site';
/** The lifetime of the session, in milliseconds. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

export const readCookies = (secret: string): RequestHandler => cookieParser(secret);

/** The visitor's session, if the request has one that this site has signed. */
export function sessionOf(req: Request): string | undefined {
  const id: unknown = req.signedCookies[cookieName];
  if (typeof id !== 'string' || !id.startsWith('visitor_')) return undefined;
  noteSession(id);
  return id;
}

/**
 * The visitor's session. A first visit gets a new one with the answer.
 * @param idempotencyKey of a request that a browser may send again before it has the first answer: both get the same session
 */
export function ensureSession(req: Request, res: Response, idempotencyKey?: string): string {
  const existing = sessionOf(req);
  if (existing) return existing;
  const unguessable = idempotencyKey !== undefined && idempotencyKey.length >= 16 ? idempotencyKey : undefined;
  const id = newId(
    'visitor',
    unguessable === undefined
      ? undefined
      : createHmac('sha256', req.secret ?? '')
          .update(`session of ${unguessable}`)
          .digest(),
  );
  noteSession(id);
  // On an https site the cookie is secure even if the proxy does not report https.
  const secure = req.secure || req.app.get(httpsSite) === true;
  res.cookie(cookieName, id, { signed: true, httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: maxAgeMs });
  return id;
}

/** Ends the session of the browser. */
export const endSession = (res: Response): void => void res.clearCookie(cookieName, { path: '/' });
