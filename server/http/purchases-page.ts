import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { emailMaxLength, isEmail } from '#shared/email.ts';
import { pathIn } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Purchases } from '../flows/purchases.ts';
import { langOf, statePages, type Template } from './state-pages.ts';

/** The states of the page (`purchases-<state>`), with the HTTP status of each. `lost` and `refunded` are shown for links of guides. */
const statuses = { open: 200, sent: 200, invalid: 400, busy: 429, lost: 404, refunded: 410 } as const;
type State = keyof typeof statuses;

export interface PurchasesPages {
  router: Router;
  /** Answers a guide's or receipt's link that does not work: browsers get a page, other clients get the error. */
  behindLink: ErrorRequestHandler;
}

/**
 * "Find my purchase", mounted at `/purchases`: plain HTML and a form, so that it works without scripts.
 * @param template returns a built page by its name
 */
export function purchasesPages(
  purchases: Purchases,
  template: Template,
  { readers, askers }: { readers: RequestHandler[] /** As often as mails may be asked for. */; askers: RequestHandler[] },
): PurchasesPages {
  const templates = statePages(template, 'purchases', statuses);
  const show = (req: Request, res: Response, state: State) => {
    res.setHeader('Cache-Control', 'private, no-store').status(statuses[state]).type('html').send(templates[langOf(req)][state]);
  };
  const router = Router();
  router.get('/', ...readers, (req: Request, res: Response) => show(req, res, req.query.now === 'sent' ? 'sent' : 'open'));
  router.post('/', ...askers, express.urlencoded({ extended: false, limit: '1kb' }), async (req: Request, res: Response) => {
    const email: unknown = req.body?.email;
    if (typeof email !== 'string' || email.length > emailMaxLength || !isEmail(email.trim())) return show(req, res, 'invalid');
    await purchases.send(email.trim(), langOf(req));
    res.redirect(303, pathIn(langOf(req), '/purchases?now=sent'));
  });
  const tooOften: ErrorRequestHandler = (error, req, res, next) =>
    error instanceof AppError && error.code === 'too_many_requests' ? show(req, res, 'busy') : next(error);
  router.use(tooOften);

  return {
    router,
    behindLink(error, req, res, next) {
      const code = error instanceof AppError ? error.code : undefined;
      if ((code !== 'not_found' && code !== 'guide_refunded') || req.accepts(['json', 'html']) !== 'html') return next(error);
      show(req, res, code === 'guide_refunded' ? 'refunded' : 'lost');
    },
  };
}
