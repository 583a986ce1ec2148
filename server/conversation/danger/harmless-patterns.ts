import { phoneticOf } from './phonetic.ts';

/**
 * What is no danger, however its words sound: denied, long past and well, a figure of speech, a thing that nobody is hurt by. Read over a
 * line as it sounds, so a pattern in Latin letters also finds Devanagari. Write them as `phoneticOf` writes: no double letters.
 */

/** What a child's or a colleague's anger is about. */
const trifle =
  '(toys?|khilon\\w*|chocolates?|remote|ipad|dol|gudia|homevork|cake|ice ?cream|charger|pencil|pen|tifin|lunch|biscuits?|chips|jersey|dres|shirt|headfones?|earfones?|cycle|chapal|snacks?|maggi|magi|mithai|sveets?|ladu|momos?|piza|pizza|dudh|milk|juice|fries|parking|vifi|pasvord|pasword|spoilers?|alarm|snoo?[sz]\\w*|snoring|shampu|netflix|charger|blanket|kambal|popcorn|samosa)';

/** Animals that are to be got rid of. */
const pest =
  '(co[ck]*r?oa?ch\\w*|kakroch\\w*|mos[qk]uito\\w*|machar\\w*|rats?|mouse|mice|chuh[aeio]\\w*|lizards?|chipkal\\w*|ants|chinti\\w*|termites?|dimak\\w*|khatmal\\w*|bed ?bugs?|insects?|makod[aei]\\w*|kid[ae]|kido|flies|makhi\\w*|pests?|veds?)';

/** Who may have swallowed what is put out for them, or is the one who is hurt. */
const ofPeople =
  '(myself|my ?self|khud|me|mujhe|main|mai|i (ate|drank|took|svalov\\w*|have eaten)|kha (li|lia|ga)\\w*|pi (li|lia|ga)\\w*|ate|eaten|drank|svalov\\w*|nigal\\w*|chat\\w*|bach\\w*|baby|child\\w*|kids?|todler|munn?[aei]|bet[aei]|beti|son|daughter|husband|pati|vife|bos|bite|bit|kat\\w*)';

/** Cleaners that make a poisonous gas together. */
const cleaner = '(harpic|harpik|toilet cleaner|acid|tejab|vinegar|sirka|amonia|fenyl|fenil|fenail|bleach\\w*|chlorine|domex)';

/** What fumes do to whoever breathes them. */
const ofFumes =
  '(cough\\w*|khan?s\\w*|breath\\w*|sans|throat|gala|gale|eyes?|ankh\\w*|dizy|chakar|vomit\\w*|ulti\\w*|burning|jal\\w*|faint\\w*|chest|sine)';

const patterns: readonly RegExp[] = [
  // Cleaners that somebody asks to mix: `cleaners.ts` warns of them.
  new RegExp(
    `^(?!.*\\b${ofFumes}\\b)(?=.*\\b${cleaner}\\b.*\\b${cleaner}\\b).*(\\b(can|should|shal|may|could|how to|vhat if|if) (i|ve)?\\b|\\b(du|dun|lu|lun|karu|dalu|milau|sakt\\w*)\\b( kya)?).*`,
  ),
  // Whoever belongs to Krishna lives and dies at his feet, and with his flute.
  /^(?!.*\b(khatam|suicide|khudkushi|jahar|jeher|rasi|train|goli\w*)\b).*\b(jin[ae]|jiun|jivan|mar\w*|jan|pran|dub\w*|drovn|die)\b.{0,30}\b(charn\w*|murli|bansuri|kanha\w*|kanhai\w*|krishna|govind|lala|lalji|gopal|radh[ae]|thakur ?ji|shyam|tere dham|tere dvar)\b.*/,
  // Pests that are to die.
  new RegExp(
    `^(?!.*\\b${ofPeople}\\b)(?=.*\\b${pest}\\b).*\\b(kil\\w*|mar\\w*|dead|khatam|finish\\w*|jahar\\w*|jeher\\w*|poiso\\w*|spray)\\b.*`,
  ),
  // Nobody does it, nothing was swallowed, it was a false alarm.
  /\b(no ?one|no body|nobody|none of them) (is |has |ever |ever has )?(beat\w*|hit\w*|hurt\w*|forc\w*|folov\w*|threat\w*|touch\w*|abus\w*)( (me|us|her|him|any\w*))?\b/,
  /\b(koi|kisi ne) (\w+ ){0,3}(marta|marti|pita|pitta|pitai|picha|dhamk\w*|chedta|jabardasti)\b.{0,12}\bnahi\b|\bkoi (picha|jabardasti|dhamki) nahi\b/,
  /\b(did not|never|has not|have not) (actualy )?(svalov|eat|ate|drink|drank)\w* (it|any|any of it|them)\b|\bkuch galat nahi kia\b|\bhath kabhi nahi utha\w*|\bkabhi hath nahi utha\w*/,
  /\bfalse alarm\b.*|\b(do not|never) (have|fel|get) (any )?(chest pain|pain in (the|my) chest|bleding|fever)\b/,
  // A push or a kick that moves nobody's body, and a leap that nobody takes.
  /\b(push\w*) me to (?!(the|bed|death|mary|sleep|do|have|giv|si|stop)\b)\w+|\b(kicked|threv|throvn) (me|him|her|us) out of (the|his|her|their|my|a) (kitchen|group|game|team|clas|vhatsap\w*|chat|match)\b/,
  /\bjump of (a|the) (clif|bridge|ruf) (before|than|rather)\b|\b(ludo|ches|carom|caram|kho kho|video game|pubg|free fire|battleground\w*)\b.{0,40}\b(kil\w*|mar\w*|khatam|finish\w*)\b.*/,
  /\b(gudbe|gud be|alvida|be be)\b.{0,24}\b(si you (tomorov|sun|later|agai|monday)|phir mil\w*|nahi kehte|nahi kahte)\b/,
  // Denied, or long past and well.
  /\b(i am|i m|am) not (feling )?(suicidal|going to (hurt|kil) my ?self)\b/,
  /\b(i )?(do not|dont) (vant|vish) to (die|kil my ?self|hurt my ?self|end my life)\b(?!.*\bbut\b)/,
  /\b(marne|suicide|khudkushi|jan dene|mar jane) (vali |ki |ka |vaise )?(koi )?(bat|soch|khayal|irada|matlab) (bilkul )?nahi\b/,
  /\b(majak|majak me|joking|kiding|just a joke)\b.{0,30}\b(thik|fine|ok|good|god|all right)\b|\b(thik|fine|ok) (hu|hai)?.{0,16}\b(majak|joking|kiding)\b/,
  /\bmarna nahi chaht|\b(khud|apne ap) ?ko (kuch|kuch bhi|nuksan)? ?nahi (karu|pahuchau)/,
  /\b(used to be|vas once) (suicidal|depresed)\b.*\b(now|nov|fine|beter|vel|ok)\b/,
  /\b(years?|months?) ago\b.*\b(fine|ok|beter|vel|recovered|helthy) ?(nov)?$/,
  /\b(sal|mahine) pahle\b.*\bab (vo |ve )?(sab )?thik\b|\bpehle\b.*\bab (me |vo |sab )?thik\b/,
  /\b(no|not any|vithout) (chest pain|bleding|fever|thoughts of)\b|\b(sine|chati) me(n)? (koi )?dard nahi\b/,
  /\b(pichh?l[ea] sal|last year|(1[0-9]|20)[0-9]{2})\b.*\b(ab|nov)\b.{0,30}\b(thik|fine|vel|tahal\w*|valk\w*|chal\w*|god|acha|ache|khush|hapy)\w*/,
  /\b(accident|heart atack|stroke|lakva|takkar)\b.{0,30}\b(19|20)\d{2}\b|\b(19|20)\d{2}\b.{0,30}\b(accident|heart atack|stroke|lakva)\b/,
  /\b(not|nahi|never|hasnt|has not|havent|did not) (\w+ )?(touch\w*|chu(a|ya|ta|te)|hath lagaya)\b/,
  /(?<!\b(?:mere|meri|my) )\bmarne ke bad (val[aei]|ki) (jagah|duniya|place)\b/,
  /\b(used to|years? ago|sal peh?le|sal pahle|bachpan me|last year|pichl[ei] sal|left (my|that|an|the) (abusive|violent) \w+)\b.*\b(now|ab|nov)\b.{0,30}\b(hap\w*|khush|maried|fine|thik|safe|surakshit|beter|god|learn\w*|rebuild\w*|live|living|alone|akele)\b/,
  /\b(cuker|kukar|kuker)\b.{0,40}\b(siti|gas nikal|gas nahi|steam|bhap|rabar|gasket)\w*.*|\bforc(ing|es|ed) (?!me|us|her|him|them)\w+ (on|upon) (every\w*|al|people|guests|us)\b/,
  /\b(driver|auto ?val\w*|cab|taxi)\b.*\b(tha|thi|kal|yesterday|vas)\b.*\b(par|but|phir|fir|then)\b.{0,24}\b(pahun?ch ga\w*|reached|thik|fine|apolog\w*|got (us )?(home|there))\b/,
  // Somebody whom a heart or a stroke took long ago.
  /\b(daur\w*|heart atack|stroke|lakva)\b.{0,16}\b(tha|thi|the)\b.*\b(chal[aei]|gujar|guzar|mar) ga\w* (tha|thi|the)\b/,
  // A child's or a colleague's anger about a trifle.
  new RegExp(
    `^(?!.*\\b(knife|chaku|gun|hate|poison|jahar|jeher|acid|tejab|touch\\w*|chu(a|e|ta|te|ti|ne|na|ya)?|daughter|beti|beat\\w*|hits?)\\b)(?=.*\\b${trifle}\\b).*\\b(kil|murder|mar dal\\w*|jan se mar\\w*)\\b.*`,
  ),
  // Figures of speech that need no neighbour to be understood.
  /\bdie (eating|laughing|dancing|of (hunger|cold|shame|boredom|curiosity))\b|\b(mera |apna )?ma?n mar\w* (ja |ke|kar|gaya|raha)\w*/,
  /\b(kil(s|ing)?|mar dal\w*) (the (vibe|pace|flov|mod|buz|story|scene)|time|it|me vith|me laughing)\b|\bdying (to (se|eat|go|try|mit|visit|knov|vatch)|of laugh\w*|for (a|some))\b/,
  /\b(trafic|heat|suspense|garmi|bordom|boredom|exam|asignment|vork|deadline|gym) (is|are|vil|va?s)? ?kil\w*\b/,
  /\bmarne ki (bhi )?fursat nahi\b|\b(hans|has) (hans|has) ?(ke|kar) (mar|pagal)\b|\bjan chidak\w*|\bstroke of (luck|genius)\b/,
  /\b(khun|khoon|dimag|sar|jan|bheja) (hi )?(pi|kha|chat) (gay\w*|ga|li\w*|jat\w*|rah\w*|rakh\w*)\b/,
  /\b(loan|lon|emi|karj\w*|kharch\w*|bil) .{0,12}(gala|gardan|kamar)\b.{0,16}/,
  /\bvhy (is|vas|are) (he|krishna|kanha|lord|god|shiva|ram|the sky|it) (so )?(dark )?blue\b|\b(kanha|krishna|lalji|ve|vo|bhagvan)( ji)? (nile|nila|saavle|savle) k[yi]\w*/,
  /\bsuici\w* (misi|squad|mod|move)\w*|\b(i knov i knov|guilty|haha|lol) (shot|shut) me\b|\bkil(ing|er) (it|insight|deal|idea|look|shot)\b/,
  /\b(rakshas|asur|bakasur|kans|putna|ravan|demon|monster|kaliya|machar|chuh\w*|cocroach\w*|makhi)( ko)? (bhi )?(mar dal|kat dal|jan se mar)\w* ?\w*|\b(he|she) is alive\b/,
  // Who hurts without a wish to die says so; what is left of the line is read.
  /\b(it is |its )?not (like|that|because) i (vant|vanted) to die\b|\b(i )?(do not|never|did not) (vant|vanted) to die\b|\bmarna nahi chaht\w*/,
  /\bor (else )?(my )?(vife|bos|mom|mother|mumy|teacher|manager) (vil|vould|vould just) (kil|murder) me\b/,
  /\b(dead to me|kil me nov|shot me)\b/,
  /\b(garmi|thand|bhukh|bhuk|hansi|sharm|thakan) se mar/,
  /\b(phone|fone|mobile|batery|car|laptop|bike|engine|plant|tulsi|tv|gadi) (is |has |just )?(dead|died|dying|mar|khatam)\b/,
  /\bcurent (rate|price|afairs|ofer|ofers|location|exchange|bil|status|time)\w*/,
  /\bbachpan me .{0,25}(kat\w*|gir\w*)\b.*/,
  // What a seeker wants to die is pride.
  /\b(kil\w*|di(e|es|ed|ing)|mar\w*|finish|destroy|end|khatam|mita\w*)\b.{0,24}\b(ego|ahankar\w*|ahamkar|aham|the i|this i|pride|ghamand|anger|desires?|lust|gred)\b|\b(ego|ahankar\w*|ahamkar|aham|the i|this i|pride|ghamand|krodh|gus[ae]|lobh|lalach|moh|vasna|ichao|alas|buri adat\w*|anger|desires?|lust|gred)\b.{0,30}\b(die|dies|kil\w*|mar\w*|khatam|mit\w*)\b|\bdie before (you|i|ve) die\b|\bjite ji mar\w*/,
];

/** A line without what is denied, long past or a figure of speech: what is left may still be danger. */
export function harmlessGone(sound: string): string {
  let left = sound;
  for (const pattern of patterns) left = left.replace(pattern, ' ');
  return left.replace(/ +/g, ' ').trim();
}

/** What nobody is hurt by: pests, plants, what is read or played, the road, the pride that a seeker wants to end. */
const harmless =
  /\b(co[ck]*r?oa?ch\w*|kakroch\w*|mos[qk]uito\w*|machar\w*|rats|mouse|mice|chuh[aei]\w*|lizards?|chipkal\w*|ants|chinti\w*|termites?|dimak\w*|khatmal\w*|bed ?bugs?|bugs|insects?|kid[ae]|flies|makhi\w*|pests?|germs?|tulsi|plants?|paudh\w*|novels?|upanyas|chapter|character|kirdar|screenplay|poem|kavita|films?|movies?|serials?|songs?|lyrics|pubg|video game|ego|ahankar\w*|ahamkar|aham|trafic|comute|deadline|asignment|homevork|recipe|dandruf\w*|hast[ei] hast[ei]|laughing so)\b/;

/** Whether a line, written as it sounds, names such a thing. */
export const namesHarmless = (sound: string): boolean => harmless.test(sound);

const fumes = new RegExp(`\\b${ofFumes}\\b`);

/** Whether a line tells of what fumes do to the body. */
export const tellsOfFumes = (message: string): boolean => fumes.test(phoneticOf(message));
