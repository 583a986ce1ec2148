/** Questions and proposals: the next question, the best place and why it is that one. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { hasChildren, hasElders } from './company.ts';
import { famousSuiting, isNear, monthsOf, scoreOf, suiting } from './fit.ts';
import type { Journey, Slot } from './journey.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { daysName, monthName, plainly } from './say-journey.ts';
import { at, openSlot, type RishiState, type Turn } from './state.ts';
import { lead, nameOf } from './topics.ts';
import { likelihood } from './wishes.ts';

export function question(state: RishiState, line: PlanLine): { state: RishiState; ask: InLangs; slot: Slot } | undefined {
  const slot = openSlot(state);
  if (!slot) return undefined;
  return { state: { ...state, asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 } }, ask: line.say(`plan-ask-${slot}`), slot };
}

/** Some words, and the next question after them; a proposal where nothing is left to ask. */
export function asking(state: RishiState, line: PlanLine, first: InLangs): Omit<Turn, 'learned'> {
  const next = question(state, line);
  if (!next) return offer(state, line, first);
  return { state: next.state, reply: join(first, next.ask), asks: next.slot };
}

/** The best place not spoken of yet, why it is that one, and a way to say no. */
export function offer(state: RishiState, line: PlanLine, first?: InLangs): Omit<Turn, 'learned'> {
  const { journey, offered } = state;
  const [place] = journey.wish ? wished(journey, offered) : suiting(journey, offered);
  // What was asked for comes first; the nearest to it is better than nothing.
  // Snow lies only in the north.
  const [famous] = place ? [] : [...famousSuiting(journey, offered), ...(journey.snow ? famousSuiting(journey, offered, true) : [])];
  const [nearest] =
    place || famous
      ? []
      : [
          ...suiting(journey, offered, ['far']),
          ...suiting(journey, offered, ['far', 'kind']),
          ...(journey.wish ? famousSuiting(journey, offered, true) : []),
          // A short journey cannot go far for its wish: what is near is better than nothing.
          ...nearHome(journey, offered),
        ];
  const chosen = place ?? famous ?? nearest;
  if (!chosen) {
    const none = offered.some((id) => !placeOf(id)?.isFamous)
      ? line.say('plan-no-more')
      : line.say('plan-none', { what: plainly(journey) });
    return { state, reply: join(first, none) };
  }
  const proposal = line.say('plan-offer', { place: nameOf(chosen.id), why: why(chosen, journey) });
  return {
    state: at(state, chosen.id),
    reply: join(first, (place ?? famous) ? undefined : line.say('plan-closest'), proposal, lead(chosen.id), line.say('plan-offer-end')),
    asks: 'offer',
  };
}

const nearHome = ({ wish: _, kinds: __, ...journey }: Journey, offered: readonly string[]): Place[] => [
  ...suiting(journey, offered),
  ...famousSuiting(journey, offered),
];

/** The places that have what is wished for, known to everybody or not. */
const wished = (journey: Journey, offered: readonly string[]): Place[] =>
  [...suiting(journey, offered), ...famousSuiting(journey, offered)].sort((a, b) => rankOf(b, journey) - rankOf(a, journey));

const rankOf = (place: Place, journey: Journey): number =>
  scoreOf(place, journey) + (journey.wish ? likelihood(journey.wish, place.id) : 0);

/** "Somewhere else": the next best, or after two of them one more question. */
export function another(state: RishiState, line: PlanLine): Omit<Turn, 'learned'> {
  const refused = state.refused + 1;
  const next = { ...state, refused };
  const open = refused % 2 === 0 ? openSlot(next) : undefined;
  return open ? asking(next, line, line.say('plan-another')) : offer(next, line, line.say('plan-another'));
}

/** A place spoken of before, again. */
export function backTo(state: RishiState, line: PlanLine, id: string): Omit<Turn, 'learned'> {
  return {
    state: at(state, id),
    reply: join(line.say('plan-back'), lead(id), line.say('plan-offer-end')),
    asks: 'offer',
  };
}

/** "a night or less from Pune, on good road, easy on old knees, and December is its season". */
export function why(place: Place, journey: Journey): InLangs {
  const { start, months, days, roads } = journey;
  const month = months?.find((one) => monthsOf(place).has(one));
  return inLangs((lang) => {
    const parts = [
      isNear(place, journey) &&
        place.days[0] <= 4 &&
        start &&
        phrase(
          lang,
          `a night or less from ${start.name.en}`,
          `${start.name.hinglish} se ek raat ya kam`,
          `${start.name.hi} से एक रात या कम`,
        ),
      hasElders(journey) && place.elders === 'easy' && phrase(lang, 'easy on the legs', 'paaon par narm', 'पाँवों पर नरम'),
      hasChildren(journey) && childrenWhy(place, lang),
      (roads === 'good' || hasElders(journey)) && place.roads === 'good' && phrase(lang, 'the road is kind', 'sadak achhi', 'सड़क अच्छी'),
      roads === 'train' && place.roads === 'any' && phrase(lang, 'the train does the work', 'kaam train ka', 'काम ट्रेन का'),
      roads === 'rough' &&
        place.roads === 'rough' &&
        phrase(lang, 'the road asks for a forgiving spine', 'sadak maaf karne wali kamar maangti hai', 'सड़क माफ़ करने वाली कमर माँगती है'),
      month !== undefined &&
        phrase(
          lang,
          `${monthName(month, 'en')} is its season`,
          `${monthName(month, 'hinglish')} iska mausam`,
          `${monthName(month, 'hi')} इसका मौसम`,
        ),
      days !== undefined &&
        days <= place.days[1] + 2 &&
        phrase(lang, `${daysName(days, 'en')} do it justice`, `${daysName(days, 'hinglish')} kaafi`, `${daysName(days, 'hi')} काफ़ी`),
    ].filter((part): part is string => typeof part === 'string');
    const chosen = parts.slice(0, 3);
    if (chosen.length === 0) return phrase(lang, 'it is the quiet kind', 'shaant jagah hai', 'शांत जगह है');
    const joint = phrase(lang, ' and ', ' aur ', ' और ');
    return chosen.length === 1 ? (chosen[0] ?? '') : `${chosen.slice(0, -1).join(', ')}${joint}${chosen.at(-1)}`;
  });
}

function childrenWhy({ children }: Place, lang: Lang): string | false {
  if (children === 'train') return phrase(lang, 'a train for the children', 'bachchon ke liye train', 'बच्चों के लिए ट्रेन');
  if (children === 'water') return phrase(lang, 'a boat for the children', 'bachchon ke liye naav', 'बच्चों के लिए नाव');
  if (children === 'wild' || children === 'night')
    return phrase(lang, 'creatures for the children', 'bachchon ke liye jeev-jantu', 'बच्चों के लिए जीव-जंतु');
  return children === 'easy' && phrase(lang, 'room for the children to run', 'bachchon ko daudne ki jagah', 'बच्चों को दौड़ने की जगह');
}

const phrase = (lang: Lang, en: string, hinglish: string, hi: string): string => ({ en, hinglish, hi })[lang];
