/** Lines that only list guides: "three please, hair, cooking and the peace of mind one". */

import type { Sku } from '#shared/catalog.ts';
import { memoise } from '../../language/memoise.ts';
import { normalise } from '../../language/normalise.ts';
import { guideWords, misspelt, wholeNamed, withWholeNames } from './guide-words.ts';

const separator = /,|&|\+|\/|;|\b(?:and|aur|plus|n)\b|(?<!\p{L})और(?!\p{L})/iu;

/** What may stand beside the guides of a list. */
const beside =
  /^(?:the|how|much|padega|hoga|lagega|banega|hua|price|prices|cost|rate|dam|kitna|kitne|kitni|total|altogether|together|what|is|are|rs|that|this|those|these|one|ones|vali|vala|vale|guides?|books?|pdfs?|kitabe?|please|plz|pls|i|we|will|ll|would|like|want|need|wanted|give|send|me|us|mujhe|hame|mereko|chahiye|chaiye|chahie|de|do|dena|dijiye|dedo|bhej\w*|two|three|four|five|2|3|4|5|tin|char|panch|dono|tino|charo|both|all|only|just|sirf|bas|so|to|then|now|ok|okay|yes|han|ha|na|hi|ji|kaka|kakaji|uncle|sir|for|on|about|of|ki|ka|ke|ko|par|pe|a|an|also|too|bhi|le|lo|lena|leni|lunga|lungi|order|buy|take|get|my|your|apki|actually|hmm|acha|thik|hai|chalo|sare|sari|phir|fir|ab|kar|karo|karna|each|care|tips|nuskha|path|vagairah)$/;
/** Words that say that guides are listed, and not troubles. */
const ofGuides = /\b(?:guides?|books?|pdfs?|kitabe?|ones?|vali|vale|two|three|four|2|3|4|tin|dono|tino|charo|both|order|buy)\b/;

/** The guide of a part of the list; undefined where the part says something else, null where it names none. */
function guideOfPart(part: string): Sku | null | undefined {
  const words = withWholeNames(normalise(part)).split(' ').filter(Boolean);
  const { own, bySubject } = guideWords();
  let sure: Sku | undefined;
  let likely: Sku | undefined;
  for (const [at, word] of words.entries()) {
    const pairs = [`${word} ${words[at + 1] ?? ''}`, `${words[at - 1] ?? ''} ${word}`];
    const name =
      wholeNamed(word) ??
      pairs.map((pair) => own.get(pair)).find(Boolean) ??
      own.get(word) ??
      (word.length >= 6 ? misspelt(word) : undefined);
    const subject = bySubject.get(word);
    if (name === undefined && subject === undefined && !beside.test(word)) return undefined;
    sure ??= name;
    likely ??= subject;
  }
  return sure ?? likely ?? null;
}

/**
 * The guides of a line that lists two or more of them and says nothing else; undefined of any other line.
 * @param isOfSale a guide is just being chosen: "hair and mind" lists two
 */
export const listedGuides = memoise((message: string, isOfSale = false): Sku[] | undefined => {
  const line = withWholeNames(normalise(message));
  if (!(isOfSale || ofGuides.test(line) || line.split(' ').some((word) => wholeNamed(word) ?? guideWords().own.has(word))))
    return undefined;
  const guides = message.split(separator).map(guideOfPart);
  if (guides.includes(undefined)) return undefined;
  const listed = [...new Set(guides.filter((sku) => sku != null))];
  return listed.length > 1 ? listed : undefined;
});
