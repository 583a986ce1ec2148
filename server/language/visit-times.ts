/** The hour of a visit in a line, and the visit with its hour: "saturday after lunch, say 3", "रविवार को आएंगे, ग्यारह बजे". */

import { wholeWords } from './whole-words.ts';

const hourWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ek|do|teen|cha+r|paa?nch|chh?e|saat|aath|nau|das|gya+rah|ba+rah|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह';
const half = String.raw`(?:sa+dhe|sava|paune|साढ़े|साढे|सवा|पौने) `;
const number = String.raw`(?:${half})?(?:1[0-2]|0?[1-9]|${hourWord})(?:[:.](?:00|15|30|45)| (?:thirty|fifteen|forty ?five))?`;
const part = String.raw`(?:early )?(?:morning?s?|evenings?|afternoons?|noon|night|subah|sha+m|dopahar|raat|सुबह|शाम|दोपहर|रात)`;
const clockUnit = String.raw`(?:am|pm|a\.m\.?|p\.m\.?|ba[jz]e|o'?clock|hrs|hours|बजे)`;
const span = String.raw`${number}(?: ?(?:-|–|to|se|से|till|or|ya|या) ?${number})?`;
const bound = '(?:after|before|by|past|around|about|at)';
const boundAfter = `(?: (?:ke (?:baad|bad)|se pe?hle|tak|के बाद|से पहले|तक))?`;
/** Nothing that is counted follows the number. */
const end = String.raw`(?=\s*(?:$|[,.;!?()]|ok\b|works\b|is fine|theek|thik|chalega|aa ?unga|pakka|ठीक))`;

/** What can only be an hour: "4 to 5 pm", "शाम छह बजे", "12 noon", "evening after 7". */
const surely: readonly RegExp[] = [
  wholeWords(`(?:${part}(?: ko| को)?[, ]+)?(?:${bound} )?${span} ?${clockUnit}(?: (?:in the )?${part})?${boundAfter}`),
  wholeWords(`(?:${bound} )?${span} (?:(?:in the )?${part}|noon)`),
  new RegExp(String.raw`(?<![\p{L}\p{M}])${part}(?: ko| को)?[, ]+(?:(?:${bound}|say) )?${span}${end}`, 'iu'),
];
/** What is an hour beside a day: "say 3", "by 4", "so 11", "or 5.30". */
const besideDay: readonly RegExp[] = [
  new RegExp(String.raw`(?<=(?:^|[\s,])(?:say|so|or|ya|maybe|preferably) )${span}${end}`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:by|after|before|at|around|about) ${span}${end}`, 'iu'),
  /(?<![\d.])(?:1[0-2]|[1-9])[:.](?:00|15|30|45)(?![\d.])/iu,
];
/** Until then they are busy: "she has yoga till 10". */
const busyTill = new RegExp(String.raw`\b(?:till|until|tak) ${number}|${number} (?:tak|तक)`, 'giu');
/** Money, people and ways are counted with the same numbers. */
const counts = /\b(?:lakhs?|lacs?|rs|rupees?|budget|km|kms|seat\w*|people|log|emi|kids?|members?|hazar|thousand)\b|₹|%|लाख|लोग|सीट|हज़ार/iu;

/** The hour that a line says. @param hasDay the line names a day, so that a number beside "say" or "by" can be the hour */
export function hourIn(line: string, hasDay: boolean): string | undefined {
  const text = line.replace(busyTill, ' ');
  for (const pattern of surely) {
    const said = pattern.exec(text)?.[0].trim();
    if (said !== undefined) return said;
  }
  if (!hasDay || counts.test(text)) return undefined;
  for (const pattern of besideDay) {
    const said = pattern.exec(text)?.[0].trim();
    if (said !== undefined) return said;
  }
  return undefined;
}

const anyDayPart = wholeWords(`(?:any|koi bhi|kisi bhi) ?(?:day|din|${part})|किसी भी दिन`);
/** A time without a day that is whole with its hour: "any evening after 7". */
export function anyDayIn(line: string): string | undefined {
  const said = anyDayPart.exec(line)?.[0].trim();
  const hour = said === undefined ? undefined : hourIn(/day|din|दिन/iu.test(said) ? line.replace(said, ' ') : line, true);
  return said === undefined || hour === undefined ? undefined : withHour(said, hour);
}

/** "Or 5.30, traffic": another hour for what was said before. */
export const orHourIn = (line: string): string | undefined => orHour.exec(line)?.[1];
const orHour = /^[^\p{L}\p{M}\p{N}]*(?:or|ya|या)\s+((?:1[0-2]|[1-9])[:.](?:00|15|30|45))(?![\d.])/iu;

const hourSaid = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${bound} )?${span} ?(?:${clockUnit})?(?![\p{L}\p{M}\d])${boundAfter}`, 'giu');
const partSaid = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:in the )?(${part})(?![\p{L}\p{M}])`, 'giu');
/** The visit with the hour in the place of what it had: "friday 5 pm" with "5.30". */
export function withHour(visit: string, hour: string | undefined): string {
  if (hour === undefined || visit.toLowerCase().includes(hour.toLowerCase())) return visit;
  const day = visit.replace(hourSaid, ' ');
  const hasPart = hour.search(partSaid) >= 0;
  const left = hasPart ? day.replace(partSaid, ' ') : day;
  const unit = /\b(?:am|pm)\b/iu.exec(visit)?.[0];
  const isBare = new RegExp(`^${span}$`, 'iu').test(hour);
  return `${left} ${hour}${unit !== undefined && isBare ? ` ${unit}` : ''}`.replace(/\s+/g, ' ').trim();
}
