/** Festivals: when one is that a line names, which one falls into the journey, and the nights of the full moon. Data: `festivals.md`. */

import { join as path } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { readTables } from '../tables.ts';
import { monthsText } from './about-season.ts';
import { stateOf } from './atlas.ts';
import { monthsWithin } from './fit.ts';
import { nameIn, plain, words } from './matching.ts';
import type { Place } from './places.ts';
import { monthName } from './say-journey.ts';
import type { RishiState, Turn } from './state.ts';
import { monthsIn } from './time.ts';
import { capitalName } from './topics.ts';

const tables = readTables(path(import.meta.dirname, 'festivals.md'), { festivals: ['festival', 'names', 'months', 'states', 'when'] });

interface Festival {
  names: readonly string[];
  months: ReadonlySet<number>;
  states: readonly string[];
  when: InLangs;
}

const festivals: readonly Festival[] = [...tables.festivals.values()].map((row) => {
  const states = row.list('states');
  for (const state of states) stateOf(state);
  return { names: row.list('names').map(plain), months: monthsWithin(row.ranges('months', 1, 12)), states, when: row.inLangs('when') };
});

const ofFestivals = words('festivals?|fairs?|mela|mele|tyo?haa?r|utsav|celebrations?|मेला|मेले|त्योहार|त्यौहार|उत्सव|पर्व');
const asksWhen = words(
  'when|which month|what month|date|dates|exactly|is it in|is in|right|correct|kab|kis mahine|tareekh|कब|किस मह[ीि]ने|तारीख|है ना|hai na|is hornbill.*',
);
const asksForAny = words('any|which|what|koi|kaun ?s[aie]|कोई|कौन ?स[ाीे]');
const ofFullMoon = words('full ?moon|poornima|purnima|purnmasi|chandni raat|पूर्णिमा|पूनम|चांदनी रात');
const asksWhich = words('which|what|when|best|kaun ?s[aie]|kab|konsi|कौन ?स[ाीे]|कब|अच्छी|date|dates');

/**
 * The answer to a question about a festival or the full moon; undefined for any other line.
 * @param before what was known before the line: a month that is only asked about is not told
 */
export function festivalAnswer(
  state: RishiState,
  line: PlanLine,
  text: string,
  place: Place | undefined,
  before: RishiState,
): Omit<Turn, 'learned'> | undefined {
  const { months: _, ...others } = state.journey;
  const known: RishiState = { ...state, journey: { ...others, ...(before.journey.months && { months: before.journey.months }) } };
  if (ofFullMoon.test(text) && asksWhich.test(text) && line.isQuestion)
    return {
      state,
      reply: place ? line.say('festival-moon', { place: capitalName(place.id), months: monthsText(place) }) : line.say('festival-any-moon'),
    };
  const named = festivals.find(({ names }) => nameIn(text, names) !== undefined);
  const months = monthsIn(text);
  if (named && line.isQuestion && (months !== undefined || asksWhen.test(text))) {
    const isWrong = months !== undefined && !months.some((month) => named.months.has(month));
    const month = inLangs((lang) => monthName(months?.[0] ?? 1, lang));
    return {
      state: known,
      reply: join(isWrong ? line.say('festival-not', { month }) : undefined, withStop(named.when), line.say('festival-check')),
    };
  }
  if (named || !place || !ofFestivals.test(text) || !(line.isQuestion || asksForAny.test(text))) return undefined;
  const asked = months ?? state.journey.months;
  const here = festivals.filter(
    (one) => one.states.includes(place.state) && (asked === undefined || asked.some((month) => one.months.has(month))),
  );
  if (here.length === 0) return { state, reply: line.say('festival-none', { place: capitalName(place.id) }) };
  return { state, reply: join(...here.slice(0, 2).map(({ when }) => withStop(when)), line.say('festival-check')) };
}

const withStop = (text: InLangs): InLangs => inLangs((lang) => `${text[lang]}${lang === 'hi' ? '।' : '.'}`);

/** The lines of this part, for the check that every line is there. */
export const festivalOccasions: readonly string[] = ['moon', 'any-moon', 'not', 'check', 'none'].map((name) => `festival-${name}`);
