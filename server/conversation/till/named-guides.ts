/** The guides that a line names, and those that it turns away. */

import type { Sku } from '#shared/catalog.ts';
import { memoise } from '../../language/memoise.ts';
import { normalise } from '../../language/normalise.ts';
import { guideWords, misspelt, wholeNamed, withWholeNames } from './guide-words.ts';
import { listedGuides } from './listed-guides.ts';

/** Words that say that a guide is spoken of. */
const guideWord = /^(?:guides?|books?|booklets?|pustak\w*|pdfs?|kita+b\w*|link|buy|order|kharid\w*)$/;
/** "The hair one", "baal wali"; before another thing they speak of that: "sardi wali khansi". */
const pointing = /^(?:vali|vala|vale|one|ones)$/;
const afterPointing =
  /^(?:guides?|book|pdf|kita+b|ek|de|do|dena|dijiye|bhej\w*|send|chahiye|kitn\w*|hai|he|please|len[ai]|lu|lung[ai]|ka|ki|ke|bhi|to|na|nahi|is|for|how|price|rate|dam|instead|thik|acha|sahi|better|then|now|too|also|and|aur|dono|both|mein|only|hi|kar|kya|le|lo|lete|not|i|it|in|at|batao|vo|voh|r[ae]hne|chod\w*|hata\w*|nikal\w*|mat|bad|later|agle|phir|cancel|ko|par|pe)$/;

/** "Khana wali. Petrol bharwana hai": what follows belongs to another sentence. */
const endOfSentence = /[.!?।]+\s+/u;
/** A comma after "the hair one", unless what follows turns it away. */
const afterGuide =
  /(?<![\p{L}\p{M}])(wal[ie]|vali|vala|ones?|वाली|वाला)\s*[,;]\s*(?!(?:not|no|nahi+n?|mat|leave|cancel|later|rehne|chh?od\w*|baad|नहीं|मत|रहने|छोड़|बाद)(?![\p{L}\p{M}]))/giu;
const sentenceEnd = '|';

/** "Cooking for me and hair for my wife": subjects that are shared out name guides. */
export const sharesOut = (message: string): boolean => sharing.test(normalise(message));
/** "I want hair and cleaning": things that are wanted together. */
const listing =
  /\b(?:want|need|give|send|chahiye|de do|bhej\w*|lena|take|le rah[aei])\b.*(?:,|\band\b|\baur\b|&)|(?:,|\baur\b|और).*(?:\b(?:chahiye|de do|bhej\w*|lena|leni|le rah[aei]|lung[ai])\b|चाहिए|भेज|दे दो)/iu;
/** "The kitchen one, the hair one and the one on cleaning": each is pointed at. */
const pointingList = /(?:\b(?:one|wal[ie]|guide)\b[^,]*(?:,|\band\b|\baur\b|&).*)+\b(?:one|wal[ie]|guide)\b/iu;
/** "रसोई और सफाई दोनों वाली", "hair and cooking, both". */
const bothPointed =
  /(?:\b(?:and|aur)\b|&|(?<!\p{L})और(?!\p{L})).*(?:\bdono+n? (?:wal[ie]|hi|chahiye|bhej\w*|de)\b|\bboth[^\p{L}\p{M}\p{N}]*$|\b(?:teeno|tino|teenon|all three)\b|(?:दोनों|तीनों|चारों) (?:वाली|ही|चाहिए|भेज|दे))/iu;
const politeEnd = /[\s,]*(?:please|pls|plz|ji|kaka|uncle|na)[\s.!,]*$/iu;
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
const awayBefore = /\b(?:not|leave|drop|cancel|instead of|rather than|without|remove)(?: (?!that\b|it\b|this\b|them\b)\w+){0,2}$/;
const awayAfter =
  /^(?:(?:guide|book|vali|vala|one|ki|ka|ke|ko|care|hacks|tips|practices|secrets|path|wellness|to) )*(?:(?:is |are |hai )?(?:no|not an?) (?:problem|isue|issue)|(?:ki |mein )?(?:koi )?(?:dikat|dikkat|problem) nahi|nahi|mat|chod\w*|hata\w*|nikal\w*|r[ae]hne|ki jagah|jagah|(?:to |abhi |phir |maybe |may be |shayad |i (?:will|ll) (?:take|buy|get|have) )*(?:bad mein|bad me|later|next (?:time|month|week)|agle|agli|phir kabhi|some other|another time|after (?:diwali|salary|some|a few|that|this)))\b/;

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
  const listed = listedGuides(message, isOfSale);
  if (listed) return { named: listed, away: [] };
  const isPointed = pointingList.test(message) || bothPointed.test(message.replace(politeEnd, '')) || bothPointed.test(message);
  const isList = pointsAtAll.test(message) || namesOwn(message);
  const parts =
    isPointed || listing.test(message)
      ? message.split(separator).map((part) => guidesIn(part, isOfSale || isPointed || (isList && isShort(part))))
      : [];
  if (parts.length > 1) return { named: unique(parts.flatMap(({ named }) => named)), away: unique(parts.flatMap(({ away }) => away)) };
  const words = message
    .replace(afterGuide, '$1. ')
    .split(endOfSentence)
    .map((sentence) => withWholeNames(normalise(sentence)))
    .join(` ${sentenceEnd} `)
    .split(' ');
  const { own, bySubject } = guideWords();
  const isOfGuide = isOfSale || words.some((word) => guideWord.test(word)) || sharesOut(message);
  const found: Found[] = [];
  for (const [at, word] of words.entries()) {
    const pair = `${word} ${words[at + 1] ?? ''}`.trim();
    const sku =
      wholeNamed(word) ??
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
    wholeNamed(word) !== undefined ||
    guideWords().own.has(`${word} ${words[at + 1] ?? ''}`.trim()) ||
    (word.length >= 6 && misspelt(word) !== undefined)
  );
};

/** "The hair one", "baalon wali": a subject, and within three words what points at a guide. */
const isPointedAt = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 4).some((word, i) => {
    const next = words[at + 2 + i];
    return pointing.test(word) && (next === undefined || next === sentenceEnd || afterPointing.test(next));
  });

/** "Ayurvedic nuskha" is one guide though "nuskha" stands in two names: a subject word beside an own word says nothing of its own. */
function dropWeaker(found: readonly Found[], words: readonly string[]): Found[] {
  const { own } = guideWords();
  const isOwn = ({ sku, at }: Found) => {
    const word = words[at] ?? '';
    return (
      wholeNamed(word) === sku ||
      own.has(`${word} ${words[at + 1] ?? ''}`.trim()) ||
      own.has(word) ||
      (word.length >= 6 && misspelt(word) !== undefined)
    );
  };
  return found.filter((one) => isOwn(one) || !found.some((other) => other !== one && isOwn(other) && Math.abs(other.at - one.at) <= 1));
}
