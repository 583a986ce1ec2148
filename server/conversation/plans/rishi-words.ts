/** What Rishi reads of a journey from a line: days, roads, months, country, company, the city, the purse. In three languages. */

import type { InLangs, Lang } from '../../personas/persona.ts';

export const kinds = ['mountain', 'sea', 'forest', 'desert', 'river', 'old-town'] as const;
export type Kind = (typeof kinds)[number];

export interface Start {
  /** The city as `near` of the places names it; undefined for one that is not known. */
  key?: string;
  name: InLangs;
  /** Where one gets to in a night from it; undefined where that is not known. */
  regions?: readonly string[];
}

export type Company =
  | 'solo'
  | 'mother'
  | 'father'
  | 'parents'
  | 'grandparents'
  | 'elders'
  | 'wife'
  | 'husband'
  | 'partner'
  | 'baby'
  | 'children'
  | 'friends'
  | 'family';

/** What is known of a journey. */
export interface Journey {
  days?: number;
  roads?: 'good' | 'train' | 'rough';
  /** 1 to 12, several for a season. */
  months?: number[];
  kinds?: Kind[];
  company?: Company[];
  start?: Start;
  budget?: { level?: 'thrifty' | 'middling' | 'comfortable'; text?: string };
}

export type Slot = 'days' | 'start' | 'season' | 'kind' | 'company' | 'roads' | 'budget';

/** Without nukta, and with one sign for nasals: people write both ways. */
const folded = (text: string): string => text.normalize('NFD').replaceAll('\u093c', '').normalize('NFC').replaceAll('ँ', 'ं');

/** One form for matching: small letters, European digits, Devanagari without its variants. */
export const plain = (text: string): string =>
  folded(text)
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[’`]/g, "'");

/** Whole words, in Latin letters or Devanagari. */
export const words = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${folded(source)})(?![\p{L}\p{M}\p{N}])`, 'u');

/* Numbers */

const numbers: readonly (readonly [number, string])[] = [
  [1, 'one|ek|एक'],
  [2, 'two|do|दो'],
  [3, 'three|teen|tin|तीन'],
  [4, 'four|char|chaar|चार'],
  [5, 'five|panch|paanch|पांच'],
  [6, 'six|che|chhe|chah|chhah|chhay|छह|छः|छे|छ'],
  [7, 'seven|sat|saat|सात'],
  [8, 'eight|ath|aath|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|dus|दस'],
  [11, 'eleven|gyarah|ग्यारह'],
  [12, 'twelve|barah|baarah|बारह'],
  [14, 'fourteen|chaudah|चौदह'],
  [15, 'fifteen|pandrah|पंद्रह|पन्द्रह'],
  [20, 'twenty|bees|bis|बीस'],
  [21, 'twenty[- ]one|ikkis|इक्कीस'],
];
const numberSource = folded(`\\d{1,2}|${numbers.map(([, source]) => source).join('|')}`);

/** A number written in figures or words of any of the languages. */
export function numberIn(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return numbers.find(([, source]) => new RegExp(`^(?:${folded(source)})$`, 'u').test(text))?.[0];
}

/* Days */

const dayUnit = 'days?|dino?n?|दिन|दिनों|दिनो';
const nightUnit = 'nights?|raat|raatein|raaten|रात|रातें|रातों';
const weekUnit = 'weeks?|wks?|hafte|hafta|hafton|हफ्ते|हफ्ता|हफ्तों|सप्ताह';
const counted = words(
  `(${numberSource})(?:\\s*(?:-|–|to|or|se|ya|से|या)?\\s*(${numberSource}))?\\s*-?\\s*(?:full |whole |poore |पूरे )?(${dayUnit}|${nightUnit}|${weekUnit})`,
);
/** Days that are not the length of a journey: "not eaten in two days", "three days ago", "5 km a day". */
const otherDays =
  /\b(ago|since|last|past|haven'?t|have not|not eaten|not slept|eaten|every|per|pehle|fever|headache|sick|bukhar|pregnant)\b|पहले|बुखार|से नहीं|se nahi/u;

const daysMost = 60;

function daysIn(text: string, isAsked: boolean): number | undefined {
  if (!isAsked && otherDays.test(text)) return undefined;
  // The last word counts: "4 days, no sorry, 6 days".
  const found = [...text.matchAll(new RegExp(counted.source, 'gu'))].at(-1);
  if (found) {
    const [, first = '', , unit = ''] = found;
    const count = numberIn(first) ?? 0;
    const isWeek = new RegExp(`^(?:${folded(weekUnit)})$`, 'u').test(unit);
    const isNight = new RegExp(`^(?:${folded(nightUnit)})$`, 'u').test(unit);
    if (count > 0) return Math.min(isWeek ? count * 7 : isNight ? count + 1 : count, daysMost);
  }
  if (words('long weekend|lamba weekend|लंबा वीकेंड|लंबा सप्ताहांत').test(text)) return 3;
  if (words('weekend|saturday (?:and|to|se) sunday|sat ?sun|shani(?:var|vaar)? (?:aur )?(?:ravi\\w*|itvaar|itwar)|वीकेंड|सप्ताहांत').test(text))
    return 2;
  if (words('(?:a|one|whole|full|poora|poore) ?week|week ?long|hafte bhar|hafta bhar|हफ्ते भर|हफ्ता भर|पूरा हफ्ता').test(text)) return 7;
  if (words('fortnight').test(text)) return 14;
  if (words('(?:a|one|whole|ek|poora) (?:month|mahina|maheena)|एक महीना|पूरा महीना|महीने भर').test(text)) return 30;
  if (words('(?:a )?couple of days').test(text)) return 2;
  if (words('day ?trip|one day|ek din|same day|एक दिन').test(text)) return 1;
  const bare = new RegExp(
    `^\\W*(?:no|nahi|nahin|sorry|actually|ok|only|just|around|about|maybe|sirf|bas|shayad|नहीं|बस|सिर्फ|,|\\s)*(${numberSource})(?: only| max| hi| ही| around| maybe)?\\W*$`,
    'u',
  );
  const alone = bare.exec(text)?.[1];
  // Unasked, a lone "do" or "das" may be anything.
  return alone === undefined || !(isAsked || /^\d+$|^[a-z]{3,}$/.test(alone)) ? undefined : numberIn(alone);
}

/* Months */

const monthSources = [
  'january|jan|janvari|janwari|जनवरी',
  'february|feb|farvari|फरवरी',
  'march|मार्च',
  'april|apr|aprail|अप्रैल',
  'मई',
  'june|jun|joon|जून',
  'july|jul|julai|जुलाई',
  'august|aug|agast|अगस्त',
  'september|sept|sep|sitambar|सितंबर|सितम्बर',
  'october|oct|aktubar|अक्टूबर|अक्तूबर',
  'november|nov|navambar|नवंबर|नवम्बर',
  'december|dec|disambar|दिसंबर|दिसम्बर',
];
const seasons: readonly (readonly [months: number[], source: string])[] = [
  [[11, 12, 1, 2], 'winter|winters|cold months?|sardi|sardiyon|sardiyo|thand mein|thand me|सर्दी|सर्दियों|ठंड में|जाड़े|जाडे'],
  [[4, 5, 6], 'summer|summers|summer (?:vacation|holidays)|hot months?|garmi|garmiyon|garmiyo|गर्मी|गर्मियों|school holidays'],
  [[7, 8, 9], 'monsoon|rains|rainy season|barsaat|barsat|baarish mein|barish me|saavan|sawan|बरसात|बारिश में|मानसून|सावन'],
  [[3, 4], 'spring|basant|vasant|वसंत|बसंत'],
  [[9, 10, 11], 'autumn|patjhad|शरद'],
  [[10, 11], 'diwali|deepavali|dussehra|dasara|durga puja|puja holidays|दिवाली|दीवाली|दशहरा|दुर्गा पूजा'],
  [[3], 'holi|होली'],
  [[12, 1], 'christmas|new year|naye saal|naya saal|क्रिसमस|नए साल|नया साल'],
  [[8, 9], 'onam|ganesh chaturthi|ganpati|गणेश चतुर्थी'],
];
/** "May" is a word before it is a month, and so is "mar". */
const mayMonth =
  /\b(?:in|of|this|next|during|late|early|mid|month of|from|by|ya|or|aur|and|-)\s*may\b|^\W*may\W*$|\bmay (?:or|and|to|ya|aur|-) ?(?:apr|jun)|\bmay (?:mein|me|month|june|end|mid)\b/u;
/** Months that only a calendar could tell. */
const unnamedMonth = words(
  'this month|next month|next week|this week|right now|tomorrow|agle mahine|agle hafte|is mahine|is hafte|kal hi|abhi|अगले महीने|अगले हफ्ते|इस महीने|इस हफ्ते',
);

function monthsIn(text: string): number[] | undefined {
  const named = monthSources.flatMap((source, index) =>
    words(source).test(text) || (index === 4 && mayMonth.test(text)) ? [index + 1] : [],
  );
  if (named.length > 0) return named;
  return seasons.find(([, source]) => words(source).test(text))?.[0];
}

/* Roads */

const roughSource =
  "(?:bad|rough|broken|any|kharab|tooti) (?:roads?|sadak|sadkein|raasta|raaste|rasta)(?: is| are|s)? ?(?:fine|ok|okay|no problem|chalegi|chalega|chalenge|theek|also|bhi)|(?:don'?t|do not|dont) mind (?:bad|rough|the|broken|any)? ?(?:roads?)?|bring it on|adventure|the rougher|rough is fine|begin it|begins it|kharab (?:sadak|raasta) (?:bhi )?chal\\w*|koi bhi sadak|खराब सड़क (?:भी )?चल\\S*|खराब रास्ता (?:भी )?चल\\S*|कोई भी सड़क|kaisi bhi sadak";
const trainSource =
  'by train|only trains?|train only|train se|trains?,? (?:please|only)|no (?:car|bus)|rail se|ट्रेन से|रेल से|train hi|prefer trains?';
const goodSource =
  '(?:only|just|want|prefer|need) (?:good|smooth|decent) ?(?:roads?|ones?)?|(?:good|smooth|decent|comfortable) roads?|smooth|no (?:bad|rough|broken|hill|mountain) ?roads?|(?:hate|avoid|scared of|afraid of|fear) (?:of )?(?:the )?(?:bad |rough |narrow |mountain |hill |broken )?roads?|not (?:bad|rough) roads?|spoils?(?: it)?|spoil it|car ?sick|motion sick\\w*|(?:bad|weak|old) knees|knee (?:pain|problem|replacement)|back (?:pain|problem|ache)|bad back|wheelchair|pregnant|achh?i sadak|theek sadak|seedhi sadak|kharab (?:sadak|raasta|raaste) (?:nahi|nahin|se (?:dar|darr))|ulti (?:hoti|ho jaati|aati)|ghutne|kamar (?:dard|mein dard)|अच्छी सड़क|ठीक सड़क|खराब (?:सड़क|रास्ता|रास्ते) (?:नहीं|से डर)|उल्टी|घुटने|घुटनों|कमर दर्द';

function roadsIn(text: string, asked: boolean, yesNo: 'yes' | 'no' | undefined): Journey['roads'] {
  if (words(roughSource).test(text)) return 'rough';
  if (words(trainSource).test(text)) return 'train';
  if (words(goodSource).test(text)) return 'good';
  if (!asked) return undefined;
  if (
    /\b(fine|ok|okay|no problem|koi (?:baat|dikkat) nahi|chalega|chalegi|chal jaye\w*|love|like|enjoy|fun|maza|any|mind nahi|don'?t mind)\b|चलेगा|चलेगी|कोई (?:बात|दिक्कत) नहीं/u.test(
      text,
    )
  )
    return /\b(not|don'?t|do not|never)\b (?:like|ok|fine|love|enjoy)|nahi chal|नहीं चल/u.test(text) ? 'good' : 'rough';
  if (/\b(bad|hate|no|nahi|nahin|not|scared|dar|darr|never|terrible|please no|worse)\b|नहीं|डर/u.test(text)) return 'good';
  return yesNo === 'yes' ? 'rough' : yesNo === 'no' ? 'good' : undefined;
}

/* Country */

const kindSources: Record<Kind, string> = {
  mountain:
    'mountains?|hills?|hill stations?|hilly|himalayas?|himalayan|heights|peaks?|snow|barf|pahad|pahaad|pahadi|pahado?n?|parvat|thandi jagah|thandi jaga|cool place|cold place|cool weather|hiking|trek|trekking|hike|tea gardens?|chai ke bagaan|पहाड़|पहाड|पहाड़ों|पहाड़ी|पर्वत|ठंडी जगह|ठंडी|बर्फ|हिमालय',
  sea: 'sea|seaside|beach|beaches|coast|ocean|islands?|waves|samundar|samandar|samudra|lehrein|dweep|समुद्र|समंदर|बीच पर|सागर|लहरें|द्वीप',
  forest: 'forests?|jungles?|trees|woods|wildlife|birds?|bird ?watching|animals|jangal|jungle|ped|panchhi|जंगल|जंगलों|पेड़|पक्षी|जानवर',
  desert: 'deserts?|sand dunes?|sand|dunes|registan|ret|rann|रेगिस्तान|रेत|रण',
  river: 'rivers?|riverside|lakes?|backwaters?|boats?|ghats?|canals?|nadi|jheel|नदी|झील|नाव|घाट',
  'old-town':
    'old towns?|old cit(?:y|ies)|old walls|old doors|narrow lanes|lanes|heritage|forts?|palaces?|temples?|ruins|history|historical|architecture|weavers?|handlooms?|sarees?|stepwells?|kila|qila|mahal|mandir|haveli|havelis|galiyan|purana sheher|purane sheher|पुराना शहर|पुराने शहर|किला|किले|महल|मंदिर|हवेली|गलियां|इतिहास',
};

/** Words that name a country only as an answer: "is it safe to drink water" does not. */
const kindAnswers: Partial<Record<Kind, string>> = { river: 'water|paani|पानी', desert: 'salt', mountain: 'cold|cool|thand|thanda|ठंड|ठंडा' };

function kindsIn(text: string, isAsked: boolean): Kind[] | undefined {
  const found = kinds.flatMap((kind) => {
    const more = isAsked ? kindAnswers[kind] : undefined;
    const match = words(more ? `${kindSources[kind]}|${more}` : kindSources[kind]).exec(text);
    if (!match) return [];
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isRefused =
      /(?:\bno|\bnot|\bwithout|\bnever|\bno more|\bnot the|\bnot a|\bbored of|बिना)\s*(?:a |the |any )?$/u.test(before) ||
      /^\s*(?:nahi|nahin|mat|नहीं|मत)(?![\p{L}\p{M}])/u.test(after);
    return isRefused ? [] : [{ kind, at: match.index }];
  });
  return found.length > 0 ? found.sort((a, b) => a.at - b.at).map(({ kind }) => kind) : undefined;
}

/* Company */

const companySources: readonly (readonly [Company, string])[] = [
  [
    'parents',
    'parents|mom (?:and|&) dad|mother and father|mummy papa|mummy-papa|maa papa|maa-papa|maa baap|mata pita|mom dad|in-?laws|saas sasur|माता-पिता|माता पिता|मम्मी पापा|मां-बाप|मां बाप|सास ससुर',
  ],
  ['grandparents', 'grand ?parents|grand ?mother|grand ?father|grandma|grandpa|dadi|dada|nani|nana|दादी|दादा|नानी|नाना'],
  ['elders', 'elders|elderly|old people|senior citizens?|buzurg|buzurgon|बुजुर्ग|बुजुर्गों'],
  ['mother', 'mother|mom|mum|mummy|maa|amma|ammi|aai|मां|मम्मी|अम्मा|माता जी|माताजी'],
  ['father', 'father|dad|daddy|papa|pitaji|abba|appa|पापा|पिता|पिताजी'],
  ['wife', 'wife|biwi|patni|missus|बीवी|पत्नी'],
  ['husband', 'husband|hubby|pati|पति'],
  [
    'partner',
    'partner|girl ?friend|boy ?friend|gf|bf|fianc\\wee?|honeymoon|newly married|couple|anniversary|in love|प्रेमिका|हनीमून|गर्लफ्रेंड|बॉयफ्रेंड|सालगिरह',
  ],
  ['baby', 'baby|babies|infant|toddler|months? old|शिशु|छोटा बच्चा|chhota bachcha|small kid|little one'],
  [
    'children',
    'children|child|kids?|sons?|daughters?|bachche|bachcho?n?|bacche|bachcha|bache|beta|beti|bete|teenagers?|\\d{1,2}[- ]?(?:yrs?|years?)[- ]old|\\d{1,2} saal (?:ka|ki|ke)|बच्चे|बच्चों|बच्चा|बेटा|बेटी|बेटे|school kids',
  ],
  [
    'friends',
    'friends?|dost|doston|dosto|yaar|yaaron|colleagues|gang|group|office (?:people|log|wale)|college (?:people|log|wale)|girls trip|boys trip|सहेलियां|सहेलियों|दोस्त|दोस्तों|यार',
  ],
  ['family', 'family|parivaar|parivar|ghar wale|gharwale|परिवार|घर वाले'],
  [
    'solo',
    'just me|only me|alone|solo|myself|by myself|on my own|single|nobody|no one|main akel[ai]|akela|akeli|akele|khud|koi nahi|अकेला|अकेली|अकेले|कोई नहीं|सिर्फ मैं',
  ],
];
/** Company is meant where somebody travels with or belongs to the visitor. */
const together = words(
  "with|and|&|take|taking|bring|my|our|we are|we're|for (?:my|a|the|our)|me and|ke saath|k sath|ke sath|saath|sath|aur|mera|meri|mere|hamare|hamari|hum|ham|lekar|le jana|के साथ|साथ|और|मेरी|मेरे|मेरा|हम|लेकर|honeymoon|हनीमून|anniversary|couple|family trip|solo|alone|just me|only me|by myself|akele|akela|akeli|अकेले|अकेला|अकेली|solo trip",
);

/** Somebody who has gone does not travel along: "my girlfriend left me". */
const gone = words(
  'left me|left us|broke up|breakup|divorced?|passed away|died|no more|chhod\\S*|chhor\\S*|guzar ga\\S*|nahi rahe|nahi rahi|छोड\\S*|गुजर ग\\S*|नहीं रहे|नहीं रही',
);

function companyIn(text: string, isAsked: boolean): Company[] | undefined {
  if (gone.test(text) || (!isAsked && !together.test(text))) return undefined;
  const found: Company[] = [];
  let rest = text;
  for (const [company, source] of companySources) {
    const match = words(source).exec(rest);
    if (!match) continue;
    if (company === 'solo' && found.length > 0) continue;
    if (company === 'family' && found.length > 0) continue;
    found.push(company);
    rest = rest.replace(match[0], ' ');
  }
  return found.length > 0 ? found : undefined;
}

/* The city */

interface City {
  key: string;
  /** Its own names. */
  source: string;
  /** Neighbours, called by their own names. */
  others: string | undefined;
  en: string;
  hi: string;
  regions: readonly string[];
  /** It is a place to go to as well: only "from" makes it the start. */
  isPlace?: boolean;
}

const cityRows: readonly (readonly [key: string, source: string, en: string, hi: string, regions: string, isPlace?: true])[] = [
  ['delhi', 'delhi|new delhi|dilli|दिल्ली|नई दिल्ली', 'Delhi', 'दिल्ली', 'north west'],
  ['delhi', 'gurgaon|gurugram|गुड़गांव|गुरुग्राम', 'Gurugram', 'गुरुग्राम', 'north west'],
  ['delhi', 'noida|greater noida|नोएडा', 'Noida', 'नोएडा', 'north west'],
  ['delhi', 'ncr||ghaziabad|faridabad|meerut|गाजियाबाद|फरीदाबाद|मेरठ', 'the NCR', 'एनसीआर', 'north west'],
  ['chandigarh', 'chandigarh|चंडीगढ़|चंडीगढ', 'Chandigarh', 'चंडीगढ़', 'north west'],
  ['chandigarh', 'ludhiana|लुधियाना||jalandhar|patiala|mohali|panchkula', 'Ludhiana', 'लुधियाना', 'north west'],
  ['chandigarh', 'amritsar|अमृतसर', 'Amritsar', 'अमृतसर', 'north west', true],
  ['delhi', 'dehradun|देहरादून', 'Dehradun', 'देहरादून', 'north', true],
  ['chandigarh', 'shimla|शिमला', 'Shimla', 'शिमला', 'north', true],
  ['delhi', 'jammu|जम्मू', 'Jammu', 'जम्मू', 'north', true],
  ['delhi', 'srinagar|श्रीनगर', 'Srinagar', 'श्रीनगर', 'north', true],
  ['delhi', 'agra|आगरा', 'Agra', 'आगरा', 'north central', true],
  ['lucknow', 'lucknow|lko|लखनऊ', 'Lucknow', 'लखनऊ', 'north central'],
  ['lucknow', 'kanpur|कानपुर', 'Kanpur', 'कानपुर', 'north central'],
  ['lucknow', 'allahabad|prayagraj|इलाहाबाद|प्रयागराज', 'Prayagraj', 'प्रयागराज', 'north central'],
  ['lucknow', 'varanasi|banaras|benaras|वाराणसी|बनारस', 'Varanasi', 'वाराणसी', 'north central east', true],
  ['lucknow', 'gorakhpur|गोरखपुर', 'Gorakhpur', 'गोरखपुर', 'north'],
  ['jaipur', 'jaipur|जयपुर', 'Jaipur', 'जयपुर', 'west north'],
  ['jaipur', 'jodhpur|जोधपुर', 'Jodhpur', 'जोधपुर', 'west', true],
  ['jaipur', 'udaipur|उदयपुर', 'Udaipur', 'उदयपुर', 'west', true],
  ['jaipur', 'kota|कोटा||ajmer|अजमेर|bikaner|बीकानेर', 'Kota', 'कोटा', 'west central'],
  ['mumbai', 'mumbai|bombay|navi mumbai|मुंबई|मुम्बई|बंबई', 'Mumbai', 'मुंबई', 'west central'],
  ['mumbai', 'thane|ठाणे', 'Thane', 'ठाणे', 'west central'],
  ['mumbai', 'nashik|nasik|नासिक|नाशिक', 'Nashik', 'नासिक', 'west central'],
  ['pune', 'pune|poona|पुणे|पूना', 'Pune', 'पुणे', 'west central'],
  ['pune', 'kolhapur|कोल्हापुर||solapur|satara|sangli|सोलापुर', 'Kolhapur', 'कोल्हापुर', 'west south'],
  ['goa', 'goa|गोवा', 'Goa', 'गोवा', 'west south', true],
  ['ahmedabad', 'ahmedabad|amdavad|अहमदाबाद||gandhinagar|गांधीनगर', 'Ahmedabad', 'अहमदाबाद', 'west'],
  ['ahmedabad', 'vadodara|baroda|वडोदरा|बड़ौदा', 'Vadodara', 'वडोदरा', 'west'],
  ['ahmedabad', 'rajkot|राजकोट||jamnagar|bhavnagar', 'Rajkot', 'राजकोट', 'west'],
  ['ahmedabad', 'surat|सूरत', 'Surat', 'सूरत', 'west'],
  ['indore', 'indore|इंदौर||ujjain|उज्जैन', 'Indore', 'इंदौर', 'central west'],
  ['bhopal', 'bhopal|भोपाल', 'Bhopal', 'भोपाल', 'central'],
  ['bhopal', 'gwalior|ग्वालियर||jhansi|झांसी', 'Gwalior', 'ग्वालियर', 'central north', true],
  ['nagpur', 'nagpur|नागपुर', 'Nagpur', 'नागपुर', 'central'],
  ['nagpur', 'jabalpur|जबलपुर', 'Jabalpur', 'जबलपुर', 'central'],
  ['raipur', 'raipur|रायपुर||bilaspur|bhilai|बिलासपुर', 'Raipur', 'रायपुर', 'central east'],
  ['bengaluru', 'bengaluru|bangalore|banglore|blr|बेंगलुरु|बैंगलोर|बंगलौर', 'Bengaluru', 'बेंगलुरु', 'south'],
  ['bengaluru', 'mysuru|mysore|मैसूर|मैसूरु||mangalore|mangaluru|hubli|hubballi|belgaum', 'Mysuru', 'मैसूरु', 'south'],
  ['chennai', 'chennai|madras|चेन्नई|मद्रास', 'Chennai', 'चेन्नई', 'south'],
  ['chennai', 'madurai|मदुरै||trichy|tiruchirappalli|salem|vellore', 'Madurai', 'मदुरै', 'south'],
  ['kochi', 'kochi|cochin|ernakulam|कोच्चि|कोचीन', 'Kochi', 'कोच्चि', 'south'],
  ['kochi', 'trivandrum|thiruvananthapuram|तिरुवनंतपुरम', 'Thiruvananthapuram', 'तिरुवनंतपुरम', 'south'],
  ['kochi', 'kozhikode|calicut|कोझिकोड', 'Kozhikode', 'कोझिकोड', 'south'],
  ['kochi', 'coimbatore|कोयंबटूर|कोयंबत्तूर', 'Coimbatore', 'कोयंबत्तूर', 'south'],
  ['hyderabad', 'hyderabad|secunderabad|hyd|हैदराबाद|सिकंदराबाद', 'Hyderabad', 'हैदराबाद', 'south central'],
  ['vizag', 'vizag|visakhapatnam|vishakhapatnam|विशाखापत्तनम|विजाग', 'Visakhapatnam', 'विशाखापत्तनम', 'south east'],
  ['hyderabad', 'vijayawada|विजयवाड़ा||guntur|tirupati|nellore', 'Vijayawada', 'विजयवाड़ा', 'south'],
  ['kolkata', 'kolkata|calcutta|howrah|कोलकाता|कलकत्ता|हावड़ा', 'Kolkata', 'कोलकाता', 'east northeast'],
  ['kolkata', 'siliguri|सिलीगुड़ी', 'Siliguri', 'सिलीगुड़ी', 'east northeast'],
  ['kolkata', 'durgapur|दुर्गापुर||asansol', 'Durgapur', 'दुर्गापुर', 'east'],
  ['bhubaneswar', 'bhubaneswar|bhubaneshwar|भुवनेश्वर||cuttack|कटक', 'Bhubaneswar', 'भुवनेश्वर', 'east'],
  ['patna', 'patna|पटना||gaya|muzaffarpur|bhagalpur|मुजफ्फरपुर', 'Patna', 'पटना', 'east north'],
  ['ranchi', 'ranchi|रांची', 'Ranchi', 'राँची', 'east'],
  ['ranchi', 'jamshedpur|tata ?nagar|जमशेदपुर||dhanbad|bokaro|धनबाद', 'Jamshedpur', 'जमशेदपुर', 'east'],
  ['guwahati', 'guwahati|gauhati|गुवाहाटी', 'Guwahati', 'गुवाहाटी', 'northeast east'],
  ['guwahati', 'shillong|शिलांग', 'Shillong', 'शिलांग', 'northeast', true],
  ['guwahati', 'dibrugarh|डिब्रूगढ़||jorhat|silchar|agartala|imphal|tezpur', 'Dibrugarh', 'डिब्रूगढ़', 'northeast', true],
];
const cities: readonly City[] = cityRows.map(([key, source, en, hi, regions, isPlace]) => ({
  key,
  source: folded(source.split('||')[0] ?? ''),
  others: source.includes('||') ? folded(source.split('||')[1] ?? '') : undefined,
  en,
  hi,
  regions: regions.split(' '),
  ...(isPlace && { isPlace }),
}));

/** "From the", "from home" name no city. */
const noCity = new Set(
  'the my our here there home work office a an this that which what where first last one next monday tuesday wednesday thursday friday saturday sunday tomorrow today city it him her them scratch all bad good people you now then so january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** "No Delhi, Agra, Jaipur please", "other than Goa"; "not Mumbai, Pune" refuses the first alone. At the end of what stands before a name. */
export const refusal =
  /(?<![\p{L}\p{M}])(?:(?:no|without|avoid|except|skip|bored of|done with|other than|instead of|besides|apart from)(?: (?!or\b)[\p{L}\p{M},]+){0,3},?|not(?: (?!or\b)[\p{L}\p{M}]+){0,3}) ?$/u;
/** "Goa ke alawa": at the beginning of what stands after a name. */
export const refusalAfter =
  /^\s*(?:nahi|nahin|mat|ke alawa|ke alava|ki jagah|ke badle|ke bajaye|नहीं|मत|के अलावा|की जगह|के बदले|के बजाय)(?![\p{L}\p{M}])/u;

function startIn(text: string, isAsked: boolean): Start | undefined {
  for (const city of cities) {
    const name = `(?:${city.others === undefined ? city.source : `${city.source}|${city.others}`})`;
    const match = words(name).exec(text);
    if (!match) continue;
    const isFrom =
      new RegExp(
        String.raw`\b(?:from|ex|near|live in|lives in|based in|we are in|i am in|i'm in|stay in|starting|start at|start in|around)\s+${name}(?![\p{L}\p{M}])`,
        'u',
      ).test(text) ||
      new RegExp(
        String.raw`${name}\s+(?:se|से|mein rehte|mein rehta|mein rehti|में रहते|में रहता|में रहती|start|ke paas|ke pass|के पास|wale|walon)(?![\p{L}\p{M}])`,
        'u',
      ).test(text);
    const isRefused = refusal.test(text.slice(0, match.index));
    if (isRefused && !isFrom) continue;
    const isTo =
      new RegExp(String.raw`\b(?:to|in|visit|visiting|see|no|not|without|avoid)\s+(?:\w+ )?${name}(?![\p{L}\p{M}])`, 'u').test(text) ||
      new RegExp(String.raw`${name}\s+(?:jana|jaana|ja|jaa|ghoom\w*|nahi|jayein|जाना|घूम\S*|नहीं)`, 'u').test(text);
    if (isFrom || isAsked || (!city.isPlace && !isTo)) {
      const own = words(city.source).test(match[0]);
      const written = titled(match[0]);
      const isHindi = /\p{Script=Devanagari}/u.test(written);
      const name = own
        ? { en: city.en, hinglish: city.en.replace(/^the /, ''), hi: city.hi }
        : { en: isHindi ? city.en : written, hinglish: isHindi ? city.en : written, hi: written };
      return { key: city.key, name, regions: city.regions };
    }
  }
  const from = /\b(?:coming from|come from|from)\s+([a-z]{4,}(?: (?:nagar|city|town))?)\b/u.exec(text)?.[1];
  const se = isAsked ? /^\W*(?:main |hum )?([\p{L}\p{M}]{3,}) (?:se|से)\W*$/u.exec(text)?.[1] : undefined;
  const bare = isAsked && !from && !se ? /^\W*([\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?)\W*$/u.exec(text)?.[1] : undefined;
  const name = [from, se, bare].find(
    (word) => word !== undefined && !noCity.has(word) && !words(monthSources.join('|')).test(word) && !wordsOfNoCity.test(word),
  );
  if (name === undefined) return undefined;
  const written = titled(name);
  return { name: { en: written, hinglish: written, hi: written } };
}
const titled = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const wordsOfNoCity = words(
  'yes|no|nahi|nahin|haan|ok|okay|hmm|pata|know|idea|dont|not|sure|anywhere|kahin|kahi|koi|kuch|somewhere|else|skip|what|why|alone|family|friends|train|car|bus|rather|whatever|never|mind|नहीं|हां|पता|कहीं|कोई|कुछ',
);

/* The purse */

const thrifty = words(
  'cheap|cheapest|thrifty|low budget|tight budget|budget is (?:low|tight)|less money|not much money|student|backpack\\w*|hostels?|buses and dal|bus and dal|simple|sasta|saste|sasti|kam (?:kharch\\w*|paise|budget|paisa)|सस्ता|सस्ती|सस्ते|कम (?:खर्च|पैसे|पैसा|बजट)|economy',
);
const comfortable = words(
  'luxury|luxurious|celebration|five star|5 star|resort|linen|taxis? and linen|no limit|money is no|paise ki (?:chinta|fikr|dikkat) nahi|achha hotel|लग्जरी|पैसे की चिंता नहीं|splurge|comfortable|comfort|aaraam|aaram|आराम',
);
const middling = words(
  'middling|medium|moderate|mid ?range|normal budget|average|theek thaak|thik thak|beech ka|ठीक ठाक|ठीक-ठाक|not too (?:expensive|cheap)',
);
const money =
  /(?:rs\.?|₹|inr|rupees?)?\s*(\d[\d,.]*|ek|do|teen|char|paanch|one|two|three|five|ten|das|bees|twenty|fifty|pachaas|एक|दो|तीन|चार|पांच|दस|बीस|पचास)\s*(k|thousand|hazaar|hazar|hajar|lakhs?|lac|हजार|लाख)\b|(?:rs\.?|₹|inr)\s*(\d[\d,]{2,})|\b(\d{4,7})\b(?:\s*(?:rs|rupees|rupaye|₹|रुपये))?|(?<![\p{L}\p{M}])(\d{1,3}|एक|दो|तीन|पांच|दस|बीस|पचास)\s*(हजार|लाख)(?![\p{L}\p{M}])/u;

function budgetIn(text: string): Journey['budget'] {
  const amount = money.exec(text)?.[0].trim();
  const level = thrifty.test(text) ? 'thrifty' : comfortable.test(text) ? 'comfortable' : middling.test(text) ? 'middling' : undefined;
  if (amount === undefined && level === undefined) return undefined;
  return { ...(level && { level }), ...(amount !== undefined && { text: amount }) };
}

/** Everything that a line says of the journey. @param asked the slot that was asked for in the words before */
export function journeyIn(message: string, asked: string | undefined, yesNo: 'yes' | 'no' | undefined): Journey {
  const text = plain(message);
  const isShort = text.split(/\s+/).length <= 6;
  const days = daysIn(text, asked === 'days');
  const start = startIn(text, asked === 'start' && isShort);
  const months = monthsIn(text);
  const found = kindsIn(text, asked === 'kind');
  const company = companyIn(text, asked === 'company');
  const roads = roadsIn(text, asked === 'roads', asked === 'roads' ? yesNo : undefined);
  const budget = budgetIn(text);
  return {
    ...(days !== undefined && days > 0 && { days }),
    ...(start && { start }),
    ...(months && { months: [...months] }),
    ...(found && { kinds: found }),
    ...(company && { company }),
    ...(roads && { roads }),
    ...(budget && { budget }),
  };
}

/** The visitor names a month by its distance from today, which a pure plan cannot know. */
export const namesNoMonth = (message: string): boolean => unnamedMonth.test(plain(message)) && monthsIn(plain(message)) === undefined;

/** "I do not know", "anything", "you choose". */
export const isUnsure = (message: string): boolean =>
  words(
    "not sure|no idea|don'?t know|dont know|do not know|not decided|haven'?t decided|any ?(?:thing|where|time)?|whatever|you (?:choose|decide|tell me)|depends|skip|flexible|no preference|pata nahi|nahi pata|maloom nahi|malum nahi|kuch bhi|kuchh bhi|kahin bhi|kabhi bhi|koi bhi|aap (?:hi )?(?:chuno|batao|bataiye)|jo aap|पता नहीं|मालूम नहीं|कुछ भी|कहीं भी|कभी भी|कोई भी|आप ही",
  ).test(plain(message));

/* How it is said back */

const monthNames: InLangsList = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  hinglish: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};
type InLangsList = Record<Lang, readonly string[]>;

const numberNames: InLangsList = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  hinglish: ['0', 'ek', 'do', 'teen', 'chaar', 'paanch', 'chhe', 'saat', 'aath', 'nau', 'das', 'gyarah', 'barah'],
  hi: ['०', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'],
};

export const numberName = (count: number, lang: Lang): string => numberNames[lang][count] ?? String(count);
export const monthName = (month: number, lang: Lang): string => monthNames[lang][month - 1] ?? '';

/** "four days". */
export const daysName = (count: number, lang: Lang): string =>
  lang === 'en'
    ? count === 1
      ? 'one day'
      : `${numberName(count, lang)} days`
    : `${numberName(count, lang)} ${lang === 'hi' ? 'दिन' : 'din'}`;

const seasonNames: readonly (readonly [number[], InLangs])[] = [
  [[11, 12, 1, 2], { en: 'winter', hinglish: 'sardi', hi: 'सर्दी' }],
  [[4, 5, 6], { en: 'summer', hinglish: 'garmi', hi: 'गर्मी' }],
  [[7, 8, 9], { en: 'the rains', hinglish: 'barsaat', hi: 'बरसात' }],
  [[3, 4], { en: 'spring', hinglish: 'vasant', hi: 'वसंत' }],
  [[9, 10, 11], { en: 'autumn', hinglish: 'patjhad', hi: 'शरद' }],
  [[10, 11], { en: 'the festival weeks', hinglish: 'tyohaar ke dinon', hi: 'त्योहार के दिनों' }],
  [[12, 1], { en: 'the turn of the year', hinglish: 'naye saal', hi: 'नए साल' }],
];

export function seasonName(months: readonly number[], lang: Lang): string {
  const season = seasonNames.find(([list]) => list.join() === months.join());
  if (season) return season[1][lang];
  return months.map((month) => monthName(month, lang)).join({ en: ' or ', hinglish: ' ya ', hi: ' या ' }[lang]);
}

export const kindNames: Record<Kind, InLangs> = {
  mountain: { en: 'hills', hinglish: 'pahad', hi: 'पहाड़' },
  sea: { en: 'the sea', hinglish: 'samundar', hi: 'समुद्र' },
  forest: { en: 'a forest', hinglish: 'jungle', hi: 'जंगल' },
  desert: { en: 'the desert', hinglish: 'registan', hi: 'रेगिस्तान' },
  river: { en: 'water', hinglish: 'paani', hi: 'पानी' },
  'old-town': { en: 'old walls', hinglish: 'purani galiyan', hi: 'पुरानी गलियाँ' },
};

const companyNames: Record<Company, InLangs> = {
  solo: { en: 'alone', hinglish: 'akele', hi: 'अकेले' },
  mother: { en: 'your mother', hinglish: 'maa', hi: 'माँ' },
  father: { en: 'your father', hinglish: 'papa', hi: 'पिताजी' },
  parents: { en: 'your parents', hinglish: 'maa-papa', hi: 'माता-पिता' },
  grandparents: { en: 'your grandparents', hinglish: 'dada-dadi', hi: 'दादा-दादी' },
  elders: { en: 'elders', hinglish: 'buzurg', hi: 'बुज़ुर्ग' },
  wife: { en: 'your wife', hinglish: 'patni', hi: 'पत्नी' },
  husband: { en: 'your husband', hinglish: 'pati', hi: 'पति' },
  partner: { en: 'somebody you love', hinglish: 'apne saathi', hi: 'अपने साथी' },
  baby: { en: 'a small child', hinglish: 'chhote bachche', hi: 'छोटे बच्चे' },
  children: { en: 'the children', hinglish: 'bachche', hi: 'बच्चों' },
  friends: { en: 'friends', hinglish: 'doston', hi: 'दोस्तों' },
  family: { en: 'the family', hinglish: 'parivaar', hi: 'परिवार' },
};
const and: InLangs = { en: ' and ', hinglish: ' aur ', hi: ' और ' };

/** "with your parents and the children". */
export function companyName(company: readonly Company[], lang: Lang): string {
  if (company.length === 1 && company[0] === 'solo') return companyNames.solo[lang];
  const list = company.map((who) => companyNames[who][lang]);
  const names = list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')}${and[lang]}${list.at(-1)}`;
  return lang === 'en' ? `with ${names}` : lang === 'hi' ? `${names} के साथ` : `${names} ke saath`;
}

const roadNames: Record<NonNullable<Journey['roads']>, InLangs> = {
  good: { en: 'kind roads', hinglish: 'achhi sadak', hi: 'अच्छी सड़क' },
  train: { en: 'by train', hinglish: 'train se', hi: 'ट्रेन से' },
  rough: { en: 'rough roads welcome', hinglish: 'kharab sadak bhi chalegi', hi: 'ख़राब सड़क भी चलेगी' },
};
const levelNames: Record<string, InLangs> = {
  thrifty: { en: 'a thrifty purse', hinglish: 'halki jeb', hi: 'हल्की जेब' },
  middling: { en: 'a middling purse', hinglish: 'theek-thaak jeb', hi: 'ठीक-ठाक जेब' },
  comfortable: { en: 'a comfortable purse', hinglish: 'aaraam ka safar', hi: 'आराम का सफ़र' },
};

/** The visitor's own words, gathered: "four days from Pune in December with your parents, kind roads". */
export function journeyName({ days, start, months, company, kinds: country, roads, budget }: Journey, lang: Lang): string {
  const from = start && (lang === 'en' ? `from ${start.name.en}` : lang === 'hi' ? `${start.name.hi} से` : `${start.name.hinglish} se`);
  const when =
    months &&
    (lang === 'en'
      ? `in ${seasonName(months, lang)}`
      : lang === 'hi'
        ? `${seasonName(months, lang)} में`
        : `${seasonName(months, lang)} mein`);
  const length = days === undefined ? undefined : daysName(days, lang);
  const who = company && companyName(company, lang);
  const [first, ...others] =
    lang === 'en'
      ? [[length, from, when, who].filter(Boolean).join(' ')]
      : [[from, length].filter(Boolean).join(' '), when, who].filter((part): part is string => Boolean(part));
  const rest = [
    ...others,
    country?.map((kind) => kindNames[kind][lang]).join(and[lang]),
    roads && roadNames[roads][lang],
    budget &&
      (budget.text !== undefined
        ? lang === 'en'
          ? `a purse of ${budget.text}`
          : budget.text
        : levelNames[budget.level ?? 'middling']?.[lang]),
  ];
  return [first, ...rest].filter(Boolean).join(', ');
}
