/** How and when the showroom may reach the visitor: "don't phone between 8 and 5", "message is better", "evening only after 7". */

import { wholeWords as b } from '../../../language/whole-words.ts';
import { speaksOfCar } from './car-terms.ts';
import { withoutSpokenDigits } from './name-by-number.ts';

const wordsMax = 22;

/** Ways to reach somebody. */
const reaches = b(
  'calls?|calling|phones?|fone|phoning|ring|whats ?app|sms|messages?|msgs?|texts?|landline|(?:e-?)?mails?|(?:contact|talk to|speak to) (?:me|us|him|her)|baat kar\\w*|फ़ोन|फोन|कॉल|मैसेज|व्हाट्सएप|वॉट्सऐप|बात (?:कर|हो)\\S*',
);
/** What is to be heeded in it: an hour, a way that is preferred, one that is not wanted. */
const heeds = b(
  [
    "only|mat|don'?t|dont|do not|never|no|not|nahi+n?|na (?:kar\\w*|ho)|better|prefer\\w*|instead|rather|any ?time|that time|tab|us (?:time|samay|waqt)|is (?:ok|okay|fine)|sirf|bas|hi|first|pehle",
    "after|before|between|till|until|from|mornings?|evenings?|afternoons?|nights?|noon|lunch|office hours?|week ?ends?|week ?days?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|raat|subah|shaam|sham|dopahar|baje|am|pm|o'?clock|baad|ke beech",
    'मत|न (?:कर|हो)\\S*|नहीं|बाद|पहले|सुबह|शाम|दोपहर|रात|बजे|सिर्फ़|सिर्फ|केवल|ही|के बीच',
  ].join('|'),
);
/** A number that is kept back, a complaint, a promise that is asked for, a phone as a thing. */
const ofOther = b(
  [
    "(?:won'?t|will not|don'?t|dont|do not|not|nahi+n?|no|never) (?:\\w+ )?(?:give|giving|share|sharing|have|use|open|want to (?:give|share))|(?:dena|du|dun|doon|dunga|dungi|denge|bataunga|bataungi|batana|batani)|(?:phone|number|(?:e-?)?mail|contact)s? (?:baad|later|nahi+n? (?:hai|h|dunga|dungi|dena)|no\\b)|no (?:phone|(?:e-?)?mail|contact)s?(?: (?:please|number|id|address))?|without (?:phone|number|email)",
    'you (?:people|guys|all)|aap log|times|baar|nobody|no ?one|koi|pick(?:s|ed|ing)?(?: up)?|utha\\w*|called|rang|phoned|calling from|keeps?|kept|bluetooth|charg\\w+|android|wireless|screen|connect\\w*|battery|holder|mount|loan|salary|i am calling|call(?:ing)? (?:about|for|regarding)|test ?drive',
    'दूँगा|दूंगा|दूँगी|दूंगी|बार|कोई|उठा\\S*',
  ].join('|'),
);
const askedOfHer =
  /\?|^[^\p{L}\p{M}\p{N}]*(?:will|would|can|could|do|does|did|is|are|when|who|why|what|how|kya|kab|kaun)\b|\b(?:kar(?:oge|enge)|karoge|sakt[aei])\b|^[^\p{L}\p{M}\p{N}]*(?:क्या|कब|कौन)/iu;
/** What is told of a number: that it is on WhatsApp, when a line is open. */
const ofLine = [
  /\b(?:this |same |yeh |ye |wo |woh |isi )?number (?:is |pe |par |pr )*(?:on |also on )?whats ?app\b[^,.]*|\bwhats ?app (?:on|pe|par) (?:the |this )?(?:same|this|isi|yahi) ?(?:number|no)?\b/iu,
  /\b(?:our )?(?:lines?|phones?|office|reception) (?:is |are )?open (?:from )?[\w:. ]{1,12}?(?:to|till|-) [\w:.]+(?: ?[ap]m)?/iu,
];
/** An hour and nothing else: beside a number it says when to ring. */
const hoursAlone =
  /^[^\p{L}\p{M}\p{N}]*(?=.*(?:after|before|between|only|any ?time|ke baad|se pehle|ke beech|hi\b|के बाद|से पहले|ही|बजे बाद))(?:(?:any ?time|only|just|after|before|between|from|till|until|to|and|se|tak|the|in|on|at|please|pls|ke|baad|pehle|beech|hi|ko|mein|me|mornings?|evenings?|afternoons?|nights?|noon|lunch|office|hours?|school|work|week ?ends?|week ?days?|subah|shaam|sham|dopahar|raat|baje|am|pm|o'?clock|\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|paanch|chhe|saat|aath|nau|das|शाम|सुबह|दोपहर|रात|बजे|के|बाद|से|पहले|ही|को|तक)(?![\p{L}\p{M}])[^\p{L}\p{M}\p{N}]*){2,}$/iu;
const leading =
  /^[\s,;:–-]*(?:(?:so|and|but|also|please|pls|plz|ok|okay|haan|ji|aur|lekin|par|bas|note|sorry|और|लेकिन)(?![\p{L}\p{M}])[\s,]*)+(?=\S)/iu;

/** What the line says of it, as it was said. @param isBesideContact the line gives a number or an address as well */
export function callWishesIn(text: string, isBesideContact: boolean): string[] {
  const found = ofLine.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
  const sentences = withoutSpokenDigits(text.replace(/\S+@\S+|\+?\d[\d\s().-]{6,}\d/g, '\n'), '\n').split(/[.!;।\n]+(?:\s|$)|\n/u);
  for (const sentence of sentences) {
    if (askedOfHer.test(sentence)) continue;
    const clauses = sentence.split(/,\s*|\s(?=(?:but|lekin|magar|लेकिन)\s)/iu);
    const isWish = clauses.map(
      (clause, at) =>
        (reaches.test(clause) && (heeds.test(clause) || /^(?:not|only|never)\b/i.test(clauses[at + 1] ?? '')) && !ofOther.test(clause)) ||
        (isBesideContact && hoursAlone.test(clause)),
    );
    const first = isWish.indexOf(true);
    if (first < 0) continue;
    // "Network comes after 6 in the evening, so call that time": the time stands before.
    const told = /\b(?:that time|then|tab|us (?:time|samay|waqt))\b/iu.test(clauses[first] ?? '') ? Math.max(first - 1, 0) : first;
    // "Whatsapp karna, call mat karna"
    const isReached = (clause = '') => reaches.test(clause) && !ofOther.test(clause) && !ofSlots(clause);
    const from = told > 0 && isReached(clauses[told - 1]) ? told - 1 : told;
    let to = first;
    while (to + 1 < clauses.length && (isWish[to + 1] || !ofSlots(clauses[to + 1] ?? ''))) to++;
    const said = clauses
      .slice(from, to + 1)
      .join(', ')
      .replace(leading, '')
      .replace(/[\s,:]+$/u, '')
      .trim();
    if (said.split(/\s+/).length <= wordsMax && !found.some((one) => said.includes(one))) found.push(said);
  }
  return found.filter((one, at) => !found.some((other, place) => place > at && other.includes(one)));
}

/** What has a column of its own. */
const ofSlots = (clause: string): boolean =>
  speaksOfCar(clause) || /\d{4}|\b(?:lakhs?|lacs?|seats?|budget|name|naam|test ?drive|people|log)\b|लाख|सीट|लोग|नाम/iu.test(clause);
