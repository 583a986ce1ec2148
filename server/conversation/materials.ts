/** Things that remedies, recipes and cleaning are made of. A line that names nothing else is about the open topic: "with salt, or plain?". */

import type { Topic } from '../personas/persona.ts';
import { keywordSet, keywordsIn } from './keywords.ts';
import type { Knowledge, Match } from './knowledge.ts';
import { plainBranch } from './scores.ts';
import { wordCount } from './text.ts';
import { rootId, sameRoot } from './topic-ids.ts';

let materials: Set<string> | undefined;
/** As `keywordsIn` writes them. */
const names = (): ReadonlySet<string> => {
  materials ??= keywordSet([
    'water oil salt honey lemon ginger garlic onion curd milk butter cream ghee coconut mustard sesame almond castor olive vinegar soda',
    'turmeric haldi neem tulsi leaves leaf aloe methi ajwain saunf jeera hing laung cloves elaichi cinnamon pepper amla besan multani mitti',
    'flour rice egg banana potato tomato gur jaggery camphor kapoor mulethi giloy ashwagandha honey soap powder paste juice steam bhaap',
    'hot warm cold plain boiled raw fresh dry thick thin smell colour taste massage maalish cloth cotton plant paudha home house ghar kitchen',
    'pani tel namak shahad nimbu adrak lahsun pyaaz dahi doodh makhan malai nariyal sarson til badam sirka patta patti pattiyan',
    'fridge freezer oven kettle electricity bijli hard borewell',
    'garam thanda gunguna saada kacha taaza gud sabun ras aloevera fitkari rakh baking',
  ]);
  // "Thanda" and "winter" are one keyword, and a season is no material.
  materials.delete('winter');
  return materials;
};

/** Whether all keywords of a line are materials. */
export const isOfMaterials = (keywords: readonly string[]): boolean => keywords.length > 0 && keywords.every((word) => names().has(word));

/** From this likeness a statement is in the words of another topic. */
const toldBranch = 0.75;
/** From so many words a line says more than a question about a material. */
const wordsMax = 9;
/** "Another thing": what follows is a new subject. */
const turnsAway =
  /\b(?:another|one more|next|second|by the way|btw|instead of this|waise|dusr[aie]|doosr[aie]|ek (?:aur )?baat|aur ek|ab|now|recipe)\b|दूसर|एक (?:और )?बात|और एक|वैसे|(?<!\p{L})अब(?!\p{L})/iu;

/** Whether a line names only materials, or only what the open topic speaks of, so that another topic is not meant. */
export function staysWithPractice(
  knowledge: Knowledge,
  current: Topic | undefined,
  line: string,
  asks: boolean,
): (match: Match) => boolean {
  const root = current && knowledge.topic(rootId(current.id));
  if (!current || !root || !isPractical(root) || wordCount(line) > wordsMax || turnsAway.test(line)) return () => false;
  const words = keywordsIn(line);
  const isMaterial = isOfMaterials(words);
  const isHeld = asks && words.length > 0 && words.every((word) => names().has(word) || knowledge.holdsWordsOf(word, current.id));
  if (!isMaterial && !isHeld) return () => false;
  return ({ topic, features }) =>
    !sameRoot(topic.id, current.id) &&
    features.base < (asks ? plainBranch : toldBranch) &&
    (features.term === 0 || (isMaterial && features.longTerm === 0));
}

/** Remedies, recipes and cleaning. */
export const isPractical = ({ area, tags }: Topic): boolean =>
  /^(?:body|hair|kitchen|cleaning|season|home)/.test(area) && !tags.includes('story');
