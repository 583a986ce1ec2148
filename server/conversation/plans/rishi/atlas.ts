/** The places that everybody asks about, and the states with their food, permits and rains: read from `atlas.md`. */

import type { InLangs } from '../../../personas/persona.ts';
import { inLangs } from '../../text.ts';
import type { Row } from '../tables.ts';
import { plain, words } from './matching.ts';
import { atlasTables } from './tables.ts';

export interface Fact {
  id: string;
  name: InLangs;
  /** As visitors write it. */
  names: readonly string[];
  knownFor: InLangs;
  see: InLangs;
  rail: InLangs;
  /** No train comes near. */
  hasNoTrain: boolean;
  air: InLangs;
  /** Hours by road from the station. */
  leg: number;
  height?: number;
  /** First and last month with snow in the town or close by. */
  snow?: readonly [number, number];
  /** The topic that speaks of its neighbourhood. */
  of?: string;
}

export interface State {
  name: InLangs;
  rain: 'sw' | 'ne' | 'little';
  food: InLangs;
  permit?: InLangs;
}

/** What Hinglish says where a name has English words beside it. */
const hinglishWords: readonly (readonly [RegExp, string])[] = [
  [/\bnone; by road from (\w+)/, 'rail nahi, $1 se sadak'],
  [/\bnone; the road from /, 'rail nahi, sadak se '],
  [/^none$/, 'rail nahi'],
  [/, then the toy train/, ', phir chhoti train'],
  [/, then the ship/, ', phir jahaaz'],
  [/ or the ferry to (\w+)/, ' ya $1 ki ferry'],
  [/ or /g, ' ya '],
  [/ and /g, ' aur '],
  [/, from (\w+)/, ', $1 se'],
  [/\brest first; then\b/, 'pehle aaraam; phir'],
  [/\b(?:above it)\b/, 'uske upar'],
  [/\bbelow it\b|\bbelow\b/, 'neeche'],
  [/\bon the way\b/, 'raaste mein'],
  [/\bat sunset\b/g, 'suryast par'],
  [/\bat sunrise\b/g, 'suryoday par'],
  [/\bat dawn\b|\bearly(?: in the morning)?\b/g, 'subah subah'],
  [/\bat night\b/g, 'raat ko'],
  [/\bby (boat|ferry|ropeway|cycle|auto|train|road|car)\b/g, '$1 se'],
  [/\bon foot\b/g, 'paidal'],
  [/\bwith a permit\b/, 'permit lekar'],
  [/\bbooked (?:online )?before\b/g, 'pehle se book'],
  [/\bnearby\b/g, 'paas mein'],
  [/\bfurther on\b/g, 'aage'],
  [/\bfor two more days\b/g, 'do din aur ho to'],
  [/'s\b/g, ' ka'],
  [/\btemples?\b/g, 'mandir'],
  [/\blakes?\b/g, 'jheel'],
  [/\b(?:water)?falls\b/g, 'jharna'],
  [/\bcaves?\b/g, 'gufayein'],
  [/\bfort\b/g, 'qila'],
  [/\bvillages?\b/g, 'gaon'],
  [/\bgardens?\b/g, 'baagh'],
  [/\bpalace\b/g, 'mahal'],
  [/\b(?:the|a|an|its) /gi, ''],
];

/** "Mysuru / मैसूरु". */
function twoLangs(row: Row, column: string): InLangs {
  const [en = '', hi = '', ...more] = row.text(column).split(' / ');
  if (hi === '' || more.length > 0) row.fail(`"${column}" is not English / Hindi`);
  return { en, hinglish: hinglishWords.reduce((text, [pattern, by]) => text.replace(pattern, by), en), hi };
}

export const facts: ReadonlyMap<string, Fact> = new Map(
  [...atlasTables.atlas].map(([id, row]) => {
    const names = row.list('names');
    const [en = row.fail('"names" is empty')] = names;
    const height = row.maybe('height');
    const snow = row.ranges('snow', 1, 12)[0];
    const of = row.maybe('of');
    const rail = twoLangs(row, 'rail');
    return [
      id,
      {
        id,
        name: { en, hinglish: en.replace(/^the /, '').replace(' and ', ' aur '), hi: row.text('in Hindi') },
        names: names.map((name) => name.toLowerCase()),
        knownFor: row.inLangs('known for'),
        see: twoLangs(row, 'see'),
        rail,
        hasNoTrain: rail.en.startsWith('none'),
        air: twoLangs(row, 'air'),
        leg: Number(row.text('leg')),
        ...(height !== undefined && { height: Number(height) }),
        ...(snow && { snow }),
        ...(of !== undefined && { of }),
      },
    ];
  }),
);

const states: ReadonlyMap<string, State> = new Map(
  [...atlasTables.states].map(([id, row]) => {
    const permit = row.maybeInLangs('permit');
    return [
      id,
      {
        name: { en: row.text('name'), hinglish: row.text('name').replace(/^the /, ''), hi: row.text('in Hindi') },
        rain: row.oneOf('rain', ['sw', 'ne', 'little'] as const),
        food: row.inLangs('food'),
        ...(permit && { permit }),
      },
    ];
  }),
);

export const stateOf = (id: string): State => {
  const state = states.get(id);
  if (!state) throw new Error(`atlas.md: no state "${id}"`);
  return state;
};

/** The state that a line names. @param text made plain */
export const stateNamed = (text: string): State | undefined =>
  [...states].find(
    ([id, { name }]) => id !== 'several' && words(`${plain(name.en).replace(/^the /, '')}|${plain(name.hi)}`).test(text),
  )?.[1];

/** "Coorg, in Karnataka: coffee hills and mist." */
export const introOf = (fact: Fact, state: State): InLangs =>
  inLangs((lang) => {
    const [name, of, known] = [fact.name[lang], state.name[lang], fact.knownFor[lang]];
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const place =
      of === '' || name.includes(of) ? capital : { en: `${capital}, in ${of}`, hinglish: `${of} ka ${name}`, hi: `${of} का ${name}` }[lang];
    return `${place}: ${known}${lang === 'hi' ? '।' : '.'}`;
  });
