import type { Family } from './families.ts';

/**
 * Acts that a few words give away whatever stands around them, read over a line as it sounds (see `phonetic.ts`). The first that fits wins, so
 * what cannot wait stands first. What none of these knows is told by example.
 */

export type Rule = readonly [act: string, pattern: RegExp, families?: readonly Family[]];

const breath = '(breath\\w*|sans\\b)';
const place = '(ruf|terace|bridge|edge|ledge|track|tracks|platform|chat|pul|patri|balcony|railing|flyover|vindov|flor|manjil)';
export const thing =
  '(pils?|tablets?|strip|goli\\w*|knife|blade|rajor|rope|rasi|poison|jahar|jeher|botle|botal|shishi|gun|chaku|dava\\w*|acid|tejab|fanda|noose|pesticide|kitnashak|kitnasak)';
const remedy =
  '(haldi|pani|vater|dudh|milk|tel|oil|ghi|jaifal|lahsuw*|garlic|sup|soup|hing|ghuti|gripe vater|kajal|malish|masage|nuskha|remedy|ilaj|salt|namak|ors|lemon|nimbu|aspirin|ice|baraf|barf|tuthpaste|kadha|honey|shahad|tea|chai|fod|khana)';
const tablet =
  '(eno|antacid|disprin|crocin|paracetamol|combiflam|glucon\\w*|tulsi|ajvain|arandi|castor|churan|julab|goli|pudin hara|bhabhut\\w*|brandy)';
const helper = '(cal\\w*|fone|fon|helpline\\w*|number\\w*|doctor|hospital|police)';

const near =
  '(mother|mumy|mom|ma|father|papa|dad|pita\\w*|brother|bhai\\w*|sister|behen|bahan|didi|vife|patni|bivi|husband|pati|son|beta|bete|daughter|beti|dost|friend|family|parents|gharvalo|ghar valo|uncle|chacha|mama|dadi|nani|aunt\\w*|bua|masi|neighbour|padosi|madam|teacher|principal|asha|somebody|someone|kisi|her|him|them|unko|usko|use|unhe)';

/** The wish to hurt oneself, come again. */
export const urge =
  /\b(aj|abhi|fir|phir|ab|today|tonight|again|nov)\b.{0,12}\b(man|dil|ichha|icha) (kar|ho|hai)\w*( rah\w*)?( hai)?$|\b(fil|feling|filing) like (it|doing it)( (again|today|tu|nov|tonight)\b|$)|\b(urges?|talab)\b(?!.{0,20}\b(pas+ed|gone|chali)\b)|\bvant to (do it|cut)( again| today| nov| tonight)?$/;

const rules: readonly Rule[] = [
  ['urge', urge, ['mind']],
  // Pictures held against somebody: what is asked of paying, blocking and taking down.
  [
    'paid',
    /\b(sent|paid|gave|transfered|transfer kar|bhej|de) (already |him |her |them |to )*(\w+ ){0,3}(rupis?|rupees|money|paise|hajar|thousand|lakh|k)\b|\b(paise|rupaye|rupe|hajar|lakh)\b.{0,16}\b(bhej|de|transfer kar) ?(di|dia|diye|chuk|de)\w*/,
    ['net'],
  ],
  [
    'pay',
    /\b(should|shal|can|if|agar|kya|ka)\b.{0,16}\b(i |ve )?(pay|send (him|them|her) (the )?money|paise (de|bhej))\b|\bpaise (de|bhej) du\w*/,
    ['net'],
  ],
  [
    'post',
    /\b(blok|block)\w*\b|\b(vil|vould|can|might|ka|kya|kahi)\b.{0,20}\b(he|she|they|vo)?\b.{0,12}\b(post|share|viral|leak|upload|send (it|them)|dal de|bhej de|faila de)\w*/,
    ['net'],
  ],
  [
    'remove',
    /\b(remov|delet|tak(e|en|ing) (it |them |that )?(dovn|of)|hata|hat ja|hatva|mita|nikal)\w*\b.{0,40}$|\b(fotos?|pics?|pictures?|video)\b.{0,24}\b(online|forever|hamesha|internet)\b|\b(name|nam|identity|pehchan)\b.{0,24}\b(coming|come|out|secret|gupt|shov|aye|ayega|bahar|pata)\b/,
    ['net'],
  ],
  // Somebody who does not know is trying to reach the visitor.
  [
    'sought',
    /\b(keps?|kips?|kept|stil|bar bar|kab se|lagatar)\b.{0,16}\b(ring|cal|text|mesag|fone|phone|fon)\w*|\b(not|nahi)\b.{0,12}\b(pick|ansver|utha|repl)\w*|\bmis+e?d cals?\b/,
    ['mind'],
  ],
  [
    'staying',
    /\b(i |me )?(vil|am going to|gona)\b.{0,8}\b(sit|stay|vait|rest|be) (here|dovn|for|a|vith|inside|put)\b|\b(yahin?|idhar|yahan)\b.{0,12}\b(bai?th|beth|ruk|rah)\w*/,
    ['mind'],
  ],
  [
    'forgiven',
    /\b(god|bhagvan|ishvar|allah|krishna|lalji|kanha|maharaj)\b.{0,30}\b(maf|forgiv|angry|naraj|gusa|punish|saja|sin|pap)\w*|\b(are|r) you (angry|mad|upset)\b|\b(ap|tum) (mujhse )?(naraj|gusa)\b|\b(did i|maine) .{0,12}(bad|sin|pap)\b|\bpap (lag|hai|hoga)\w*/,
    ['mind', 'harm', 'net', 'pep'],
  ],
  [
    'must-meet',
    /\b(have to|must|need to|nid to|jana|milna)\b.{0,20}\b(go|meet|mit|se|him|uske|unke|hai|hoga|padega)\b.{0,24}\b(tomorov|today|again|also|daily|every day|kal|aj|roz|roj|phir)\b|\b(kal|aj|roz|roj|phir)\b.{0,16}\b(jana|milna)\b.{0,8}\b(hai|hoga|padega|padta)\b/,
    ['harm'],
  ],
  [
    'caught',
    /\b(mumy|papa|mom|dad|ma|he|vo|saas|sas|pati|husband|bhai|somebody|someone|koi)\b.{0,12}\b(a ga[iy]?\w*|a rah\w*|is here|is back|coming|came)\b.{0,24}\b(rakht|band kar|ja rah|go|bye|later|rakh)\w*/,
    ['harm', 'net', 'mind'],
  ],
  // Who cannot take a full breath still breathes: no chest is pressed.
  [
    'worse',
    new RegExp(
      `\\b(ful|deep|proper|properly|enough|puri|gehri|thik|khul)\\b.{0,12}\\b${breath}|\\b${breath}.{0,12}\\b(ful|deep|properly|puri|thik|khul)\\b.{0,12}\\b(not|nahi)\\b|\\b(she|he) says .{0,20}\\b${breath}|\\b(i|mujhe|muje) .{0,16}\\b${breath}.{0,12}\\b(nahi|not)\\b|\\bi (can ?not|cant) breath`,
    ),
    ['body'],
  ],
  [
    'breathing-no',
    new RegExp(`\\b(not|isnt|stoped|no|never|nahi|band|ruk\\w*)\\b.{0,20}\\b${breath}|\\b${breath}.{0,16}\\b(stoped|ruk|band|nahi)`),
    ['body'],
  ],
  ['breathing-yes', new RegExp(`\\b${breath}.{0,16}\\b(chal|le rah|fine|normal|ok|again)|\\b(is|he is|she is) breathing`), ['body']],
  [
    'child-alone',
    /^(i am|me|mai|main) (only |just |sirf |abhi )?([5-9]|1[0-4]) ?(years?|yrs?|sal|saal)( old| ka| ki)?( hu| hun| hai)?\b/,
    ['body'],
  ],
  [
    'details',
    /^(he is|she is|vo|uski umar|umar|bacha|baby is|papa|mumy|dadi)? ?(only |just |sirf |abhi )?\d{1,3} ?(years?|yrs?|sal|saal|months?|mahin\w*|days?|din)?( old| ka| ki| ke| hai| hain)*$/,
    ['body'],
  ],
  [
    'age',
    /^(i am|me|ma|mai|main|meri umar|umar|age)? ?(only |just |sirf |abhi )?\d{1,2} ?(years?|yrs?|sal|saal)?( old| ka| ki| hu| hun| hai)*$/,
    ['mind', 'harm', 'net', 'anger'],
  ],
  [
    'told-no',
    /\b(not|nahi|never|nt)\b.{0,12}\b(told|bataya|batai|kaha)\b.{0,20}\b(any|kisi)|\b(kisi|any) ?(ko|body|one)?\b.{0,12}\b(nahi|not|never)\b.{0,6}\b(bata\w*|pata|knov\w*)\b|\b(told|tel) (nobody|no one)\b|\b(nobody|no one) knovs\b/,
    ['mind', 'harm', 'net', 'pep'],
  ],
  [
    'alone-yes',
    /\b(no one|nobody|koi)( is)?( at)? ?(home|ghar|hom)?( (pe|par|me))?( hai)? ?(nahi|here|home)\b(?!.{0,10}\b(bata|pata|knov|samaj|manega|care|sun)\w*)|\b(mumy|papa|ma|parents|sab|pati|husband)\b.{0,14}\b(ghar|home) (pe|par|me)? ?(nahi|not)\b|\b(am|hu|hun) (al )?(alone|akel[ai])\b|\bakel[ai] (hu|hun)\b/,
    ['mind', 'harm'],
  ],
  ['thanks', /^(ok |oky |acha |thik hai |bahut )?(thank|thanks|thanku|shukria|shukriya|dhanyavad|dhanvad)\b/],
  [
    'told',
    /\b(i|ve|maine|mene|hamne)\b.{0,12}\b(told|called|texted|informed)\b|\b(bata|bula|phone kar|fone kar|cal kar) (di|dia|diya|li|lia|liya)\b/,
  ],
  [
    'house-asleep',
    /\b(sab|sare|everyone|everybody|family|ghar|parents|mumy papa|al)\b.{0,20}\b(aslep|sleping|slept|so (rah[ei]|gae|gaye|chuke))\b/,
  ],
  [
    'asleep',
    /\b(he|she|vo|papa|dad|mumy|mom|husband|pati|they|it|baby|bacha)\b.{0,16}\b(aslep|sleping|slept|dozed|so (gaya|gae|gayi|ga|raha|rahi|rahe|chuka))\b|\b(fel|fal\w*) aslep\b/,
    ['body', 'harm', 'other'],
  ],
  [
    'alone-no',
    /\b(is|are|hai|betha|bethi|bethe)\b.{0,16}\b(vith|beside|sath|pas)\b.{0,8}\b(her|him|them|uske|unke)\b|\b(uske|unke) (sath|pas)\b.{0,16}\b(hai|he|betha|bethi)\b/,
    ['other'],
  ],
  [
    'faith',
    /\b(bhagvan|god|ishvar|faith|vishvas|astha|baba|svami|guru\w*|ojha|puja|prarthana|prayer)\b.{0,40}\b(dava\w*|medicine|tablet\w*|doctor|trust|bharose|depend|rely|tutega|heal|chod\w*|mana|thik kar\w*)\b|\b(dava\w*|medicine|tablet\w*)\b.{0,30}\b(vishvas|faith|bhagvan|god)\b/,
    ['body', 'care'],
  ],
  [
    'safe-no',
    /\b(he|vo|she|they|husband|pati)\b.{0,30}\b(outside|at the dur|dur|darvaj\w*|coming|banging|breaking|came back|is back|is here|a raha|a gaya|bahar khad\w*|dhund)\b/,
    ['harm', 'net'],
  ],
  [
    'means',
    new RegExp(
      `\\b(have|got|holding|hath|hand|samne|mere pas|rakh\\w*|redy|next to|in front|dravar|bed|tied|bought|kharid\\w*)\\b.{0,24}\\b${thing}\\b|\\b${thing}\\b.{0,30}\\b(vith me|in (my|the)|on (my|the)|my hand|hath|here|samne|pas|rakh\\w*|pad[ai]|redy|next to|in front|tied)\\b`,
    ),
    ['mind', 'other', 'net'],
  ],
  [
    'height',
    new RegExp(
      `\\b(on|at|near|standing|siting|khad\\w*|betha|bethi|par|pe|ke pas)\\b.{0,12}\\b${place}\\b|\\b${place}\\b.{0,12}\\b(par|pe|khad\\w*|ke pas|edge|betha|bethi|hu)\\b`,
    ),
    ['mind', 'other'],
  ],
  [
    'words',
    /\b(vhat|hov)\b.{0,20}\b(say|tel|explain|put it|begin|start)\b.{0,20}\b(to|her|him|them|it|police|112|mother|mumy|papa|dad|parents|mom)\b|\bk[yi]?a (bolu|kahu|likhu|bolna|kehna|batau|bol du|boln)\w*\b|\bbolu k[yi]?a\b|\bkaise (bolu|kahu|batau|samjhau|shuru)\w*\b/,
  ],
  [
    'who-tell',
    new RegExp(
      `\\b(should|shal|can|may|do) (i|ve)\\b.{0,20}\\b(tel|inform|vake|vaking|cal|involve)\\b.{0,16}\\b${near}\\b|\\b${near}\\b.{0,24}\\b(bata|bula|jaga|bol|keh)(u|au| ?dun?| ?lun?|aun)\\b(?!.{0,12}\\bk[yi]?a bol)(.{0,12}\\b(k[yi]?a|ya nahi)\\b)?$|\\b${near}\\b.{0,16}\\b(bata|bol|keh) ?dun? to\\b|\\b(unko|unhe|usko|didi ko|${near} ko) (fone|fon|cal) kar(u|un|lu)\\b|^k[yi]?a\\b.{0,20}\\b${near}\\b.{0,16}\\b(bata|bula|jaga)\\w*`,
    ),
  ],
  [
    'later',
    /\b(vait|ruk|rukna|ruke)\b.{0,24}\b(til|until|subah|morning|evening|sham|tomorrow|kal|raat|rat)\b|\b(til|until|subah|kal)\b.{0,16}\b(vait|ruk\w*|intejar|dikha|le ja\w*|chale|jaenge|jayenge)\b|\b(tomorrow|kal|monday|next vek)\b.{0,20}\b(instead|ok|do it|go|jau|jaunga|jaungi|karu|karunga|karungi)\b/,
  ],
  [
    'listened',
    /\b(shh|vhisper|chup|can not (type|speak|talk)|bol nahi sak|bat nahi kar sak|hear me|can hear|sun (raha|rahi|rahe|lega|lenge)|(chek|check|red|dekh)\w* (my|mera|mere) (phone|fone|mesages?))\b.*\b(next to|near|beside|here|rum|pas|yahi|betha|bethi|bethe|koi|dad|mom|husband|pati|he|hear|phone|fone|sun)\b|\b(he|vo|pati|papa|mumy|dad|mom|they)\b.{0,24}\b(next to me|near me|beside me|siting (right )?here|listening|next rum|pas (hi )?beth\w*|(chek|check|red|dekh)\w* (my|mera|mere) (phone|fone|mesages?))\b/,
    ['mind', 'harm', 'net'],
  ],
  [
    'police',
    /\b(police|cops?|thana|thane|fir|station)\b.*\b(not|nahi|never|side|refus\w*|laugh\w*|bhaga\w*|paise|useles|sent|mana|afraid|dar|sunt\w*|likh\w*|file|kaise)\b|\bhov\b.*\bfir\b/,
    ['harm', 'net', 'other'],
  ],
  [
    'far',
    /\b(112|108) (is )?(not|nahi)|\b(no|nahi|koi|without|vithout) (hospital|ambulance|vehicle|car|gadi|netvork|money|paise|sadhan)|\bgadi nahi|\b(km|kilometre|kilometer)s?\b|\b(hospital|doctor|aspatal)\b.{0,24}\b(far|dur|door)\b|\bfar from\b/,
    ['body'],
  ],
  [
    'found-out',
    /\b(vil|vould|kya|if|agar|does|do)\b.{0,30}\b(find out|get to knov|come to knov|knov (that )?i|tel my (parents|family|husband|father|mother))\b|\bpata (to nahi )?chal (ja\w*|ga\w*|jaega|jayega)\b/,
    ['mind', 'harm', 'net', 'pep', 'other'],
  ],
  [
    'calling',
    /\b(vhat|vho|vil|do|does|can|kya|kaun|is it)\b.*\b(if i (cal|ring|dial)\w*|vhen i (cal|ring)\w*|pick up|free|confidential|muft|on the phone|phone par|fone par|call karne|uthat\w*|uthaega|puch\w*|they (ask|say|tel))\b/,
    ['mind', 'other', 'harm', 'net', 'pep'],
  ],
  [
    'refuse',
    new RegExp(
      `\\b(not|no|never|hate|stop|nahi|mat|dont|rather)\\b.{0,28}\\b${helper}\\b(?!.{0,20}\\b(lag|conect|number do)\\b)|\\b${helper}\\b.{0,24}\\b(nahi|mat|useles|never|not|bekar)\\b(?!.{0,12}\\blag\\b)`,
    ),
    ['mind', 'harm', 'net', 'pep', 'body'],
  ],
  [
    'will-do',
    /\b(i|ve) (vil|am going to|am gona) (nov )?(cal|tel|inform|ring|vake)\b|\b(fone|fon|cal|bata|jaga|bula) ?(kar|laga|du|le)?(ta|ti|unga|ungi|dunga|dungi|lunga|lungi)\b(?! to\b)/,
  ],
  [
    'wait',
    /\b(hov (long|much longer|many minutes)|kitn[ei] (der|minute)|kab (tak )?(a|pahu)\w*|vhen (vil|are) (they|it|he|the)|vhere is the ambulance|(ambulance|help|they).{0,20}(not come|not here|nahi (a|pahu)))/,
    ['body', 'other', 'harm'],
  ],
  [
    'gave',
    new RegExp(
      `\\b(${remedy}|${tablet})\\b.{0,24}\\b(de|laga|pila|khila|chata|dal|rakh|le) ?(di|li|dia|lia|diya|die|diye|dia|chuk\\w*|rakh[ai]|rah[aei] (hai|he|hain|par|the|tha|thi))\\b|\\b(gave|applied|aplied|put|rubbed|rubed|drank|fed) .{0,24}\\b(${remedy}|${tablet})\\b`,
    ),
    ['body'],
  ],
  [
    'give',
    new RegExp(
      `\\b(can|should|may|shal|kya)\\b.{0,30}\\b(give|put|rub|aply|fed|tie|pour|make|massage)\\b|\\b${remedy}\\b.{0,20}\\b(du|de|den|dena|laga\\w*|pila\\w*|karu|kar du|khila\\w*|chata\\w*|chalega|dal\\w*|batao|bata)\\b|\\boxygen\\b.{0,24}\\b(can|chalega|spray)\\b|\\b(any|koi|some) (desi |home |gharelu )?${remedy}\\b`,
    ),
    ['body', 'pep'],
  ],
  [
    'afraid',
    /\b(vil|is|are|kya|am) (he|she|i|it|they|vo|me|mom|dad|papa|mumy|ma)\b.{0,24}\b(die|dying|survive|make it|bach|mar|be ok)\w*|\b(scared|afraid|terified|frightened|panic\w*|dar lag|ghabra\w*)\b|\bbach (jaega|jaegi|jayega|jayegi|jaenge|jayenge|jaengi|jayengi)\b|\bbacha lo\b/,
  ],
  [
    'arrived',
    /\b(reached|admited|bharti|stable|(doctor|doctors|ambulance|police|firemen|fire brigade|damkal|rescue( team)?|patrol)( has| have| is| are)? (come|came|here|arived|a ga\w*|loking|cheking|ne dekh\w*|dekh rah\w*)|pahun?ch (ga|gai|chuk)\w*|in (the )?(icu|emergency|hospital))\b/,
    ['body', 'mind', 'other', 'pep', 'peril', 'harm'],
  ],
  [
    'told',
    /\b(called|informed|told|mesaged|texted|(fone|fon|cal) (kar|laga)(ya|ia|a)? ?(di|li|dia|lia|ya|ia|raha|rahi|hai)|on (his|her|their|the|its) vay|(brother|sister|friend|mother|father|rumate|flatmate|bhai|didi|dost|ambulance|help|police) (is |are )?(coming|a rah\w*))\b/,
  ],
  [
    'blame',
    /\b(my|meri|mera) (ovn |hi )?(fault|galti|mistake)|\bgalti (shayad )?(meri|mera)|\b(ashamed|sharm|provoked him)\b|\b(did i|maine) .{0,16}(vrong|galat)\b/,
    ['harm', 'net', 'pep', 'mind'],
  ],
  [
    'shelter',
    /\b(vhere|kahan|kaha)\b.{0,24}\b(go|stay|slep|live|jau|jaye|rahu|rahe|raat|bitau)\b|\bshelters?\b|\bashr(am|ay)\b|\bplace\b.{0,24}\b(stay|tonight|for (me|us|vomen))\b/,
    ['harm', 'mind'],
  ],
  [
    'safe-yes',
    /\b(i am|me|ve are|hum)\b.{0,16}\b(safe|surakshit)\b(?!.*\bnot\b)|\b(ran|escaped|got|came|moved|reached)\b.{0,24}\b(out|avay|flat|house|place|home|ghar)\b|\b(behen|dost|friend\w*|sister\w*|mother\w*|mayke|maike|ma|didi)\b.{0,12}\b(ghar|place|house|flat|pas)\b.{0,12}\b(hu|hai|a ga\w*|par|pahun?ch\w*)\b/,
    ['harm'],
  ],
  [
    'parents',
    /\b(not|mat|dont|nahi)\b.{0,16}\b(tel|bata\w*|bol\w*)\b.{0,20}\b(parents|mom|mother|father|dad|mumy|papa|ghar|family)\b|\b(parents|mumy|papa|mom|dad|mother|father|ghar)\b.{0,20}\b(find out|knov|pata chal|mat bata\w*|vil kil|believe|yakin)\b/,
    ['harm', 'net', 'mind', 'pep'],
  ],
  ['joke', /(?<!\b(?:not|no|never|nahi) (?:a )?)\b(jok\w+|kiding|majak|prank|testing you)\b(?! nahi)/],
  [
    'ai',
    /\b(bot|robot|computer|(?<!the |sugar |bp )machine(?! (says?|shovs?|reads?))|mashin|kanpyutar|program|chatbot|artificial)\b|\b(are you|kya (tum|ap)|tum|ap|is this|am i talking)\b.{0,20}\b(real|human|insan|asli|ai)\b/,
  ],
  [
    'number',
    /\b(vhich|vhat|give|tel|repeat|say|kya|konsa|kon sa|kaun ?sa|dobara|phir|fir|forgot|do|batao|bataie)\b.{0,24}\b(number|nanbar)\b|\b(number|nanbar)\b.{0,24}\b(again|do|dobara|phir|fir|batao|bataie|bolo|likho|please|kya|tha|once)\b|\bhelpline\b.{0,12}\b(do|batao|hai kya)\b|\b(kisko|kise|kis number|vhom|vho)\b.{0,16}\b(fone|fon|cal|ring)\b/,
  ],
  [
    'better',
    /\bi am (ok|fine|alright|al right|safe|god) (nov|now)\b|\bab (me )?thik (hu|lag)|\b(beter(?! of\b)|calm|calmer|lighter|halka|behtar|shant)\b(?!.{0,12}\b(nahi|not|if|vithout|bina)\b)|\b(fel|feling|am) (a )?(litle|bit|kind of) (ok|fine|god)\b/,
    ['mind', 'harm', 'net', 'pep', 'other'],
  ],
  [
    'talk',
    /\b(talk (to|vith) me|kep talking|stay (vith|and|here|a)|chat (vith|for|a)|listen to me|do not (go|leave)|bat (karo|karte|kar lo|karie)|bat\w* kart[eia] raho|mere se bat|mujhse bat|bate karo|mere sath rah\w*|meri bat sun\w*|mat ja\w*|ruk ja\w*)\b/,
  ],
  [
    'bye',
    /^(ok |oky |acha |thik hai |chalo )?(bye|gud ?night|gudnight|alvida|tata|se you|chalt[ai] hu|shubh ratri|phir milte|ja rah[ai] hu)\b/,
  ],
  ['thanks', /\b(thank|thanks|thanku|shukria|shukriya|dhanyavad|dhanvad|meharbani)\b/],
];

/** The act that a line as it sounds gives away, if it does. */
export const actByPattern = (sound: string, family: Family): string | undefined =>
  rules.find(([, pattern, families]) => (!families || families.includes(family)) && pattern.test(sound))?.[0];
