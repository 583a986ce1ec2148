/** Cleaners that make poisonous gas together: the first two kinds with each other, or with what is sour. */
const kinds = [
  /\b(bleach\w*|chlorine|clorox|ala)\b|ब्लीच|क्लोरीन/iu,
  /\b(acid|tezaab|tejab|harpic|domex|toilet cleaner|ammonia|colin|phenyl)\b|एसिड|तेज़?ाब|हार्पिक|टॉयलेट क्लीनर|अमोनिया|फ़?िनाइल/iu,
  /\b(vinegar|sirk[ae]|lemon|nimbu|neebu|citric)\b|सिरक|नींबू|नीबू/iu,
];
const joining = /\b(mix\w*|mil[ae]\w*|with|saath|sath|together|and|aur|plus|both|dono|dal\w*|add)\b|[+&]|मिला|साथ|और|दोनों|डाल/iu;

/** Whether a line would bring such cleaners together. */
export const mixesCleaners = (message: string): boolean => {
  const named = kinds.filter((kind) => kind.test(message));
  return named.length >= 2 && joining.test(message);
};
