/** What a line takes back on its way: an address ("x@y.com, I mean z@y.com"), a guide ("the cleaning one, no wait, the cooking one"), the sending. */

import { namePieceIn, withPiece } from '../../language/email-pieces.ts';
import { emailIn } from '../../language/parse.ts';
import { type GuidesNamed, guidesIn } from './named-guides.ts';
import { wantsIt } from './till-acts.ts';

const correction =
  /[\s,.;:!-]*(?<![\p{L}\p{M}])(?:but (?:please )?send(?: it)?(?: to)?|(?:lekin|magar) bhejn?[aoie]\w*|(?:लेकिन|मगर) भेज\S*|no wait|wait no|no no|oh no|oops|sorry|i mean|i meant|make that|make it|wait|actually|rather|matlab|nahi nahi|arre nahi|nahi ruko|ruko|नहीं नहीं|मतलब|माफ़ करना)(?![\p{L}\p{M}])[\s,.;:!-]*/giu;
/** The places where a line corrects itself, from its end. */
const correctionsOf = (text: string): { before: string; after: string }[] =>
  [...text.matchAll(correction)]
    .map(({ 0: said, index }) => ({ before: text.slice(0, index), after: text.slice(index + said.length) }))
    .filter(({ before, after }) => before.trim() !== '' && after.trim() !== '')
    .reverse();

/** The line without an address that is set right in it. */
export function withLastAddress(message: string): string {
  for (const { before, after } of correctionsOf(message)) if (emailIn(before) !== undefined && emailIn(after) !== undefined) return after;
  return message;
}

/** The guides of a line; of one that corrects itself those that it names last. */
export function guidesMeant(said: string, isOfSale: boolean): GuidesNamed {
  for (const { before, after } of correctionsOf(said)) {
    const [first, last] = [guidesIn(before, isOfSale), guidesIn(after, isOfSale)];
    if (first.named.length > 0 && last.named.length > 0 && !adds.test(after))
      return { named: last.named, away: [...last.away, ...first.named.filter((sku) => !last.named.includes(sku))] };
  }
  // "4 is the cleaning one, I think. I want the seasonal one": of several sentences the one that wants is meant.
  const sentences = said.split(/[.!?।]+\s+/).filter((sentence) => guidesIn(sentence, isOfSale).named.length > 0);
  const wanting = sentences.filter(wantsIt);
  if (wanting.length === 1 && sentences.length > 1 && !adds.test(wanting[0] as string)) return guidesIn(wanting[0] as string, isOfSale);
  return guidesIn(said, isOfSale);
}
const adds = /\b(?:both|also|too|as well|and|dono+n?|bhi|aur)\b|दोनों|भी|और/iu;

/** "Don't send anything now", "abhi mat bhejna": nothing is to be sent. */
export const sendsNothing = (said: string, namesGuide: boolean): boolean =>
  noSending.test(said) && (namesGuide ? nothingAtAll.test(said) : !ofAnother.test(said));
const nothingAtAll =
  /\b(?:don'?t|do not|dont|never) send (?:me )?(?:anything|any(?: of)?)\b|\bmujhe (?:kuch )?(?:mat|nahi+n?) bhej\w*|\bkuch (?:bhi )?(?:mat|nahi+n?) bhej\w*|कुछ (?:भी )?(?:मत|नहीं) भेज/iu;
const noSending =
  /\b(?:don'?t|do not|dont|never|no need to|please not) (?:please )?(?:send|mail|email|forward)\b|\b(?:nothing|not) (?:to )?(?:send|be sent)\b|\b(?:mat|nahi+n?) (?:bhej\w*|send)\b|\bbhej\w* (?:mat|nahi+n?)\b|\bbina bheje\b|(?:मत|नहीं) भेज|भेज\S* (?:मत|नहीं)/iu;
/** "Don't send it to that mail, send it to ...", "don't send it on WhatsApp": sent it shall be. */
const ofAnother =
  /\b(?:to (?:that|this|the|my|her|his)|on (?:whats ?app|phone)|whats ?app|sms|instead|twice|again|do ba+r|dobara|spam|otp|ads?|promotion\w*|newsletter|par mat|pe mat)\b|\bbut send\b|\bbalki\b|व्हाट्सएप/iu;

/** What is said of an address so far: "its anu dot mathew", "i s h underscore three one", whose end comes with a later line. */
export function addressBegun(message: string, before: string | undefined): string | undefined {
  const piece = namePieceIn(message);
  return piece && (piece.isSure || before !== undefined) ? withPiece(before, piece) : undefined;
}
/** The line with what was begun before it: "at yahoo dot com". */
export const withAddressBegun = (message: string, part: string | undefined): string => {
  // "Sorry, I got cut, meera dot rao dot b l r at ...": it is said anew from its beginning.
  const from = part === undefined ? -1 : message.toLowerCase().indexOf(part.toLowerCase());
  return from > 0 ? message.slice(from) : withEnd(message, part);
};
const withEnd = (message: string, part: string | undefined): string =>
  part !== undefined && /^[^\p{L}\p{M}\p{N}]*(?:(?:and |then |aur |phir )?(?:at|at the rate|ऐट|एट)(?![\p{L}\p{M}])|@)/iu.test(message)
    ? `${part} ${message.replace(/^\W*(?:and |then |aur |phir )/i, '')}`
    : message;
