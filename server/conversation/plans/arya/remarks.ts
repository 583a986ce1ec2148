/** What a visitor tells beside the slots and the showroom should know: who comes along, what the car is for, how it is paid. */

import { normalise } from '../../../language/normalise.ts';
import { numberWords } from '../../../language/number-words.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { wholeWords } from '../../../language/whole-words.ts';
import { isQuestion } from '../../talk.ts';
import { withoutColumns } from './short-notes.ts';
import { whoWould } from './vehicle.ts';

const remarksMax = 12;
const wordsMax = 16;
/** A question may be told at length: "will the boot take two dogs, about 25 kilos each?" */
const questionWordsMax = 28;
const questionsMax = 5;

const kin =
  'pita ?ji|mata ?ji|wife|husband|son|daughter|mother|father|mom|dad|mummy|papa|parents|in-?laws|brother|sister|grand(?:father|mother|son|daughter|children|kids|parents)|poti|pota|beta|bete|beti|pati|patni|biwi|maa|bhai|behen|bahu|dadi|nani|dada|nana';
const kinHi = 'पोती|पोता|पत्नी|पति|बेटे|बेटी|बेटा|माँ|मां|पिताजी|पिता|माताजी|पापा|मम्मी|भाई|बहन|माता-?पिता|दादी|नानी';

/** For whom the car is, and what matters most in it: these words alone are noted. */
const forWhom = [
  wholeWords(`for (?:my|our|the) (?:\\w+ )?(?:${kin}|family|office|business|company|shop|bakery|hotel|school|clinic|factory|farm)`),
  wholeWords('for (?:my |our |the )?(?:\\w+ )?(?:deliver(?:y|ies)|guests|staff|customers|school runs?|tuitions?|rentals?|weddings)'),
  wholeWords(
    `(?:${kin}|office|dukaan|business|parivaar|family|tours?|travels?|school|college|shaadi|highway|gaon|sheher|commute|delivery) ke liye`,
  ),
  wholeWords(`(?:${kinHi}|परिवार|ऑफ़िस|दुकान) के लिए`),
  wholeWords('(?:good |high |achh?i |acchi |zyada )?mileage(?= (?:chahiye|matters|is important))|अच्छा माइलेज|माइलेज(?= चाहिए)'),
];

/** Only a clause with one of these words is worth a note: it is about the car, its use, its riders or its payment. */
const matters = wholeWords(
  [
    '\\d[\\d,]{3,6} ?(?:km|kms)|(?:first|single|second) owner|good ac|airbags?|back seat comfort|rear seat comfort',
    'dogs?|pets?|kutta|kutte|knees?|ghutn\\w*|wheel ?chairs?|व्हील ?चेयर|tall|lamb[ae]|climb|easy to get in|high step|oonch[ia]|unch[ia]|back pain|kamar|pregnant|all big|sometimes|kabhi kabhi',
    'taxi|uber|ola|cab|highway|hills?|pahad\\w*|village|gaon|kachch?a|bad roads?|khet|farm|office|long drives?|only in town|in the city|city traffic|parking|kits?|luggage|samaan|boot|dikki|dicky',
    'mileage|average|comfort|cameras?|music|child seats?|isofix|ramp|swivel|milk cans?|dibb\\w+|suitcases?|instruments?|cheque|dono|both|milakar|milake|together|each|per car|safe|safety|sun ?roof|(?:ground )?clearance|ventilated|captain seats?|cruise|adas|360|keyless|wireless|touch ?screen|leather|alloys?|heater|power windows?|bluetooth|parking sensors?|abs|ncap|star rating|low maintenance|(?:good|nice|killer|smart|sporty|tough|rugged|stylish|great)[- ]looking|white|black|red|blue|silver|grey|gray|green|brown|maroon|beige|golden|orange|yellow|safed|kaali|kala|laal|neeli|hari|any colou?r',
    'booked|simple|i run an?|my shop|bakery|dukaan|business|(?:go|travel|come) by \\w+|(?:bus|metro|train|auto|cab) se|loan|finance|emi|down ?payment|cibil|credit score|salary|cash|exchange|trade in|tax|on[- ]road',
    '(?:high|low|tall) (?:seats?|seating|roof|step)|easy entry|hip|low sill|sill|low floor|hand control\\w*|step free|easy to drive|(?:[2-9]|\\d\\d|two|three|four|five|do|teen|cha+r|paa?nch) (?:cars|vehicles|gaadiya\\w*|vans)|rough|dust|bad back|slip disc|arthritis|bend|fragile|goods|load|cartons?|dickey|clients?|customers?|guests?|store|stall|student|(?:college|school) project|only a project|gift|surprise|alone|drums?|tabla|cricket|stroller|pram|babies|baby|newborn|twins|(?:to|for|from) (?:school|college)|school (?:runs?|drop|pick\\w*|van|jaa?\\w*)|beti ki shaadi|wedding car|snow|ghat|tyres?|first (?:car|time)|anniversary|disab\\w+|prosthetic|hand control\\w*|turban|pagdi|smell|rear ac|ac vent\\w*|sliding door|number plate|speed limiter|android auto|carplay',
    'एयरबैग|कैमरा|क्लीयरेंस|माइलेज|हरी|नीली|काला|charging|charger|no charging|first salary|easy|(?:parents|mother|father|mummy|papa) (?:are|is) old|old parents|elderly|buzurg\\w*|km (?:chali|driven|run|done)|chali hui|learner|learning|just learnt|seekh\\w*|new driver|metro',
    'कुत्ता|घुटन\\S*|ऊँची|ऊंची|लंबे|गाँव|गांव|खेत|पहाड़\\S*|रास्ता|पार्किंग|डिक्की|सामान|सुरक्षित|सफ़ेद|सफेद|काली|लाल|लोन|क़िस्त|किस्त|ईएमआई|डाउन ?पेमेंट|वेतन|तनख़्वाह|चार्जिंग|टैक्सी|सीख|आसान|चार्जर|स्कूल|बेटी|खराब|ख़राब|कच्च[ाी]|बच्च[ाे]|बुज़ुर्ग\\S*|मज़बूत|मजबूत|कभी[- ]कभी',
  ].join('|'),
);
/** "My son is 16", "beta 17 ka hai", "18 in July": whose age decides. */
const ofAge = new RegExp(
  `\\b(?:${kin}) (?:is |he is |she is |abhi )?\\d{1,2}\\b(?! (?:kids?|child|bach|bete|beti|sons?|daughters?|people|log|seat))(?: (?:ka|ki)\\b)?|\\b(?:he|she) (?:is|turns|will be) \\d{1,2}(?: (?:in|on|next|this) \\w+)?|\\b\\d{1,2} (?:ka|ki) hog[ai]\\b`,
  'iu',
);

/** "Small and safe": what the car should be, in so many words. */
const qualities =
  /^\W*(?:(?:just|something|it should be|thodi|bas|and|aur|very|not too|kuch|,)\W+)*(?:(?:small|big|safe|safer|strong|cheap|simple|comfortable|spacious|sturdy|easy|reliable|chh?oti|badi|mazbo?ot|sasti|aaramdeh|majboot)(?:\W+|$)(?:(?:and|but|aur|se|si|,)\W+)*){2,}(?:car|one|hai|ho|chahiye)?\W*$/iu;
/** "Had my left knee replaced" asks nothing. */
const tells =
  /^\W*(?:can|could) (?:go|stretch|spend|pay|afford|do|manage)\b[^?]*$|^\W*(?:had|have|has|having|was|were|am) (?:my|a|an|the|both|our|his|her|to|been)\b[^?]*$/iu;
/** A question, also one that only its end or its beginning shows: "boot is small na", "and ground clearance". */
export const asks = (clause: string): boolean =>
  (isQuestion(clause) && !tells.test(clause)) ||
  /\b(?:hai|hota|hoti|aata|ata|aati|milta|milti) na\b/iu.test(clause) ||
  /\bna\W*$/iu.test(clause) ||
  /^\W*(?:and|aur|what about)(?: \S+){1,2}\W*$/iu.test(clause);

const cities =
  'mumbai|delhi|new delhi|bengaluru|bangalore|chennai|hyderabad|kolkata|pune|ahmedabad|jaipur|lucknow|kanpur|nagpur|indore|bhopal|patna|vadodara|surat|rajkot|ludhiana|agra|nashik|varanasi|ranchi|raipur|guwahati|chandigarh|gurgaon|gurugram|noida|ghaziabad|faridabad|thane|kochi|coimbatore|madurai|mysore|mysuru|mangalore|vizag|vijayawada|bhubaneswar|dehradun|jodhpur|udaipur|amritsar|jalandhar|gwalior|jabalpur|trivandrum|goa|shimla|jammu';
/** The name of a city, and of no firm. */
export const isCity = (name: string): boolean => new RegExp(`^(?:${cities})$`, 'i').test(name.trim());
/** Where they live: "Mumbai", "I am from Nagpur", "Lucknow mein". */
const inCity = new RegExp(
  `^\\W*(?:${cities})\\W*$|\\b(?:in|from|at) (?:${cities})\\b|\\b(?:${cities}) (?:se|mein|me|ka|ki) (?:hu|hun|hoon|hai|hain|rehte?)\\b`,
  'iu',
);

const separators = /[,:]+|\s(?:and|but|because|aur|lekin|magar|kyunki|isliye|toh)\s|\s(?:और|लेकिन|मगर|इसलिए|तो|क्योंकि)\s/giu;
const sentences = /[^.?!;।\n]+(?:\.\d+[^.?!;।\n]*)*[.?!;।\n]*/gu;
const before =
  /^\P{L}*(?:(?:yes|ya|yeah|ok|okay|so|um+|uh+|well|also|actually|of|or|and|but|haan|ji|note|sahi hai|thee?k hai|bas|sahi|hello|hi|hiya|hey|salaam|assalamu? ?alaikum|namaste|jai hind|(?:car|gaadi) ke baare mein? (?:poochna|puchna|jaanna) (?:tha|hai)|i want it|just|then|phir|aur|हाँ|जी|और|तो|ok note)(?![\p{L}\p{M}])[\s,]*)+(?=\S+\s+\S)/iu;
/** "No, five is enough, the kids have moved out": the count has its column. */
const isEnough = /^(?:no |nahi |not )*\S+ (?:seats? )?(?:is|are|will be) (?:enough|fine|plenty|okay?)[\s,]*(?=\S)/iu;
const wanting =
  /^(?:(?:i|we) (?:want|need|would like|am looking for|are looking for)|i'm looking for|looking for|need|want|(?:mujhe|humein|hume|मुझे|हमें)(?: to| toh| तो)?) (?:an? |the |something )?(?=\S+ \S)/iu;
const after = /(?:[\s,.]+(?:hai|hain|he|h|na|ji|haha|lol|please|i mean|chahiye|है|हैं|जी|चाहिए))*[\s,.;:!।…]*$/iu;
/** What takes something back, what nobody wants noted, and what belongs to the name and the ways to be reached. */
const ofOtherSlots =
  /^[^\p{L}\p{M}\p{N}]*(?:no )?(?:sorry|wait|oops)\b|\b(?:name|naam(?! p[ae]r?\b)|number|phone|mobile|e-?mail|mail|likho|likhiye|likh|make it|same time|beer|drunk|drinks?|drinking|sharab|daa?ru)\b|शराब|नाम|नंबर|ईमेल|लिखि/iu;
const ofArya = /\b(?:you|your|yours|aap\w*|tum\w*)\b|आप|तुम/iu;
const reached = /\d[\d\s-]{6,}|@/;

/** Words of the talk and of the slots: what is left without them is a remark. */
const ofTalk =
  'better rahegi rahega final double triple yaar arre bolo kahan aayega whenever available baithne baithenge baithni sawari including normally mostly spend afford stretch max maximum upto limit beyond log car cars gaadi gadi vehicle seat seats seater people log logon person budget price lakh crore rupees thousand name naam surname number phone mobile email mail contact call calls note line spell spelling letter letters wrong mistake correct read write written type save repeat hurry rush budget question questions answer idea understand samajh hello hi good morning afternoon evening thank thanks sorry please welcome bye listen wait hold carry moment minute minutes month months week weeks year years chahie lete lenge likh likho likhiye likhie galat jaldi namaste buy buying purchase interested see show test drive trial dekhna dekhni dekhne emi cross per plus minus down payment roughly total final paise rupay baith saken sake sakte sakein enough needed lol typo afternoon bhai bhaiya didi kist kisht kishten zyada kidding joking mazaak checking prices nayi nai naya leni lena purani purana नमस्कार देखनी देखना लेनी लेना खरीदना सोचेंगे';
let talkWords: ReadonlySet<string> | undefined;

/** What the slots took of a line: whole phrases, and words that stand apart in it. */
export interface Taken {
  /** An amount was taken: its instalments need no remark. */
  isPriced?: boolean;
  texts: readonly string[];
  words: readonly string[];
}

/** Whether a clause is a wish about the car, or tells of the visitor's business. */
const isOfCar = (clause: string): boolean => matters.test(clause) || ofBusiness.test(clause);
/** What they live by: "we sell skin care on instagram", "hum jewellery banate hain". */
const ofBusiness =
  /\b(?:we|i) (?:sell|manufacture|export|supply|distribute|run|make|bake|design)\b|\b(?:hum|ham|main|hamara|humara|mera)\b.{0,40}\b(?:bech|bana|chala|karobar|dhandha|business)\w*|(?:हम|मैं|हमारा|मेरा).{0,40}(?:बेच|बनात|चलात|कारोबार|धंधा|बिज़नेस)/iu;

/** What a clause says beside small words, numbers, words of the talk, and what the slots took of it. */
function leftOf(clause: string, { texts, words }: Taken): string[] {
  talkWords ??= new Set(ofTalk.split(' ').flatMap((word) => [word, normalise(word)]));
  const rest = texts.reduce((text, slot) => text.replace(slot.toLowerCase(), ' '), clause.toLowerCase());
  const gone = new Set(words.flatMap((slot) => normalise(slot).split(' ')));
  const { units, big, shifts } = numberWords();
  return normalise(rest)
    .split(' ')
    .filter(
      (word) =>
        word.length > 1 &&
        !/\d/.test(word) &&
        !gone.has(word) &&
        ![stopWords(), talkWords as ReadonlySet<string>, units, big, shifts].some((known) => known.has(word)),
    );
}

const ofMoney = /\b(?:emi|down ?payment|loan|tax|on[- ]road)\b|क़िस्त|किस्त|ईएमआई|डाउन ?पेमेंट/giu;
/** A wish of its own beside what was said before it. */
const beginsAnew = /^\W*(?:i|we) (?:want|need|would like|am looking|are looking)\b/iu;

/** Small words alone, and a wish all the same: "easy to get in and out". */
const surely =
  /\b(?:\d[\d,]{3,6} ?(?:km|kms|kilomet\w+)|(?:first|single|second) owner|easy to get in|easy to drive|(?:[2-9]|\d\d|two|three|four|five|do|teen|cha+r|paa?nch) (?:cars|vehicles|gaadiya\w*|vans)|knees?|not too (?:low|high)|get in and out|ghutn\w*)\b|घुटन/iu;
/** "Sometimes six", "kabhi kabhi": a count that is not always so. */
const now = /\b(?:sometimes|at times|kabhi kabhi)\b|कभी[- ]कभी/iu;
/** Digits said one by one, at least four in a row. */
export const hasDigits = (text: string): boolean => {
  let run = 0;
  return normalise(text)
    .split(' ')
    .some((word) => {
      run = numberWords().units.has(word) || /^(?:double|dabal|triple|tripal)$/.test(word) ? run + 1 : 0;
      return run >= 4;
    });
};

const bare = (text: string): string =>
  text
    .replace(/^[\s,;:.-]+/u, '')
    .replace(before, '')
    .replace(isEnough, '')
    .replace(wanting, '')
    .replace(after, '')
    .trim();

interface Clause {
  start: number;
  end: number;
  /** How many words it says beside the slots. */
  left: number;
}

/** The clauses of a sentence by their places in it. */
function clausesOf(sentence: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: separator, index } of sentence.matchAll(separators)) {
    found.push({ start, end: index });
    start = index + separator.length;
  }
  return [...found, { start, end: sentence.length }];
}

/**
 * The remarks of a line, as they were said, without those that are noted already: neighbouring clauses in which something is left.
 */
export function remarksIn(message: string, known = '', taken: Taken = { texts: [], words: [] }): string[] {
  const found: string[] = [];
  for (const [sentence] of message.matchAll(sentences)) {
    if (asks(sentence)) continue;
    if (qualities.test(sentence)) {
      found.push(bare(sentence));
      continue;
    }
    let run: Clause[] = [];
    const close = (): void => {
      const [first, last] = [run[0], run.at(-1)];
      const whole = first && last && { start: first.start, end: last.end, left: run.reduce((sum, { left }) => sum + left, 0) };
      const isLong = whole && bare(sentence.slice(whole.start, whole.end)).split(/\s+/).length > wordsMax;
      for (const { start, end } of isLong ? run : whole ? [whole] : []) {
        const said = withoutColumns(bare(sentence.slice(start, end)), (text) => leftOf(text, taken).length + Number(matters.test(text)));
        if (said !== '' && said.split(/\s+/).length <= wordsMax && isOfCar(taken.isPriced ? said.replace(ofMoney, ' ') : said))
          found.push(said);
      }
      run = [];
    };
    for (const { start, end } of clausesOf(sentence)) {
      const clause = sentence.slice(start, end);
      const isOther = asks(clause) || reached.test(clause) || ofArya.test(clause) || ofOtherSlots.test(clause) || hasDigits(clause);
      const left =
        isOther || !isOfCar(clause) ? 0 : Math.max(leftOf(clause, taken).length, now.test(clause) || surely.test(clause) ? 1 : 0);
      if (left === 0 || beginsAnew.test(clause)) close();
      if (left === 0) continue;
      run.push({ start, end, left });
    }
    close();
  }
  const stated = [...message.matchAll(sentences)].map(([sentence]) => (asks(sentence) ? '' : sentence)).join(' ');
  for (const pattern of [...forWhom, ofAge, inCity]) {
    const said = pattern
      .exec(stated)?.[0]
      .replace(/^[\s,;:.-]+/u, '')
      .trim();
    if (said !== undefined && !found.some((one) => one.includes(said))) found.push(said);
  }
  return found
    .filter((one, at) => !found.some((other, place) => place !== at && other !== one && other.includes(one)))
    .filter((one) => !known.toLowerCase().includes(one.toLowerCase()));
}

/** What only the people of the showroom can answer; the rest she answers herself. */
const forShowroom = wholeWords(
  [
    'waiting|in stock|available|discount|offers?|colou?rs?|warranty|accessor\\w+|home (?:delivery|visit|test drive)|(?:come|aate|aayenge|bring it) (?:to )?(?:home|my place|ghar)|ghar (?:pe|par)|service cent(?:re|er)|resale|old car|purani|exchange|badl\\w*|rang|chhoot',
    'punjabi|marathi|gujarati|tamil|telugu|kannada|malayalam|bengali|bangla|odia|urdu|assamese|bhojpuri|english|hindi|whatsapp|integrat\\w+|crm|website|app',
    'छूट|रंग|वारंटी|बदले|पुरानी|घर पर|मराठी|पंजाबी|गुजराती|तमिल|बंगाली',
  ].join('|'),
);
/** What a line asks about cars, as it was said: the showroom answers it. What filled a slot is no question any more. */
export function questionsIn(message: string, known: string | undefined, { texts, words }: Taken): string[] {
  const slots = [...texts, ...words].map((one) => one.toLowerCase());
  return [...message.matchAll(sentences)]
    .filter(([sentence]) => asks(sentence) && !whoWould.test(sentence))
    .map(([sentence]) => {
      const clauses = clausesOf(sentence);
      const from = clauses.find(({ start, end }) => asks(sentence.slice(start, end))) ?? clauses.at(-1);
      // "Diesel freezes here, is petrol all right?": what comes before the question belongs to it, unless a slot took it.
      const lead = sentence.slice(0, from?.start);
      const isTaken =
        slots.some((slot) => slot !== '' && lead.toLowerCase().includes(slot)) || ofOtherSlots.test(lead) || reached.test(lead);
      return leftOf(lead, { texts: [], words: [] }).length > 1 && !isTaken ? sentence : sentence.slice(from?.start);
    })
    .filter((said) => (matters.test(said) && said.split(/\s+/).length > 2) || forShowroom.test(said))
    .filter((said) => matters.test(said) || !slots.some((slot) => said.toLowerCase().includes(slot)))
    .map((said) =>
      said
        .replace(before, '')
        .replace(/[\s?!.,]+$/u, '')
        .trim(),
    )
    .filter(
      (said) => said.split(/\s+/).length <= questionWordsMax && !reached.test(said) && leftOf(said, { texts: [], words: [] }).length > 0,
    )
    .filter((said) => !(known ?? '').toLowerCase().includes(said.toLowerCase()));
}

const joined = (known: string | undefined, found: readonly string[], most: number): string | undefined => {
  const all = [...(known ?? '').split('; '), ...found].filter((one) => one !== '');
  return all.length === 0 ? undefined : all.slice(0, most).join('; ');
};

/** The remarks so far with the new ones. */
export const withRemarks = (known: string | undefined, found: readonly string[]): string | undefined => joined(known, found, remarksMax);
/** The questions so far with the new ones. */
export const withQuestions = (known: string | undefined, found: readonly string[]): string | undefined =>
  joined(known, found, questionsMax);
