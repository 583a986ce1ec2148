import { createPatternIndex } from '../../language/pattern-index.ts';
import { bodyRules } from './body-patterns.ts';
import type { Kind } from './families.ts';
import { harmRules } from './harm-patterns.ts';
import { harmlessGone } from './harmless-patterns.ts';
import { phoneticOf } from './phonetic.ts';

/**
 * What is safer said precisely than learned: words that mean danger whatever stands around them. Read over a line as it sounds, so a
 * pattern in Latin letters also finds Devanagari.
 */

// The body goes first: who says "I want to die" and has taken tablets needs the hospital.
const certainFor = createPatternIndex([...bodyRules, ...harmRules], ([, pattern]) => pattern);

/** What a line certainly is: a kind of danger, or undefined when only the examples can tell. */
export function sure(message: string): { kind: Kind; group?: string } | undefined {
  const sound = harmlessGone(phoneticOf(message));
  const [kind, , group] = certainFor(sound).find(([, pattern]) => pattern.test(sound)) ?? [];
  if (kind === undefined) return undefined;
  return group === undefined ? { kind } : { kind, group };
}
