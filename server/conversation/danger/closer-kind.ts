import { general, type Kind } from './families.ts';
import { phoneticOf } from './phonetic.ts';

/**
 * A danger is known better by the words that name it: what the examples only tell to be an emergency is a fit when the line says so, and who
 * bleeds after a birth is helped otherwise than somebody with a wound. Read over a line as it sounds (`phonetic.ts`); the first rule counts.
 */
type Rule = readonly [to: Kind, from: readonly Kind[], pattern: RegExp];

const child =
  '(child|bach\\w*|baby|babies|bet[aei]|beti|son|daughter|kids?|todler|brother|sister|bhai|behen|bahan|dog|kut[aei]|pup\\w*|pet|cat|(year|month|sal|mahin\\w*)( ke| ka| ki)? ?(old|bach\\w*|bet\\w*))';
const vehicle = '(car|kar|gadi|vehicle|van)';
const face = '(lips?|hon?t\\w*|face|chehr\\w*|muh|jibh|tongue|eyes?|ankh\\w*|throat|gal[ae])';
const svollen = '(svel\\w*|svol\\w*|suj\\w*|soj\\w*|sujan)';
const head = '(head|sar|sir|math[ae]|skul)';
const blow =
  '(hit|bang\\w*|chot|gir[aie]?|gir (ga|pad)\\w*|fel|fal\\w*|bump\\w*|takra\\w*|lag[aei]?|lag ga\\w*|fat\\w*|injur\\w*|slip\\w*|fisal\\w*)';
const unclear: readonly Kind[] = [general.body as Kind];

const rules: readonly Rule[] = [
  // Cleaners that were poured together are breathed, not swallowed.
  [
    'gas',
    ['overdose', 'emergency', 'fire', 'heart', 'breath'],
    /^(?!.*\b(drank|svalov\w*|ate|nigal\w*|pi (li|lia|ga)\w*)\b)(?=.*\b(bleach\w*|harpic|toilet cleaner|acid|tejab|fenyl|fenail|amonia)\b).*\b(pour\w*|mix\w*|mil[ao]\w*|dal\w*|together|scrub\w*|bathrum|toilet|fumes?|smel\w*)\b/,
  ],
  ['birth', ['bleeding'], /\b(dai|delivery|delivered|aval|placenta|prasav|navjat|nevborn|gave birth)\b/],
  [
    'birth',
    ['labour'],
    /\b(bahut|jyada|lot|to much|heav\w*|not stop\w*|nahi ruk\w*|soak\w*|thakk\w*|clots?)\b.{0,24}\b(khun?|blod|bled\w*)\b|\b(khun?|blod|bleding)\b.{0,24}\b(bahut|jyada|lot|to much|heav\w*|not stop\w*|nahi ruk\w*)\b/,
  ],
  [
    'labour',
    ['emergency', 'pregnancy', 'child-abuse', 'infant', 'bleeding', 'collapse', 'birth'],
    /^(?!.*\b(after|bad|delivered|gave birth|ho chuk\w*|ke bad|aval|placenta|khun?|blod\w*|bled\w*|bukhar|fever)\b).*(\b(bach\w*|baby)\b.{0,30}\b((paida )?ho rah\w*|nikal (rah|a)\w*|bahar a\w*|(is )?(coming|being born)|(head|sir|sar)( is)? (shoving|dikh\w*|crovn\w*|bahar|out))\b|\b(sir|sar|head)( is)? (dikh|nazar|shoving|visible|crovn)\w*|\b(having|deliver\w*) (the|her|a) baby\b|\bin labou?r\b|\b(delivery|prasav) (ho rah\w*|shuru)|\b(vater|pani) (broke|tut\w*|toot\w*|nikal ga\w*)\b)/,
  ],
  [
    'shock',
    ['emergency', 'gas', 'collapse', 'burn', 'fit'],
    /\b(current|curent|karant|karent)\b.{0,12}\b(lag|mar|laga|shock)\w*|\belectrocut\w*|\belectric(al)? shock\b|\b(bijli|bijali)\b.{0,16}\b(jhatka|lag|chipak|tar)\w*|\b(got|getting) (a )?shock\b.{0,24}\b(geyser|gijar|socket|svitch|vire|cooler|heater|tv)\b/,
  ],
  [
    'hot-car',
    ['trapped', 'heat', 'infant', 'emergency', 'child-ill', 'missing', 'unsafe', 'child-abuse', 'collapse'],
    new RegExp(
      `^(?=.*\\b${child}\\b)(?=.*\\b${vehicle}\\b)(?=.*\\b(lo[ck]+\\w*|band|left|inside|andar|shut|closed|traped|chabi|keys?|vindov\\w*|chod\\w*|bhul\\w*|forgot)\\b)(?!.*\\b(accident|hit by|takkar|crash\\w*|driver|drove|fel out)\\b)`,
    ),
  ],
  ['lift', ['trapped', 'breath', 'emergency', 'lost', 'unsafe', 'collapse'], /\b(lift|elevator)\b(?! (the|him|her|it)\b)/],
  [
    'leak',
    ['fire', 'gas', 'emergency'],
    /^(?!.*\b(angith\w*|sigdi|koyl\w*|coal|charcoal|geyser|gijar|generator|bleach|acid|tejab|harpic|chlorine|amonia)\b).*(\b(gas|lpg|png|cylinder|silender|silindar|regulator)\b.{0,30}\b(smel\w*|badbu|gandh|bu|bo|leak\w*|lik|nikal\w*|his+\w*|not closing|band nahi)\b|\b(smel\w*|badbu|gandh)\b.{0,20}\bgas\b)/,
  ],
  [
    'choking',
    ['breath', 'emergency', 'infant', 'collapse'],
    /\bchok(e|ed|ing|es)\b|\b(gal[ae]|throat|vindpipe|sans ki nali)\b.{0,24}\b(atak|fas|fan?s|stuck|jam)\w*|\b(atak|fas|fan?s|stuck)\w*\b.{0,16}\b(gal[ae]|throat)\b/,
  ],
  [
    'allergy',
    ['breath', 'emergency', 'child-ill', 'bite'],
    new RegExp(
      `^(?!.*\\b(sa[mn]p|snake|dog|kut\\w*|monkey|bandar|bichu|scorpion)\\b).*(\\b${face}\\b.{0,24}\\b${svollen}\\b|\\b${svollen}\\b.{0,24}\\b${face}\\b|\\banafil\\w*|\\banaphyl\\w*|\\bepipen\\b|\\balerg\\w*.{0,40}\\b(breath\\w*|sans|throat|gala)\\b)`,
    ),
  ],
  [
    'low-sugar',
    ['sugar', 'emergency', 'collapse', 'fit'],
    /^(?!.*\b(high|badh\w*|hai ho|jyada sugar|vomit\w*|ulti)\b).*(\b(insulin|sugar|diabet\w*|glucose|glukoj)\b.*\b(kan?p\w*|kamp\w*|shak\w*|trembl\w*|svet\w*|pasin\w*|lov|kam|gir ga\w*|drop\w*|down|dovn|not (eat|eaten|had)|did not eat|nahi kha\w*|khana nahi|bhuk\w*|hungry|hypo\w*|double|dugn\w*|skip\w*)\b|\b(sugar|glucose)\b( \w+){0,3} ([2-6]\d)\b|\b(kan?p\w*|shak\w*|svet\w*|pasin\w*)\b.*\b(insulin|diabet\w*)\b|\bhypogl\w*)/,
  ],
  [
    'altitude',
    ['emergency', 'headache', 'head', 'breath', 'belly', 'stroke', 'child-ill', 'heat', 'dehydration', 'lost'],
    /\b(leh|ladakh|nubra|pangong|khardung\w*|tso moriri|spiti|kaza|kedarnath|amarnath|hemkund|gurudongmar|nathula|tavang|everest|base camp|high altitude|altitude|unchai|tungnath|zoji\w*|roopkund|rupkund|hampta|goecha|sandakphu)\b/,
  ],
  [
    'headache',
    ['emergency', 'stroke', 'head', 'child-ill'],
    /\b(vorst|vorse?t|most teribl[ey]|jindagi ka sabse|ab tak ka sabse|aj tak ka sabse)\b.{0,24}\b(head ?ache?|(sar|sir) ?(ka )?dard|migraine)|\b(thunderclap)\b|\b(sudden\w*|achanak|ek ?dam|bam|bijli)\b.{0,40}\b(head ?ache?|(sar|sir) (me )?(\w+ )?dard|(sar|sir) fat\w*)\b/,
  ],
  ['child-ill', ['emergency', 'headache'], /^(?=.*\b(bukhar|fever|tap)\b).*\b(chakat\w*|chakt\w*|rash\w*|dane|spots?|daag|gardan|neck)\b/],
  ['voices', ['self-harm'], /\b(avaj\w*|voices?)\b.{0,40}\b(bol|kah|keh|tel|sa(y|id)|order|sun|hear|a (rah|t)|mar)\w*/],
  ['head', unclear, new RegExp(`\\b${blow}\\b.{0,40}\\b${head}\\b|\\b${head}\\b.{0,30}\\b${blow}\\b`)],
  [
    'fit',
    ['emergency', 'child-ill', 'collapse'],
    /(?<!\b(?:dil ka|heart ka|bimari ka|saf|sans ka|dame ka) )\b(daur[ae]|mirgi|siz(u|e)\w*|seizure\w*|convuls\w*|epilep\w*|fits)\b|\b(having|had|got|get(s|ting)|ko|in) (a )?fit\b|\b(hath|har?th|hands?|pair|body|arms?|limbs?|sharir|badan|puri body)\b.{0,24}\b(jhat[ak]k\w*|jerk\w*|tvitch\w*|akad\w*|jhatk\w*)\b|\b(jerk|tvitch|shak)(ing|es)\b.{0,16}\b(al over|and (his|her) eyes|uncontrol\w*)|\beyes rol\w* (up|back)\b/,
  ],
  [
    'ride',
    ['unsafe', 'pursued', 'violence-at-home', 'sexual-violence', 'child-abuse', 'lost'],
    /\b(driver|draivar|cab|taxi|taksi|ola|uber|rapido|auto|auto ?val\w*|riksha\w*|rikshav\w*)\b.*\b(rast[aei]|route|road|vay|rok|ruk|stop\w*|lo[ck]+\w*|sunsan|shortcut|short cut|galat|turn\w*|highvay|utar\w*|andher\w*|dark)\b|\b(rast[aei]|route|road)\b.*\b(driver|draivar|cab|taxi|auto ?val\w*)\b/,
  ],
  // A child's parent speaks, and not the child.
  [
    'child-of-mine',
    ['child-abuse', 'sexual-violence'],
    /^(?!.*\b(mujhe|(touch|rap|hurt|beat|molest|kis|forc)\w* me)\b).*\b(my|our|meri|mera|mere|hamar[ai]|apni|apne) (\d+ (years? old|sal ki|sal ka) |little |chot[ai] )?(daughter|son|nice|nephev|beti|bet[ae]|bachi|bach[aei]|child|kid|grand(daughter|son)|poti|pot[ae]|nati\w*|student|bhanji|bhatiji|sister ki beti)\b(?! ne mujh)/,
  ],
  [
    'neighbour',
    ['violence-at-home', 'unsafe', 'child-abuse', 'elder', 'dowry', 'violence-intended', 'emergency'],
    /^(?!.*\b(me|mujhe|mujhko|hame|humko|mere sath|us)\b).*\b(neighbou?rs?|padosi|padosan|padosiy\w*|pados|bagal (val|ke|me)\w*|next dur|upstairs|dovnstairs|upar val\w*|niche val\w*|samne val\w*|flat above|other flat|mohal\w*)\b/,
  ],
  [
    'dowry',
    ['unsafe', 'forced', 'violence-at-home'],
    /\b(dahej|dovry)\b|\b(in ?lavs?|sasural\w*|sas|saas|sasur|husband|pati)\b.*\b(demand\w*|ask(ing|ed)? for|mang\w*|vants?)\b.*\b(car|gadi|cash|paise|rupe\w*|lakh|gold|sona|bike|money|flat|makan)\b/,
  ],
];

/** Of the danger and the words of a line: the kind that they name within the same sort of danger, or the kind as it was. */
export function closerKind(kind: Kind, message: string): Kind {
  const sound = phoneticOf(message);
  return rules.find(([, from, pattern]) => from.includes(kind) && pattern.test(sound))?.[0] ?? kind;
}

/** Whether a kind is told from another one: "locked in a hot car" from "trapped", so that the wider kind says nothing new of it. */
export const isWithin = (kind: Kind, wider: Kind): boolean => rules.some(([to, from]) => to === kind && from.includes(wider));
