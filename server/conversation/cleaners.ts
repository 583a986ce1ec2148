import type { Answer, Talk } from './talk.ts';
import { tell } from './topic-answers.ts';

/** Cleaners that make poisonous gas together: the first two kinds with each other, or either of them with an acid of the third kind. */
const kinds = [
  /\b(bleach\w*|chlorine|clorox|ala)\b|ब्लीच|क्लोरीन/iu,
  /\b(acid|tezaab|tejab|harpic|domex|toilet cleaner|ammonia|colin|phenyl)\b|एसिड|तेज़?ाब|हार्पिक|टॉयलेट क्लीनर|अमोनिया|फ़?िनाइल/iu,
  /\b(vinegar|sirk[ae]|lemon|nimbu|neebu|citric)\b|सिरक|नींबू|नीबू/iu,
];
const joining = /\b(mix\w*|mil[ae]\w*|with|saath|sath|together|and|aur|plus|both|dono|dal\w*|add)\b|[+&]|मिला|साथ|और|दोनों|डाल/iu;

const both = /\b(both|together|mix\w*|dono|saath|sath|mila\w*)\b|दोनों|साथ|मिला/iu;

/** Warns about cleaners that a line would mix. If another topic is open, the warning is an aside and that topic stays open. */
export function warnOfCleaners(talk: Talk): Answer | undefined {
  const { knowledge, message, state } = talk;
  const warning = knowledge.topic('never-mix');
  if (!warning) return undefined;
  const wasWarned = state.last?.en === warning.text.en;
  const named = kinds.filter((kind) => kind.test(message));
  // "Can I mix it with bleach?" after an answer about vinegar.
  const isAdded =
    named.length === 1 && both.test(message) && kinds.some((kind) => !named.includes(kind) && kind.test(state.last?.en ?? ''));
  const isMixing = isAdded || (named.length >= 2 && joining.test(message));
  if (wasWarned && both.test(message))
    return { text: warning.facets.get('more') ?? warning.text, heard: { topic: warning.id }, keepsOpen: true };
  if (!isMixing) return undefined;
  return state.topic ? { text: warning.text, heard: { topic: warning.id }, keepsOpen: true } : tell(talk, warning);
}
