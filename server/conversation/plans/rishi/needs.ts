/** The lines that tell a need on the way, each with the occasion of its answer (`on-the-way.ts`). */

import { words } from './matching.ts';

interface Need {
  occasion: string;
  pattern: RegExp;
  /** Only as a question, or only as a statement. */
  as?: 'question' | 'statement';
}

const road = 'roads?|highway|pass|raasta|rasta|sadak|सड़क|रास्ता|हाईवे';

export const needs: readonly Need[] = [
  {
    occasion: 'cheated',
    pattern: words(
      '(?:thag|loot|luta|lut) (?:gay\\w*|gaye|liy\\w*|hu\\w*)|(?:got|been|was|were) (?:cheated|scammed|conned|robbed of money|duped)|(?:scam|fraud|dhokha) (?:ho gaya|hua|kiya|happened)|(?:paise|rupees|rs|\\d{3,}) (?:le liy\\w*|le kar (?:bhaag|gayab)\\w*|lekar bhaag\\w*)|phone (?:nahi|nahin|not) (?:utha|pick)\\w*|ठग (?:गय\\S*|लिय\\S*)|धोखा (?:हो|हुआ)|लूट लिया',
    ),
  },
  {
    occasion: 'money-back',
    as: 'question',
    pattern: words(
      '(?:paisa|paise|money|amount|पैसा|पैसे|refund)(?: \\S+){0,2} (?:wapas|waapas|back|refund|वापस)(?: \\S+){0,3}|(?:get|want) (?:my |our |the )?(?:money|refund)(?: back)?|refund (?:milega|possible|hoga)',
    ),
  },
  {
    occasion: 'complaint',
    as: 'question',
    pattern: words('complaints?|complain|shikayat|thana|thaane|police station|fir|report (?:it|him|this)|शिकायत|थाना|थाने|एफआईआर|रिपोर्ट'),
  },
  {
    occasion: 'queue',
    pattern: words(
      '(?:line|queue|q|kataar|कतार|लाइन)(?: \\S+){0,3} (?:lambi|long|kitni|kitna|time|wait|लंबी|कितनी|कितना)|(?:how long|kitni lambi|kitni der|कितनी लंबी|कितनी देर)(?: \\S+){0,3} (?:line|queue|kataar|darshan|लाइन|कतार|दर्शन)|(?:bheed|crowds?|भीड़)(?: \\S+){0,3} (?:ghabra\\w*|panic|anxi\\w*|dar\\w*|afraid|scared|घबरा\\S*|डर\\S*)',
    ),
  },
  {
    occasion: 'few-bends',
    pattern: words(
      '(?:hair ?pins?|winding|curv\\w+|bends|ghat road|mod|मोड़)(?: \\S+){0,4}|(?:throws? up|vomits?|pukes?|ulti|उल्टी)(?: \\S+){0,4} (?:car|cab|bus|gaadi|road|hills?|pahad\\w*|कार|गाड़ी|बस|पहाड़\\S*)',
    ),
  },
  {
    occasion: 'one-base',
    pattern: words(
      '(?:one|same|single|ek hi|ek|एक ही|एक) (?:hotel|base|place|room|jagah|homestay|होटल|जगह)(?: \\S+){0,4} (?:or|ya|या) (?:two|2|do|split|change|alag|दो|बदल\\S*)|(?:change|split|shift) (?:the )?(?:hotels?|rooms?|bases?)|how many (?:hotels|bases)',
    ),
  },
  {
    occasion: 'safaris',
    as: 'question',
    pattern: words(
      '(?:how many|kitni|kitne|कितनी) (?:safaris?|rounds?|drives|सफारी)|(?:chances?|guarantee\\w*|sure|pakka|chance)(?: \\S+){0,5} (?:tigers?|baagh|bagh|see\\w*|sight\\w*|dikh\\w*|बाघ|दिख\\S*)|(?:tiger|baagh|bagh|rhino|lion|sher|बाघ)s?(?: (?:nahi|nahin|not|नहीं))? (?:dikh\\w*|pakka|guarantee\\w*|दिख\\S*)|how many (?:birds?|storks?|tigers?|rhinos?|animals?)',
    ),
  },
  {
    occasion: 'booking-papers',
    as: 'question',
    pattern: words(
      '(?:book|booking|ticket|permit)\\w*\\b.*(?:passports?|aadhaa?r|id (?:numbers?|proof|card))|(?:passports?|passport numbers?)(?: \\S+){0,4} (?:book\\w*|ticket\\w*|safari\\w*|needed|required)',
    ),
  },
  {
    occasion: 'asks-doctor',
    as: 'statement',
    pattern: words(
      '(?:doctor|dr|डॉक्टर)(?: (?:se|ko|से|को))?(?: \\S+){0,2} (?:poo?ch\\w*|puch\\w*|dikha\\w*|पूछ\\S*|दिखा\\S*)|(?:ask|consult|check with|show|talk to|speak to) (?:the |our |my |her |his |a )?(?:doctor|cardiologist|pa?ediatrician|physician)',
    ),
  },
  {
    occasion: 'others-were-fine',
    as: 'statement',
    pattern: words(
      '(?:friends?|others?|everyone|everybody|cousin|brother|colleague|dost\\w*|sab|दोस्त\\S*|सब).*(?:nothing happened|was fine|were fine|no problem|went straight|kuch (?:nahi|nahin) hua|theek th\\w*|कुछ नहीं हुआ|ठीक थ\\S*)',
    ),
  },
  {
    occasion: 'cheap-offer',
    pattern: words(
      '(?:insta\\w*|facebook|fb|whats ?app|telegram|page|online|company|group wala|इंस्टा\\S*|ऑनलाइन).*(?:fraud|fake|genuine|sahi hai|bharos\\w*|trust\\w*|asli|safe hai|फ्रॉड|नकली|असली|भरोस\\S*|सही है)',
    ),
  },
  {
    occasion: 'unmarried',
    pattern: words('(?:not|aren.?t|isn.?t) married|unmarried|bina sha?adi|shaadi (?:nahi|nahin) hui|शादी नहीं हुई|बिना शादी|अविवाहित'),
  },
  {
    occasion: 'will-do',
    pattern: words(
      '(?:will|shall|i.?ll|we.?ll) (?:ask|show|tell|check|think|discuss|talk to|call|confirm)(?: [\\p{L}]+){0,5}|(?:pooch|soch)\\w* ?(?:kar|ke) bata\\w*|सोचकर बता\\S*|पूछकर बता\\S*',
    ),
  },
  {
    // Nobody is sent there alone, whatever the reason.
    occasion: 'lonely-water',
    pattern: words(
      '(?:log|koi|people|nobody|no one|लोग|कोई) ?(?:na|nahi|nahin|न|नहीं)? .*(?:deep|gehra|gahra|गहरा)|(?:deep|gehra|gahra|गहरा).*(?:log na|koi na|nobody|no one|no people|लोग न|कोई न|sunsaan|सुनसान)|(?:no ?body|no one|no people).*(?:deep water|deep river)',
    ),
  },
  {
    occasion: 'licence',
    pattern: words(
      '(?:no|without|not have(?: a)?) licen[cs]e.*(?:driv\\w*|rid\\w*)|licen[cs]e(?: \\S+){0,2} (?:nahi|nahin|nhi).*(?:chala\\w*|drive|ride)|लाइसेंस(?: \\S+){0,2} नहीं.*चला\\S*',
    ),
  },
  {
    occasion: 'ride-rain',
    as: 'question',
    pattern: words(
      '(?:rain\\w*|barish|baarish|barsaat|monsoon|बारिश|बरसात).*(?:bikes?|ghats?|scooty|bullet|ride|बाइक|घाट)|(?:bikes?|scooty|bullet|ride|बाइक).*(?:rain\\w*|barish|baarish|barsaat|monsoon|बारिश|बरसात)',
    ),
  },
  { occasion: 'leeches', pattern: words('leech\\w*|jonk|jok|जोंक') },
  {
    occasion: 'advance',
    pattern: words(
      '(?:advance|token amount|upi|otp|qr).*(?:whats ?app|telegram|agent|dalal|broker|call|link|heli\\w*|ticket\\w*|टिकट)|(?:whats ?app|telegram|agent|dalal|broker|caller|एजेंट|दलाल|व्हाट्सएप|व्हाट्सऐप).*(?:advance|pay|paise|paisa|money|otp|link|एडवांस|पैसे|पैसा)',
    ),
  },
  {
    occasion: 'push-on',
    as: 'question',
    pattern: words(
      '(?:open|opens|opening|khul\\w*|खुल\\S*).*(?:should we|shall we|can we|go then|leave then|nikal\\w*|chale|निकल\\S*|चलें)|(?:should|shall|can) we (?:push|drive|go|leave) (?:on|now|tonight|today|in the evening|anyway)|(?:raat|shaam) (?:ko|mein|me) (?:nikal\\w*|aage)',
    ),
  },
  {
    occasion: 'road-status',
    as: 'question',
    pattern: words(
      `(?:status|news|update|condition|khabar) (?:of|about|on|ki|ka)? ?(?:the )?(?:${road})|(?:${road}) (?:status|update|ka status|ki khabar)|(?:find out|check|know|pata|maloom|पता).*(?:${road})|(?:${road}).*(?:pata kaise|kaise pata|kahan pata|कैसे पता|कहां पता)`,
    ),
  },
  {
    occasion: 'road-closed',
    pattern: words(
      `(?:${road}) .*(?:closed|blocked|shut|band (?:hai|ho|pad)\\w*|jam hai|बंद (?:है|हो|पड)\\S*)|(?:we are|we're|i am|hum|ham|main|हम|मैं) .*(?:stuck|phas\\w*|फंस\\S*)|stuck (?:at|in|near|on)`,
    ),
  },
  {
    occasion: 'meet-stranger',
    pattern: words(
      '(?:instagram|insta|facebook|fb|tinder|bumble|online|dating app|snapchat|chat|इंस्टाग्राम|फेसबुक|ऑनलाइन).*(?:meet|mil\\w*|ladk\\w*|guy|boy|man|friend|dost\\w*|मिल\\S*|लड़क\\S*|दोस्त\\S*)|(?:meet|mil\\w*|मिल\\S*).*(?:instagram|insta|facebook|tinder|bumble|online|dating app|stranger|ajnabi|अजनबी|इंस्टाग्राम|फेसबुक)',
    ),
  },
  {
    occasion: 'keeps-from-family',
    as: 'statement',
    pattern: words(
      '(?:ghar ?wal\\w*|gharwal\\w*|ghar (?:pe|par|mein|me)|parents|papa|mummy|family|husband|घर ?वाल\\S*|घर (?:पे|पर|में)|मम्मी|पापा).*(?:(?:trip|tour|office|college|kaam|दोस्त\\S*|टूर|ट्रिप|कॉलेज).*(?:bola|kaha|bataya|told|बोला|कहा|बताया)|jhoo?th|lied|lie to|nahi bataya|nahi pata|don.?t know|do not know|dont know|chhup\\w*|झूठ|नहीं बताया|नहीं पता|छुप\\S*|छिप\\S*)|(?:lied to|not told|haven.?t told|did not tell|didn.?t tell) (?:my )?(?:parents|family|mother|father|husband|mom|dad)',
    ),
  },
  {
    occasion: 'which-ride',
    pattern: words(
      '(?:train|rail|ट्रेन)(?: \\S+){0,3} (?:or|ya|या|vs)(?: \\S+){0,2} (?:car|cab|bikes?|bus|gaadi|gadi|taxi|road|कार|गाड़ी|बाइक|बस)|(?:car|cab|bikes?|bus|gaadi|gadi|taxi|road|कार|गाड़ी|बाइक|बस)(?: \\S+){0,3} (?:or|ya|या|vs)(?: \\S+){0,2} (?:train|rail|ट्रेन)',
    ),
  },
  {
    occasion: 'direct',
    pattern: words(
      '(?:direct|through|seedhi|seedha|सीधी|सीधे)(?: \\S+){0,2} (?:train|bus|flight|jaati|jati|hai|जाती|है|ट्रेन|बस)|(?:train|bus|flight|ट्रेन|बस)(?: \\S+){0,3} (?:direct|seedhi|badaln\\S*|change|सीधी|बदलन\\S*)|(?:change|badal\\w*|बदल\\S*) (?:trains?|train|ट्रेन|padeg\\S*|पड़ेग\\S*)',
    ),
  },
  {
    occasion: 'kids-food',
    as: 'question',
    pattern: words(
      '(?:kids?|children|baby|toddler|bach?ch?\\w*|बच्च\\S*).*(?:dinner|lunch|breakfast|eat|food|feed|khana|khilaye\\S*|khilana|खाना|खिला\\S*)|(?:dinner|lunch|eat|food|feed|khana|खाना|खिला\\S*).*(?:for |to )?(?:the )?(?:kids?|children|baby|toddler|bach?ch?\\w*|बच्च\\S*)',
    ),
  },
  {
    occasion: 'boarding',
    pattern: words(
      '(?:train|coach|berth|platform|bogie|rail|ट्रेन|डिब्ब\\S*|प्लेटफॉर्म).*(?:chadh\\w*|climb\\w*|board\\w*|get (?:in|on|off)|steps?|lift him|lift her|wheel ?chair|चढ\\S*|चढ़\\S*|उतर\\S*|व्हील ?चेयर)|(?:chadh\\w*|climb\\w*|board\\w*|wheel ?chair|चढ\\S*|चढ़\\S*).*(?:train|coach|ट्रेन)|(?:lower|neeche wali|नीचे की) (?:berth|seat|बर्थ|सीट)',
    ),
  },
  {
    occasion: 'sand-wheels',
    pattern: words(
      '(?:sand|ret|reti|beach\\w*|रेत|बीच|समुद्र किनारे).*(?:chair|wheel\\w*|walker|stroller|pram|चेयर|कुर्सी)|(?:chair|wheel ?chair|walker|stroller|चेयर|कुर्सी).*(?:sand|ret|reti|beach\\w*|रेत|बीच)',
    ),
  },
  { occasion: 'surfing', pattern: words('surfing|surf (?:school|lesson\\w*)|learn (?:to )?surf|सर्फिंग') },
  { occasion: 'bungee', pattern: words('bungee\\w*|bungy|bunjee|bunji|zip ?line|sky ?div\\w*|बंजी') },
  {
    occasion: 'railing',
    pattern: words(
      'railings?|fence|barrier|barricade|(?:jumps|runs|climbs) (?:everywhere|around|on everything)|रेलिंग|kood\\w* (?:hai|rehta|rahta)|bhaagta rehta',
    ),
  },
  { occasion: 'slippery', pattern: words('slipp\\w+|phisal\\w*|fisal\\w*|फिसल\\S*|wet floor|geela farsh|गीला फर्श') },
  {
    occasion: 'beach-clothes',
    pattern: words(
      'swim ?suit|swimming costume|bikini|one ?piece|(?:wear|pehn\\w*|clothes|shorts).*(?:beach|sea|stare)|(?:beach).*(?:wear|pehn\\w*|shorts)|people stare',
    ),
  },
  {
    occasion: 'sober',
    as: 'statement',
    pattern: words(
      "(?:don'?t|do not|dont|never|not) (?:drink|like part\\w*|party|smoke)|no (?:part(?:y|ies)|drinking|alcohol|booze)|(?:daru|sharab|party) (?:nahi|nahin|mat)|(?:शराब|पार्टी) (?:नहीं|मत)|non ?drinker|teetotall?er",
    ),
  },
  {
    occasion: 'low-snow',
    pattern: words(
      '(?:kam|low|lower|less|kum) (?:height|unch\\w*|oonch\\w*|altitude).*(?:barf|snow|baraf)|(?:barf|snow|baraf).*(?:kam|low|lower|less) (?:height|unch\\w*|oonch\\w*|altitude)|कम (?:ऊंच\\S*|हाइट).*(?:बर्फ|स्नो)|बर्फ.*कम (?:ऊंच\\S*|हाइट)',
    ),
  },
  {
    occasion: 'early-hours',
    as: 'statement',
    pattern: words(
      '(?:no|not|nothing)(?: \\w+){0,3} before (?:\\d+|five|six|seven|eight|nine)|(?:can ?not|can.?t|don.?t|hate to|not) (?:wake|get|rise)(?: \\w+)? (?:up )?early|late (?:riser|sleeper)s?|subah (?:jaldi )?(?:nahi|nahin) uth\\w*|jaldi (?:nahi|nahin) uth\\w*|जल्दी नहीं उठ\\S*',
    ),
  },
  {
    occasion: 'no-pity',
    as: 'statement',
    pattern: words(
      'pity|sympathy|special treatment|daya|bechar[aie]\\w*|taras|दया|तरस|बेचार\\S*|(?:treat|treated) (?:her|him|them|me) like (?:a )?(?:normal|everyone|child|patient)',
    ),
  },
  { occasion: 'mosquitoes', pattern: words('malaria|dengue|mosquito\\w*|machh?ar\\w*|मलेरिया|डेंगू|मच्छर\\S*') },
  {
    occasion: 'no-onion',
    pattern: words(
      'root ve\\w*|(?:food|eat|dinner|khana) before sunset|chau?vihar|jain (?:kitchen|cook|maharaj)|maharaj\\b.*(?:kitchen|cook|carry)|(?:no|without|bina) (?:onion|pyaa?[zj])|onion (?:and )?(?:or )?garlic|no garlic|pyaa?[zj](?: aur)? lah?sun|la?hsun pyaa?[zj]|jain (?:food|khana|thali)|प्याज|लहसुन|जैन (?:खाना|भोजन|थाली)',
    ),
  },
  {
    occasion: 'eggs',
    as: 'statement',
    pattern: words('(?:egg|eggs|anda|ande|अंडा|अंडे).*(?:ok|okay|fine|eat|chal\\w*|kha\\w*|चल\\S*|खा\\S*)|eggetarian'),
  },
  {
    occasion: 'ride',
    as: 'question',
    pattern: words(
      '(?:which|what|kaun ?si|konsi|कौन ?सी) (?:car|cab|vehicle|gaadi|gadi|taxi|गाड़ी|कार|टैक्सी)|(?:gaadi|gadi|car|cab|गाड़ी|कार|टैक्सी) (?:kaun ?si|konsi|कौन ?सी|kitni|कितनी)|tempo(?: traveller)?|innova|टेंपो|टेम्पो|इनोवा|mini ?bus',
    ),
  },
  {
    occasion: 'enough-money',
    as: 'question',
    pattern: words(
      '(?:itne|itna|is (?:budget|paise)|utne|इतने|इतना)(?: \\S+){0,2} (?:me|mein|se|में|से)?(?: \\S+){0,2} ?(?:ho ja\\S*|hoga|chal\\S*|kaafi|kafi|possible|banega|हो जा\\S*|होगा|चल\\S*|काफी)|(?:is|will|would) (?:it|this|that|the money|the budget|my budget|\\d[\\d,]*k?) (?:be )?(?:enough|sufficient|ok for|do)|enough (?:money|budget|for)|(?:budget|paise|paisa|बजट|पैसे) (?:kaafi|kafi|kam|enough|theek|काफी|कम)|(?:in|within) (?:this|that) (?:budget|money|amount)|paise kam pad\\w*',
    ),
  },
  {
    occasion: 'turn-back',
    pattern: words('turn(?:ing)? back|go back down|(?:wapas|waapas) (?:laut\\w*|mud\\w*|jaye\\w*)|वापस (?:लौट\\S*|मुड\\S*|जाएं)'),
  },
];

/** The need that a line tells; undefined for any other line. */
export function needIn(text: string, isQuestion: boolean): string | undefined {
  return needs.find(({ pattern, as }) => (as === undefined || (as === 'question') === isQuestion) && pattern.test(text))?.occasion;
}
