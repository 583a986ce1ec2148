/** How a line asks for the way, the papers and the dangers of a place; before `asks-there.ts` in precedence. */

import { words } from './matching.ts';

export const wayAsks = [
  [
    'by-what',
    words(
      '(?:train|rail|flight|fly|plane|bus|car|ट्रेन|रेल|फ्लाइट|उड़ान|बस|गाड़ी)(?: \\S+){0,2} (?:or|ya|vs|या) (?:by |a |the )?(?:train|rail|flight|fly|plane|bus|car|ट्रेन|रेल|फ्लाइट|उड़ान|बस|गाड़ी)',
    ),
  ],
  [
    'petrol',
    words(
      '(?:petrol|diesel|fuel|tel|पेट्रोल|डीजल|तेल)(?: \\S+){0,4} (?:kitn\\w+|kharch\\w*|cost|much|lagega|expense|कितन\\S*|खर्च\\S*|लगेगा)|(?:how much|kitn\\w+|cost of|कितन\\S*)(?: \\S+){0,3} (?:petrol|diesel|fuel|tel|पेट्रोल|डीजल|तेल)',
    ),
  ],
  [
    'far',
    words(
      '(?:how many|kitne|kitna|कितने) (?:hours|hrs|ghante|ghanta|km|kms|kilomet\\w+|घंटे|किलोमीटर)(?! (?:pe|par|mein|me|baad|daily|a day|per day|roz|पर|में|बाद|रोज))|how far|how long (?:is|does|will) (?:it|the (?:drive|journey|way|road|ride|trip))|(?:driving|travel|drive|journey) time|distance|(?:kitni|kitna) (?:door|dur)|कितन\\S (?:दूर|दूरी)|too far|(?:raaste|raste|safar) (?:mein|me|ka) kitna (?:samay|time)|रास्ते में कितना (?:समय|वक्त)',
    ),
  ],
  [
    'skip',
    words(
      '(?:what|which)(?: \\w+){0,4} (?:drop|skip|leave out|cut|miss out)|(?:can|could|should|may) (?:i|we) (?:drop|skip|leave out)(?: \\w+){0,3}|kya (?:chhod|chod|skip|drop)\\w*|(?:kaun ?s[aie]|konsa) (?:chhod|chod|hata)\\w*|क्या छोड़\\S*|कौन ?स[ाीे] छोड़\\S*',
    ),
  ],
  [
    'pace',
    words(
      '(?:how many|kitne|kitna|कितने) (?:km|kms|kilomet\\w+|किलोमीटर|ghante|hours|घंटे)(?: \\S+){0,3} (?:daily|a day|per day|each day|every day|roz|ek din|रोज\\S*|एक दिन)|(?:daily|per day|roz|रोज) (?:kitne|kitna|how many|how much|कितने) (?:km|driving|chalna|किलोमीटर)|too much (?:driving|travel\\w*)|(?:lots?|much|a lot) of driving',
    ),
  ],
  [
    'touts',
    words(
      'fleec\\w+|overcharg\\w+|rip ?off|ripped off|touts?|brokers?|dalal|(?:pand[ae]|pandas|pandit\\w*|guides?|agents?|drivers?|auto wal\\w*)(?: \\S+){0,4} (?:paise|paisa|money|loot\\w*|maang\\w*|mang\\w*|demand\\w*|cheat\\w*)|(?:पंड[ाेों]\\S*|पंडित|एजेंट|गाइड|दलाल)(?: \\S+){0,4} (?:पैस\\S*|लूट\\S*|मांग\\S*|ठग\\S*)|दलाल\\S*',
    ),
  ],
  [
    'safari',
    words(
      'safari (?:ki? )?(?:time|times|timings?|hours?|kitne baje|kab)|(?:when|what time)(?: \\w+){0,4} safaris?|सफारी (?:कितने बजे|कब|का समय)',
    ),
  ],
  [
    'meet',
    words(
      '(?:who|whom)(?: \\w+){0,3} (?:meet|show me|teach)|meet (?:the |any |some )?(?:weavers?|artisans?|craft\\w*|locals?|villagers?|potters?|tribals?)|(?:karigar|kaarigar|bunkar|shilpkar)\\w*(?: \\S+){0,2} (?:mil\\w*|kahan)|(?:कारीगर|बुनकर|शिल्पकार)\\S*(?: \\S+){0,2} (?:मिल\\S*|कहां)|kis(?:se|se) mil\\w*',
    ),
  ],
  [
    'plan-b',
    words(
      'plan b|back ?up plan|alternative plan|(?:what|and) if (?:it|the|there|we|i|my)\\b.*\\b(?:rains?|raining|snows?|closed?|cancel\\w*|late|miss\\w*|shut|blocked|strike)|agar (?:baarish|barish|raasta|rasta|train|flight|gaadi)\\b.*|doosra plan|dusra plan|प्लान बी|दूसरा प्लान|अगर (?:बारिश|रास्ता|ट्रेन).*',
    ),
  ],
  [
    'timetable',
    words(
      '(?:last|aakhri|aakhiri|आखिरी|first) (?:train|bus|ferry|boat|metro|बस|ट्रेन|फेरी|नाव)|(?:train|bus|flight|ferry) (?:time|times|timings?|schedule|number|name)|(?:what|which) time (?:is|does|do) the (?:train|bus|flight|ferry)|(?:train|bus) kitne baje|kitne baje (?:ki|wali)? ?(?:train|bus)|train ka (?:time|number|naam)|ट्रेन (?:का समय|कितने बजे|का नंबर)|बस कितने बजे',
    ),
  ],
  [
    'network',
    words(
      'network|mobile (?:signal|network|work\\w*)|phone (?:signal|network|work\\w*|chal\\w*)|signal|wi-?fi|internet|jio|airtel|4g|5g|data (?:work\\w*|chal\\w*)|mobile chal\\w*|नेटवर्क|सिग्नल|इंटरनेट|वाई-?फाई|(?:मोबाइल|फोन) (?:चल\\S*|लग\\S*)',
    ),
  ],
  [
    'doctor',
    words(
      'hospitals?|doctors?|medical|clinic|chemist|pharmacy|ambulance|(?:feels?|falls?|gets?|becomes?) (?:sick|ill|unwell)(?! (?:in|on) )|aspatal|dawakhana|bimaar|bimar|tabiyat|tabiyet|अस्पताल|डॉक्टर|दवा\\S*|बीमार|तबीयत|तबियत',
    ),
  ],
  [
    'drawback',
    words(
      "(?:what(?:'s| is)? |anything |something )?(?:bad|wrong|not good) (?:about|with) (?:it|that|this|there)|downsides?|drawbacks?|disadvantages?|the catch|why not go|problems? (?:there|with)|kya (?:dikkat|kharabi|kami|bura)|kharabi kya|nuksaan|क्या (?:दिक्कत|खराबी|कमी)|बुरा क्या",
    ),
  ],
  [
    'lungs',
    words(
      'breathless\\w*|short(?:ness)? of breath|breathing (?:problem|trouble|issue)s?|(?:saans|sans) (?:ki (?:dikkat|takleef|problem|bimari)|phool\\w*|phul\\w*|chadh\\w*)|सांस (?:की (?:दिक्कत|तकलीफ|बीमारी)|फूल\\S*|चढ\\S*)',
    ),
  ],
  [
    'ramps',
    words(
      '(?:inside|enter|allowed|andar)(?: \\S+){0,5} (?:wheel ?)?chair|(?:wheel ?)?chair(?: \\S+){0,3} (?:inside|allowed|andar)|ramps?|accessible|accessibility|wheel ?chair (?:access|friendly|allowed|path|route)|रैंप|रैम्प',
    ),
  ],
  [
    'opens',
    words(
      '(?:what time|when) (?:does|do|will|is) (?:it|they|the \\w+) (?:open|close)\\w*|(?:opening|closing) (?:times?|hours?|timings?)|open till|(?:kab|kitne baje) (?:khul|band)\\w*|(?:कब|कितने बजे) (?:खुल|बंद)\\S*',
    ),
  ],
  ['helicopter', words('heli\\w*|chopper|हेलि\\S*|हेली\\S*')],
  [
    'fare',
    words(
      '(?:boat|boats|naav|nav|nau?ka|shikara|auto|rickshaw|pandit|panda|guide|pony|ghoda|ghode|palki|taxi)\\w*(?: \\w+){0,3} (?:kitn\\w+|charge\\w*|rates?|price|cost|lete|lenge|fare|much)|(?:how much|kitn\\w+|rates?|price|fare)(?: \\w+){0,4} (?:boat|naav|shikara|auto|rickshaw|pandit|guide|pony|ghoda|palki)|(?:नाव|शिकारा|ऑटो|रिक्शा|पंडा|पंडित|गाइड|घोड़ा|घोड़े|पालकी)(?: \\S+){0,3} (?:कितन\\S+|लेते|लेंगे|रेट|किराया)',
    ),
  ],
  [
    'now',
    words(
      '(?:weather|snow\\w*|rain\\w*|roads?|pass|open|temperature|mausam|barf|baarish|barish)\\b.*(?:right now|now|today|currently|at present|abhi|aaj|अभी|आज)|(?:मौसम|बर्फ|बारिश|रास्ता).*(?:अभी|आज)|(?:aaj|abhi) (?:ka )?(?:mausam|barf|barish)',
    ),
  ],
  [
    'road',
    words(
      '(?:how (?:is|are|bad|good|rough|safe)(?: is| are)?|condition of|are|is) (?:the |those |these |your )?roads?|roads? (?:is |are )?(?:bad|rough|ok|okay|fine|good|safe|bumpy)|(?:lots? of |many |too many )?(?:curves|hairpins?|bends)|road condition\\w*|(?:bad|broken|good|rough) roads?|(?:sadak|raasta|rasta|road) (?:kais[aie]|kharab|theek|achh\\w*|kitn\\w+ kharab)|(?:सड़क|रास्ता|रोड) (?:कैस\\S|खराब|ठीक|अच्छ\\S)',
    ),
  ],
  [
    'night',
    words(
      '(?:drive|driving|travel|travell?ing|road|bus) (?:at|by|in the|during the) night|(?:at|by) night (?:drive|driving|safe)|night (?:drive|driving|journey|travel)|night bus(?:es)?|raat ki bus|raat (?:ko|mein|me|ka) (?:drive|gaadi|safar|chal\\w*|nikal\\w*|travel)|रात (?:को|में|का) (?:गाड़ी|सफर|चल\\S*|निकल\\S*)',
    ),
  ],
  [
    'drive',
    words(
      'hire a (?:car|cab|taxi)|self ?drive|own car|by car|drive (?:from|to|up|down|there)|driving|road trip|apni (?:car|gaadi|gadi)|car se|gaadi se|gadi se|wagon ?r|bike trip|bike se|bullet|अपनी (?:कार|गाड़ी)|गाड़ी से|कार से|बाइक से',
    ),
  ],
  [
    'permit',
    words(
      'permits?|permission|passport|visa|documents?|id (?:card|proof)|yatra (?:card|parchi|slip)|parchi|rfid|पर्ची|यात्रा कार्ड|aadhaa?r|kaagaz|kagaz|ilp|inner ?line|pass (?:lagega|chahiye|required)|registration|anumati|परमिट|अनुमति|पंजीकरण|रजिस्ट्रेशन',
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];
