/** The words about a car in a line: makes, bodies, fuels, gearboxes. Never the line itself. */

import { numberIn } from '../../../language/numbers.ts';
import { wholeWords } from '../../../language/whole-words.ts';

type Kind = 'make' | 'body' | 'fuel' | 'drive' | 'gearbox' | 'age' | 'seater' | 'plain';

const terms: readonly (readonly [Kind, string])[] = [
  [
    'make',
    '(?:maruti|suzuki|tata|mahindra|hyundai|toyota|honda|kia|renault|nissan|ford|skoda|volkswagen|vw|mg|jeep|datsun|fiat|chevrolet|bmw|audi|mercedes(?: benz)?|volvo|byd|ambassador|royal enfield|tvs|hero|bajaj)',
  ],
  [
    'make',
    '(?:alto(?: 800| k ?10)?|swift|dzire|wagon ?-?r|baleno|ertiga|brezza|celerio|eeco|fronx|jimny|ignis|ciaz|omni|zen|esteem|s-?presso|grand vitara|maruti 800|xl6|(?:grand )?i ?-?(?:10|20|ten|twenty)|honda (?:city|jazz|amaze|civic|elevate)|creta|venue|verna|santro|exter|alcazar|aura|nexon|punch|tiago|tigor|safari|harrier|altroz|curvv|indica|nano|scorpio|bolero|xuv ?-?\\d\\w*|thar|marazzo|innova|crysta|hycross|fortuner|glanza|etios|qualis|corolla|camry|rumion|taisor|amaze|jazz|civic|elevate|seltos|sonet|carens|carnival|kwid|duster|triber|kiger|magnite|sunny|micra|ecosport|figo|endeavour|octavia|kushaq|slavia|rapid|polo|vento|taigun|virtus|hector|astor|comet|compass|redi ?go|beat|splendor|pulsar|activa|jupiter|bullet|kiran|vista+r|tez)(?: (?:ev|cng|vxi|lxi|zxi|vdi|sportz|asta|crysta|hycross|neo|classic|dzire))?',
  ],
  [
    'make',
    'आई ?(?:10|20|टेन|ट्वेंटी)|एर्टिगा|वैगनआर|ब्रेजा|डिज़ायर|डिजायर|सेलेरियो|ईको|ओमनी|फ्रॉन्क्स|जिम्नी|इग्निस|सियाज़|सियाज|वेन्यू|वरना|एक्सटर|अल्काज़ार|अल्काजार|टिगोर|सफारी|हैरियर|अल्ट्रोज़|अल्ट्रोज|इंडिका|नैनो|एक्सयूवी ?\\d+|फॉर्च्यूनर|ग्लैंजा|ग्लैंज़ा|इटियोस|(?:होंडा )?सिटी|अमेज़|अमेज|जैज़|सेल्टोस|सोनेट|कैरेंस|क्विड|डस्टर|ट्राइबर|काइगर|मैग्नाइट|हेक्टर|पोलो|वेंटो|स्लाविया|कुशाक|बुलेट|स्प्लेंडर|पल्सर|जुपिटर|हुंडई|टाटा|मारुति(?: 800| ८००)?|महिंद्रा|टोयोटा|होंडा|किआ|ऑल्टो|आल्टो|स्विफ्ट|वैगन ?आर|बलेनो|अर्टिगा|ब्रेज़ा|क्रेटा|सैंट्रो|नेक्सॉन|पंच|टियागो|स्कॉर्पियो|बोलेरो|थार|इनोवा|फॉर्च्यूनर|एक्टिवा|किरण|विस्तार|तेज़',
  ],
  [
    'body',
    '(?:compact |mid ?-?size |small |big |large |mini |full ?-?size )?(?:suvs?|sedans?|hatch ?backs?|muvs?|mpvs?|crossover|convertible|pick ?up(?: truck| van)?|(?:delivery )?vans?|jeep|scooter|scooty|bike|motor ?cycle|two wheeler|tempo|tractor|auto rickshaw)|ट्रैक्टर|एसयूवी|सेडान|हैचबैक|स्कूटर|स्कूटी|बाइक|जीप',
  ],
  [
    'body',
    '(?:something )?(?:a )?(?:small|smaller|big|bigger|large|larger|compact|family|cheap|chh?oti|badi|bari|chh?ota|bada|lambi|sasti) (?:automatic |electric |petrol |diesel |cng )?(?:car|gaadi|gadi|one|vehicle)|(?:छोटी|बड़ी|सस्ती)(?: सी)? (?:गाड़ी|कार)',
  ],
  ['body', 'something (?:small|big|compact|cheap|tall|large)(?:er|ger)?|auto(?= (?:chala|hai|rickshaw))'],
  ['fuel', 'petrol|diesel|deisel|cng|hybrid|electric|ev|bijli wali|पेट्रोल|डीज़ल|डीजल|सीएनजी|हाइब्रिड|इलेक्ट्रिक|बिजली वाली'],
  ['gearbox', '(?:small |compact |big )?(?:automatic|manual|amt|cvt|dct)|ऑटोमैटिक|मैनुअल|आटोमेटिक'],
  ['age', '(?:second|2nd) ?-?hand|used|pre ?-?owned|purani gaadi|first car|pehli (?:gaadi|car)|पुरानी गाड़ी|पहली (?:गाड़ी|कार)|सेकंड हैंड'],
  ['drive', '4 ?x ?4|4 by 4|four by four|four wheel drive|awd|4wd|sun ?roof|फ़ोर बाय फ़ोर|फोर बाय फोर|सनरूफ़?'],
  [
    'seater',
    '(?:\\d|five|six|seven|eight|paanch|panch|chhe|che|saat|sat|aath)[ -]?seat(?:er|ers|s)?(?: wali)?|(?:\\d|पाँच|पांच|छह|सात|आठ)[ -]?(?:सीटर|सीट)(?: वाली)?',
  ],
  ['plain', 'car|cars|gaadi|gadi|vehicle|गाड़ी|कार'],
];

const patterns = terms.map(([kind, source]) => ({ kind, pattern: wholeWords(source, 'giu') }));
const year = String.raw`(?:19[89]\d|20[0-3]\d)`;
const yearBefore = new RegExp(String.raw`${year}(?:[- ](?:model|wali|ki|ka))?\s+$`, 'iu');
const yearAfter = new RegExp(String.raw`^\s+(?:(?:hai|h|है|from|of) )?(?:\(?${year}\)?)(?![\d,])`, 'u');

interface Term {
  kind: Kind;
  text: string;
  start: number;
  end: number;
}

/** The terms of a line in its order, the longest where two overlap. */
function termsOf(text: string, line = text): Term[] {
  return patterns
    .flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ kind, text: found, start: index, end: index + found.length })),
    )
    .filter(({ start, end, text: found }, _, all) => {
      const isInside = all.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start);
      return (
        !isInside &&
        !isNoTerm(text, found, end) &&
        !(
          /^(?:हूँ|तेज़|hero|jeep|beat|rapid|sunny|punch|pulsar|zen|comet|nano|compass|used)$/iu.test(found) &&
          !carAround.test(line.replace(found, ' '))
        )
      );
    })
    .sort((a, b) => a.start - b.start);
}

/** Words that are names of cars, and other things besides: only where something else speaks of a car. */
const carAround =
  /\b(car|gaadi|gadi|suv|drive|driv\w+|have|need|want|chahiye|buy|electric|petrol|diesel|bike|wali|hai|leni|model|maruti|tata|hyundai|hero|bajaj)\b|गाड़ी|कार|इलेक्ट्रिक/iu;
/** "I have used" speaks of no used car. */
const isNoTerm = (text: string, found: string, end: number): boolean =>
  (/^pick ?up$/i.test(found) &&
    /^\s+(?:my|our|the|guests?|kids|children|people|customers?|them|him|her|staff|goods)\b/i.test(text.slice(end))) ||
  (/^used$/i.test(found) && !/^\s+(?:\S+ )?(?:cars?|vehicles?|ones?|gaadi|gadi|suv|sedan|hatchback|market)\b/i.test(text.slice(end)));

const spelled = (text: string, term: Term): string => {
  const before = yearBefore.exec(text.slice(0, term.start))?.[0].match(/\d{4}/)?.[0];
  const after = yearAfter.exec(text.slice(term.end))?.[0].match(/\d{4}/)?.[0];
  return term.kind === 'make' && (before ?? after) ? `${before ?? after} ${term.text}` : term.text;
};

/** "A car", "gaadi leni hai": a car, and nothing of it yet. */
export const isCarAlone = (text: string): boolean => speaksOfCar(text) && carAlone.test(text);
const carAlone =
  /^\W*(?:(?:hi|hello|namaste|i|i'm|we|am|are|want|wanna|need|would|like|thought|think|thinking|of|so|um|uh|now|one|looking|for|to|buy|purchase|get|a|an|new|the|car|cars|gaadi|gadi|vehicle|my|family|mujhe|hume|humein|main|ek|nayi|nai|leni|lena|hai|thi|chahiye|dekhni|kharidni|chahta|chahti|hoon|hun|hu|ji|please|नमस्ते|मुझे|हमें|एक|नई|गाड़ी|कार|लेनी|लेना|चाहिए|देखनी|ख़रीदनी|खरीदनी|है|थी|जी)\W*)+$/iu;

/** Whether a line speaks of a car at all. */
export const speaksOfCar = (text: string): boolean => termsOf(text).length > 0;

/** The line without the names of cars, whose numbers count nothing: "i10", "i twenty", "xuv 700". */
export const withoutMakes = (text: string): string =>
  termsOf(text)
    .filter(({ kind }) => kind === 'make' || kind === 'drive')
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text);

const drivesNow =
  /\b((?:give|exchange|sell|trade|replace|change|swap)(?: away| in)? (?:my|our)|(i|we) (?:already |currently |now |still |also |just )?(drive|have|own|use|ride|am on|are on)|i'?m on|(i'?m|i am|we are|we're) driving|have got|i'?ve got|present (?:car|vehicle|one)|existing|currently|at present|right now|abhi|filhaal|purani|mere paas|hamare paas|humare paas|ke paas|(?:my|our) \w+ (?:has|drives)|chali|chal chuki|years? old|yrs old|saal purani|^now|now$|my old|my car|our car|our old|chalat[aei]|exchange|de dunga|deni hai|bechni|bechna|trade in|got a)\b|अभी|पुरानी|चलात|मेरे पास|हमारे पास|बेचनी|बदले में/iu;
const looksFor =
  /\b(test ?drive (?:an?|the|your)|want|wants|looking|look for|need|needs|buy|buying|upgrade|switch|next|new|nayi|nai|interested|booked|thinking(?: of| about)?|planning|prefer|must be|should be|leni|lena|le lu\w*|lunga|lungi|lu|lun|loon|chahiye|chahte|chahta|chahti|dekh rah[aei]|dekhni|kharid\w*|show me|do you (?:have|sell)|is there an?|(?:know|tell me) about|(?:price|cost) (?:of|for) (?:an?|the|your)|(?:ka|ki) (?:daam|dam|keemat) bata\w*|got any|milegi|milegi kya)\b|के बारे|(?:का|की) (?:दाम|क़?ीमत) (?:क्या|बता)|चाहिए|लेनी|लेना|देखनी|ख़?रीद|नई/iu;
/** Kept beside a car, and sold by no car showroom. */
const besideCar = /\b(?:bike|scooter|scooty|motor ?cycle|tractor)\b|बाइक|स्कूटर|स्कूटी|ट्रैक्टर/iu;
const exchanged = /\b(exchange|trade|badl\w*|bech\w*|sell)\b|बदल|बेच/iu;
const tooDear = /\b(mehe?nga|mahanga|expensive|costly|dear|rates?|prices?)\b|महंग|महँग/iu;
const ownCars = /\b(kiran|vista+r|tez)\b|किरण|विस्तार|तेज़/iu;
const isChoice = /\b(or|ya|versus|vs|better than)\b|(?:^|\s)या\s/iu;
const refused = /\b(not|no|without|nahi|nahin|na|mat|don'?t want|chh?odo|chh?od|leave|drop|forget)\b|नहीं|बिना|छोड़ो/iu;

const sells =
  /\b(?:bech|sold|bik)\b.*|\bbech \w+|\bused to (?:have|drive|own)\b|\bhad (?:an?|my|one)\b(?! look)|बेच (?:दी|दिया|डाली)|बिक गई/iu;
/** "Sell the old one": it is still there. */
const sellsLater = /\b(?:bechni|bechna|bech dunga|bech denge|to sell|will sell|want|chahta|chahte)\b|बेचनी|बेचना/iu;
/** "Something like a Thar", "Thar jaisi kuch". */
const isLike = /\b(?:like (?:an?|the)|similar to)\s+$/iu;
const likeAfter = /^\s+(jais[aie]|type)\b|^\s+(जैस[ाीे])/iu;

/** "Bigger than a Creta", "Creta se sasti": what the car is measured by. */
const isCompared = (clause: string, start: number, end: number): boolean =>
  /\bthan (?:an? |the |my )?$/iu.test(clause.slice(0, start)) ||
  /^\s+(?:se|से) (?:\S+ )?(?:sast|bad|chh?ot|ach+h|behtar|lamb|oonch|upar|zyada|kam|सस्त|बड़|छोट|अच्छ|बेहतर)/iu.test(clause.slice(end));
/** "Diesel makes me carsick", "diesel jam jaata hai". */
const isDisliked = (clause: string, end: number): boolean =>
  /^\s+(?:\S+ ){0,2}?(?:makes? (?:me|us|her|him|my)|smells?|freezes?|gives? (?:me|us|her|him)|jam ja|badbo|pasand nahi|nahi chalega|से (?:दिक्कत|उल्टी)|जम जा)/iu.test(
    clause.slice(end),
  );

/** "She cannot climb into a tall SUV" wants none. */
const cannotGetIn =
  /\b(?:can'?t|cannot|can not|unable to|hard to|difficult to|struggles? to|not able to)\b.{0,16}\b(?:climb|get in|get into|sit|step)|\b(?:chadh|chad|baith|utar)\w* nahi+n?|(?:चढ़|चढ|बैठ|उतर)\S* (?:नहीं|नही)|(?:चढ़|चढ|बैठ|उतर)ने में (?:दिक्कत|तकलीफ़?)/iu;

export interface VehicleFound {
  sold?: string;
  drives?: string;
  wants?: string;
}

/**
 * What a sentence says of the visitor's car and of the one they look for.
 * @param isAsked the car was asked for: then a word alone answers
 * @param corrected which of the two a line that only corrects is about
 */
export function vehicleIn(
  text: string,
  {
    isAsked,
    isQuestion,
    hasDrives,
    corrected,
  }: { isAsked: boolean; isQuestion: boolean; hasDrives: boolean; corrected?: 'drives' | 'wants' | undefined },
): VehicleFound {
  const found: { drives: string[]; sold: string[]; wants: string[] } = { drives: [], sold: [], wants: [] };
  let target: 'drives' | 'wants' | undefined;
  for (const clause of text.split(
    /[,;.!?।]+|\s(?:and|but|aur|par|lekin|magar|because|instead of|so|isliye|therefore)\s|\s(?:badal ?(?:kar|ke)|bech ?(?:kar|ke)|exchange kar ?ke|de ?kar|बदलकर|बेचकर|देकर)\s|\s(?=(?:i|we) (?:now )?(?:want|need|would like|am looking|are looking)\b)|\s(?:और|पर|लेकिन)\s/iu,
  )) {
    const all = termsOf(clause, text).filter(({ start, end }) => !isCompared(clause, start, end) && !isDisliked(clause, end));
    if (
      looksFor.test(clause) &&
      !(drivesNow.test(clause) && /\b(exchange|deni|bech|(?:give|sell|trade|replace|change|swap)\b.* (?:my|our)\b)/i.test(clause))
    )
      target = 'wants';
    else if (drivesNow.test(clause)) target = 'drives';
    else if (corrected && all.some(({ kind }) => kind === 'make')) target = corrected;
    const clauseTerms = all.filter(({ kind }) => kind !== 'plain');
    if (clauseTerms.length === 0 || cannotGetIn.test(clause)) continue;
    const alike = clauseTerms.find(
      ({ kind, start, end }) => kind === 'make' && (isLike.test(clause.slice(0, start)) || likeAfter.test(clause.slice(end))),
    );
    if (alike) {
      const word = likeAfter.exec(clause.slice(alike.end));
      const others = clauseTerms.filter((term) => term !== alike);
      found.wants.push(word ? `${alike.text} ${word[1] ?? word[2]}` : `like ${alike.text}`);
      if (others.length > 0) found.wants.push(phraseOf(clause, others));
      continue;
    }
    if (!isQuestion && sells.test(clause) && !sellsLater.test(clause) && clauseTerms.some(({ kind }) => kind === 'make')) {
      found.sold.push(phraseOf(clause, clauseTerms));
      continue;
    }
    const isListed =
      clauseTerms.length === 1 && clauseTerms[0]?.text === clause.trim() && termsOf(text).some(({ kind }) => kind === 'seater');
    if (isQuestion && target === undefined && !isListed && !ownCars.test(clause)) continue;
    if (
      isChoice.test(clause) &&
      clauseTerms.length > 1 &&
      (isQuestion || clauseTerms.some(({ kind }) => kind === 'fuel' || kind === 'gearbox'))
    )
      continue;
    const wanted = clauseTerms.filter(
      ({ start, end }) =>
        !refused.test(`${clause.slice(Math.max(0, start - 12), start).replace(setsRight, '')}|${wordsWithin(clause.slice(end), 8)}`),
    );
    if (wanted.length === 0) continue;
    // "Is an old car taken in exchange?", "petrol has become dear": neither is driven or looked for.
    if (isQuestion && exchanged.test(clause) && wanted.every(({ kind }) => kind === 'age')) continue;
    if (!looksFor.test(clause) && tooDear.test(clause) && wanted.every(({ kind }) => kind === 'fuel')) continue;
    const isMake = wanted.some(({ kind }) => kind === 'make');
    // Whoever names the year of a car speaks of one that is there.
    if (target === undefined && isMake && wanted.some((term) => spelled(clause, term) !== term.text)) target = 'drives';
    // "I drive a Swift, SUV for five": one car is driven, and what comes after it is looked for.
    if (target === 'drives' && !isMake && found.drives.length > 0 && !drivesNow.test(clause) && !besideCar.test(clause)) target = 'wants';
    const to =
      ownCars.test(clause) || (!isMake && target !== 'drives')
        ? 'wants'
        : (target ?? (isAsked && !hasDrives ? 'drives' : isQuestion ? undefined : 'wants'));
    if (to) found[to].push(phraseOf(clause, wanted));
  }
  const { drives, sold, wants } = found;
  return {
    ...(sold.length > 0 && { sold: sold.join(', ') }),
    ...(drives.length > 0 && { drives: drives.join(', ') }),
    ...(wants.length > 0 && { wants: wants.join(', ') }),
  };
}

/** "Nahi yaar petrol hi": the no is of what was said before. */
const setsRight = /^\W*(?:no|nope|nahi+n?|नहीं)[\s,]+(?:yaar|bhai|na|sorry|ji|wait|यार|भाई)\s+$/iu;
/** "Small", "chhoti si": the size alone, where the car was asked for. */
export const sizeIn = (text: string): string | undefined => sizeAlone.exec(text)?.[1] ?? sizeOfBoth.exec(text)?.[1];
const sizeOfBoth = /\b(?:cars?|vehicles?|gaadiya\w*)\b.*\b(?:both|all|dono) (small|big|compact|large|chh?oti|badi)\b/iu;
const sizeAlone =
  /^\W*(?:(?:a|something|one|koi|ek|bas|just|not too)\s+)*(small|big|bigger|smaller|compact|large|chh?oti|badi|छोटी|बड़ी)(?: (?:one|si|wali|car|gaadi|सी|वाली))*\W*$/iu;

/** The whole words at the beginning of a text. */
const wordsWithin = (text: string, length: number): string =>
  /^[\p{L}\p{M}]/u.test(text.slice(length)) ? text.slice(0, length).replace(/[\p{L}\p{M}]+$/u, '') : text.slice(0, length);

/**
 * The words about what is looked for without the count of seats, which has a slot of its own; all of them where it is the only one. A seven
 * seater for six people stays one.
 */
export function withoutSeats(wants: string, seats: string): string {
  const people = Number.parseInt(seats, 10);
  const seater = patterns.find(({ kind }) => kind === 'seater')?.pattern ?? '';
  const kept = wants.split(', ').map((part) =>
    part
      .replace(seater, (said) => ((numberIn(said.replace('-', ' ')) ?? 0) > people ? said : ''))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const text = kept.filter(Boolean).join(', ');
  return text === '' ? `${seats} seater` : text;
}

/** The words about what is looked for with another count of seats. */
export const withSeats = (wants: string, from: string, to: string): string =>
  wants
    .split(', ')
    .map((part) => (numberIn(/\S+(?=[ -]seat|[ -]सीट)/iu.exec(part)?.[0] ?? '') === Number(from) ? `${to} seater` : part))
    .join(', ');

/** Terms side by side make one phrase; others are apart by commas. */
function phraseOf(clause: string, wanted: readonly Term[]): string {
  let phrase = '';
  let end = 0;
  for (const term of wanted) {
    const isBeside = phrase !== '' && clause.slice(end, term.start).trim() === '';
    phrase += `${phrase === '' ? '' : isBeside ? ' ' : ', '}${spelled(clause, term)}`;
    end = term.end;
  }
  return phrase;
}

/** What was wanted before with what is wanted now: a new fuel replaces the old one, a gearbox is added. */
export function mergedWants(before: string | undefined, now: string, isAddition: boolean): string {
  if (before === undefined) return [...new Set(now.split(', '))].join(', ');
  const kindsNow = new Set(termsOf(now).map(({ kind }) => kind));
  const isNamed = (text: string) => now.toLowerCase().includes(text.toLowerCase());
  const kept = before.split(', ').flatMap((part) => {
    const partTerms = termsOf(part);
    if (isNamed(part)) return [];
    if (isAddition || !partTerms.some(({ kind }) => kindsNow.has(kind))) return [part];
    // Of "diesel suv" the new petrol replaces the diesel alone.
    const left = partTerms.filter(({ kind }) => !kindsNow.has(kind) && kind !== 'plain').map(({ text }) => text);
    return left.length > 0 ? [left.join(' ')] : [];
  });
  return [...new Set([...kept, ...now.split(', ')])].join(', ');
}
