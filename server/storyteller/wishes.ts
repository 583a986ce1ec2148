import type { Occasion } from './small-talk.ts';

/** `advice`: what to do about it; `reach`: how to get there; `facts`: how long, and when. */
export type Wish = 'yes' | 'no' | 'more' | 'another' | 'advice' | 'reach' | 'facts';

const wishes: Partial<Record<Occasion, Wish>> = { 'yes-without-topic': 'yes', decline: 'no', again: 'more' };

/** What a visitor wants of what was said last. @param manner of the same message, where it is nothing but manners */
export function wishIn(message: string, manner: Occasion | undefined): Wish | undefined {
  if (manner !== undefined) return wishes[manner];
  const words = message.split(/\s+/).length;
  return wishPatterns.find(([, pattern, maxWords]) => words <= maxWords && pattern.test(message))?.[0];
}

/** Each with the length above which the sentence says more than that. */
const wishPatterns: readonly [Wish, RegExp, maxWords: number][] = [
  [
    'another',
    /^\W*(another|one more)( please)?\W*$|^\P{L}*और( एक| कोई)?\P{L}*$|\b(another|other|different) (one|place|idea|option)s?\b|\b(somewhere|something) else\b|\bnext one\b|\bkoi aur\b|\baur (koi|kahin)\b|कोई और/iu,
    9,
  ],
  ['reach', /\bhow (do|would|can|to) ?(i|we|you)? (get|reach|go)\b|\bkaise (jaun|jaayein|jaye|pahunch\w*)\b|कैसे (जाऊँ|पहुँच)/iu, 9],
  [
    'advice',
    /\bwhat (should|can|do|could) (i|we) (do|try)\b|\bhow (do|can|should) i (stop|change|fix|solve|break|deal)\b|\bwhat now\b|\bkya kar(u|un|na|oon)\b|\bany (tips|advice)\b|क्या करूँ|क्या करना/iu,
    12,
  ],
  ['no', /^\W*(no\b(?! idea)|nope|not (really|that|this|quite)|i don'?t think|wrong|nahi|nahin)|^\P{L}*नहीं/iu, 7],
  [
    'more',
    /^\W*((again|once more|repeat( that| it)?|say (that|it) again|phir se|dobara)( please)?|(and|what happens|what happened) (then|next))\W*$|\b(tell me more|more about (it|that|this)|details?|go on)\b|\baur batao\b|और बता/iu,
    9,
  ],
  [
    'yes',
    /^\W*(yes|yeah|yep|haa?n|exactly|true|correct|right|maybe|perhaps|it does|(that|this)('?s| is| sounds?) (it|right|true|nice|good|great|lovely|interesting|helpful)|sounds (good|right|nice|lovely)|makes sense|i see|nice|good|great|lovely|interesting|perfect|ok(ay)?|sure|bilkul|sahi|shayad|हाँ|हां|सही)(?!\p{L})/iu,
    5,
  ],
];
