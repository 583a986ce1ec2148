/** What a sentence tells of the car that is there and of the one that is wanted, beside what was told before. */

import { numberIn } from '../../../language/numbers.ts';
import { speaksOfCar, termsOf } from './car-terms.ts';
import { correctedCar, exchangedCar } from './corrections.ts';
import { type AryaState, noCar } from './note.ts';
import { vehicleIn, yearSaid } from './vehicle.ts';
import { mergedWants, sizeIn, withoutRefused } from './wanted-words.ts';

export type CarsTold = Pick<AryaState, 'drives' | 'sold' | 'wants' | 'supposed'>;

/** @param isAsked the car was asked for @param isTrade a dealer speaks of the cars of the trade */
export function carsIn(
  sentence: string,
  before: AryaState,
  { isAsked, isAsking, isTrade }: { isAsked: boolean; isAsking: boolean; isTrade: boolean },
): CarsTold {
  const found: CarsTold = {};
  const ofThat = toldOfThat(sentence, before, isAsking);
  if (ofThat !== undefined) return { drives: ofThat, ...withYear(sentence, ofThat, undefined) };
  const anew = exchangedCar(sentence, before) ?? correctedCar(sentence, before);
  const vehicle = vehicleIn(anew?.said ?? sentence, {
    isAsked,
    isQuestion: isAsking || weighs.test(sentence),
    hasDrives: before.drives !== undefined && !before.supposed,
    hasWants: before.wants !== undefined,
    corrected: anew?.of ?? (before.complains ? 'drives' : undefined),
  });
  if (vehicle.sold !== undefined) found.sold = vehicle.sold;
  if (vehicle.drives !== undefined && !isTrade) {
    // "I want to exchange the Nano", of an Ambassador and a Nano: both are still there.
    const now = [...new Set(vehicle.drives.split(', '))].join(', ');
    found.drives = before.drives?.toLowerCase().includes(now.toLowerCase()) ? before.drives : now;
    if (vehicle.isSupposed) found.supposed = vehicle.drives;
  } else if (before.drives === undefined && drivesNone.test(sentence)) found.drives = noCar;
  // A car that only seemed to be there is the one that is wanted, once the real one is told: "Nexon", then "I have a Baleno".
  const supposed = before.supposed || undefined;
  const isOther = supposed !== undefined && found.drives !== undefined && found.drives !== before.drives && found.supposed === undefined;
  if (isOther) found.wants = mergedWants(before.wants, supposed, true);
  if (isOther || (supposed !== undefined && vehicle.wants?.toLowerCase().includes(supposed.toLowerCase()))) {
    found.supposed = '';
    if (!isOther) found.drives = '';
  }
  const size = isAsked || before.wants !== undefined || speaksOfCar(sentence) ? sizeIn(sentence) : undefined;
  // "The dead Alto, will it fetch anything?": nobody looks for the car that is there.
  const isThat = vehicle.wants !== undefined && before.drives?.toLowerCase().includes(vehicle.wants.toLowerCase()) && !seeks.test(sentence);
  const said =
    (isThat ? undefined : vehicle.wants) ?? size ?? (seeksSize.test(sentence) && !isAsking ? seeksSize.exec(sentence)?.[1] : undefined);
  if (said !== undefined && !isTrade)
    found.wants = mergedWants(found.wants ?? before.wants, said, addition.test(sentence) && !exchanges.test(sentence));
  const wanted = found.wants ?? before.wants;
  if (vehicle.refused && wanted !== undefined && !isAsking) found.wants = withoutRefused(wanted, vehicle.refused) ?? '';
  return { ...found, ...withYear(sentence, found.drives ?? before.drives, vehicle.drives) };
}

const seeks = /\b(?:want|need|looking|buy|new|another|again|same|chahiye|leni|lena|nayi|nai|dusri|phir)\b|चाहिए|लेनी|नई|फिर/iu;
/** A sentence about the car that was named before: its fuel or gearbox with its year, its kilometres, its kit. */
function toldOfThat(sentence: string, { drives, supposed }: AryaState, isAsking: boolean): string | undefined {
  const terms = termsOf(sentence).filter(({ kind }) => kind !== 'plain' && kind !== 'age');
  const isOnly = terms.length > 0 && terms.every(({ kind }) => kind === 'fuel' || kind === 'gearbox');
  if (!drives || supposed || drives === noCar || isAsking || !isOnly || seeks.test(sentence) || !ofOwnCar.test(sentence)) return undefined;
  const anew = terms.map(({ text }) => text).filter((text) => !drives.toLowerCase().includes(text.toLowerCase()));
  return [drives, ...anew].join(', ');
}
const ofOwnCar =
  /(?<!\d)(?:19[89]\d|20[0-3]\d)(?!\d)|\b(?:model|chali|chal chuki|lagwa\w*|fitted|kit|owner|purani|(?:petrol|diesel|cng|automatic|manual) (?:wali |hi )?(?:hai|h) (?:wo|woh|vo)|chalti)\b|मॉडल|चली|लगवा|पुरानी/iu;
/** "Looking for something cute and small" */
const seeksSize =
  /\b(?:looking for|want|need|chahiye) (?:an? |some ?thing |sth |smthng |kuch )*(?:\p{L}+ (?:n|and|&|but) )?(small|big|compact|tall|chh?oti|badi)\b(?! (?:loan|emi|amount|question|discount|favou?r|doubt|family|boot|budget))/iu;
/** The car that is there with its year, where the sentence says one: "2013 model hai", "correction, 2013". */
function withYear(sentence: string, drives: string | undefined, now: string | undefined): Pick<CarsTold, 'drives'> {
  if (!drives) return {};
  const year = modelYear.exec(sentence)?.[1] ?? yearInWords(sentence) ?? (now === undefined ? undefined : yearSaid(sentence));
  const anew = yearKnown.test(drives) && now === undefined && correctsYear.test(sentence) ? yearSaid(sentence) : undefined;
  if (anew !== undefined && !saysYearOfElse.test(sentence)) return { drives: drives.replace(yearKnown, anew) };
  return year !== undefined && !yearKnown.test(drives) && !looksForYear.test(sentence) ? { drives: `${year} ${drives}` } : {};
}

/** "2013 model hai", of the car that was named before. */
const modelYear = /\b((?:19[89]|20[0-3])\d) ?(?:model|ki|ka|wali|मॉडल|की)/iu;
/** "Two thousand nine model", "twenty fifteen model", "do hazar nau ki". */
function yearInWords(text: string): string | undefined {
  const said = /\b(?:two thousand(?: and)?|twenty|do ha[jz]a+r) (\p{L}+(?: \p{L}+)?) (?:model|ki|ka|wali)\b/iu.exec(text)?.[1];
  const count = said === undefined ? undefined : numberIn(said);
  return count !== undefined && count >= 1 && count <= 30 ? String(2000 + count) : undefined;
}
const looksForYear = /\b(want|looking|chahiye|leni|new|nayi|nai)\b|चाहिए|लेनी/iu;
const correctsYear = /^[^\p{L}\p{M}\p{N}]*(?:correction|sorry|no|actually|not|nahi+n?|wait|oops|my mistake|it'?s|model|i mean|नहीं)\b|नहीं/iu;
const saysYearOfElse = /\bwhen (?:i|we)\b/iu;
const yearKnown = /\b(?:19|20)\d\d\b/;
/** "I have nothing now", "abhi koi gaadi nahi". */
const drivesNone = new RegExp(
  [
    String.raw`\b(?:have|own|drive) (?:nothing|no (?:car|vehicle)|neither)\b|\bno (?:car|vehicle)s?\b(?! (?:needed|wanted|required|for|should|is|has|will|can))`,
    String.raw`\b(?:nothing|no car) (?:now|at present|currently|today|yet)\b|\b(?:don'?t|dont|do not|never|not) (?:have|had|own|owned) (?:a |any )?(?:car|vehicle)\b`,
    String.raw`\b(?:koi |abhi |meri |apni |mere paas )*(?:gaadi|gadi|car|scooty|scooter|bike)(?: (?:abhi|bhi|to|toh|koi|to koi|kabhi|filhaal|ek bhi)){0,3} (?:nahi+n?|nhi)(?: hai| h| thi| li| rakhi)?\s*(?=$|[,.;])|\bkoi (?:gaadi|gadi|car) nahi+n?\b(?! (?:leni|chahiye))`,
    String.raw`(?:गाड़ी|कार|स्कूटी|बाइक)(?: (?:भी|तो|अभी|कोई|कभी))* नहीं(?! (?:चाहिए|ले(?:नी|ना)|मिल|चल|कर))|कुछ नहीं है`,
  ].join('|'),
  'iu',
);
/** "New is all right, or second hand", "camera aata hai na": a question without its mark. */
const weighs = /\b(?:better|thik|theek|ach+h?a|sahi)\b.* (?:ya|or) |\b(?:hai|hota|hoti|aata|ata|aati|milta|milti) na\b/iu;
const exchanges = /\b(make it|make that|instead|change|kar do|kar dijiye)\b|कर दो/iu;
const addition = /\b(also|too|or|bhi|aur|and)\b|भी|और/iu;
