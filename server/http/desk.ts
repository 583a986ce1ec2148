import { stringify } from 'csv-stringify/sync';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod/mini';
import { type DeskRows, type DeskView, deskPaths, deskViews, funnelDays, noteMaxLength, searchMaxLength } from '#shared/desk.ts';
import { isEmail } from '#shared/email.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { isSameSecret, type Signer } from '../core/tokens.ts';
import type { Desk } from '../flows/desk.ts';
import { routeAt } from './route.ts';
import { httpsSite } from './session.ts';

const cookieName = 'vaani_desk';
/** A working day. */
const signedInMs = 12 * 60 * 60 * 1000;

const signIns = counter('desk_sign_ins_total', 'Tries to sign in to the desk.', { outcome: ['in', 'refused'] });

interface DeskOptions {
  desk: Desk;
  /** The key of the operators. */
  token: string;
  signer: Signer;
  /** The built page of the desk. */
  template: string;
  /** Accepts only requests from pages of this site. */
  ours: RequestHandler;
  /** Rate limits of sign-ins and of all other requests. */
  tries: RequestHandler[];
  readers: RequestHandler[];
  log: Log;
}

const shortText = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));
const place = z.object({ at: z.string().check(z.maxLength(40)), id: z.string().check(z.maxLength(100)) });
const view = z.enum(deskViews);
const id = z.string().check(z.minLength(1), z.maxLength(100));
const nothing = z.object({});

/** The desk and its endpoints. Mounted only if a key is configured; otherwise the address does not exist. */
export function deskPages({ desk, token, signer, template, ours, tries, readers, log }: DeskOptions): Router {
  const router = Router();
  /** A cookie is signed with the key and does not contain it. A new key signs everybody out. */
  const purpose = `desk ${token}`;
  const cookie = (req: Request) =>
    ({ httpOnly: true, sameSite: 'strict', path: '/desk', secure: req.secure || req.app.get(httpsSite) === true }) as const;

  const operatorsOnly: RequestHandler = (req, _res, next) => {
    const given: unknown = req.cookies[cookieName];
    const isIn = typeof given === 'string' && signer.verify(purpose, given) !== undefined;
    next(isIn ? undefined : new AppError('signed_out'));
  };
  router.use('/desk', (_req, res, next) => {
    res.setHeader('X-Robots-Tag', 'noindex, nofollow').setHeader('Cache-Control', 'no-store');
    next();
  });

  router.get('/desk', ...readers, (_req, res) => void res.type('html').send(template));

  const guards = [ours, ...readers, operatorsOnly];
  const at = <I extends z.ZodMiniType>(
    path: string,
    input: I,
    handler: (call: { input: z.output<I>; req: Request; res: Response }) => Promise<unknown>,
    own = guards,
  ) => routeAt(router, { method: 'post', path, input }, { guards: own }, handler);

  at(
    deskPaths.signIn,
    z.object({ token: z.string().check(z.maxLength(500)) }),
    async ({ input, req, res }) => {
      const isRight = isSameSecret(input.token.trim(), token);
      signIns.add({ outcome: isRight ? 'in' : 'refused' });
      if (!isRight) {
        log.warn('desk: wrong key refused');
        throw new AppError('wrong_key');
      }
      const until = new Date(Date.now() + signedInMs);
      res.cookie(cookieName, signer.sign(purpose, 'operator', until), { ...cookie(req), expires: until });
      log.info('desk: signed in');
    },
    [ours, ...tries],
  );
  at(deskPaths.signOut, nothing, async ({ req, res }) => void res.clearCookie(cookieName, cookie(req)), [ours, ...readers]);

  at(deskPaths.summary, z.object({ days: z.literal([...funnelDays]) }), ({ input }) => desk.summary(input.days));
  at(deskPaths.rows, z.object({ view, search: shortText(searchMaxLength), behind: z.nullable(place) }), ({ input }) =>
    desk.rows(input.view, input.search, input.behind ?? undefined),
  );
  at(deskPaths.export, z.object({ view, search: shortText(searchMaxLength) }), async ({ input, res }) =>
    res.type('text/csv').send(asCsv(input.view, await desk.all(input.view, input.search))),
  );
  at(deskPaths.conversation, z.object({ id }), ({ input }) => desk.conversation(input.id));
  at(deskPaths.note, z.object({ subject: id, text: shortText(noteMaxLength) }), ({ input }) => desk.note(input.subject, input.text));
  at(
    deskPaths.resend,
    z.object({ id, to: z.optional(z.string().check(z.trim(), z.refine(isEmail, { error: 'That is no email address.' }))) }),
    ({ input }) => desk.resend(input.id, input.to),
  );
  at(deskPaths.retry, z.object({ id }), ({ input }) => desk.retry(input.id));
  router.all('/desk/*rest', () => {
    throw new AppError('not_found');
  });
  return router;
}

/** The columns of each export. */
const columns: { [V in DeskView]: readonly (keyof DeskRows[V])[] } = {
  conversations: ['id', 'at', 'line', 'character', 'who', 'asked', 'unanswered', 'unansweredCount', 'outcome', 'isWithheld', 'note'],
  orders: ['reference', 'at', 'guide', 'rupees', 'refunded', 'email', 'status', 'payment', 'paidAt', 'deliveredAt', 'downloads', 'id'],
  leads: ['id', 'at', 'kind', 'name', 'brand', 'website', 'description', 'email', 'note'],
  meetings: ['id', 'at', 'status', 'start', 'askedFor', 'timeZone', 'name', 'brand', 'email'],
  deliveries: ['id', 'at', 'to', 'about', 'status', 'attempts', 'nextAt', 'error'],
};

/** Escapes text from visitors that a spreadsheet program would run as a formula. */
const asCsv = <V extends DeskView>(of: V, rows: readonly DeskRows[V][]): string =>
  stringify(
    rows.map((row) => columns[of].map((column) => textOf(row[column]))),
    { header: true, columns: columns[of].map(String), bom: true, escape_formulas: true },
  );

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' | ') : String(value));
