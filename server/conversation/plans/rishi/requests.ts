/** What a line asks for: a comparison, a route, another place. */

import type { PlanLine } from '../../plan.ts';
import { words } from './matching.ts';

export const comparing = words(
  'or|vs\\.?|versus|compare|comparison|better|difference|between|which (?:one|is|of)|ya|behtar|tulna|farak|fark|dono mein|या|बनाम|बेहतर|तुलना|फर्क|दोनों में',
);

export const comparedWith = words('compare(?:d)?|vs\\.?|versus|than|or (?!maybe)|better|instead of|tulna|se behtar|तुलना|बेहतर|के मुकाबले');

export const chooseForMe = words(
  'choose (?:one|for me|any|it)|which (?:one |place )?(?:would|will|do) you (?:choose|pick|go|take|prefer|like)|your pick|aap kaun ?sa (?:chun\\S*|lenge|pasand)|aap kya chunenge|आप कौन ?सा चुन\\S*|you choose|you decide|pick (?:one|for me)|final (?:kya|bata\\S*|answer|choice)|to final|what is your final|(?:just )?decide for me|just (?:tell|give) me one|aap (?:hi )?(?:chuno|chuniye|tay kar\\S*|bata do|batao)|ek chun\\S*|आप (?:ही )?(?:चुन\\S*|तय कर\\S*|बता\\S*)|एक चुन\\S*',
);

export const routeWish = words(
  '^(?:(?:and|so|ok|aur|to) )?(?:the )?(?:first day|day one|day 1|pehla din|पहला दिन)[ ?]*$|(?:tell|give|plan|show|what|how)\\b.* (?:day one|day 1|first day)|(?:day one|day 1|first day|pehla din|pehle din|पहला दिन|पहले दिन)(?: \\S+){0,3} (?:bata\\S*|kya|plan|kaisa|kahan|बता\\S*|क्या|कैसा)|day[- ]by[- ]day|day ?plan|(?:din|roz) ke hisaa?b|(?:दिन|रोज) के हिसाब|रोज का|final plan|outline|how (?:will|would|do|should) (?:the|my|our) days|what (?:will|would) (?:the|our|my) days|plan (?:batao|bata do|de do|de de|do|chahiye|please)|(?:ek din|roz|daily) ka (?:routine|plan)|plan in (?:one|a) message|ek message (?:me|mein)|प्लान (?:बता\\S*|दे\\S*|चाहिए)|har din|ek[- ]ek din|day wise|daywise|itinerary|full plan|whole plan|schedule|lay it out|plan (?:it|the days|my days|the trip|this trip)|make (?:a|the|me a) plan|route plan|poora plan|plan bana\\S*|din[- ]ba[- ]din|roz ka plan|kis din kya|दिन-ब-दिन|दिन ब दिन|पूरा प्लान|प्लान बना\\S*|पूरी योजना|योजना बना\\S*|किस दिन क्या',
);

const reaching = words(
  'how (?:do|can|to|does|would|should|will) (?:i|we|one|you)? ?(?:get|go|reach|travel)(?: there| to)?|how to (?:reach|get|go)|reach (?:there|it)|getting there|get there|the way there|nearest (?:station|airport|railway)|which (?:train|bus|flight|airport|station)|kaise (?:jaa?\\S*|pahunch\\S*|pohonch\\S*|pohch\\S*|jaye\\S*)|kaun ?si (?:train|bus)|kahan se (?:train|bus)|कैसे (?:जा\\S*|पहुंच\\S*)|कौन सी (?:ट्रेन|बस)',
);

export const elsewhere = words(
  "(?:some(?:thing|where)|any(?:thing|where)) better|better (?:one|place|option)s?|somewhere else|where else|something else|some other(?: place| one)?|another(?: one| place| option)?|any ?(?:thing|where) else|other (?:place|option|options|places)|next one|different (?:place|one)|not that(?: one)?|not this|not there|don'?t (?:like|want) (?:it|that|this)|dont (?:like|want) (?:it|that|this)|been there|already (?:been|seen|went)|too far|too cold|too hot|kahin aur|kahi aur|koi aur|kuch aur|kuchh aur|aur koi|dusri jagah|doosri jagah|dusra|doosra batao|pasand nahi|yeh nahi|ye nahi|wahan nahi|ja chuk\\S*|bahut door|कहीं और|कोई और|कुछ और|और कोई|दूसरी जगह|पसंद नहीं|यह नहीं|ये नहीं|वहां नहीं|जा चुक\\S*|बहुत दूर",
);

/** Asks for a place anew, whatever was spoken of. */
export const suggestsAnew = words(
  '(?:suggest|recommend|tell me|show me|give me|find me)(?: me| us)? (?:something|some ?where|some place|a place|one place|any place|places?|another)\\b.*|(?:something|some ?where|any place|places) (?:near|around|close to) .*|koi (?:aur |achhi |achi |shaant )?jagah (?:batao|bataiye|suggest.*)|कोई (?:और |अच्छी |शांत )?जगह (?:बता\\S*)',
);

/** "To paas me kuch batao": another place, nearer home. */
export const nearHome = words(
  '(?:paas|nazdeek|aas ?paas|najdeek)(?: (?:me|mein|ka|ki|hi))? (?:kuch|koi)\\b.*|(?:something|some ?where|some ?place|any ?(?:thing|where)) (?:near(?:by|er)?|close(?:r)?(?: by)?)(?: home| to home)?|(?:पास|नजदीक|आसपास)(?: (?:में|की|का|ही))? (?:कुछ|कोई).*',
);

/** Asks him of his own travels. */
export const asksOfHim = words(
  'do you (?:like|love|enjoy|miss) |(?:have|did|do) you (?:ever |even |really |actually |personally |yourself )*(?:been|gone|go|visit\\w*|travel\\w*|seen|see|stay\\w*|tasted?|eaten|eat|slept|sleep|walk\\w*|met)|(?:aap|tum) (?:kabhi |khud )?(?:\\w+ )?(?:gaye|gae|ghoome|ghume) h\\w+|(?:आप|तुम) (?:कभी |खुद )?(?:\\S+ )?(?:गए|घूमे) ह\\S+',
);

export const tooMuch = words('too (?:far|cold|hot|high)|bahut (?:door|thand\\w*|garm\\w*)|बहुत (?:दूर|ठंड\\S*|गर्म\\S*)');

export const asksWhere = words(
  'where (?:should|can|to|do|shall|would)(?: i| we| you)?|where|suggest|recommend|which place|what place|what do you (?:suggest|recommend)|any (?:ideas?|suggestions?)|plan|kahan|kaha|kidhar|kaun ?si jagah|batao|bataiye|suggest karo|कहां|किधर|कौन सी जगह|बताओ|बताइए',
);

/** Wants a name now: "give me one near Chennai". */
export const wantsNow = words(
  "(?:suggest|recommend|give|tell|name|find|show)(?: me| us)? (?:a|an|one|some|any|good)\\b.*|(?:some|any|good|nice|quiet)(?: \\w+)? (?:place|places|places|spot|trip)s? (?:near|around|close to) .*|koi (?:\\w+ )?jagah.*|(?:what(?: is|'s)?|kya hai|kya kya) .*(?:near|around|paas).*|.*(?:ke|ki) paas kya.*|(?:ke )?(?:paas|aas ?paas) (?:ki |mein |me )?(?:\\w+ )?jagah.*|कोई (?:\\S+ )?जगह.*",
);

/** Asks for a place with nothing else in the line. */
export const asksForPlace = words(
  'where (?:should|can|could|to|do|shall|would|all)(?: i| we| you| one)?(?: all)? ?(?:go|travel|visit|head|suggest|recommend|send)|where to|where then|then where|so where|kaha+n phir|to kaha+n|(?:suggest|recommend)(?: me| us)?(?: something| some ?place| a place| any place| places?| some ?where)?|which place|what place|what do you (?:suggest|recommend|say)|any (?:ideas?|suggestions?)|kaha+n? (?:jau+n?|jaaun|jaye\\w*|jaa?ye|jaana chahiye|jana chahiye|ja sakt\\w*|jaa sakt\\w*|ghoom\\w*|ghum\\w*)|kaun ?s[ai] jagah|(?:koi )?(?:achh?i |achi )?jagah batao|कहां (?:जाऊं|जाएं|जाना चाहिए|जा सक\\S*|घूम\\S*)|कौन सी जगह|(?:कोई )?(?:अच्छी )?जगह बता\\S*',
);

export const fitting = words(
  'is it|good|ok|okay|possible|enough|suitable|safe|fine|worth|right|theek|thik|sahi|possible|kaafi|chalega|ठीक|सही|काफी|चलेगा',
);

export const isReach = (line: PlanLine, text: string): boolean =>
  !betweenPlaces.test(text) &&
  (reaching.test(text) ||
    ((line.facet === 'where' || (line.facet === 'how' && moves.test(text))) && !asksWhere.test(text.replace(/\bwhere is it\b/u, ''))));

/** "How do I go there", and not "how do I warm the milk there". */
const moves = words(
  'go|get|reach|travel|come|there|way|ja\\w*|pahu?nch\\w*|pohonch\\w*|chal\\w*|aa\\w*|जा\\S*|पहुंच\\S*|चल\\S*|kaise|कैसे(?! \\S+ \\S+)|how',
);

/** From one of his places to the next: a subject of its own. */
export const betweenPlaces = words(
  'from (?:the )?(?:first|one)(?: place)? to (?:the )?(?:second|next|other)|(?:first|one) (?:place )?to (?:the )?(?:second|next|other)|pehli se d[ou]\\S*|एक से दूसरी|पहली से दूसरी',
);

export const goingOn = words('go on|continue|and then|what next|next (?:day|part)|aage|aage batao|phir|आगे|फिर|आगे बताइए');

/** "Go on" while the days are told. */
export const wantsMore = (line: PlanLine, text: string): boolean =>
  line.yesNo === 'yes' ||
  line.act === 'go-on' ||
  line.act === 'okay' ||
  line.facet === 'more' ||
  words('go on|next|then|and then|continue|aage|phir|आगे|फिर').test(text);

/** "No beach", "pahad nahi": a country that is not wished for. */
export const refusesKind = words(
  "(?:no|not|without|never|don'?t want)(?: no| a| the| any| more)* (?:beach\\w*|sea|hills?|mountains?|deserts?|forests?|jungles?|temples?|forts?)|(?:beach|samundar|samandar|pahad|pahaad|jungle|registan|mandir)\\S* (?:nahi|nahin|mat)|(?:समुद्र|पहाड|पहाड़|जंगल|रेगिस्तान) (?:नहीं|मत)",
);

export const peaceful = words('quiet|private|peaceful|calm|silent|shaant|shant|shanti|shaanti|sukoon|शांत|शांति|सुकून');

const thanking = words('thanks?|thank you|thanku|thx|dhanyavaa?d|dhanyawaa?d|shukriya|bye|धन्यवाद|शुक्रिया');

/** A yes, or words of liking, to a proposal. */
export const accepts = (line: PlanLine, text: string): boolean =>
  (line.yesNo === 'yes' && !thanking.test(text)) ||
  line.act === 'okay' ||
  (line.act === 'compliment' && !thanking.test(text)) ||
  (!line.isQuestion &&
    !thanking.test(text) &&
    !words('jagah|place|places|kuch|koi|something|जगह|कुछ').test(text) &&
    words(
      '(?:sounds|looks|seems) (?:good|nice|great|lovely|perfect)|i like (?:it|that|this)|perfect|lovely|great|done|final|let us go|lets go|pasand (?:hai|aaya|aayi)|badhiya|mast|chalo|pakka|पसंद|बढ़िया|पक्का|चलो',
    ).test(text));

const ordinals: readonly (readonly [index: number, RegExp])[] = [
  [
    0,
    words(
      'the first(?: one| place)?(?! half| week| day| part| time)|first one|pehla wala|pehli wali|pehle wali|pahla wala|पहला वाला|पहली वाली|पहले वाली',
    ),
  ],
  [
    1,
    words(
      'the second(?: one| place)?(?! half| week| day| part)|second one|doosra wala|doosri wali|dusra wala|dusri wali|दूसरा वाला|दूसरी वाली',
    ),
  ],
  [2, words('the third(?: one| place)?|third one|teesra wala|teesri wali|tisra wala|tisri wali|तीसरा वाला|तीसरी वाली')],
];

/** "The second one", of the places as they were proposed. */
export function ordinalIn(text: string, offered: readonly string[]): string | undefined {
  if (words('the (?:last|previous|earlier) one|one before|pichhla wala|pichli wali|पिछला वाला|पिछली वाली').test(text))
    return offered.at(-2) ?? offered.at(-1);
  return ordinals.flatMap(([index, pattern]) => (pattern.test(text) && offered[index] ? [offered[index]] : []))[0];
}
