import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { requestedTimeMaxLength } from '#shared/lengths.ts';
import { dayOf, isSameClock, timeIn, zoneName } from '#shared/meeting-times.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/html.ts';
import type { BookingRow } from '../db/schema.ts';
import type { Bookings } from '../flows/bookings.ts';
import { addressOf } from './limits.ts';
import { langOf, statePages, type Template } from './state-pages.ts';

const statuses = { open: 200, cancelled: 200, unknown: 404 } as const;

/** The result of moving a meeting, as the query of the page says it. The page never contains text from the query. */
const notes: Record<SiteLang, Partial<Record<string, string>>> = {
  en: {
    moved: 'Your meeting has this time now. The new invitation is on its way to your mail.',
    asked: 'We have passed your wish on and write to you. Until then the meeting stays as it is.',
    taken: 'Could not book the meeting. Please try another time.',
    failed: 'Could not book the meeting. Please try again.',
    often: 'You have asked for several meetings today. The meeting stays as it is: to move it, please write to us.',
  },
  hi: {
    moved: 'आपकी मुलाक़ात अब इस समय पर है। नया न्योता आपके मेल पर भेज दिया है।',
    asked: 'आपकी बात हमने आगे पहुँचा दी है, और आपको लिखेंगे। तब तक मुलाक़ात इसी समय पर रहेगी।',
    taken: 'मुलाक़ात तय नहीं हो पाई। कोई और समय बताइए।',
    failed: 'मुलाक़ात तय नहीं हो पाई। फिर कोशिश कीजिए।',
    often: 'आज आप कई मुलाक़ातें माँग चुके हैं। यह मुलाक़ात इसी समय पर रहेगी: बदलनी हो तो हमें लिखिए।',
  },
};

/** The results that changed something; the others are shown as problems. */
const done = ['moved', 'asked'];

interface Guards {
  readers: RequestHandler[];
  /** Accepts only requests from pages of this site. */
  ours: RequestHandler;
  /** The same, with the rate limit of bookings. */
  bookers: RequestHandler[];
}

/**
 * The page behind the link of an invitation, mounted at `/meetings`. Opening it changes nothing, because mail programs follow links; its
 * buttons move and cancel the meeting. Plain HTML and forms.
 * @param template returns a built page by its name
 */
export function meetingPages(bookings: Bookings, template: Template, { readers, ours, bookers }: Guards): Router {
  const templates = statePages(template, 'meeting', statuses);
  const router = Router();

  /** The meeting after `work`. An invalid token is answered as an unknown meeting. */
  async function show(req: Request, res: Response, work: Promise<BookingRow>) {
    const booking = await work.catch((error) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    const state = booking ? (booking.status === 'cancelled' ? 'cancelled' : 'open') : 'unknown';
    // The address contains the right to cancel and must not reach other sites. ("no-referrer" would also remove the Origin of the form.)
    res.setHeader('Referrer-Policy', 'same-origin').setHeader('Cache-Control', 'private, no-store');
    const lang = langOf(req);
    const now = String(req.query.now);
    const words = booking && {
      ...(await wordsOf(booking, lang)),
      __MEETING_PATH__: pathIn(lang, `/meetings/${String(req.params.token)}`),
      [done.includes(now) ? '__MEETING_NOTE__' : '__MEETING_PROBLEM__']: notes[lang][now] ?? '',
    };
    res
      .status(statuses[state])
      .type('html')
      .send(words ? filledIn(templates[lang][state], words) : templates[lang][state]);
  }

  async function wordsOf({ status, start_time, time_zone: zone }: BookingRow, lang: SiteLang) {
    const [day, time] = [(at: string, inZone: string) => dayOf(at, inZone, lang), timeIn[lang]];
    const start = start_time ?? '';
    const { slots, timeZone } = status === 'confirmed' ? await bookings.slots().catch(() => none) : none;
    const elsewhere = timeZone !== '' && !isSameClock(start, zone, timeZone);
    return {
      __MEETING_DAY__: day(start, zone),
      __MEETING_TIME__: time(start, zone),
      __MEETING_ZONE__: zoneName(zone, lang),
      __MEETING_THERE__: elsewhere ? `${day(start, timeZone)}, ${time(start, timeZone)} ${zoneName(timeZone, lang)}` : '',
      __MEETING_PLACE__: bookings.place[lang],
      __MEETING_SLOTS__: slots
        .filter((slot) => slot.start_time !== start)
        .map((slot) => ({ ...slot, day: day(slot.start_time, zone), time: time(slot.start_time, zone) })),
    };
  }

  router.get('/:token', ...readers, (req, res) => show(req, res, bookings.byToken(String(req.params.token))));
  // Links in older mails.
  router.get('/:token/cancel', ...readers, (req, res) => show(req, res, bookings.byToken(String(req.params.token))));
  router.post('/:token/cancel', ours, ...readers, (req, res) => show(req, res, bookings.cancel(String(req.params.token))));
  router.post('/:token/move', ...bookers, express.urlencoded({ extended: false, limit: '2kb' }), async (req, res) => {
    const token = String(req.params.token);
    const startTime = String(req.body?.start_time ?? '')
      .trim()
      .slice(0, requestedTimeMaxLength);
    const same = pathIn(langOf(req), `/meetings/${token}`);
    if (startTime === '') return res.redirect(303, same);
    const { path, now } = await bookings.move(token, { start_time: startTime, address: addressOf(req) }).then(
      ({ path, isMoved }) => ({ path, now: isMoved ? 'moved' : 'asked' }),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'slot_taken') return { path: same, now: 'taken' };
        if (error.code === 'daily_limit_reached') return { path: same, now: 'often' };
        if (error.code === 'booking_failed') return { path: same, now: 'failed' };
        throw error;
      },
    );
    res.redirect(303, `${path}?now=${now}`);
  });
  router.get('/:token/vaani-meeting.ics', ...readers, async (req, res) => {
    const file = await bookings.calendarFile(String(req.params.token));
    res.setHeader('Cache-Control', 'private, no-store');
    res.attachment('vaani-meeting.ics').setHeader('Content-Type', 'text/calendar; charset=utf-8; method=PUBLISH').send(file);
  });
  return router;
}

const none = { slots: [], timeZone: '' };

interface Slot {
  start_time: string;
  day: string;
  time: string;
}

function filledIn(template: string, words: Record<string, string | Slot[]>): string {
  return template.replace(/__MEETING_[A-Z]+__/g, (token) => {
    const value = words[token] ?? '';
    return typeof value === 'string' ? escapeHtml(value) : value.map(slotButton).join('');
  });
}

const slotButton = ({ start_time, day, time }: Slot) =>
  `<button type="submit" name="start_time" value="${escapeHtml(start_time)}" aria-label="${escapeHtml(`${day}, ${time}`)}">${escapeHtml(time)}</button>`;
