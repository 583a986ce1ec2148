/** What Arya notes for the showroom: her slots, the row of the sheet, and the words that read it back. */

import { inSecondPerson } from '../../../language/second-person.ts';
import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { ConversationState, Effect, LeadNote } from '../../conversation.ts';
import { inLangs } from '../../text.ts';
import { shortNotes } from './short-notes.ts';

/** What she asks for, in this order. */
export const slots = ['vehicle', 'seats', 'budget', 'timeline', 'name', 'contact'] as const;
export type Slot = (typeof slots)[number];

/** What a visitor has told, each as it goes into the row. */
export interface Told {
  /** What they drive today. */
  drives?: string;
  /** What they had and sold. */
  sold?: string;
  /** What they look for. */
  wants?: string;
  /** A number or a range ("4-5"); words only where no number was said ("family"). */
  seats?: string;
  budget?: string;
  /** What they pay at once. */
  down?: string;
  /** What they can pay each month. */
  monthly?: string;
  /** When they want the car. */
  timeline?: string;
  /** When they want to try it. */
  testDrive?: string;
  name?: string;
  /** The company they speak for. */
  company?: string;
  phone?: string;
  email?: string;
  /** "Call after 6 pm", "a dog comes along": what the showroom should heed, parted by semicolons. */
  wish?: string;
  /** What they asked about cars, for the showroom to answer, parted by semicolons. */
  asks?: string;
}

export interface AryaState extends Told {
  /** Digits of a telephone number that is not whole yet. */
  digits?: string;
  /** They want no car: nothing more is asked. */
  isOver?: boolean;
  /** They complain of a workshop or a sale: only how to reach them is asked. */
  complains?: boolean;
  /** They only sell their car: none is looked for. */
  sells?: boolean;
  /** They complain, and look for a car besides. */
  seeksBeside?: boolean;
  /** A car that was named and nothing else, and so taken for the one that is there. */
  supposed?: string;
  /** The car of the range that was named as fitting. */
  fit?: string;
  /** They speak for a company and ask about Vaani: no car is sold to them. */
  isTrade?: boolean;
  /** They told of a business, and not yet what they want for it. */
  hasBusiness?: boolean;
  /** They want such a character for their own business. */
  wantsOwn?: boolean;
  /** The number learned last, for "no, five". */
  latest?: 'budget' | 'seats';
  /** How often each was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What they would rather not say. */
  declined: Slot[];
  /** `read`: the note was read back. `agreed`: it was right. */
  note?: 'read' | 'agreed';
}

export const start: AryaState = { asked: {}, declined: [] };

export const isKnown = (state: AryaState, slot: Slot): boolean => {
  if (slot === 'vehicle') return state.drives !== undefined || state.wants !== undefined;
  if (slot === 'contact') return state.phone !== undefined || state.email !== undefined;
  if (slot === 'budget') return state.budget !== undefined || state.monthly !== undefined;
  if (slot === 'timeline') return state.timeline !== undefined || state.testDrive !== undefined;
  return state[slot] !== undefined;
};

const joined = (parts: readonly (string | undefined | false)[], by: string): string => parts.filter(Boolean).join(by);

/** What the showroom gets: the row of the sheet; undefined before anything was learned. */
export function leadNoteOf(plan: unknown): LeadNote | undefined {
  const state = plan as AryaState | undefined;
  if (!state) return undefined;
  const { drives, sold, wants, seats = '', timeline, testDrive, name = '', phone = '', email = '' } = state;
  const wishes = joined(
    [
      state.isTrade && state.wantsOwn && 'wants a character like Arya for their own business',
      state.company && `from ${state.company}`,
      state.wish && (state.complains ? state.wish : shortNotes(state.wish)),
      state.asks && `asked: ${state.asks}`,
    ],
    ', ',
  );
  return {
    name,
    email,
    phone,
    vehicle: joined([drives && `drives ${drives}`, sold && `sold ${sold}`, wants && `wants ${wants}`], ', '),
    seats,
    budget: joined([state.budget, state.down && `${state.down} down`, state.monthly], ', '),
    timeline: joined([timeline, testDrive && `test drive ${testDrive}`], ', '),
    ...(wishes !== '' && { wishes }),
  };
}

/** The conversation with what somebody else has noted for her; what is empty there stays as it was. */
export function withNote(before: ConversationState | undefined, { vehicle, wishes = '', ...note }: LeadNote): ConversationState {
  const state = before ?? { turns: 0, seed: 1, lang: 'en', lines: {}, told: [] };
  const given = Object.fromEntries(Object.entries({ wants: vehicle, wish: wishes, ...note }).filter(([, value]) => value !== ''));
  return { ...state, plan: { ...start, ...(state.plan as AryaState | undefined), ...given } satisfies AryaState };
}

/** The row goes to the showroom once there is a way to answer it. */
export const noteEffects = (state: AryaState): readonly Effect[] => {
  const lead = leadNoteOf(state);
  return lead && (lead.email !== '' || lead.phone !== '') ? [{ kind: 'note-lead', lead }] : [];
};

/** Slots as the rest of the product names them. */
export function slotsOf({
  drives,
  sold,
  wants,
  timeline,
  testDrive,
  seats,
  budget,
  down,
  monthly,
  name,
  phone,
  email,
  wish,
  company,
}: Told): Record<string, string> {
  const vehicle = joined([drives, sold, wants], ', ');
  const entries = Object.entries({
    ...{
      vehicle,
      seats,
      budget: joined([budget, down, monthly], ', '),
      timeline: joined([timeline, testDrive], ', '),
      name,
      phone,
      email,
      company,
      wish,
    },
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));
}

/** How each is read back; `*` stands for what was said. */
const spoken: readonly (readonly [keyof Told, InLangs])[] = [
  ['name', { en: '*', hinglish: '*', hi: '*' }],
  ['company', { en: 'from *', hinglish: '* se', hi: '* से' }],
  ['drives', { en: '* today', hinglish: 'abhi *', hi: 'अभी *' }],
  ['sold', { en: '* sold', hinglish: '* bech di', hi: '* बेच दी' }],
  ['wants', { en: 'looking for *', hinglish: '* chahiye', hi: '* चाहिए' }],
  ['seats', { en: '* seats', hinglish: '* seats', hi: '* सीटें' }],
  ['budget', { en: 'budget *', hinglish: 'budget *', hi: 'बजट *' }],
  ['down', { en: '* down', hinglish: '* down payment', hi: '* डाउन पेमेंट' }],
  ['monthly', { en: 'EMI *', hinglish: 'EMI *', hi: 'ईएमआई *' }],
  ['timeline', { en: '*', hinglish: '*', hi: '*' }],
  ['testDrive', { en: 'test drive *', hinglish: 'test drive *', hi: 'टेस्ट ड्राइव *' }],
  ['phone', { en: 'phone *', hinglish: 'phone *', hi: 'फ़ोन *' }],
  ['email', { en: 'email *', hinglish: 'email *', hi: 'ईमेल *' }],
  ['wish', { en: '*', hinglish: '*', hi: '*' }],
  ['asks', { en: 'you asked: *', hinglish: 'poocha: *', hi: 'पूछा: *' }],
];

/** Beside a seven seater it is the people who are counted. */
const ridersIn: InLangs = { en: 'for * people', hinglish: '* logon ke liye', hi: '* लोगों के लिए' };
/** That there is no car today, as the row says it and as it is spoken. */
export const noCar = 'no car';
const noCarSpoken: InLangs = { en: 'no car', hinglish: 'koi gaadi nahi', hi: 'कोई गाड़ी नहीं' };
const isNumber = (value: string): boolean => /\d/.test(value);

/** The values in words: "Rohan Mehra, looking for: petrol hatchback, 4 seats". */
export const spokenOf = (told: Told): InLangs =>
  inLangs((lang: Lang) =>
    spoken
      .flatMap(([key, text]) => {
        const said = told[key];
        const value =
          key === 'drives' && said === noCar
            ? noCarSpoken[lang]
            : said !== undefined && key === 'wish' && !/\byou/i.test(said)
              ? inSecondPerson(said, lang)
              : said;
        if (value === undefined || value === '' || (key === 'seats' && told.wants?.startsWith(`${value} seat`))) return [];
        const isBeside = key === 'seats' && told.wants !== undefined && /\d[- ]seat/i.test(told.wants);
        return [
          key === 'seats' && !isNumber(value)
            ? value
            : (isBeside ? ridersIn : text)[lang].replace('*', value).replace(/^1 seats$/, '1 seat'),
        ];
      })
      .join(', '),
  );
