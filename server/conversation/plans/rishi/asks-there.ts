/** How a line asks for what there is at a place: weather, beds, food, money, sights. */

import { words } from './matching.ts';

export const thereAsks = [
  ['snow', words('snow\\w*|barf|baraf|himpaat|बर्फ\\S*|हिमपात|स्नो')],
  ['rain', words('rain(?!coat)\\w*|monsoon|barish|baarish|barsaat|barsat|landslides?|flood\\w*|बारिश|बरसात|मानसून|भूस्खलन')],
  [
    'height',
    words(
      'altitude|how high|elevation|kitn\\w+ (?:unch|oonch|uncha)\\w*|कितन\\S+ ऊंच\\S*|height sickness|mountain sickness|ams|acclimati\\w+|diamox|oxygen|breath\\w*|unchai|oonchai|saans|ऊंचाई|सांस|ऑक्सीजन',
    ),
  ],
  [
    'alone',
    words(
      'solo (?:girl|woman|female|lady|travell?er|trip)|(?:girl|woman|female|ladki|akeli|lady|women|girls) (?:alone|safe|ke liye|akeli|solo)|safe for (?:a |me |us )?(?:girl|girls|woman|women|female|ladies|solo|single)|akeli (?:ladki|jaa?|ja sakt\\w+|ladies)|अकेली (?:लड़की|महिला|जा)|महिलाओं के लिए|लड़कियों के लिए',
    ),
  ],
  [
    'children',
    words(
      'with (?:small |young |little |a |my |our |two |2 )*(?:kids?|child|children|baby|toddler|son|daughter|infant)|for (?:the |my |small |young |little )*(?:kids|children|baby|toddler)|bach?ch?on? ke (?:saath|liye|sath)|bach?ch?e ke (?:saath|liye|sath)|kid friendly|बच्चों के (?:साथ|लिए)|बच्चे के (?:साथ|लिए)',
    ),
  ],
  [
    'elders',
    words(
      'with (?:my |our |old |elderly |aged )*(?:parents|mother|father|mom|dad|mummy|papa|grand\\w+|in ?laws|seniors?)|for (?:my |our |old |elderly |aged )*(?:parents|mother|father|mom|dad|elders|seniors|old people)|old people|senior citizens?|(?:maa|papa|mummy|mata ?pita|buzurg\\w*|dadi|dada|nani|nana|parents) (?:ke (?:saath|liye|sath)|ko|chal)|stairs|climb\\w*|steps|seedhi\\w*|chadhai|easy|easier|easiest|(?:baith|chad|chadh|kar|chal) pay\\w*|(?:बैठ|चढ़|चढ|कर|चल) पा\\S*|aasaan|asaan|aasan|chal nahi|paidal nahi|can ?not walk|cant walk|आसान|चल नहीं|पैदल नहीं|wheel ?chair|(?:lot|lots|much) of walking|much walk\\w*|walking (?:inside|there|involved|much)|(?:kitna|bahut) (?:paidal|chalna)|chalna padega|कितना (?:पैदल|चलना)|चलना पड़\\S*|(?<!good |strong |fine )knees?|ghutn\\w+|माता-?पिता|बुजुर्ग\\S*|दादी|नानी|सीढ़\\S*|चढ़ाई|घुटन\\S*',
    ),
  ],
  [
    'safe',
    words(
      'safe|safety|dangerous|risky|unsafe|scams?|cheat\\w*|loot\\w*|fraud\\w*|thag\\w*|surakshit|khatra\\w*|सुरक्षित|खतर\\S*|ठग\\S*|लूट\\S*|धोखा\\S*|सेफ',
    ),
  ],
  [
    'food',
    words(
      'food|eat|eating|veg|vegetarian|non ?veg|jain food|starve|restaurants?|breakfast|lunch|dinner|khana|khaana|khane|khaane|khaye\\w*|shakahari|dishes|खान\\S*|खाएं|शाकाहारी|भोजन',
    ),
  ],
  [
    'cost',
    words(
      'roughly how much|how much (?:for|in all|altogether)|how much(?: \\w+){0,3} (?:for|in) (?:everything|all|total|the trip|this trip|us)|how much (?:total|altogether|overall)|total (?:kitn\\w+(?! (?:din|days|samay|time))|kharch\\w*)|kitna (?:ho|aa|lag) ja\\w*|cost|costs|budget|expens\\w+|cheap\\w*|price|how much (?:money|will|does|would|is)|kitna (?:kharch\\w*|paisa|lagega|padega|budget)|kitne (?:paise|me|mein|ka|rupaye)|kharch\\w*|meha?nga|meha?ngi|mehenga|mehengi|sasta|sasti|paise|rate|खर्च\\S*|कितना (?:लगेगा|पैसा|पड़ेगा)|कितने (?:पैसे|में|का)|महंग\\S*|सस्त\\S*|बजट',
    ),
  ],
  [
    'pack',
    words(
      'raincoats?|pack|packing|clothes|joot\\w*|jut[ae]|wear|carry|jackets?|shoes|kapde|kya le ?(?:kar|ke)?|saamaan|saman|kya pehn\\w*|woollens?|कपड़\\S*|सामान|पैक|पहन\\S*',
    ),
  ],
  [
    'stay',
    words(
      '(?:dharamshala|dharmshala|धर्मशाला|धरमशाला) (?:mil\\w*|chahiye|book|मिल\\S*|चाहिए)|(?:paas|koi|पास|कोई) (?:dharamshala|dharmshala|धर्मशाला|धरमशाला)|where (?:to|should (?:i|we)|would (?:i|we)|will (?:i|we)|do (?:i|we)|can (?:i|we)) (?:stay|base|sleep|put up)|base (?:myself|ourselves)|which (?:area|side|part|town|village|beach)(?: \\w+){0,3} (?:stay|sleep)|stay|hotels?|hostels?|homestays?|bungalows?|rest ?houses?|guest ?houses?|cottages?|resorts?|rooms?|rukn\\w*|thahr\\w*|ruke|rukein|lodge|rehne|rehna|dharamshala mein ruk|रहने|होटल\\S*|रुक\\S*|ठहर\\S*|होमस्टे',
    ),
  ],
  [
    'safe-night',
    words(
      '(?:safe|safety|dangerous)\\b.*\\b(?:night|dark|evening|raat|\\d{1,2} ?pm|\\d{1,2} baje)|(?:night|raat|after dark|late evening)\\b.*\\b(?:safe|safety|dangerous|walk)|रात.*(?:सेफ|सुरक्षित)|(?:सेफ|सुरक्षित).*रात',
    ),
  ],
  ['fuel', words('petrol|diesel|fuel|petrol pumps?|cng|charging (?:point|station)s?|पेट्रोल|डीजल')],
  ['hard', words('difficult\\w*|tough|strenuous|hard (?:trek|walk|climb)|how hard|beginners?|mushkil|kathin|मुश्किल|कठिन')],
  ['aarti', words('aarti|aarthi|arti|darshan|temple (?:time\\w*|open\\w*)|mandir (?:kab|kitne)|आरती|दर्शन|मंदिर (?:कब|कितने)')],
  ['guide', words('(?:need|take|hire|get|find|is) (?:a |there )?(?:a )?guides?|guide (?:chahiye|milega|lena|zaroori)|local guide|गाइड')],
  ['swim', words('swim\\w*(?! ?pool)|bathe|bathing|tairn\\w*|tair sak\\w*|nahan\\w*|तैर\\S*|नहान\\S*|dip')],
  ['camp', words('(?<!army |military )camp|(?<!army |military )camps|camping|tents?|bonfire|taambu|tambu|कैंप|कैंपिंग|तंबू|टेंट')],
  [
    'pool',
    words('(?:swimming )?pools?|room service|a ?c rooms?|lift|elevator|bath ?tub|hot water|geyser|garam paani|स्विमिंग पूल|गरम पानी|लिफ्ट'),
  ],
  [
    'shop',
    words(
      '(?:sarees?|sari|shawls?|handlooms?|साड़ी|शॉल)(?: \\S+){0,6} (?:kaha\\w*|buy|lein|mil\\w*|where|कहां|लें|मिल\\S*)|where(?: \\w+){0,3} buy|buy (?:directly|from)|bargain\\w*|mol ?bhaa?v|fixed price|मोलभाव|shopping|shops?|what (?:to|can (?:i|we)|should (?:i|we)) buy|markets?|souvenirs?|kya khareed\\w*|kharidari|bazaa?r|खरीद\\S*|बाजार|शॉपिंग',
    ),
  ],
  [
    'nightlife',
    words(
      '(?:raat|evening|night|sham|shaam)(?: ko| mein| me|s)? (?:kuch|kya|koi)(?: \\w+){0,2} (?:hota|hoti|karne|hai|life)|anything (?:to do )?(?:at night|after dark)|रात (?:को|में) (?:कुछ|क्या) (?:होता|करने)|night ?life|parties|party|pubs?|bars?|clubs?|disco|live music|nachna|पार्टी|नाइटलाइफ',
    ),
  ],
  ['atm', words('atms?|upi|cash|gpay|google pay|paytm|cards? (?:accept\\w*|work\\w*|chal\\w*)|online payment|एटीएम|यूपीआई|नकद|कैश')],
  [
    'language',
    words(
      '(?:which|what) language|(?:do|will) they (?:speak|understand|know) \\w+|(?:speak|understand) (?:hindi|english|tamil|kannada|malayalam|bengali)|hindi (?:chal\\w*|samajh\\w*|bol\\w*)|language (?:problem|barrier|issue)|bhasha|भाषा|हिंदी (?:चल\\S*|समझ\\S*|बोल\\S*)',
    ),
  ],
  [
    'around',
    words(
      'go around|get around|local transport|within the (?:city|town)|rent (?:a |an )?(?:bike|car|scooty|scooter|bullet|bicycle|cycle)|(?:bike|car|scooty|scooter|bullet|bicycle|cycle)s? (?:on|for|par|pe|kiraye) ?(?:rent|hire|kiraya)?|taxis?|scooty|cabs?|auto|ghoomne ke liye gaadi|gaadi (?:milegi|mil jayegi|lein)|drive there|टैक्सी|स्कूटी|गाड़ी मिल\\S*|ऑटो',
    ),
  ],
  [
    'reach',
    words(
      'how (?:do|can|to|does|would|should|will) (?:i|we|one|you)? ?(?:get|go|reach|travel)(?: there| to)?|how to (?:reach|get|go)|reach (?:there|it|from)|getting there|get there|the way there|nearest (?:station|airport|railway\\w*)|(?:which|any|direct) (?:train|bus|flight|airport|station)s?|(?<!by |se |take |taking |the )trains?(?! se| from)|(?<!by |without )flights?|railway|airport|by bus|by road|how far|how long (?:is|does) (?:it|the (?:drive|journey|way))|distance|too far|far|kaise (?:jaa?\\w*|pahunch\\w*|pahuch\\w*|pohonch\\w*|pohch\\w*|jaye\\w*|hoga)|kaun ?si (?:train|bus)|kahan se (?:train|bus)|kitni door|kitna door|rasta|raasta|कैसे (?:जा\\S*|पहुंच\\S*|होगा)|कौन सी (?:ट्रेन|बस)|कितनी दूर|कितना दूर|ट्रेन (?:है|मिल)|रास्ता|उड़ान|फ्लाइट',
    ),
  ],
  ['crowd', words('crowd\\w*|bheed|rush|touristy|queues?|भीड़|कतार')],
  [
    'days',
    words(
      '(?:days?|nights?|weeks?|din|दिन)(?: \\S+){0,2} (?:too (?:much|many|long|short|few|less)|zyada|jyada|kam|ज्यादा|कम)|is it too (?:long|short)|how (?:many days|long(?! is the| does the| will the)|much time)|days (?:are |is )?(?:enough|needed|required|sufficient)|enough days|enough|kitne din|kitna samay|kaafi|kafi|din kaafi|कितने दिन|कितना समय|काफी',
    ),
  ],
  [
    'when',
    words(
      'when|best (?:time|month|season)|which month|season|weather|right time|good time|too (?:hot|cold)|hot|cold|temperature|kab|mausam|kis mahine|kaun ?se mahine|thand\\w*|garmi|sardi|fogg?y?|kohra|कोहर\\S*|कौन ?(?:से|सा) मह[ीि]न\\S*|कब|मौसम|किस महीने|ठंड\\S*|गर्मी|सर्दी',
    ),
  ],
  [
    'worth',
    words(
      "worth (?:it|the (?:trip|time|money|effort|drive))|overrated|overhyped|is it (?:really )?(?:good|nice|beautiful|fun|boring)|how(?:'s| is) (?:it|that|the place|this place)|(?:yeh|ye|woh|wo|jagah|waha|wahan|kais[ai]) (?:jagah )?kais[ai](?: hai)?|jaane layak|jane layak|maza aayega|mazaa aayega|achh[ai] (?:hai|rahega|rahegi|lagega) kya|कैसी जगह|जाने लायक|मजा आएगा",
    ),
  ],
  [
    'see',
    words(
      "what (?:all )?(?:to|can (?:i|we)|should (?:i|we)|do (?:i|we)|will (?:i|we)|would (?:i|we)|is there to) (?:see|do|visit|cover|explore)|what(?:'s| is| is there| all)? there|things to (?:do|see)|must (?:see|visit|do)|places to (?:see|visit|go)|worth (?:see\\w*|visit\\w*|going)|sightseeing|what to (?:do|see)|kya (?:kya )?(?:dekh\\w*|ghoom\\w*|ghum\\w*|kare\\w*|hai wahan|khaas)|dekhne (?:layak|ko)|ghoomne (?:ki|layak)|famous for|special|kahan kahan|todays? (?:what )?to do|what to do today|क्या (?:क्या )?(?:देख\\S*|घूम\\S*|कर\\S*|खास)|देखने|कहां कहां|मशहूर",
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];
