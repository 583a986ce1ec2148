import { type Request, type RequestHandler, type Response, Router } from 'express';
import { endSession, sessionOf } from './session.ts';

/**
 * "Forget me", mounted at `/forget-me`: what this browser has left here is erased by one press. Plain HTML and a form.
 * @param template a built page by its name
 */
export function forgetPages(
  forget: (sessionId: string) => Promise<void>,
  template: (name: string) => string,
  { readers, askers }: { readers: RequestHandler[]; askers: RequestHandler[] },
): Router {
  const [open, done] = [template('forget-open'), template('forget-done')];
  const router = Router();
  const show = (res: Response, page: string) => void res.setHeader('Cache-Control', 'private, no-store').type('html').send(page);
  router.get('/', ...readers, (_req: Request, res: Response) => show(res, open));
  router.post('/', ...askers, async (req: Request, res: Response) => {
    const session = sessionOf(req);
    if (session !== undefined) await forget(session);
    endSession(res);
    // The tab's own notes of the visit go too.
    res.setHeader('Clear-Site-Data', '"storage"');
    show(res, done);
  });
  return router;
}
