import { plainWords } from '../../language/normalise.ts';

/**
 * Writes Hindi the same way whichever letters it came in: मरना चाहता हूँ, "marna chahta hoon" and "marna chahata hun" become one. So an
 * example in one script is an example in both. English goes the same way and loses only its double letters.
 */

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'A',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Record<string, string> = {
  'ा': 'A',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

/** Devanagari in Latin letters. The unwritten "a" (here @) is not spoken at a word's end, nor between a vowel and a syllable. */
function latin(word: string): string {
  let out = '';
  const letters = [...word];
  letters.forEach((letter, i) => {
    const consonant = consonants[letter];
    if (consonant) out += consonant + (signs[letters[i + 1] ?? ''] || letters[i + 1] === '्' ? '' : '@');
    else if (letter === 'ं' || letter === 'ँ') out += 'n';
    else if (/[०-९]/.test(letter)) out += String(letter.charCodeAt(0) - 0x966);
    else out += vowels[letter] ?? signs[letter] ?? '';
  });
  let spoken = out.replace(/(?<=.{2})@$/, '');
  for (let before = ''; before !== spoken; ) {
    before = spoken;
    spoken = spoken.replace(/^(.*[@Aaeiou][^@Aaeiou]{1,2})@(?=[^@Aaeiou]h?[@Aaeiou])/, '$1');
  }
  return spoken.replace(/@/g, 'a').toLowerCase();
}

// Small words that are written in many ways and would otherwise be as many words.
const same: Record<string, string> = {
  main: 'me',
  mai: 'me',
  mein: 'me',
  mei: 'me',
  men: 'me',
  mene: 'mene',
  maine: 'mene',
  hoon: 'hu',
  hun: 'hu',
  hoo: 'hu',
  hain: 'hai',
  h: 'hai',
  he: 'he',
  nahin: 'nahi',
  nhi: 'nahi',
  nai: 'nahi',
  nahee: 'nahi',
  kyun: 'kyu',
  kyon: 'kyu',
  kyoon: 'kyu',
  muje: 'mujhe',
  mjhe: 'mujhe',
  mujko: 'mujhe',
  mujhko: 'mujhe',
  yeh: 'ye',
  yah: 'ye',
  woh: 'vo',
  wo: 'vo',
  vah: 'vo',
  wah: 'vo',
  bohot: 'bahut',
  boht: 'bahut',
  bhot: 'bahut',
  bahot: 'bahut',
  took: 'took',
  u: 'you',
  ur: 'your',
  r: 'are',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  id: 'i would',
  hes: 'he is',
  shes: 'she is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  couldnt: 'could not',
  wouldnt: 'would not',
  havent: 'have not',
  wanna: 'want to',
  gonna: 'going to',
  anymore: 'any more',
  pls: 'please',
  plz: 'please',
  coz: 'because',
  cuz: 'because',
  // English words as Devanagari spells them.
  pulis: 'police',
  doktar: 'doctor',
  daktar: 'doctor',
  enbulens: 'ambulance',
  asptal: 'aspatal',
  haspatal: 'hospital',
  helplain: 'helpline',
  kol: 'cal',
  tichar: 'teacher',
  draivar: 'driver',
  oto: 'auto',
  gais: 'gas',
  silendar: 'cylinder',
  silindar: 'cylinder',
  esid: 'acid',
  taiblet: 'tablet',
  hart: 'heart',
  ataik: 'atack',
  oksijan: 'oxygen',
  injekshan: 'injection',
  krosin: 'crocin',
  bipi: 'bp',
  shugar: 'sugar',
  kolej: 'colege',
};

function soundOf(word: string): string {
  const known = same[word];
  if (known) return known;
  const sound = /[\u0900-\u097f]/.test(word) ? latin(word) : word;
  return (
    same[sound] ??
    sound
      .replace(/aa/g, 'a')
      .replace(/ee|ii/g, 'i')
      .replace(/oo|uu/g, 'u')
      .replace(/chh/g, 'ch')
      .replace(/ph/g, 'f')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/q/g, 'k')
      .replace(/([a-z])\1/g, '$1')
      .replace(/(?<=..[uo])n$/, '')
      .replace(/y([aeiou])$/, '$1')
  );
}

// Most words come again: their sound is kept, within bounds.
const sounds = new Map<string, string>();
const most = 8000;

/** A message as its words sound, apart by spaces. */
export function phoneticOf(text: string): string {
  const words = /^[a-z0-9 ]*$/.test(text) && !/([a-z])\1\1/.test(text) ? text : plainWords(text);
  let line = '';
  for (const word of words.split(' ')) {
    if (!word) continue;
    let sound = sounds.get(word);
    if (sound === undefined) {
      sound = soundOf(word);
      if (sounds.size >= most) sounds.clear();
      sounds.set(word, sound);
    }
    line += line ? ` ${sound}` : sound;
  }
  return line;
}
