/** Changes a statement from the first person to the second: "I stopped running" becomes "you stopped running". */

import type { Lang } from '../personas/persona.ts';

type Swap = readonly [pattern: RegExp, by: string];

const englishSwaps: readonly Swap[] = [
  [/\b(?:i am|i['’]?m)\b/gi, 'you are'],
  [/\bam i\b/gi, 'are you'],
  [/\bi was\b/gi, 'you were'],
  [/\bi['’]ve\b/gi, 'you have'],
  [/\bi['’]ll\b/gi, 'you will'],
  [/\bi['’]d\b/gi, 'you would'],
  [/\b(?:i|me|we|us)\b/gi, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\bmyself\b/gi, 'yourself'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
];

const hinglishSwaps: readonly Swap[] = [
  [/\b(\w+)ti (?:hu|hun|hoon|hoo)\b/gi, '$1ti hain'],
  [/\b(\w+)ta (?:hu|hun|hoon|hoo)\b/gi, '$1te hain'],
  [/\b(\w+)t[ai] (?=reht?e hain\b)/gi, '$1te '],
  [/\brahi (?:hu|hun|hoon)\b/gi, 'rahi hain'],
  [/\braha (?:hu|hun|hoon)\b/gi, 'rahe hain'],
  [/\bgayi (?:hu|hun|hoon)\b/gi, 'gayi hain'],
  [/\bgaya (?:hu|hun|hoon)\b/gi, 'gaye hain'],
  [/\b(?:hu|hun|hoon)\b/gi, 'hain'],
  // "Me" within a line is "mein", in, and "koi", anybody, keeps its own verb.
  [/(?:\b(?:main|mai)\b|^me\b)((?:(?!\bkoi\b).)*?)\b(\w+)t[ai]$/gi, 'aap$1$2te'],
  [/\b(?:main|mai)\b((?:(?!\bkoi\b).)*?)\b(\w+)t[ai] (?=nahi\b)/gi, 'aap$1$2te '],
  [/\b(?:main|mai)\b(.*?)\bgay[ai] th[ai]\b/gi, 'aap$1gaye the'],
  [/\b(?:main|mai)\b(.*?)\bth[ai]$/gi, 'aap$1the'],
  [/\b(?:main|mai)\b/gi, 'aap'],
  [/\b(nay|akel|bur|acch?h?|chhot|bad|mot)a hain\b/gi, '$1e hain'],
  [/\b(?:mujhe|muje|mujhko)\b/gi, 'aapko'],
  [/\bmujhse\b/gi, 'aapse'],
  [/\bmujh\b/gi, 'aap'],
  [/\bmera\b/gi, 'aapka'],
  [/\bmeri\b/gi, 'aapki'],
  [/\bmere\b/gi, 'aapke'],
  [/\b(?:maine|mene)\b/gi, 'aapne'],
];

const end = '(?![\\p{L}\\p{M}])';
const start = '(?<![\\p{L}\\p{M}])';
const hindi = (pattern: string): RegExp => new RegExp(`${start}${pattern}${end}`, 'gu');
const hindiSwaps: readonly Swap[] = [
  [new RegExp(`ती (?:हूँ|हूं)${end}`, 'gu'), 'ती हैं'],
  [new RegExp(`ता (?:हूँ|हूं)${end}`, 'gu'), 'ते हैं'],
  [/(?:ता|ती) (?=रहते हैं)/gu, 'ते '],
  [hindi('रही (?:हूँ|हूं)'), 'रही हैं'],
  [hindi('रहा (?:हूँ|हूं)'), 'रहे हैं'],
  [hindi('(?:गई|गयी) (?:हूँ|हूं)'), 'गई हैं'],
  [hindi('गया (?:हूँ|हूं)'), 'गए हैं'],
  [hindi('(?:हूँ|हूं)'), 'हैं'],
  [/(?<![\p{L}\p{M}])मैं(?![\p{L}\p{M}])(.*?)(?:ता|ती)$/gu, 'आप$1ते'],
  [new RegExp(`${start}मैं${end}(.*?)(?:गया था|गई थी)`, 'gu'), 'आप$1गए थे'],
  [new RegExp(`${start}मैं${end}(.*?)(?:था|थी)(?=[\\s,]|$)`, 'gu'), 'आप$1थे'],
  [hindi('मैं'), 'आप'],
  [hindi('मुझे'), 'आपको'],
  [hindi('मुझसे'), 'आपसे'],
  [hindi('मुझ'), 'आप'],
  [hindi('मेरा'), 'आपका'],
  [hindi('मेरी'), 'आपकी'],
  [hindi('मेरे'), 'आपके'],
  [hindi('मैंने'), 'आपने'],
];

const swaps: Record<Lang, readonly Swap[]> = { en: englishSwaps, hinglish: hinglishSwaps, hi: hindiSwaps };

/** The visitor's words in the second person. */
export const inSecondPerson = (text: string, lang: Lang): string =>
  swaps[lang].reduce((said, [pattern, by]) => said.replace(pattern, by), text);
