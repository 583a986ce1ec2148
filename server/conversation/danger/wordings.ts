import { families, type Kind } from './families.ts';
import { followUpFiles, type Wording, wordingsOf } from './texts.ts';

let wordings: Map<string, Wording[]> | undefined;

/** The wordings of a key, "kind/act", "family/act" or "any/act", in the order in which they are said. */
export function wordingsFor(key: string): readonly Wording[] {
  wordings ??= wordingsOf(['./help.md', './follow-up.md', ...followUpFiles()]);
  return wordings.get(key) ?? [];
}

/**
 * Kinds in which some of what the family says would be wrong, with the acts that they share all the same: somebody dried out must drink, in
 * a stranger's car nobody gathers proof, and where the illness is not known only what holds for every illness is said.
 */
const apart: Partial<Record<Kind, ReadonlySet<string>>> = {
  emergency: new Set(
    (
      'told told-no talk refuse other may-i must-go mother-says-rest details worse words will-do who-tell which-hospital what-do thanks ' +
      'settled pray plan place others-too on-the-way number no-ambulance named minor leave-child later joke husband-threat husband-away ' +
      'how-happened house-asleep healer gave fault far expensive doubts dose comfort car-later bye busy better asleep afraid give change ' +
      'patient-says-fine recover how-dial child-alone myself-driving misheard unmeant arrived ai alone-yes alone-no awake-yes awake-no breathing-yes breathing-no wait sorry no-answer no-money patient-says-fine recover how-dial child-alone myself-driving may-i'
    ).split(' '),
  ),
  dehydration: new Set(
    'expensive which-hospital minor mother-says-rest pray faith refuse awake-no breathing-no no-ambulance named husband-away who-tell number change joke misheard unmeant settled arrived thanks bye afraid later ai'.split(
      ' ',
    ),
  ),
  ride: new Set('number change joke misheard unmeant settled thanks bye ai'.split(' ')),
};

/** Acts of a kind for which what its family says would be wrong: who has too little sugar must not be told to take nothing. */
const ownOnly: Partial<Record<Kind, ReadonlySet<string>>> = {
  'low-sugar': new Set(['give', 'gave', 'dose', 'may-i']),
};

/** The keys under which an act is answered, the closest first. */
function ownKeys(kind: Kind, act: string): string[] {
  const own = `${kind}/${act}`;
  const shared = apart[kind];
  // Care is given once: only what is written for the kind itself goes on with it.
  if (families[kind] === 'care') return [own];
  return ownOnly[kind]?.has(act) || (shared && !shared.has(act)) ? [own] : [own, `${families[kind]}/${act}`, `any/${act}`];
}

/** The keys to answer an act with, and those for what was not understood, which are used when all of its own were said. */
export const keysOf = (kind: Kind, act: string): string[] => [...ownKeys(kind, act), ...ownKeys(kind, 'other')];

/** Whether something is written for an act in a kind of danger. */
export const isAnswered = (kind: Kind, act: string): boolean => ownKeys(kind, act).some((key) => wordingsFor(key).length > 0);
