/** The person or the thing that a line tells about, as the listener would name it: "my cat also stays up" mentions "your cat". */

import type { Lang } from '../personas/persona.ts';

/** How a character addresses visitors in Hindi. */
export type Address = 'tum' | 'aap';

/** After these words a phrase has ended. Regular past forms and negations end it too. */
const afterPhrase = new Set(
  (
    'is are was were am be been has have had and or but so to in on at for from of with by as than then who that which what when where while ' +
    'also always never just only often sometimes still again even used can could will would shall should may might must did does do not ' +
    'says said say tells told thinks thought wants want likes like loves love keeps kept makes made gives gave got gets goes went came comes ' +
    'calls works lives drives left lost won knows knew sees saw takes took brings brought sings sang dances reads read writes wrote smiles ' +
    'sleeps slept eats ate needs need plays laughs cries stays lies runs ran sits sat stands stood teaches taught looks feels felt hurts ' +
    'broke breaks forgot forgets hears heard speaks spoke bought buys sold sells fell falls died dies passed now today yesterday tomorrow ' +
    'every all too very really got out up down back away home here there because since after before if about into he she it they i we you'
  ).split(' '),
);
const wordsMax = 3;
/** Nouns that mean nothing alone. */
const empty = new Set('own way mind side place best turn case opinion self first last going'.split(' '));

function phraseOf(words: readonly string[]): string | undefined {
  const phrase: string[] = [];
  for (const word of words) {
    const plain = word.toLowerCase();
    if (!/^[\p{L}'’-]+$/u.test(plain) || afterPhrase.has(plain) || /n['’]?t$|(?<=\w{3})ed$/.test(plain)) break;
    phrase.push(word);
    if (phrase.length > wordsMax) return undefined;
  }
  const last = phrase.at(-1)?.toLowerCase();
  return last === undefined || empty.has(last) || /['’]s$/.test(last) ? undefined : phrase.join(' ');
}

/** "Over my shoulder" names a place, and nothing of which the line tells. */
const owned = /(?<!\b(?:over|on|in|at|under|behind|into|onto|inside)\s)\b(?:my|our)\s+([^,.;:!?()"]+)/giu;
const gained =
  /\b(?:got|get|bought|have|made|lost|finished|found|saw|adopted|ordered|cooked|want|wrote|planted|baked|met)\s+(an?|some)\s+([^,.;:!?()"]+)/iu;

function inEnglish(line: string): string | undefined {
  for (const [, rest = ''] of line.matchAll(owned)) {
    const phrase = phraseOf(rest.split(/\s+/));
    if (phrase) return `your ${phrase}`;
  }
  const [, article = '', rest = ''] = gained.exec(line) ?? [];
  const phrase = phraseOf(rest.split(/\s+/));
  return phrase && `${article.toLowerCase()} ${phrase}`;
}

const yours: Record<Address, Record<string, string>> = {
  tum: { a: 'tumhara', i: 'tumhari', e: 'tumhare', 'ा': 'तुम्हारा', 'ी': 'तुम्हारी', 'े': 'तुम्हारे' },
  aap: { a: 'aapka', i: 'aapki', e: 'aapke', 'ा': 'आपका', 'ी': 'आपकी', 'े': 'आपके' },
};
const ownedInHindi =
  /(?<![\p{L}\p{M}])(?:(?:mer|hamar|humar)([aie])|(?:मेर|हमार)([ाीे]))\s+((?:(?:chh?ot|bad|nay|puran|pehl|pyar|ba[dr]|छोट|बड़|नय|नई|पुरान|पहल|प्यार)[\p{L}\p{M}]*\s+)?)([\p{L}\p{M}]+)(?:\s+([\p{L}\p{M}]+))?/giu;
/** "Mere paas", "mere liye": no thing is named. */
const noThing =
  /^(?:paas|pas|liye|saath|sath|ba+re|hisa+b|tarah|ko|se|mein|me|bhi|hi|to|mann?|naam|kehne|samne|saamne|andar|upar|baat|jaise|taraf|jagah|khayal|ab|pehl[aie]|jimme|yaha+n?|waha+n?|nahi+n?|na|bas|kabhi|aaj|kal|abhi|hai|ghar|पास|लिए|लिये|साथ|बारे|हिसाब|तरह|को|से|में|भी|ही|तो|मन|नाम|कहने|सामने|अंदर|ऊपर|बात|जैसे|तरफ|तरफ़|जगह)$/iu;
const caseMarker = /^(?:ne|ko|se|mein|me|par|pe|ka|ki|ke|ने|को|से|में|पर|का|की|के)$/iu;
const ofGenitive = /^(?:k[aei]|क[ाीे])$/iu;
const kin = String.raw`beti|bete|beta|bahu|maa|mummy|papa|dadi|dada|nani|nana|bhai|behen|didi|pati|patni|biwi|boss|dost|बेटी|बेटे|बहू|माँ|मम्मी|पापा|दादी|दादा|नानी|नाना|भाई|बहन|दीदी|पति|पत्नी|बॉस|दोस्त`;
const ofKin = new RegExp(String.raw`(?<![\p{L}\p{M}])((?:${kin}) (?:ka|ki|ke|का|की|के) ([\p{L}\p{M}]+))(?![\p{L}\p{M}])`, 'iu');

function inHindi(line: string, address: Address): string | undefined {
  for (const [, latin, sign, adjective = '', noun = '', next = ''] of line.matchAll(ownedInHindi)) {
    // "Mere jeth ka ladka": of the boy, not of the jeth.
    if (noThing.test(noun) || ofGenitive.test(next)) continue;
    const ending = (latin ?? sign ?? '').toLowerCase();
    // "Mere bete ne": the direct form is "beta".
    const isOblique = caseMarker.test(next) && /[eे]$/u.test(noun) && /[eे]/u.test(ending) && adjective === '';
    if (isOblique) return `${yours[address][ending === 'e' ? 'a' : 'ा']} ${noun.replace(/e$/, 'a').replace(/े$/u, 'ा')}`;
    if (adjective !== '' && caseMarker.test(next) && /[eे]/u.test(ending)) continue;
    return `${yours[address][ending]} ${adjective}${noun}`;
  }
  const [, phrase, thing = ''] = ofKin.exec(line) ?? [];
  return phrase !== undefined && !noThing.test(thing) ? phrase : undefined;
}

/** The person or thing that a line tells about, in the listener's words; undefined when none is plainly named. */
export const mentionIn = (line: string, lang: Lang, address: Address): string | undefined =>
  lang === 'en' ? inEnglish(line) : inHindi(line, address);
