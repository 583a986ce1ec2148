import { isEmail } from './email.ts';
import { isNo, isWebsite, isYes, leadSays, namesHourOtherThan, namesTime, nextWeekWish, websiteIn } from './lead-words.ts';
import { hourOf, tomorrowWords } from './meeting-times.ts';

/** The rules of the lead chat, without side effects: four questions, a suggested time, a booking. */

export const questions = ['name', 'brand', 'website', 'email'] as const;
export type Question = (typeof questions)[number];
export type Answers = Partial<Record<Question, string>>;

export interface Line {
  who: 'vaani' | 'visitor';
  text: string;
  /** The emphasised part of the text. */
  strong?: string;
  /** The question that the visitor answers in this line. */
  answers?: Question;
}

/** The time zones of the business and of the visitor. */
export interface Zones {
  business: string;
  own: string;
}

export interface LeadState {
  step: Question | 'suggest' | 'confirm' | 'done';
  answers: Answers;
  /** The earlier answer that the visitor changes. */
  changing: Question | null;
  /** A bare domain that may be the website. The visitor's next line confirms it or not. */
  offer: string | null;
  invalidEmail: boolean;
  /** Whether the server has stored the answers. */
  submission: 'open' | 'sending' | 'kept' | 'failed';
  /** Free starts; null until they are loaded. */
  slots: readonly string[] | null;
  zones: Zones;
  /** The conversation after the four questions. */
  talk: readonly Line[];
  /** The error message, and what can be tried again. */
  problem: { sentence: string; again: 'slots' | 'booking' | null } | null;
  /** The slot or the words of the last booking request. */
  asked: string | null;
  outcome: null | ({ kind: 'booking' | 'confirmed' | 'requested' | 'glitch'; startTime?: string } & MeetingTold);
}

/** The server's answer about a booked meeting: how it is held, and the link to move or cancel it. */
export interface MeetingTold {
  place?: string | undefined;
  path?: string | undefined;
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
  | ({ type: 'booked'; status: 'confirmed' | 'requested'; startTime: string; understood?: string | undefined } & MeetingTold)
  | { type: 'booking-refused'; sentence: string; slots: readonly string[] }
  | { type: 'booking-failed'; sentence: string | undefined }
  | { type: 'again'; what: 'submission' | 'slots' | 'booking' };

/** The commands for the runner. */
export type LeadEffect =
  | { type: 'submit'; lead: Lead }
  | { type: 'fetch-slots' }
  /** `quietly`: a request that the chat sends by itself; its result is not shown. */
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

/** The next state and the commands for the runner. Events that do not fit the state change nothing. */
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
      // A second press closes the question unchanged.
      return {
        state: { ...state, changing: state.changing === event.question ? null : event.question, offer: null, invalidEmail: false },
        effects: [],
      };
    case 'restored':
      return proceed({ ...firstLeadState, answers: sound(event.answers) });
    case 'submitted':
      if (!isAnswered(state)) return stay;
      return { state: { ...state, submission: 'kept' }, effects: isSettled(state) ? [{ type: 'forget' }] : [] };
    case 'submit-failed':
      if (!isAnswered(state)) return stay;
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
      const { status, startTime, understood, place, path } = event;
      const settled: LeadState = { ...state, outcome: { kind: status, startTime, place, path } };
      const told =
        status === 'confirmed'
          ? said(settled, leadSays.booked(answers.email ?? ''))
          : said(said(settled, leadSays.wish(understood, startTime)), leadSays.scheduling);
      // Answers that are not stored on the server stay in the browser's memory.
      return { state: told, effects: state.submission === 'kept' ? [{ type: 'forget' }] : [] };
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
      return again(state, event.what);
  }
}

function answer(state: LeadState, question: Question, text: string): ReturnType<typeof advance> {
  const take = (value: string) =>
    proceed({ ...state, answers: { ...state.answers, [question]: value }, changing: null, offer: null, invalidEmail: false });
  const offering = (offer: string) => ({ state: { ...state, offer }, effects: [] });
  if (question === 'email') return isEmail(text) ? take(text) : { state: { ...state, invalidEmail: true }, effects: [] };
  if (question !== 'website') return take(text);
  if (state.offer && isYes(text)) return take(state.offer);
  if (state.offer !== null && isNo(text)) return offering('');
  const address = websiteIn(text);
  if (address !== undefined && address !== state.offer) return offering(address);
  return take(text);
}

/** Continues with the first open question. After the last answer the lead is sent and the slots are loaded; a changed answer is sent again. */
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
  if (first !== undefined && isYes(text)) {
    const hours = [hourOf(first, state.zones.business), hourOf(first, state.zones.own)];
    if (!namesHourOtherThan(hours, text)) return book(state, first, text);
  }
  if (namesTime(text)) return book(state, text, text);
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

function again(state: LeadState, what: 'submission' | 'slots' | 'booking'): ReturnType<typeof advance> {
  const { problem, asked, answers, submission } = state;
  if (what === 'submission' && submission === 'failed')
    return { state: { ...state, submission: 'sending' }, effects: [{ type: 'submit', lead: leadOf(answers) }] };
  if (what === 'slots' && problem?.again === 'slots')
    return { state: { ...state, problem: null, step: 'suggest' }, effects: [{ type: 'fetch-slots' }] };
  if (what === 'booking' && problem?.again === 'booking' && asked !== null) {
    const { name = '', email = '' } = answers;
    const next = said({ ...state, outcome: { kind: 'booking' }, problem: null }, leadSays.booking);
    return { state: next, effects: [{ type: 'book', startTime: asked, name, email, quietly: false }] };
  }
  return { state, effects: [] };
}

const isSettled = ({ outcome }: LeadState) => outcome?.kind === 'confirmed' || outcome?.kind === 'requested';

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

/** The remembered answers that are still valid. */
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

/** All lines of the chat. The four questions are derived from the answers, so a changed answer appears as if it had been given first. */
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
