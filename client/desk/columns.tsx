import type { ReactNode } from 'react';
import type { DeskRows, DeskView } from '#shared/desk.ts';

/** A column of a list. The first column opens the row. */
interface Column<Row> {
  name: string;
  show(row: Row): ReactNode;
}

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
/** A time in the operator's own time zone. */
export const told = (at: string): string => (at === '' ? '' : clock.format(new Date(at)));

const statusWords: Record<string, string> = {
  opening: 'link being made',
  awaiting_payment: 'not paid',
  paid: 'paid, not delivered',
  delivered: 'delivered',
  expired: 'link ran out',
  partly_refunded: 'partly refunded',
  refunded: 'refunded',
  held: 'being booked',
  confirmed: 'booked',
  requested: 'to be answered',
  cancelled: 'cancelled',
  pending: 'waits',
  dead: 'given up',
};
const urgent = new Set(['paid', 'requested', 'dead']);
const well = new Set(['delivered', 'confirmed']);

const Status = ({ of }: { of: string }) => (
  <span className={`desk-tag${urgent.has(of) ? ' desk-tag--urgent' : well.has(of) ? ' desk-tag--well' : ''}`}>{statusWords[of] ?? of}</span>
);

const withheld = <i>Help was given in a danger. Nothing else is shown.</i>;
const lines = { chat: 'chat', call: 'call', writing: 'in writing' } as const;

export const columns: { [V in DeskView]: readonly Column<DeskRows[V]>[] } = {
  conversations: [
    { name: 'When', show: ({ at }) => told(at) },
    { name: 'With', show: ({ character, line }) => `${character}, ${lines[line]}` },
    { name: 'Who', show: ({ who }) => who },
    { name: 'Asked', show: ({ asked, isWithheld }) => (isWithheld ? withheld : asked) },
    {
      name: 'Not answered',
      show: ({ unanswered, unansweredCount }) =>
        unansweredCount > 0 && (
          <span className="desk-missed">{unanswered.length > 0 ? unanswered.map((words) => `“${words}”`).join(' ') : unansweredCount}</span>
        ),
    },
    { name: 'Came to', show: ({ outcome }) => outcome },
    { name: 'Note', show: ({ note }) => note },
  ],
  orders: [
    { name: 'When', show: ({ at }) => told(at) },
    { name: 'Order', show: ({ reference }) => reference },
    { name: 'Guide', show: ({ guide, rupees }) => `${guide}, ₹${rupees}` },
    { name: 'Email', show: ({ email }) => email },
    { name: 'Status', show: ({ status }) => <Status of={status} /> },
  ],
  leads: [
    { name: 'When', show: ({ at }) => told(at) },
    { name: 'Name', show: ({ name }) => name },
    { name: 'Brand', show: ({ brand }) => brand },
    { name: 'Sells', show: ({ website, description }) => [website, description].filter(Boolean).join(' ') },
    { name: 'Email', show: ({ email }) => email },
    { name: 'Note', show: ({ note }) => note },
  ],
  meetings: [
    { name: 'Asked', show: ({ at }) => told(at) },
    { name: 'Begins', show: ({ start, askedFor }) => told(start) || `“${askedFor}”` },
    { name: 'Name', show: ({ name }) => name },
    { name: 'Brand', show: ({ brand }) => brand },
    { name: 'Email', show: ({ email }) => email },
    { name: 'Status', show: ({ status }) => <Status of={status} /> },
  ],
  deliveries: [
    { name: 'Queued', show: ({ at }) => told(at) },
    { name: 'To', show: ({ to }) => to },
    { name: 'What', show: ({ about }) => about },
    { name: 'Tries', show: ({ attempts }) => attempts },
    { name: 'Next', show: ({ nextAt }) => told(nextAt) },
    { name: 'Error', show: ({ error }) => error },
    { name: 'Status', show: ({ status }) => <Status of={status} /> },
  ],
};

/** The message of an empty list. */
export const emptyWords: Record<DeskView, string> = {
  conversations: 'Nobody has talked yet. Chats and calls of the last 90 days appear here.',
  orders: 'Nothing has been ordered yet.',
  leads: 'Nobody has left an enquiry yet.',
  meetings: 'Nobody has asked for a meeting yet.',
  deliveries: 'Nothing waits: every mail, row and calendar entry is delivered.',
};

/** What the search covers, in so few words that a phone shows them all. */
export const searchWords: Record<DeskView, string> = {
  conversations: 'Name, email or words',
  orders: 'Email, VK number, payment id',
  leads: 'Name, brand, email or words',
  meetings: 'Name, brand or email',
  deliveries: 'What it is, or its error',
};

/** What else is to be known about the search. */
export const searchNotes: Partial<Record<DeskView, string>> = {
  conversations: 'Words are looked for in the latest 2,000 chats.',
  orders: 'A payment link finds its order too.',
};
