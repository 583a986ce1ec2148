import { dayOf, isSameClock, meetingMinutes, timeIn, zoneName } from '#shared/meeting-times.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
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

interface VisitorWords {
  sender: string;
  invite: { subject: string; hello: string; how: string; move: string; button: string };
  cancelled: { subject: string; hello: string; more: string };
  moved: { subject: string; hello: string; more: string };
}

/** What the visitor is told. @param when the time in words */
const visitorWordsIn: Record<SiteLang, (parts: MeetingMailParts, name: string, when: string) => VisitorWords> = {
  en: ({ place, publicUrl }, name, when) => ({
    sender: `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because your address was given for a meeting. We send no newsletter.`,
    invite: {
      subject: `Your meeting with Vaani, ${when}`,
      hello: `Namaste ${name}. Your meeting with the people behind Vaani is booked.`,
      how: `It takes ${meetingMinutes} minutes. ${place}`,
      move: 'If it does not suit you after all, move it or cancel it here:',
      button: 'Move or cancel the meeting',
    },
    cancelled: {
      subject: `Cancelled: your meeting with Vaani, ${when}`,
      hello: `Namaste ${name}. The meeting is cancelled.`,
      more: `Another time is soon found: ${publicUrl}/#brandvoice`,
    },
    moved: {
      subject: `Moved: your meeting with Vaani, ${when}`,
      hello: `Namaste ${name}. Your meeting has another time: the invitation to it comes in a mail of its own.`,
      more: `This time is free again: ${when}`,
    },
  }),
  hi: ({ place, publicUrl }, name, when) => ({
    sender: `वाणी भारत के ब्रांडों के लिए बोलने वाले किरदार बनाती है: ${publicUrl}। यह मेल इसलिए आया क्योंकि मुलाक़ात के लिए आपका पता दिया गया था। हम कोई न्यूज़लेटर नहीं भेजते।`,
    invite: {
      subject: `वाणी से आपकी मुलाक़ात, ${when}`,
      hello: `नमस्ते ${name}। वाणी के लोगों से आपकी मुलाक़ात तय हो गई है।`,
      how: `इसमें ${meetingMinutes} मिनट लगेंगे। ${place}`,
      move: 'यह समय ठीक न रहे तो यहाँ से बदल लीजिए, या मुलाक़ात रद्द कर दीजिए:',
      button: 'समय बदलें या रद्द करें',
    },
    cancelled: {
      subject: `रद्द: वाणी से आपकी मुलाक़ात, ${when}`,
      hello: `नमस्ते ${name}। यह मुलाक़ात रद्द हो गई है।`,
      more: `दूसरा समय आसानी से मिल जाएगा: ${publicUrl}${pathIn('hi', '/')}#brandvoice`,
    },
    moved: {
      subject: `समय बदला: वाणी से आपकी मुलाक़ात, ${when}`,
      hello: `नमस्ते ${name}। आपकी मुलाक़ात का समय बदल गया है: नए समय का न्योता अलग मेल में आ रहा है।`,
      more: `यह समय अब ख़ाली है: ${when}`,
    },
  }),
};

/** The mail of a kind; undefined when what it would say is no longer so. */
export async function meetingMail(kind: MeetingMailKind, parts: MeetingMailParts): Promise<Omit<Mail, 'id'> | undefined> {
  const { booking, pageUrl, contactEmail, timeZone, calendarInvites } = parts;
  const { name, email, status, brand, website, description } = booking;
  const lang = booking.page_lang ?? 'en';
  const start = booking.start_time ?? '';
  const forVisitor = start && inWords(lang, start, booking.time_zone, timeZone);
  const forSales = start && inWords('en', start, timeZone, timeZone);
  const words = visitorWordsIn[lang](parts, oneLine(name), forVisitor);
  // Loaded with the first invitation: a server at rest goes without it.
  const invite = async (method: Invite['method']) =>
    calendarInvites ? {} : { invite: (await import('./meeting-invite.ts')).calendarFile(method, parts) };
  /** @param link a button to the meeting's page */
  const letter = (to: string, inLang: SiteLang, subject: string, lines: string[], small: string[], link?: string) => ({
    to,
    subject: oneLine(subject),
    text: `${[...lines, ...(link === undefined ? [] : [pageUrl])].join('\n\n')}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(inLang, oneLine(subject), [
      heading(oneLine(subject)),
      ...lines.map(paragraph),
      ...(link === undefined ? [] : [button(link, pageUrl)]),
      ...smallPrint(small),
    ]),
  });
  const toVisitor = (subject: string, lines: string[], link?: string) => letter(email, lang, subject, lines, [words.sender], link);
  const toSales = (subject: string, lines: string[]) =>
    letter(
      contactEmail,
      'en',
      subject,
      [
        ...lines,
        `Name: ${oneLine(name)}`,
        `Email: ${email}`,
        ...(brand ? [`Brand: ${oneLine(brand)}`] : []),
        ...(website ? [`Website: ${oneLine(website)}`] : []),
        ...(description ? [`What they sell: ${oneLine(description)}`] : []),
      ],
      ['The same stands in the lead sheet.'],
    );

  switch (kind) {
    case 'meeting-invite': {
      if (status !== 'confirmed') return undefined;
      const { subject, hello, how, move, button: label } = words.invite;
      return { ...toVisitor(subject, [hello, forVisitor, how, move], label), ...(await invite('REQUEST')) };
    }
    case 'meeting-cancelled': {
      const { subject, hello, more } = words.cancelled;
      return { ...toVisitor(subject, [hello, forVisitor, more]), ...(await invite('CANCEL')) };
    }
    case 'meeting-moved': {
      const { subject, hello, more } = words.moved;
      return { ...toVisitor(subject, [hello, more]), ...(await invite('CANCEL')) };
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
  const words = understoodRequest(asked_for, time_zone, new Date(created_at), 'en');
  return words === undefined ? [] : [`Understood as: ${words}, on their clock`];
}

/** `Sunday 22 November, 10:00 am India Standard Time`, and on the business's clock where the reader's differs. */
function inWords(lang: SiteLang, start: string, own: string, business: string): string {
  const at = (zone: string) => `${dayOf(start, zone, lang)}, ${timeIn[lang](start, zone)} ${zoneName(zone, lang)}`;
  return isSameClock(start, own, business) ? at(own) : `${at(own)} (${at(business)})`;
}
