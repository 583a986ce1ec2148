import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { basePaths, langOfPath, pathIn, type SiteLang, siteLangs } from '#shared/words.ts';
import { ConfigError } from '../core/config-error.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { Template } from './state-pages.ts';

/** What is known only at run time and stands in the built pages as a token, such as `__PUBLIC_URL__`. */
export type SiteTokens = Record<`__${string}__`, string>;

type Coding = 'br' | 'gzip' | 'identity';

/** An answer as it goes out: made once, sent as often as it is asked for. */
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
/** Large and seldom asked for, sounds in ranges: these come from the disk, by Express. */
export const mediaTypes = /\.(webm|m4a|jpg)$/;

/** What any unknown address answers with, in its language. */
const lostPage = (lang: SiteLang) => pathIn(lang, '/404');

/** A page that waits to be filled in: nobody gets it as it is. */
const templateEnding = '.template.html';

/**
 * The built site, held in memory as most browsers get it: no call to the file system, no compression and no header to compute per request.
 * @param headers go out with every page
 * @throws ConfigError when nothing has been built into `dir`
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
    const { kept, codings, bodyIn } = carriesTokens.has(extension)
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
    pages.set(path.replace(/(?:\/index)?\.html$/, '') || '/', { etag, head, codings, variants: {}, bodyIn });
  }

  if (!pages.has('/')) throw new ConfigError('- the site is not built: npm run build');
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
      // "/rishi-voice/" is what people type; one address a page.
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
  page.variants[coding] ??= variantOf(page, coding);
  const { head, body } = page.variants[coding];
  res.writeHead(status, head).end(req.method === 'HEAD' ? undefined : body);
}

function variantOf({ head, bodyIn }: Page, coding: Coding): Variant {
  const body = bodyIn(coding);
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  return { head: [...head, ...encoding, 'Content-Length', String(body.length)], body };
}

/** The best that both have; a coding named with `q=0` is refused (RFC 9110, section 12.5.3). */
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
  /** What is held in memory; the other codings are made from it when they are first asked for. */
  kept: Buffer;
  codings: readonly Coding[];
  bodyIn(coding: Coding): Buffer;
}

/** A page, after its tokens are replaced. Quality 9: the last two steps cost more than they save. */
function compressed(text: string): Bodies {
  const kept = Buffer.from(text);
  const encode = {
    br: () => brotliCompressSync(kept, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: () => gzipSync(kept, { level: 9 }),
    identity: () => kept,
  };
  return { kept, codings: kept.length < 512 ? [] : ['br', 'gzip'], bodyIn: (coding) => encode[coding]() };
}

/** A file that the build has compressed with brotli, which nearly every browser takes. */
function precompressed(file: string): Bodies {
  if (!existsSync(`${file}.br`)) {
    const kept = readFileSync(file);
    return { kept, codings: [], bodyIn: () => kept };
  }
  const kept = readFileSync(`${file}.br`);
  const decode = {
    br: () => kept,
    gzip: () => gzipSync(brotliDecompressSync(kept)),
    identity: () => brotliDecompressSync(kept),
  };
  return { kept, codings: ['br', 'gzip'], bodyIn: (coding) => decode[coding]() };
}
