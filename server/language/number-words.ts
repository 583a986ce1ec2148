import { foldedOf } from './normalise.ts';
import type { Token } from './tokens.ts';

/** Number words, English and Hindi, in Latin letters and Devanagari. */

const small =
  'zero:शून्य,shunya,sunya one:ek,एक two:do,दो three:teen,tin,तीन four:char,chaar,चार five:paanch,panch,पाँच six:chhe,chhah,che,chah,छह,छः,छे seven:saat,sat,सात eight:aath,ath,आठ nine:nau,नौ ten:das,dus,दस eleven:gyarah,gyaarah,ग्यारह twelve:barah,baarah,बारह thirteen:terah,तेरह fourteen:chaudah,चौदह fifteen:pandrah,pandra,पंद्रह,पन्द्रह sixteen:solah,सोलह seventeen:satrah,सत्रह eighteen:atharah,attharah,अठारह nineteen:unnis,unnees,उन्नीस twenty:bees,bis,बीस';
const later =
  '21:ikkis,ikkees,इक्कीस 22:bais,baais,बाईस,बाइस 23:teis,teis,तेईस,तेइस 24:chaubis,चौबीस 25:pachis,pachchis,pacchis,pachees,पच्चीस 26:chhabbis,छब्बीस 27:sattais,सत्ताईस 28:atthais,अट्ठाईस,अठाईस 29:untis,उनतीस 30:tees,tis,thirty,तीस 31:iktis,इकतीस 32:battis,बत्तीस 33:taintis,तैंतीस 34:chautis,चौंतीस 35:paintis,पैंतीस 36:chhattis,छत्तीस 37:saintis,सैंतीस 38:adtis,अड़तीस 40:chalis,chaalis,forty,चालीस 42:bayalis,बयालीस 45:paintalis,पैंतालीस 48:adtalis,अड़तालीस 50:pachas,pachaas,fifty,पचास 51:ikyavan,इक्यावन 55:pachpan,पचपन 60:sixty,साठ 65:painsath,पैंसठ 70:sattar,seventy,सत्तर 72:bahattar,बहत्तर 75:pachhattar,pachattar,पचहत्तर 80:assi,eighty,अस्सी 85:pachasi,पचासी 90:nabbe,ninety,नब्बे 95:pachanve,पचानवे 99:ninyanve,निन्यानवे';
const big =
  '100:hundred,sau,सौ 1000:thousand,hazar,hazaar,hajar,हज़ार,हजार,k 100000:lakh,lac,lacs,lakhs,laakh,l,लाख 10000000:crore,crores,cr,karod,करोड़';
const parts = '0.5:half,aadha,adha,aadhe,आधा 1.5:dedh,डेढ़ 2.5:dhai,ढाई,adhai,अढ़ाई';
/** Words before a number that change its value: a half more, a quarter more, a quarter less. */
const shifts = '0.5:sadhe,saadhe,sade,साढ़े 0.25:sava,sawa,savaa,सवा -0.25:paune,पौने';

const tableOf = (source: string, worth: (key: string, index: number) => number): [string, number][] =>
  source.split(' ').flatMap((entry, index) => {
    const [key = '', list = ''] = entry.split(':');
    const value = worth(key, index);
    return [...(/^[\d.-]+$/.test(key) ? [] : [key]), ...list.split(',')].flatMap((word): [string, number][] => [
      [word, value],
      [foldedOf(word), value],
    ]);
  });

interface Tables {
  units: Map<string, number>;
  big: Map<string, number>;
  shifts: Map<string, number>;
}
let tables: Tables | undefined;

export function numberWords(): Tables {
  tables ??= {
    units: new Map([...tableOf(small, (_, index) => index), ...tableOf(later, Number), ...tableOf(parts, Number)]),
    big: new Map(tableOf(big, Number)),
    shifts: new Map(tableOf(shifts, Number)),
  };
  return tables;
}

/** The value of one token. "saath" mostly means "with", so it is not 60; for "do" the neighbouring words decide (`isGiving`). */
const unitOf = ({ word, raw }: Token): number | undefined => {
  if (word === 'sath') return raw === 'साठ' ? 60 : undefined;
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''));
  const { units } = numberWords();
  return units.get(raw) ?? units.get(word);
};
const bigOf = ({ word, raw }: Token): number | undefined => numberWords().big.get(raw) ?? numberWords().big.get(word);
const shiftOf = ({ word, raw }: Token): number | undefined => numberWords().shifts.get(raw) ?? numberWords().shifts.get(word);

/** "bhej do", "do you", "to do": "do" (two) often has another meaning. */
function isGiving(tokens: readonly Token[], at: number): boolean {
  const { raw } = tokens[at] as Token;
  if (raw === 'sat')
    return tokens[at + 1] === undefined || !/^(?:sau|hajar|lakh|din|log|bar|sal|hafte|mahine|aur|jan)$/.test(tokens[at + 1]?.word ?? '');
  if (raw === 'a' || raw === 'k' || raw === 'l' || raw === 'cr') return true;
  if (raw !== 'do' && raw !== 'दो') return false;
  const after = tokens[at + 1];
  // "Mere do bhai" counts, and "bata do bhai" does not.
  if (/^(?:mere|meri|hamare|hamari)$/.test(tokens[at - 1]?.word ?? '')) return false;
  if (after === undefined) return tokens.length > 1 && unitOf(tokens[at - 1] as Token) === undefined;
  return !(
    unitOf(after) !== undefined ||
    bigOf(after) !== undefined ||
    /^(?:din|dino|log|logo|bar|dafa|sal|mahine|mahina|hafte|hafta|bache|bacho|bachi|adults?|kids?|people|jan|jane|rat|raten|ghante|minute|chamach|chammach|patte|bund|glass|cup|goli|log|admi|dost|ladke|ladki|seat|seater|guide|aur|ya|tin|rupye|rupaye|number|vala|vali|bade|chote|betiya|bete|beti|percent|guna)$/.test(
      after.word,
    )
  );
}

export interface NumberFound {
  value: number;
  /** The first and the last token. */
  from: number;
  to: number;
  /** The last multiplier in the number ("lakh"), or 1. */
  scale: number;
}

/** The numbers of a line, in order: "2.5 lakh", "dedh sau", "three hundred and fifty", "half a crore". */
export function numbersIn(tokens: readonly Token[]): NumberFound[] {
  const found: NumberFound[] = [];
  for (let at = 0; at < tokens.length; ) {
    const one = numberAt(tokens, at);
    if (one) found.push(one);
    at = (one?.to ?? at) + 1;
  }
  return found;
}

function numberAt(tokens: readonly Token[], from: number): NumberFound | undefined {
  let at = from;
  let total = 0;
  let part: number | undefined;
  let scale = 1;
  let shift = 0;
  const token = () => tokens[at];
  const first = token() as Token;
  // "a lakh", "an hundred": the article is a number only before a multiplier.
  if (
    /^(?:an?|ek)$/.test(first.word) &&
    tokens[at + 1] &&
    bigOf(tokens[at + 1] as Token) !== undefined &&
    (tokens[at + 1] as Token).raw.length > 1
  ) {
    part = 1;
    at++;
  } else {
    const shifted = shiftOf(first);
    if (shifted !== undefined && tokens[at + 1] && (unitOf(tokens[at + 1] as Token) ?? bigOf(tokens[at + 1] as Token)) !== undefined) {
      shift = shifted;
      at++;
      if (unitOf(tokens[at] as Token) === undefined) part = 1;
    } else if (unitOf(first) === undefined || isGiving(tokens, at)) return undefined;
  }
  let end = at - 1;
  for (; at < tokens.length; at++) {
    const here = token() as Token;
    const unit = unitOf(here);
    const multiplier = bigOf(here);
    const isDigits = /^\d/.test(here.word);
    if (
      multiplier !== undefined &&
      (part !== undefined || total > 0) &&
      (here.raw.length > 1 || /^\d/.test((tokens[at - 1] as Token).word))
    ) {
      const value = (part ?? 1) + shift;
      shift = 0;
      // "one lakh twenty thousand" is a sum; "two hundred crore" is a product.
      total = total > 0 && total < multiplier ? (total + (part === undefined ? 0 : value)) * multiplier : total + value * multiplier;
      part = undefined;
      scale = multiplier;
      end = at;
    } else if (unit !== undefined && !isGiving(tokens, at)) {
      if (part === undefined) part = unit;
      else if (!isDigits && part >= 20 && part % 10 === 0 && unit < 10 && unit >= 1) part += unit;
      else break;
      end = at;
    } else if (here.word === 'and' && (total > 0 || part !== undefined)) {
      const half = tokens.slice(at + 1, at + 3).map(({ word }) => word);
      const isHalf = half[0] === 'half' || (half[0] === 'a' && half[1] === 'half');
      if (isHalf && part !== undefined) {
        part += 0.5;
        at += half[0] === 'half' ? 1 : 2;
        end = at;
      } else if (
        !(
          total > 0 &&
          tokens[at + 1] &&
          unitOf(tokens[at + 1] as Token) !== undefined &&
          scale >= 100 &&
          (unitOf(tokens[at + 1] as Token) ?? 0) < 100
        )
      )
        break;
    } else if (/^(?:an?)$/.test(here.word) && part === 0.5 && tokens[at + 1] && bigOf(tokens[at + 1] as Token) !== undefined) {
    } else break;
  }
  if (end < from) return undefined;
  const value = total + (part === undefined ? 0 : part + (total === 0 ? shift : 0));
  return { value: Math.round(value * 1e6) / 1e6, from, to: end, scale };
}
