/** A number that says nothing of what it counts: by its size and by what is open it is seats or lakhs. */

import { type Range, rangesIn } from '../../../language/ranges.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { corrects } from './corrections.ts';
import type { AryaState } from './note.ts';

const ofAge = /\b(?:age|aged|umar|umr|yrs?|years?|saal)\b|उम्र|साल/iu;
/** Above this nobody counts seats. */
const seatsMax = 9;
const lakhsMin = 3;
const lakhsMax = 60;
/** What may stand beside the number. */
const around =
  /^(?:about|around|abt|roughly|approx\w*|say|maybe|max|maximum|only|bas|lagbhag|kareeb|karib|se|to|or|ya|between|and|aur|ke|beech|andar|tak|under|below|within|upto|up|from|ok|okay|yes|haan|ji|hi|at|most|less|than|के|बीच|से|तक|और|लगभग|बस|ही|जी|हाँ)$/iu;

/** The number or the range of a line that says nothing else: "5", "dus se baarah", "around 8". */
export function bareNumberIn(text: string): Range | undefined {
  const tokens = tokensOf(text);
  const ranges = rangesIn(tokens, text);
  const [range] = ranges;
  if (range === undefined || ranges.length !== 1 || range.scale !== 1) return undefined;
  const others = tokens.filter((_, at) => at < range.first || at > range.last);
  return others.every(({ raw, word }) => around.test(raw) || stopWords().has(word)) && !/[@?%:/+]/.test(text) ? range : undefined;
}

/** What the line counts, where the question before it was of neither: seats while they are open, else lakhs. */
export function countedBy(text: string, before: AryaState, asked: string | undefined): 'seats' | 'budget' | undefined {
  if (asked === 'seats' || asked === 'budget' || before.digits !== undefined) return undefined;
  const range = bareNumberIn(text);
  if (range === undefined || !Number.isFinite(range.upto) || ofAge.test(text)) return undefined;
  // "Actually 7 is ok" is of the number that was said last.
  if (corrects.test(text) && before.latest !== undefined) return before.latest;
  const isLimited = /\b(?:under|below|within|up ?to|andar|less than)\b|के अंदर/iu.test(text);
  if (before.seats === undefined && !isLimited && range.upto <= seatsMax && range.from >= 2 && Number.isInteger(range.upto)) return 'seats';
  return before.budget === undefined && asked !== 'contact' && range.from >= lakhsMin && range.upto <= lakhsMax ? 'budget' : undefined;
}

/** "Sorry 5, my mom lives with us now", "actually my bonus is low so 9": the number that was said last, anew. */
export function numberAnew(text: string): string | undefined {
  const [, atHead, atEnd] = corrected.exec(text) ?? [];
  return atHead ?? atEnd;
}
const corrected =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:sorry|no|oh|oops|actually|wait|nahi|nahin|arre|hmm|make it|change (?:it )?to|नहीं|सॉरी|माफ़ कीजिए)[\s,]+)+([\p{L}\p{M}\d.]+)\s*(?:[,;]|$| (?:as|because|kyunki|क्योंकि)\b)|^[^\p{L}\p{M}\p{N}]*(?:actually|sorry|hmm|wait|no)\b.* (?:so|to|toh|isliye|make it|let'?s say) ([\p{L}\d.]+)[^\p{L}\p{M}\p{N}]*$/iu;
