import type { Kind } from './families.ts';

/**
 * Acts that the same words do not mean in every danger: who does not cry has no air when something is stuck, and sleep after a bite is the
 * venom. Read over a line as it sounds (`phonetic.ts`), before all other acts. The first rule counts.
 */
type Rule = readonly [act: string, kinds: readonly Kind[], pattern: RegExp];

const drowsy =
  /\b(sle?i?py|drovsy|dozing|(fal\w*|fel) aslip|nind a (rah|ga)\w*|son[ei] lag\w*|so (gaya|gai|gayi|gaye|rah[aei])|ungh\w*|sust (ho|pad|hai)\w*)\b/;
const unopened =
  /\b(ankh\w*|eyes?|palk?e?n?)\b.{0,12}\b(nahi|not|na|can not)\b.{0,8}\b(khol\w*|khul\w*|open\w*|uth\w*)\b|\b(not|nahi|can not|does not|von?t)\b.{0,8}\b(open\w* (his|her|their|the)? ?eyes|vak\w* up|vaking|jag rah\w*|uth rah\w*)\b/;
const poisoned: readonly Kind[] = ['overdose', 'gas', 'collapse', 'head', 'heat', 'shock', 'stroke', 'headache', 'emergency', 'sugar'];

const rules: readonly Rule[] = [
  [
    'no-air',
    ['choking'],
    /\b(not|no|nahi|can not|stoped|band)\b.{0,12}\b(cry\w*|ro|breath\w*|sans|air|sound|avaj|cough\w*|khan?s\w*|bol|speak\w*)\b|\b(cry\w*|ro|breath\w*|sans|avaj|cough\w*)\b.{0,8}\b(nahi|not|band)\b|\b(blue|nil[aei]|nile)\b|\b(sans|breath\w*)\b.{0,16}\b(le|a|kha) pa\w*|\bnahi pa rah\w* sans\b/,
  ],
  [
    'cries-now',
    ['labour'],
    /^(?!.*\b(nahi ro|ro nahi|not cry\w*|no cry|nahi rota|nahi rot[ia])\b).*\b((bach\w*|baby|he|she|it)?.{0,12}(nikal|ho|paida ho|a|born|out|come|came)\b.{0,24}\b(ro rah\w*|ro di\w*|cry\w*|cried)|(ro rah\w*|cry\w*|cried)\b.{0,16}\b(born|out|nikal|paida))/,
  ],
  [
    'coming-now',
    ['labour'],
    /\b(sir|sar|head|bal|hair)\b.{0,16}\b(dikh|najar|nazar|shov|visib|crovn|out|bahar)\w*|\b(bach\w*|baby)\b.{0,12}\b(a|nikal|bahar a) rah\w*|\b(se|can se|see) the head\b/,
  ],
  ['other', ['labour'], /\b(pani|vater)\b.{0,12}\b(nikal|gir|broke|tut|fut|fat|gone|came)\w*/],
  [
    'drops',
    ['infant'],
    /\b(crocin|krosin|calpol|paracetamol|parasitamol|dolo|ibuprofen|syrup|sirap|antibiotic\w*|drops|medicine|dava\w*|davai)\b.{0,24}\b(de|du|dedu|dena|den|give|given?|pila\w*|chalega)\b|\b(give|can i|shal i|should i)\b.{0,16}\b(crocin|calpol|paracetamol|dolo|ibuprofen|syrup|antibiotic\w*|drops|medicine)\b/,
  ],
  ['cold', ['infant'], /\b(hands?|hath|har?th|fit|pair|body|sharir|badan|he|she|baby|bach\w*)\b.{0,16}\b(cold|thand\w*|icy)\b/],
  ['eyes', ['bite'], unopened],
  ['eyes', ['bite'], drowsy],
  ['asleep', ['fit'], drowsy],
  ['awake-no', poisoned, unopened],
  ['asleep', poisoned, drowsy],
  [
    'give',
    ['low-sugar'],
    /^(to |ab |abhi |fir |phir |usko |unko |use |unhe )*(k[yi]?a|kuch) (du|den|dena hai|dena chahie|khila\w*|pila\w*)\b/,
  ],
  [
    'awake-yes',
    ['low-sugar'],
    /^(?!.*\b(thik|beter|fine|ok|normal|aram|vel)\b).*(\b(javab de|bol|bat kar|sun) rah\w*|\b(avake|ansvering|talking|responding|hosh me)\b(?!.{0,12}\b(nahi|not)\b)|\b(nigal|svalov) (sak|pa)\w*)/,
  ],
  [
    'must-meet',
    ['child-abuse', 'sexual-violence'],
    /\b(kal|aj|phir|fir|tomorov|today|again|roz|monday|next vek)\b.{0,16}\b(clas|class|tutio|tuitio|tushan|school|schul|practice|coaching|leso)\b|\b(clas|class|tutio|tuitio|tushan|practice|coaching|leso)\b.{0,16}\b(kal|aj|phir|fir|tomorov|today|again|monday|next vek)\b/,
  ],
  [
    'angry-with-me',
    ['child-abuse'],
    /\b(mumy|mom|ma|papa|dad|parents|they|vo|ve|she|he|dadi|nani)\b.{0,16}\b(mar(egi|enge|ega|engi|ti|te)|dan?t(egi|enge|ega|engi|ti|te)|gus[ae]|naraj|scold\w*|angry|beat\w*|kil) ?(me|mujhe|hog\w*|kar\w*)?$/,
  ],
  [
    'keep-account',
    ['blackmail'],
    /\b(delet\w*|deactivat\w*|band kar|hata|remov\w*|clos\w*)\b.{0,24}\b(facebu?o*k|fb|insta\w*|vhatsap\w*|acount\w*|akaunt\w*|profile|id|snapchat|telegram|chats?|mesages?)\b|\b(facebu?o*k|fb|insta\w*|vhatsap\w*|acount|akaunt|profile|id|snapchat|telegram|chats?)\b.{0,16}\b(delet\w*|deactivat\w*|band kar|hata)\w*/,
  ],
  [
    'pregnant-after',
    ['sexual-violence', 'child-abuse', 'pep'],
    /\b(pregnan\w*|garbh\w*|pet se|ma ban|bacha (ho|rah|thahar|thehar)\w*|period\w*)\b.{0,24}\b(ho|hu|hau|can|vil|may|gai|get|became|ja\w*|mis\w*|nahi|late)?\b/,
  ],
  [
    'give',
    ['heart', 'breath', 'stroke'],
    /\b(steam|bhap|stim|massage|malish|masage|vicks|viks|balm)\b.{0,24}\b(help|kar\w*|du|de|lu|le|den|deni|leni|give|take|aram|chalega)\b/,
  ],
  // A leaf or a powder that is asked about, a healer instead of the hospital, and a bitten leg that walks.
  [
    'give',
    ['bite', 'overdose', 'stroke', 'heart', 'breath', 'burn', 'emergency'],
    /\b(nim|tulsi|haldi|turmeric|giloy|aloe|ghi|lemo\w*|nimbu|honey|shahad|herbs?|jadi\w*|leaf|leaves|pat[aeio]|kadha|aspirin)\b.{0,20}\b(help\w*|vork\w*|use\w*|kam|fayda|faida|asar|ok|thik|chaleg\w*|theek)\b/,
  ],
  ['healer', ['bite'], /\b(vaid\w*|vaidy\w*|hakim\w*|ojha\w*|tantrik\w*|healer|jhad\w*)\b/],
  [
    'walking',
    ['bite'],
    /\b(he|she|vo|papa|bhai|bach\w*|son|husband|me|i)\b.{0,16}\b(valking|valks|can valk|chal (rah|pa)\w*|ghum rah\w*)\b/,
  ],
  [
    'somebody-knows',
    ['self-harm', 'eating', 'voices'],
    /\b(friend|dost|saheli|sister|didi|behen|bahan|brother|bhai\w*|cousin|teacher|aunt\w*|masi|uncle|girlfriend|boyfriend|rumate)\b.{0,16}\b(knovs|ko (sab |ye )?(pata|malum)|janti hai|janta hai)\b(?!.{0,10}\bnahi\b)/,
  ],
  [
    'no-answer',
    ['self-harm-of-another'],
    /\b(not|nahi|no)\b.{0,10}\b(pick\w*|ansver\w*|utha\w*|reply\w*|repl\w*)\b|\b(fone|phone|call|cal)\b.{0,10}\b(nahi (utha|lag)|svitched of|band)\w*/,
  ],
];

/** The act that a line as it sounds is in this kind of danger, whatever it is in others. */
export const actOfKind = (sound: string, kind: Kind): string | undefined =>
  rules.find(([, kinds, pattern]) => kinds.includes(kind) && pattern.test(sound))?.[0];
