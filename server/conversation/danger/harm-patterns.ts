import { kin, type Rule } from './pattern-rule.ts';

/** Words that mean a wish to die, or harm that people do. The first that a line matches counts. */
export const harmRules: readonly Rule[] = [
  [
    'self-harm-of-another',
    new RegExp(
      String.raw`\b${kin}\b.{0,40}\b(suicid\w*|(vants?|tried|going|trying|thinking|threatening) (to|of|about) (die|dying|kil(ing)? (him|her|them)|hang\w*|end)|khudkushi|atm ?hat\w*|marna chah\w*|jan de|(is )?(done|finished) vith life|(is )?tired of (living|life)|no (point|reason) (in|to) liv\w*)`,
    ),
  ],
  [
    'self-harm-of-another',
    new RegExp(
      String.raw`\b${kin}( ne| ka| ki)?\b.{0,45}\b(kehta|kehti|kahte|kahta|kahti|kah|keh|kaha|bola|bolta|bolti|says?|said|teling|telling)\b.{0,30}\b(jina( hi)? nahi|nahi (jina|rehna)|marna|mar ja\w+|jan de|fansi|kat ja\w+|be dead|vants? to die)`,
    ),
  ],
  [
    'violence-intended',
    /\b(gala (daba|ghont)|jan se mar|goli mar|mar dal|khun kar|kat dal|chaku mar) ?(du|dunga|dungi|denge|unga|ungi)\b|\bmar dalu(n)?g[ai]\b|(?<!\b(?:father|dad|papa|mother|mumy|mom|he|she|they|it|parents|brother|bhai|family|husband|uncle|people|that|this) )\b(i am |i m )?(going to|gona|vil|about to) (kil|stab|shot|strangle|murder) (my (?!self|ovn)|him|her|them|that|this|somebody|someone)\b/,
  ],
  [
    'self-harm',
    /\bi (do not|no longer) (vant|vish) to (live|exist|be alive)( any ?more| now| today)?$|\bi (vil|shal|am going to|am gona|vant to|plan to) end it al\b/,
    'direct',
  ],
  [
    'self-harm',
    /(?<!\b(he|she|they|it|dad|mom|papa|mumy|father|mother) .{0,12})\b(suicid(e|al) (thoughts?|nov|note|is)|i (am|fel|m) (so |very )?suicidal|(vant|going|planing|decided|redy|ready|trying|plan|like) to (just )?(die|kil my ?self|end my( ovn)? life|hang my ?self)|kil(ing)? my ?self|slit(ing)? my|ways? to die|how to die|hang my ?self|shot my ?self|deserve to die|end my( ovn)? life|ending my( ovn)? life|take my ovn life)\b(?! of)(?!.*\b(vould kil|laugh))/,
    'direct',
  ],
  [
    'self-harm',
    /\b(me|mujhe|mujhko|mera|meri|mai|khud)\b.*\b(khudkushi|atm ?hat\w*|suicide)\b.*\b(kar|chah|man|khaal|khal|soch|lung|lunga)/,
    'direct',
  ],
  [
    'self-harm',
    /\b(jina|ji na|jine) nahi (chaht\w*|hai|chahi\w*)\b|\b(marna|mar jana) chaht\w*|\bmujhe (bas )?(mar jana|marna|maut)\b|\bapni jan (de|le)\b|\bkhud ko (khatam|kat|mar)\b|\bjine ka man nahi|\bnahi jina\b/,
    'direct',
  ],
  [
    'violence-at-home',
    /\b(pati|husband|papa|pita|pitaji|abu|sasur|sas|saas|devar|jeth|jija|bhai|bhaiya|beta|bete|bahu|bivi|biwi|ma|maa|mumy|chacha|mama)( ne| mujhe| muje| mujhko| hame| hamen| humko| mumy ko| ma ko| man ko| roz| roj| bahut| aj| phir| fir| raat ko| rat ko| (sharab|daru|nasha)( \w+)?( ke| kar)?| (belt|dande|danda|lat|laton|chapal|jute|rod|hath|thapad|ghuse) ?(se)?)* (mar(ta|te|ti|a|e|i)|((mujhe|muje|hame|ko) (roz |roj |bahut |aj )?(pit|pet)(ta|te|ti|a|e|i))) (hai|he|hain|the|tha|thi)\b/,
  ],
  [
    'violence-at-home',
    /\b(husband|father|dad|papa|step ?dad|mother|mom|brother|son|boyfriend|partner|fiance|he|uncle|in ?lavs?|parents|they) (\w+ )?(beats?|hits?|slaps?|slaped|punche[sd]|punch|kicks?|kicked|thrashe[sd]|choke[sd]|strangle[sd]|drag(s|ed)) (me|us|my (mother|mom|sister|kids|children|vife))\b(?! (up|at|in|to it|vith (a )?(pilov|joke|nevs|question))\b)/,
  ],
  [
    'violence-at-home',
    /\b(he|she|husband|boyfriend|partner|pati|usne|unhone|sas|ex)\b.{0,20}\b(held|holds|grab\w*|squeez\w*|pres+ed|choke\w*)\b.{0,16}\b(my|me by the) (neck|throat)\b|\bpilov\b.{0,12}\b(my|on) ?(my )?face\b|\btakiya\b.{0,12}\bmuh\b/,
  ],
  [
    'forced',
    /^(?!.*\b(film|story|kahani|serial|movie|dadi|nani|grandmother|used to|pehle)\b).*\b(1[0-7]|barah|terah|chaudah|pandrah|solah|satrah|thirtin|fourtin|fiftin|sixtin|seventin) (sal|year|years)\b.{0,40}\b(shadi|mariage|nikah|veding|byah)\b/,
  ],
  ['self-harm', /\b(done|fed up|finished|tired) (vith|of) (my |this )?life\b(?! in)/, 'oblique'],
  [
    'violence-at-home',
    /\b(pati|husband|papa|pita|pitaji|abu|sasur|sas|saas|devar|jeth|jija|bhai|bhaiya|beta|bete|ma|maa|mumy|chacha|mama) ne (mujhe |muje |hame |aj |kal |phir |bahut |roz )*(mara|pita|peta|thapad mara)( aj| kal| mujhe)?$/,
  ],
  [
    'self-harm',
    /^(i )?(just )?can ?not go on( like this)?( any ?more)?$|^nothing maters( to me)? any ?more$|^(bas )?(bahut ho ga\w* )?(mujhse )?ab (aur )?nahi hota( mujhse)?$|^mujhse ab (aur )?nahi hota$/,
    'oblique',
  ],
  [
    'ride',
    /^(?!.*\b(yesterday|last|kal|once|tha|thi|story|film)\b).*\b(driver|draivar|cab|taxi|taksi|uber|ola|auto ?val\w*|riksha\w*)\b.{0,24}\b((is|are|keps?|has ben)? ?(going|taking|driving|gone) .{0,12}(vrong|different|another|other|strange) (vay|road|rout\w*|direction|side)|(galat|dusr[ei]|ajib|sunsan) (rast\w*|taraf|road|disha))\b/,
  ],
  [
    'eating',
    /\b(not|nahi|nothing|kuch nahi)\b.{0,8}\b(eat\w*|ate|had any fod|kha\w*)\b.{0,12}\b(\d+|tvo|thre|thri|four|five|six|seven|do|tin|char|panch|che|sat) (din|days?)\b.*\b(thin|slim|skiny|patl[aei]|vajan|veight|fat|mot[aei])\b/,
  ],
  [
    'self-harm',
    /\b(there is |theres )?no (more )?use of me\b(?! (at|in) (vork|ofice|kitchen|the))|\bi am (of )?no use (to any\w*|to them|any ?more)\b|\bmer[ai] (ab )?koi (fayda|jarurat|zarurat) nahi( raha| rahi| hai)?\b/,
    'oblique',
  ],
  [
    'violence-at-home',
    /\b(my |mera |mere |meri )?(son|beta|bete|bahu|daughter in lav|husband|pati|father|papa|brother|bhai|vife|sasur|sas|devar)( ne)? (has |have |had |mujhe |muje |kal |aj |phir |again |often |keps )*((pushed|shoved|pushes|shoves|slaped) me|dhaka (di|de|mar)\w*)\b(?!.{0,16}\b(to study|into (study|taking|medicine|enginering)|svings?|jhul\w*|for (mba|exam)|towards|ahead|hard in)\b)/,
  ],
  ['forced', /\bforc(ing|ed|e) (me|us) (to|into) (mary|get maried|a? ?mariage|veding)\b/],
  // A minor, or somebody against their will, who is to be married.
  [
    'forced',
    /^(?!.*\b(sister|friend|khush|happy|nevs|film|story)\b).*\b(meri|my) (shadi|veding|mariage|nikah|rishta|sagai)\b.*\b(mujhe (ye |yah |shadi )?nahi karni|nahi karna chaht\w*|jabardasti|majburi me|against my vil|do not vant (to mary|to get maried|it|this veding|him)|forc(ing|ed)|(kat|mar) (de|den)g\w*|kil me)\b/,
  ],
  [
    'forced',
    /\b(me|mai|i am|main|umar|meri)\b.{0,16}\b(1[0-7]|gyarah|barah|terah|chaudah|pandrah|solah|satrah|thirtin|fourtin|fiftin|sixtin|seventin)\b.*\b((meri|my|mera) (shadi|veding|mariage|nikah|rishta|sagai)|mar(y|ied|ying) me (of|to)|shadi (kar|tay|tai|fix)\w*)/,
  ],
  [
    'ride',
    /^(?=.*\b(driver|draivar|cab|taxi|taksi|auto|ola|uber)\b).*\b((he|driver|draivar) (has )?lo[ck]+ed the (car )?d[ou]+rs|(darvaj\w*|d[ou]+rs?) (lo[ck]+|band) kar|d[ou]+rs (are|is) lo[ck]+ed|child lo[ck]+|(not|nahi) (stop\w*|rok rah\w*|utarne de\w*)( the (car|cab))?( .{0,20})?(mujhe|me|my|ansver\w*|listen\w*|sun rah\w*))\b/,
  ],
  // Hurt that is told as a relief, and a fast that is meant to end a life.
  [
    'self-harm',
    /\b(blade|rajor|razor) (se|use|lag\w*|chal\w*)\b.{0,40}\b(shant|chain|halka|sukun|calm|acha lag)\w*|\b(blade|razor|rajor)\b.{0,30}\b(calms? me|brings? (me )?peace|gives? (me )?(relief|release|peace)|makes? it quiet)\b/,
    'cutting',
  ],
  [
    'self-harm',
    /^(?=.*\b(ana|an|anajal|khana|bhojan|fod|eating|jal)\b.{0,20}\b(chod|tyag|band|stop|giv|gav)\w*).*\b((sharir|deh|body|pran)\b.{0,12}\b(chod|tyag)\w*|(leave|leaving|give up|shed) (my|this|the) body|samadhi (le|lun|take)\w*|santhara|salekhana|prayopav\w*)\b/,
    'fasting',
  ],
  ['self-harm', /\b(mar jana|mar jau|mar jaun|marna|marne me) hi (thik|behtar|acha|sahi|bhalai)\b/, 'direct'],
  [
    'violence-intended',
    /\b(apne|mere|is) (bach\w*|baby|munn?\w*|bet\w*) (ko|ke sath) kuch (galat |bura )?(kar|na kar)\b|\b(hurt|do something to) my (ovn )?(baby|nevborn)\b(?=.*\b(scared|afraid|fear)\b)/,
  ],
  [
    'violence-intended',
    /\b(might|afraid|scared|vant to|going to|could|fel like)\b.{0,30}\b(hurt|hurting|hit|hiting|shak\w*|harm\w*|throv\w*|smother\w*) (my|the|this) (ovn )?(baby|child|son|daughter|todler|nevborn|kids?)\b(?!.{0,12}\b(felings?|confidence)\b)/,
  ],
  [
    'self-harm',
    /^(?!.*\b(tea|chai|viev|sunset|fotos?|party|friends|dost|kapde|patang|kite|film)\b).*(\b(chat|terace|ruf|bridge|pul|balcony|flyover|manjil)\b.{0,24}\b(baith\w*|beth\w*|khad\w*|standing|siting|hu)\b.{0,20}\b(kinar\w*|edge|ledge|railing)\b|\b(i am|me|mai) .{0,16}\b(standing|siting|khad\w*|baith\w*)\b.{0,16}\b(ledge|railing|patri|railvay tracks?)\b)/,
    'asked',
  ],
  [
    'pursued',
    /\b(tejab|tejaab|acid)\b.{0,12}\b(fe[nk]+|fenk|dal) ?(du|dunga|dega|denge|dengi|dungi)\b|\b(vil throv|going to throv|vil pour)\w* (\w+ )?acid (on|at) (me|my)\b|\b(vil|threat\w*|dhamki)\b.{0,24}\b(acid|tejab)\b/,
  ],
  [
    'self-harm-of-another',
    /\b(friend|dost|saheli|cousin|ex|brother|sister|bhai|behen|son|daughter|beta|beti|vife|husband|girlfriend|boyfriend|usne|he|she)\b.{0,30}\b(sent|texted|posted|vrote|left|likh\w*|bhej\w*|mesag\w*|msg)\b.{0,30}\b(gudb?ye|gudbe|gud b(ye|e)|final b(ye|e)|alvida|last mesag\w*|akhri mesag\w*|akhri bar)\b(?!.{0,20}\b(party|card|gift|ofice|job|farevel)\b)/,
  ],
  // A hand at the throat kills within minutes, whatever was said with it.
  [
    'violence-at-home',
    /\b(mera|meri) (gala|gardan) (pakad|daba|ghont)\w*|\b(grabed|sk\w*z\w*d|held|pressed|presed|choked|strangled) (my (throat|neck)|me by the (throat|neck))\b|\b(he|husband|pati) (choked|strangled) me\b/,
  ],
  [
    'voices',
    /\b(voices?|avaje?\w*|avajen?|one of them)\b.{0,24}\b(says?|tels?|teling|order\w*|command\w*|asks?|kehti|kahti|kehte|bolti|bolte|bol rah\w*)\b.{0,40}\b(knife|chaku|jump|kud\w*|kil\w*|mar\w*|finish|end|khatam|burn|jala\w*|hurt|stab|cut|kat\w*|die)\b/,
  ],
  [
    'voices',
    /\b(some(one|body|thing)|voices?|avaj\w*|it) (keps? )?(tels?|teling|says?|saying)( to)? me\b.{0,40}\b(not my (real |ovn )?(son|daughter|baby|child)|send (him|her|it) back|must (die|go))\b/,
  ],
  // Debt and shame leave "one way".
  ['self-harm', /\b(ab )?ek hi rast[ai] (bacha|bach|hai|dikh|raha)\w*|\b(only|just) one vay (is )?(left|out)( for me)?\b/, 'oblique'],
  // Words that may be harmless: asked about.
  ['self-harm', /^(this|tonight|to ?night|today|it) is (my|our) last (night|day|evening)( here)?$/, 'asked'],
  ['self-harm', /\bi am dying (tomorov|tomorrow|tonight|today)\b/, 'asked'],
  [
    'self-harm',
    /^(?=.*\b(insurance|bima|policy|lic)\b)(?=.*\b(family|vife|bach\w*|children|ghar ?val\w*)\b).*\b(loans?|karj\w*|emi)\b.{0,20}\b(clear\w*|maf|khatam|paid of|vaive\w*|utar)\b/,
    'asked',
  ],
  [
    'violence-at-home',
    /\b(sas|sasur|pati|husband|devar|jeth|nanad|in lavs?|mother in lav|father in lav|jija)\b.{0,24}\b(dhaka|pushed|shoved)\b.{0,30}\b(gir\w*|fel|fal|pet|bely|sir|stairs?|sidhi\w*)\b/,
  ],
  [
    'forced',
    /\b(ghar ?val[eo]|papa|chacha|mama|bhai|pati|sasural\w*|unhone|ma|mumy|parents|family)( valo)?( ne)? (mujhe |muje |hame )?(kamre|ghar|rum) me (band|kaid|lok|tala|taala) (kar|laga|rakh)\w*/,
  ],
  ['self-harm', /\bjan de (du|dung|dena|rah|dal)\w*\b(?! (tere|tumhare|uske) lie)/, 'direct'],
  [
    'self-harm',
    /\bbeter of (vithout me|dead|(vhen|after|once|if) i am (gone|dead|not here))\b|\b(gave|given|giving|give) avay\b.{0,24}\b(things|stuf|everything|books|clothes|dog|cat|bike|guitar)\b.{0,60}\b(after i am gone|vhen i am gone|not nid|no use|beter of|goodbye|godbye|never|last)\b|\bdo not vant to (be here any more|exist|be alive|vake up)\b|\b(nobody|no one) (vil|vould) (even )?(notice|care|mis me) if i\b|\bno reason to (live|go on|stay alive)\b|\b(so|soke|sokar) (jau|jana|jane|ke)\b.{0,16}\b(kabhi|phir) na? ?(uthu|jagu|uthne|jagne)\w*|\b(sab|ghar)( log| vale)? mere bina\b.{0,16}\b(khush|behtar|thik)\b|\bmere bina (sab|ghar)\b.{0,20}\b(khush|beter|behtar|thik)\b/,
    'oblique',
  ],
  ['blackmail', /\b(sextortion|blackmail\w*|digital arest)\b/],
  ['sexual-violence', /\b(i|me|she|sister|friend|mere sath|uske sath)\b.*\b(raped|rape hua|gang ?raped?|balatkar|dushkarm|molested)\b/],
];
