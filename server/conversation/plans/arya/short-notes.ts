/** A remark as a short note: without greeting, subject and verbs of wanting, and without what stands in a column of its own. */

/** The purpose that follows what the columns took: "a cng car for my deliveries", "a swift to exchange". */
const purpose = /\s(?=(?:for|to|that|which|with|because|so that|as) \S)/giu;
const subject =
  /^[^\p{L}\p{M}\d]*(?:(?:hi|hello|hey|please|actually|well|so|also|and|but|because|basically|see|look|aur|lekin|to|toh|और|लेकिन|तो)[\s,]+)*(?:(?:i|we)(?:'m|'ve|'re)? (?:(?:am|are|have|have got|need|want|would like|will need|would need|also need|also want|really want|just want|must have|am looking for|are looking for)\b\s*)?(?:to have |to (?=have\b))?|(?:i'm|i've|we're|we've) |(?:main|mai|hum|ham|mujhe|humein|hamein|hume|mujhko|मैं|हम|मुझे|हमें)(?: to| toh| तो)? |(?:it|the car|car|gaadi|gadi|this) (?:is |should be |must be |has to be |needs to be |should have |must have |has to have |needs to have |should |must |has to |needs to ))?(?:an? |the )?(?=\S)/iu;
const tail =
  /[\s,]+(?:(?:honi|hona|hone) (?:chahiye|chaahiye|zaroori hai)|chahiye|chahie|hai|hain|hu|hoon|hun|tha|thi|please|ji|yaar|bhai|sir|madam|haha|lol|(?<!\b(?:is|are|be) )(?:ok|okay)|(?:होनी|होना) चाहिए|चाहिए|है|हैं|हूँ|जी)[^\p{L}\p{M}\d]*$/iu;

/** "He should not have to bend": without its beginning it says the contrary. */
const negated = /\b(?:not|no|never|nahi+n?|can'?t|cannot|shouldn'?t|without)\b|नहीं|बिना/iu;
/** What a clause is for, at its end: "diesel gaadi chahiye highway ke liye". */
const forWhat = [1, 2, 3].map(
  (words) => new RegExp(`(?:^|\\s)((?:\\S+ ){${words}}(?:ke liye|के लिए))(?=[^\\p{L}\\p{M}\\p{N}]*$|\\s)`, 'iu'),
);
/** A sentence that begins behind what the columns took: "seven seater the kids have grown". */
const nextSentence =
  /(?<!\b(?:for|to|with|of|in|from|by|than|as|and|or|on|at|take|fit|carry|because|that))\s(?=(?:the|my|our|i|we|he|she|they) \p{L})/giu;
/** More than one car is no matter of a column. */
const severalCars =
  /\b(?:two|three|four|five|six|ten|[2-9]|1\d|do|teen|char) (?:\S+ )?(?:cars|vehicles|vans|suvs|gaadiyan|gadiyan|gaadiya)\b|गाड़ियाँ|गाड़ियां/iu;

/** @param leftOf how many words a text says beside the columns, one that matters counted twice */
export function withoutColumns(said: string, leftOf: (text: string) => number): string {
  const from = [...said.matchAll(nextSentence)]
    .map(({ index }) => index)
    .find((index) => leftOf(said.slice(0, index)) === 0 && leftOf(said.slice(index)) > 0);
  const clause = from === undefined || severalCars.test(said.slice(0, from)) ? said : said.slice(from).trim();
  for (const pattern of forWhat) {
    const [, reason] = pattern.exec(clause) ?? [];
    if (reason !== undefined && leftOf(clause.replace(reason, ' ')) === 0 && leftOf(reason) > 0) return reason;
  }
  if (severalCars.test(clause)) return clause;
  for (const { index } of clause.matchAll(purpose)) {
    const head = clause.slice(0, index);
    if (leftOf(head) > 0 || negated.test(head)) return clause;
    const rest = clause.slice(index).trim();
    if (leftOf(rest) > 0) return rest;
  }
  return clause;
}

/** The remarks as the sheet shows them: "we sell skin care" as "sell skin care", "boot badi honi chahiye" as "boot badi". */
export const shortNotes = (remarks: string): string =>
  [...new Set(remarks.split('; ').map(shortNote))].filter((note) => note !== '').join('; ');

function shortNote(remark: string): string {
  const short = remark.replace(subject, '').replace(tail, '').trim();
  return short.split(/\s+/).length > 1 || !remark.includes(' ') ? short : remark;
}
