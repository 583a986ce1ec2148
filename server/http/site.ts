import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { basePaths, langOfPath, pathIn, type SiteLang, siteLangs } from '#shared/words.ts';
import { ConfigError } from '../core/config-error.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { Template } from './state-pages.ts';

/** Values that are known only at run time. In the built pages they are tokens such as `__PUBLIC_URL__`. */
export type SiteTokens = Record<`__${string}__`, string>;

type Coding = 'br' | 'gzip' | 'identity';

/** A complete answer, computed once and sent for every request. */
interface Variant {
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[];
  body: Buffer;
}

interface Page {
  etag: string;
  head: string[];
  codings: readonly Coding[];
  variants: Partial<Record<Coding, Variant>>;
  bodyIn(coding: Coding): Buffer;
  /** The page in brotli as small as it gets, which takes up to half a second of another thread. Used once. */
  smallest: (() => Promise<Buffer>) | undefined;
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
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const carriesTokens = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Large files that are seldom requested, and sounds in ranges: Express serves them from the disk. */
export const mediaTypes = /\.(webm|m4a|jpg)$/;

/** The answer for an unknown address, in its language. */
const lostPage = (lang: SiteLang) => pathIn(lang, '/404');

/** A page template. Templates are never sent as they are. */
const templateEnding = '.template.html';

/**
 * The built site in memory, compressed as most browsers want it. A request needs no file access, no compression and no new header.
 * @param headers are sent with every page
 * @throws ConfigError if `dir` contains no built site
 */
export function createSite(
  dir: string,
  tokens: SiteTokens,
  headers: Record<string, string>,
): { serve: RequestHandler; notFound: RequestHandler; template: Template } {
  const pages = new Map<string, Page>();
  for (const name of globSync('**/*.*', { cwd: dir })) {
    if (name.endsWith(templateEnding)) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    const extension = extname(path);
    const type = types[extension];
    if (!type) continue;
    const file = join(dir, name);
    const { kept, codings, bodyIn, smallest } = carriesTokens.has(extension)
      ? compressed(replaceTokens(readFileSync(file, 'utf8'), tokens))
      : precompressed(file);
    const etag = `W/"${createHash('sha256').update(kept).digest('base64url').slice(0, 22)}"`;
    const own = {
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    const head = Object.entries({ ...headers, ...own }).flat();
    pages.set(path.replace(/(?:\/index)?\.html$/, '') || '/', { etag, head, codings, variants: {}, bodyIn, smallest });
  }

  if (!pages.has('/')) throw new ConfigError('- the site is not built. Run: npm run build');
  const lostPages = new Set(siteLangs.map((lang) => pages.get(lostPage(lang))));

  return {
    template: (name, lang) => replaceTokens(readFileSync(join(dir, basePaths[lang], name + templateEnding), 'utf8'), tokens),
    serve(req, res, next) {
      const page = pages.get(req.path);
      if (!page || lostPages.has(page) || !isLook(req)) return next();
      if (req.headers['if-none-match'] === page.etag) return void res.writeHead(304, page.head).end();
      send(page, 200, req, res);
    },
    notFound(req, res, next) {
      const bare = req.path.replace(/\/+$/, '') || '/';
      const page = pages.get(bare);
      if (page && !lostPages.has(page) && !isLook(req)) {
        res.setHeader('Allow', 'GET, HEAD');
        return next(new AppError('method_not_allowed'));
      }
      // People type "/rishi-voice/"; each page has one address.
      if (page && !lostPages.has(page)) return res.redirect(308, bare);
      const lost = pages.get(lostPage(langOfPath(req.path)));
      if (lost && isLook(req)) return send(lost, 404, req, res);
      next();
    },
  };
}

const isLook = ({ method }: Request) => method === 'GET' || method === 'HEAD';

function send(page: Page, status: number, req: Request, res: Response) {
  const coding = bestOf(page.codings, req.headers['accept-encoding'] ?? '');
  if (coding === 'br' && page.variants.br) squeeze(page);
  page.variants[coding] ??= variantOf(page, coding, page.bodyIn(coding));
  const { head, body } = page.variants[coding];
  res.writeHead(status, head).end(req.method === 'HEAD' ? undefined : body);
}

/** A page that is asked for again is worth being compressed as far as possible. Until then the quick variant is sent. */
function squeeze(page: Page): void {
  const { smallest } = page;
  page.smallest = undefined;
  void smallest?.().then((body) => {
    page.variants.br = variantOf(page, 'br', body);
  });
}

function variantOf({ head }: Page, coding: Coding, body: Buffer): Variant {
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  return { head: [...head, ...encoding, 'Content-Length', String(body.length)], body };
}

/** The best content coding that both sides have. A coding with `q=0` is not used (RFC 9110, section 12.5.3). */
const bestOf = (codings: readonly Coding[], accepted: string): Coding =>
  codings.find((coding) => accepts[coding].test(accepted)) ?? 'identity';
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  identity: /(?:)/,
} as const satisfies Record<Coding, RegExp>;

const replaceTokens = (text: string, tokens: SiteTokens) =>
  Object.entries(tokens).reduce((result, [token, value]) => result.replaceAll(token, escapeHtml(value)), text);

interface Bodies {
  /** A file in memory. Other codings are made from it on first use. */
  kept: Buffer;
  codings: readonly Coding[];
  bodyIn(coding: Coding): Buffer;
  smallest: Page['smallest'];
}

/** A small window takes a few milliseconds instead of a hundred. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** An eighth smaller: the landing page fits into the ten packets that a connection sends before it waits for an answer. */
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const brotli = promisify<Buffer, typeof best, Buffer>(brotliCompress);

/** A page with its tokens replaced. */
function compressed(text: string): Bodies {
  const kept = Buffer.from(text);
  const encode = {
    br: () => brotliCompressSync(kept, quick),
    gzip: () => gzipSync(kept, { level: 9 }),
    identity: () => kept,
  };
  return {
    kept,
    codings: kept.length < 512 ? [] : ['br', 'gzip'],
    bodyIn: (coding) => encode[coding](),
    smallest: () => brotli(kept, best),
  };
}

/** A file that the build has compressed with brotli, which nearly every browser accepts. */
function precompressed(file: string): Bodies {
  if (!existsSync(`${file}.br`)) {
    const kept = readFileSync(file);
    return { kept, codings: [], bodyIn: () => kept, smallest: undefined };
  }
  const kept = readFileSync(`${file}.br`);
  const decode = {
    br: () => kept,
    gzip: () => gzipSync(brotliDecompressSync(kept)),
    identity: () => brotliDecompressSync(kept),
  };
  return { kept, codings: ['br', 'gzip'], bodyIn: (coding) => decode[coding](), smallest: undefined };
}
