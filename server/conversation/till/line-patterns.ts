/** Turns of phrase by which a line is read for the till (`read-line.ts`). */

/** Words of a sale. */
export const tillWords = [
  ...['want', 'guide', 'guides', 'send', 'email', 'price', 'link', 'payment', 'please', 'order', 'booster', 'immunity', 'cooking'],
  ...['cleaning', 'spiritual', 'seasonal', 'herbal', 'remedies', 'secrets', 'wellness', 'practices', 'refund', 'download'],
];

export const confirming =
  /^(?!.*\b(?:not|isn'?t|wrong|change|galat|nahi+n?|badal\w*)\b)(?!.*(?:नहीं|ग़?लत|बदल)).*(?:\b(?:that'?s|that is|it'?s|yes|yeah|ha+n?)\b.{0,12}\b(?:right|correct|same) (?:e?mail|address|id)\b|\b(?:e?mail|address|id|pata)\b.{0,8}\b(?:right|correct|same|sahi|yahi|yehi|wahi)\b|\b(?:yahi|yehi|sahi) (?:e?mail|address|id|pata)\b|(?:यही|सही|वही) (?:ईमेल|पता|मेल)|(?:ईमेल|पता|मेल) (?:यही|सही|वही|ठीक))/iu;

export const accepting =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:alright|all right|ok|okay|fine|good|great|yes|yeah|haan|han|ji|thee?k hai|thik hai|chalo|acc?ha|done|sure|then|so|hmm|just)[^\p{L}\p{M}\p{N}]+)+(?:one |just |only |to |bas |then )*\p{L}|^\P{L}*(?:ठीक है|हाँ|हां|चलो|अच्छा)/iu;

export const doctorAsked =
  /\b(?:ask|see|show|puch\w*|pooch\w*|dikha\w*|baat)\b.{0,16}\b(?:doctor\w*|vaidya|asha)\b|\b(?:doctor\w*|vaidya|asha)\b.{0,16}\b(?:ask|first|puch\w*|pooch\w*|dikha\w*|baat|then)\b|(?:डॉक्टर\S*|वैद्य|आशा).{0,14}(?:पूछ|दिखा|बात)/iu;

export const forGrownUp =
  /\b(?:for (?:me|myself|my (?:self|father|mother|husband|parents|brother|friend|in-?laws|grand\w+))|mere (?:liye|khud)|(?:papa|mummy|pitaji|pati|bhai|saas|sasur|dada|dadi|nana|nani|dost|bade) ke liye|grown.?ups?)\b|(?:मेरे|पापा|मम्मी|पति|भाई|सास|ससुर|दादी|दादा|नानी|नाना|दोस्त|बड़े) (?:ख़ुद )?के लिए/iu;

/** What may be dropped from a sale without dropping the sale. */
export const dropsDetail =
  /\b(?:emi|instal?l?ments?|kisht|discount|chh?oo?t|cash|cod|whats ?app|gst|bill|invoice|receipt|print\w*|combo|offer)\b|किस्त|छूट|ईएमआई|बिल|नकद/iu;

/** "No eggs", "no lemon": a thing that is not there, and a no to nothing. */
export const lacks =
  /^\W*no (?!thanks?|thank|thx|need|problem|worries|more|guides?|kaka|way|not|don'?t|sir|ji|leave|i|it|please|never|that|this|yaar|beta|bye)[a-z]{3,}s?\W*$/i;

/** "Immunity or nuskha?": one named outright weighed against another. */
export const weighs =
  /\b(?:better|between|confused|which)\b.*\b(?:or|ya|and|vs|versus)\b|\b(?:or|ya)\b.*\b(?:better|kaun\w*|which|achh?[ai])\b|या .*(?:कौन|अच्छ)/iu;

/** "One copy of the cleaning guide": it is only bought. */
export const oneCopy = /\b(?:1|one|ek|single|a) (?:copy|cop(?:ie|y)s?)\b|एक (?:कॉपी|प्रति)/iu;

/** "Number 6", "no. 3". */
export const numbered =
  /\b(?:number|no\.?|option|guide|nambar)\s*(?:[1-7]|one|two|three|four|five|six|seven)\b|#[1-7]|(?<!\d)[1-7] (?:number|nambar|no\.?(?! \p{L})|wal[ia])\b|[1-7] (?:नंबर|वाली)/iu;

/** A question that only its end or a condition shows: "the first one is about what", "if I don't like it do I get my money back". */
export const asksWhat =
  /\bwh(?:at|ich) (?:is|was|are|were)\b|\b(?:about|for|in|inside|of) what[^\p{L}\p{M}\p{N}]*$|\bkis (?:ke )?(?:bare|baare|cheez)\b|\bmein kya (?:hai|likha)\b|\b(?:if|agar|in case)\b.*\b(?:do|can|will|would|could|may) (?:i|we|you)\b|\b(?:agar|if)\b.*\b(?:milenge|milega|milta|wapas|loge|hoga)\b|किस बारे|में क्या (?:है|लिखा)/iu;

/** "The one with puja", "jo mann shaant karti hai wo": a guide by what it is about. */
export const pointsByWhat =
  /\bthe one (?:with|about|on|for|that|which)\b|\bjo\b.{3,40}\b(?:hai|karti|karta|wali|vali) (?:wo|woh|vo|voh|wahi|vahi)[^\p{L}\p{M}\p{N}]*$|(?<!\p{L})जो .{3,40}(?:है|वाली) (?:वो|वह|वही)[।\s]*$/iu;

/** "Not the hair one", "baal wali nahi". */
export const refusal =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:but|no|kaka|please|ok|sorry)[^\p{L}\p{M}\p{N}]+)*(?:not|anything but) (?:the |your )?(?:\p{L}+ ){1,2}(?:one|guide|book)\b|\b(?:wal[ie]|vali|guide) (?:nahi+n?|mat|chh?od\w*)\b|(?:वाली|गाइड) (?:नहीं|मत|छोड़)/iu;

export const speaksOfGuide = /\b(guides?|books?|pdf|kita+b|ones?|v?wal[ie]|vali|instead|better)\b|गाइड|किताब|वाली|वाला/iu;

/** "How many days shall I apply it?": of the remedy, also while a guide is being bought. */
export const ofUse =
  /\b(?:lagan[ai]|lagau\w*|lagaye?n?|pee?n[ai]|khan[ai]|apply|drink it|take it daily)\b|लगान|लगाऊ|पीना|पीनी|खाना है|खानी है/iu;

/** "Just tell me one thing to do, I want no guide": the talk goes on, and nothing is offered. */
export const onlyTalk =
  /\b(?:no|not|don'?t|do not|dont|without|bina|nahi+n?)\b.{0,20}\b(?:guide|book|kita+b|buy|purchase|kharid\w*|lena|leni|selling)\b.{0,24}\b(?:just|only|bas|sirf) (?:tell|bata\w*|say|talk|give)|\b(?:just|bas|sirf) (?:tell|bata\w*)\b.{0,40}\b(?:no|not|don'?t|nahi+n?)\b.{0,12}\b(?:guide|book|kita+b|buy|lena|leni|kharid\w*)\b|(?:गाइड|किताब).{0,10}नहीं.{0,16}(?:बस|सिर्फ़?) (?:बता|बोल)/iu;

/** "Abhi nahi lena, bas puch rahi hu": what stands beside it is only asked. */
export const onlyAsks =
  /[\s,.;-]*(?:\b(?:abhi |but |main |mujhe |i am |i'?m )*(?:(?:nahi+n?|not) (?:len[aie]|lung[ai]|le rah[aei]|chahiye|buying|taking|ordering)(?: (?:hai|now|it|abhi|aaj|today))*[\s,.;-]*)?\b(?:bas|sirf|just|only|yu+n? ?hi|aise ?hi)[^\p{L}\p{M}\p{N}]+(?:(?:main|i am|i'?m|ab)[^\p{L}\p{M}\p{N}]+)?(?:puch|pooch|ask)\w*(?: (?:rah[aei]|raha|tha|thi|liya|hu+n?|hoon|h))*)[^\p{L}\p{M}\p{N}]*|(?:अभी )?(?:नहीं (?:लेना|लेनी|चाहिए)[\s,।]*)?(?:बस|सिर्फ़?|यूँ ही|ऐसे ही) पूछ \S+(?: \S+)?\P{L}*$/iu;

/** "Achha, 99 hi sahi": who haggled gives in. */
export const givesIn = /\bhi sahi\b|ही सही/iu;

/** "Ok, 159", "159 thik hai": the price is agreed to. */
export const agreesToPrice =
  /^[^\p{L}\p{M}\p{N}]*(?:k|ok|okay|fine|done|yes|haan?|chalo|acc?ha|alright|theek|thik)\b|\b(?:thee?k|thik) hai[^\p{L}\p{M}\p{N}]*$|\b(?:ok|okay|fine|done|chaleg[ai])[^\p{L}\p{M}\p{N}]*$|ठीक है|चलो|अच्छा/iu;
/** "But don't send it there." */
export const refusesAddress =
  /\b(?:don'?t|do not|dont|not|never|mat|nahi+n?)\b(?: \S+){0,2} (?:send|mail|bhej\w*|use)\b(?: it)?(?: to)? ?(?:there|here|that|this|on (?:it|this|that))\b|\b(?:is|us|iss|uss) ?(?:pe|par|pr)\b.{0,6}\b(?:mat|nahi+n?)\b|\bwaha+n?\b.{0,6}\b(?:mat|nahi+n?)\b|(?:वहाँ|वहां|इस पर|उस पर|पते पर|ईमेल पर|आईडी पर) (?:मत|नहीं)/iu;
/** "B l r like Bangalore airport", "just the letter h", "underscore, the line below": how the address is written. */
export const spellsOut =
  /(?:^|\s)(?:[a-z] ){2,}[a-z]?\b|(?:^|\s)(?:(?:ए|बी|सी|डी|ई|एफ़?|जी|एच|आई|जे|के|एल|एम|एन|ओ|पी|क्यू|आर|एस|टी|यू|वी|डब्ल्यू|एक्स|वाई|ज़ेड) ){2,}|\bwith (?:an? )?(?!a \p{L}{2})[a-z]\b|(?:^|\s)[a-z] not [a-z]\b|\b(?:just |only |bas )?(?:the )?letter [a-z]\b|(?:^|\s)(?!i |a )[a-z] (?:for|like|as in|se|fr) \p{L}+|\b(?:dot|underscore|dash|hyphen)\b.{0,12}\b(?:line|niche|neeche|below|nahi+n?|not|wal[ai])\b|\bdouble [a-z]\b|\b(?:ek|do|one|two) [a-z] (?:hai|hain|h)\b|\b(?:mein|me) (?:ek|do|teen|single|double) [a-z]\b|(?:^|[\s,])\p{Script=Devanagari} से\P{L}*$/iu;

/** "Usme tel banane ka tarika hai?", after an offer: asked about the guide, and not about the remedy. */
export const asksInside =
  /\b(?:usme|us mein|us me|isme|is mein|is me)\b(?!.*\b(?:dal\w*|daal\w*|mila\w*|lag\w*|pi\w*|pee\w*)\b).{2,50}\b(?:hai|h|he|likh\w*|mileg[ai]|bhi)\b(?: (?:kya|na|kuch))*[^\p{L}\p{M}\p{N}]*$|^.{3,40}\b(?:is|are) there[^\p{L}\p{M}\p{N}]*\?[^\p{L}\p{M}\p{N}]*$|\b(?:is|are) there\b.{2,40}\b(?:in|inside) (?:it|this|that|the (?:guide|book|pdf))\b|\b(?:is|are) (?:that|this|it|these)\b.{0,12}\b(?:in|inside) (?:the|your|that)\b.{0,14}\b(?:guide|one|book)\b|\b(?:does|do|is|are|will) (?:it|they|that guide|the guide)\b.{0,8}\b(?:have|cover|contain|include|mention|tell|say|teach)\b|(?:उसमें|इसमें) .{2,40}(?:है|लिखा|मिलेग[ाी])(?: क्या)?\P{L}*$|है (?:क्या |न |ना )?(?:उसमें|इसमें)\P{L}*$|\bwill (?:it|this) (?:still )?(?:help|work|suit|be (?:useful|good))\b/iu;
/** "Can my husband use it too?", "is it for kids also?", "sugar walo ke liye sahi hai kya": for whom a guide is. */
export const asksWhom =
  /^(?!.*\b(?:pay\w*|mail|e?mail|id|link|send|sent|price|print\w*|open\w*|forward|gift)\b)(?=.*\b(?:for|use|uses|suit\w*|work|help|safe|follow|try|meant|good|ok|okay|only)\b).*\b(?:is|are|can|will|does|would|ok|safe)\b.*\b(?:husbands?|wife|men|man|males?|gents|boys?|girls?|ladies|women|woman|kids?|child(?:ren)?|son|daughter|mother|father|mom|mum|mummy|papa|dad|parents|elders?|elderly|old(?:er)? people|grand\p{L}+|beginners?|teenagers?|diabet\p{L}+|sugar|bp|patients?|everyone|anyone|all ages)\b|^(?=.*(?:\?|\b(?:kya|bhi)\b)).*\b(?:husband|pati|papa|pitaji|mummy|maa?|bachch?\p{L}*|mard\p{L}*|aadmi|ladies|gents|buzurg\p{L}*|dadi|nani|dada|nana|bet[aei]|sugar|bp|patients?|diabet\p{L}*)\b.{0,20}\b(?:bhi|ke liye|wale|walo+n?|ko)\b.{0,24}\b(?:use|kar sakt\p{L}*|chaleg\p{L}*|sahi|safe|kaam|thik|theek|achh?[ai]|hai|h)\b(?: (?:kya|na|ki nahi))?[^\p{L}\p{M}\p{N}]*$|(?:पति|पत्नी|पापा|मम्मी|माँ|बच्च\S*|मर्द\S*|आदमी|बुज़?ुर्ग\S*|दादी|नानी|बेट\S*|शुगर|बीपी|मरीज़?\S*).{0,20}(?:भी|के लिए|वाले|वालों|को).{0,24}(?:सकत|चलेग|सही|ठीक|काम|है)\S*(?: क्या| ना| न| भी)?\P{L}*$/iu;

/** "Aur dandruff ka bhi?", after what stands in a guide was told. */
export const goesOnInside =
  /^[^\p{L}\p{M}\p{N}]*(?:and|aur|what about|also|kuch)\b(?!.*\b(?:price|kitn\w*|daam|rate|how much|guide|book|wal[ia]|one)\b).{2,40}(?:\?|\b(?:bhi|too|also|ka|ke liye|pe|par)\b[^\p{L}\p{M}\p{N}]*)$|^\P{L}*और .{2,30}(?:भी|का|के लिए|पर)\P{L}*$/iu;

/** It is about several together, whatever they come to. */
export const ofTotal =
  /\b(?:total|in all|altogether|together|kul|sab ka|sab mila\w*|mila ?k[ae]r?|dono+n? ka|teeno ka)\b|\b(?:for|of) (?:the )?(?:two|three|both|all)\b|कुल|टोटल|मिला ?कर|दोनों का/iu;

/** Acts that may as well be asked about a remedy. */
export const ofThings: ReadonlySet<string> = new Set(['delivery', 'format', 'inside', 'sample', 'guide-language', 'recheck']);

/** "Bhej hi do": whatever was talked of since, a guide is meant. */
export const sendsIt =
  /^(?!.*\b(?:recipe|story|photo|number|kahani|vidhi)\b).*(?:\bbhej\w* (?:hi |bhi |hee )?(?:do|dijiye|de)\b|\bsend (?:it|the (?:link|guide))\b|भेज (?:ही |भी )?(?:दो|दीजिए|दे))/iu;

/** "For the whole family". */
export const forWhom =
  /^[^\p{L}\p{M}\p{N}]*(?:it'?s |its |is )?for\b|\b(?:ke liye|ke vaste)\b|के लिए|\b(?:family|ghar walo\w*|sabke|sab ke)\b/iu;

/** "Both look the same to me". */
export const describing =
  /\b(?:both|dono+n?|all|they|sab)\b.{0,12}\b(?:look|looks|seem|sound|are|were|same|lag\w*|ek jais\w*|same)\b(?!.*\b(?:fine|ok|okay|good|theek)\b)|दोनों .{0,12}(?:लग|एक जैस|समान)/iu;

/** "All three", "teeno": so many. */
export function countIn(said: string): number | undefined {
  const word = /\ball (?:of )?(?:the )?(three|four|five|six|[3-6])\b|\b(teeno+n?|tino|charo+n?|paancho+n?)\b|(तीनों|चारों|पाँचों)/iu
    .exec(said)
    ?.slice(1)
    .find(Boolean);
  if (word === undefined) return undefined;
  const at = counts.findIndex((words) => words.test(word));
  return at < 0 ? undefined : at + 3;
}
const counts = [/^(?:three|3|teeno|tino|तीनों)/iu, /^(?:four|4|charo|चारों)/iu, /^(?:five|5|paancho|पाँचों)/iu, /^(?:six|6)/iu];

/** It asks what something costs. */
export const asksPrice =
  /\b(?:price|prices|rate|rates|cost|costs|daam|dam|mrp|ki+mat|keemat|how much|hw much|kitne (?:ka|ki|ke)|kitna|kitni)\b|दाम|क़?ीमत|रेट|कितने (?:का|की|के)/iu;
/** Acts by which guides are only shown: who asks for a price or tells for whom it is says it more plainly. */
export const shown: ReadonlySet<string> = new Set(['recommend', 'list', 'buy', 'inside', 'compare', 'gift']);
/** "Spiritual one me kya hai", "what is inside the hair guide": of a guide that is named. */
export const asksContents =
  /\b(?:me|mein|main|mai|andar)\b.{0,4}\bkya\b(?! (?:kar|lag|khan|pee|daal|mila)\p{L}*)|\bwhat(?:'?s| is| all is| does it have| do (?:i|we|you) (?:get|have))?\b.{0,24}\b(?:in|inside)\b|(?:में|अंदर) (?:क्या|कौन)/iu;
/** "And the other one?", "aur cooking wali?": the same is asked of another. */
export const andThat =
  /^(?!.*\b(?:also|too|as well|bhi|please|chahiye|bhej\w*|de do|send|give|want|add)\b)(?!.*(?:भी|चाहिए|भेज|दे))\P{L}*(?:(?:ok|okay|accha|hmm|अच्छा)\P{L}+)*(?:and|aur|what about|or|और)(?![\p{L}\p{M}]).{2,40}$/iu;
/** "Mummy ke liye kuch lena hai", "want to gift something to my sister". */
export const buysSomething =
  /\b(?:buy|get|gift|order|purchase|send|give)\b.{0,14}\b(?:something|kuch)\b|\b(?:something|kuch)\b.{0,14}\b(?:buy|gift|order|len[ai] (?:hai|h|he|tha|thi)|kharid\w*|den[ai] (?:hai|h|he|tha|thi)|bhejn[ai])\b|कुछ .{0,10}(?:लेना|देना|भेजना|ख़?रीदना) (?:है|था)/iu;
export const ofGift = /\bgift\b|\b(?:tohfa|birthday|anniversary|rakhi|den[ai]|bhejn[ai])\b|गिफ़?्ट|तोहफ़?ा|देना|जन्मदिन/iu;
/** "I meant ...", "by mistake": something was said wrong. */
export const correcting =
  /\b(?:i |we )?(?:meant|wanted|mean)\b|\bmatlab\b|\b(?:mistake|galti|galat|wrong)\b|\b(?:instead|ki jagah|ke badle|rather)\b|मतलब|ग़?लती|ग़?लत|की जगह|के बदले/iu;
/** It says goodbye. */
export const leaving =
  /\b(?:bye|goodbye|good ?night|alvida|tata|chalt[ai] (?:hu|hoon|hun)|see you|phir mil\w*|ram ram|namaste)\b\P{L}*$|(?:बाय|अलविदा|चलत[ाी] (?:हूँ|हूं)|फिर मिल\S*|राम[- ]राम|नमस्ते)\P{L}*$/iu;
/** "Uff no, hair only". */
export const saysOnly = /\b(?:only|just|sirf|bas|hi)\b|सिर्फ़?|बस|ही/iu;
/** "What is the difference between immunity and seasonal?" */
export const differs = /\b(?:difference|diff|fark|farak|antar|compare|vs|versus)\b|फ़?र्क|अंतर/iu;

/** "Three please, hair, mind and cooking": what is listed is wanted. */
export const wantsList =
  /\b(?:please|plz|pls|want|need|give|send|chahiye|chaiye|de do|dena|bhej\w*|lena|leni|lung[ai]|buy|order|take|two|three|four|both|dono+n?|teeno+n?|tino)\b|चाहिए|भेज|दे दो|लेन[ाी]|दोनों|तीनों/iu;
/** It is for somebody else. */
export const forOther =
  /\b(to|for) (her|him|them|my (?!self|own|hair|cough|email)\w+)\b|\b(her|his|their) (e?mail|id|address) (i (will|'ll)|will|later|baad)\b|\b(aunty|neighbou?r|friend|sister|brother|mother|wife|husband|dost|didi|bhabhi) (aunty )?(also|too|bhi) (wants?|ko|chahti|chahta)\b|\b(use|usko|unko|unhe|mummy|papa|didi|bhai|behen|beti|bete|dost|patni|biwi|pati) (ko|ke liye)\b|(उसे|उसको|उन्हें|उनको|मम्मी को|पापा को|दीदी को|बेटी को|बेटे को|के लिए भेज)/iu;
/** "The mail I gave is wrong" names the address, but does not want it again. */
export const saysWrong = /\b(?:wrong|galat|galti|mistake|typo)\b|ग़?लत/iu;
/** The address is the one given before. */
export const ofSameAddress =
  /\b(same (address|email|mail|id)|(the |that )?(address|e?mail|id) (that )?i (gave|told|wrote)|(wahi|usi|vahi|isi) (email|address|pat[ae]|mail)|(?:dono+n?|sab|both|all)[^\p{L}]+(?:isi|usi) (?:pe|par|pr)|ek hi (email|mail|address))\b|(वही|उसी|इसी|एक ही) (ईमेल|पत)/iu;

/** "The first one you said", "jo pehli aapne batayi": who named it. */
export const asTold =
  /\b(?:(?:that |jo )?(?:you|u|aap ?ne|tum ?ne) (?:have )?(?:said|told|mentioned|suggested|named|bola|boli|bata[yi]\p{L}*|kah[aie])(?: (?:me|tha|thi))?)(?![\p{L}])|(?:जो )?(?:आपने|तुमने) (?:बता\p{L}*|कही|कहा|बोली)(?: थी| था)?/giu;

/** "Is it in Hindi?", "are there pictures in it?": of its form, and not of what stands in it. */
export const ofForm =
  /\b(?:hindi|english|marathi|tamil|telugu|bengali|gujarati|punjabi|kannada|malayalam|urdu|language|bhasha|pictures?|photos?|videos?|pages?|panne)\b|हिंदी|हिन्दी|अंग्रेज़?ी|भाषा|तस्वीर|फ़?ोटो|वीडियो|पन्ने/iu;

/** "One of the seasons and one for the mind": a list of its own, which comes to nothing before it. */
export const isListOfOnes =
  /^[^\p{L}]*(?:(?:ok|yes|haan|chalo|acc?ha)[^\p{L}]+)*(?:ek|one|1)\b.{2,40}\b(?:aur|and|or) (?:ek|one|1)\b|^\P{L}*एक .{2,40}और एक /iu;

/** "But don't send yet". */
export const notYet =
  /\b(?:don'?t|do not|dont|not) (?:send|mail|order)\b.{0,12}\b(?:yet|now|today|till|until)\b|\b(?:abhi|aaj) (?:mat|nahi+n?) bhej\w*|(?:अभी|आज) (?:मत|नहीं) भेज/iu;

/** "Give me everything, all seven", "yes, full set". */
export const wholeShop =
  /\b(?:all (?:the )?(?:seven|7)|(?:full|whole|entire|complete|poor[ai]) (?:set|bundle|lot)|saat+o+n?|sab ki sab)\b|सातों|पूरा सेट/iu;

/** "I was looking for the one about calming the mind". */
export const theOneAbout =
  /\b(?:look\w*|search\w*|need|want\w*|like|have|got|wants?|buy|take|get|sell)\b.{0,16}\bthe one (?:about|on|for|of)\b|^\P{L}*the one (?:about|on|for)\b/iu;

/** "Last price?" is no place. */
export const ofPrice = /\b(?:last|final|best|aa?khri) (?:price|rate|daam|dam)\b/giu;
