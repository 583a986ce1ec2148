/** The words of time: feasts, months, units, as sources of regular expressions. */

import { numberWords } from '../../../language/number-words.ts';

/** What a time is told by: feasts, seasons, and what happens in a life. */
export const events =
  "(?:wedding|marriage|shaadi|holiday|festive) season|wedding|marriage|shaadi|shadi|engagement|bonus|joining|first salary|salary|increment|appraisal|promotion|results?|baby|delivery|school|college|vacations?|holidays|exams?|summer|winter|monsoons?|rains|barish|garmi|sardi|festival|pooja|puja|licen[cs]e|birthday|b'?day|anniversary|naye saal|naya saal|nav varsh|housewarming|griha pravesh|transfer|retirement|harvest|fasal|year end|month end|baisakhi|vaisakhi|onam|vishu|ugadi|bihu|chhath|eid|rakhi|raksha bandhan|lohri|sankranti|ganesh chaturthi|durga puja|janmashtami|dasara|dasera|vijaya ?dashami|gudi padwa|akshaya tritiya|independence day|republic day|new year|christmas|diwali|deepavali|holi|dussehra|navratri|dhanteras|pongal|karva chauth|uttarayan|thiruvonam|gurpurab|guru purnima|buddha purnima|muharram|bakri?d|ramzan|ramadan|easter|good friday|teej|bhai ?dooj|nuakhai|rath yatra|(?:maha ?)?shivratri|losar|sabarimala(?: season)?|pushkaram|makaravilakku|children'?s day|valentine'?s day|mother'?s day|father'?s day|rongali bihu|magh bihu|kali puja|saraswati puja|hanuman jayanti|ram navami|kumbh|dev diwali|dol purnima|poila boishakh|xmas|pitru paksha|shraadh|sawan|shravan|kharmas";
export const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
export const eventsHi =
  'शादी|फ़सल|फसल|बोनस|लाइसेंस|परीक्षा|छुट्टियों|बरसात|गर्मी|सर्दी|दिवाली|दीवाली|होली|दशहरे?|नए साल|धनतेरस|नवरात्रि?|ईद|राखी|बैसाखी|लोहड़ी|क्रिसमस|छठ|जन्मदिन|उत्तरायण|पोंगल|ओणम|संक्रांति|मकर संक्रांति|तीज|करवा चौथ|रक्षा ?बंधन|जन्माष्टमी|गणेश चतुर्थी|(?:महा)?शिवरात्रि|गुरु ?पर्व|बिहू|रमज़ान|रमजान|बकरीद|अक्षय तृतीया|गुड़ी पड़वा|रामनवमी|नवरात्र|दुर्गा पूजा|विजयादशमी|मोहर्रम|सावन|श्राद्ध|पितृ पक्ष|खरमास|मानसून|बारिश|कॉलेज|स्कूल|रिटायरमेंट|तनख़्वाह|सैलरी|प्रमोशन|ट्रांसफर|बच्चा|नतीजे|रिज़ल्ट|लग्न';
/** Whose event it is: "beti ki shaadi". */
export const ofWhom =
  '(?:meri|mere|mera|apni|apne|hamari|hamare|humari|uski|unki) ?(?:beti|bete|beta|bhai|behen|bahan|didi)?|beti|bete|bhai|behen|bahan|behan|didi|bhatij\\w+|bhanj\\w+|saali|saale|dost|sister|brother|son|daughter|papa|mummy|wife|biwi|bachch?o[n]?|school';
export const ofWhomHi = '(?:मेरी|मेरे|अपनी|अपने|हमारी|हमारे)|बेटी|बेटे|भाई|बहन|दीदी|भतीज\\S+|भांज\\S+|पोती|पोते|बच्चों';
export const monthsHi = 'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|अक्तूबर|नवंबर|दिसंबर';
/** Numbers to thirty-one in the letters of English: "pandrah", "twenty". */
const smallNumbers = [...numberWords().units]
  .filter(([word, value]) => /^[a-z]{3,}$/.test(word) && value >= 1 && value <= 31 && Number.isInteger(value))
  .map(([word]) => word)
  .join('|');
export const dayNumber = `(?:\\d{1,2}(?:st|nd|rd|th)?|${smallNumbers})`;
export const many = String.raw`(?:\d+|${smallNumbers}|one|two|three|four|five|six|seven|eight|ten|twelve|a|(?:two|three|four|five) and a half|one and a half|dhai|dedh|saa?dhe \w+|a couple of|a few|ek|do|teen|char|chaar|paanch|chhe|che|das|kuch|couple of|few)`;
export const ordinalWord =
  '(?:twenty |thirty )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)';
export const unit = '(?:days?|weeks?|months?|years?|din|hafte|hafta|mahine|mahina|saal)';
export const unitHi = '(?:दिन|हफ़्ते|हफ्ते|महीने|साल)';

/** Days of a month in Hindi words: "बीस नवंबर". */
const daysHi = [...numberWords().units]
  .filter(([word, value]) => /\p{Script=Devanagari}/u.test(word) && value >= 1 && value <= 31 && Number.isInteger(value))
  .map(([word]) => word)
  .join('|');
/** "नवंबर", "बीस नवंबर", "15 अगस्त". */
export const dateHi = `(?:(?:\\d{1,2}|${daysHi}) )?(?:${monthsHi})`;
/** The names of feasts, which are a time also when they stand alone. */
export const feasts =
  "baisakhi|vaisakhi|onam|vishu|ugadi|bihu|chhath|eid|rakhi|lohri|(?:makar )?sankranti|ganesh chaturthi|durga puja|janmashtami|dasara|dussehra|gudi padwa|new year|christmas|diwali|deepavali|holi|navratri|dhanteras|pongal|karva chauth|republic day|independence day|akshaya tritiya|uttarayan|thiruvonam|gurpurab|guru purnima|buddha purnima|muharram|bakri?d|ramzan|ramadan|easter|good friday|teej|bhai ?dooj|nuakhai|rath yatra|(?:maha ?)?shivratri|losar|sabarimala(?: season)?|pushkaram|makaravilakku|children'?s day|valentine'?s day|mother'?s day|father'?s day|rongali bihu|magh bihu|kali puja|saraswati puja|hanuman jayanti|ram navami|kumbh|dev diwali|dol purnima|poila boishakh|xmas|pitru paksha|shraadh|sawan|shravan|kharmas|दिवाली|दीवाली|होली|धनतेरस|नवरात्रि?|ईद|राखी|बैसाखी|लोहड़ी|संक्रांति|छठ|उत्तरायण|पोंगल|ओणम|तीज|जन्माष्टमी|गणेश चतुर्थी|बिहू|दशहरा|क्रिसमस|नया साल";
