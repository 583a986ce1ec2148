import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RequestHandler, Response } from 'express';

/** What is known only at run time and stands in the built pages as a token, such as `__PUBLIC_URL__`. */
export type SiteTokens = Record<`__${string}__`, string>;

interface Page {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<'br' | 'gzip', Buffer>> & { identity: Buffer };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const carriesTokens = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Large, few, and asked for in ranges: these come from the disk, by Express. */
export const mediaTypes = /\.(webm|m4a)$/;

/** What any unknown address answers with. */
const lostPage = '/404';

/** A page that waits to be filled in: nobody gets it as it is. */
const paperEnding = '.paper.html';

/** The built site, held in memory with its compressed variants: no call to the file system, and no compression, per request. */
export function createSite(
  dir: string,
  tokens: SiteTokens,
): { serve: RequestHandler; notFound: RequestHandler; paper(name: string): string } {
  const pages = new Map<string, Page>();
  for (const name of globSync('**/*.*', { cwd: dir })) {
    if (name.endsWith(paperEnding)) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    const extension = extname(path);
    const type = types[extension];
    if (!type) continue;
    const file = join(dir, name);
    const bodies = carriesTokens.has(extension) ? compress(replaceTokens(readFileSync(file, 'utf8'), tokens)) : precompressed(file);
    const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    pages.set(path.replace(/(?:\/index)?\.html$/, '') || '/', { headers, etag, bodies });
  }

  return {
    paper: (name) => replaceTokens(readFileSync(join(dir, name + paperEnding), 'utf8'), tokens),
    serve(req, res, next) {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || req.path === lostPage) return next();
      const page = pages.get(req.path);
      if (!page) {
        const bare = req.path.replace(/\/+$/, '');
        // "/rishi-voice/" is what people type; one address a page.
        if (bare !== req.path && pages.has(bare)) return res.redirect(308, bare);
        return next();
      }
      if (req.headers['if-none-match'] === page.etag) {
        res.writeHead(304, page.headers).end();
        return;
      }
      send(page, 200, res);
    },
    notFound(req, res, next) {
      const page = pages.get(lostPage);
      if (!page || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
      send(page, 404, res);
    },
  };
}

function send(page: Page, status: number, res: Response) {
  const accept = res.req.headers['accept-encoding'] ?? '';
  const coding = page.bodies.br && /\bbr\b/.test(accept) ? 'br' : page.bodies.gzip && /\bgzip\b/.test(accept) ? 'gzip' : 'identity';
  const body = page.bodies[coding] ?? page.bodies.identity;
  for (const name in page.headers) res.setHeader(name, page.headers[name] as string);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', body.length);
  res.statusCode = status;
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

const replaceTokens = (text: string, tokens: SiteTokens) =>
  Object.entries(tokens).reduce((result, [token, value]) => result.replaceAll(token, escapeHtml(value)), text);

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Once at start, for a few small pages. Quality 9: the last two steps cost more of the start than they save. */
function compress(text: string): Page['bodies'] {
  const identity = Buffer.from(text);
  if (identity.length < 512) return { identity };
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { identity, br, gzip: gzipSync(identity, { level: 9 }) };
}

function precompressed(file: string): Page['bodies'] {
  const bodies: Page['bodies'] = { identity: readFileSync(file) };
  for (const [coding, extension] of [['br', '.br'] as const, ['gzip', '.gz'] as const]) {
    try {
      bodies[coding] = readFileSync(file + extension);
    } catch {
      // Too small to be worth a variant.
    }
  }
  return bodies;
}
