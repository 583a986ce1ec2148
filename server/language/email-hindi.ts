/** Words, letters and names of an address as they are said in Hindi, in the letters in which an address is written. */

import { latinOf } from './devanagari.ts';
import { commonNames } from './name-words.ts';

/** Words of an address. */
const wordsSaid: Record<string, string> = {
  ...{
    डॉट: 'dot',
    शून्य: 'zero',
    ज़ीरो: 'zero',
    जीरो: 'zero',
    वन: 'one',
    टू: 'two',
    थ्री: 'three',
    फोर: 'four',
    फाइव: 'five',
    सिक्स: 'six',
    सेवन: 'seven',
    नाइन: 'nine',
    डाट: 'dot',
    ऐट: 'at',
    एट: 'at',
    ऍट: 'at',
    द: 'the',
    रेट: 'rate',
    जीमेल: 'gmail',
    याहू: 'yahoo',
    हॉटमेल: 'hotmail',
    आउटलुक: 'outlook',
  },
  ...{
    रेडिफमेल: 'rediffmail',
    कॉम: 'com',
    काम: 'com',
    इन: 'in',
    ओआरजी: 'org',
    नेट: 'net',
    अंडरस्कोर: 'underscore',
    अंडर: 'under',
    स्कोर: 'score',
    डैश: 'dash',
  },
  ...{
    हाइफन: 'hyphen',
    एग्जांपल: 'example',
    एग्ज़ाम्पल: 'example',
    एग्जाम्पल: 'example',
    मेल: 'mail',
    ईमेल: 'email',
    है: 'hai',
    पर: 'par',
    को: 'ko',
    मेरा: 'mera',
    मेरी: 'meri',
    भेजो: 'bhejo',
  },
};

/** The letters of the Latin alphabet as they are said in Hindi: "आर ए वी आई". */
const lettersSaid: Record<string, string> = {
  ...{ ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', एफ: 'f', जी: 'g', एच: 'h', आई: 'i', जे: 'j', के: 'k', एल: 'l', एम: 'm' },
  ...{ एन: 'n', ओ: 'o', पी: 'p', क्यू: 'q', आर: 'r', एस: 's', टी: 't', यू: 'u', वी: 'v', डब्ल्यू: 'w', एक्स: 'x', वाई: 'y', जेड: 'z' },
};
/** "जी" and "के" are words as well: they begin no run of letters after another Hindi word, unless an address is begun there. */
const wordsToo: ReadonlySet<string> = new Set(['जी', 'के']);
const beginsAddress = /^(?:है|लिखो|लिखिए|लिखें|हाँ|हां|नोट|पता|ईमेल|मेल|आईडी)$/;
const signSaid = /^(?:डॉट|डाट|अंडरस्कोर|dot|underscore)$/i;

/** The parts with every letter that is said in Hindi as a Latin one. A letter that stands alone is a word. */
export function withLetters(parts: readonly string[]): string[] {
  const bare = parts.map((part) => part.replace(/[,.;।]+$/, '').replaceAll('़', ''));
  const letterAt = (at: number): string | undefined => lettersSaid[bare[at] ?? ''];
  const isSign = (at: number): boolean => signSaid.test(bare[at] ?? '');
  const isWord = (at: number): boolean => {
    const before = bare[at - 1] ?? '';
    return wordsToo.has(bare[at] ?? '') && /\p{Script=Devanagari}/u.test(before) && !beginsAddress.test(before) && !isSign(at - 1);
  };
  let isRun = false;
  return parts.map((part, at) => {
    const letter = letterAt(at);
    isRun = letter !== undefined && (isRun || isSign(at - 1) || ((letterAt(at + 1) !== undefined || isSign(at + 1)) && !isWord(at)));
    return isRun ? (letter ?? part) : part;
  });
}

/** Surnames that are not written as they sound. */
const surnames: Readonly<Record<string, string>> = {
  ...{ राव: 'rao', सिंह: 'singh', चौधरी: 'chaudhary', अग्रवाल: 'agarwal', नायर: 'nair', रेड्डी: 'reddy', तिवारी: 'tiwari' },
  ...{ द्विवेदी: 'dwivedi', मिश्र: 'mishra', वर्मा: 'verma' },
};

/** A Hindi word as people would type it in an address. */
function asTyped(word: string): string {
  const surname = surnames[word.normalize('NFC')] ?? surnames[word.replaceAll('़', '')];
  if (surname !== undefined) return surname;
  const latin = latinOf(word).text.replace(/aa/g, 'a');
  const long = latin.replace(/ii/g, 'ee').replace(/uu/g, 'oo');
  // "मीना" is Meena and "सुनीता" is Sunita: names get their most frequent spelling.
  return commonNames().has(long) ? long : latin.replace(/ii/g, 'i').replace(/uu/g, 'u');
}

/** One word of an address that is said in Hindi, as it is written; a word in Latin letters stays. */
export const inLatin = (word: string): string =>
  wordsSaid[word] ?? wordsSaid[word.replaceAll('़', '')] ?? (/\p{Script=Devanagari}/u.test(word) ? asTyped(word) : word);
