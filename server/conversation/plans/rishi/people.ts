/** How many travel, in a line, and what that means on the road. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { words } from './matching.ts';
import { numberIn, numberSource, withoutDates } from './time.ts';

const who =
  '(?<!you |they |we )people|persons?|pax|adults?|friends|log|logon|jane|jano|dost|doston|of us|members?|ladies|girls|boys|ladki\\w*|ladke|लड़कियां|लड़के|seniors?|retired people|jan|लोग|लोगों|जन|दोस्त|सदस्य|रिटायर्ड लोग';
const countedPeople = words(
  `(${numberSource}) (?:\\w+ )?(?:${who})|(?:we are|we're|hum|ham|हम|ab|now|अब|sirf|only|total|kul|कुल) (${numberSource})(?= *(?:$|[.,!?]|log|people|hain|hai|bache|left|लोग|हैं|बचे))`,
);
/** "Two people cancelled": those do not travel. */
const leave = words(
  `(${numberSource}) (?:\\w+ )?(?:${who})(?: \\w+){0,2} (?:cancel\\w*|drop\\w*|out|not coming|nahi aa\\w*|nahin aa\\w*|nahi ja\\w*|कैंसिल|नहीं आ\\S*)`,
);

/** How many travel. @param text made plain @param before how many it was so far */
export function peopleIn(text: string, before: number | undefined): number | undefined {
  const left = leave.exec(withoutDates(text));
  const rest = left ? withoutDates(text).replace(left[0], ' ') : withoutDates(text);
  const found = [...rest.matchAll(new RegExp(countedPeople.source, 'gu'))].at(-1);
  const count = found && numberIn(found[1] ?? found[2] ?? '');
  if (count) return count;
  const gone = left && numberIn(left[1] ?? '');
  return gone && before !== undefined && before > gone ? before - gone : undefined;
}

/** What one rides in and how one sleeps, by the number. */
export const rideFor = (people: number | undefined, line: PlanLine): InLangs =>
  line.say(people === undefined ? 'plan-ride' : people <= 4 ? 'plan-ride-small' : people <= 7 ? 'plan-ride-large' : 'plan-ride-bus');
