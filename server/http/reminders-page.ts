import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../core/errors.ts';
import type { Reminders } from '../flows/reminders.ts';
import { langOf, statePages, type Template } from './state-pages.ts';

/** The states of the page (`reminders-<state>`), with the HTTP status of each. */
const statuses = { open: 200, stopped: 200, unknown: 404 } as const;
type State = keyof typeof statuses;

/**
 * The page behind the stop link of a reminder, mounted at `/reminders`. Opening it changes nothing, because mail programs follow links; its
 * button stops the reminders. Plain HTML and a form.
 * @param template returns a built page by its name
 */
export function remindersPages(reminders: Reminders, template: Template, readers: RequestHandler[], ours: RequestHandler): Router {
  const templates = statePages(template, 'reminders', statuses);
  const router = Router();
  async function show(req: Request, res: Response, state: State, work: () => Promise<void> | void) {
    const shown = await Promise.resolve()
      .then(work)
      .then(
        () => state,
        (error: unknown): State => {
          if (error instanceof AppError && error.code === 'not_found') return 'unknown';
          throw error;
        },
      );
    // The address contains the right to stop reminders and must not reach other sites.
    res.setHeader('Referrer-Policy', 'same-origin').setHeader('Cache-Control', 'private, no-store');
    res.status(statuses[shown]).type('html').send(templates[langOf(req)][shown]);
  }
  const tokenOf = (req: Request) => String(req.params.token);
  router.get('/:token', ...readers, (req, res) => show(req, res, 'open', () => reminders.check(tokenOf(req))));
  router.post('/:token', ours, ...readers, (req, res) => show(req, res, 'stopped', () => reminders.stop(tokenOf(req))));
  return router;
}
