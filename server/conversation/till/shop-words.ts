/** What a line says about the shop: which guides it names, and what it wants of the till. */

import { join } from 'node:path';
import { catalog, type Sku } from '#shared/catalog.ts';
import { type Classifier, createClassifier } from '../../language/classifier.ts';
import { readExamples } from '../../language/examples.ts';
import { normalise } from '../../language/normalise.ts';
import type { InLangs } from '../../personas/persona.ts';

/** What each guide is about, to stand inside a sentence. */
export const aboutGuide: Record<Sku, InLangs> = {
  'ayurvedic-nuskha': {
    en: 'home remedies for coughs, stomachs, joints and sleep',
    hinglish: 'khansi, pet, jodon aur neend ke gharelu nuskhe',
    hi: 'खाँसी, पेट, जोड़ों और नींद के घरेलू नुस्ख़े',
  },
  'herbal-hair-care': {
    en: 'oils, washes and habits for dry, thinning or tired hair',
    hinglish: 'rookhe aur jhadte baalon ke tel, dhulai aur aadatein',
    hi: 'रूखे और झड़ते बालों के तेल, धुलाई और आदतें',
  },
  'desi-cooking-secrets': {
    en: 'tempering, dals, rotis and rescues, the village way',
    hinglish: 'tadka, dal, roti aur bigde khane ko bachane ke raaz',
    hi: 'तड़का, दाल, रोटी और बिगड़े खाने को बचाने के राज़',
  },
  'seasonal-wellness': {
    en: 'what to eat, wear and avoid in each of the six seasons',
    hinglish: 'chhah mausam ka khana, kapda aur parhez',
    hi: 'छह मौसम का खाना, कपड़ा और परहेज़',
  },
  'home-cleaning-hacks': {
    en: 'stains, smells, brass and kitchens with what is in the cupboard',
    hinglish: 'daag, badboo, peetal aur rasoi ki safai ghar ki cheezon se',
    hi: 'दाग, बदबू, पीतल और रसोई की सफ़ाई घर की चीज़ों से',
  },
  'spiritual-practices': {
    en: 'a quiet mind: lamp, breath, japa and a small daily practice',
    hinglish: 'shaant mann ke liye diya, saans, jap aur roz ka chhota abhyaas',
    hi: 'शांत मन के लिए दीया, साँस, जप और रोज़ का छोटा अभ्यास',
  },
  'immunity-booster': {
    en: 'kadhas, foods and routines for a body that falls ill less often',
    hinglish: 'kadhe, khana aur roz ki aadatein, taaki sharir kam beemar pade',
    hi: 'काढ़े, खाना और रोज़ की आदतें, ताकि शरीर कम बीमार पड़े',
  },
};

/** Words that name a guide by themselves, beside its full name; as written or misspelt, each script. */
const ownWords: Record<Sku, string> = {
  'ayurvedic-nuskha': 'ayurvedic ayurveda ayurved ayurvedik ayurvedi आयुर्वेदिक आयुर्वेद',
  'herbal-hair-care': 'herbal hair-care haircare हर्बल हेयर',
  'desi-cooking-secrets': 'cooking cookery desi-cooking कुकिंग',
  'seasonal-wellness': 'seasonal wellness सीज़नल वेलनेस',
  'home-cleaning-hacks': 'cleaning hacks home-cleaning क्लीनिंग',
  'spiritual-practices': 'spiritual practices spirituality adhyatmik आध्यात्मिक स्पिरिचुअल',
  'immunity-booster': 'immunity booster इम्युनिटी बूस्टर',
};

/** Subjects that name a guide where the line speaks of a guide: "the hair one", "guide for stains". */
const subjects: Record<Sku, string> = {
  'ayurvedic-nuskha': 'remedies remedy nuskha nuskhe cough khansi joint joints stomach pet digestion sleep neend नुस्खा नुस्खे खांसी',
  'herbal-hair-care': 'hair baal baalon dandruff hairfall बाल बालों',
  'desi-cooking-secrets': 'cook recipe recipes kitchen rasoi khana khane dal food रसोई खाना खाने',
  'seasonal-wellness': 'season seasons winter summer monsoon mausam sardi garmi मौसम',
  'home-cleaning-hacks': 'clean stain stains daag safai house home सफाई दाग',
  'spiritual-practices': 'mind meditation peace prayer puja mann dhyan bhakti मन पूजा ध्यान शांति',
  'immunity-booster': 'immune kadha illness bimar beemar काढ़ा बीमार',
};

const speaksOfGuide =
  /\b(guide|guides|book|books|pdf|nuskha|wali|wala|vali|one|ones|link|buy|by|order|send|bhej\w*|chahiye|take|want|lena|le)\b|गाइड|किताब|वाली|वाला|भेज|चाहिए|लिंक/iu;

const wordSet = (lists: Record<Sku, string>): ReadonlyMap<string, Sku> =>
  new Map(catalog.flatMap(({ sku }) => lists[sku].split(' ').map((word) => [normalise(word.replaceAll('-', ' ')), sku] as const)));

const own = wordSet(ownWords);
const bySubject = wordSet(subjects);

/**
 * The guides that a line names, in its order: by name, by a misspelt name, or by subject where it speaks of a guide.
 * @param isOfSale a guide is just being chosen: a subject alone names one
 */
export function guidesNamedIn(message: string, isOfSale = false): Sku[] {
  let line = normalise(message);
  const full = catalog.filter(({ name }) => line.includes(normalise(name)));
  // A whole name is taken out: "nuskha" stands in two of them, and would name the other.
  for (const { name } of full) line = line.replaceAll(normalise(name), ' ');
  const words = line.split(' ');
  const found: { sku: Sku; at: number }[] = [];
  const isOfGuide = isOfSale || speaksOfGuide.test(message);
  for (const [at, word] of words.entries()) {
    const pair = `${word} ${words[at + 1] ?? ''}`.trim();
    const sku =
      own.get(pair) ?? own.get(word) ?? (word.length >= 6 ? misspelt(word) : undefined) ?? (isOfGuide ? bySubject.get(word) : undefined);
    if (sku !== undefined && !found.some((other) => other.sku === sku)) found.push({ sku, at });
  }
  const named = [...new Set([...full.map(({ sku }) => sku), ...dropWeaker(found, words).map(({ sku }) => sku)])];
  // "Not the hair one, the prayer one": what is named last is meant.
  return named.length === 2 && /\b(not|nahi|nahin|instead of|rather than)\b|नहीं/iu.test(message) ? named.slice(-1) : named;
}

/** "Ayurvedic nuskha" is one guide though "nuskha" stands in two names: a subject word beside an own word says nothing of its own. */
function dropWeaker(found: { sku: Sku; at: number }[], words: readonly string[]): { sku: Sku; at: number }[] {
  const isOwn = ({ at }: { at: number }) => {
    const word = words[at] ?? '';
    return own.has(`${word} ${words[at + 1] ?? ''}`.trim()) || own.has(word) || (word.length >= 6 && misspelt(word) !== undefined);
  };
  return found.filter((one) => isOwn(one) || !found.some((other) => other !== one && isOwn(other) && Math.abs(other.at - one.at) <= 1));
}

const names = [...own].filter(([word]) => word.length >= 6 && !word.includes(' '));

/** A name with a letter or two wrong: "cokking", "imunity", "spritual". */
function misspelt(word: string): Sku | undefined {
  return names.find(([name]) => distance(word, name, name.length >= 8 ? 2 : 1) <= (name.length >= 8 ? 2 : 1) && word[0] === name[0])?.[1];
}

/** Edits between two words, or more than `max`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? max + 1;
}

/** Turns of phrase that examples alone confuse with ordinary talk. */
const phrases: readonly [string, RegExp][] = [
  [
    'cancel',
    /\b(do(n'?t| not)|wo(n'?t|uld not)|not|never|no) (want to |going to |gonna |need to )?(buy|buying|purchase|order) ?(anything|any|it|now|one)?\b|\b(nothing to buy|just looking|kuch nahi (lena|kharidna|chahiye)|nahi (kharid\w*|lena|leni)|khareedna nahi|(don'?t|do not|dont) (ask|offer|sell)( me)?( it)?( again| anything)?|bechna band|stop selling)\b|नहीं (ख़?रीद|लेना|लेनी)/iu,
  ],
  [
    'discount',
    /\b(discount|coupon|(\d+|price|cost|guide|it|it'?s|that'?s) (is )?too (much|costly|expensive|high)|^too (much|costly|expensive)|last price|final price|thoda kam|kam kar\w*|kuch kam|bahut mehe?ng[ai]|give (it |me )?(it )?for (rs\.? ?)?\d+|(\d+ )?(bahut|zyada|jyada) (hai|he|mehnga)|\d+ (me|mein|mai) (do|de do|dedo|dena|doge|milega|milegi)|combo|bundle|any offers?|for (rs\.? ?)?\d+ only|\d+ final)\b|छूट|कम कर|महँग|महंग/iu,
  ],
  [
    'inside',
    /\b(what('?s| is| will i find| do i get| all is)? ?(inside|in it|in that|in this|in the guide)|(andar|usme|isme|us mein|is mein) kya)\b|(अंदर|उसमें|इसमें) क्या/iu,
  ],
  [
    'recommend',
    /\b(koi|any|is there an?|which|kaun ?si|konsi) (guide|book|kitab)\b|^\W*((ok|so|then|to|toh|phir)\W+)*(which one|kaun ?s[ai]( wali)?|konsi)( finally| then| should i (take|buy)| lu| loon)?\W*$|\b(do you have|got) (something|anything|a guide|a book)( written)?\b|something written|(something|anything|kuch) (i can |to |jo )?(read|padh\w*)( on| about)?|read (it |this |more )?(properly|about it|in detail)|padhne (ko|ke liye) (kuch|mile)|कोई (गाइड|किताब)|कौन[ -]?सी (गाइड|किताब)/iu,
  ],
  ['cash', /\b(cod|cash on delivery|nakad|cash (de|doon|dunga|chalega|payment))\b|नकद/iu],
  [
    'how-to-pay',
    /\b(one|single|two|separate|alag|ek hi) payments?\b|\b(upi|gpay|phone ?pe|paytm|card|net ?banking)\b.{0,20}(chal\w*|work|accept|pay|se)/iu,
  ],
  [
    'delivery',
    /\b(kitab|book|guide|file|pdf)\b.{0,24}\b(ghar|phone|mobile|courier|post|hard ?copy|printed)\b|\b(ghar|phone) (pe|par) (aati|aata|aayegi|milegi)\b|घर आ(ती|ता|एगी)/iu,
  ],
  ['privacy', /\b(spam|ads?|advert\w*|newsletter|promotions?)\b/iu],
  [
    'recheck',
    /^\W*(done|all (set|done)|is it done|ho gaya( kya)?|hogaya( kya)?|ab sahi( kiya| hai)?|sahi (kiya|hai)( kya| na)?|correct now|(yes |haan? )?(it )?(went|sent)|gaya kya|bhej diya( kya)?|हो गया( क्या)?|सही (है|किया)( क्या)?|भेज दिया( क्या)?)\W*$/iu,
  ],
  ['whatsapp', /\b(whats ?app|telegram|sms)\b|व्हाट्स|वॉट्स/iu],
  [
    'link-broken',
    /\blink\b.{0,24}\b(not|nahi|nahin|isn'?t|error|expired|broken|dead|blank)\b|\b(where|kaha+n?)\b.{0,20}\blink\b|\blink\b.{0,16}\b(kaha+n?|kidhar|where|aaya|aayi|mila)\b|लिंक.{0,20}(नहीं|कहाँ|कहां|आया)/iu,
  ],
  ['emi', /\b(emi|instal?l?ments?|kisht?)\b|किस्त|ईएमआई/iu],
  ['invoice', /\b(gst|invoice|tax bill|bill chahiye)\b|जीएसटी/iu],
  ['cheapest', /\b(cheapest|cheaper|sast[ai]|least expensive|under (rs\.? ?)?\d+|below (rs\.? ?)?\d+|\d+ (ke andar|se kam|tak))\b|सस्त/iu],
  ['refund', /\b(refunds?|money back|pais[ae] wapas)\b|रिफ|पैसे? वापस/iu],
];

/** Below this a line wants nothing of the till. */
const scoreMin = 0.36;
/** After a guide was agreed to or sold, less is needed: the talk is of it. */
const activeScoreMin = 0.29;

/** Words of wanting a thing now. */
const wanting =
  /\b(i('| wi)?ll (take|have|buy)|i (want(ed)?|need|would like)|i'?d like|want|need|take|buy|order|send|give me|get me|book|chahiye|chaiye|lena|leni|lunga|lungi|loonga|le (lo|lete)|bhej\w*|de do|dedo|dijiye|kharid\w*|kar (do|dijiye)|go ahead|snd|hi sahi|ok then (rs\.? ?)?\d+|wahi (de|do|chahiye|lena|leni)|proceed|confirm)\b|चाहिए|भेज|दे दो|दीजिए|लेना|लेनी|लूँगा|लूंगी|ख़?रीद/iu;

/** Whether a line wants a thing now, rather than asking about it. */
export const wantsIt = (message: string): boolean =>
  wanting.test(message) && !/\b(do you|is there|which|what|how|don'?t|kya|kaun)\b|क्या|कौन/iu.test(message);

let acts: Classifier | undefined;

/** What a line wants of the till (the headings of `acts.md`), with its certainty; undefined when it wants nothing. */
export function tillActIn(message: string, isActive = false): { act: string; score: number } | undefined {
  const phrase = phrases.find(([, pattern]) => pattern.test(message));
  if (phrase) return { act: phrase[0], score: 0.9 };
  acts ??= createClassifier(() => readExamples(join(import.meta.dirname, 'acts.md')), { normalise, keptAs: 'till' });
  const [best] = acts.classify(message, 2);
  if (!best || best.label === 'none' || best.score < (isActive ? activeScoreMin : scoreMin)) return undefined;
  return { act: best.label, score: best.score };
}
