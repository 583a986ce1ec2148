import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isOwnOrigin } from '../core/origin.ts';

const permissions = ['microphone=(self)', 'camera=()', 'geolocation=()', 'payment=()', 'usb=()', 'browsing-topics=()'].join(', ');

/**
 * Headers of every answer. If Vapi carries the calls, the content security policy allows Daily's hosts on all pages, because client-side
 * navigation keeps the policy of the first page.
 */
export function securityHeaders({ vapi, https }: { vapi: boolean; https: boolean }): Record<string, string> {
  const daily = vapi ? ['https://*.daily.co', 'wss://*.daily.co', 'https://*.pluot.blue'] : [];
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly is needed for calls at Vapi and, in the voice room, for the speech detector.
        scriptSrc: ["'self'", ...(vapi ? ['https://c.daily.co', 'blob:'] : []), "'wasm-unsafe-eval'"],
        connectSrc: ["'self'", ...daily],
        workerSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  // Helmet computes the same headers for every answer. Computing them once makes an answer a fifth faster.
  const headers: Record<string, string> = { 'Permissions-Policy': permissions };
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader() {},
  };
  protect({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}

/** Sets the headers on every later answer. */
export function withHeaders(headers: Record<string, string>): RequestHandler {
  const rows = Object.entries(headers);
  return (_req, res, next) => {
    for (const [name, value] of rows) res.setHeader(name, value);
    next();
  };
}

/**
 * Accepts only requests from pages of this site. For requests that cost money or write. Browsers send an Origin with every POST, so a
 * missing one is refused.
 * @param origins the origins of the site, such as `https://vaani.example`
 */
export function sameOriginOnly(origins: readonly string[], log: Log): RequestHandler {
  let isTold = false;
  return (req, _res, next) => {
    const origin = req.headers.origin;
    const site = req.headers['sec-fetch-site'];
    const ours = isOwnOrigin(origins, origin, req.headers.host);
    // The page comes from this server, but not at PUBLIC_URL: the operator must know why its buttons do not work.
    if (!ours && !isTold && origin !== undefined && URL.parse(origin)?.host === req.headers.host) {
      isTold = true;
      const line = { page: origin.slice(0, 200), accepted: origins };
      log.warn(line, 'request refused with 403: the page is not at PUBLIC_URL. Set PUBLIC_URL to the address that visitors use');
    }
    next(ours && (site === undefined || site === 'same-origin') ? undefined : new AppError('forbidden_origin'));
  };
}
