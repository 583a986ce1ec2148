/** What a line wants of the till: to buy, to see the prices, to pay by UPI, to leave it. */

import { join } from 'node:path';
import { readExamples } from '../../language/examples.ts';
import { memoise } from '../../language/memoise.ts';
import { createNearestNeighbours, type NearestNeighbours } from '../../language/nearest-neighbours.ts';
import { normalise } from '../../language/normalise.ts';

/** Turns of phrase that examples alone confuse with ordinary talk. */
const phrases: readonly [string, RegExp][] = [
  [
    'gift',
    /\b(rakhi|birthday|diwali|anniversary|shaadi|wedding|janamdin)\b.{0,16}\b(ko|ke liye|for)\b.{0,12}\b(kuch|something|gift)\b.{0,8}\b(dena|deni|bhejna|chahiye|give|send)\b|(राखी|जन्मदिन|दिवाली|सालगिरह|शादी).{0,16}(को|के लिए) .{0,8}(कुछ|गिफ़?्ट|तोहफ़?ा).{0,8}(देना|देनी|भेजना|चाहिए)/iu,
  ],
  ['cheapest', /\b(cheapest|cheaper|sast[ai]|least expensive|under (rs\.? ?)?\d+|below (rs\.? ?)?\d+|\d+ (ke andar|se kam|tak))\b|सस्त/iu],
  [
    'safe-to-pay',
    /\b(guides?|books?|site|payment|link|kitab)\b.{0,20}\b(asli|fraud|fake|scam|genuine|real)\b|(गाइड|किताब|लिंक).{0,16}(असली|नक़?ली|धोख|फ़?्रॉड)/iu,
  ],
  [
    'wrong-guide',
    /\b(ordered|bought|paid for|wanted|kharid\w*|mangwa\w*|mang\w*)\b.{0,30}\b(but|par|lekin|magar)\b.{0,20}\b(got|received|came|sent|mil\w*|aa\w*|bhej\w*)\b|\b(wrong|galat|other|different) (guide|book|pdf|one|wali)( has| ne)? (came|sent|received|arrived|aa\w*|mil\w*|bhej\w*)\b|\b(sent|got|received) (me )?(the |a )?wrong\b|ग़?लत (गाइड|किताब) (आ|मिल|भेज)/iu,
  ],
  [
    'selling',
    /\b(just|only|always|bas|sirf)\b.{0,12}\b(want(s|ing)? to |trying to |here to )?(sell\w*|bech\w*)\b|\b(sales ?m[ae]n|salesperson|dukaandaar|dukandar)\b|सिर्फ़? बेच|बस बेच|बेचना चाहते/iu,
  ],
  [
    'free',
    /^\W*(so |and |but |then |kya )?(is|are) (it|this|they|that|the guides?|these|guides?|everything|all)( all)? free\b|\b(guides?|books?|pdf|one|it|kitab) (for )?free( (mein|me|de|do|please|of cost))*\W*$|\b(free|muft) (mein|me|ki|ka|hai|guide|wali|de|copy)\b.{0,16}$|\b(why (should|would|must|do) i (pay|buy)|paise ky[ou]n? (doon|du|dun|de|lage)|ky[ou]n? kharid\w*)\b|\b(all|everything|sab( kuch)?|same thing|this)\b.{0,14}\b(is |are |hai |available )?(on|pe|par) (the )?(google|youtube|internet|net)\b|\b(google|youtube|internet)\b.{0,10}(pe|par)\b.{0,14}\b(free|muft|mil\w*|hai)\b|मुफ़?्त|फ़्?री में|(गूगल|यूट्यूब|इंटरनेट) (पर|पे)/iu,
  ],
  [
    'paid-twice',
    /\b(paid|pay|payment|charged|debited|pais[ae]|kat\w*|order\w*|bought)\b.{0,24}\b(twice|two times|2 times|double|do ba+r|dobara kat\w*)\b|\b(twice|two times|double|do ba+r)\b.{0,16}\b(paid|pay|payment|charged|debited|pais[ae]|kat\w*)\b|(दो बार|दुबारा).{0,12}(पैसे|पेमेंट|कट)|(पैसे|पेमेंट).{0,12}दो बार/iu,
  ],
  ['money-cut', /\b(money|pais[ae]|amount|payment)\b.{0,14}\b(cut|deducted|debited|kat\w*|gone from)\b|पैसे? (कट|कट गए)/iu],
  [
    'paid',
    /\b(i|we|maine|mai?ne|humne|hamne)\b.{0,12}\b((have |had |already )?(bought|purchased|ordered|paid for)|kharid[aie]? ?(li|liya|tha|thi)?|le (li|liya) (thi|tha)|order (kiya|ki))\b.{0,40}\b(guide|book|pdf|kitab|link|nuskha|yesterday|kal|last week)\b(?!.*\b(but|par|lekin|magar|instead)\b)|(मैंने|हमने).{0,24}(ख़?रीद|ऑर्डर).{0,12}(थी|था|ली|किय)/iu,
  ],
  [
    'not-received',
    /\b(nothing|kuch (bhi )?nahi|did ?n'?t (get|receive) (anything|it|the)|not (get|got|received) (anything|it|the))\b.{0,14}\b(came|come|arrived|received|aaya|aayi|mila|mili|in my (mail|inbox|email)|file|guide|link)\b|\b(checked|looked|dekh\w*|check (kiya|kar))\b.{0,16}\b(spam|junk|inbox)\b|\b(spam|junk|inbox)\b.{0,20}\b(dekh\w*|check\w*|nothing|kuch nahi|empty|khaali|also|too|bhi)\b|(\b(guide|book|kitab|pdf)\b|किताब|गाइड).{0,14}(\b(nahi+n? (aa|mil|aay)\w*|not (come|received|arrived|here))\b|नहीं (आ|मिल))|(\b(paid|pais[ae] (di?y?e|kat\w*|de diye)|payment (kiya|kar diya|ki thi|done))\b|पैसे (दिए|दिये|कट)|पेमेंट (किया|कर दिया)).{0,40}(\b(nahi+n?|not|no|nothing|never)\b|नहीं)/iu,
  ],
  [
    'cancel',
    /\b(do(n'?t| not)|wo(n'?t|uld not)|not|never|no) (want to |going to |gonna |need to )?(buy|buying|purchase|order) ?(anything|any|it|now|one)?\b|\b(nothing to buy|just looking|kuch nahi (lena|kharidna|chahiye)|nahi (kharid\w*|lena|leni)|khareedna nahi|((i )?(don'?t|do not|dont|never) (pay|buy) online)|(don'?t|do not|dont) (ask|offer|sell)( me)?( it)?( again| anything)?|bechna band|stop selling|(don'?t|do not|dont|no) (want|need) (any|a|your|the|this)? ?(guides?|books?|pdf)|(guide|kitab|book) nahi+n? (chahiye|lena|leni))\b|नहीं (ख़?रीद|लेना|लेनी)/iu,
  ],
  [
    'separate-links',
    /\bpay\b.{0,12}\b(times|each|separately|twice)\b|\b(one|single|two|separate|alag( alag)?|ek hi)\W+(payments?|links?|paise|pay)\b|अलग[ -]?(अलग )?(पेमेंट|पैसे|लिंक)/iu,
  ],
  [
    'discount',
    /\b(discount|coupon|bargain|(\d+|price|cost|guide|it|it'?s|that'?s) (is )?too (much|costly|expensive|high)|(it|it'?s|one|guide|that|wali) (is |hai |to )?(costly|expensive|mehe?ngi?)|^too (much|costly|expensive)|last price|final price|thoda kam|(daam|rate|price|paise) kam|kuch kam|bahut mehe?ng[ai]|give (it |me )?(it )?for (rs\.? ?)?\d+|\d+ (bahut|zyada|jyada) (hai|he|mehnga)|\d+ (me|mein|mai) (do|de do|dedo|dena|doge|milega|milegi)|combo|bundle|any offers?|for (rs\.? ?)?\d+ only|\d+ ?(rs|rupees?|rupaye|rupay)? ?(final|last|only)|student (hu|hoon|hun)|i('m| am) (just )?a student|(two|2|three|3|do) for (one|1)|buy (one|1) get|ek (ke saath|pe) ek|(got|bought|gets?|mil[aie]|di) .{0,12}(for|mein|me|at) (rs\.? ?)?\d{2}(?!\d))\b|छूट|(दाम|पैसे|थोड़ा|कुछ) कम|महँग|महंग|^\P{L}*कम कर|^\W*kam kar\w*( do| na| dijiye)?\W*$/iu,
  ],
  [
    'inside',
    /\bwhat (is|all is|all)? ?(written|there|given|covered) (in|inside) (it|that|this|the)\b|\b(what|kya)('?s| is| hai)? (there )?in (the |your |this |that )?(\w+ ){0,3}(one|guide|book|pdf|hacks|secrets|tips|nuskha)\b|\b(wali|guide|kitab|nuskha|book) (me|mein|mai) (kya|kya kya)\b|\b(hai|h|he|milega|milegi|likha)( kya| na)? (usme|isme|us mein|is mein|us me|is me)\b|(वाली|गाइड|किताब) में क्या|\b(what('?s| is| will i find| do i get| all is)? ?(inside|in it|in that|in this|in the guide)|(andar|usme|isme|us mein|is mein) kya)\b|(अंदर|उसमें|इसमें) क्या/iu,
  ],
  [
    'recommend',
    /\b(koi|any|is there an?|which|kaun ?si|konsi) (guide|book|kitab)\b|^\W*((ok|so|then|to|toh|phir)\W+)*(which one|kaun ?s[ai]( wali)?|konsi)( finally| then| should i (take|buy)| lu| loon)?\W*$|\b(do you have|got|is|have you) (it|this|that) (all )?(written|in writing|on paper)|\b(written|likh[aie] hu[aie]|likhkar) (down )?(somewhere|anywhere|kahin)|\bkahin likh\w*|कहीं लिख|\b(do you have|got) (something|anything|a guide|a book)( written)?\b|something written|(something|anything|kuch) (i can |to |jo )?(read|padh\w*)( on| about)?|read (it |this |more )?(properly|about it|in detail)|padhne (ko|ke liye) (kuch|mile)|कोई (गाइड|किताब)|कौन[ -]?सी (गाइड|किताब)/iu,
  ],
  [
    'recommend',
    /\bkaun ?s[ai] .{0,12}(sahi|ach+h?[ai]|theek|thik|best|behtar)\b|\bwhich (one|guide|of (these|them)) (is|should|would|will|do|suits|helps)\b|कौन[ -]?सी .{0,10}(सही|अच्छी|ठीक|बेहतर)/iu,
  ],
  [
    'price',
    /(\b(guide|book|pdf|kitab|wali|one)\b|गाइड|किताब|वाली).{0,20}(\b(kitne (ki|ka|ke)|price|daam|rate)\b|कितने (की|का)|दाम)|\bhow much (is |for |does |are |costs? )?(the |that |this |your |each )?(\w+ )?(guide|book|pdf|one|both)\b(?! \w*(cup|spoon|glass|person|day|time))/iu,
  ],
  ['safe-to-pay', /\b(store|save|keep|see|steal)\b.{0,10}\b(my |the )?(card|bank|upi|account)\b|\bcard (ka )?number (save|rakh)/iu],
  [
    'safe-to-pay',
    /^\W*(so |but )?(is|are) (this|it|you|these|your \w+) (a |an )?(scam|fraud|fake|cheating|genuine|legit|real site)s?\W*$|^\P{L}*(यह|ये) (धोखा|फ़्रॉड|ठगी)/iu,
  ],
  [
    'how-to-pay',
    /\b(do|can|will) (you|i|we) (take|accept|use|pay (by|with|through|using|via))\b.{0,12}\b(cards?|google|upi|gpay|paytm|phonepe|net ?banking|debit|credit)\b/iu,
  ],
  ['dearest', /\bcosts? (the )?most\b|\b(most expensive|costliest|dearest|sabse mehe?ngi)\b|सबसे (महँगी|महंगी)/iu],
  ['copies', /\b\d+ (copies|copy|guides|pieces|licen[cs]es?)\b|\b(bulk|wholesale|whole (office|school|team))\b|थोक/iu],
  [
    'complaint',
    /\b(guides?|books?|pdf|kitab)\b.{0,12}\b(useless|bad|bakwa+s|waste|rubbish|bekar|faltu|nonsense|pointless|third class)\b|(गाइड|किताब).{0,12}(बेकार|बकवास|फ़?ालतू)/iu,
  ],
  ['sample', /\b(pehle|first)\b.{0,14}\b(dikha\w*|show|dekh\w*)\b|पहले.{0,12}(दिखा|देख)/iu],
  [
    'list',
    /\b(all|saari|sab|seven|7) (of )?(the |your )?(guides?|kitabein|books) (with|and|ke|ka) (the |their |saath )?(price|prices|rates?|daam|cost)\b|\b(do you|what do you|kya( kya)?( aap)?) (sell|bechte)\b|क्या बेचते/iu,
  ],
  [
    'list',
    /\b(you|u|aap\w*|tum\w*|vaani) (also )?(have|has|sell|got|paas|pass|make|made) (got )?(some |any |many |few |these |the |your )?(guides?|books?|pdfs?|kitab\w*)\b(?!.{0,6}\b(for|on|about|of)\b)|(आपके|तुम्हारे) पास .{0,10}(गाइड|किताब)/iu,
  ],
  [
    'recommend',
    /\b(which|what) (one|guide|book|of them) (has|have|covers?|contains?|tells?|talks?|is about|is for|includes?)\b|\b(kaun ?s[aie]|konsi|kis) (wali |guide |kitab |me |mein )+.{0,30}\b(hai|h|milega|likha)\b|(कौन[ -]?सी|किस) (वाली |गाइड |किताब )?में/iu,
  ],
  [
    'author',
    /\b(guides?|books?|pdfs?|kitab\w*)\b.{0,20}\b(written|made|checked|approved|likh\w*|bana\w*) (by|kis\w*)\b|\bwho (wrote|writes|made|has written) (the|these|your|this) (guides?|books?|pdfs?)\b/iu,
  ],
  ['cash', /\b(cod|cash on delivery|nakad|cash (de|doon|dunga|chalega|payment))\b|नकद/iu],
  [
    'how-to-pay',
    /\b(pais[ae]|payment|paymnt) kaise (d[ou]\w*|dena|kar\w*|bhej\w*)|पैसे? कैसे (दूँ|दूं|दें|देना|भेज)|(भुगतान|पेमेंट) कैसे|\bhow (do|will|can|should) i pay\b/iu,
  ],
  ['how-to-pay', /\b(upi|gpay|phone ?pe|paytm|card|net ?banking)\b.{0,20}(chal\w*|work|accept|pay|se)/iu],
  [
    'delivery',
    /\bcourier\b|\b(kitab|book|guide|file|pdf)\b.{0,24}\b(ghar|phone|mobile|courier|post|hard ?copy|printed)\b|\b(ghar|phone) (pe|par) (aati|aata|aayegi|milegi)\b|घर आ(ती|ता|एगी)/iu,
  ],
  [
    'privacy',
    /\b(spam (me|us)|(send|get|any|no|to|karoge|karte)( me| us)? spam|spam (to )?(nahi|karo\w*|kar\w*)|ads?|advert\w*|newsletter|promotions?)\b/iu,
  ],
  [
    'recheck',
    /^\W*(did you (change|update|correct|send|fix) (it|that|the email)|(yeah|yes|yep|haan?|ji|han ji|ok)?\W*(that'?s |it'?s |is )?(correct|right|theek hai na|bilkul sahi|sahi hai)|badal diya( kya)?|बदल दिया( क्या)?|done|all (set|done)|is it done|did (it|you) (go|work|get it|get (my|the) (mail|email)|send)|(you )?got (it|my (email|mail))|mil gaya( na| kya)?|chala gaya( kya)?|gaya na|ho gaya( kya)?|hogaya( kya)?|ab sahi( kiya| hai)?|sahi (kiya|hai)( kya| na)?|correct now|(yes |haan? )?(it )?(went|sent)|gaya kya|bhej diya( kya)?|हो गया( क्या)?|सही (है|किया)( क्या)?|भेज दिया( क्या)?)\W*$/iu,
  ],
  ['whatsapp', /\b(w?h?ats ?ap+|whatsup|telegram|sms)\b|व्हाट्स|वॉट्स|वाट्स/iu],
  [
    'link-broken',
    /\blink\b.{0,24}\b(not|nahi|nahin|isn'?t|error|expired|broken|dead|blank)\b|\b(where|kaha+n?)\b.{0,20}\blink\b|\blink\b.{0,16}\b(kaha+n?|kidhar|where|aaya|aayi|mila)\b|लिंक.{0,20}(नहीं|कहाँ|कहां|आया)/iu,
  ],
  [
    'emi',
    /\b(in|on|by|through|no cost|any|is|kya) (emi|instal?l?ments?|kisht?)\b|\b(emi|instal?l?ments?|kisht?) (option|available|possible|mein|me|pe|par|hai kya|milega|ho sakt\w*|do)\b|किस्त(ों)? (में|पर)|ईएमआई (में|पर|है क्या)/iu,
  ],
  ['invoice', /\b(gst|invoice|tax bill|bill chahiye)\b|जीएसटी/iu],
  ['refund', /\b(refunds?|money back|pais[ae] wapas)\b|रिफ|पैसे? वापस/iu],
];

/** Turns of phrase that mean the sale only while one is under way. */
const phrasesOfSale: readonly [string, RegExp][] = [
  [
    'how-to-open',
    /\bhow\b.{0,12}\b(open|read|see|view|download|print)\b.{0,16}\b(it|that|this|pdf|file|guide|them)\b|\b(pdf|file|guide|ise|isko|usko)\b.{0,16}\b(kaise|kese)\b.{0,12}\b(khol\w*|khul\w*|padh\w*|dekh\w*|download|nikal\w*)\b|\bwhat (is|s) (a )?pdf\b|\bpdf (kya|matlab)\b|(पीडीएफ़?|फ़?ाइल|गाइड).{0,12}कैसे.{0,8}(खोल|खुल|पढ़|देख|डाउनलोड)|पीडीएफ़? क्या/iu,
  ],
  ['otp', /^(?!.*\d{4}).*(\b(otp|pin|cvv|card number)\b|ओटीपी|पिन )/iu],
  [
    'buy',
    /^\W*(ok(ay)?|yes|haan|theek( hai)?|fine|so|then|accha)?\W*(i'?ll take |take |le lo |de do )?(that|this|yahi|yehi|wahi|vahi|isi|usi)( one| wali| ko| hi)?( please| then| do| de do| bhej do)?\W*$|^\P{L}*((ठीक है|हाँ|हां|अच्छा|चलो)\P{L}+)*(यही|वही|इसी को|उसी को|ये वाली|यह वाली)( ही)?( दे दो| भेज दो| दीजिए| चाहिए| दे दीजिए| भेज दीजिए)?\P{L}*$/iu,
  ],
  [
    'contact',
    /\b(whom? (do|can|should) i (call|talk|speak|complain|write|contact|ask)|customer ?care|phone number|helpline|contact (number|kar\w*|no)|who is (the |your )?(manager|owner|boss|seller)|kis(se|ko) (baat|shikayat|bol\w*|likh\w*)|number (do|de|batao)|call (kar|kaha\w*)|complaint?|shikayat)\b|शिकायत|फ़ोन नंबर|किससे बात|नंबर दो/iu,
  ],
  [
    'complaint',
    /\b(this is|yeh|ye|you are|tum|total|big|pure|sab)\b.{0,14}\b(fraud|scam\w*|cheat\w*|thag\w*|loot\w*|dhokha|thieves|thief|chor)\b|\b(cheated|looted|scammed) (me|us)\b|\b(loot|thag) (liya|rahe)\b|धोखा|ठग|लूट|फ़्रॉड/iu,
  ],
  [
    'recommend',
    /\bwhich (one )?(is |are )?(the )?(most |more )?(best|good|better|useful|popular|selling|liked)\b|\b(sabse (ach+h?[ai]|zyada kaam|badhiya|popular)|best (kaun|wali))\b|\b(you|tum|aap|kaka) (choose|decide|pick|suggest|hi chuno|chun\w*|batao kaun)\b|सबसे अच्छ|तुम (ही )?चुन|आप (ही )?चुन/iu,
  ],
  [
    'guide-language',
    /\b(is|are|will|hai|available)\b.{0,14}\b(in )?(hindi|english|marathi|tamil|telugu|bengali|gujarati|punjabi)\b|\b(hindi|english) (mein|me|main) (hai|milegi|hogi|likh\w*)|(हिंदी|हिन्दी|अंग्रेज़ी) में (है|मिले|लिख)/iu,
  ],
  [
    'guide-language',
    /^\W*(and |aur |or |in |what about )*(hindi|english|marathi|tamil|telugu|bengali|gujarati|punjabi|kannada|malayalam|urdu)( (me|mein|mai|version|hai))*\W*$/iu,
  ],
  [
    'change-email',
    /^\W*(\w+\W+){0,4}((wrote|typed|gave|put|entered|spelt)( (it|that|my (email|id)))? (wrong|incorrect)\w*|(wrong|galat)( email| mail| id| address)? (likh|diy|de di|type|ho g)\w*.{0,14})\W*$|^\P{L}*(\S+ ){0,3}ग़?लत (लिख|दे|टाइप|हो ग)/iu,
  ],
  ['any-email', /(?<!\d)(\+?91)?[6-9]\d{9}(?!\d)/u],
  ['buy', /^\W*((ok|okay|yes|fine|haan?|theek hai|chalo)\W+)*(do it|kar do|kar dijiye|kardo)\W*$/iu],
  ['price', /^\W*(ok )?h[ow]{1,2} ?mu?ch\b/iu],
  [
    'link-broken',
    /^\W*(ok )?(try|send|do) (it )?(again|once more)|^\W*(phir|fir|dobara) (se )?(bhej\w*|try|karo)\W*$|\b(payment|transaction) (failed|declined|nahi hua|fail)\b/iu,
  ],
  ['discount', /^\W*(yeh |ye )?(thoda |bahut )?(bahut|zyada|jyada|mehe?nga) (hai|he)\W*$/iu],
  ['price', /\b(cost|price|rate|daam)\b\W*$|^\W*total\b/iu],
  ['format', /\b(how many|kitne|kitni) (pages?|panne)\b|\bpages? (kitne|hai)\b|कितने (पन्ने|पेज)/iu],
  [
    'any-email',
    /\b(her|his|their|another|any|dost|mummy|papa|beti|bete|uska|uski|uske|unka|unki|unke|mera|apna|bhai|didi|wife'?s?|husband'?s?|mother'?s?|father'?s?|son'?s?|daughter'?s?)\b.{0,14}\b(e?mail|id|address)\b.{0,24}(instead|chalega|chalegi|bhej sakt\w*|ok|okay|fine|\?|de (du|doon|det\w*|sakt\w*)|give|use|work)|\b(give|use|put)\b.{0,12}\b(her|his|their|another|any)\b.{0,10}\b(e?mail|id)\b|\b(mera|uska|uski|unka|mummy ka|dost ka) (hi )?chalega\b|(मेरा|उसका|उनका|मम्मी का|बेटे का) .{0,10}(ईमेल )?चलेगा/iu,
  ],
  [
    'price',
    /\b(what('?s| is)?|kitna|kul|ok|fine)\b.{0,14}\btotal\b|\btotal (kitna|how much|please|amount|kya)\b|^\W*total\W*$|\bkul kitna\b|कुल (कितन|मिला)|टोटल/iu,
  ],
  [
    'delivery',
    /(?!.*\b(?:i(?:'ll| will| wil) take|money|refund|paise)\b)\b(will|when|kab|how (soon|long|fast)|kitn[ei] (der|time|din)|turant|right away|immediately|instantly)\b.{0,24}\b(get|receive|reach|reaches|arrives?|comes?|takes?|delivered|mil(e|eg[aie]|ega)|aa?y?eg[aie]|pahunch\w*)\b|(कब|कितनी देर|तुरंत).{0,16}(मिले|आए|पहुँच|पहुंच)/iu,
  ],
  [
    'cancel',
    /\b(salary|next month|agle mahine|month end|mahin[ae] (end|ke end)|kal (le|lung[ai]|lete)|baad ?(me|mein|mai)|later|soch ?(unga|ungi|ke|kar|ta|ti)\b.{0,12}|think about it|let me think|rehne (do|de|dijiye|dete)|phir kabhi|some other (time|day))\b|बाद में|रहने दो|सोच कर|सोचकर|अगले महीने|तनख़?्?वाह/iu,
  ],
  ['safe-to-pay', /\b(paise|paisa|money)\b.{0,12}\b(doob\w*|dub\w*|gaye to|lost|waste|barbad)\b|पैसे? (डूब|गए तो|बर्बाद)/iu],
  [
    'safe-to-pay',
    /(\b(dar|darr|scared|afraid|worried|fraud|thag\w*|cheat\w*|scam\w*|bharosa|trust|genuine|asli|dhokha)\b|डर|ठग|धोख|भरोस).{0,60}(\b(online|pay\w*|pais[ae]|money|link|card|bank|you|aap|tum)\b|पैस|ऑनलाइन|लिंक|पेमेंट|बैंक|आप)|(\b(online|payment|pais[ae]|link)\b|पैस|ऑनलाइन|लिंक|पेमेंट).{0,40}(\b(dar|darr|scared|afraid|fraud|thag\w*|bharosa|trust|safe)\b|डर|ठग|धोख|भरोस)/iu,
  ],
  [
    'will-pay',
    /\b(payment|pay|paise|paisa)\b.{0,24}\b((main|mai|mein|hum|beta|bet[ai]|son|daughter|husband|wife|pati|papa|bhai) .{0,12}(kar|de)\w*|karung[ai]|kar dung[ai]|kar deng[ae]|karti hu|karta hu|karwa\w*|dung[ai])\b|\b(i('ll| will)|my (son|daughter|husband|wife|friend|brother|father)|someone else|main|mai|mera|meri) .{0,16}(pay|payment|paying)\b|\b(try|check) (kart[ai]|karung[ai]|kar rah[ai])|\b(paying|doing it|let me (try|pay|check|open)) ?(now|it)?\b|\babhi (karta|karti|kar rah[ai]|deta|deti)\b|(पेमेंट|पैसे|भुगतान).{0,20}(कर दूँगा|कर दूंगा|करूँगा|करूंगा|करेगा|कर देगा|दूँगा|दूंगा|करती हूँ|करता हूँ)/iu,
  ],
  ['inside', /\bwhat (will|does|would|do) (it|this|that|the guide|they) (tell|teach|say|have|cover|contain|give)\b/iu],
  [
    'author',
    /\b(written|made|checked|approved|is it) by (a |an |any |real )?(doctor|vaidya|expert|ayurved\w*)\b|\bwho (wrote|made|has written)\b|\b(kisne|kis ne) (likh\w*|bana\w*)\b|किसने (लिख|बना)|\bdoctor ne likh\w*/iu,
  ],
  [
    'format',
    /\b(is it|are they|it is|its|it'?s|kya (yeh|ye)|(yeh|ye)( ek)?)\b.{0,12}\b(an? )?(pdf|book|e-?book|video|audio|app|printed|paper|file|hard ?copy|physical)\b|\b(book|kitab|pdf|video|app)\b.{0,6}\b(or|ya)\b|\b(on|pe|par|mein|in) (the |my )?(phone|mobile)\b/iu,
  ],
  [
    'any-email',
    /\b(koi aur|aur koi|any other|another|some other|other|dusra|doosra)\b.{0,8}\b(tar[ie]+ka|way|option|rasta|upaa?y|method)\b|कोई (और|दूसरा) (तरीक|रास्त)/iu,
  ],
  [
    'cancel',
    /\b(ask|puch\w*|pooch\w*|check with|talk to|discuss with)\b.{0,16}\b(wife|husband|mother|mummy|father|papa|son|daughter|pati|patni|ghar|bete|beti|biwi|first|pehle)\b/iu,
  ],
  [
    'inside',
    /^\W*((wait|ok|okay|but|and|so|hmm|achha|accha)\W+)*(is|does|will|has|do|are) (it|this|that|they)\b(?!\W*$)(?!.*\b(safe|free|ok(ay)?|possible|come|reach|arrive|expire)\b)|\b(isme|usme|is mein|us mein|(does|is) (it|this|the (guide|book))|guide mein|guide me|kitab mein|book mein)\b.{0,60}\b(hai|h|he|kya|milega|milegi|likh\w*|cover\w*|includ\w*|have|mention\w*|explain\w*)\b|(इसमें|उसमें|गाइड में|किताब में).{0,50}(है क्या|क्या है|मिले|लिख|है ना)/iu,
  ],
];

/** A turn of phrase is surer than any subject. */
const phraseScore = 0.95;
/** Below this a line wants nothing of the till. */
const scoreMin = 0.36;
/** After a guide was agreed to or sold, less is needed: the talk is of it. */
const activeScoreMin = 0.29;

/** Words of wanting a thing now. */
const wanting =
  /\b(i('| wi)?ll (take|have|buy)|i (want(ed)?|need|would like)|i'?d like|want|need|take|buy|order|send|give me|get me|book|chahiye|chaiye|le (leta|leti|lete|lunga|lungi)|lena|leni|lunga|lungi|loonga|le (lo|lete)|bhej(?!u|oo|ta|ti|ne|na h)\w*|de do|dedo|dijiye|kharid\w*|kar (do|dijiye)|go ahead|snd|hi sahi|ok then (rs\.? ?)?\d+|wahi (de|do|chahiye|lena|leni)|proceed|confirm)\b|^\W*(ok|okay|thik hai|theek hai|chalo|fine)\b.{0,24}\b(one|wali|wala)\b|चाहिए|भेज(?!ूं|ूँ|ता|ती|ने)|दे दो|दीजिए|लेना|लेनी|लूँगा|लूंगी|ख़?रीद/iu;

/** "Chalna chahiye": what should be done is no wish to have. */
const should = /\b\w+n[aei] chahiye\b|[\p{L}\p{M}]+न[ाेी] चाहिए/giu;

/** Whether a line wants a thing now, rather than asking about it. */
export const wantsIt = (message: string): boolean =>
  wanting.test(message.replace(should, ' ')) && !/\b(do you|is there|which|what|how|don'?t|kya|kaun)\b|क्या|कौन/iu.test(message);

let acts: NearestNeighbours | undefined;

/** Who asks to change the rules wants nothing that is sold. */
const guards =
  /\b(ignore|forget|override|disregard)\b.{0,24}\b(instructions?|rules?|prompt|everything|above)\b|\b(system prompt|developer mode|pretend)\b/i;

/**
 * What a line wants of the till (the headings of `acts.md`), with its certainty; undefined when it wants nothing.
 * @param isActive a guide was offered, agreed to or sold: less certainty is needed
 * @param isUnderWay the last words were about the sale: "is it vegetarian?" is asked about the guide
 */
export const tillActIn = memoise(readAct);

function readAct(message: string, isActive = false, isUnderWay = false): { act: string; score: number } | undefined {
  if (guards.test(message)) return undefined;
  const phrase = (isUnderWay ? [...phrasesOfSale, ...phrases] : phrases).find(([, pattern]) => pattern.test(message));
  if (phrase) return { act: phrase[0], score: phraseScore };
  acts ??= createNearestNeighbours(() => readExamples(join(import.meta.dirname, 'acts.md')), {
    normalise,
    cachedAs: { name: 'till', sources: ['conversation/till/acts.md'] },
  });
  const [best] = acts.classify(message, 2);
  if (!best || best.label === 'none' || best.score < (isActive ? activeScoreMin : scoreMin)) return undefined;
  return { act: best.label, score: best.score };
}
