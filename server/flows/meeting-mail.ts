import { dayOf, isSameClock, meetingMinutes, timeOf, zoneName } from '#shared/meeting-times.ts';
import type { BookingRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { button, heading, oneLine, page, paragraph, smallPrint } from './mail-html.ts';
import type { Invite, InviteParts } from './meeting-invite.ts';

/** To the visitor: invite, cancelled, moved. To sales: booked, requested, freed. */
export const meetingMailKinds = [
  'meeting-invite',
  'meeting-cancelled',
  'meeting-moved',
  'meeting-booked',
  'meeting-requested',
  'meeting-freed',
] as const;
export type MeetingMailKind = (typeof meetingMailKinds)[number];

export interface MeetingMailParts extends InviteParts {
  timeZone: string;
  /** Whether the calendar mails invitations of its own. */
  calendarInvites: boolean;
}

/** The mail of a kind; undefined when what it would say is no longer so. */
export async function meetingMail(kind: MeetingMailKind, parts: MeetingMailParts): Promise<Omit<Mail, 'id'> | undefined> {
  const { booking, pageUrl, place, publicUrl, contactEmail, timeZone, calendarInvites } = parts;
  const { name, email, status, brand, website, description } = booking;
  const start = booking.start_time ?? '';
  const forVisitor = start && inWords(start, booking.time_zone, timeZone);
  const forSales = start && inWords(start, timeZone, timeZone);
  // Loaded with the first invitation: a server at rest goes without it.
  const invite = async (method: Invite['method']) =>
    calendarInvites ? {} : { invite: (await import('./meeting-invite.ts')).calendarFile(method, parts) };
  const letter = (to: string, subject: string, lines: string[], more: string[], small: string[]) => ({
    to,
    subject: oneLine(subject),
    text: `${[...lines, ...(more.length > 0 ? [pageUrl] : [])].join('\n\n')}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(oneLine(subject), [heading(oneLine(subject)), ...lines.map(paragraph), ...more, ...smallPrint(small)]),
  });
  const sender = `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because your address was given for a meeting. We send no newsletter.`;
  const toSales = (subject: string, lines: string[]) =>
    letter(
      contactEmail,
      subject,
      [
        ...lines,
        `Name: ${oneLine(name)}`,
        `Email: ${email}`,
        ...(brand ? [`Brand: ${oneLine(brand)}`] : []),
        ...(website ? [`Website: ${oneLine(website)}`] : []),
        ...(description ? [`What they sell: ${oneLine(description)}`] : []),
      ],
      [],
      ['The same stands in the lead sheet.'],
    );

  switch (kind) {
    case 'meeting-invite': {
      if (status !== 'confirmed') return undefined;
      const lines = [
        `Namaste ${oneLine(name)}. Your meeting with the people behind Vaani is booked.`,
        forVisitor,
        `It takes ${meetingMinutes} minutes. ${place}`,
        'If it does not suit you after all, move it or cancel it here:',
      ];
      const mail = letter(
        email,
        `Your meeting with Vaani, ${forVisitor}`,
        lines,
        [button('Move or cancel the meeting', pageUrl)],
        [sender],
      );
      return { ...mail, ...(await invite('REQUEST')) };
    }
    case 'meeting-cancelled': {
      const lines = [
        `Namaste ${oneLine(name)}. The meeting is cancelled.`,
        forVisitor,
        `Another time is soon found: ${publicUrl}/#brandvoice`,
      ];
      return { ...letter(email, `Cancelled: your meeting with Vaani, ${forVisitor}`, lines, [], [sender]), ...(await invite('CANCEL')) };
    }
    case 'meeting-moved': {
      const lines = [
        `Namaste ${oneLine(name)}. Your meeting has another time: the invitation to it comes in a mail of its own.`,
        `This time is free again: ${forVisitor}`,
      ];
      return { ...letter(email, `Moved: your meeting with Vaani, ${forVisitor}`, lines, [], [sender]), ...(await invite('CANCEL')) };
    }
    case 'meeting-booked':
      if (status !== 'confirmed') return undefined;
      return { ...toSales(`Meeting booked: ${name}, ${forSales}`, [forSales]), ...(await invite('PUBLISH')) };
    case 'meeting-freed':
      return toSales(`Meeting cancelled: ${name}, ${forSales}`, [forSales]);
    case 'meeting-requested':
      if (status !== 'requested') return undefined;
      return toSales(`Meeting wanted: ${name}`, [
        'A visitor waits for a time. What they asked for:',
        `${booking.asked_for} (their clock: ${booking.time_zone})`,
        ...(await understood(booking)),
      ]);
  }
}

/** What the site understood of a request, and told its visitor. */
async function understood({ asked_for, time_zone, created_at }: BookingRow): Promise<string[]> {
  const { understoodRequest } = await import('./meeting-words.ts');
  const words = understoodRequest(asked_for, time_zone, new Date(created_at));
  return words === undefined ? [] : [`Understood as: ${words}, on their clock`];
}

/** `Sunday 22 November, 10:00 am India Standard Time`, and on the business's clock where the reader's differs. */
function inWords(start: string, own: string, business: string): string {
  const at = (zone: string) => `${dayOf(start, zone)}, ${timeOf(start, zone)} ${zoneName(zone)}`;
  return isSameClock(start, own, business) ? at(own) : `${at(own)} (${at(business)})`;
}
