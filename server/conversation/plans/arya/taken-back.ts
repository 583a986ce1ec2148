/** A wish that is taken back: "forget the sunroof", "sunroof cancel", "nahi laal nahi, safed hi theek hai". */

import { stopWords } from '../../../language/stop-words.ts';

const thing = String.raw`((?:the |that |my |about )*[\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?)`;
const takesBack: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:forget|leave(?: out)?|drop|skip|cancel|remove|scrap|no need (?:of|for)|(?:don'?t|dont|do not) (?:want|need))(?: about)? ${thing}(?: (?:then|now|part|please))?`,
    'giu',
  ),
  new RegExp(
    String.raw`${thing} (?:ko |ki |wali |wala |bhi |is )?(?:cancel\w*|nahi+n? chahiye|hata ?(?:do|o|dijiye)|mat (?:likho|likhna|lagao)|rehne do|chh?od ?(?:do|o)|not needed|not required|zaroorat nahi+n?|jarurat nahi+n?)(?![\p{L}\p{M}])`,
    'giu',
  ),
  new RegExp(String.raw`${thing} (?:नहीं चाहिए|रहने दो|रहने दीजिए|हटा दो|हटा दीजिए|कैंसल\S*|की ज़?रूरत नहीं)`, 'giu'),
  // "Nahi laal nahi, safed": what stands after the comma is said instead.
  /(?:^|[,.;]\s*)(?:(?:no|nahi+n?|sorry|arre|नहीं)\s+)?([\p{L}\p{M}]{3,}) (?:nahi+n?|नहीं)(?=\s*[,;]\s*\S)/giu,
  /(?:^|[,.;]\s*)(?:no |sorry )?not ([\p{L}\p{M}]{3,})(?=\s*[,;]\s*\S)/giu,
];

/**
 * The wishes without those that the line takes back, and the line without the words that do so.
 * @param wants what is looked for, of which such a word is no remark either
 */
export function takenBack(
  message: string,
  { wish, wants = '' }: { wish?: string; wants?: string },
): { wish: string | undefined; rest: string } | undefined {
  if ((wish === undefined && wants === '') || /\?\s*$/.test(message)) return undefined;
  let left = wish === undefined ? [] : wish.split('; ');
  let rest = message;
  for (const pattern of takesBack)
    for (const match of message.matchAll(pattern)) {
      const words = (match[1] ?? '').toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
      const named = words.filter((word) => !stopWords().has(word) && word.length > 2);
      const kept = left.filter((one) => !named.some((word) => hasWord(one, word)));
      if (kept.length === left.length && !named.some((word) => hasWord(wants, word))) continue;
      left = kept;
      rest = rest.replace(match[0], '. ');
    }
  return rest === message
    ? undefined
    : { wish: left.length === 0 ? undefined : left.join('; '), rest: rest.replace(/^[\s,;.]+/u, '').replace(/\s+\./gu, '.') };
}

const hasWord = (text: string, word: string): boolean => [...text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)].some(([one]) => one === word);
