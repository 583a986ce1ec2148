/** The guides that a line names, and those that it turns away. */

import { catalog, type Sku } from '#shared/catalog.ts';
import { memoise } from '../../language/memoise.ts';
import { normalise } from '../../language/normalise.ts';

/** Words that name a guide by themselves, beside its full name; as written or misspelt, each script. */
const ownWords: Record<Sku, string> = {
  'ayurvedic-nuskha': 'home-remedies home-remedy gharelu-nuskhe gharelu-nuskha ayurvedic ayurveda ayurved ayurvedik ayurvedi आयुर्वेदिक आयुर्वेद',
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
  'immunity-booster': 'immune kadha illness sick ill bimar beemar kadhe काढ़ा काढ़े बीमार',
};

/** Words that say that a guide is spoken of. */
const guideWord = /^(?:guides?|books?|pdfs?|kitab\w*|link|buy|order|kharid\w*)$/;
/** "The hair one", "baal wali"; before another thing they speak of that: "sardi wali khansi". */
const pointing = /^(?:vali|vala|vale|one|ones)$/;
const afterPointing =
  /^(?:guides?|book|pdf|kitab|ek|de|do|dena|dijiye|bhej\w*|send|chahiye|kitn\w*|hai|he|please|len[ai]|lu|lung[ai]|ka|ki|ke|bhi|to|na|nahi|is|for|how|price|rate|dam|instead|thik|acha|sahi|better|then|now|too|also|and|aur|dono|both|mein|only|hi|kar|kya|le|lo|lete|not|i|it|in|at|batao|vo|voh|r[ae]hne|chod\w*|hata\w*|nikal\w*|mat|bad|later|agle|phir|cancel|ko|par|pe)$/;

/** "Cooking for me and hair for my wife": subjects that are shared out name guides. */
export const sharesOut = (message: string): boolean => sharing.test(normalise(message));
/** "I want hair and cleaning": things that are wanted together. */
const listing =
  /\b(?:want|need|give|send|chahiye|de do|bhej\w*|lena|take|le rah[aei])\b.*(?:,|\band\b|\baur\b|&)|(?:,|\baur\b|और).*(?:\b(?:chahiye|de do|bhej\w*|lena|leni|le rah[aei]|lung[ai])\b|चाहिए|भेज|दे दो)/iu;
/** "The kitchen one, the hair one and the one on cleaning": each is pointed at. */
const pointingList = /(?:\b(?:one|wal[ie]|guide)\b[^,]*(?:,|\band\b|\baur\b|&).*)+\b(?:one|wal[ie]|guide)\b/iu;
/** "रसोई और सफाई दोनों वाली", "hair and cooking, both". */
const bothPointed =
  /(?:\b(?:and|aur)\b|&|(?<!\p{L})और(?!\p{L})).*(?:\bdono+n? (?:wal[ie]|hi|chahiye|bhej\w*|de)\b|\bboth\W*$|\b(?:teeno|tino|teenon|all three)\b|(?:दोनों|तीनों|चारों) (?:वाली|ही|चाहिए|भेज|दे))/iu;
/** "Nuskhe, safai aur mausam wali chahiye": the last word points at each of them. */
const pointsAtAll = /(?:\baur\b|&|(?<!\p{L})और(?!\p{L}))\s+(?:\p{L}\S*\s+){1,2}?(?:wal[ie]|vali|guides?|वाली|वाले|गाइड)(?![\p{L}\p{M}])/iu;
/** What stands between them. */
const separator = /,|&|\b(?:and|aur)\b|(?<!\p{L})और(?!\p{L})/iu;
const unique = (skus: Sku[]): Sku[] => [...new Set(skus)];
/** "Hair, cooking and cleaning": beside guides that are named a subject names another. */
const namesOwn = (message: string): boolean => {
  const words = normalise(message).split(' ');
  return words.some((word) => guideWord.test(word) || guideWords().own.has(word));
};
/** "Hair" in a list names a guide; in a sentence of its own it is what the sentence is about. */
const isShort = (part: string): boolean => part.trim().split(/\s+/).length <= 4;
const sharing =
  /\b(?:for (?:me|myself)|mere liye)\b.*\b(?:for (?:my|her|him)|(?:vif|wife|husband|mummy|ma|papa|bhai|bahan|bete|beti|dost|patni|pati|unke|uske) ke liye)\b/;

/** What turns a guide away, before its name and after it. */
const awayBefore = /\b(?:not|leave|drop|cancel|instead of|rather than|without|remove)(?: \w+){0,2}$/;
const awayAfter =
  /^(?:(?:guide|book|vali|vala|one|ki|ka|ke|ko|care|hacks|tips|practices|secrets|path|wellness|to) )*(?:(?:is |are |hai )?(?:no|not an?) (?:problem|isue|issue)|(?:ki |mein )?(?:koi )?(?:dikat|dikkat|problem) nahi|nahi|mat|chod\w*|hata\w*|nikal\w*|r[ae]hne|ki jagah|jagah|(?:to |abhi |phir |i (?:will|ll) (?:take|buy|get|have) )*(?:bad mein|bad me|later|next (?:time|month|week)|agle|agli|phir kabhi|some other|another time|after (?:diwali|salary|some|a few|that|this)))\b/;

const wordSet = (lists: Record<Sku, string>): ReadonlyMap<string, Sku> =>
  new Map(catalog.flatMap(({ sku }) => lists[sku].split(' ').map((word) => [normalise(word.replaceAll('-', ' ')), sku] as const)));

const readWords = () => {
  const own = wordSet(ownWords);
  return { own, bySubject: wordSet(subjects), names: [...own].filter(([word]) => word.length >= 6 && !word.includes(' ')) };
};
let held: ReturnType<typeof readWords> | undefined;

/** The words by which guides are named, read with the first line: a start need not wait for them. */
function guideWords() {
  held ??= readWords();
  return held;
}

/** A guide in a line, by the place of its word. */
interface Found {
  sku: Sku;
  at: number;
}

/** The guides of a line: those it names, and those it turns away ("not the hair one, the prayer one"). */
export interface GuidesNamed {
  named: readonly Sku[];
  away: readonly Sku[];
}

/**
 * The guides that a line names or turns away, in its order: by name, by a misspelt name, or by subject where it speaks of a guide.
 * @param isOfSale a guide is just being chosen: a subject alone names one
 */
export const guidesIn = memoise(readGuides);

function readGuides(message: string, isOfSale = false): GuidesNamed {
  const isPointed = pointingList.test(message) || bothPointed.test(message);
  const isList = pointsAtAll.test(message) || namesOwn(message);
  const parts =
    isPointed || listing.test(message)
      ? message.split(separator).map((part) => guidesIn(part, isOfSale || isPointed || (isList && isShort(part))))
      : [];
  if (parts.length > 1) return { named: unique(parts.flatMap(({ named }) => named)), away: unique(parts.flatMap(({ away }) => away)) };
  let line = normalise(message);
  // A whole name becomes one word: "nuskha" stands in two of them, and would name the other.
  for (const { sku, name } of catalog) line = line.replaceAll(normalise(name), wholeName(sku));
  const words = line.split(' ');
  const { own, bySubject } = guideWords();
  const isOfGuide = isOfSale || words.some((word) => guideWord.test(word)) || sharesOut(message);
  const found: Found[] = [];
  for (const [at, word] of words.entries()) {
    const pair = `${word} ${words[at + 1] ?? ''}`.trim();
    const sku =
      (word.startsWith(wholePrefix) ? catalog.find((guide) => wholeName(guide.sku) === word)?.sku : undefined) ??
      own.get(pair) ??
      own.get(word) ??
      (word.length >= 6 ? misspelt(word) : undefined) ??
      (isOfGuide || isPointedAt(words, at) ? bySubject.get(word) : undefined);
    if (sku !== undefined && !found.some((other) => other.sku === sku)) found.push({ sku, at });
  }
  const sure = dropWeaker(found, words);
  // "The kitchen tiles are yellow, the cleaning guide": beside a guide that is pointed at a subject is only a subject.
  const pointed = sure.filter(({ sku, at }) => own.get(words[at] ?? '') === sku || isPointedAt(words, at));
  const named =
    isOfSale || sharesOut(message) || pointed.length === 0 ? sure : sure.filter((one) => pointed.includes(one) || isNamed(one, words));
  const isAway = ({ at }: Found): boolean => awayBefore.test(words.slice(0, at).join(' ')) || awayAfter.test(words.slice(at + 1).join(' '));
  const skusOf = (guides: readonly Found[]): Sku[] => guides.map(({ sku }) => sku);
  return { named: skusOf(named.filter((one) => !isAway(one))), away: skusOf(named.filter(isAway)) };
}

/** A guide by its own name, whole or misspelt. */
const isNamed = ({ at }: Found, words: readonly string[]): boolean => {
  const word = words[at] ?? '';
  return (
    word.startsWith(wholePrefix) ||
    guideWords().own.has(`${word} ${words[at + 1] ?? ''}`.trim()) ||
    (word.length >= 6 && misspelt(word) !== undefined)
  );
};

const wholePrefix = 'guide-';
const wholeName = (sku: Sku): string => wholePrefix + sku;

/** "The hair one", "baalon wali": a subject, and within three words what points at a guide. */
const isPointedAt = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 4).some((word, i) => {
    const next = words[at + 2 + i];
    return pointing.test(word) && (next === undefined || afterPointing.test(next));
  });

/** "Ayurvedic nuskha" is one guide though "nuskha" stands in two names: a subject word beside an own word says nothing of its own. */
function dropWeaker(found: readonly Found[], words: readonly string[]): Found[] {
  const { own } = guideWords();
  const isOwn = ({ sku, at }: Found) => {
    const word = words[at] ?? '';
    return (
      word === wholeName(sku) ||
      own.has(`${word} ${words[at + 1] ?? ''}`.trim()) ||
      own.has(word) ||
      (word.length >= 6 && misspelt(word) !== undefined)
    );
  };
  return found.filter((one) => isOwn(one) || !found.some((other) => other !== one && isOwn(other) && Math.abs(other.at - one.at) <= 1));
}

/** A name with a letter or two wrong: "cokking", "imunity", "spritual". */
function misspelt(word: string): Sku | undefined {
  return guideWords().names.find(
    ([name]) => word[0] === name[0] && distance(word, name, name.length >= 8 ? 2 : 1) <= (name.length >= 8 ? 2 : 1),
  )?.[1];
}

/** Edits between two words, or more than `max`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row: number[] = [];
  for (let i = 0; i <= b.length; i++) row.push(i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? max + 1;
}
