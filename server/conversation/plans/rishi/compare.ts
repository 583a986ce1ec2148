/** Whether a place suits, and two places against each other. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { stateOf } from './atlas.ts';
import { hasChildren } from './company.ts';
import { daysOnTheWay, type Misfit, misfits, scoreOf } from './fit.ts';
import type { Journey } from './journey.ts';
import { words } from './matching.ts';
import { offer } from './offer.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { capital, daysName, monthName, seasonName } from './say-journey.ts';
import { at, knownCount, type RishiState, type Turn } from './state.ts';
import { capitalName, lead, nameOf, textOf, topics } from './topics.ts';

/** What speaks against a place itself: another country or a long way may be wished for. */
export const isSerious = (misfit: Misfit): boolean =>
  misfit !== 'kind' && misfit !== 'far' && misfit !== 'reach' && misfit !== 'snow' && misfit !== 'wish';

/** Whether a place suits the journey, and what speaks against it. */
export function verdict(place: Place, journey: Journey, line: PlanLine): InLangs {
  const [misfit] = misfits(place, journey).filter(isSerious);
  return misfit ? against(misfit, place, journey, line) : line.say('plan-still', { place: capitalName(place.id) });
}

function against(misfit: Misfit, place: Place, journey: Journey, line: PlanLine): InLangs {
  const name = nameOf(place.id);
  if (misfit === 'days')
    return line.say('plan-unfit-days', {
      place: capitalName(place.id),
      days: inLangs((lang) => daysName(place.days[0] + daysOnTheWay(place, journey.start?.key), lang)),
      yours: inLangs((lang) => daysName(journey.days ?? 0, lang)),
    });
  if (misfit === 'month')
    return line.say('plan-unfit-month', {
      place: name,
      month: inLangs((lang) => seasonName(journey.months ?? [], lang)),
      months: inLangs((lang) => monthsRange(place, lang)),
    });
  return line.say(`plan-unfit-${misfit}`, { place: capitalName(place.id) });
}

function daysRange({ days: [fewest, most] }: Place, lang: Lang): string {
  if (fewest === most) return daysName(fewest, lang);
  const [unitless] = daysName(fewest, lang).split(' ');
  return `${unitless}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${daysName(most, lang)}`;
}

const monthsRange = ({ months }: Place, lang: Lang): string =>
  months
    .map(([first, last]) => `${monthName(first, lang)}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${monthName(last, lang)}`)
    .join({ en: ' and ', hinglish: ' aur ', hi: ' और ' }[lang]);

const roadWords: Record<Place['roads'], InLangs> = {
  good: { en: 'kind roads', hinglish: 'achhi sadak', hi: 'अच्छी सड़क' },
  any: { en: 'train or boat', hinglish: 'train ya naav', hi: 'ट्रेन या नाव' },
  rough: { en: 'a rough road', hinglish: 'kharab sadak', hi: 'ख़राब सड़क' },
};

/** Two places: what was written on the pair where there is such a topic, else the rows against each other. */
export function compareOr(state: RishiState, line: PlanLine, pair: [string, string]): Omit<Turn, 'learned'> | undefined {
  const [a, b] = [placeOf(pair[0]), placeOf(pair[1])];
  if (!a || !b) return undefined;
  const compared = { ...state, compared: [a.id, b.id] as [string, string], current: a.id };
  const written = topics().get(`${a.id}-or-${b.id}`) ?? topics().get(`${b.id}-or-${a.id}`);
  if (written && knownCount(state.journey) === 0) return { state: { ...compared }, reply: written.text, about: written.id };
  return winner(compared, line, [a.id, b.id], false);
}

export function winner(state: RishiState, line: PlanLine, pair: [string, string], isShort: boolean): Omit<Turn, 'learned'> {
  const [a, b] = pair.map((id) => placeOf(id)) as [Place, Place];
  const weigh = (place: Place): number => scoreOf(place, state.journey) - misfits(place, state.journey).length * 4;
  const [best, other] = weigh(a) >= weigh(b) ? [a, b] : [b, a];
  const isKnown = knownCount(state.journey) > 0;
  if (isShort && [a, b].every((place) => misfits(place, state.journey).some(isSerious))) return neither(state, line, best, other);
  const rows = inLangs((lang) =>
    [a, b]
      .map(
        (place) =>
          `${capital(nameOf(place.id)[lang])}: ${daysRange(place, lang)}, ${roadWords[place.roads][lang]}, ${monthsRange(place, lang)}${lang === 'hi' ? '।' : '.'}`,
      )
      .join(' '),
  );
  const [misfit] = misfits(other, state.journey).filter(isSerious);
  const reason = isKnown && misfit ? against(misfit, other, state.journey, line) : undefined;
  const choice = line.say(isKnown && weigh(best) > weigh(other) ? 'plan-compare-winner' : 'plan-compare-either', {
    place: nameOf(best.id),
  });
  return {
    state: { ...at(state, best.id), compared: pair },
    reply: isShort ? join(choice, lead(best.id), line.say('plan-offer-end')) : join(rows, reason, choice),
    ...(isShort && { asks: 'offer' }),
  };
}

/** Both are wrong for this journey: why, and what would be right. */
function neither(state: RishiState, line: PlanLine, best: Place, other: Place): Omit<Turn, 'learned'> {
  const written = topics().get(`${best.id}-or-${other.id}`) ?? topics().get(`${other.id}-or-${best.id}`);
  const onPair = hasChildren(state.journey) ? written?.facets.get('children') : undefined;
  const { compared: _, ...free } = state;
  return onPair
    ? { state: free, reply: onPair }
    : offer({ ...free, offered: [...state.offered, best.id, other.id] }, line, verdict(best, state.journey, line));
}

const thriftiest: readonly Place['cost'][] = ['town', 'home', 'camp', 'car', 'flight'];

/** A question on two places that were held against each other: "which is cheaper?", "for a first timer". */
export function betweenThem(state: RishiState, line: PlanLine, text: string, pair: [string, string]): Omit<Turn, 'learned'> | undefined {
  const [a, b] = pair.map((id) => placeOf(id)) as [Place, Place];
  const written = topics().get(`${a.id}-or-${b.id}`) ?? topics().get(`${b.id}-or-${a.id}`);
  const isFirst = firstTime.test(text);
  if (!isFirst && !whichOfThem.test(text)) return undefined;
  const facet = isFirst ? 'example' : line.facet;
  const onPair = facet && written?.facets.get(facet);
  if (onPair) return { state, reply: onPair };
  if (line.facet === 'cost' || cheaper.test(text)) {
    const best = thriftiest.indexOf(a.cost) <= thriftiest.indexOf(b.cost) ? a : b;
    return {
      state,
      reply: written?.facets.get('cost') ?? join(line.say('plan-compare-cheaper', { place: nameOf(best.id) }), textOf(best.id, 'cost')),
    };
  }
  if (food.test(text))
    return {
      state,
      reply: inLangs((lang) =>
        [a, b].map(({ id, state }) => `${capital(nameOf(id)[lang])}: ${stateOf(state).food[lang]}${lang === 'hi' ? '।' : '.'}`).join(' '),
      ),
    };
  const { reply, state: after, asks } = winner(state, line, pair, true);
  return { state: { ...after, compared: pair }, ...(reply && { reply }), ...(asks && { asks }) };
}

const food = words('food|eat|khana|khaana|खाना|खाने');

const firstTime = words('first ?timers?|first time|pehli baar|पहली बार|beginners?');

const whichOfThem = words('difference|farak|fark|antar|अंतर|फर्क|which|who|kaun|konsi|kaunsi|kaun ?sa|dono|कौन|कौनसी|दोनों');

const cheaper = words('cheaper|cheap|sasta|sasti|budget|कम खर्च|सस्ता|सस्ती');
