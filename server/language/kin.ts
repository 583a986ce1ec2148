/** The person in the visitor's life that a line speaks of: "mera bhai keh raha hai" speaks of the brother. */

import type { InLangs } from '../personas/persona.ts';
import type { Address } from './mention.ts';
import { wholeWords } from './whole-words.ts';

/** `any`: one person, he or she. */
type Gender = 'f' | 'm' | 'any' | 'many';
type Row = readonly [key: string, gender: Gender, latin: string, devanagari: string, en: string, hinglish: string, hi: string];

/** The Hindi nouns stand in the oblique case: "tumhare bete ko". */
const rows: readonly Row[] = [
  [
    'mother-in-law',
    'f',
    'mother[- ]in[- ]law|(?<=my )mil|saas(?: ?(?:ji|maa?))?|sasu(?: ?maa?)?',
    'सास|सासू(?: माँ| मां)?',
    'mother-in-law',
    'saas',
    'सास',
  ],
  ['father-in-law', 'm', 'father[- ]in[- ]law|sasur(?: ?ji)?', 'ससुर(?: जी)?', 'father-in-law', 'sasur', 'ससुर'],
  ['in-laws', 'many', 'in[- ]?laws|sasural wal[eo]', 'ससुराल वाल[ेों]', 'in-laws', 'sasural walon', 'ससुराल वालों'],
  ['daughter-in-law', 'f', 'daughter[- ]in[- ]law|bahu', 'बहू', 'daughter-in-law', 'bahu', 'बहू'],
  ['son-in-law', 'm', 'son[- ]in[- ]law|damaad|damad', 'दामाद', 'son-in-law', 'damaad', 'दामाद'],
  ['sister-in-law', 'f', 'sister[- ]in[- ]law|bhabhi|nanad', 'भाभी|ननद', 'sister-in-law', 'bhabhi', 'भाभी'],
  ['jethani', 'f', 'jethani|devrani', 'जेठानी|देवरानी', 'sister-in-law', 'jethani', 'जेठानी'],
  ['brother-in-law', 'm', 'brother[- ]in[- ]law|jeth|devar', 'जेठ|देवर', 'brother-in-law', 'jeth', 'जेठ'],
  ['mother', 'f', 'mother|mum|mom|mummy|mumma|amma|maa', 'माँ|मां|मम्मी|माता|अम्मा', 'mother', 'maa', 'माँ'],
  ['father', 'm', 'father|dad|daddy|papa|pita(?:ji)?|abba|baapu|bauji', 'पिता(?: ?जी)?|पापा|अब्बा|बाबूजी', 'father', 'papa', 'पिता जी'],
  [
    'family',
    'many',
    'parents|family|ghar ?wal[eo]|maa[- ]baap|mummy[- ]papa',
    'घर ?वाल[ेों]|माता[- ]पिता|परिवार|माँ[- ]बाप|मां[- ]बाप|मम्मी[- ]पापा',
    'family',
    'ghar walon',
    'घर वालों',
  ],
  ['husband', 'm', 'husband|pati', 'पति', 'husband', 'pati', 'पति'],
  ['wife', 'f', 'wife|patni|biwi|bivi', 'पत्नी|बीवी', 'wife', 'patni', 'पत्नी'],
  ['girlfriend', 'f', 'girlfriend|gf', 'गर्लफ्रेंड|गर्लफ़्रेंड', 'girlfriend', 'girlfriend', 'गर्लफ़्रेंड'],
  ['boyfriend', 'm', 'boyfriend|bf', 'बॉयफ्रेंड|बॉयफ़्रेंड', 'boyfriend', 'boyfriend', 'बॉयफ़्रेंड'],
  ['partner', 'any', 'partner|fianc[eé]e?', 'पार्टनर|मंगेतर', 'partner', 'saathi', 'साथी'],
  ['granddaughter', 'f', 'grand ?daughter|poti|natin', 'पोती|नातिन', 'granddaughter', 'poti', 'पोती'],
  ['grandson', 'm', 'grand ?son|pota|pote|nati', 'पोता|पोते|नाती', 'grandson', 'pote', 'पोते'],
  ['grandmother', 'f', 'grand ?mother|grandma|dadi|nani|ajji', 'दादी|नानी', 'grandmother', 'dadi', 'दादी'],
  ['grandfather', 'm', 'grand ?father|grandpa|dadaji|nanaji', 'दादाजी|नानाजी', 'grandfather', 'dada ji', 'दादा जी'],
  ['daughter', 'f', 'daughter|beti|bitiya', 'बेटी|बिटिया', 'daughter', 'beti', 'बेटी'],
  ['son', 'm', 'son|bet[ae](?! reader)', 'बेट[ाे]', 'son', 'bete', 'बेटे'],
  ['child', 'any', 'child|baby|bachch?[ae]', 'बच्च[ाे]', 'child', 'bachche', 'बच्चे'],
  ['children', 'many', 'children|kids|bachch?on', 'बच्चों', 'children', 'bachchon', 'बच्चों'],
  ['sister', 'f', 'sister|sis|behe?n|bahan|didi', 'बहन|दीदी', 'sister', 'behen', 'बहन'],
  ['brother', 'm', 'brother|bhai|bhaiya', 'भाई|भैया', 'brother', 'bhai', 'भाई'],
  ['uncle', 'm', 'uncle|chacha|tau(?:ji)?|taya(?: ?ji)?', 'चाचा|ताऊ|मामा', 'uncle', 'chacha', 'चाचा'],
  ['aunt', 'f', 'aunty?|chachi|mausi|bua', 'चाची|मौसी|बुआ', 'aunt', 'mausi', 'मौसी'],
  ['cousin', 'any', 'cousin', 'कज़िन', 'cousin', 'cousin', 'कज़िन'],
  ['roommate', 'any', 'room ?mate|flat ?mate', 'रूममेट', 'roommate', 'roommate', 'रूममेट'],
  ['friend', 'any', '(?:best ?)?friend|dost|saheli', 'दोस्त|सहेली', 'friend', 'dost', 'दोस्त'],
  ['boss', 'any', 'boss|manager', 'बॉस|मैनेजर', 'boss', 'boss', 'बॉस'],
  ['principal', 'any', 'principal', 'प्रिंसिपल', 'principal', 'principal', 'प्रिंसिपल'],
  ['teacher', 'any', 'teacher', 'टीचर|अध्यापक|अध्यापिका', 'teacher', 'teacher', 'टीचर'],
  ['colleague', 'any', 'colleague|co[- ]?worker', 'सहकर्मी', 'colleague', 'colleague', 'सहकर्मी'],
  ['neighbour', 'any', 'neighbou?r|padosi|padosan', 'पड़ोसी|पड़ोसन', 'neighbour', 'padosi', 'पड़ोसी'],
  ['landlord', 'any', 'land(?:lord|lady)|makaa?n ?maa?lik', 'मकान ?मालिक', 'landlord', 'makaan maalik', 'मकान मालिक'],
];

/** A person whom the visitor knows: "brother", "mother-in-law". */
export type Kin = string;

const rowOf = (kin: Kin): Row | undefined => rows.find(([key]) => key === kin);

/** "My big brother", "meri chhoti behen". */
const mine = String.raw`(?:my|our|mer[aie]|hamar[aie]|humar[aie]|मेर[ाीे]|हमार[ाीे])(?:\s+(?:own|eldest|elder|older|younger|youngest|big|little|small|only|best|two|three|chhot[aie]|bad[aie]|छोट[ाीे]|बड़[ाीे]|bade|best))?\s+`;
/** Somebody else's: "his mother", "a family". */
const notMine =
  /(?:^|[^\p{L}\p{M}])(?:\p{L}+['’]s|s['’]|an?|one \p{L}+|an? \p{L}+|each|every|some|his|her|their|your|us?k[aie]|unk[aie]|inke?|iski|aapk[aie]|tumhar[aie]|उस?क[ाीे]|उनक[ाीे]|आपक[ाीे]|तुम्हार[ाीे]|(?:his|her|their|someone'?s) own|yashoda|radha|gopal|यशोदा|राधा|bharat|भारत)\s+$/iu;
/** "I am a mother": the visitor. */
const isSelf =
  /(?:^|[^\p{L}\p{M}])(?:(?:i am|i'?m|im|as|being|like)(?: also)?(?: an?| the| his| her| their| one)?|main?(?: bhi)?(?: ek| uski| unki)?|मैं(?: भी)?(?: एक)?)\s+$/iu;
/** "Beti ki tarah rakha": nobody is spoken of. */
const isLikeness = /^\s+(?:ki tarah|jais[aei]|की तरह|जैस[ाेी])/iu;
/** "The sister" is of a tale more often than of the visitor. */
const ofTale: ReadonlySet<Kin> = new Set([
  'brother',
  'sister',
  'son',
  'daughter',
  'father',
  'mother',
  'husband',
  'wife',
  'uncle',
  'aunt',
  'friend',
]);
/** "My uncle's dog", "bhai ki shaadi": of the person only another thing is told. */
const possesses =
  /^(?:['’]s\s+(?!(?:like|so|very|not|been|always|going|saying|asking|just)\b)|\s+(?:k[aei]|क[ाीे])\s+(?:lad?k[aei]|bet[aei]|dost|saheli|pati|patni|bhai|behen|bachch?[aei]|maa|papa|biwi|parivar|kutt[aei]|लड़क[ाीे]|बेट[ाीे]|दोस्त|सहेली|पति|पत्नी|भाई|बहन|बच्च[ाीे]|माँ|मां|परिवार)(?![\p{L}\p{M}]))/iu;
/** "Papa ka hissa", "bhai ki dukan": what is spoken of belongs to the person. */
const owns =
  /^\s+(?:k[aei]|क[ाीे])\s+(?!(?:sa+th|liye|pa+s|ba+re|sa+mne|ba+d|taraf|upar|bina|a+ge|साथ|लिए|लिये|पास|बारे|सामने|बाद|तरफ़?|ऊपर|बिना|आगे)(?![\p{L}\p{M}]))/iu;
/** These are also used to address anybody: "bhai, suno". */
const addresses: ReadonlySet<Kin> = new Set([
  'brother',
  'sister',
  'son',
  'father',
  'mother',
  'aunt',
  'uncle',
  'friend',
  'child',
  'children',
]);
const isAddressed = (before: string, after: string): boolean =>
  /^\P{L}*(?:(?:are|arre|haan|hello|hi|suno|dekho|thanks?|ok(?:ay)?|nahi|no|yes|अरे|हाँ|सुनो)\P{L}+)*$/iu.test(before)
    ? /^\s*(?:,|ji\b|जी|$|(?:please|kya|suno|sunao|batao|bolo|aap|tum|tell|you|क्या|सुनो|बताओ)(?!\p{L}))/iu.test(after)
    : /^\P{L}*$/u.test(after) && /[,.!?।]\s*$/u.test(before);

interface Found {
  kin: Kin;
  at: number;
  isMine: boolean;
  isOthers: boolean;
  isOwner: boolean;
}

const patterns = rows.map(([kin, , latin, devanagari]) => [kin, wholeWords(`${latin}|${devanagari}`, 'giu')] as const);
const beforeMine = new RegExp(`${mine}$`, 'iu');

function allIn(line: string): Found[] {
  const found: Found[] = [];
  for (const [kin, pattern] of patterns) {
    for (const match of line.matchAll(pattern)) {
      const before = line.slice(0, match.index);
      const after = line.slice(match.index + match[0].length);
      // "Mother-in-law" is no mother, and "beti" in "beti ka beta" only leads to the grandson.
      if (/^[- ]in[- ]law/iu.test(after) || found.some(({ at }) => at === match.index)) continue;
      if (isLikeness.test(after) || isSelf.test(before) || (addresses.has(kin) && !beforeMine.test(before) && isAddressed(before, after)))
        continue;
      const isOthers = possesses.test(after) || notMine.test(before) || (ofTale.has(kin) && /\bthe\s+$/iu.test(before));
      found.push({ kin, at: match.index, isMine: beforeMine.test(before), isOthers, isOwner: owns.test(after) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Words of a death. Nobody is advised to speak with the person who died. */
const ofDeath =
  /\b(?:passed(?: away)?|went (?:in \d{4}|\d+ years)|died|dead|expired|no more|lost (?:my|our)|funeral|guj?zar ga\w+|guzar ga\w+|gujar ga\w+|chal bas\w*|nahi rah[eiy]\w*|swarg\w*|dehant|maut|mar ga\w+|ke ja(?:a)?(?:ne|te) (?:ke baad|hi)|chal[ie] ga(?:yi|ye|i)|shraddh|barsi|rites)\b|गुज़र|गुजर|चल बस|नहीं रह[ेीा]|स्वर्ग|देहांत|मृत्यु|निधन|मौत|के जा(?:ने के बाद|ते ही)|चली गई|चले गए|बरसी|श्राद्ध/iu;

export interface PeopleTold {
  /** Only something of this person is spoken of. */
  isOwner: boolean;
  /** Somebody else's: "his mother". */
  namesOther: boolean;
  /** The person that the line speaks of; undefined where it names none who is known and alive. */
  kin: Kin | undefined;
  /** The line says that this person is the visitor's own: "my brother". */
  isMine: boolean;
  /** Who died, as this line says. */
  gone: Kin[];
}

/** Whom a line speaks of. The visitor's own people come before others. */
export function peopleIn(line: string): PeopleTold {
  const all = allIn(line);
  const found = all.filter(({ isOthers }) => !isOthers);
  const death = tellsOfDeath(line) ? ofDeath.exec(line) : null;
  const gone = death && found.length > 0 ? [found.reduce((a, b) => (near(b, death.index) < near(a, death.index) ? b : a)).kin] : [];
  const alive = found.filter(({ kin }) => !gone.includes(kin));
  const meant = alive.find(({ isMine }) => isMine) ?? alive[0];
  return { kin: meant?.kin, isMine: meant?.isMine ?? false, isOwner: meant?.isOwner ?? false, namesOther: found.length < all.length, gone };
}
/** Whether a line tells of a death. */
export const tellsOfDeath = (line: string): boolean => ofDeath.test(line) && !/\bwapas\b|वापस/iu.test(line);
const near = ({ at }: Found, index: number): number => Math.abs(at - index);

/** "She", "usko": the person that was spoken of before. */
const pronouns: Readonly<Record<Exclude<Gender, 'any'>, RegExp>> = {
  f: wholeWords('she|her'),
  m: wholeWords('he|him|his'),
  many: wholeWords('they|them|their'),
};
const hindiPronoun = wholeWords(
  'wo|woh|vo|voh|us(?:ka|ki|ke|ko|ne|se)|usse|use|un(?:ka|ki|ke|ko|se|hone)|वो|वह|उसे|उस(?:का|की|के|को|ने|से)|उन्हें|उन्होंने|उन(?:का|की|के|को|से)',
);

/** "She says give him time" is about her, and "gaa leti hai" about a woman. */
const subjects: readonly (readonly [of: Gender, pattern: RegExp])[] = [
  ['f', /^\P{L}*(?:(?:and|but|so|now|because) )?she\b/iu],
  ['m', /^\P{L}*(?:(?:and|but|so|now|because) )?he\b/iu],
  ['f', /\b\w+ti (?:hai|thi|h|rehti)\b|[\p{L}\p{M}]ती (?:है|थी|रहती)/iu],
  ['m', /\b\w+ta (?:hai|tha|h|rehta)\b|[\p{L}\p{M}]ता (?:है|था|रहता)/iu],
];

/** Whether a pronoun of the line may mean this person. @param isHindi whether Hindi pronouns, which show no gender, count */
export function pointsTo(line: string, kin: Kin, isHindi = true): boolean {
  const gender = rowOf(kin)?.[1];
  if (gender === undefined) return false;
  // The first verb belongs to the person: "wo Pune mein rehta hai, baat hoti hai".
  const [first] = subjects
    .map(([of, pattern]) => ({ of, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const subject = first?.of;
  if (subject !== undefined && gender !== subject && (gender === 'f' || gender === 'm')) return false;
  // "My partner" and "the principal" may be he or she.
  const english = gender === 'any' ? Object.values(pronouns) : [pronouns[gender]];
  return english.some((pattern) => pattern.test(line)) || (isHindi && hindiPronoun.test(line));
}

const possessive: Record<Address, { f: [string, string]; other: [string, string] }> = {
  tum: { f: ['tumhari', 'तुम्हारी'], other: ['tumhare', 'तुम्हारे'] },
  aap: { f: ['aapki', 'आपकी'], other: ['aapke', 'आपके'] },
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholders of a line that names the person: {whom} ("your brother"), {Whom}, and for English {they}, {them} and {their}. */
export function wordsFor(kin: Kin, address: Address): Record<string, InLangs> {
  const [, gender, , , en, hinglish, hi] = rowOf(kin) ?? ['', 'many', '', '', 'people', 'apnon', 'अपनों'];
  const [latin, devanagari] = possessive[address][gender === 'f' ? 'f' : 'other'];
  const whom = { en: `your ${en}`, hinglish: `${latin} ${hinglish}`, hi: `${devanagari} ${hi}` };
  const of = (f: string, m: string, many: string): InLangs => {
    const word = gender === 'f' ? f : gender === 'm' ? m : many;
    return { en: word, hinglish: word, hi: word };
  };
  return {
    whom,
    they: of('she', 'he', 'they'),
    Whom: { en: capital(whom.en), hinglish: capital(whom.hinglish), hi: whom.hi },
    them: of('her', 'him', 'them'),
    their: of('her', 'his', 'their'),
  };
}
