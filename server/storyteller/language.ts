import { isDevanagari } from '#shared/script.ts';
import type { Lang } from '../personas/texts.ts';

const hinglish =
  /\b(hai|hain|hoon|hun|nahi|nahin|kya|kaise|kyu|kyun|mera|meri|mere|mujhe|karu|karun|karna|chahta|chahti|jeena|marna|khud|jaan|batao|bataiye|raha|rahi|rahe|chahiye|kaunsa|accha|bahut|mein|gaya|gayi|hota|hoti|ho|ke liye|wala|wali)\b/i;

/** The way a message is written: Devanagari, Hindi in Latin letters, or English. */
export function langOf(message: string): Lang {
  if (isDevanagari(message)) return 'hi';
  return hinglish.test(message) ? 'hinglish' : 'en';
}
