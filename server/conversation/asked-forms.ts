/** What a question asks for, where its form alone shows it: "is it wrong", "what do I say to her". Examples are weak there: the subject outweighs the form. */

/** In this order: the first form that a line has. */
const forms: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'advice/words',
    /\bwhat (?:(?:do|should|would|can|could|will|shall|must) (?:i|we)|to) (?:\w+ )?(?:say|tell|write|ask|answer|reply|text)\b|\bhow (?:do|should|can|could|would|shall) (?:i|we) (?:even )?(?:tell|say|explain|ask|convince|apologi[sz]e|put it|bring it up)\b|\bsay what\b|\bkya (?:bol|kah|likh)(?:u|un|oo|oon|na chahiye)\b|\bkya (?:jawab|bol|keh|kah) (?:du|doon|dun|sakt)|\bkaise (?:samjha|bata|manau|kah|bol|poochh?|puchh?|maafi)\w*|क्या (?:बोल|कह|लिख)(?:ूं|ूँ)|क्या जवाब|कैसे (?:समझा|बता|मना|कह|बोल|पूछ)/iu,
  ],
  [
    'fact/theirs',
    /\b(?:is|was|are|were) (?:she|he|they) (?:right|wrong|justified)\b|\b(?:does|do|did) (?:she|he|they|\w+ \w+) have (?:the|a|any) right\b|\b(?:us?k[aie]|unka|unhe|use|usko) (?:koi )?haq\b|\bkya (?:wo|woh|vo) sahi\b|हक़? (?:है|बनता)|क्या (?:वो|वह|वे) सही/iu,
  ],
  [
    'advice/believe',
    /\b(?:should|can|do|shall) (?:i|we) (?:believe|trust)\b|\b(?:yakeen|yakin|bharosa|vishwas|aitbaar) (?:kar(?:u|un|oon|na chahiye)|kar lu)|(?:यकीन|यक़ीन|भरोसा|विश्वास) (?:करूं|करूँ|कर लूं|कर लूँ)/iu,
  ],
  [
    'advice/blame',
    /\b(?:is|was) (?:it|this|that) (?:all )?(?:my fault|because (?:of me|i))\b|\bmy (?:own )?fault\?|\bam i (?:such )?an? (?:\w+ )?(?:bad|selfish|terrible|horrible|cruel|weak|failed) \w+|\bam i (?:selfish|cruel|wrong|a coward|a burden)\b|\bdid (?:i|we) do (?:something|anything) wrong\b|\b(?:kya )?(?:main|mai|me) (?:ek )?(?:bur[aie]|galat|swarthi|kaay?ar)\b|\bmeri (?:galti|wajah|vajah)\b.*(?:\?|\bkya\b|\bhai na\b)|\bmaine (?:kuch |kya )?galat\b|\bisliye hua\b|(?:मैं|हम) (?:एक )?(?:बुर[ाीे]|ग़?लत)|मेरी (?:ग़?लती|वजह).*(?:\?|क्या)|मैंने (?:कुछ |क्या )?ग़?लत|कमी रह गई/iu,
  ],
  [
    'fact/late',
    /\btoo late\b|\b(?:bahut |zyada )?der (?:to )?(?:nahi )?(?:ho|kar) (?:gayi|gai|chuki|di)\b|\bitn[ei] (?:din|saal|mahin[eo]|time) baad\b|देर (?:तो )?(?:नहीं )?(?:हो|कर)|इतने (?:दिन|साल|महीने) बाद/iu,
  ],
  [
    'fact/long',
    /\bhow (?:long|much longer)\b.*\b(?:like this|last|hurts?|go on|continue|wait|bear|carry|feel|suffer)\b|\bkitne (?:din|saal|mahine) (?:chal|aur|tak|aise|lag)\w*|\bkab tak\b|कितने (?:दिन|साल|महीने) (?:चल|और|तक|ऐसे)|कब तक/iu,
  ],
  [
    'advice/what-if',
    /\bwhat if\b|\bwhat happens if\b|(?:^|[^\p{L}])agar\b.*\bto\P{L}*$|\b(?:lag|ho|kar|bol|keh|mil|pat)\w*(?:ega|egi|enge|gaya|gayi|diya|di) to\P{L}*$|(?:^|\s)अगर\s.*तो\P{L}*$|(?:गा|गी|गे|दिया|गया) तो\P{L}*$/iu,
  ],
  [
    'advice/choose',
    /\b(?:should|shall|do|would|can|must) (?:i|we)\b.*\bor (?!not\b|no\b|so\b|what\b)|\bwhich (?:one )?is (?:better|right|best)\b|(?:u|un|oo|oon|na)\s+(?:ya|या)\s+(?!nahi|na\b)\S|(?:ूं|ूँ|ऊं|ऊँ|ना)\s+या\s+(?!नहीं)\S|\bdono m(?:e|ein) se\b|दोनों में से/iu,
  ],
  [
    'advice/when',
    /\bwhen (?:should|do|can|shall) (?:i|we)\b|\bkab (?:bata|kah|bol|ja|mil|poochh?|kar)(?:u|un|oon|au|aun)\w*|कब (?:बता|कह|बोल|जा|मिल|पूछ|कर)/iu,
  ],
  [
    'advice/allowed',
    /\b(?:is|was|would) (?:it|this|that)(?: be)? (?:very |so |really |also )?(?:wrong|bad|a? ?sin|ok|okay|fine|allowed|right|selfish|hypocrisy|cowardice|cowardly|cheating|disrespect\w*|against)\b|\b(?:galat|paap|bura) (?:to )?(?:nahi )?(?:hai|lagega|hoga)\P{L}*(?:na|kya|nahi)?\P{L}*$|\bkya (?:ye|yeh|yah)? ?(?:galat|paap)\b|\bchaleg[ai]\b|\bdoes (?:it|that|this) matter\b|(?:ग़?लत|पाप) (?:तो )?(?:नहीं )?(?:है|लगेगा)|चलेग[ाी]/iu,
  ],
  ['wish/bless', /\bbless (?:me|us|my|him|her|them|the)\b|\ba+sh[ie]+rwa+d\b|\bdua (?:do|karo|kijiye|dijiye)\b|आशीर्वाद|दुआ/iu],
  [
    'advice/should',
    /\b(?:should|shall) (?:i|we)\b|\bdo (?:i|we) (?:go|tell|have to|need to|call|leave|forgive)\b|^(?!.*\b(?:kya|kaise|kab|kaha+n?|kaun\w*|kitn\w+|kis\w*) (?:\w+ )?\w+\P{L}*$).*\b\w+ (?:du|doon|dun|lu|loon|lun|jau|jaun|jaoon|karu|karun|rakhu|bhej(?:u|un)|bata(?:u|un))(?: kya| ya nahi| na)?\P{L}*$|^(?!.*(?:कैसे|कब|कहाँ|कहां|कौन|कितन|किस)).*(?:दूं|दूँ|लूं|लूँ|जाऊं|जाऊँ|रखूं|रखूँ|बताऊं|बताऊँ|भेजूं|भेजूँ)(?: क्या| या नहीं| ना)?\P{L}*$/iu,
  ],
];

/** The kinds that questions of a plain form have, for `plain-talk.md`. */
export const formKinds: readonly string[] = [...forms.map(([kind]) => kind), 'fact/angry'];

/** Whether He or God is angry, or punishes. */
const ofAnger =
  /\b(?:angry|upset|annoyed|punish\w*|curse[ds]?|naraa?z|gussa|saza|shraap|dosh|apradh|paap lag\w*)\b|नाराज़?|ग़?ुस्सा|सज़ा|दोष|अपराध|पाप लग/iu;
const ofGod =
  /\b(?:god|gods|bhagwan|bhagvan|ishwar|krishna|kanha|kanhaiya|lalji|lalla|laddu|gopal|thakur ?ji|devi|devta|dosh|apradh|paap|curse[ds]?|shraap)\b|भगवान|ईश्वर|कृष्ण|कान्हा|लालजी|लाला|गोपाल|ठाकुर|दोष|अपराध|पाप/iu;
/** "She is angry with Krishna": it is the other way round. */
const atGod =
  /\b(?:angry|upset|mad) (?:on|at|with) (?!me\b|us\b|my\b|you\b)|\bs?he is \w* ?(?:very )?angry|(?:krishna|kanha|bhagwan|lalji|unpe|unse) (?:se|par|pe)\b|(?:कृष्ण|कान्हा|भगवान|लालजी) (?:से|पर)/iu;
const asksOfAnger = /\?|\b(?:will|is|does|would|nahi|kya|na)\b|नहीं|क्या|ना\b/iu;

/** "Nobody knows what is normal", "of which I speak another day": the question word asks nothing. */
const onlyTells =
  /\b(?:don'?t|do not|dont|didn'?t|(?:nobody|no one)(?: \w+){0,4}|not) (?:really |even )?knows? (?:what|why|how|which|where|who)\b|\b(?:pata|samajh|maloom) nahi+n?\b|\bnahi+n? (?:pata|maloom|samajh)\b|\bwhich is\b|\b(?:aur|or) kya\P{L}*$|(?:पता|समझ|मालूम) नहीं|नहीं (?:पता|मालूम|समझ)|और क्या\P{L}*$|कौन ?[-सा ]*\s?\S+ (?:लेना|करना|जाना) /iu;

/** Whether a line has the words of a question, and asks nothing. */
export const tellsInQuestionWords = (message: string): boolean => !/\?/.test(message) && onlyTells.test(message);

/** What visitors tell of themselves, where its form shows it. */
const toldForms: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'past/regret',
    /\b(?:i regret|i should(?: not|n'?t)? have|i wish i had|ab lagta hai (?:ki )?(?:maine )?galat|galat kiya maine|maine galat kiya|i did (?:shout|hit|scold|lie)|i (?:shouted|snapped) at)\b|अब लगता है (?:कि )?(?:मैंने )?ग़?लत|मैंने (?:बहुत )?ग़?लत किया|पछतावा|शर्म आई/iu,
  ],
];

/** The same of a person. The first of them that a line has. */
const toldOfPerson: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'people/unwell',
    /\b(?:bypass|surgery|operation|operated|chemo|dialysis|cancer|tumou?r|stroke|paralysis|icu|fracture|admitted|hospitali[sz]ed|in (?:the )?hospital|very ill|is ill|is sick|bima+r|bharti)\b|बीमार|ऑपरेशन|बाईपास|भर्ती|कैंसर|लकवा/iu,
  ],
  [
    'people/refuses',
    /\b(?:refus(?:es|ed|ing)|(?:does|do|did|is|are|will|would) ?n[o']?t (?:\w+ )?(?:agree|agreeing|accept|accepting|allow|want (?:me|us|it|to))|won'?t (?:agree|accept|allow|let)|mana kar\w*|nahi+n? ma+n(?:t\w+|[aei]|eg[aei]|enge|oge)?|raaz[iy] nahi)\b|मना कर|नहीं मान|राज़ी नहीं/iu,
  ],
  [
    'people/quarrel',
    /\b(?:(?:does|do|did|has|have|is|are) ?n[o']?t (?:even )?(?:talk|talks|talking|talked|speak|speaking|spoken|pick|picking|answer|answering)|not on talking terms|stopped talking|mujhse (?:baat )?nahi|baat nahi kar\w*|bolna band|baat band|phone nahi utha\w*)\b|बात नहीं कर|बोलना बंद|बात बंद|फ़?ोन नहीं उठा/iu,
  ],
];
/** A weaker sign: what somebody said may be a wrong or a kindness. */
const saidByPerson =
  /\b(?:says?|said|keeps? (?:saying|telling)|tells me|told me|kehti|kehta|kehte|bolti|bolta|bolte|ne (?:bola|kaha)|keh rah\w+|bol rah\w+)\b|कहत[ाीे]|बोलत[ाीे]|कह रह|बोल रह|ने (?:कहा|बोला)/iu;

/** What a line tells by its form: "past/regret", and of a person "people/refuses". */
export const toldFormOf = (message: string, isOfPerson: boolean): string | undefined =>
  [...toldForms, ...(isOfPerson ? toldOfPerson : [])].find(([, pattern]) => pattern.test(message))?.[0];

/** Whether a line tells what somebody said. */
export const tellsWords = (message: string): boolean => saidByPerson.test(message) && !saysNothing.test(message);

const saysNothing = /\b(?:bol|keh|kah)t[aei] nahi|\bnahi+n? (?:bol|keh|kah)|(?:बोल|कह)त[ाीे] नहीं|नहीं (?:बोल|कह)/iu;

/** What a line asks for by its form: "advice/words", "fact/angry"; undefined where the form does not show it. */
export function formOf(message: string, isQuestion: boolean): string | undefined {
  if (ofCharacter.test(message)) return undefined;
  if (ofAnger.test(message) && !atGod.test(message) && ofGod.test(message) && asksOfAnger.test(message)) return 'fact/angry';
  const [kind] = forms.find(([, pattern]) => pattern.test(message)) ?? [];
  // A form that only a question has, and a wish: "bless me".
  return kind === undefined || isQuestion || kind === 'wish/bless' || endsOpen.test(message) ? kind : undefined;
}
/** "Can you talk to my mother?" asks what the character can do. "Somewhere I may drop him" is a fear, and "I feel like telling" a wish. */
const ofCharacter =
  /\b(?:can|could|will|would) you\b|\b(?:aap|tum)\b.*\bsak(?:te|ti|oge)\b|(?:आप|तुम)\s.*सक(?:ते|ती|ोगे)|\b(?:darr|dar) lag|\bma+nn? kar\w*|डर लग|मन कर/iu;
/** Questions without a mark: "sign kar du", "aur papa ne mana kiya to". */
const endsOpen =
  /(?:\b(?:du|doon|dun|lu|loon|lun|ja?u|jaun|jaoon|karu|karun|rakhu|\w+(?:au|aun|oon)|kya|to|na|better|late|say|tell)|दूं|दूँ|लूं|लूँ|ऊं|ऊँ|ूं|ूँ|तो|क्या|ना)[\P{L}]*$|^(?:what|how|should|which|do|is|am)\b/iu;
