/** The city that a journey starts from, in a line. */

import { cities } from './cities.ts';
import type { Start } from './journey.ts';
import { isChoice, nameIn, words } from './matching.ts';
import { monthSources } from './time.ts';
import { isAnyWord } from './unknown.ts';

/** "From the", "from home" name no city. */
const noCity = new Set(
  'the my our here there home work office a an this that which what where first last one next monday tuesday wednesday thursday friday saturday sunday tomorrow today city it him her them scratch all bad good people you now then so january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** "No Delhi, Agra, Jaipur please", "other than Goa"; "not Mumbai, Pune" refuses the first alone. At the end of what stands before a name. */
export const refusal =
  /(?<![\p{L}\p{M}])(?:(?:(?:came|come|just|got) back from|back from|returned from|been to|went to|visited|(?:have|has|had|'ve)(?: already| both)? (?:done|seen|covered)|(?:we|i) did)(?: the)?|(?:^|actually|okay|ok|no|then|so|let'?s|lets|just|sorry)[\s,]*(?:leave|forget|cancel)|(?:no|without|avoid|except|skip|drop|leave out|cut out|bored of|done with|other than|instead of|besides|apart from)(?: (?!or\b)[\p{L}\p{M},]+){0,3},?|not(?: (?!or\b)[\p{L}\p{M}]+){0,3}) ?$/u;

/** "Goa ke alawa": at the beginning of what stands after a name. */
export const refusalAfter =
  /^\s*(?:to |toh |is |hai |too )*(?:(?:was|were) (?:the|our|my) (?:\w+ )?(?:plan|idea|choice)|(?:is |got )?cancelled|ka plan tha|ka socha tha|का प्लान था|का सोचा था|se (?:laut|aay)\S*|से लौट\S*|ga[iy]e? the|ga[iy]a tha|gayi thi|गए थे|गया था|गई थी|sab (?:jaa?te|jate|log)|too crowded|overrated|boring|(?:we|i|hum|main) (?:have |had |already |both )*(?:did|done|seen|been|visited|went)|did (?:it )?already|(?:ho|ghoom|dekh) (?:aaye|aaya|aayi|chuk\S*|liya\S*)|(?:ko )?(?:chh?odo|chh?odiye|chh?odkar|chh?od ke|cancel|hatao|hataiye|छोडो|छोडिए|छोडकर)|(?:ko )?(?:chhod|chod|chhor|skip|drop|hata) (?:do|dete|den|dein|denge|diya|kar\S*)|rehne do|छोड (?:दो|देते|दें|देंगे|दीजिए)|छोड़ (?:दो|देते|दें|देंगे|दीजिए)|रहने दो|जा चुक\S*|देख चुक\S*|घूम (?:लिया|आए|चुक\S*)|everyone goes|everybody goes|dekh liya|dekha hua|dekh chuk\S*|ja chuk\S*|ho aaye|ghoom liya|already|done|i have (?:been|seen)|सब जाते|देख लिया|देखा हुआ|हो आए)(?![\p{L}\p{M}])|^[^.!?,]{0,30}(?<![\p{L}\p{M}])(?:wahan|waha|udhar|there) (?:nahi|nahin|mat|not)|^[^.!?]{0,24} (?:wahan|waha|udhar) (?:nahi|nahin) jan|^\s*(?:nahi|nahin|mat|mushkil ho|ke alawa|ke alava|ki jagah|ke badle|ke bajaye|नहीं|मत|के अलावा|की जगह|के बदले|के बजाय|मुश्किल हो)(?![\p{L}\p{M}])/u;

/** @param isKnown a start was told before: only who says so sets out from another */
export function startIn(text: string, isAsked: boolean, isKnown = false): Start | undefined {
  if (hasBeen.test(text)) return undefined;
  for (const city of cities) {
    const names = [...city.names, ...city.neighbours];
    const match = nameIn(text, names);
    if (!match) continue;
    const name = `(?:${names.join('|')})`;
    const isFrom =
      new RegExp(
        String.raw`\b(?:from|ex|near|live in|lives in|based in|settled in|(?:work|working|works|job|posted) in|we are in|we're in|i am in|i'm in|stay in|starting(?: in| at| from)?|start at|start in|around)\s+${name}(?![\p{L}\p{M}])`,
        'u',
      ).test(text) ||
      new RegExp(
        String.raw`${name}\s+(?:se|से|mein rehte|mein rehta|mein rehti|में रहते|में रहता|में रहती|start|ke paas|ke pass|के पास|wale|walon)(?![\p{L}\p{M}])`,
        'u',
      ).test(text);
    const isRefused = refusal.test(text.slice(0, match.index));
    if (isRefused && !isFrom) continue;
    const isTo =
      new RegExp(String.raw`\b(?:to|in|visit|visiting|see|no|not|without|avoid)\s+(?:\w+ )?${name}(?![\p{L}\p{M}])`, 'u').test(text) ||
      new RegExp(String.raw`${name}\s+(?:jana|jaana|ja|jaa|ghoom\w*|nahi|jayein|जाना|घूम\S*|नहीं)`, 'u').test(text);
    const isBare = isAsked || ((!isKnown || corrects.test(text)) && !city.isPlace && !isTo);
    if ((isFrom && !(isKnown && isChoice(text))) || (!isChoice(text) && isBare)) {
      const own = nameIn(match.name, city.names);
      const written = titled(match.name);
      const isHindi = /\p{Script=Devanagari}/u.test(written);
      const name = own
        ? { en: city.en, hinglish: city.en.replace(/^the /, ''), hi: city.hi }
        : { en: isHindi ? city.en : written, hinglish: isHindi ? city.en : written, hi: written };
      return { key: city.key, name, regions: city.regions };
    }
  }
  // "Reading from Google", "charas from Malana": a name in no list is a start only where somebody sets out.
  const from = (isAsked ? fromAnywhere : setsOut).exec(text)?.[1];
  const se = isAsked ? /^[^\p{L}]*(?:main |hum |हम |मैं )?([\p{L}\p{M}]{3,}) (?:se|से)[^\p{L}\p{M}]*$/u.exec(text)?.[1] : undefined;
  const bare =
    isAsked && !from && !se ? /^[^\p{L}\d]*([\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?)[^\p{L}\p{M}\d]*$/u.exec(text)?.[1] : undefined;
  // "Main aur meri patni, Latur se": a name that is no word, at the end of the line.
  const last = /(?:^|[,\s])([\p{L}\p{M}]{4,}) (?:se|से)[^\p{L}\p{M}\d]*(?:$|,)/u.exec(text)?.[1];
  const atTheEnd =
    last !== undefined && text.split(/\s+/).length <= 6 && !/^(?:tar[ie]+k|dhang|tarah|taraf|mann)/u.test(last) && !isAnyWord(last)
      ? last
      : undefined;
  // "Ambala se Kanyakumari": the same at the beginning.
  const head = /^[^\p{L}]*([\p{L}\p{M}]{4,}) (?:se|से) [\p{L}\p{M}]/u.exec(text)?.[1];
  const atTheBeginning = head !== undefined && !/^(?:tar[ie]+k|dhang|tarah|taraf|mann)/u.test(head) && !isAnyWord(head) ? head : undefined;
  // "By truck", "in detail": after a start is known, only "from" names another.
  const unlisted = isKnown && !isAsked ? [from] : [from, se, bare, atTheEnd, atTheBeginning];
  const name = unlisted.find(
    (word) => word !== undefined && !noCity.has(word) && !words(monthSources.join('|')).test(word) && !wordsOfNoCity.test(word),
  );
  if (name === undefined) return undefined;
  const written = titled(name);
  return { name: { en: written, hinglish: written, hi: written } };
}

/** "Sorry, Pune" */
const corrects = words('sorry|actually|correction|i mean|galti|instead|not from|rather|सॉरी|गलती|माफ\\S*');

/** "My village is near Tezpur, have you been there?" names no start. */
const hasBeen = words(
  'have you (?:ever )?(?:been|come|seen|visited)|(?:kabhi )?(?:aaye|gaye|aayi|gayi|dekha) (?:ho|hai|hain|kya)|(?:आए|गए|आये|गये) (?:हो|हैं)',
);

const town = String.raw`([a-z]{4,}(?: (?:nagar|city|town))?)\b`;
const fromAnywhere = new RegExp(String.raw`\b(?:coming from|come from|from)\s+${town}`, 'u');
const setsOut = new RegExp(
  String.raw`(?:^\W*|\b(?:i am|i'm|we are|we're|coming|come|comes|going|start|starting|travelling|traveling|trip|plan|days?|nights?|week|weekend|people|us) )from\s+${town}`,
  'u',
);

const titled = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const wordsOfNoCity = words(
  'anytime|anyday|any|kabhi|budget|hazar|hazaar|lakh|rupees|rupaye|days|din|people|log|yes|no|nahi|nahin|haan|ok|okay|hmm|pata|know|idea|dont|not|sure|anywhere|kahin|kahi|koi|kuch|somewhere|else|skip|what|why|alone|family|friends|train|car|bus|rather|whatever|never|mind|नहीं|हां|पता|कहीं|कोई|कुछ',
);
