/** Things that a line says were left out or are not there: "no gym", "chai nahi peeti". */

import { findIn } from './matching.ts';
import { things } from './words.ts';

/** A meal that is left out. */
export const skips =
  / (skip|skips|skipped|miss|missed|dont eat|do not eat|never eat|nahi (kha\w*|ki\w*|kar\w*|li\w*|hota|hoti|mil\w*)|(chut|chhut|chhoot) (gaya|gayi|jata|jati)|chod deta|chod deti|(no|without|bina|do not have|did not have|dont have|didnt have) (any |proper |my )?(lunch|breakfast|dinner|food|nashta|nashte|khana|khane|khaye)) /;

/** Things without those that the line says were left out: "no gym", "walk nahi ki". Meals and suspects ruled out are read elsewhere. */
export function leftOut(line: string, keys: readonly string[], at: ReadonlyMap<string, number>): string[] {
  return keys.filter((key) => {
    if (key === 'hungry' && notHungry.test(line)) return false;
    if (meals.has(key) || drunkOrUsed.has(key)) return true;
    const start = at.get(key) ?? 0;
    return (
      !/ (?:no|without|bina|skipped|did not (?:do|go to|have)) (?:the |my |any )?$/.test(line.slice(0, start + 1)) &&
      !leavesOut.test(line.slice(start))
    );
  });
}
const notHungry = / (bhu\w+|hunger) (\w+ )?nahi | not (even |really |that )?hungry | no hunger /;
const leavesOut = /^ \w+ (?:nahi|bhi nahi) (?:gay\w*|ki\w*|kar\w*|ja\w*|ho pa\w*) /;

export const meals: ReadonlySet<string> = new Set(['lunch', 'dinner', 'breakfast', 'meal']);

const denials = ['not', 'no', 'never', 'nahi', 'without', 'bina', 'mat'];

/** Things that the line says are not there: "I don't drink coffee", "chai nahi peeti". */
export function deniedIn(line: string): string[] {
  const { keys, at } = findIn(line, things);
  return keys.filter((key) => {
    const start = at.get(key) ?? 0;
    // "Not daily, only in the Monday meeting": what comes after "only" is not denied.
    const before = (
      line
        .slice(0, start + 1)
        .split(onlyThis)
        .at(-1) ?? ''
    )
      .trim()
      .split(' ')
      .slice(-3);
    if (/ (?:it|its|is|was|it's) not (?:the |my |about |because of |due to )?$/.test(line.slice(0, start + 1))) return true;
    if (!drunkOrUsed.has(key)) return false;
    // "I cannot open the laptop" rules nothing out.
    if (before.includes('not') && / (can|could|able to) not (\w+ )?(the |my )?$/.test(line.slice(0, start + 1))) return false;
    const after = line.slice(start).trim().split(' ').slice(1, 3);
    return before.some((word) => denials.includes(word)) || after.includes('nahi');
  });
}

const onlyThis = / (?:sirf|only|but|bas|lekin|magar|just) /;

/** "No gym" is no suspect ruled out; "no coffee" is one. */
const drunkOrUsed = new Set([
  'caffeine',
  'alcohol',
  'smoke',
  'phone',
  'screen',
  'sweets',
  'quarrel',
  'order',
  'party',
  'news',
  'meeting',
  'boredom',
  'stress',
]);
