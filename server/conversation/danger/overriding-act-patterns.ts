import { type Rule, thing, urge } from './act-patterns.ts';
import type { Family } from './families.ts';

const person =
  '(mother|mumy|mom|ma|ami|father|papa|dad|abu|brother|bhai|bhaiya|sister|behen|bahan|didi|bhabhi|vife|patni|bivi|husband|pati|son|beta|daughter|beti|dost|friend|best friend|saheli|rumate|flatmate|cousin|uncle|aunty?|chacha|chachi|mama|mami|mausi|masi|bua|dadi|nani|dada|nana|neighbour|neighbor|padosi|padosan|varden|vorden|guard|teacher|colleague|landlady|asha didi|doctor sahab|pandit|pujari|priest|sir|madam|principal|maulvi)';

/** Nobody picks up, or the line is busy. */
const unanswered =
  /\b(112|108|102|101|181|1098|1930|14416|ambulance|helpline\w*|police)\b.{0,24}\b(not|nahi|busy|no one|nobody|koi nahi)\b.{0,16}\b(pick\w*|ansver\w*|uth\w*|lag\w*|mil\w*|conect\w*|ring\w*|busy)\b|\b(nobody|no one|koi nahi|not)\b.{0,12}\b(pick\w*|ansver\w*|uth\w*)\b.{0,12}\b(up )?(on |at )?(112|108|102|101|181|1098|1930|14416|ambulance|helpline\w*)\b|\b(112|108|102|181|1098|14416|helpline) (is |line )?busy\b/;

/** Acts that outweigh even the nearest example: how far help is, the person asked for, what is put away. */
const patterns: readonly Rule[] = [
  ['urge', urge, ['mind']],
  ['talk', /\b(sit|stay) (here )?(vith|beside|near) me\b|\bmere (sath|pas) (baith|beth|ruk)\w*/, ['mind', 'harm', 'net', 'pep', 'anger']],
  // A line that nobody answers.
  ['not-picked', unanswered, ['mind']],
  ['no-answer', unanswered, ['peril']],
  [
    'alone-yes',
    /\b(no one|nobody|no body)\b.{0,10}\b(to (cal|help|take)|here|vith me|(at )?home)\b|\bkoi( bhi)? nahi( hai)? (ghar|yaha\w*|pas|sath)\b|\b(ghar|yaha\w*|pas|sath) (pe|par|me)? ?koi( bhi)? nahi\b|\b(i am|me|mai) (al |bilkul |ghar (pe|par|me) )?(alone|akel[ai])( (at home|here|hu|hun|in my \w+))?$/,
    ['body'],
  ],
  ['busy', unanswered, ['body', 'harm', 'other', 'pep', 'net']],
  [
    'refuse',
    /\b(hospital|doctor|aspatal|asptal|ambulance)\b.{0,12}\b(nahi|not)\b.{0,6}\b(ja\w*|chal\w*|go)\b|\brefus\w* to go\b|\b(vil|do|does) not (vant to )?go\b(?! (dovn|avay))|\bmana kar (rah|di)\w*/,
    ['body'],
  ],
  [
    'they-tell',
    /\b(they|vo|ve|helpline\w*)\b.{0,30}\b(ghar|home|hom|house|parents|papa|mumy|family)\b.{0,16}\b(fone|fon|cal|bata|bol|tel)\w*|\b(they|helpline)\b.{0,20}\b(cal|tel|fone|inform)\w* (my )?(home|house|parents|family|papa|father|mother)\b/,
    ['mind'],
  ],
  [
    'car-later',
    /\b(brother|bhai\w*|husband|pati|son|beta|papa|uncle|driver|car|gadi(?! se)|cab)\b.{0,40}\b(\d+|one|tvo|an|half an|ek|do|tin|adh[ae]) (hours?|hrs?|ghant\w*)\b(?!.{0,12}\b(lag|dur|far|avay|rast|drive|ago|pehle))/,
    ['body'],
  ],
  [
    'will-do',
    /\b(taking|took|going by|got|mil ga\w*)\b.{0,10}\b(auto|cab|taxi|rickshav|rikshav?)\b|\b(auto|cab|taxi|riksha\w*) (le (kar|ke)|me|se) .{0,10}(ja|nikal)\w*/,
    ['body'],
  ],
  ['suck', /\b(chir\w*|chus\w*|suck\w*|cut (it|the|open|and))\b/, ['body']],
  ['tied', /\b(rasi|rope|dupat\w*|kapda|string|belt|gamch\w*)\b.{0,24}\b(band\w*|tied|tie|kas\w*)\b|\btourniq\w*/, ['body']],
  ['eyes', /\b(ankh\w*|eyes?|eyelids?|palak\w*)\b.{0,16}\b(bhari|heavy|dro+p\w*|drup\w*|band|dhundl\w*|double|nahi khul)\w*/, ['body']],
  ['baba', /\b(ojha|jhad|jhadfun?k|fun?k|tantrik|mantra|healer)\b|\bbaba\b.{0,16}\b(pas|ke pas|hai|near)\b/, ['body']],
  ['killed', /\b(san?p|snake)\b.{0,16}\b(mar|pakad|kil|catch|caught|brought|la)(u|na|du|\w* di\w*|\w* l\w*|ing|ed)?\b/, ['body']],
  ['no-means', new RegExp(`\\b${thing}\\b.{0,12}\\bnahi\\b|\\b(no|not|do not have|have no)\\b.{0,12}\\b${thing}\\b`), ['mind']],
  ['intent-yes', /\b(kabhi kabhi|kabhi|sometimes|haan|han|ha|yes|often|roz)\b.{0,14}\b(soch\w*|think\w*|thought|khayal|khyal)\b/, ['mind']],
  [
    'wait',
    /\b(ambulance|112|108|they|vo)\b.{0,24}\b(\d+|half an|adh[ae]|one|ek|do) ?(min\w*|hours?|ghant\w*)\b/,
    ['body', 'peril', 'other'],
  ],
  [
    'far',
    /\b(\d+|half an|an|one|tvo|ek|do|adh[ae]|dedh) ?(min\w*|hours?|hrs?|ghant\w*|km\w*|kilo?met\w*)\b.{0,16}\b(avay|far|dur|from (here|us|home)|drive|rast[ae]|lag\w*|ja\w*)\b|\b(hospital|doctor|aspatal|phc|clinic|sarkari)\b.{0,20}(\b\d+ ?(min|km|hour|ghant)\w*|\b(sheher|shahar|shehar|city|tovn|dur|far|district)\b)/,
    ['body'],
  ],
  [
    'put-away',
    /\b(rakh|hata|fek|phek|fenk|baha|tod) ?(deta|deti|diya|di|dia|du|dun|dunga|dungi|rah[aei])\b|\b(put|threv|thrown?|throving|gave|given|giving|moved|flushed|locked)\b (it|them|the \w+|that)\b.{0,12}\b(avay|back|dovn|out|to|in)\b|\bflushed (it|them)\b/,
    ['mind'],
  ],
  [
    'coming-down',
    /\b(niche|nice|andar|piche|pice)\b.{0,10}\b(a|utar|chal|ja|hat)\w* ?(rah\w*|ga\w*|gy\w*|hu|hun)?\b|\b(coming|climbing|geting|going|steped|came|vent|moved|climbed)\b.{0,8}\b(dovn|inside|avay from|back in|of the)\b/,
    ['mind', 'other'],
  ],
  ['means', new RegExp(`^(the |some |a |my |ek |bahut |sari )*(sleping )?${thing}( hai| he| he vo| paras?| ki)*$`), ['mind']],
  [
    'named',
    new RegExp(
      `^((maybe|may be|shayad|perhaps|probably|only|sirf|bas|just|i think|han|haan|ha|yes|ok|acha|there is|one|ek|a|the|to|its|it is|i have|my|our|mera|meri|mere|mare|hamar[aei]|bad[aei]|chot[aei]|elder|younger) ?)*${person}( ?(and|aur|ya|or) ${person})?( ?(ji|hai|he|hain|is|can|could|maybe|shayad|ko|here|there|se|pas me|at home|ghar (pe|par|me)|jag rahw*|is avake|avake|dovnstairs|niche|nice|next dur|pados me|bagal me|rahte|rehte|i think))*$|\b(pados|padosi|next dur|neighbou?rw*|bagal)\b.{0,20}\b(hai|he|hain|is|are|rahw*|rehw*|livew*|uncle|aunty|ji)$`,
    ),
    ['mind', 'harm', 'net', 'pep', 'anger', 'body'],
  ],
];

/** Like `actByPattern`, but for the few acts that outweigh what the examples say. */
export const overridingAct = (sound: string, family: Family): string | undefined =>
  patterns.find(([, pattern, families]) => (!families || families.includes(family)) && pattern.test(sound))?.[0];
