/** The words of Mini's plan: what a line can be a clue of, and how the clue is said back. Data alone; read by `mini-clues.ts` and `mini.ts`. */

import type { InLangs } from '../../personas/persona.ts';

const say = (en: string, hinglish: string, hi: string): InLangs => ({ en, hinglish, hi });

/** A thing that a clue can be, with the words that mean it in all spellings, and how it is named after a preposition. */
export interface Word {
  /** Apart by "|"; compared after `normalise`. */
  words: string;
  name: InLangs;
  /** The whole phrase where "after ..." does not do. */
  phrase?: InLangs;
  /** As what one suspects, where the name alone would be odd. */
  suspect?: InLangs;
}

export const days: Record<string, Word> = {
  monday: { words: 'monday|mondays|mon|somvar|somwar|सोमवार', name: say('Monday', 'Monday', 'सोमवार') },
  tuesday: { words: 'tuesday|tuesdays|tue|tues|mangalvar|mangalwar|mangal ko|मंगलवार', name: say('Tuesday', 'Tuesday', 'मंगलवार') },
  wednesday: { words: 'wednesday|wednesdays|wed|budhvar|budhwar|wednessday|बुधवार', name: say('Wednesday', 'Wednesday', 'बुधवार') },
  thursday: {
    words: 'thursday|thursdays|thurs|thu|guruvar|guruwar|veervar|brihaspativar|गुरुवार|बृहस्पतिवार',
    name: say('Thursday', 'Thursday', 'गुरुवार'),
  },
  friday: { words: 'friday|fridays|fri|shukravar|shukrawar|jumma|jumme|शुक्रवार', name: say('Friday', 'Friday', 'शुक्रवार') },
  saturday: { words: 'saturday|saturdays|shanivar|shaniwar|sanichar|शनिवार', name: say('Saturday', 'Saturday', 'शनिवार') },
  sunday: { words: 'sunday|sundays|ravivar|raviwar|itvar|itwar|रविवार|इतवार|संडे', name: say('Sunday', 'Sunday', 'रविवार') },
};

export const parts: Record<string, Word & { of: InLangs }> = {
  morning: {
    words: 'morning|mornings|subah|savere|subeh|सुबह|सवेरे',
    name: say('mornings', 'subah', 'सुबह'),
    of: say('in the morning', 'subah', 'सुबह'),
  },
  afternoon: {
    words: 'afternoon|afternoons|noon|dopahar|dopeher|dopahr|दोपहर',
    name: say('afternoons', 'dopahar', 'दोपहर'),
    of: say('in the afternoon', 'dopahar', 'दोपहर'),
  },
  evening: {
    words: 'evening|evenings|shaam|sham|शाम',
    name: say('evenings', 'shaam', 'शाम'),
    of: say('in the evening', 'shaam', 'शाम'),
  },
  night: {
    words: 'night|nights|tonight|raat|raaton|raton|bedtime|midnight|late night|sone se pehle|before sleeping|before bed|रात|रातों|आधी रात',
    name: say('nights', 'raat', 'रात'),
    of: say('at night', 'raat', 'रात'),
  },
};

/** Stretches of time that are neither a day nor an hour. */
export const spans: Record<string, Word> = {
  weekend: { words: 'weekend|weekends|sat sun|saturday sunday|वीकेंड', name: say('weekends', 'weekend', 'सप्ताहांत') },
  weekday: {
    words: 'weekday|weekdays|working day|working days|kaam ke din|office ke din',
    name: say('working days', 'kaam ke din', 'काम के दिन'),
  },
  holiday: {
    words: 'holiday|holidays|on leave|leave day|vacation|vacations|day off|days off|chhutti|chutti|chhuttiyon|छुट्टी|छुट्टियों',
    name: say('holidays', 'chhutti', 'छुट्टी'),
  },
  daily: {
    words: 'every day|everyday|daily|each day|roz|rozana|roj|har din|har roz|रोज़|रोज|रोज़ाना|हर दिन',
    name: say('every day', 'roz', 'रोज़'),
  },
  weekly: { words: 'every week|weekly|once a week|har hafte|har hafta|हर हफ़्ते|हर हफ्ते', name: say('every week', 'har hafte', 'हर हफ़्ते') },
  monthly: {
    words: 'every month|monthly|once a month|each month|har mahine|har maheene|हर महीने',
    name: say('every month', 'har mahine', 'हर महीने'),
  },
  sometimes: {
    words: 'sometimes|some times|once in a while|now and then|kabhi kabhi|kabhi kabhar|kabhi kabaar|कभी कभी|कभी कभार',
    name: say('now and then, not always', 'kabhi kabhi, hamesha nahi', 'कभी-कभी, हमेशा नहीं'),
  },
  'month-end': {
    words:
      'month end|end of the month|end of month|last week of the month|mahine ke ant|mahine ke aakhir|mahine ke end|महीने के अंत|महीने के आखिर',
    name: say('the end of the month', 'mahine ka ant', 'महीने का अंत'),
  },
  'third-month': {
    words: 'third month|after three months|teesre mahine|teen mahine baad|तीसरे महीने|तीन महीने बाद',
    name: say('the third month', 'teesra mahina', 'तीसरा महीना'),
  },
  festival: {
    words: 'festival|festivals|diwali|holi|eid|birthday|tyohar|tyohaar|त्योहार|दिवाली|जन्मदिन',
    name: say('festival days', 'tyohar ke din', 'त्योहार के दिन'),
  },
  rain: { words: 'rain|rains|rainy|monsoon|barish|baarish|बारिश', name: say('rainy days', 'barish ke din', 'बारिश के दिन') },
  winter: { words: 'winter|winters|sardi|sardiyon|thand|सर्दी|सर्दियों', name: say('winter', 'sardi', 'सर्दी') },
  cycle: {
    words: 'before my period|before periods|during periods|period ke pehle|period ke time|माहवारी',
    name: say('those days of the month', 'mahine ke un dinon', 'महीने के उन दिनों'),
  },
};

/** Persons, named as "with ..." takes them. `alone` is one of them, for a detective. */
export const persons: Record<string, Word> = {
  'mother-in-law': { words: 'mother in law|saas|sasu maa|sasu|सास', name: say('your mother-in-law', 'saas', 'सास') },
  'father-in-law': { words: 'father in law|sasur|ससुर', name: say('your father-in-law', 'sasur', 'ससुर') },
  'sister-in-law': {
    words: 'sister in law|nanad|bhabhi|jethani|devrani|ननद|भाभी',
    name: say('your sister-in-law', 'nanad ya bhabhi', 'ननद या भाभी'),
  },
  'in-laws': { words: 'in laws|inlaws|sasural|ससुराल', name: say('your in-laws', 'sasural walon', 'ससुराल वालों') },
  parents: {
    words: 'parents|maa baap|mummy papa|mom dad|mom and dad|mummy aur papa|माता पिता|माँ बाप|मम्मी पापा',
    name: say('your parents', 'mummy papa', 'माँ-पापा'),
  },
  mother: { words: 'mother|mom|mum|mummy|mama|maa|mata|amma|ammi|माँ|मां|मम्मी|माता', name: say('your mother', 'maa', 'माँ') },
  father: { words: 'father|dad|papa|pita|pitaji|abbu|पापा|पिता|पिताजी', name: say('your father', 'papa', 'पापा') },
  husband: { words: 'husband|hubby|pati|पति', name: say('your husband', 'pati', 'पति') },
  wife: { words: 'wife|biwi|bivi|patni|पत्नी|बीवी', name: say('your wife', 'patni', 'पत्नी') },
  boyfriend: { words: 'boyfriend|bf|बॉयफ्रेंड', name: say('your boyfriend', 'boyfriend', 'बॉयफ़्रेंड') },
  girlfriend: { words: 'girlfriend|gf|गर्लफ्रेंड', name: say('your girlfriend', 'girlfriend', 'गर्लफ़्रेंड') },
  partner: { words: 'partner|fiance|fiancee|spouse', name: say('your partner', 'partner', 'साथी') },
  ex: { words: 'ex|my ex|एक्स', name: say('your ex', 'ex', 'पुराने साथी') },
  manager: { words: 'manager|team lead|team leader|supervisor|मैनेजर', name: say('your manager', 'manager', 'मैनेजर') },
  boss: { words: 'boss|बॉस', name: say('your boss', 'boss', 'बॉस') },
  colleagues: {
    words: 'colleague|colleagues|coworker|coworkers|co worker|office wale|office walon|team|teammates|सहकर्मी',
    name: say('your colleagues', 'office ke logon', 'दफ़्तर के लोगों'),
  },
  client: { words: 'client|clients|customer|customers|grahak|ग्राहक', name: say('the client', 'client', 'क्लाइंट') },
  teacher: { words: 'teacher|professor|tutor|टीचर|शिक्षक', name: say('your teacher', 'teacher', 'टीचर') },
  friends: {
    words: 'friend|friends|best friend|dost|doston|yaar log|saheli|saheliyan|दोस्त|दोस्तों|सहेली',
    name: say('your friends', 'doston', 'दोस्तों'),
  },
  brother: { words: 'brother|bhai|bhaiya|भाई|भैया', name: say('your brother', 'bhai', 'भाई') },
  sister: { words: 'sister|behan|behen|bahan|didi|बहन|दीदी', name: say('your sister', 'behan', 'बहन') },
  son: { words: 'son|beta|bete|बेटा|बेटे', name: say('your son', 'bete', 'बेटे') },
  daughter: { words: 'daughter|beti|बेटी', name: say('your daughter', 'beti', 'बेटी') },
  children: {
    words: 'kids|children|child|baby|bachche|bachcha|bachchon|bacche|बच्चे|बच्चा|बच्चों',
    name: say('the children', 'bachchon', 'बच्चों'),
  },
  grandparents: {
    words: 'grandmother|grandfather|grandma|grandpa|dadi|dada|nani|nana|दादी|दादा|नानी|नाना',
    name: say('your grandparents', 'dadi ya nani', 'दादी या नानी'),
  },
  roommate: { words: 'roommate|room mate|flatmate|flatmates|roomie', name: say('your roommate', 'roommate', 'रूममेट') },
  neighbour: { words: 'neighbour|neighbor|neighbours|padosi|पड़ोसी', name: say('your neighbour', 'padosi', 'पड़ोसी') },
  relatives: {
    words: 'relative|relatives|rishtedaar|cousin|cousins|uncle|aunty|aunt|chacha|mama ji|mausi|bua|रिश्तेदार|चाचा|मौसी|बुआ',
    name: say('your relatives', 'rishtedaaron', 'रिश्तेदारों'),
  },
  family: {
    words: 'family|whole family|everyone at home|ghar wale|ghar walon|gharwale|parivar|परिवार|घर वाले',
    name: say('your family', 'ghar walon', 'घर वालों'),
  },
  strangers: {
    words: 'strangers|crowd|new people|bheed|anjaan log|naye log|भीड़|अनजान लोग',
    name: say('strangers', 'anjaan logon', 'अनजान लोगों'),
  },
  alone: {
    words:
      'alone|by myself|on my own|no one|nobody|no one else|nobody else|only me|just me|myself|akela|akeli|akele|akele mein|koi nahi|koi nahi hota|sirf main|अकेला|अकेली|अकेले|कोई नहीं|सिर्फ मैं',
    name: say('being alone', 'akelepan', 'अकेलेपन'),
    phrase: say('when you are alone', 'akele mein', 'अकेले में'),
  },
};

/** What comes just before, or waits ahead. The earlier entry wins where words overlap ("phone call"). */
export const things: Record<string, Word & { cause?: string }> = {
  call: {
    words:
      'call|calls|phone call|phone calls|video call|video calls|calling|calls me|phone pe baat|phone par baat|ka phone|ka call|phone aata|phone aaya|phone aane|phone ke baad|कॉल|का फोन|का फ़ोन|फोन पर बात|फ़ोन पर बात',
    name: say('the call', 'call', 'कॉल'),
    cause: 'call',
  },
  hungry: {
    words:
      'hungry|empty stomach|skipped lunch|skip lunch|skip dinner|skipped dinner|skip my dinner|skip my lunch|no dinner|skipped breakfast|skip breakfast|skip meals|no lunch|no breakfast|didnt eat|not eaten|khali pet|khaali pet|bhookh|bhukh|bhookha|bhookhi|kuch nahi khaya|nahi khaya|खाली पेट|भूख|भूखा|भूखी',
    name: say('the empty stomach', 'khaali pet', 'ख़ाली पेट'),
    phrase: say('on an empty stomach', 'khaali pet', 'ख़ाली पेट'),
    cause: 'hungry',
  },
  'late-night': {
    words:
      'slept late|sleep late|late sleep|stayed up|staying up|woke late|less sleep|no sleep|kam neend|der se sona|der se soya|der se soyi|der raat tak|neend poori nahi|कम नींद|देर से सोना|देर रात तक',
    name: say('the late night before', 'pichhli der raat', 'पिछली देर रात'),
    cause: 'late-night',
  },
  phone: {
    words:
      'phone|mobile|reels|reel|instagram|insta|scroll|scrolling|scrolled|youtube|facebook|social media|linkedin|whatsapp status|फोन|फ़ोन|मोबाइल|रील|रील्स|इंस्टा',
    name: say('the phone', 'phone', 'फ़ोन'),
    phrase: say('after time on the phone', 'phone chalane ke baad', 'फ़ोन चलाने के बाद'),
    cause: 'phone',
  },
  screen: {
    words: 'screen|laptop|computer|netflix|tv|series|serial|movie|movies|gaming|game|games|web series|टीवी|लैपटॉप|स्क्रीन',
    name: say('the screen', 'screen', 'स्क्रीन'),
    phrase: say('after hours at a screen', 'screen ke ghanton baad', 'स्क्रीन के घंटों बाद'),
    cause: 'phone',
  },
  caffeine: {
    words: 'coffee|chai|tea|caffeine|cola|coke|red bull|energy drink|चाय|कॉफी|कॉफ़ी',
    name: say('the tea or coffee', 'chai ya coffee', 'चाय या कॉफ़ी'),
    cause: 'caffeine',
  },
  alcohol: {
    words: 'beer|whisky|whiskey|wine|rum|vodka|alcohol|drinks|peg|daru|daaru|sharab|शराब|दारू',
    name: say('the drink', 'sharab', 'शराब'),
    cause: 'alcohol',
  },
  smoke: { words: 'cigarette|cigarettes|smoke|smoking|sutta|सिगरेट', name: say('the cigarette', 'cigarette', 'सिगरेट') },
  order: {
    words:
      'swiggy|zomato|ordered food|order food|order in|i order|ordering|online order|blinkit|zepto|order karta|order karti|khana mangata|khana mangati|khana order|खाना मँगाता|खाना मँगाती|खाना मंगाता|खाना ऑर्डर',
    name: say('the food orders', 'khaane ke orders', 'खाने के ऑर्डर'),
  },
  lunch: { words: 'lunch|dopahar ka khana|लंच|दोपहर का खाना', name: say('lunch', 'lunch', 'दोपहर के खाने'), cause: 'meal' },
  dinner: { words: 'dinner|raat ka khana|डिनर|रात का खाना', name: say('dinner', 'dinner', 'रात के खाने'), cause: 'meal' },
  breakfast: { words: 'breakfast|nashta|naashta|नाश्ता', name: say('breakfast', 'nashte', 'नाश्ते'), cause: 'meal' },
  sweets: { words: 'sweet|sweets|sugar|chocolate|junk|junk food|meetha|mithai|मीठा|मिठाई', name: say('something sweet', 'meethe', 'मीठे') },
  meal: {
    words: 'meal|heavy meal|eating|after eating|food|khana|khaana|khane|khaane|खाना|खाने',
    name: say('the meal', 'khaane', 'खाने'),
    cause: 'meal',
  },
  meeting: {
    words: 'meeting|meetings|standup|stand up|presentation|review|appraisal|one on one|मीटिंग|मीटिंगें',
    name: say('the meeting', 'meeting', 'मीटिंग'),
    cause: 'meeting',
  },
  deadline: {
    words:
      'deadline|deadlines|submission|the night before|night before|ek raat pehle|ek din pehle|last minute|last moment|डेडलाइन|एक रात पहले',
    name: say('the deadline', 'deadline', 'डेडलाइन'),
    cause: 'meeting',
  },
  exam: {
    words: 'exam|exams|test|viva|interview|interviews|result|results|paper|pariksha|परीक्षा|इंटरव्यू',
    name: say('the exam', 'exam', 'परीक्षा'),
  },
  study: {
    words: 'study|studying|studies|class|classes|tuition|homework|padhai|padhne|पढ़ाई|क्लास',
    name: say('the studying', 'padhai', 'पढ़ाई'),
  },
  message: {
    words: 'message|messages|text|texts|email|emails|mail|mails|whatsapp|msg|slack|मैसेज|मेल|संदेश',
    name: say('the message', 'message', 'संदेश'),
    cause: 'call',
  },
  quarrel: {
    words:
      'fight|fights|fought|argument|arguments|argue|argued|quarrel|scolding|scolded|scolds|shouting|shouted|shouts|yelled|jhagda|jhagde|ladai|behas|bahas|daant|daanta|taane|taana|झगड़ा|झगड़े|लड़ाई|बहस|डाँट|डांट|ताने',
    name: say('the quarrel', 'jhagde', 'झगड़े'),
    cause: 'quarrel',
  },
  party: {
    words: 'party|parties|function|functions|wedding|guests|guest|gathering|mehmaan|mehman|पार्टी|मेहमान',
    name: say('the gathering', 'mehfil', 'महफ़िल'),
  },
  journey: {
    words: 'commute|traffic|train|metro|drive|driving|flight|travel|travelling|traveling|safar|ट्रैफिक|सफर|सफ़र',
    name: say('the journey', 'safar', 'सफ़र'),
  },
  salary: { words: 'salary|payday|pay day|tankhwah|pagaar|तनख्वाह|तनख़्वाह|सैलरी', name: say('the salary', 'salary', 'तनख़्वाह') },
  bills: { words: 'rent|emi|emis|bill|bills|loan|kiraya|kist|किराया|किस्त|ईएमआई', name: say('the bills', 'bills', 'बिलों') },
  news: { words: 'news|headlines|khabar|khabrein|खबर|समाचार', name: say('the news', 'khabron', 'ख़बरों') },
  exercise: {
    words: 'gym|exercise|workout|running|run|walk|walking|yoga|kasrat|sair|जिम|कसरत|सैर|योग',
    name: say('the exercise', 'kasrat', 'कसरत'),
  },
  praise: { words: 'praise|praised|compliment|compliments|appreciation|taareef|tareef|तारीफ', name: say('the praise', 'taareef', 'तारीफ़') },
  thinking: {
    words: 'thinking|overthinking|memories|remember|sochna|sochti|sochta|yaadein|yaad aati|सोचना|सोचती|सोचता|याद आती',
    name: say('the thinking', 'sochne', 'सोचने'),
  },
  boredom: {
    words: 'bored|boring|boredom|nothing to do|idle|free time|khali baitha|khali baithi|bore|ऊब|खाली बैठ',
    name: say('the empty hour', 'khaali ghante', 'ख़ाली घंटे'),
    phrase: say('in an empty hour', 'khaali ghante mein', 'ख़ाली घंटे में'),
    cause: 'boredom',
  },
  stress: {
    words: 'stress|stressed|stressful|tension|pressure|tanav|तनाव|टेंशन',
    name: say('the pressure', 'tension', 'तनाव'),
    phrase: say('under pressure', 'tension mein', 'तनाव में'),
    cause: 'meeting',
  },
  work: {
    words: 'work|office|job|shift|overtime|daftar|ऑफिस|ऑफ़िस|दफ्तर|दफ़्तर',
    name: say('work', 'kaam', 'काम'),
    suspect: say('the hour after work', 'kaam ke baad wale ghante', 'काम के बाद वाले घंटे'),
    cause: 'meeting',
  },
};

/** What follows it. */
export const ends: Record<string, Word> = {
  regret: {
    words: 'regret|guilty|guilt|feel bad|bura lagta|pachtava|pachhtawa|pachtata|pachtati|पछतावा|बुरा लगता',
    name: say('regret', 'pachhtava', 'पछतावा'),
  },
  crying: { words: 'cry|crying|tears|rona|roti hoon|rota hoon|aansu|रोना|रोती|आँसू', name: say('tears', 'aansu', 'आँसू') },
  silence: {
    words: 'silent|silence|quiet|dont talk|stop talking|chup|baat band|baat nahi karti|baat nahi karte|चुप|बात बंद',
    name: say('silence', 'chuppi', 'चुप्पी'),
  },
  sorry: { words: 'apologise|apologize|say sorry|sorry bolta|sorry bolti|maafi|माफी|माफ़ी', name: say('an apology', 'maafi', 'माफ़ी') },
  sleep: { words: 'go to sleep|fall asleep|i sleep|so jata|so jaati|so jati|सो जाता|सो जाती', name: say('sleep', 'neend', 'नींद') },
  food: { words: 'i eat|eat something|kha leta|kha leti|khaati|khata hoon|खा लेती|खा लेता', name: say('food', 'khana', 'खाना') },
  phone: { words: 'scroll|phone|reels|netflix|फोन|फ़ोन', name: say('the phone', 'phone', 'फ़ोन') },
};

/** What began around then. */
export const events: Record<string, Word> = {
  breakup: { words: 'breakup|break up|broke up|divorce|separation|ब्रेकअप|तलाक', name: say('the breakup', 'breakup', 'ब्रेकअप') },
  marriage: {
    words: 'marriage|got married|after marriage|shaadi ke baad|shadi ke baad|शादी के बाद',
    name: say('the wedding', 'shaadi', 'शादी'),
  },
  baby: {
    words: 'after the baby|baby was born|delivery ke baad|bachcha hone ke baad|since the baby',
    name: say('the baby', 'bachche', 'बच्चे'),
  },
  job: {
    words:
      'new job|changed job|changed jobs|switched job|switched jobs|joined|changed team|changed teams|new team|new role|promotion|promoted|naukri badli|nayi naukri|नई नौकरी|नौकरी बदली',
    name: say('the change at work', 'kaam ke badlaav', 'काम के बदलाव'),
  },
  move: {
    words: 'moved|shifted|new city|new house|new flat|hostel mein aane|shehar badla|ghar badla|नए शहर|घर बदला',
    name: say('the move', 'jagah badalne', 'जगह बदलने'),
  },
  lockdown: { words: 'lockdown|covid|corona|लॉकडाउन|कोरोना', name: say('the lockdown', 'lockdown', 'लॉकडाउन') },
  childhood: { words: 'childhood|since i was a child|as a child|bachpan|बचपन', name: say('childhood', 'bachpan', 'बचपन') },
  school: { words: 'since school|school days|school se|school ke time|स्कूल से|स्कूल के', name: say('school', 'school', 'स्कूल') },
  college: { words: 'college|कॉलेज', name: say('college', 'college', 'कॉलेज') },
  loss: { words: 'death|passed away|died|guzar|gujar|maut|गुज़र|गुजर|मौत|देहांत', name: say('the loss', 'us bichhadne', 'उस बिछड़ने') },
};

export const months: Record<string, Word> = Object.fromEntries(
  [
    ['january', 'january|जनवरी', 'January', 'जनवरी'],
    ['february', 'february|फरवरी', 'February', 'फ़रवरी'],
    ['march', 'march|मार्च', 'March', 'मार्च'],
    ['april', 'april|अप्रैल', 'April', 'अप्रैल'],
    ['may', 'since may|in may|may se|मई', 'May', 'मई'],
    ['june', 'june|जून', 'June', 'जून'],
    ['july', 'july|जुलाई', 'July', 'जुलाई'],
    ['august', 'august|अगस्त', 'August', 'अगस्त'],
    ['september', 'september|sept|सितंबर|सितम्बर', 'September', 'सितंबर'],
    ['october', 'october|अक्टूबर', 'October', 'अक्टूबर'],
    ['november', 'november|नवंबर|नवम्बर', 'November', 'नवंबर'],
    ['december', 'december|दिसंबर|दिसम्बर', 'December', 'दिसंबर'],
  ].map(([key = '', words = '', en = '', hi = '']) => [key, { words, name: say(en, en, hi) }]),
);

export const units: Record<string, Word & { many: InLangs; one: InLangs }> = {
  day: {
    words: 'day|days|din|dino|dinon|दिन|दिनों',
    name: say('days', 'din', 'दिन'),
    many: say('days', 'din', 'दिन'),
    one: say('day', 'din', 'दिन'),
  },
  week: {
    words: 'week|weeks|hafte|hafta|hafton|हफ़्ते|हफ्ते|हफ्तों|हफ़्तों',
    name: say('weeks', 'hafte', 'हफ़्ते'),
    many: say('weeks', 'hafte', 'हफ़्ते'),
    one: say('week', 'hafte', 'हफ़्ते'),
  },
  month: {
    words: 'month|months|mahine|mahina|mahino|mahinon|महीने|महीना|महीनों',
    name: say('months', 'mahine', 'महीने'),
    many: say('months', 'mahine', 'महीने'),
    one: say('month', 'mahine', 'महीने'),
  },
  year: {
    words: 'year|years|saal|saalon|salon|sal|साल|सालों',
    name: say('years', 'saal', 'साल'),
    many: say('years', 'saal', 'साल'),
    one: say('year', 'saal', 'साल'),
  },
};

/** What fell away meanwhile. */
export const lost: Record<string, Word> = {
  running: { words: 'running|run|jogging|दौड़ना', name: say('the running', 'running', 'दौड़ना') },
  exercise: { words: 'gym|exercise|workout|yoga|walk|walks|walking|kasrat|sair|जिम|कसरत|सैर', name: say('the exercise', 'kasrat', 'कसरत') },
  friends: { words: 'friend|friends|seeing people|going out|dost|doston|milna|दोस्त|दोस्तों|मिलना', name: say('the friends', 'dost', 'दोस्त') },
  hobby: {
    words: 'hobby|hobbies|music|guitar|singing|painting|dance|dancing|reading|books|gaana|kitab|शौक|गाना|किताब',
    name: say('the hobby', 'shauk', 'शौक़'),
  },
  cooking: { words: 'cooking|khana banana|खाना बनाना', name: say('the cooking', 'khana banana', 'खाना बनाना') },
};

/** Days on which it stays away, that are no time of the calendar. */
export const exceptions: Record<string, Word> = {
  travel: {
    words: 'travel|travelling|traveling|trip|trips|out of town|outstation|ghoomne|safar|yatra|यात्रा|घूमने|सफर',
    name: say('trips', 'safar ke din', 'सफ़र के दिन'),
  },
  'at-home': { words: 'at home|ghar par|ghar pe|parents place|hometown|गांव|घर पर', name: say('days at home', 'ghar ke din', 'घर के दिन') },
  friends: {
    words: 'with friends|friends over|friend|friends|doston ke saath|dost ke saath|dost|दोस्तों के साथ|दोस्त',
    name: say('days with friends', 'doston wale din', 'दोस्तों वाले दिन'),
  },
  exercise: {
    words: 'gym|exercise|workout|run|running|walk|yoga|walked|kasrat|sair|कसरत|सैर|जिम',
    name: say('days with exercise', 'kasrat wale din', 'कसरत वाले दिन'),
  },
  'no-phone': {
    words: 'no phone|without phone|without my phone|phone off|phone band|bina phone|फोन बंद|बिना फोन',
    name: say('days without the phone', 'bina phone wale din', 'बिना फ़ोन वाले दिन'),
  },
  eaten: {
    words: 'eaten|had lunch|had breakfast|eat on time|time pe khana|khana khaya|khaya ho|खाना खाया|समय पर खाना',
    name: say('days with proper meals', 'time par khaane wale din', 'समय पर खाने वाले दिन'),
  },
  slept: {
    words: 'slept well|slept early|sleep early|good sleep|achhi neend|jaldi soya|jaldi soyi|jaldi so|अच्छी नींद|जल्दी सो',
    name: say('days after good sleep', 'achhi neend wale din', 'अच्छी नींद वाले दिन'),
  },
  busy: { words: 'busy|occupied|lots of work|vyast|व्यस्त', name: say('busy days', 'vyast din', 'व्यस्त दिन') },
  company: {
    words: 'someone is with me|somebody is with me|with people|not alone|koi saath ho|koi saath hota|कोई साथ हो',
    name: say('days in company', 'kisi ke saath wale din', 'किसी के साथ वाले दिन'),
  },
};

export type Family =
  | ('sleep' | 'tired' | 'body' | 'food' | 'money' | 'phone' | 'start' | 'leave' | 'fight' | 'love' | 'friends')
  | ('work' | 'fear' | 'mood' | 'mind' | 'habit' | 'late' | 'good' | 'other');

/** A topic that a case can be about. */
export interface Case {
  family: Family;
  /** As in "the start of ...". */
  name: InLangs;
  /** Known with the topic. */
  who?: string;
  span?: string;
  part?: string;
  days?: string[];
  hour?: number;
}

export const cases: Record<string, Case> = {
  'sleep-some-nights': { family: 'sleep', name: say('the bad nights', 'kharab raaton', 'ख़राब रातों') },
  'awake-at-three': { family: 'sleep', name: say('the waking at three', 'teen baje ke jaagne', 'तीन बजे के जागने'), part: 'night', hour: 3 },
  'hard-to-wake': { family: 'sleep', name: say('the heavy mornings', 'bhaari subahon', 'भारी सुबहों'), part: 'morning' },
  'tired-always': { family: 'tired', name: say('the tiredness', 'thakaan', 'थकान') },
  'afternoon-slump': { family: 'tired', name: say('the afternoon slump', 'dopahar ki susti', 'दोपहर की सुस्ती'), part: 'afternoon' },
  headaches: { family: 'body', name: say('the headaches', 'sirdard', 'सिरदर्द') },
  'stomach-trouble': { family: 'body', name: say('the stomach trouble', 'pet ki gadbad', 'पेट की गड़बड़') },
  'monthly-body': { family: 'body', name: say('the hard days', 'mushkil dinon', 'मुश्किल दिनों'), span: 'cycle' },
  forgetting: { family: 'mind', name: say('the forgetting', 'bhoolne', 'भूलने') },
  dreams: { family: 'sleep', name: say('the returning dream', 'lautne wale sapne', 'लौटने वाले सपने'), part: 'night' },
  'palpitations-panic': { family: 'fear', name: say('the panic', 'ghabrahat', 'घबराहट') },
  'repeating-fight': { family: 'fight', name: say('the quarrel', 'jhagde', 'झगड़े') },
  'anger-at-mother': { family: 'fight', name: say('the anger', 'gusse', 'ग़ुस्से'), who: 'mother' },
  'couple-fights': { family: 'fight', name: say('the fights', 'jhagdon', 'झगड़ों'), who: 'partner' },
  'in-laws': { family: 'fight', name: say('the friction', 'khatpat', 'खटपट'), who: 'in-laws' },
  'fast-anger': { family: 'fight', name: say('the anger', 'gusse', 'ग़ुस्से') },
  'child-evenings': { family: 'fight', name: say('the storms', 'toofanon', 'तूफ़ानों'), who: 'children' },
  'wrong-partners': { family: 'love', name: say('the same old choice', 'usi chunaav', 'उसी चुनाव') },
  'breakup-returning': { family: 'love', name: say('the going back', 'laut jaane', 'लौट जाने') },
  jealousy: { family: 'love', name: say('the jealousy', 'jalan', 'जलन') },
  'waiting-for-reply': { family: 'love', name: say('the waiting', 'intezaar', 'इंतज़ार') },
  'friends-drifting': { family: 'friends', name: say('the drifting apart', 'is doori', 'इस दूरी') },
  'friends-in-need': { family: 'friends', name: say('the feeling of being used', 'is ehsaas', 'इस एहसास') },
  'quitting-third-month': { family: 'leave', name: say('the leaving', 'chhodne', 'छोड़ने'), span: 'third-month' },
  'not-finishing': { family: 'leave', name: say('the stopping', 'rukne', 'रुकने') },
  procrastination: { family: 'start', name: say('the putting off', 'taalne', 'टालने') },
  'losing-focus': { family: 'start', name: say('the wandering', 'bhatakne', 'भटकने') },
  'being-late': { family: 'late', name: say('the lateness', 'deri', 'देरी') },
  boss: { family: 'work', name: say('the trouble at work', 'kaam ki is mushkil', 'काम की इस मुश्किल'), who: 'boss' },
  'ignored-in-meetings': { family: 'work', name: say('the not being heard', 'ansune rehne', 'अनसुने रहने') },
  'imposter-feeling': { family: 'work', name: say('the doubt', 'is shak', 'इस शक') },
  'wanting-to-resign': { family: 'work', name: say('the wish to leave', 'chhodne ke mann', 'छोड़ने के मन') },
  'exam-panic': { family: 'fear', name: say('the panic', 'ghabrahat', 'घबराहट') },
  'phone-scrolling': { family: 'phone', name: say('the scrolling', 'scrolling', 'स्क्रॉलिंग') },
  'money-gone': { family: 'money', name: say('the leak', 'paise ke rehsaav', 'पैसे के रिसाव') },
  shopping: { family: 'money', name: say('the shopping', 'kharidari', 'ख़रीदारी') },
  debt: { family: 'money', name: say('the borrowing', 'udhaar', 'उधार') },
  'stress-eating': { family: 'food', name: say('the eating', 'is khaane', 'इस खाने') },
  'starting-diets': { family: 'food', name: say('the broken diets', 'tootti diet', 'टूटती डाइट') },
  'gym-and-walking': { family: 'habit', name: say('the stopping', 'chhoot jaane', 'छूट जाने') },
  'habits-falling-off': { family: 'habit', name: say('the broken streak', 'toot-ti aadat', 'टूटती आदत') },
  smoking: { family: 'habit', name: say('the cigarette', 'cigarette', 'सिगरेट') },
  drinking: { family: 'habit', name: say('the drinking', 'peene', 'पीने') },
  'porn-at-night': { family: 'habit', name: say('the habit', 'aadat', 'आदत') },
  'nail-biting': { family: 'habit', name: say('the habit', 'aadat', 'आदत') },
  overthinking: { family: 'mind', name: say('the circling thoughts', 'ghoomte khayalon', 'घूमते ख़यालों') },
  deciding: { family: 'mind', name: say('the hesitation', 'duvidha', 'दुविधा') },
  'bad-luck': { family: 'mind', name: say('the bad run', 'is bure daur', 'इस बुरे दौर') },
  loneliness: { family: 'mood', name: say('the loneliness', 'akelepan', 'अकेलेपन') },
  crying: { family: 'mood', name: say('the tears', 'aansuon', 'आँसुओं') },
  'low-mood': { family: 'mood', name: say('the heavy days', 'bhaari dinon', 'भारी दिनों') },
  'sunday-sadness': { family: 'mood', name: say('the Sunday sadness', 'Sunday ki udaasi', 'रविवार की उदासी'), days: ['sunday'] },
  'festivals-and-birthdays': { family: 'mood', name: say('the festival sadness', 'tyohar ki udaasi', 'त्योहार की उदासी'), span: 'festival' },
  'moods-and-weather': { family: 'mood', name: say('the low mood', 'girte mood', 'गिरते मन') },
  'social-anxiety': { family: 'fear', name: say('the fear', 'is darr', 'इस डर') },
  comparing: { family: 'mind', name: say('the comparing', 'tulna', 'तुलना') },
  'saying-yes': { family: 'friends', name: say('the quick yes', 'jaldi wali haan', 'जल्दी वाली हाँ') },
  'waiting-for-praise': { family: 'work', name: say('the waiting to be seen', 'is intezaar', 'इस इंतज़ार') },
  'guilt-and-secrets': { family: 'mood', name: say('the weight', 'is bojh', 'इस बोझ') },
  'good-patterns': { family: 'good', name: say('the good days', 'achhe dinon', 'अच्छे दिनों') },
};

/** After these no question of the case is asked: nothing is to be solved there, or somebody else is spoken of. */
export const quietTopics: ReadonlySet<string> = new Set([
  ...['grief', 'suspicion', 'counsellor', 'diagnosis', 'privacy', 'own-character', 'case-story', 'riddle', 'wrong-hunch', 'horoscope'],
]);

/** Topics whose own text begins with a warm word. */
export const warmTopics: ReadonlySet<string> = new Set([
  ...[
    'tired-always',
    'palpitations-panic',
    'breakup-returning',
    'fast-anger',
    'exam-panic',
    'overthinking',
    'friends-drifting',
    'friends-in-need',
    'loneliness',
    'crying',
    'low-mood',
    'grief',
  ],
  ...[
    'anger-at-mother',
    'drinking',
    'porn-at-night',
    'guilt-and-secrets',
    'bad-luck',
    'social-anxiety',
    'imposter-feeling',
    'in-laws',
    'sunday-sadness',
  ],
]);

export const feelings: Record<string, string> = {
  ashamed: 'ashamed|shame|embarrassed|guilty|guilt|disgusted with myself|sharam aati|sharmindagi|sharminda|शर्म आती|शर्मिंदा|शर्मिंदगी|sharam',
  afraid: 'afraid|scared|fear|frightened|terrified|anxious|nervous|worried|darr lagta|dar lagta|darr|ghabrahat|ghabra|डर|डर लगता|घबराहट',
  sad: 'sad|sadness|crying|cry|cried|heartbroken|felt hurt|it hurts me|depressed|udaas|udas|dukhi|rona|roti hoon|ro deti|ro deta|bura lagta|उदास|दुखी|रोना|रोती|बुरा लगता',
  tired: 'tired|exhausted|drained|worn out|fed up|thak gaya|thak gayi|thaka|thaki|thak|thakan|thakaan|pareshan|थक|थका|थकी|थकान|परेशान',
  lonely: 'lonely|alone in this|akelapan|no one understands|nobody understands|koi nahi samajhta|अकेलापन|कोई नहीं समझता',
  angry: 'angry|furious|irritated|frustrated|gussa aata|gussa|chidh|ग़ुस्सा|गुस्सा|चिढ़',
};

export const numbers: readonly InLangs[] = [
  say('zero', 'zero', 'शून्य'),
  say('one', 'ek', 'एक'),
  say('two', 'do', 'दो'),
  say('three', 'teen', 'तीन'),
  say('four', 'chaar', 'चार'),
  say('five', 'paanch', 'पाँच'),
  say('six', 'chhe', 'छह'),
  say('seven', 'saat', 'सात'),
  say('eight', 'aath', 'आठ'),
  say('nine', 'nau', 'नौ'),
  say('ten', 'das', 'दस'),
  say('eleven', 'gyaarah', 'ग्यारह'),
  say('twelve', 'baarah', 'बारह'),
];
/** Other spellings of the numbers up to twelve. */
export const numberWords: readonly string[] = [
  ...[
    '',
    'a|an|one|ek|एक',
    'two|do|दो|couple of',
    'three|teen|tin|तीन',
    'four|char|chaar|चार',
    'five|paanch|panch|पांच|पाँच',
    'six|chhe|che|छह|छः',
  ],
  ...['seven|saat|सात', 'eight|aath|आठ', 'nine|nau|नौ', 'ten|das|dus|दस', 'eleven|gyarah|gyaarah|ग्यारह', 'twelve|barah|baarah|बारह'],
];

/** Words that name the matter of a case in a line that is near no topic; the more special come first. */
export const matters: Record<string, string> = {
  'awake-at-three': 'wake up at 3|wake up at three|wake at three|wake up at night|teen baje uth|teen baje aankh|neend toot|नींद टूट|नींद खुल',
  'hard-to-wake': 'cant wake up|get out of bed|snooze|subah uth|uth nahi pata|uth nahi pati|सुबह उठ',
  dreams: 'dream|dreams|nightmare|nightmares|sapna|sapne|सपना|सपने',
  'sleep-some-nights': 'sleep|sleeping|insomnia|neend|sleepless|नींद',
  'afternoon-slump': 'sleepy after lunch|afternoon slump|dopahar mein neend|dopahar mein susti|sleepy in the afternoon',
  'tired-always':
    'tired|exhausted|no energy|burnout|burnt out|burned out|drained|thakan|thakaan|thaka|thaki|thak jata|thak jati|थकान|थका|थकी',
  headaches:
    'headache|headaches|migraine|head hurts|head pain|sirdard|sir dard|sar dard|sir mein dard|sar mein dard|सिरदर्द|सिर दर्द|सिर में दर्द',
  'stomach-trouble': 'stomach|acidity|bloating|pet dard|pet kharab|pet mein|पेट',
  'palpitations-panic': 'panic|panic attack|palpitations|ghabrahat|घबराहट',
  forgetting: 'forget|forgetting|forgetful|misplace|bhool jata|bhool jati|bhoolne|भूल',
  'anger-at-mother':
    'angry at my mother|angry with my mother|angry at mom|maa par gussa|mummy par gussa|maa se jhagda|mummy se jhagda|माँ पर गुस्सा|मम्मी से झगड़ा',
  'in-laws': 'mother in law|in laws|saas|sasural|सास|ससुराल',
  'couple-fights':
    'fight with my husband|fight with my wife|fight with my boyfriend|fight with my girlfriend|pati se jhagda|patni se jhagda|biwi se jhagda|पति से झगड़ा|पत्नी से झगड़ा',
  'fast-anger': 'anger|angry|temper|irritated|irritable|gussa|chidchidapan|गुस्सा|ग़ुस्सा|चिड़चिड़ा',
  'repeating-fight': 'fight|fights|fighting|argue|arguing|argument|arguments|quarrel|quarrels|jhagda|jhagde|ladai|behas|झगड़ा|झगड़े|लड़ाई|बहस',
  'breakup-returning': 'breakup|my ex|going back to my ex|ब्रेकअप',
  'wrong-partners':
    'i date|dating|same type of guy|same type of girl|wrong guys|wrong men|wrong women|wrong person|galat log|galat insaan|relationships fail|ग़लत इंसान|गलत इंसान',
  jealousy: 'jealous|jealousy|jalan|जलन',
  'waiting-for-reply': 'doesnt reply|does not reply|no reply|left on read|blue tick|last seen|reply nahi|जवाब नहीं देता',
  'friends-drifting': 'friends|friendship|dost|dosti|दोस्त',
  'quitting-third-month': 'quit|quitting|give up|lose interest|leave everything|chhod deta|chhod deti|chod deta|chod deti|छोड़ देता|छोड़ देती',
  'not-finishing': 'finish|finishing|unfinished|incomplete|adhoora|adhura|poora nahi|अधूरा|पूरा नहीं',
  procrastination: 'procrastinate|procrastination|postpone|last minute|delay things|taalta|taalti|taal deta|taal deti|kal pe|टालता|टालती',
  'losing-focus': 'focus|concentrate|concentration|distracted|dhyan|ध्यान',
  'being-late': 'late|der ho jati|der se|deri|देर',
  'exam-panic': 'exam|exams|interview|pariksha|परीक्षा|इंटरव्यू',
  'ignored-in-meetings': 'ignored|ignore me|interrupt me|nobody listens|koi nahi sunta|अनदेखा|कोई नहीं सुनता',
  'imposter-feeling': 'imposter|impostor|fraud|not good enough|confidence|आत्मविश्वास',
  'wanting-to-resign': 'resign|hate my job|leave my job|istifa|naukri chhod|इस्तीफा|नौकरी छोड़',
  boss: 'boss|manager|बॉस|मैनेजर',
  shopping: 'shopping|buying things|impulse|kharidari|खरीदारी',
  debt: 'debt|loan|loans|credit card|karz|udhaar|कर्ज|उधार',
  'money-gone': 'money|salary|savings|paisa|paise|kharcha|kharche|bachat|पैसा|पैसे|खर्चा|बचत',
  'starting-diets': 'diet|diets|weight|vajan|डाइट|वजन',
  'stress-eating': 'overeat|overeating|eat too much|binge|cravings|craving|snacking|khaati rehti|khata rehta|मीठा',
  'gym-and-walking': 'gym|exercise|workout|kasrat|जिम|कसरत',
  smoking: 'smoking|cigarette|cigarettes|smoke|sutta|सिगरेट',
  drinking: 'drinking|alcohol|sharab|daru|daaru|शराब',
  'porn-at-night': 'porn|पोर्न',
  'nail-biting': 'nails|nail biting|nakhun|naakhun|नाखून',
  'phone-scrolling': 'scroll|scrolling|reels|instagram|phone addiction|screen time|mobile|रील|मोबाइल',
  comparing: 'compare|comparing|comparison|tulna|तुलना',
  'saying-yes': 'say no|saying no|say yes|people pleaser|mana nahi kar|मना नहीं कर',
  'social-anxiety': 'shy|social anxiety|nervous around|stage fright|sharmata|sharmati|शर्मीला',
  overthinking: 'overthink|overthinking|worry|worrying|anxious|anxiety|sochna|sochti rehti|sochta rehta|chinta|चिंता|सोचती रहती',
  loneliness: 'lonely|loneliness|akelapan|अकेलापन',
  crying: 'cry|crying|tears|rona|rone|रोना|रोती',
  'low-mood': 'low mood|feel low|feeling low|depressed|depression|sad|empty|udaas|udaasi|उदास|उदासी',
  deciding: 'decide|decision|decisions|indecisive|faisla|फैसला',
  'habits-falling-off': 'habit|habits|routine|discipline|aadat|आदत',
};
