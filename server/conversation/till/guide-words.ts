/** The words by which guides are named. */

import { catalog, type Sku } from '#shared/catalog.ts';
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
  'ayurvedic-nuskha':
    'remedies remedy nuskha nuskhe nuskho nuskhon cough khansi joint joints knee knees ghutne ghutno stomach pet acidity gas digestion sleep neend नुस्खा नुस्खे खांसी',
  'herbal-hair-care': 'hair hairs baal baalon kesh dandruff hairfall scalp zulf बाल बालों',
  'desi-cooking-secrets': 'cook recipe recipes kitchen rasoi khana khane pakana pakane khana-pakane dal food रसोई खाना खाने',
  'seasonal-wellness': 'season seasons weather winter summer monsoon rainy mausam barsat sardi garmi ritu मौसम मौसमों बरसात ऋतु ऋतुओं ऋतुएँ',
  'home-cleaning-hacks': 'clean stain stains daag safai house home bathroom tiles सफाई दाग',
  'spiritual-practices':
    'mind meditation peace peaceful calm calmness calming relax stress tension anxiety sukoon prayer prayers chant chanting jaap japa bhajan mindfulness quiet puja mantra mann dhyan bhakti मन पूजा ध्यान शांति सुकून मंत्र',
  'immunity-booster': 'immune kadha illness sick ill bimar beemar kadhe काढ़ा काढ़े बीमार',
};

const wordSet = (lists: Record<Sku, string>): ReadonlyMap<string, Sku> =>
  new Map(catalog.flatMap(({ sku }) => lists[sku].split(' ').map((word) => [normalise(word.replaceAll('-', ' ')), sku] as const)));

const readWords = () => {
  const own = wordSet(ownWords);
  return { own, bySubject: wordSet(subjects), names: [...own].filter(([word]) => word.length >= 6 && !word.includes(' ')) };
};
let held: ReturnType<typeof readWords> | undefined;

/** The words by which guides are named, read with the first line: a start need not wait for them. */
export function guideWords() {
  held ??= readWords();
  return held;
}

const wholeName = (sku: Sku): string => `guide-${sku}`;
/** The guide whose whole name this word of a line stands for. */
export const wholeNamed = (word: string): Sku | undefined =>
  word.startsWith('guide-') ? catalog.find(({ sku }) => wholeName(sku) === word)?.sku : undefined;
/** The line with every whole name as one word: "nuskha" stands in two of them, and would name the other. */
export const withWholeNames = (line: string): string =>
  catalog.reduce((text, { sku, name }) => text.replaceAll(normalise(name), wholeName(sku)), line);

/** A name with a letter or two wrong: "cokking", "imunity", "spritual". */
export function misspelt(word: string): Sku | undefined {
  return guideWords().names.find(
    ([name]) => looksLike(word, name) && distance(word, name, name.length >= 8 ? 2 : 1) <= (name.length >= 8 ? 2 : 1),
  )?.[1];
}
/** It begins or ends as the name does: "cheating" is no "cleaning". */
const looksLike = (word: string, name: string): boolean =>
  word[0] === name[0] && (word[1] === name[1] || word.slice(-4) === name.slice(-4));

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
