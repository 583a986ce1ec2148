/** The words about a car in a line: makes, bodies, fuels, gearboxes. Never the line itself. */

import { wholeWords } from '../../../language/whole-words.ts';

export type Kind = 'make' | 'body' | 'fuel' | 'drive' | 'gearbox' | 'age' | 'seater' | 'plain';

const terms: readonly (readonly [Kind, string])[] = [
  [
    'make',
    '(?:maruti|suzuki|tata|mahindra|hyundai|toyota|honda|kia|renault|nissan|ford|skoda|volkswagen|vw|mg|jeep|datsun|fiat|chevrolet|bmw|audi|mercedes(?: benz)?|volvo|byd|ambassador|royal enfield|tvs|hero|bajaj)',
  ],
  [
    'make',
    '(?:alto(?: 800| k ?10)?|swift|dzire|wagon ?-?r|baleno|ertiga|brezza|celerio|eeco|fronx|jimny|ignis|ciaz|omni|zen|esteem|s-?presso|grand vitara|maruti 800|xl6|gypsy|ritz|s-?cross|sx4|estilo|a-?star|(?:grand )?i ?-?(?:10|20|ten|twenty)|honda (?:city|brio|jazz|amaze|civic|elevate)|(?<=(?:drive|have|own|drives|has|got) (?:an? |my )?(?:old |\\d{4} )?)city|city(?= (?:\\d{4}|petrol|diesel|zx|vx|cvt|idtec))|creta|venue|verna|santro|exter|alcazar|aura|nexon|punch|tiago|tigor|safari|harrier|altroz|curvv|indica|nano|scorpio|bolero|xuv ?-?\\d\\w*|thar|marazzo|innova|crysta|hycross|fortuner|glanza|etios|qualis|corolla|camry|rumion|taisor|amaze|brio|jazz|civic|elevate|seltos|sonet|carens|carnival|kwid|duster|triber|kiger|magnite|sunny|micra|ecosport|figo|endeavour|octavia|kushaq|slavia|rapid|polo|vento|taigun|virtus|hector|astor|comet|compass|redi ?go|premier padmini|padmini|contessa|tavera|sumo|xylo|verito|logan|fiesta|accent|getz|eon|aveo|cruze|optra|lancer|pajero|hexa|kuv ?\\d+|tuv ?\\d+|invicto|hyryder|yaris|liva|wr-?v|br-?v|hr-?v|cr-?v|mobilio|terrano|lodgy|yeti|fabia|superb|jetta|passat|tiguan|gloster|meridian|punto|linea|platina|passion pro|unicorn|access 125|ntorq|apache|chetak|ather|beat|splendor|pulsar|activa|jupiter|bullet|kiran|vista+r|tez)(?: (?:ev|cng|vxi|lxi|zxi|vdi|sportz|asta|crysta|hycross|neo|classic|dzire))?(?: neo)?',
  ],
  [
    'make',
    'ए[ंम]्?बेस[ेैा]?डर|पद्मिनी|आई ?(?:10|20|टेन|ट्वेंटी)|एर्टिगा|वैगनआर|ब्रेजा|डिज़ायर|डिजायर|सेलेरियो|ईको|ओमनी|फ्रॉन्क्स|जिम्नी|इग्निस|सियाज़|सियाज|वेन्यू|वरना|एक्सटर|अल्काज़ार|अल्काजार|टिगोर|सफारी|हैरियर|अल्ट्रोज़|अल्ट्रोज|इंडिका|नैनो|एक्सयूवी ?\\d+|फॉर्च्यूनर|ग्लैंजा|ग्लैंज़ा|इटियोस|(?:होंडा )?सिटी|अमेज़|अमेज|जैज़|सेल्टोस|सोनेट|कैरेंस|क्विड|डस्टर|ट्राइबर|काइगर|मैग्नाइट|हेक्टर|पोलो|वेंटो|स्लाविया|कुशाक|बुलेट|स्प्लेंडर|पल्सर|जुपिटर|हुंडई|टाटा|मारुति(?: 800| ८००)?|महिंद्रा|टोयोटा|होंडा|किआ|ऑल्टो|आल्टो|स्विफ्ट|वैगन ?आर|बलेनो|अर्टिगा|ब्रेज़ा|क्रेटा|सैंट्रो|नेक्सॉन|पंच|टियागो|स्कॉर्पियो|बोलेरो(?: नियो)?|थार|इनोवा|फॉर्च्यूनर|एक्टिवा|किरण|विस्तार|तेज़',
  ],
  [
    'body',
    '(?:compact |mid ?-?size |small |big |large |mini |full ?-?size )?(?:suvs?|sedans?|hatch ?backs?|muvs?|mpvs?|crossover|convertible|pick ?up(?: truck| van)?|(?:delivery )?vans?|jeep|scooter|scooty|bike|motor ?cycle|two wheeler|tempo|tractor|auto rickshaw)(?: (?:under|below|sub|less than) (?:4|four) ?(?:m|metre|meter|mtr)s?| type)?|(?:छोटी|बड़ी)(?: सी)? (?:हो|होनी)|(?:small|chh?oti|choti|badi)(?: si)? (?:ho|honi)(?! (?:gay|jaa?))|ट्रैक्टर|एसयूवी|सेडान|हैचबैक|स्कूटर|स्कूटी|बाइक|जीप|पिक ?-?अप',
  ],
  [
    'body',
    '(?:something )?(?:a )?(?:small|smaller|big|bigger|large|larger|compact|family|cheap|chh?oti|badi|bari|chh?ota|bada|lambi|sasti) (?:automatic |electric |petrol |diesel |cng )?(?:car|gaadi|gadi|one|vehicle)|(?:छोटी|बड़ी|सस्ती)(?: सी)? (?:गाड़ी|कार)',
  ],
  ['body', 'something (?:small|big|compact|cheap|tall|large)(?:er|ger)?|auto(?= (?:chala|hai|rickshaw))'],
  [
    'fuel',
    '(?:small |compact |big |chh?oti |badi )?(?:petrol|diesel|deisel|cng|hybrid|electric|ev|bijli wali)|पेट्रोल|डीज़ल|डीजल|सीएनजी|हाइब्रिड|इलेक्ट्रिक|बिजली वाली',
  ],
  ['gearbox', '(?:small |compact |big )?(?:automatic|manual|amt|cvt|dct)|ऑटोमैटिक|मैनुअल|आटोमेटिक'],
  ['age', '(?:second|2nd) ?-?hand|used|pre ?-?owned|purani gaadi|first car|pehli (?:gaadi|car)|पुरानी गाड़ी|पहली (?:गाड़ी|कार)|सेकंड हैंड'],
  ['drive', '4 ?x ?4|4 by 4|four by four|four wheel drive|awd|4wd|sun ?roof|फ़ोर बाय फ़ोर|फोर बाय फोर|सनरूफ़?'],
  [
    'seater',
    '(?:\\d|five|six|seven|eight|paanch|panch|chhe|che|saat|sat|aath)[ -]?seaters?(?: wali)?|(?:\\d|पाँच|पांच|छह|सात|आठ)[ -]?सीटर(?: वाली)?',
  ],
  ['plain', 'car|cars|gaadi|gadi|vehicle|गाड़ी|कार'],
];

export const patterns = terms.map(([kind, source]) => ({ kind, pattern: wholeWords(source, 'giu') }));
const year = String.raw`(?:19[89]\d|20[0-3]\d)`;
const yearBefore = new RegExp(String.raw`${year}(?:[- ](?:model|wali|ki|ka))?\s+$`, 'iu');
const yearAfter = new RegExp(String.raw`^\s+(?:(?:hai|h|है|from|of) )?(?:\(?${year}\)?)(?![\d,])`, 'u');

export interface Term {
  kind: Kind;
  text: string;
  start: number;
  end: number;
}

/** The terms of a line in its order, the longest where two overlap. */
export function termsOf(text: string, line = text): Term[] {
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
          /^(?:हूँ|तेज़|hero|jeep|beat|rapid|sunny|punch|zen|comet|nano|compass|used)$/iu.test(found) &&
          !carAround.test(line.replace(found, ' '))
        )
      );
    })
    .sort((a, b) => a.start - b.start);
}

/** Words that are names of cars, and other things besides: only where something else speaks of a car. */
const carAround =
  /\b(car|gaadi|gadi|suv|drive|driv\w+|have|need|want|chahiye|buy|now|only|today|abhi|electric|petrol|diesel|bike|wali|hai|leni|model|maruti|tata|hyundai|hero|bajaj)\b|गाड़ी|कार|इलेक्ट्रिक/iu;
/** "I have used" speaks of no used car. */
const isNoTerm = (text: string, found: string, end: number): boolean =>
  (/^pick ?up$/i.test(found) &&
    /^\s+(?:my|our|the|guests?|kids|children|people|customers?|them|him|her|staff|goods)\b/i.test(text.slice(end))) ||
  (/^used$/i.test(found) && !/^\s+(?:\S+ )?(?:cars?|vehicles?|ones?|gaadi|gadi|suv|sedan|hatchback|market)\b/i.test(text.slice(end)));

/** The name of a car with the year that stands beside it. */
export const spelled = (text: string, term: Term): string => {
  const before = yearBefore.exec(text.slice(0, term.start))?.[0].match(/\d{4}/)?.[0];
  const after = yearAfter.exec(text.slice(term.end))?.[0].match(/\d{4}/)?.[0];
  const said = term.text.replace(/ (?:ho|honi|हो|होनी)$/u, '');
  if (term.kind !== 'make') return said;
  const count = countBefore.exec(text.slice(0, term.start))?.[1];
  return [count, before ?? after, said].filter(Boolean).join(' ');
};
/** "Four Etios". */
const countBefore = /(?<![\p{L}\p{M}\d.])([2-9]|1\d|two|three|four|five|six|do|teen|cha+r|paa?nch|दो|तीन|चार|पाँच|पांच) $/iu;

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
