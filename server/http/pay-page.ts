import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { Log } from '../core/log.ts';
import type { OrderRow } from '../db/schema.ts';
import { visibleStatus } from '../flows/order-state.ts';
import type { Orders } from '../flows/orders.ts';
import type { TestSales } from '../flows/test-sales.ts';
import type { Sandbox } from '../services/payments.ts';
import { langOf, statePages, type Template } from './state-pages.ts';

/** The states of the payment page (`pay-<state>`), with the HTTP status of each. */
const statuses = { open: 200, failed: 200, paid: 200, unknown: 404, expired: 410, broken: 502, closed: 429 } as const;
type State = keyof typeof statuses;

/**
 * The payment page of the sandbox, mounted at `/pay`: plain HTML and a form, so that it works without scripts.
 * @param template returns a built page by its name
 * @param ours accepts only requests from pages of this site
 */
export function payPages(
  sandbox: Sandbox,
  orders: Pick<Orders, 'byLink' | 'returnPath'>,
  testSales: TestSales,
  template: Template,
  readers: RequestHandler[],
  ours: RequestHandler,
  log: Log,
): Router {
  const templates = statePages(template, 'pay', statuses);
  const router = Router();

  const chatOf = (lang: SiteLang, order: OrderRow | undefined) => (order ? orders.returnPath(order) : `${pathIn(lang, '/')}#demo`);
  const show = (req: Request, res: Response, state: State, order?: OrderRow) => {
    const lang = langOf(req);
    res.setHeader('Cache-Control', 'private, no-store');
    res
      .status(statuses[state])
      .type('html')
      .send(filledIn(templates[lang][state], lang, chatOf(lang, order), order));
  };
  async function find(
    linkId: string,
  ): Promise<{ state: 'open' | 'paid' | 'expired'; order: OrderRow } | { state: 'unknown'; order?: never }> {
    const order = await orders.byLink(linkId);
    if (!order) return { state: 'unknown' };
    if (order.paid_at) return { state: 'paid', order };
    return { state: visibleStatus(order) === 'expired' ? 'expired' : 'open', order };
  }

  router.get('/:id', ...readers, async (req, res) => {
    const { state, order } = await find(String(req.params.id));
    show(req, res, state === 'open' && req.query.outcome === 'failed' ? 'failed' : state, order);
  });

  router.post('/:id', ours, ...readers, urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
    const linkId = String(req.params.id);
    const { state, order } = await find(linkId);
    if (state === 'unknown' || state === 'expired') return show(req, res, state, order);
    const outcome: unknown = req.body?.outcome;
    if (outcome !== 'paid' && outcome !== 'failed') throw new AppError('invalid_input');
    if (outcome === 'failed') return res.redirect(303, pathIn(langOf(req), `/pay/${linkId}${state === 'open' ? '?outcome=failed' : ''}`));
    if (state === 'open') {
      try {
        await testSales.count();
        await sandbox.pay({ linkId, orderId: order.id, paise: order.paise });
      } catch (error) {
        if (error instanceof AppError && error.code === 'daily_limit_reached') return show(req, res, 'closed', order);
        log.warn({ err: error, order: order.id }, 'sandbox payment failed');
        return show(req, res, 'broken', order);
      }
    }
    res.redirect(303, chatOf(langOf(req), order));
  });
  return router;
}

function filledIn(template: string, lang: SiteLang, chat: string, order: OrderRow | undefined): string {
  const words: Record<string, string> = { __PAY_CHAT__: chat };
  if (order) {
    words.__PAY_GUIDE__ = guideNameIn(lang, order.sku);
    words.__PAY_PRICE__ = formatInr(order.paise);
    words.__PAY_RUPEES__ = formatInr(order.paise).slice(1);
    words.__PAY_EMAIL__ = order.email;
    words.__PAY_REFERENCE__ = orderReference(order.id);
  }
  // One pass, so that inserted values are not searched for tokens.
  return template.replace(/__PAY_[A-Z]+__/g, (token) => escapeHtml(words[token] ?? ''));
}
