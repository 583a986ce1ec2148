import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { meetingMinutes } from '#shared/meeting-times.ts';
import type { SiteLang } from '#shared/words.ts';
import type { BookingRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { oneLine } from './mail-html.ts';

export type Invite = NonNullable<Mail['invite']>;

export interface InviteParts {
  booking: BookingRow;
  /** Where it is moved and cancelled: absolute and signed. */
  pageUrl: string;
  /** How it is held, in a sentence. */
  place: string;
  publicUrl: string;
  /** Of the business: sales reads here, and organises the meeting. */
  contactEmail: string;
}

const invited = { rsvp: true, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION };

/** In the visitor's own calendar too. */
const words: Record<SiteLang, { summary(name: string): string; move: string }> = {
  en: { summary: (name) => `Vaani and ${name}`, move: 'To move or cancel it' },
  hi: { summary: (name) => `वाणी और ${name}`, move: 'समय बदलने या रद्द करने के लिए' },
};

/** An iCalendar file (RFC 5545, RFC 5546). Times are in UTC, which needs no description of a time zone. */
export function calendarFile(method: Invite['method'], { booking, publicUrl, contactEmail, pageUrl, place }: InviteParts): Invite {
  const start = new Date(booking.start_time ?? '');
  const lang = booking.page_lang ?? 'en';
  const { summary, move } = words[lang];
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Vaani', product: 'Meetings', language: lang.toUpperCase() },
  });
  const isCancelled = method === 'CANCEL';
  calendar.createEvent({
    id: `${booking.id}@vaani`,
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(booking.created_at),
    start,
    end: new Date(start.getTime() + meetingMinutes * 60_000),
    summary: summary(oneLine(booking.name)),
    description: isCancelled ? publicUrl : `${place}\n${move}: ${pageUrl}\n${publicUrl}`,
    location: /https?:\S+/.exec(place)?.[0] ?? null,
    organizer: { name: 'Vaani', email: contactEmail },
    // A file that is only published names nobody who is asked to come (RFC 5546, section 3.2.1).
    attendees: method === 'PUBLISH' ? [] : [{ name: oneLine(booking.name), email: booking.email, ...invited }],
  });
  return { method, content: calendar.toString() };
}
