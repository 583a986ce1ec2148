import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isOwnOrigin } from '../core/origin.ts';

const permissions = ['microphone=(self)', 'camera=()', 'geolocation=()', 'payment=()', 'usb=()', 'browsing-topics=()'].join(', ');

/**
 * What every answer carries, pages and all others. With Vapi as the voice service, Daily's hosts join the content policy:
 * client-side navigation keeps the first document's policy, so all pages have the same one.
 */
export function securityHeaders({ vapi, https }: { vapi: boolean; https: boolean }): Record<string, string> {
  const daily = vapi ? ['https://*.daily.co', 'wss://*.daily.co', 'https://*.pluot.blue'] : [];
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly is needed on both lines: here for the detector of speech.
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
  // Helmet writes the same headers each time; written once, they cost an answer a fifth of its time less.
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

/** Puts headers on every answer that comes after. */
export function withHeaders(headers: Record<string, string>): RequestHandler {
  const rows = Object.entries(headers);
  return (_req, res, next) => {
    for (const [name, value] of rows) res.setHeader(name, value);
    next();
  };
}

/**
 * Lets a request pass that our own pages sent: it costs money or writes. A missing Origin is not trusted; browsers send one with every POST.
 * @param origins the site's own origins, such as `https://vaani.example`
 */
export function sameOriginOnly(origins: readonly string[], log: Log): RequestHandler {
  let isTold = false;
  return (req, _res, next) => {
    const origin = req.headers.origin;
    const site = req.headers['sec-fetch-site'];
    const ours = isOwnOrigin(origins, origin, req.headers.host);
    // A page of this server under a name that is not PUBLIC_URL: the operator must learn why nothing works.
    if (!ours && !isTold && origin !== undefined && URL.parse(origin)?.host === req.headers.host) {
      isTold = true;
      const line = { page: origin.slice(0, 200), accepted: origins };
      log.warn(line, 'request refused with 403: the page is not at PUBLIC_URL. Set PUBLIC_URL to the address that visitors use');
    }
    next(ours && (site === undefined || site === 'same-origin') ? undefined : new AppError('forbidden_origin'));
  };
}
