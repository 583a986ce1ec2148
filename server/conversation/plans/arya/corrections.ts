/** What a line takes back: its own words on the way, or the car, the seats and the budget that were noted. */

import { numberIn } from '../../../language/numbers.ts';
import { speaksOfCar } from './car-terms.ts';
import type { AryaState, Told } from './note.ts';

const correction =
  /,\s*(?=(?:no|nahi|nahin|नहीं) \p{L})|[\s,;.-]+(?=(?:no wait|wait no|sorry|no no|no,? sorry|actually|i mean|i meant|nahi nahi|oh no|galat|make it|make that|chalo|चलो)(?![\p{L}\p{M}]))/iu;

/** A line that corrects itself, as its parts: "next month, sorry no, in March". */
export const correctionsIn = (text: string): string[] => text.split(correction);

/** Words of correcting: a number alone after them is the last number anew. */
export const corrects =
  /\b(actually|sorry|no|i mean|i meant|chalo|make it|make that|keep it|rather|nahi|nahin|correction|instead|kar do|kar lo|kar dijiye|change|\p{L}+ bolo|\p{L}+ rakho)\b|नहीं|माफ़|कर दो|कर लें|बोलो/iu;

/** "No sorry, i10", "no, i10": what is said anew, where it is a car. */
export function correctedCar(text: string, before: AryaState): { said: string; of: 'drives' | 'wants' } | undefined {
  const said = (/^[^\p{L}\p{M}\p{N}]*(?:(?:no|nahi|nahin|नहीं)[^\p{L}\p{M}\p{N}]+)?(?:sorry|actually|wait)[^\p{L}\p{M}\p{N}]+(.+)$/iu.exec(
    text,
  ) ?? (before.drives === undefined ? undefined : /^[^\p{L}\p{M}\p{N}]*(?:no|nahi|nahin|नहीं)[^\p{L}\p{M}\p{N}]+(.+)$/iu.exec(text)))?.[1];
  if (said === undefined || !speaksOfCar(said)) return undefined;
  return { said, of: before.drives === undefined ? 'wants' : 'drives' };
}

/** "Not Verna, Venue", "Verna nahi Venue": one car in the place of the other, wherever that stands. */
export function exchangedCar(text: string, before: AryaState): { said: string; of: 'drives' | 'wants' } | undefined {
  const match =
    /\b(?:not|nahi+n?|no)\s+([\p{L}\p{N} -]{2,20}?)\s*,\s*(?:its |it's |it is |but )?([\p{L}\p{N} -]+)|([\p{L}\p{M}\p{N}-]+) (?:nahi+n?|नहीं)[\s,]+([\p{L}\p{M}\p{N} -]+)/iu.exec(
      text,
    );
  const [old, now] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  if (old === undefined || now === undefined || !speaksOfCar(now)) return undefined;
  const isIn = (known: string | undefined) => known?.toLowerCase().includes(old.trim().toLowerCase()) === true;
  return isIn(before.drives) ? { said: now, of: 'drives' } : isIn(before.wants) ? { said: now, of: 'wants' } : undefined;
}

/** "I mean four": of the line before, whatever was asked since. */
export const iMean = /^\W*i mean/iu;
/** "Sorry, five" and nothing besides. */
export const numberAlone =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:actually|sorry|no|nahi|nahin|make it|make that|i mean|i meant|wait|rather|chalo|नहीं|माफ़)[^\p{L}\p{M}\p{N}]+)+(?:[\d.]+|\p{L}+)(?: (?:lakhs?|people|log|seats?))?[^\p{L}\p{M}\p{N}]*(?:,.*)?$/iu;

/** "Pandrah bolo": the number to be written instead. */
const saysAnew =
  /([\p{L}\p{M}\d]+)(?: lakh| लाख)? (?:bolo|likho|rakho|rakh lo|karo|kar do|kar dijiye|likh lo|likh do|बोलो|लिखो|रखो|कर दो)/iu;

const ofOther = /\b(?:times|calls?|number|a day|per day|baar|phone)\b|बार|नंबर/iu;

/** The seats or the budget anew, whichever was said last. */
export function correctedNumber(text: string, before: AryaState, hasOther: boolean): Pick<Told, 'seats' | 'budget'> {
  // "No, you people call ten times a day": long, or of something else.
  if (hasOther || !corrects.test(text) || before.latest === undefined || ofOther.test(text)) return {};
  const [, anew] = saysAnew.exec(text) ?? [];
  const value = (anew === undefined ? undefined : numberIn(anew)) ?? numberIn(text);
  if (value === undefined || value > 60) return {};
  if (before.latest === 'seats') return value <= 12 ? { seats: String(value) } : {};
  const unit = /lakhs?|lac|crore|k\b|लाख|hazar|thousand/iu.exec(before.budget ?? '')?.[0] ?? 'lakh';
  return { budget: `${value} ${unit}` };
}

/** "Not 16, 18", "16 nahi 18": the number that was noted is exchanged for the other. */
export function exchangedNumber(text: string, before: AryaState): Pick<Told, 'seats' | 'budget'> {
  const said =
    /\b(?:not|nahi|no) (\w{1,9})[,\s]+(?:but |its |it's )?(\w{1,9})\b|(?<![\p{L}\p{M}])([\p{L}\p{M}\d]{1,9}) (?:nahi|nahin|not|नहीं)[,\s]+([\p{L}\p{M}\d]{1,9})(?![\p{L}\p{M}])/iu.exec(
      text,
    );
  const [old, now] = [numberIn(said?.[1] ?? said?.[3] ?? ''), numberIn(said?.[2] ?? said?.[4] ?? '')].map((number) => number?.toString());
  if (old === undefined || now === undefined) return {};
  const at = new RegExp(`(?<!\\d)${old}(?!\\d)`);
  if (before.budget !== undefined && at.test(before.budget)) return { budget: before.budget.replace(at, now) };
  return before.seats === old ? { seats: now } : {};
}
