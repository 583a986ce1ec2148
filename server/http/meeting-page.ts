import { type RequestHandler, type Response, Router } from 'express';
import { dayOf, timeOf, zoneName } from '#shared/meeting-times.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { BookingRow } from '../db/schema.ts';
import type { Bookings } from '../flows/bookings.ts';

const statuses = { open: 200, cancelled: 200, unknown: 404 } as const;
type State = keyof typeof statuses;

/**
 * The page behind the cancel link of an invitation, mounted at `/meetings`: a look changes nothing, for programs that read mail follow links;
 * its button cancels. Plain HTML and a form.
 * @param paper a built page by its name
 * @param ours lets only requests of the site's own pages pass
 */
export function meetingPages(bookings: Bookings, paper: (name: string) => string, readers: RequestHandler[], ours: RequestHandler): Router {
  const papers = Object.fromEntries(Object.keys(statuses).map((state) => [state, paper(`meeting-${state}`)])) as Record<State, string>;
  const router = Router();

  /** The meeting as it is after `work`; any token that is none is an unknown meeting. */
  async function show(res: Response, work: Promise<BookingRow>) {
    const booking = await work.catch((error) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    const state = booking ? (booking.status === 'cancelled' ? 'cancelled' : 'open') : 'unknown';
    // The address holds the right to cancel: it is passed on to no other site. ("no-referrer" would take the Origin from the form as well.)
    res.setHeader('Referrer-Policy', 'same-origin').setHeader('Cache-Control', 'private, no-store');
    res.status(statuses[state]).type('html').send(filledIn(papers[state], booking));
  }

  router.get('/:token/cancel', ...readers, (req, res) => show(res, bookings.byToken(String(req.params.token))));
  router.post('/:token/cancel', ours, ...readers, (req, res) => show(res, bookings.cancel(String(req.params.token))));
  return router;
}

function filledIn(paper: string, booking: BookingRow | undefined): string {
  if (!booking?.start_time) return paper;
  const { start_time: start, time_zone: zone } = booking;
  const words: Record<string, string> = {
    __MEETING_DAY__: dayOf(start, zone),
    __MEETING_TIME__: timeOf(start, zone),
    __MEETING_ZONE__: zoneName(zone),
  };
  return paper.replace(/__MEETING_[A-Z]+__/g, (token) => escapeHtml(words[token] ?? ''));
}
