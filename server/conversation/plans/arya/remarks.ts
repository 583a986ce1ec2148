/** What a visitor tells beside the slots and the showroom should know: who comes along, what the car is for, how it is paid. */

import { wholeWords } from '../../../language/whole-words.ts';
import { isQuestion } from '../../talk.ts';
import { speaksOfCar } from './vehicle.ts';

const remarksMax = 6;
const wordsMax = 9;

const kin =
  'wife|husband|son|daughter|mother|father|mom|dad|mummy|papa|parents|in-?laws|brother|sister|beta|bete|beti|pati|patni|biwi|maa|bhai|behen|bahu|dadi|nani|dada|nana';
const kinHi = 'पत्नी|पति|बेटे|बेटी|बेटा|माँ|मां|पिता|पापा|मम्मी|भाई|बहन|माता-?पिता|दादी|नानी';

/** For whom the car is, and what matters most in it: these words alone are noted. */
const forWhom = [
  wholeWords(`for (?:my|our|the) (?:\\w+ )?(?:${kin}|family|office|business|company|shop|bakery|hotel|school|clinic|factory|farm)`),
  wholeWords(`(?:${kin}|office|dukaan|business|parivaar|family) ke liye`),
  wholeWords(`(?:${kinHi}|परिवार|ऑफ़िस|दुकान) के लिए`),
  wholeWords('(?:good |high |achh?i |acchi |zyada )?mileage(?= (?:chahiye|matters|is important))|अच्छा माइलेज|माइलेज(?= चाहिए)'),
];

/** A statement with one of these words is noted as it was said. */
const matters = wholeWords(
  [
    'dogs?|pets?|kutta|kutte|knees?|ghutn\\w*|wheel ?chairs?|व्हील ?चेयर|tall|lamb[ae]|climb|easy to get in|high step|oonch[ia]|unch[ia]|back pain|kamar|pregnant|all big|sometimes|kabhi kabhi',
    'taxi|uber|ola|cab|highway|hills?|pahad\\w*|village|gaon|kachch?a|bad roads?|khet|farm|office|long drives?|only in town|in the city|city traffic|parking|kits?|luggage|samaan|boot|dikki|dicky',
    'safe|safety|sun ?roof|ground clearance|low maintenance|(?:good|nice|killer|smart|sporty|tough|rugged|stylish|great)[- ]looking|white|black|red|blue|silver|grey|gray|safed|kaali|laal|any colou?r',
    'booked|simple|i run an?|my shop|bakery|dukaan|business|(?:go|travel|come) by \\w+|(?:bus|metro|train|auto|cab) se|loan|finance|emi|down ?payment|cibil|credit score|salary|cash|exchange|trade in|tax|on[- ]road',
    'charging|charger|no charging|first salary|easy|(?:parents|mother|father|mummy|papa) (?:are|is) old|old parents|elderly|buzurg\\w*|km (?:chali|driven|run|done)|chali hui|learner|learning|just learnt|seekh\\w*|new driver|metro',
    'कुत्ता|घुटन\\S*|ऊँची|ऊंची|लंबे|गाँव|गांव|खेत|पहाड़\\S*|रास्ता|पार्किंग|डिक्की|सामान|सुरक्षित|सफ़ेद|सफेद|काली|लाल|लोन|क़िस्त|किस्त|ईएमआई|डाउन ?पेमेंट|वेतन|तनख़्वाह|चार्जिंग|टैक्सी|सीख|मज़बूत|मजबूत|कभी[- ]कभी',
  ].join('|'),
);
/** "My son is 16", "beta 17 ka hai", "18 in July": whose age decides. */
const ofAge = new RegExp(
  `\\b(?:${kin}) (?:is |he is |she is |abhi )?\\d{1,2}\\b(?: (?:ka|ki)\\b)?|\\b(?:he|she) (?:is|turns|will be) \\d{1,2}(?: (?:in|on|next|this) \\w+)?|\\b\\d{1,2} (?:ka|ki) hog[ai]\\b`,
  'iu',
);

/** "Small and safe": what the car should be, in so many words. */
const qualities =
  /^\W*(?:(?:just|something|it should be|thodi|bas|and|aur|very|not too|kuch|,)\W+)*(?:(?:small|big|safe|safer|strong|cheap|simple|comfortable|spacious|sturdy|easy|reliable|chh?oti|badi|mazbo?ot|sasti|aaramdeh|majboot)(?:\W+|$)(?:(?:and|but|aur|se|si|,)\W+)*){2,}(?:car|one|hai|ho|chahiye)?\W*$/iu;
const wants = /\b(?:want|need|looking for|chahiye|leni|lena|dikhao|exchange)\b|चाहिए|लेनी/iu;
/** "16 lakh on road": the amount has a slot of its own. */
const ofMoney = /\d\s*(?:lakhs?|lacs?|लाख)\b.*\bon[- ]road\b/iu;
/** A question, also one that only its end or its beginning shows: "boot is small na", "and ground clearance". */
const asks = (clause: string): boolean =>
  isQuestion(clause) || /\bna\W*$/iu.test(clause) || /^\W*(?:and|aur|what about)(?: \S+){1,2}\W*$/iu.test(clause);

const cities =
  'mumbai|delhi|new delhi|bengaluru|bangalore|chennai|hyderabad|kolkata|pune|ahmedabad|jaipur|lucknow|kanpur|nagpur|indore|bhopal|patna|vadodara|surat|rajkot|ludhiana|agra|nashik|varanasi|ranchi|raipur|guwahati|chandigarh|gurgaon|gurugram|noida|ghaziabad|faridabad|thane|kochi|coimbatore|madurai|mysore|mysuru|mangalore|vizag|vijayawada|bhubaneswar|dehradun|jodhpur|udaipur|amritsar|jalandhar|gwalior|jabalpur|trivandrum|goa|shimla|jammu';
/** The name of a city, and of no firm. */
export const isCity = (name: string): boolean => new RegExp(`^(?:${cities})$`, 'i').test(name.trim());
/** Where they live: "Mumbai", "I am from Nagpur", "Lucknow mein". */
const inCity = new RegExp(
  `^\\W*(?:${cities})\\W*$|\\b(?:in|from|at) (?:${cities})\\b|\\b(?:${cities}) (?:se|mein|me|ka|ki) (?:hu|hun|hoon|hai|hain|rehte?)\\b`,
  'iu',
);

const clauses =
  /[,;!।]+|[.?](?!\d)|\s(?:and|but|because|including|aur|lekin|magar|kyunki|isliye|so|to|toh)\s|\s(?:और|लेकिन|मगर|इसलिए|तो|क्योंकि)\s/iu;
const before =
  /^\P{L}*(?:(?:yes|ya|yeah|ok|okay|so|um+|uh+|well|also|actually|of|haan|ji|note|hello|hi|i want it|the|please|just|हाँ|जी|ok note)(?![\p{L}\p{M}])[\s,]*)+(?=\S+\s+\S)/iu;
const after = /(?:[\s,.]+(?:hai|hain|he|h|na|ji|haha|lol|please|i mean|chahiye|है|हैं|जी|चाहिए))*[\s,.;:!।…]*$/iu;
const ofArya = /\b(?:you|your|aap\w*|tum\w*)\b|आप|तुम/iu;
const reached = /\d[\d\s-]{6,}|@/;

/** The remarks of a line, without those that are noted already. */
export function remarksIn(message: string, known = ''): string[] {
  const found = [...forWhom, ofAge].flatMap((pattern) => pattern.exec(message)?.[0] ?? []);
  if (qualities.test(message)) found.push(message.trim());
  const [city] = inCity.exec(message) ?? [];
  if (city !== undefined) found.push(city.trim());
  for (const clause of message.split(clauses)) {
    const said = clause.replace(before, '').replace(after, '').trim();
    const words = said.split(/\s+/).length;
    const isNoted = found.some((one) => said.includes(one));
    if (words < 2 || words > wordsMax || isNoted || reached.test(said) || ofArya.test(said) || asks(clause)) continue;
    const [word] = matters.exec(said) ?? [];
    // Of "I want a white SUV for the office" the car has a slot of its own.
    if (word !== undefined) found.push((wants.test(clause) && speaksOfCar(clause)) || ofMoney.test(said) ? word : said);
  }
  return found.filter((one) => !known.toLowerCase().includes(one.toLowerCase()));
}

/** The remarks so far with the new ones. */
export const withRemarks = (known: string | undefined, found: readonly string[]): string | undefined => {
  const all = [...(known ?? '').split('; '), ...found].filter((one) => one !== '');
  return all.length === 0 ? undefined : all.slice(0, remarksMax).join('; ');
};
