/** Arya's plan: what the showroom needs to know, asked one at a time, read back, corrected and handed over. */

import { countIn, moneyIn, numberIn } from '../../language/numbers.ts';
import { emailIn, nameIn, phoneIn } from '../../language/parse.ts';
import { timeWordsIn } from '../../language/times.ts';
import type { InLangs } from '../../personas/persona.ts';
import type { ConversationState, LeadNote } from '../conversation.ts';
import type { Plan, PlanLine, PlanTurn } from '../plan.ts';
import { inLangs, join } from '../say.ts';

const slots = ['vehicle', 'seats', 'budget', 'timeline', 'name', 'contact'] as const;
type Slot = (typeof slots)[number];

interface AryaState {
  /** What they drive today. */
  drives?: string;
  /** What they look for. */
  wants?: string;
  seats?: string;
  budget?: string;
  timeline?: string;
  name?: string;
  phone?: string;
  email?: string;
  /** The number learned last, for "no, five". */
  latest?: 'budget' | 'seats';
  /** How often each was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What they would rather not say. */
  declined: Slot[];
  /** `read`: the note was read back. `agreed`: it was right. */
  note?: 'read' | 'agreed';
}

/** A question that got no answer twice is let be. */
const asksMax = 2;

/** Makes and models as people say them: a line with one of them is about a car. */
const makes =
  /\b(maruti|suzuki|alto|swift|dzire|wagon ?r|baleno|ertiga|brezza|celerio|eeco|fronx|jimny|hyundai|i ?10|i ?20|creta|venue|verna|santro|exter|alcazar|aura|tata|nexon|punch|tiago|tigor|safari|harrier|altroz|indica|nano|mahindra|scorpio|bolero|xuv ?\w*|thar|marazzo|toyota|innova|fortuner|glanza|etios|qualis|hycross|honda|city|amaze|jazz|activa|kia|seltos|sonet|carens|renault|kwid|duster|triber|nissan|magnite|ford|ecosport|figo|endeavour|skoda|octavia|kushaq|slavia|volkswagen|vw|polo|vento|taigun|virtus|mg|hector|jeep|compass|datsun|fiat|bmw|audi|mercedes|ambassador|omni|splendor|pulsar|bullet|royal enfield|kiran|vistaar|tez)\b/iu;
const kinds =
  /\b(hatch ?back|sedan|suv|muv|mpv|jeep|scooter|scooty|bike|motor ?cycle|two wheeler|electric|ev|cng|diesel|petrol|hybrid|automatic|(seven|7|five|5|six|6|eight|8)[- ]?seater|taxi|cab|pickup|van|first car|second hand car|small car|big car|family car|gaadi|car|cars|auto)\b|गाड़ी|कार|स्कूटर|बाइक|एसयूवी|ऑटो|मारुति|इनोवा|स्विफ्ट|ऑल्टो|वैगन|क्रेटा|बोलेरो|स्कॉर्पियो|होंडा|टाटा|हुंडई/iu;
const drivesNow =
  /\b(i|we) (drive|have|own|use|am driving|are driving)\b|\b(now|currently|today|at present|right now|abhi|filhaal|purani|old car|my car|our car|hamari|meri|hai abhi|chalat[aei])\b|अभी|मेरी|हमारी|पुरानी|चलात/iu;
const looksFor =
  /\b(want|wants|looking|look for|need|buy|buying|upgrade|switch|next|new|interested|thinking of|planning|prefer|leni|lena|chahiye|chahte|chahta|dekh rah[aei]|kharid\w*)\b|चाहिए|लेनी|लेना|ख़?रीद|नई/iu;
/** Who rides, where no number is said. */
const riders =
  /\b(family|parents?|father|mother|wife|husband|partner|kids?|child(ren)?|sons?|daughters?|baby|in-laws?|alone|just me|only me|myself|friends|dog|bachche|parivaar|akela|akeli|pati|patni|maa|papa|mummy|joint)\b|परिवार|बच्चे|अकेल|पति|पत्नी|माँ|पिता/iu;
const refuses =
  /\b(won'?t|will not|don'?t|do not|not|no|nahi|nahin|mat|rather not|prefer not|skip|why)\b.{0,30}\b(give|share|tell|number|phone|email|contact|name|say|dunga|dungi|batana|bataun\w*|dena)\b|नहीं (दूँ|दू|बता)/iu;
const unsure =
  /\b(not sure|no idea|don'?t know|dont know|pata nahi|nahi pata|malum nahi|haven'?t decided|not decided|whatever|any|depends|no budget|skip)\b|पता नहीं|मालूम नहीं/iu;

export const aryaPlan: Plan<AryaState> = {
  start: { asked: {}, declined: [] },

  hear(before, line): PlanTurn<AryaState> {
    const found = answersIn(line, before);
    const learned = Object.fromEntries(
      Object.entries(found).filter(([key, value]) => before[key as keyof AryaState] !== value),
    ) as Partial<AryaState>;
    const state: AryaState = { ...before, ...learned, declined: [...before.declined] };
    const asked = line.asked as Slot | undefined;
    const hasLearned = Object.keys(learned).length > 0;
    if (learned.budget !== undefined) state.latest = 'budget';
    else if (learned.seats !== undefined) state.latest = 'seats';
    const told = learnedSlots(learned);

    if (before.note === 'read') {
      if (hasLearned) return { state, reply: join(line.say('plan-corrected', { what: rowsOf(learned) })), asks: 'note', learned: told };
      if (line.yesNo === 'yes' || line.act === 'okay' || line.act === 'thanks')
        return {
          state: { ...state, note: 'agreed' },
          reply: line.say('plan-closing', { name: state.name ?? '' }),
          effects: noteEffects(state),
          learned: {},
        };
      if (line.yesNo === 'no') return { state, reply: line.say('plan-which'), asks: 'note', learned: {} };
    }
    if (asked && slots.includes(asked) && !hasLearned) {
      if (refuses.test(line.message) || (line.yesNo === 'no' && (asked === 'contact' || asked === 'name'))) {
        const first = !before.declined.includes(asked);
        state.declined.push(asked);
        const isPrivate = asked === 'contact' || asked === 'name';
        if (isPrivate && first) return { ...ask({ ...state }, line, line.say('plan-private')), learned: {} };
      } else if (unsure.test(line.message) || line.act === 'shrug') state.declined.push(asked);
    }
    if (!hasLearned) {
      const due = readBack(state, line);
      return due && !line.isQuestion
        ? { state: { ...state, note: 'read' }, reply: due, asks: 'note', effects: noteEffects(state), learned: {} }
        : { state, learned: {} };
    }
    const echo = line.say('plan-echo', { what: rowsOf(learned) });
    const due = line.isQuestion ? undefined : readBack(state, line);
    if (due && before.note === undefined)
      return { state: { ...state, note: 'read' }, reply: due, asks: 'note', effects: noteEffects(state), learned: told };
    return { state, echo, effects: noteEffects(state), learned: told };
  },

  next(state, line) {
    if (state.note === 'agreed') return undefined;
    const slot = openSlot(state);
    if (!slot) {
      const due = readBack(state, line);
      return due && state.note === undefined ? { state: { ...state, note: 'read' }, ask: due, slot: 'note' } : undefined;
    }
    return {
      state: { ...state, asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 } },
      ask: line.say(`plan-ask-${slot}`),
      slot,
    };
  },
};

/** What the showroom gets: the row of the sheet; undefined before anything was learned. */
export function leadNoteOf(plan: unknown): LeadNote | undefined {
  const state = plan as AryaState | undefined;
  if (!state) return undefined;
  const { drives, wants, seats = '', budget = '', timeline = '', name = '', phone = '', email = '' } = state;
  const vehicle = [drives && `drives ${drives}`, wants && `wants ${wants}`].filter(Boolean).join(', ');
  return { name, email, phone, vehicle, seats, budget, timeline };
}

/** The conversation with what somebody else has noted for her; what is empty there stays as it was. */
export function withNote(before: ConversationState | undefined, { vehicle, ...note }: LeadNote): ConversationState {
  const state = before ?? { turns: 0, seed: 1, lang: 'en', lines: {}, told: [] };
  const given = Object.fromEntries(Object.entries({ wants: vehicle, ...note }).filter(([, value]) => value !== ''));
  return { ...state, plan: { ...aryaPlan.start, ...(state.plan as AryaState | undefined), ...given } satisfies AryaState };
}

const noteEffects = (state: AryaState): PlanTurn<AryaState>['effects'] => {
  const lead = leadNoteOf(state);
  return lead && (lead.email !== '' || lead.phone !== '') ? [{ kind: 'note-lead', lead }] : [];
};

/** The answer and the next question after it. */
function ask(state: AryaState, line: PlanLine, first: InLangs): PlanTurn<AryaState> {
  const next = aryaPlan.next(state, line);
  return next ? { state: next.state, reply: join(first, next.ask), asks: next.slot, learned: {} } : { state, reply: first, learned: {} };
}

const isKnown = (state: AryaState, slot: Slot): boolean =>
  slot === 'vehicle'
    ? state.drives !== undefined || state.wants !== undefined
    : slot === 'contact'
      ? state.phone !== undefined || state.email !== undefined
      : state[slot] !== undefined;

/** The next to ask: asked least, not refused. */
function openSlot(state: AryaState): Slot | undefined {
  return slots
    .filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < asksMax)
    .sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];
}

/** The note read back, once everything was asked and something worth noting was said. */
function readBack(state: AryaState, line: PlanLine): InLangs | undefined {
  const known = slots.filter((slot) => isKnown(state, slot));
  if (state.note !== undefined || openSlot(state) !== undefined || known.length < 2) return undefined;
  const { asked: _asked, declined: _declined, note: _note, latest: _latest, ...values } = state;
  return line.say('plan-note', { note: rowsOf(values) });
}

const names: Record<string, InLangs> = {
  drives: { en: 'drives', hinglish: 'abhi gaadi', hi: 'अभी गाड़ी' },
  wants: { en: 'wants', hinglish: 'chahiye', hi: 'चाहिए' },
  seats: { en: 'riders', hinglish: 'sawari', hi: 'सवारी' },
  budget: { en: 'budget', hinglish: 'budget', hi: 'बजट' },
  timeline: { en: 'when', hinglish: 'kab', hi: 'कब' },
  name: { en: 'name', hinglish: 'naam', hi: 'नाम' },
  phone: { en: 'phone', hinglish: 'phone', hi: 'फ़ोन' },
  email: { en: 'email', hinglish: 'email', hi: 'ईमेल' },
};

const rowsOf = (values: Partial<AryaState>): InLangs =>
  inLangs((lang) =>
    Object.entries(names)
      .flatMap(([key, name]) => {
        const value = values[key as keyof AryaState];
        return typeof value === 'string' ? [`${name[lang]} ${value}`] : [];
      })
      .join(', '),
  );

/** Slots as the rest of the product names them. */
function learnedSlots({ drives, wants, seats, budget, timeline, name, phone, email }: Partial<AryaState>): Record<string, string> {
  const vehicle = [drives, wants].filter(Boolean).join(', ');
  const entries = Object.entries({ vehicle: vehicle || undefined, seats, budget, timeline, name, phone, email });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What a line answers, whatever was asked: each by its own shape, and what was asked a little sooner. */
function answersIn(line: PlanLine, before: AryaState): Partial<AryaState> {
  const { message, asked, isQuestion } = line;
  const found: Partial<AryaState> = {};
  const email = emailIn(message);
  const phone = phoneIn(message);
  if (email !== undefined) found.email = email;
  if (phone !== undefined) found.phone = phone;
  const rest = email === undefined ? message : message.replace(/\S+@\S+/, ' ');
  const named = /\b(?:name|naam)\s+(?:is\s+)?(\p{L}[\p{L}'.]+(?: \p{L}[\p{L}'.]+)?)\s*$/iu.exec(rest)?.[1];
  const name = isQuestion
    ? undefined
    : nameIn(named ?? rest, named !== undefined || asked === 'name' || (asked === 'contact' && before.name === undefined));
  if (name !== undefined) found.name = name;
  if (phone !== undefined || (name !== undefined && asked === 'name')) return found;

  const money = moneyIn(rest, asked === 'budget' ? 100_000 : undefined);
  const range = /(?:between\s+)?\d[\d.]*\s*(?:and|to|-|se)\s*\d[\d.]*\s*(?:lakhs?|lacs?|crores?|k)\b/i.exec(rest)?.[0];
  if (money && money.rupees >= 5_000) found.budget = range ?? money.text;
  const corrected = Object.keys(found).length === 0 && corrects.test(rest) ? rangesText(rest) : undefined;
  if (corrected !== undefined && before.latest === 'budget')
    found.budget = `${corrected} ${/lakh|lac|crore|k|लाख/i.exec(before.budget ?? '')?.[0] ?? ''}`.trim();
  if (corrected !== undefined && before.latest === 'seats') found.seats = corrected;
  const people = countIn(rest);
  if (found.budget !== undefined && corrected !== undefined) return found;
  if (people && !isQuestion) found.seats = people.text;
  else if (asked === 'seats' && !isQuestion && isShort(rest) && riders.test(rest)) found.seats = tidy(rest);
  const time = timeWordsIn(rest);
  if (time && !isQuestion) found.timeline = time;
  else if (time && asked === 'timeline') found.timeline = time;
  const isAboutCar = makes.test(rest) || kinds.test(rest);
  if (isAboutCar && !isQuestion) {
    if (drivesNow.test(rest) && !looksFor.test(rest)) found.drives = vehicleIn(rest);
    else if (looksFor.test(rest)) found.wants = vehicleIn(rest);
    else if (asked === 'vehicle') found[before.drives === undefined ? 'drives' : 'wants'] = vehicleIn(rest);
    else if (makes.test(rest)) found.drives ??= vehicleIn(rest);
  } else if (
    asked === 'vehicle' &&
    !isQuestion &&
    !/\b(he|she|they|is|was)\b/i.test(rest) &&
    isShort(rest) &&
    Object.keys(found).length === 0 &&
    !unsure.test(rest) &&
    !line.yesNo &&
    !line.act
  )
    found.wants = tidy(rest);
  return found;
}

/** Words of correcting: a number alone after them is the last number anew. */
const corrects = /\b(actually|sorry|no|make it|rather|nahi|nahin|correction|instead)\b|नहीं|माफ़/iu;
const rangesText = (text: string): string | undefined => {
  const value = numberIn(text);
  return value === undefined ? undefined : String(value);
};

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= 8;

/** Words of answering at the beginning say nothing. */
const tidy = (text: string): string =>
  text
    .replace(/^\W*((no|nahi|nahin|sorry|actually|ok|okay|haan|yes|well|so|um+|uh+|ji|just|only|maybe|नहीं|हाँ|जी)\W+)+/iu, '')
    .replace(/[.!?।\s]+$/u, '')
    .trim();

/** The words about the car, without "I have a" before and the year's praise after. */
const vehicleIn = (text: string): string =>
  tidy(text)
    .replace(/^(currently|right now|now|abhi|filhaal|at present|today)\s+/iu, '')
    .replace(/^(i|we|main|hum|mujhe|hume|humein)\s+/iu, '')
    .replace(
      /^(drive|drives|have|own|use|am|are|driving|looking|look|want|wants|need|'?m|for|to|buy|thinking|of|interested|in|a|an|the|upgrade|my|our|meri|hamari)\s+/giu,
      '',
    )
    .replace(/^((for|to|buy|of|in|a|an|the|getting|buying|upgrade)\s+)+/giu, '')
    .replace(/\s+(hai|hai abhi|hain|leni hai|lena hai|chahiye|है|चाहिए|लेनी है)$/iu, '')
    .split(/\s+/)
    .slice(0, 10)
    .join(' ');
