/** A visitor's sentence said back to them: "I stopped running" as "you stopped running". */

import type { Lang } from '../../../personas/persona.ts';

const wordsMax = 14;

/** Spoken to Mini, or of a kind that is not turned. */
const notTurned: Record<Lang, RegExp> = {
  en: /\b(?:you|your|yours|yourself|u|ur|mini)\b|[^\p{Script=Latin}\p{N}\s'’,.-]/iu,
  hinglish: /\b(?:aap|aapk\w+|aapse|tum|tumh\w+|tu|tera|teri|mini|hum)\b|ung[ai]\b|[^\p{Script=Latin}\p{N}\s'’,.-]/iu,
  hi: /(?<!\p{L})(?:आप|आपका|आपकी|तुम|तू|तुम्हा\S*|मिनी|हम)(?![\p{L}\p{M}])|(?:ूँगा|ूंगा|ूँगी|ूंगी)|[^\p{Script=Devanagari}\p{N}\s,.-]/u,
};

const fillers =
  /^(?:(?:and|so|but|well|actually|maybe|yes|yeah|ya|hmm|ok|okay|i think|like|then|also|because|coz|cos|aur|haan|han|ji|par|lekin|matlab|bas|fir|phir|kyunki|और|हाँ|हां|जी|पर|लेकिन|मतलब|बस|फिर|क्योंकि)(?![\p{L}\p{M}])[\s,]*)+/iu;

/** "No, I don't drink coffee": the no was the answer, the rest tells. */
const plainNo =
  /^(?:no|nahi|nahin|na|नहीं)[\s,]+(?=(?:i|we|he|she|they|it|its|my|main|mai|mera|meri|mere|mujhe|wo|vo|woh)\b|(?:मैं|मेर|मुझ|वह|वो))/iu;

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
  [/\b(\w+)t[ai] (?:hu|hun|hoon|hoo)\b/gi, '$1te hain'],
  [/\b(\w+)t[ai] (?=reht?e hain\b)/gi, '$1te '],
  [/\brah[ai] (?:hu|hun|hoon)\b/gi, 'rahe hain'],
  [/\bgay[ai] (?:hu|hun|hoon)\b/gi, 'gaye hain'],
  [/\b(?:hu|hun|hoon)\b/gi, 'hain'],
  [/\b(?:main|mai|me)\b(.*?)\b(\w+)t[ai]$/gi, 'aap$1$2te'],
  [/\b(?:main|mai)\b/gi, 'aap'],
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
  [new RegExp(`(?:ता|ती) (?:हूँ|हूं)${end}`, 'gu'), 'ते हैं'],
  [/(?:ता|ती) (?=रहते हैं)/gu, 'ते '],
  [hindi('(?:रहा|रही) (?:हूँ|हूं)'), 'रहे हैं'],
  [hindi('(?:गया|गई|गयी) (?:हूँ|हूं)'), 'गए हैं'],
  [hindi('(?:हूँ|हूं)'), 'हैं'],
  [/(?<![\p{L}\p{M}])मैं(?![\p{L}\p{M}])(.*?)(?:ता|ती)$/gu, 'आप$1ते'],
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

/** The line turned to the visitor; undefined where it is too long, empty, or spoken to Mini herself. */
export function turnedToVisitor(message: string, lang: Lang): string | undefined {
  const text = message
    .trim()
    .replace(fillers, '')
    .replace(plainNo, '')
    .replace(/(?:\s+(?:yes|haan|han|ya|yeah|please|हाँ|हां))?[\s.!?,…।]+$|\s+(?:yes|haan|han|yeah|please|हाँ|हां)$/iu, '');
  const count = text.split(/\s+/).length;
  if (!/\p{L}{2}/u.test(text) || count > wordsMax || notTurned[lang].test(text)) return undefined;
  const turned = swaps[lang].reduce((said, [pattern, by]) => said.replace(pattern, by), text);
  return turned.charAt(0).toLowerCase() === turned.charAt(0) ? turned : `${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
}
