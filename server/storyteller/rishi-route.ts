import { type Passage, personaTexts } from '../personas/texts.ts';
import type { BrainTurn } from '../services/brain.ts';
import { libraryOf } from './library.ts';
import type { Plan } from './plan.ts';
import { type Journey, journeyIn, kindWords, monthNames, numberWords, seasonOf } from './rishi-journey.ts';
import { hash, line, toldBefore } from './telling.ts';

/** Rishi offers a place as soon as he knows so much of a journey. Source: his brief, "as soon as you know two or three". */
const knownNeeded = 3;

/** Rishi collects days, roads, months, country and city, and sends the visitor to one place at a time, with the reason. */
export const rishiPlan: Plan = {
  keepsQuestions: false,
  mayTell: ({ tags }) => !tags.includes('place') && !tags.includes('meta'),

  due(turn, _answers, nothingToAsk) {
    const last = turn.history.filter(({ who }) => who === 'character').at(-1);
    const journey = journeyIn([...turn.history, { who: 'visitor', text: turn.message }]);
    if ((known(journey) < knownNeeded && !nothingToAsk) || (last && placeIn(last.text))) return undefined;
    return offer(turn, journey);
  },

  follow(turn, wish) {
    const said = turn.history.filter(({ who }) => who === 'character');
    const place = said.map(({ text }) => placeIn(text)).findLast((found) => found !== undefined);
    const isLast = place !== undefined && placeIn(said.at(-1)?.text ?? '') === place;
    if (wish === 'another' || (wish === 'no' && isLast))
      return offer(turn, journeyIn([...turn.history, { who: 'visitor', text: turn.message }]));
    if (!place || (wish === 'yes' && !isLast)) return undefined;
    if (wish === 'reach') return line(turn, 'reach');
    return wish === 'facts' ? factsOf(turn, place) : wish === 'advice' || wish === 'no' ? undefined : detail(turn, place);
  },
};

/** The city counts once, whatever is read from it. */
const known = ({ nearby: _, ...journey }: Journey): number => Object.keys(journey).length;

const placeIn = (text: string): Passage | undefined =>
  personaTexts('rishi').passages.find((passage) => passage.tags.includes('place') && text.includes(passage.text.slice(0, 40)));

/** The best place not spoken of yet, why it is that one, and a way to say no. */
function offer(turn: BrainTurn, journey: Journey): string | undefined {
  const told = toldBefore(turn);
  const [best] = libraryOf('rishi')
    .passages.filter((passage) => passage.tags.includes('place') && !told(passage))
    .flatMap((passage) => {
      const score = scoreOf(passage, journey);
      return score === undefined ? [] : [{ passage, score }];
    })
    .sort((a, b) => b.score - a.score || (hash(a.passage.title + turn.message) % 97) - (hash(b.passage.title + turn.message) % 97));
  if (!best) return undefined;
  const { lines } = personaTexts('rishi');
  const offered = turn.history.filter(({ who, text }) => who === 'character' && placeIn(text)).length;
  const inTurn = (occasion: string) => lines[occasion]?.[offered % (lines[occasion]?.length ?? 1)] ?? '';
  const because = inTurn('suggest').replaceAll('{reason}', reasonFor(best.passage, journey));
  return `${because.charAt(0).toUpperCase()}${because.slice(1)} ${best.passage.text} ${inTurn('suggested')}`;
}

/** How well a place suits a journey; undefined where it does not. */
function scoreOf(place: Passage, { days, roads, months, kinds, regions, nearby }: Journey): number | undefined {
  const { from, to } = daysOf(place);
  const inSeason = months?.some((month) => monthsOf(place).has(month));
  const near = regions?.includes(tag(place, 'region')[0] ?? '');
  if (days !== undefined && days < from) return undefined;
  if (roads === 'good' && tag(place, 'roads').includes('rough')) return undefined;
  if (inSeason === false) return undefined;
  // A short journey does not cross the country.
  if (near === false && (days ?? 0) < 5) return undefined;
  const shared = kinds?.filter((kind) => tag(place, 'kind').includes(kind)).length ?? 0;
  if (kinds && kinds.length > 0 && shared === 0) return undefined;
  const spare = days === undefined ? 0 : Math.max(0, days - to);
  const named = nearby?.includes(place.title.replace(/^The /, '').split(/[ ,']/)[0] ?? place.title) ?? false;
  return shared * 3 + (near ? 2 : 0) + (named ? 3 : 0) + (days !== undefined && days <= to ? 2 : 0) - Math.min(spare, 6) * 0.5;
}

const tag = ({ tags }: Passage, name: string): string[] =>
  tags.filter((text) => text.startsWith(`${name}:`)).map((text) => text.slice(name.length + 1));

function daysOf(place: Passage): { from: number; to: number } {
  const [from = 1, to = from] = (tag(place, 'days')[0] ?? '').split('-').map(Number);
  return { from, to };
}

/** `months:10-2` is October to February. */
function monthsOf(place: Passage): Set<number> {
  const months = new Set<number>();
  for (const range of tag(place, 'months')) {
    const [from = 1, to = from] = range.split('-').map(Number);
    for (let month = from; ; month = (month % 12) + 1) {
      months.add(month);
      if (month === to) break;
    }
  }
  return months;
}

/** "four days, smooth roads and the sea": what of the visitor's own wishes speaks for the place. */
function reasonFor(place: Passage, { days, roads, months, kinds }: Journey): string {
  const kind = kinds?.find((name) => tag(place, 'kind').includes(name));
  const parts = [
    days !== undefined && (days === 1 ? 'one day' : `${numberWords[days] ?? days} days`),
    roads === 'good' && 'kind roads',
    roads === 'rough' && tag(place, 'roads').includes('rough') && 'a spine that forgives',
    months !== undefined && (months.length === 1 ? monthNames[(months[0] ?? 1) - 1] : seasonOf(months)),
    kind !== undefined && kindWords[kind],
  ].filter((part) => typeof part === 'string');
  return parts.length < 2 ? (parts[0] ?? 'what you told me') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** How long a place wants, and when. */
function factsOf(turn: BrainTurn, place: Passage): string {
  const { from, to } = daysOf(place);
  const days = from === to ? (numberWords[from] ?? String(from)) : `${numberWords[from] ?? from} to ${numberWords[to] ?? to}`;
  const spans = tag(place, 'months').map((range) => {
    const [first = 1, last = first] = range.split('-').map(Number);
    return `${monthNames[first - 1]} to ${monthNames[last - 1]}`;
  });
  const named = place.title.replace(/^The /, 'the ');
  return line(turn, 'facts')
    .replaceAll('{place}', named)
    .replaceAll('{days}', to === 1 ? 'one day' : `${days} days`)
    .replaceAll('{months}', spans.join(', or '));
}

/** More on a place that was liked: what one should know before going there. */
function detail(turn: BrainTurn, place: Passage): string | undefined {
  const told = toldBefore(turn);
  const wanted = [
    ...(['northeast', 'islands'].includes(tag(place, 'region')[0] ?? '') ? ['Permits'] : []),
    ...(tag(place, 'roads').includes('rough') ? ['Bad roads and fear'] : []),
    'Food on the way',
    'Homestay manners',
    'Money on the road',
    'Packing',
    'Photographs',
    'Coming home with something',
  ];
  const passage = wanted
    .map((title) => personaTexts('rishi').passages.find((candidate) => candidate.title === title && !told(candidate)))
    .find((found) => found !== undefined);
  return passage && `${line(turn, 'again')} ${passage.text}`;
}
