import { isEmail } from './email.ts';
import { hourOf, tomorrowWords } from './meeting-times.ts';

/** The lead chat's rules, pure: four questions, a suggested time, a booking. Source: the specification, sections 3 to 5 and 8. */

export const questions = ['name', 'brand', 'website', 'email'] as const;
export type Question = (typeof questions)[number];
export type Answers = Partial<Record<Question, string>>;

/** The chat's fixed words. Source: the design notes, section 5, "brandvoice", and the specification, section 8. */
export const leadSays = {
  name: 'Namaste. I answer the door at Vaani. What should I call you?',
  brand: (name: string) => `Good to meet you, ${name}. Which brand are you here for?`,
  website: (brand: string) => `${brand}. Do you have a website? If not, tell me in a line what you sell.`,
  email: 'Last one. Which email should the invite go to?',
  isWebsite: (address: string) => `Is ${address} your website? Type yes, or tell me in a line what you sell.`,
  whatThen: 'Then tell me in a line what you sell.',
  suggest: (when: string) => `The first free slot is ${when}. Shall I book it? Type yes, or tell me a time that suits you better.`,
  noSlots: 'I am sorry, tomorrow is full. We will send you the earliest times next week.',
  confirm: 'No trouble. What time suits you?',
  booking: 'Booking it now.',
  booked: (email: string) => `Booked. The invite is on its way to ${email}.`,
  scheduling: 'Your meeting is being scheduled. We will write to you shortly.',
  glitch: 'I am sorry, a technical glitch got in the way. We will send you an invite soon.',
  slotsUnreadable: 'Could not load slots. Please try again.',
  bookingUnreadable: 'Could not book the meeting. Please try again.',
  notSent: 'Your answers have not reached us yet.',
} as const;

/** What sales are asked for when tomorrow is full, so that the promise of times next week is kept. */
export const nextWeekWish = 'the earliest times next week';

export interface Line {
  who: 'vaani' | 'visitor';
  text: string;
  /** The part of the text that stands out. */
  strong?: string;
  /** The question that the visitor answered here. */
  answers?: Question;
}

/** Of the business, and of the visitor. */
export interface Zones {
  business: string;
  own: string;
}

export interface LeadState {
  step: Question | 'suggest' | 'confirm' | 'done';
  answers: Answers;
  /** An earlier answer that is being given anew. */
  changing: Question | null;
  /** A bare domain that may be their website; the next line says. */
  offer: string | null;
  invalidEmail: boolean;
  /** Whether the answers have reached us. */
  submission: 'open' | 'sending' | 'kept' | 'failed';
  /** Free starts; null until they are here. */
  slots: readonly string[] | null;
  zones: Zones;
  /** What was said after the four questions. */
  talk: readonly Line[];
  /** What went wrong, in words, and what trying again repeats. */
  problem: { sentence: string; again: 'slots' | 'booking' | null } | null;
  /** The slot or the words that were sent for booking last. */
  asked: string | null;
  outcome: null | { kind: 'booking' | 'confirmed' | 'requested' | 'glitch'; startTime?: string };
}

export type LeadEvent =
  | { type: 'said'; text: string }
  | { type: 'slot-chosen'; slot: string; label: string }
  | { type: 'change'; question: Question }
  | { type: 'restored'; answers: Answers }
  | { type: 'submitted' }
  | { type: 'submit-failed' }
  | { type: 'slots'; slots: readonly string[]; zones: Zones }
  | { type: 'slots-failed'; sentence: string | undefined }
  | { type: 'booked'; status: 'confirmed' | 'requested'; startTime: string }
  | { type: 'booking-refused'; sentence: string; slots: readonly string[] }
  | { type: 'booking-failed'; sentence: string | undefined }
  | { type: 'again' };

/** What the runner must do. */
export type LeadEffect =
  | { type: 'submit'; lead: Lead }
  | { type: 'fetch-slots' }
  /** `quietly`: a wish on the visitor's behalf; no outcome is shown. */
  | { type: 'book'; startTime: string; name: string; email: string; quietly: boolean }
  | { type: 'remember'; answers: Answers }
  | { type: 'forget' };

export interface Lead {
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
}

export const firstLeadState: LeadState = {
  step: 'name',
  answers: {},
  changing: null,
  offer: null,
  invalidEmail: false,
  submission: 'open',
  slots: null,
  zones: { business: 'Asia/Kolkata', own: 'Asia/Kolkata' },
  talk: [],
  problem: null,
  asked: null,
  outcome: null,
};

/** Source: the specification, section 5, "counts as a website only if it starts with 'http'". */
export const isWebsite = (answer: string): boolean => /^http/i.test(answer);

const bareDomain = /^(?!.*@)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(\/\S*)?$/u;

/** A yes is a word of its own: "yesterday" is none, and "yes, but not then" neither. */
const yesWord = /(?<![\p{L}\p{M}\d])(yes|yeah|yep|yup|ya|sure|ok|okay|haa?n|ji|theek|thik|bilkul|हाँ|हां|जी|ठीक|बिल्कुल)(?![\p{L}\p{M}\d])/iu;
const noWord =
  /(?<![\p{L}\p{M}\d])(no|nope|not|never|but|instead|rather|can'?t|don'?t|nahi|nahin|nai|lekin|magar|नहीं|लेकिन|मगर)(?![\p{L}\p{M}\d])/iu;
const justNo = /^\W*(no|nope|nahi|nahin|नहीं)\W*$/iu;
export const isYes = (text: string): boolean => yesWord.test(text) && !noWord.test(text);

/** A time of day in the words themselves: "4pm", "16:30", "5 baje". */
const clock = /(?<!\d)(\d{1,2})(?:[:.]\d{2})?\s*(?:[ap]\.?m\b|o'?clock|baje|बजे)|(?<![\d.])(\d{1,2}):\d{2}(?!\d)|\bnoon\b/iu;

/** "Yes, 4pm" to an offer of 10 am is no yes. */
const namesOtherHour = (text: string, slot: string, { business, own }: Zones) => {
  const [, named, written] = clock.exec(text) ?? [];
  const hour = named ?? written;
  return hour !== undefined && ![business, own].some((zone) => hourOf(slot, zone) % 12 === Number(hour) % 12);
};

/** The next state, and what the runner must do. Events that no longer fit change nothing. */
export function advance(state: LeadState, event: LeadEvent): { state: LeadState; effects: LeadEffect[] } {
  const stay = { state, effects: [] };
  const { answers, step } = state;
  switch (event.type) {
    case 'said': {
      const text = event.text.trim();
      const question = openQuestion(state);
      if (text === '') return stay;
      if (question) return answer(state, question, text);
      if (step === 'suggest' && state.slots) return replyToSuggestion(state, text, state.slots);
      if (step === 'confirm') return book(state, text, text);
      return stay;
    }
    case 'slot-chosen':
      return step === 'suggest' || step === 'confirm' ? book(state, event.slot, event.label) : stay;
    case 'change':
      if (step === 'done' || answers[event.question] === undefined) return stay;
      return { state: { ...state, changing: event.question, offer: null, invalidEmail: false }, effects: [] };
    case 'restored':
      return proceed({ ...firstLeadState, answers: sound(event.answers) });
    case 'submitted':
      return { state: { ...state, submission: 'kept' }, effects: [] };
    case 'submit-failed':
      return { state: { ...state, submission: 'failed' }, effects: [] };
    case 'slots':
      return slotsCame(state, event);
    case 'slots-failed': {
      if (state.slots || state.outcome || !isAnswered(state)) return stay;
      const problem = { sentence: event.sentence ?? leadSays.slotsUnreadable, again: 'slots' as const };
      return { state: { ...state, problem, step: step === 'suggest' ? 'confirm' : step }, effects: [] };
    }
    case 'booked': {
      if (state.outcome?.kind !== 'booking') return stay;
      const outcome = { kind: event.status, startTime: event.startTime };
      const text = event.status === 'confirmed' ? leadSays.booked(answers.email ?? '') : leadSays.scheduling;
      return { state: said({ ...state, outcome }, text), effects: [{ type: 'forget' }] };
    }
    case 'booking-refused': {
      if (state.outcome?.kind !== 'booking') return stay;
      const problem = { sentence: event.sentence, again: null };
      return { state: { ...state, step: 'confirm', outcome: null, slots: event.slots, problem }, effects: [] };
    }
    case 'booking-failed': {
      if (state.outcome?.kind !== 'booking') return stay;
      const problem = { sentence: event.sentence ?? leadSays.bookingUnreadable, again: 'booking' as const };
      return { state: said({ ...state, outcome: { kind: 'glitch' }, problem }, leadSays.glitch), effects: [] };
    }
    case 'again':
      return again(state);
  }
}

function answer(state: LeadState, question: Question, text: string): ReturnType<typeof advance> {
  const take = (value: string) =>
    proceed({ ...state, answers: { ...state.answers, [question]: value }, changing: null, offer: null, invalidEmail: false });
  const offering = (offer: string) => ({ state: { ...state, offer }, effects: [] });
  if (question === 'email') return isEmail(text) ? take(text) : { state: { ...state, invalidEmail: true }, effects: [] };
  if (question !== 'website') return take(text);
  if (state.offer && isYes(text)) return take(state.offer);
  if (state.offer !== null && justNo.test(text)) return offering('');
  const address = `https://${text}`;
  if (bareDomain.test(text) && address !== state.offer) return offering(address);
  return take(text);
}

/** To the first question that is open. With the last answer the lead goes out and the slots come in; a changed one goes out anew. */
function proceed(state: LeadState): ReturnType<typeof advance> {
  const remember: LeadEffect = { type: 'remember', answers: state.answers };
  const open = questions.find((question) => state.answers[question] === undefined);
  if (open) return { state: { ...state, step: open }, effects: [remember] };
  const submit: LeadEffect = { type: 'submit', lead: leadOf(state.answers) };
  const sending: LeadState = { ...state, submission: 'sending' };
  if (!isQuestion(state.step)) return { state: sending, effects: [remember, submit] };
  return { state: { ...sending, step: 'suggest' }, effects: [remember, submit, { type: 'fetch-slots' }] };
}

function slotsCame(state: LeadState, { slots, zones }: Extract<LeadEvent, { type: 'slots' }>): ReturnType<typeof advance> {
  if (state.slots || state.outcome || !isAnswered(state)) return { state, effects: [] };
  const [first] = slots;
  const ready = { ...state, slots, zones, problem: null };
  if (first !== undefined) {
    const when = tomorrowWords(first, zones.business, zones.own);
    return { state: said({ ...ready, step: 'suggest' }, leadSays.suggest(when), when), effects: [] };
  }
  const { name = '', email = '' } = state.answers;
  return {
    state: said({ ...ready, step: 'confirm' }, leadSays.noSlots),
    effects: [{ type: 'book', startTime: nextWeekWish, name, email, quietly: true }],
  };
}

function replyToSuggestion(state: LeadState, text: string, slots: readonly string[]): ReturnType<typeof advance> {
  const [first] = slots;
  if (first !== undefined && isYes(text) && !namesOtherHour(text, first, state.zones)) return book(state, first, text);
  if (clock.test(text)) return book(state, text, text);
  return { state: said({ ...heard(state, text), step: 'confirm' }, leadSays.confirm), effects: [] };
}

function book(state: LeadState, startTime: string, words: string): ReturnType<typeof advance> {
  const { name = '', email = '' } = state.answers;
  const next = said(
    { ...heard(state, words), step: 'done', outcome: { kind: 'booking' }, asked: startTime, problem: null },
    leadSays.booking,
  );
  return { state: next, effects: [{ type: 'book', startTime, name, email, quietly: false }] };
}

function again(state: LeadState): ReturnType<typeof advance> {
  const { problem, asked, answers } = state;
  if (problem?.again === 'slots') return { state: { ...state, problem: null }, effects: [{ type: 'fetch-slots' }] };
  if (problem?.again === 'booking' && asked !== null) {
    const { name = '', email = '' } = answers;
    const next = said({ ...state, outcome: { kind: 'booking' }, problem: null }, leadSays.booking);
    return { state: next, effects: [{ type: 'book', startTime: asked, name, email, quietly: false }] };
  }
  if (state.submission === 'failed')
    return { state: { ...state, submission: 'sending' }, effects: [{ type: 'submit', lead: leadOf(answers) }] };
  return { state, effects: [] };
}

/** The question that the next line answers. */
export const openQuestion = ({ step, changing }: Pick<LeadState, 'step' | 'changing'>): Question | null =>
  changing ?? (isQuestion(step) ? step : null);

const isQuestion = (step: LeadState['step']): step is Question => questions.some((question) => question === step);
export const isAnswered = ({ answers }: Pick<LeadState, 'answers'>): boolean =>
  questions.every((question) => answers[question] !== undefined);

const said = (state: LeadState, text: string, strong?: string): LeadState => ({
  ...state,
  talk: [...state.talk, { who: 'vaani', text, ...(strong !== undefined && { strong }) }],
});
const heard = (state: LeadState, text: string): LeadState => ({ ...state, talk: [...state.talk, { who: 'visitor', text }] });

/** Of remembered answers, those that are still answers. */
function sound(answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const value = answers[question]?.trim();
    if (!value || (question === 'email' && !isEmail(value))) break;
    kept[question] = value;
  }
  return kept;
}

export function leadOf({ name = '', brand = '', website = '', email = '' }: Answers): Lead {
  return { name, brand, email, ...(isWebsite(website) ? { website, description: '' } : { website: '', description: website }) };
}

/** Everything said so far. The four questions follow from the answers: one that was changed reads as if it had been given so. */
export function transcript(state: LeadState): Line[] {
  const { answers, offer } = state;
  const open = openQuestion(state);
  const asks: Record<Question, string> = {
    name: leadSays.name,
    brand: leadSays.brand(answers.name ?? ''),
    website: leadSays.website(answers.brand ?? ''),
    email: leadSays.email,
  };
  const lines: Line[] = [];
  for (const question of questions) {
    const given = answers[question];
    if (given === undefined && question !== open) break;
    lines.push({ who: 'vaani', text: asks[question] });
    if (given !== undefined) lines.push({ who: 'visitor', text: given, answers: question });
    if (question === open && offer !== null)
      lines.push({ who: 'vaani', text: offer === '' ? leadSays.whatThen : leadSays.isWebsite(offer) });
  }
  return [...lines, ...state.talk];
}
