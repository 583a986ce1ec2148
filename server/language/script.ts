/** Detects the language of a line: Devanagari, Hindi in Latin letters, or English. */

import type { Lang } from '../personas/persona.ts';
import { isEnglish, wordList, wordsOf } from './normalise.ts';

/** From this share of Devanagari letters a line is Hindi: "PDF चाहिए" is Hindi, "OTP (ओटीपी) kya hai" is not. */
const hindiShare = 0.3;
/** A smaller weight decides for no language. */
const sureFrom = 0.5;

/**
 * The language of a line. A line without a language (an email, a number, "ok", a name, an emoji) keeps the previous one, at first English.
 * Hinglish is recognised by its grammar ("guide kitne ka hai"). English lines with Indian words ("is haldi good for skin") stay English.
 */
export function langOf(message: string, before: Lang = 'en'): Lang {
  const text = message
    .replace(/\S+@\S+|https?:\S+|www\.\S+|\S+(?: (?:dot|underscore|dash) \S+)* (?:at|at the rate) \S+(?: dot \S+)+/gi, ' ')
    .replace(spelledLetters, ' ')
    .replace(spokenDigits, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return before;
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const marks = text.match(/\p{M}/gu)?.length ?? 0;
  if (hindi > 0 && hindi / (letters + marks) >= hindiShare) return 'hi';
  if (before !== 'en' && saysNoLanguage(text)) return before;
  const weight = weightOf(text);
  if (Math.abs(weight) < sureFrom) return before === 'hi' && weight > 0.2 ? 'hinglish' : before;
  // A name alone sounds Hindi in any language.
  if (weight > 0 && before === 'en' && !hasHindiWord(text)) return before;
  return weight > 0 ? 'hinglish' : 'en';
}

/** "Nine triple zero seven": a number is read out in English in any language. */
const spokenDigits = /(?<![\p{L}\d])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)(?:[\s,.-]+|$)){4,}/giu;
/** "G h e e t a": letters that are spelled out. */
const spelledLetters = /(?<!\S)(?:[a-z]\s+){2,}[a-z]?(?!\S)/gi;
/** "Home cleaning hacks", "seventy five": a name or a number, whose words stand in lines of any language. */
const saysNoLanguage = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length <= 3 && words.every((word) => Math.abs(weightOfWord(unstretched(word))) < sureFrom);
};

const hasHindiWord = (text: string): boolean => wordsOf(text).some((word) => weightOfWord(unstretched(word)) > 0.9);

/** Above zero the line is Hinglish, below zero it is English. */
function weightOf(text: string): number {
  let weight = 0;
  for (const word of wordsOf(text)) if (/^[a-z']+$/.test(word)) weight += weightOfWord(unstretched(word));
  return weight;
}

const unstretched = (word: string): string => word.replace(/(.)\1{2,}/g, '$1').replaceAll("'", '');

interface Lists {
  grammar: Set<string>;
  hindi: Set<string>;
  english: Set<string>;
  either: Set<string>;
}
let lists: Lists | undefined;

const known = new Map<string, number>();
const knownMax = 20_000;

function weightOfWord(word: string): number {
  let weight = known.get(word);
  if (weight === undefined) {
    if (known.size >= knownMax) known.clear();
    weight = measured(word);
    known.set(word, weight);
  }
  return weight;
}

function measured(word: string): number {
  const { grammar, hindi, english, either } = read();
  if (either.has(word)) return 0;
  if (grammar.has(word)) return 2;
  if (english.has(word)) return -1.5;
  const isHindi = hindi.has(word);
  if (isHindi && isEnglish(word)) return 0;
  if (isHindi) return 1.1;
  // English nouns are as frequent in Hinglish lines as in English ones; English past tense verbs are not.
  if (isEnglish(word)) return word.endsWith('ed') ? -1 : -0.3;
  if (word.length < 3) return 0;
  return Math.max(-0.4, Math.min(0.45, soundsHindi(word) * 0.5));
}

/** How much the letters of an unlisted word look Hindi rather than English: above zero it looks Hindi; mostly from -2 to 2. */
export function soundsHindi(word: string): number {
  odds ??= oddsOf();
  let sum = 0;
  let count = 0;
  for (const run of runsOf(word)) {
    sum += odds[run] as number;
    count++;
  }
  return count === 0 ? 0 : (sum / count) * 2;
}

const runRoom = 1 << 15;
let odds: Float32Array | undefined;

/** The sequences of two to four letters in a word, with its ends marked, each as a number below `runRoom`. */
function runsOf(word: string): number[] {
  const held = `^${word}$`;
  const runs: number[] = [];
  for (let from = 0; from + 2 <= held.length; from++) {
    let hash = 0x811c9dc5;
    for (let i = from; i < held.length && i < from + 4; i++) {
      hash = Math.imul(hash ^ held.charCodeAt(i), 0x01000193);
      if (i > from) runs.push((hash ^ (hash >>> 15)) & (runRoom - 1));
    }
  }
  return runs;
}

/** The logarithm of how much more likely a letter sequence is in Hindi words than in English words. */
function oddsOf(): Float32Array {
  const counts = [wordList('words-hinglish.txt').concat(wordList('names.txt')), wordList('words-en.txt')].map((words) => {
    const count = new Float32Array(runRoom);
    let all = 0;
    for (const word of new Set(words)) {
      for (const run of runsOf(word)) {
        (count[run] as number) += 1;
        all++;
      }
    }
    return { count, all };
  });
  const [hindi, english] = counts as [(typeof counts)[0], (typeof counts)[0]];
  const scale = Math.log(english.all / hindi.all);
  return hindi.count.map((inHindi, run) => {
    const inEnglish = english.count[run] as number;
    return inHindi + inEnglish === 0 ? 0 : Math.log((inHindi + 0.7) / (inEnglish + 0.7)) + scale;
  });
}

function read(): Lists {
  if (lists) return lists;
  const hindiWords = wordList('words-hinglish.txt');
  const names = wordList('names.txt');
  lists = {
    grammar: new Set(grammarWords.split(' ')),
    hindi: new Set(hindiWords),
    english: new Set(englishGrammar.split(' ')),
    either: new Set([...eitherWords.split(' '), ...names]),
  };
  return lists;
}

/** Words that occur only in Hindi grammar. */
const grammarWords =
  'hai hain h hoon hun hu tha thi thay hoga hogi honge hota hoti hote hua hui hue ka ki ke ko se mein mei kya kyaa kyun kyu kyon kaise kese kaisa kaisi kahan kaha kab kaun kaunsa kaunsi kitna kitni kitne kisi kisko kis kiska kiski mujhe muje mujhko mera meri mere maine hum hume humein hame hamara hamari humara humari aap aapka aapki aapke aapko aapne tum tumhara tumhari tumhe tumko tu tera teri tujhe yeh ye woh wo iska iski iske isko ise uska uski uske usko unka unki unko isme aur lekin magar phir fir nahi nahin nhi mat karo karu karun karna karni karne karke kare karte karta karti kiya batao btao batana bataiye bata bolo bolna boliye sunao suno dena dijiye diya lena leke lekar lu lun chahiye chaiye milega milegi raha rahi rahe rha rhi rhe sakta sakti sakte wala wali wale gaya gayi gaye jaana jana jao aana aaya kuch koi bahut bohot thoda abhi bhi liye lagta lagti lagana lagau theek thik haan haa bhej bhejo apna apni apne hota';

/** Words that occur only in English grammar. Words with the same spelling in Hindi ("to", "me", "do", "in", "is") are not listed here. */
const englishGrammar =
  'the i im ive id you your youre we they she him her our their my mine a an the of for and but or if then that this these those what whats which who how why when where can could will would should shall may might must does did dont doesnt didnt cant wont isnt arent am are was were been have has had with from about into than there here it its not any some all get got give tell make want need know think like let please because';

/** Words of both languages, or of neither: names, greetings, and Indian words that are usual in English. */
const eitherWords =
  'nuskha desi to me do he hi in is us so main par sir on no yes ok okay okk k kk hmm hm hmmm oh ohh ah uh um yup yeah yep nope hello hey bye thanks thank thankyou thx sorry please plz pls great good nice fine wow cool sure right namaste namaskar pranam salaam kaka mini arya rishi aranya maharaj maharajji lalji kanha baba guru guruji swami ji mummy papa nani dadi nana dada didi bhai beta beti yaar amma chacha mausi haldi kadha tulsi ghee dal daal roti chai paneer masala puja pooja yoga ayurveda mandir bhajan aarti prasad japa jap mantra diwali holi krishna ram radha gita govind govinda gopal laddu kanhaiya krishan yashoda sudama govardhan kaliya putana kansa vrindavan mathura dwarka gokul barsana janmashtami ekadashi radhashtami leela lila lori prasadam murti makhan arjuna sita rukmini shiva hanuman karma dharma moksha seva bhog katha guide lakh crore rupees delhi mumbai goa ladakh kerala swift alto creta nexon innova neem amla ajwain methi jeera hing triphala ashwagandha dosa idli poha khichdi biryani chutney sabzi lassi achaar kurta sari saree dupatta auto bat man log sun band bad jab tab pair tin sat din pet dam use mat ek be a so as at ha haha lol asha om hare radhe jai shri sat sri akal ram suv emi hindi english hinglish whatsapp email test drive u r n y';
