import { type Request, type RequestHandler, type Response, Router } from 'express';
import { endSession, sessionOf } from './session.ts';
import { langOf, statePages, type Template } from './state-pages.ts';

/**
 * "Forget me", mounted at `/forget-me`: one press erases what this browser has left on the site. Plain HTML and a form.
 * @param template returns a built page by its name
 */
export function forgetPages(
  forget: (sessionId: string) => Promise<void>,
  template: Template,
  { readers, askers }: { readers: RequestHandler[]; askers: RequestHandler[] },
): Router {
  const templates = statePages(template, 'forget', { open: 200, done: 200 });
  const router = Router();
  const show = (req: Request, res: Response, state: 'open' | 'done') =>
    void res.setHeader('Cache-Control', 'private, no-store').type('html').send(templates[langOf(req)][state]);
  router.get('/', ...readers, (req: Request, res: Response) => show(req, res, 'open'));
  router.post('/', ...askers, async (req: Request, res: Response) => {
    const session = sessionOf(req);
    if (session !== undefined) await forget(session);
    endSession(res);
    // The page also clears the storage of the tab.
    res.setHeader('Clear-Site-Data', '"storage"');
    show(req, res, 'done');
  });
  return router;
}
