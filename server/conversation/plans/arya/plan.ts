/** Arya's plan: what the showroom needs to know, asked one at a time, read back, corrected and handed over. */

import type { InLangs } from '../../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../text.ts';
import { type AryaState, isKnown, leadNoteOf, noteEffects, type Slot, slots, slotsOf, spokenOf, start, type Told } from './note.ts';
import { dealer, slotsTaken, toldIn } from './read.ts';
import { questionsIn, withQuestions, withRemarks } from './remarks.ts';
import { isCarAlone, withoutSeats } from './vehicle.ts';

/** A question that got no answer twice is let be. */
const asksMax = 2;
/** From here a line is taken to be about Vaani. */
const tradeScore = 0.4;
const complaintScore = 0.5;

const refuses =
  /\bno (?:more )?(?:phone|number|e-?mail|mail|name)\b|\b(won'?t|will not|don'?t|do not|not|no|nahi|nahin|mat|rather not|prefer not|skip|why)\b.{0,30}\b(give|share|tell|number|phone|email|contact|name|say|dunga|dungi|batana|bataun\w*|dena|budget)\b|\b(number|phone|email|naam|name)\b.{0,12}\b(nahi|nahin|mat)\b|नहीं (दूँ|दू|बता)/iu;
const unsure =
  /\b(not sure|no idea|don'?t know|dont know|pata nahi|nahi pata|malum nahi|haven'?t decided|not decided|whatever|any|depends|no budget|skip)\b|पता नहीं|मालूम नहीं/iu;
const removes =
  /\b(delete|remove|erase|hata\w*|mita\w*|don'?t (?:keep|save|note))\b.*?\b(number|phone|email|name|naam)\b|\b(number|phone|email|name|naam)\b.*\b(delete|remove|erase|hata|mita)\b/iu;

export const aryaPlan: Plan<AryaState> = {
  start,

  hear(before, line): PlanTurn<AryaState> {
    const turn = answerTo(before, line);
    // Whatever the answer is, the showroom gets what came to the note.
    const isNew = JSON.stringify(leadNoteOf(before)) !== JSON.stringify(leadNoteOf(turn.state));
    return isNew && !turn.effects?.length ? { ...turn, effects: noteEffects(turn.state) } : turn;
  },

  next(state, line) {
    if (state.note === 'agreed' || state.isOver) return undefined;
    const slot = openSlot(state);
    if (!slot) {
      const known = slots.filter((one) => isKnown(state, one));
      if (state.note !== undefined || known.length < 2) return undefined;
      return { state: { ...state, note: 'read' }, ask: line.say('plan-note', { note: spokenOf(state) }), slot: 'note' };
    }
    return {
      state: { ...state, asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 } },
      ask: line.say(`plan-ask-${slot}`),
      slot,
    };
  },

  keep(before, line) {
    const { state, learned } = taken(before, line);
    return { state, effects: Object.keys(learned).length > 0 ? noteEffects(state) : [] };
  },

  recall: (state, line) => {
    const known = spokenOf(state);
    return known.en === '' ? undefined : line.say('plan-recall', { note: known });
  },
};

/** The answer to a line, and the note after it. */
function answerTo(before: AryaState, line: PlanLine): PlanTurn<AryaState> {
  const removed = removedIn(line.message);
  if (removed) {
    const state = without(taken(before, line).state, removed);
    return { ...ask(state, line, line.say('plan-private')), effects: noteEffects(state), learned: {} };
  }
  const { state, learned, digits, hasTold } = taken(before, line);
  const isNothingNew = Object.keys(learned).length === 0;
  if (isNothingNew && readBack.test(line.message) && spokenOf(state).en !== '')
    return openSlot(state) !== undefined && state.note === undefined
      ? {
          state,
          reply: line.say('plan-recall', { note: spokenOf(state) }),
          ...(line.asked !== undefined && { asks: line.asked }),
          learned: {},
        }
      : {
          state: { ...state, note: state.note ?? 'read' },
          reply: line.say('plan-note', { note: spokenOf(state) }),
          asks: 'note',
          learned: {},
        };
  if (isNothingNew && !wantsLikeArya.test(line.message) && buysNothing.test(line.message))
    return {
      state: { ...state, isOver: true },
      reply: line.say('plan-no-car'),
      effects: leaves.test(line.message) ? [{ kind: 'goodbye' }] : [],
      learned: {},
    };
  if (
    dealer.test(line.message) ||
    wantsLikeArya.test(line.message) ||
    (line.topic?.id.startsWith('vaani') && line.topic.score >= tradeScore)
  )
    state.isTrade = true;
  if (line.topic?.id.startsWith('complaint') && line.topic.score >= complaintScore) state.complains = true;
  if (state.complains && !seeks.test(line.message)) keepComplaint(state, before, learned, line);
  const hasLearned = Object.keys(learned).length > 0;
  if (digits !== undefined && !hasLearned)
    return {
      state,
      reply: line.say('plan-digits', { digits: spaced(digits), count: String(10 - digits.length) }),
      asks: 'contact',
      learned: {},
    };

  if (state.isTrade && !before.isTrade && !hasLearned && !line.isQuestion)
    return { ...ask(state, line, line.say('plan-trade')), about: 'vaani' };
  if (before.isTrade && line.isQuestion && asksCost.test(line.message))
    return { ...ask(state, line, line.say('plan-trade-cost')), about: 'vaani-cost' };
  // "Can I see it today?": the day is down, and the showroom confirms it.
  if (
    learned.testDrive !== undefined &&
    line.isQuestion &&
    (line.topic === undefined || line.topic.id === 'test-drive' || line.topic.score < besideScore)
  )
    return {
      ...ask(state, line, line.say('plan-slot', { what: spokenOf(learned) })),
      effects: noteEffects(state),
      learned: slotsOf(learned),
    };
  const isChange = Object.keys(learned).some((key) => key !== 'wish' && before[key as keyof Told] !== undefined);
  if (before.note === 'read') {
    if (hasLearned)
      return {
        state,
        reply: line.say(isChange ? 'plan-corrected' : 'plan-added', { what: spokenOf(learned) }),
        asks: 'note',
        effects: noteEffects(state),
        learned: slotsOf(learned),
      };
    if (line.yesNo === 'yes' || line.act === 'okay' || line.act === 'thanks' || allRight.test(line.message))
      return {
        state: { ...state, note: 'agreed' },
        reply: line.say(state.isTrade ? 'plan-trade-closing' : state.complains ? 'plan-complaint-closing' : 'plan-closing', {
          name: state.name ?? '',
        }),
        effects: noteEffects(state),
        learned: {},
      };
    if (line.yesNo === 'no' || line.act === 'wrong') return { state, reply: line.say('plan-which'), asks: 'note', learned: {} };
  }
  const isElse = line.topic !== undefined && line.topic.score >= besideScore && !restated.has(line.topic.id);
  if (!hasLearned && hasTold && !isElse)
    return { ...ask(state, line, line.say('plan-echo', { what: spokenOf(toldIn(line, before)) })), learned: {} };
  if (!hasLearned) return reason(state, line) ?? refusal(state, line) ?? carAlone(state, line) ?? { state, learned: {} };
  const effects = noteEffects(state);
  if (before.note === 'agreed')
    return { state, reply: line.say('plan-added', { what: spokenOf(learned) }), effects, learned: slotsOf(learned) };
  // Read back whole, it needs no echo.
  if (!line.isQuestion && openSlot(state) === undefined && before.note === undefined) {
    const due = aryaPlan.next(state, line);
    if (due) return { state: due.state, reply: due.ask, asks: due.slot, effects, learned: slotsOf(learned) };
  }
  return {
    state,
    echo: line.say('plan-echo', { what: spokenOf(learned) }),
    effects,
    learned: slotsOf(learned),
    answersItself: isNameAlone(learned, line.message) || !(tellsOfCar(learned) || asksBeside(line)),
  };
}

const readBack =
  /\bread (?:it |me |that |the note |my note |everything |all )*(?:back|again|out)\b|\bwhat (?:did|have) you (?:noted?|written?|got|put)\b|\bwhat all (?:\w+ )?(?:you|i)\b|\bwhat (?:car )?do i (?:drive|have)\b|\bmy note\b|\b(?:note|sab|pura|poora)\b.{0,12}\b(?:padh\w*|suna\w*)|\bpadh ?(?:ke|kar)? suna\w*|पढ़ ?(?:के|कर)? ?सुना/iu;
/** A new car is not wanted at all. */
const buysNothing =
  /\b(?:i|we) (?:won'?t|wont|will not|do not want to|don'?t want to|dont want to|am not going to|am not) (?:buy\w*|purchas\w*)\b|\b(?:don'?t|dont|do not) want (?:a |any |the )?(?:new )?car\b|\bnot (?:interested|buying)\b|\b(?:gaadi|gadi|car) nahi (?:leni|lena|chahiye|kharidni)\b|\bmujhe nahi (?:leni|lena|kharidni)\b|गाड़ी नहीं (?:लेनी|चाहिए)|नहीं (?:लेनी|ख़रीदनी|खरीदनी)/iu;
/** A character of their own is wanted, and no car. */
const wantsLikeArya =
  /\b(?:something|someone|somebody|one|an? (?:\w+ )?(?:bot|assistant|agent|character)) like (?:you|this|arya)\b|\b(?:aap|tum|arya) ?(?:ke |ki )?jais[aie]\b|(?:आप|तुम)(?:के|की)? ?जैस[ाीे]/iu;
const leaves = /\bbye\b|\balvida\b|बाय/iu;

const allRight =
  /^\W*(?:(?:yes|ya|yeah|yep|haan|han|ji|ok|okay)\W+)*(?:that'?s|all|it is|everything|sab|sahi|it'?s|looks?|sounds?|fine|perfect|correct|सब|सही)\b.*\b(?:right|correct|good|fine|sahi|theek|thik|ok|okay)\b|^\W*(?:perfect|correct|sahi hai|looks good|all good)\W*$|सही|ठीक|\b(?:carry on|that'?s (?:all|it)|nothing else|write it|note it|bas (?:itna|yahi|yehi))\b|बस (?:यही|इतना)/iu;

/** A new car is spoken of besides. */
const seeks =
  /\bbudget\b|\b(?:want|need|looking for|buy)\b.*\b(?:new|another|next)\b|\b(?:nayi|nai|dusri) (?:gaadi|gadi|car) (?:leni|lena|chahiye)\b|(?:नई|दूसरी) गाड़ी (?:लेनी|चाहिए)|बजट/iu;

/** Of a complaint the statements are noted whole, and nothing in them is a wish for a car. */
function keepComplaint(state: AryaState, before: AryaState, learned: Told, line: PlanLine): void {
  for (const key of ['wants', 'seats', 'budget', 'timeline', 'testDrive', 'wish'] as const) {
    delete learned[key];
    if (before[key] === undefined) delete state[key];
    else state[key] = before[key];
  }
  const isSaid = !line.isQuestion && line.act === undefined && line.yesNo === undefined && Object.keys(learned).length === 0;
  const words = line.message.trim().split(/\s+/).length;
  const wish = isSaid && words >= 2 && words <= 16 ? withRemarks(before.wish, [line.message.trim()]) : undefined;
  if (wish !== undefined) state.wish = wish;
}

/** The state with what the line told, and what of it is new. */
function taken(before: AryaState, line: PlanLine): { state: AryaState; learned: Told; digits: string | undefined; hasTold: boolean } {
  const { digits, ...found } = toldIn(line, before);
  const learned: Told = Object.fromEntries(Object.entries(found).filter(([key, value]) => before[key as keyof Told] !== value));
  const state: AryaState = { ...before, ...learned, declined: [...before.declined] };
  if (state.wants !== undefined && state.seats !== undefined && /\d/.test(state.seats))
    state.wants = withoutSeats(state.wants, state.seats);
  if (learned.wants !== undefined) learned.wants = state.wants as string;
  // Of the remarks only the new ones are said.
  if (learned.wish !== undefined && before.wish !== undefined) learned.wish = learned.wish.replace(`${before.wish}; `, '');
  const isOfCars =
    (line.act === undefined || line.topic !== undefined) &&
    !(line.topic && ofDesk.test(line.topic.id) && !before.isTrade) &&
    !ofTalk.test(line.message);
  const asks = isOfCars ? withQuestions(before.asks, questionsIn(line.message, before.asks, slotsTaken(found, before))) : undefined;
  if (asks !== undefined) state.asks = asks;
  for (const slot of refusedBeside(line.message, learned)) if (!state.declined.includes(slot)) state.declined.push(slot);
  if (digits !== undefined) state.digits = digits;
  else if (learned.phone !== undefined) delete state.digits;
  if (learned.budget !== undefined) state.latest = 'budget';
  else if (learned.seats !== undefined) state.latest = 'seats';
  return { state, learned, digits, hasTold: Object.keys(found).length > 0 };
}

/** Subjects that are about Arya, the note and Vaani: no showroom has to answer them. */
const ofDesk =
  /^(?:vaani|who-calls|enough-questions|others-data|young-visitor|other-desks|your-number|next-step|only-looking|sad|complaint|breakdown)/;
const ofTalk =
  /\b(?:robot|real person|human|bot|ai|machine|insaan|recorded?|recording|my data|what i (?:type|say|tell)|somebody|someone)\b|रोबोट|मशीन|रिकॉर्ड/iu;

/** "Naam nahi bataunga, number le lo ...": what is refused in a line that tells something else. */
function refusedBeside(message: string, learned: Told): Slot[] {
  if (Object.keys(learned).length === 0 || /\?\s*$/.test(message)) return [];
  return message
    .split(/[,.;!।]+|\s(?:and|but|aur|par|lekin)\s/iu)
    .filter((clause) => refuses.test(clause))
    .flatMap(
      (clause) =>
        named.find(
          ([slot, pattern]) => pattern.test(clause) && (slot === 'contact' || learned[slot as 'name' | 'budget'] === undefined),
        )?.[0] ?? [],
    );
}

/** Why she asks: of what the line names, else of what was declined or asked last. */
function reason(state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined {
  if (!asksWhy.test(line.message)) return undefined;
  const slot =
    named.find(([, pattern]) => pattern.test(line.message))?.[0] ?? state.declined.at(-1) ?? slots.find((one) => one === line.asked);
  return (
    slot && {
      state,
      reply: line.say(`plan-why-${slot}`),
      ...(line.asked !== undefined && { asks: line.asked }),
      ...(slot === 'contact' && { about: 'your-number' }),
      learned: {},
    }
  );
}

const asksCost = /\b(cost|price|charge\w*|fees?|kitn[aei]|kharch\w*|paise)\b|कितन|ख़र्च|क़ीमत/iu;

const asksWhy =
  /\bwhy (?:do|would|should|are|must) (?:you|u|i) (?:need|want|ask\w*|give|tell|say)\b(?!.*\b(?:so (?:much|many)|questions)\b)|\bwhat (?:do you need|for do you)\b.*\bfor\b|\bkyu+n? (?:chahiye|dun|doon|du|bataun|poochh?\w*|puch\w*)\b|क्यों (?:चाहिए|दूँ|दूं|बताऊँ|पूछ)/iu;

/** What the visitor will not or cannot say is let be: what the line names, else what was asked. */
function refusal(state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined {
  const { message } = line;
  const asked = slots.find((slot) => slot === line.asked);
  const isRefusal = refuses.test(message) && !line.isQuestion;
  const refused = isRefusal ? named.filter(([, pattern]) => pattern.test(message)).map(([one]) => one) : [];
  const slot = refused[0] ?? asked;
  const isUnsure = asked !== undefined && !line.isQuestion && (unsure.test(message) || line.act === 'shrug' || line.yesNo === 'no');
  if (!slot || !(isRefusal || isUnsure)) return undefined;
  for (const one of refused.length > 0 ? refused : [slot]) if (!state.declined.includes(one)) state.declined.push(one);
  return ask(state, line, line.say(slot === 'contact' || slot === 'name' ? 'plan-private' : 'plan-skip'));
}

const named: readonly (readonly [Slot, RegExp])[] = [
  ['contact', /\b(number|phone|email|e-mail|mail|contact|mobile)\b|नंबर|फ़ोन|फोन|ईमेल/iu],
  ['name', /\b(name|naam)\b|नाम/iu],
  ['budget', /\bbudget\b|बजट/iu],
];

/** A car is wanted, and nothing was said of it yet. */
const carAlone = (state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined =>
  !line.isQuestion && !isKnown(state, 'vehicle') && isCarAlone(line.message) ? ask(state, line, line.say('plan-car')) : undefined;

/** The answer and the next question after it. */
function ask(state: AryaState, line: PlanLine, first: InLangs): PlanTurn<AryaState> {
  const next = aryaPlan.next(state, line);
  return next ? { state: next.state, reply: join(first, next.ask), asks: next.slot, learned: {} } : { state, reply: first, learned: {} };
}

/** Who told what the car must do is not asked for the car again. */
const mostAsks = ({ wish, asks }: AryaState, slot: Slot): number => (slot === 'vehicle' && (wish ?? asks) !== undefined ? 1 : asksMax);

/** The next to ask: asked least, not refused. */
const openSlot = (state: AryaState): Slot | undefined =>
  slots
    .filter((slot) => !(state.isTrade || state.complains) || slot === 'name' || slot === 'contact')
    .filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < mostAsks(state, slot))
    .sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];

/** What she knows of a car is worth saying when a car was named; a number, a day or a name is only taken down. */
const tellsOfCar = ({ wants, drives, budget, timeline, testDrive, name, phone, email, wish }: Told): boolean =>
  (wants ?? drives) !== undefined && (budget ?? timeline ?? testDrive ?? name ?? phone ?? email ?? wish) === undefined;

/** "Kavita" is a poem as well, but not where a name was asked for. */
const isNameAlone = (learned: Told, message: string): boolean =>
  learned.name !== undefined && Object.keys(learned).length === 1 && message.trim().split(/\s+/).length <= 7;

/** A wish or a worry beside what was told ("if it is safe", "in white"), rather than the subject that the answer itself is about. */
const asksBeside = ({ topic }: PlanLine): boolean => topic !== undefined && topic.score >= besideScore && !restated.has(topic.id);
const besideScore = 0.6;
const restated: ReadonlySet<string> = new Set([
  'price',
  'set-budget',
  'emi',
  'seats',
  'vistaar',
  'kiran',
  'tez',
  'papers',
  'booking',
  'only-looking',
  'buying-time',
  'your-number',
  'next-step',
  'test-drive',
]);

function removedIn(message: string): 'phone' | 'email' | 'name' | undefined {
  const match = removes.exec(message);
  const word = (match?.[2] ?? match?.[3])?.toLowerCase();
  if (word === undefined) return undefined;
  return word === 'email' ? 'email' : word === 'name' || word === 'naam' ? 'name' : 'phone';
}

function without(before: AryaState, key: 'phone' | 'email' | 'name'): AryaState {
  const { [key]: _removed, ...state } = before;
  return { ...state, declined: [...before.declined, key === 'name' ? 'name' : 'contact'] };
}

const spaced = (digits: string): string => digits.replace(/(\d{5})(?=\d)/, '$1 ');
