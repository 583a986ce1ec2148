/** What a line says of the journey: all of it, and what of it is new. */

import type { PlanLine } from '../../plan.ts';
import { companyIn } from './company.ts';
import { healthIn } from './conditions.ts';
import type { Journey } from './journey.ts';
import { plain, words } from './matching.ts';
import { peopleIn } from './people.ts';
import { budgetIn, kindsIn, legsIn, roadsIn, wantsSnow } from './preferences.ts';
import { asksWhere } from './requests.ts';
import { seasonName } from './say-journey.ts';
import { startIn } from './start.ts';
import { daysIn, monthsIn } from './time.ts';
import { wishIn } from './wishes.ts';

/** Everything that a line says of the journey. @param asked the slot that was asked for in the words before */
export function journeyIn(message: string, asked: string | undefined, yesNo: 'yes' | 'no' | undefined, before: Journey = {}): Journey {
  const text = plain(message).replace(hesitation, ' ');
  const isShort = text.split(/\s+/).length <= 6;
  const days = daysIn(text, asked === 'days');
  const start = startIn(text, asked === 'start' && isShort, before.start !== undefined);
  // "What if it rains" names no season.
  const months = ifIt.test(text) ? undefined : monthsIn(text);
  const found = kindsIn(text, asked === 'kind');
  const company = companyIn(text, asked === 'company');
  const roads = roadsIn(text, asked === 'roads', asked === 'roads' ? yesNo : undefined);
  const budget = budgetIn(text);
  const legs = legsIn(text);
  const health = healthIn(text);
  const wish = wishIn(text);
  return {
    ...(days !== undefined && days > 0 && { days }),
    ...(start && { start }),
    ...(months && { months: [...months] }),
    ...(found && { kinds: found }),
    ...(company && { company }),
    ...(roads && { roads }),
    ...(legs && { legs }),
    ...(health && { health }),
    ...(wish && { wish }),
    ...(wantsSnow(text) && { snow: true as const }),
    ...(budget && { budget }),
  };
}

const ifIt = words('(?:if|in case|agar|अगर)\\b.*(?:rain\\w*|baarish|barish|snow\\w*|बारिश)');

/** Sounds of somebody who thinks while speaking. */
const hesitation = /(?<=^|\s)(?:u+m+|u+h+|e+r+m*|h+m+)(?=\s|$)/gu;

/** "I do not know", "anything", "you choose". */
export const isUnsure = (message: string): boolean =>
  words(
    "not sure|no idea|don'?t know|dont know|do not know|not decided|haven'?t decided|any(?: ?(?:thing|where|time|day|month))?(?= *(?:$|[.,!?]|is|will|works|chalega))|whatever|you (?:choose|decide|tell me)|depends|skip|flexible|no preference|pata nahi|nahi pata|maloom nahi|malum nahi|kuch bhi|kuchh bhi|kahin bhi|kabhi bhi|koi bhi|aap (?:hi )?(?:chuno|batao|bataiye)|jo aap|पता नहीं|मालूम नहीं|कुछ भी|कहीं भी|कभी भी|कोई भी|आप ही",
  ).test(plain(message));

/** "One boy wants to meet me" counts nobody. */
const isAlone = words(
  '(?:one|1|single|ek) (?:person|pax|adult|aadmi|bande|of us)|(?:just|only|sirf|bas) (?:one|1|ek)|एक (?:आदमी|व्यक्ति|जन)',
);

/** What a line says of the journey. A place that is named is no country and no start. */
export function journeyOf(line: PlanLine, named: readonly string[], before: Journey): Journey {
  const journey = journeyIn(line.message, line.asked, line.yesNo, before);
  const text = plain(line.message);
  const people = peopleIn(text, before.people);
  // "One friend has no licence" is one of them, and not all.
  if (people !== undefined && !(people === 1 && (before.people !== undefined || !isAlone.test(text)))) journey.people = people;
  // "A night in Madurai too?" is a part of the days that are known.
  if (before.days !== undefined && (journey.days ?? 0) <= 3 && aNightMore.test(text)) delete journey.days;
  const isAside = line.isQuestion && !asksWhere.test(plain(line.message)) && line.asked !== 'kind';
  if (named.length > 0 || isAside) delete journey.kinds;
  return journey;
}

const aNightMore = words(
  "(?:one|a|ek|1) day (?:[\\p{L}\\p{M}']+ ){0,2}(?:keep|kept|rest|reserve|rakh\\S*)|(?:one|a|ek|1|two|do|2|एक|दो) (?:nights?|raat|raatein|days?|din|रात|रातें|दिन)(?: [\\p{L}\\p{M}]+){0,3} (?:also|too|more|extra|bhi|aur|भी|और)|(?:also|too|bhi|add|भी)(?: [\\p{L}\\p{M}]+){0,3} (?:one|a|ek|1|two|do|2|एक|दो) (?:nights?|raat|days?|din|रात|दिन)|add (?:one|a) (?:night|day)|(?:days?|din|दिन) (?:bach\\w*|left|spare|extra|free|khaali|बच\\S*|खाली)|(?:spare|extra|free) (?:day|din)",
);

/** What of it is new or other than what was known. */
export function newIn(before: Journey, found: Journey): Journey {
  const company = found.company && mergedCompany(before.company, found.company);
  const { months } = before;
  if (months && found.months && months.every((month) => found.months?.includes(month))) {
    // "It gets worse in the cold" tells no other season; "July is closed, October instead" tells the other month.
    if (found.months.length > 2) delete found.months;
    else if (found.months.length === 2 && months.length === 1) found.months = found.months.filter((month) => !months.includes(month));
  }
  const health = found.health && [...new Set([...(before.health ?? []), ...found.health])];
  const all: Journey = { ...found, ...(company && { company }), ...(health && { health }) };
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => JSON.stringify(before[key as keyof Journey]) !== JSON.stringify(value)),
  ) as Journey;
}

/** "With my wife", then "and two kids": both; "just me" after that: alone. */
function mergedCompany(before: Journey['company'], found: NonNullable<Journey['company']>): NonNullable<Journey['company']> {
  // "What will it cost for three?" counts those who are known already.
  if (before && !before.includes('solo') && found.join() === 'group') return before;
  if (!before || found.includes('solo') || before.includes('solo')) return found;
  // Whoever is named as wife or husband was the partner before.
  const isMarried = found.includes('wife') || found.includes('husband');
  return [...before.filter((who) => !(isMarried && who === 'partner')), ...found.filter((who) => !before.includes(who))];
}

export const merge = (before: Journey, learned: Journey): Journey => ({ ...before, ...learned });

/** Whether something known was told otherwise. More company is no correction. */
export const changedSlots = (before: Journey, learned: Journey): boolean =>
  Object.keys(learned).some((key) => key !== 'company' && before[key as keyof Journey] !== undefined);

/** Slots as the rest of the product names them. */
export function slotsOf({ days, roads, months, kinds, company, start, budget }: Journey): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['days', days === undefined ? undefined : String(days)],
    ['roads', roads],
    ['season', months && seasonName(months, 'en')],
    ['kind', kinds?.join(', ')],
    ['company', company?.join(', ')],
    ['start', start?.name.en],
    ['budget', budget && [budget.level, budget.text].filter(Boolean).join(' ')],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
