/** What Rishi knows of the places: their names and texts, and where a line names them. */

import { type InLangs, personaTexts, type Topic } from '../../../personas/persona.ts';
import { inLangs, same } from '../../text.ts';
import { facts, introOf, stateOf } from './atlas.ts';
import { cities } from './cities.ts';
import { isChoice, nameIn, plain } from './matching.ts';
import { atlasPlaces, placeOf, places as places_ } from './places.ts';
import { capital } from './say-journey.ts';
import { refusal, refusalAfter } from './start.ts';

let held: Map<string, Topic> | undefined;

export const topics = (): Map<string, Topic> => {
  held ??= new Map(personaTexts('rishi').topics.map((topic) => [topic.id, topic]));
  return held;
};

export const nameOf = (id: string): InLangs => facts.get(id)?.name ?? topics().get(id)?.name ?? same(id);

export const textOf = (id: string, facet: string): InLangs | undefined => topics().get(id)?.facets.get(facet);

/** The first sentences of what he says of a place, until enough was said. */
export const lead = (id: string): InLangs | undefined => {
  const fact = facts.get(id);
  if (fact) return introOf(fact, stateOf(placeOf(id)?.state ?? 'several'));
  const text = topics().get(id)?.text;
  return (
    text &&
    inLangs((lang) => {
      let words = 0;
      const sentences = text[lang].match(/[^.!?।]+[.!?।]+\s*/gu) ?? [text[lang]];
      return sentences
        .filter((sentence) => {
          const isWanted = words < leadWords;
          words += sentence.trim().split(/\s+/).length;
          return isWanted;
        })
        .join('')
        .trim();
    })
  );
};

const leadWords = 14;

interface Named {
  id: string;
  /** As people write it, each `plain`. */
  names: readonly string[];
  /** The names of a city that visitors start from as well. */
  city: readonly string[] | undefined;
}
let places: readonly Named[] | undefined;

function namedPlaces(): readonly Named[] {
  places ??= [
    ...[...facts.values()].map(({ id, names }) => ({
      id,
      names: names.map(plain),
      city: cities.find(
        (city) => names.includes(city.en.toLowerCase()) || names.some((name) => nameIn(plain(name), city.names) !== undefined),
      )?.names,
    })),
    ...[...topics().values()].filter(({ id }) => placeOf(id)).map(({ id, terms }) => ({ id, names: terms.map(plain), city: undefined })),
  ];
  return places;
}

/** Goes to a city, rather than from it. */
const goesTo = (name: string): RegExp =>
  new RegExp(
    String.raw`\b(?:to|in|visit|visiting|see|explore|around|about|for|cover|at|of)\s+(?:the )?(?:\w+ )?${name}(?![\p{L}\p{M}])|${name}\s+(?:jana|jaana|ja|jaa|jaane|jane|ghoom\S*|ghum\S*|mein|me|ka|ki|ke|trip|tour|visit|darshan|itinerary|plan|bhi|also|too|dekhna|dekhne|dekhni|kaise|kab|city|fort|palace|temple|or|and|aur|ya|vs|जाना|जा|घूम\S*|में|का|की|के|भी|देखना|और|या)(?![\p{L}\p{M}])`,
    'u',
  );
const comesFrom = (name: string): RegExp =>
  new RegExp(
    String.raw`\b(?:from|ex|near|live in|living in|based in|based at|stay in|staying in|settled in|(?:work|working|works|job|posted) in|we are in|we're in|i am in|i'm in|starting(?: in| at| from)?|start at|start in)\s+(?:the )?${name}(?![\p{L}\p{M}])|${name}\s+(?:se|से|mein rehte|mein rehta|mein rehti|में रहते|में रहता|में रहती|ke paas|के पास|wale|walon)(?![\p{L}\p{M}])`,
    'u',
  );

/** "We are in Leh": a place that nobody starts from. */
const isThere = (name: string): RegExp =>
  new RegExp(String.raw`\b(?:am|are|'m|'re|stay|staying) (?:\w+ )?in\s+(?:the )?${name}|${name} (?:mein|me) (?:hoon|hu|hun|hain|hai)`, 'u');

/** "What if only Madurai?": a city that they do not start from. */
const turnsToCity = /(?<![\p{L}\p{M}])(?:what if|what about|how about|only|instead|sirf|सिर्फ)(?![\p{L}\p{M}])/u;
const isWay =
  /^ (?:wal[aei]|वाल[ाेी])(?: (?:highway|road|raa?sta|train|bus|gaadi|route|ka|ki|ke|का|की|के|ट्रेन|रास्ता|सड़क|बस|गाड़ी)(?![\p{L}\p{M}])|$)|^ (?:highway|bypass|expressway)(?![\p{L}\p{M}])/u;

/** "A dharamshala near the temple" is a bed, and not the town. */
const lodging =
  /(?<![\p{L}\p{M}])(?:dharamshala|dharamsala|dharmshala|धरमशाला|धर्मशाला)(?![\p{L}\p{M}])(?= (?:mil|ruk|mein ruk|me ruk|mein ho|me ho|mein rah|me rah|chahiye|book|मिल|रुक|में रुक|में हो|में रह|चाहिए))|(?<=(?:koi|kisi|sasti|saaf|achhi|paas|pass|ruk\S*|rehne|कोई|किसी|सस्ती|साफ|अच्छी|पास|रुकने|रहने|ठहरने)(?: (?:ka|ki|ke liye|का|की|के लिए))? )(?:dharamshala|dharamsala|dharmshala|धरमशाला|धर्मशाला)/gu;

/** The places a line names, in its order: those it is about, and those it does not want. @param known the slot that was asked for, and whether it is known where they start */
export function placesIn(
  message: string,
  known: { asked?: string | undefined; isStartKnown?: boolean } = {},
): { named: string[]; refused: string[] } {
  const { asked, isStartKnown = false } = known;
  const text = plain(message).replace(lodging, 'lodge');
  const found = namedPlaces()
    .flatMap(({ id, names, city }) => {
      const match = nameIn(text, names);
      if (!match) return [];
      const isCity = city !== undefined && nameIn(match.name, city) !== undefined;
      const name = match.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (comesFrom(name).test(text) && !(city === undefined && isThere(name).test(text))) return [];
      const isAnswer = asked === 'start' && text.split(/\s+/).length <= 4;
      // "The Kolhapur road", "the Jabalpur train".
      if (isWay.test(text.slice(match.index + match.name.length))) return [];
      const isUnwanted = refusal.test(text.slice(0, match.index)) || refusalAfter.test(text.slice(match.index + match.name.length));
      if (
        isCity &&
        !isUnwanted &&
        !isChoice(text) &&
        (isAnswer || (!(isStartKnown && turnsToCity.test(text)) && !goesTo(name).test(text) && text.trim() !== match.name))
      )
        return [];
      return [{ id, index: match.index, end: match.index + match.name.length }];
    })
    // "Little Andaman" is not the Andamans.
    .filter(
      (one, _, all) =>
        !all.some(
          (other) =>
            other.index <= one.index &&
            other.end >= one.end &&
            (other.end - other.index > one.end - one.index ||
              (other.end === one.end && other.index === one.index && facts.has(other.id) && !facts.has(one.id))),
        ),
    )
    // "Kasol in Himachal" is of Kasol.
    .filter(({ id }, _, all) => !isWhole(id) || !all.some((other) => other.id !== id && !isWhole(other.id) && isWithin(other.id, id)))
    .sort((a, b) => a.index - b.index);
  const isRefused = ({ index, end }: { index: number; end: number }): boolean => {
    // "Manali, Shimla nahi": what is said of the last is said of those before it.
    const next = found.find((other) => other.index >= end && betweenNames.test(text.slice(end, other.index)));
    return refusal.test(text.slice(0, index)) || refusalAfter.test(text.slice(end)) || (next !== undefined && isRefused(next));
  };
  const named = found.filter((one) => !isRefused(one)).map(({ id }) => id);
  const refused = found.filter(isRefused).map(({ id }) => id);
  // "Plan change, Goa is crowded, we do Gokarna": the last is wanted now.
  const isTurned = named.length > 1 && turnsTo.test(text) && !isChoice(text);
  return isTurned ? { named: named.slice(-1), refused: [...named.slice(0, -1), ...refused] } : { named, refused };
}

const turnsTo =
  /plan (?:change|badal|cancel)|chang(?:e|ed|ing) (?:of |the |our |my )?plans?|(?:karte|chalte|chale|jaate|jate) (?:hai|hain|he)[\s.!?।]*$|(?:करते|चलते|जाते) हैं[\s.!?।]*$|\binstead[\s.!?।]*$/u;

/** A place; of a whole state every place in it. */
export const partsOf = (id: string): string[] =>
  isWhole(id) ? [id, ...[...places_, ...atlasPlaces].map((place) => place.id).filter((other) => isWithin(other, id))] : [id];

/** A whole state, or a part of the country. */
export const isWhole = (id: string): boolean => id.endsWith('-all');
const isWithin = (id: string, whole: string): boolean => {
  const [place, of] = [placeOf(id), placeOf(whole)];
  return (
    place !== undefined && of !== undefined && (place.state === of.state || (of.state.endsWith('-states') && place.region === of.region))
  );
};
const betweenNames = /^[\s,/]*(?:(?:and|or|aur|ya|nor|और|या)\s+)?$/u;

export const capitalName = (id: string): InLangs => ({ ...nameOf(id), en: capital(nameOf(id).en) });
