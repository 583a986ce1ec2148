import { type RequestHandler, type Response, Router, urlencoded } from 'express';
import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { Log } from '../core/log.ts';
import type { Sandbox, SandboxLink } from '../services/payments.ts';

/** The papers of the pay page, `pay-<state>`, and the status each is sent with. */
const statuses = { open: 200, failed: 200, paid: 200, unknown: 404, expired: 410, broken: 502 } as const;
type State = keyof typeof statuses;

/**
 * The sandbox's pay page, mounted at `/pay`: plain HTML and a form, so that it works without a script.
 * @param returnPath where the buyer of an order goes back to
 * @param paper a built page by its name
 * @param ours lets only requests of the site's own pages pass
 */
export function payPages(
  sandbox: Sandbox,
  returnPath: (orderId: string) => string,
  paper: (name: string) => string,
  readers: RequestHandler[],
  ours: RequestHandler,
  log: Log,
): Router {
  const papers = Object.fromEntries(Object.keys(statuses).map((state) => [state, paper(`pay-${state}`)])) as Record<State, string>;
  const router = Router();

  const chatOf = (link: SandboxLink | undefined) => (link ? returnPath(link.orderId) : '/#demo');
  const show = (res: Response, state: State, link?: SandboxLink) => {
    res.setHeader('Cache-Control', 'private, no-store');
    res
      .status(statuses[state])
      .type('html')
      .send(filledIn(papers[state], chatOf(link), link));
  };
  const find = async (
    linkId: string,
  ): Promise<{ state: 'open' | 'paid' | 'expired'; link: SandboxLink } | { state: 'unknown'; link: undefined }> => {
    const link = await sandbox.findLink(linkId);
    if (!link) return { state: 'unknown', link };
    return { state: link.status === 'awaiting_payment' ? 'open' : link.status, link };
  };

  router.get('/:id', ...readers, async (req, res) => {
    const { state, link } = await find(String(req.params.id));
    show(res, state === 'open' && req.query.outcome === 'failed' ? 'failed' : state, link);
  });

  router.post('/:id', ours, ...readers, urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
    const { state, link } = await find(String(req.params.id));
    if (state === 'unknown' || state === 'expired') return show(res, state, link);
    const outcome: unknown = req.body?.outcome;
    if (outcome !== 'paid' && outcome !== 'failed') throw new AppError('invalid_input');
    if (outcome === 'failed') return res.redirect(303, `/pay/${link.linkId}${state === 'open' ? '?outcome=failed' : ''}`);
    if (state === 'open') {
      try {
        await sandbox.pay(link);
      } catch (error) {
        log.warn({ err: error, order: link.orderId }, 'the sandbox could not pay');
        return show(res, 'broken', link);
      }
    }
    res.redirect(303, chatOf(link));
  });
  return router;
}

function filledIn(paper: string, chat: string, link: SandboxLink | undefined): string {
  const words: Record<string, string> = { __PAY_CHAT__: chat };
  if (link) {
    words.__PAY_GUIDE__ = guideBySku(link.sku)?.name ?? link.sku;
    words.__PAY_PRICE__ = formatInr(link.paise);
    words.__PAY_RUPEES__ = formatInr(link.paise).slice(1);
    words.__PAY_EMAIL__ = link.email;
    words.__PAY_REFERENCE__ = orderReference(link.orderId);
  }
  // One pass: what was filled in is never read for tokens again.
  return paper.replace(/__PAY_[A-Z]+__/g, (token) => escapeHtml(words[token] ?? ''));
}
