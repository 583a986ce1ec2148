import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { meetingMinutes } from '../services/scheduler.ts';
import { oneLine } from './mail-html.ts';

export type Invite = NonNullable<Mail['invite']>;

export interface InviteParts {
  booking: BookingRow;
  /** Absolute and signed. */
  cancelUrl: string;
  publicUrl: string;
  /** Of the business: sales reads here, and organises the meeting. */
  contactEmail: string;
}

/** An iCalendar file (RFC 5545, RFC 5546). Times are in UTC, which needs no description of a time zone. */
export function calendarFile(method: Invite['method'], { booking, publicUrl, contactEmail, cancelUrl }: InviteParts): Invite {
  const start = new Date(booking.start_time ?? '');
  const calendar = ical({ method: ICalCalendarMethod[method], prodId: { company: 'Vaani', product: 'Meetings', language: 'EN' } });
  const isCancelled = method === 'CANCEL';
  calendar.createEvent({
    id: `${booking.id}@vaani`,
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(booking.created_at),
    start,
    end: new Date(start.getTime() + meetingMinutes * 60_000),
    summary: `Vaani and ${oneLine(booking.name)}`,
    description: isCancelled ? publicUrl : `${publicUrl}\nTo cancel: ${cancelUrl}`,
    organizer: { name: 'Vaani', email: contactEmail },
    attendees: [
      {
        name: oneLine(booking.name),
        email: booking.email,
        rsvp: true,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return { method, content: calendar.toString() };
}
