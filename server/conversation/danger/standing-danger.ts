import { wordCount } from '../text.ts';
import { actByPattern } from './act-patterns.ts';
import { closerKind, isWithin } from './closer-kind.ts';
import type { DangerState } from './danger-state.ts';
import type { Found } from './detection.ts';
import { families, isGeneral, type Kind } from './families.ts';
import { ideasOf } from './features.ts';
import { phoneticOf } from './phonetic.ts';

/** Which danger a conversation is about: the one that stands, known better by a line, or another that a line names. */

/** From here danger was said in words that leave no doubt. */
export const certain = 0.8;
/** Kinds that are answered with care once, and then left to the rest of the conversation. */
export const isCare = (kind: Kind): boolean => families[kind] === 'care';

interface Told {
  message: string;
  /** The visitor told an age or a class of a minor. */
  isMinor: boolean;
  /** The visitor told of a child of their own. */
  isParent: boolean;
}

/** A danger in the light of what is known: who said that she is pregnant and then "I am bleeding" bleeds in pregnancy. */
export function inContext(
  state: DangerState | undefined,
  found: Found | undefined,
  { message, isMinor, isParent }: Told,
): Found | undefined {
  if (found && isMinor && (found.kind === 'sexual-violence' || found.kind === 'unsafe')) return { ...found, kind: 'child-abuse' };
  if (found?.kind === 'child-abuse' && isParent && !isMinor) return { ...found, kind: 'child-of-mine' };
  if (!state) return found;
  if (/^pregnancy/.test(state.kind)) {
    const body = found && families[found.kind] === 'body';
    if (body && !/^(overdose|burn|bite|shock|infant)$/.test(found.kind)) return { ...found, kind: 'pregnancy' };
    // "I am bleeding" is little in itself, and much from her.
    if (found?.score !== 1 && ideasOf(phoneticOf(message)).has('blood')) return { kind: 'pregnancy', group: '', score: 0.9 };
  }
  // "I feel like it today, too" is little in itself, and much from somebody who told of a blade.
  if (families[state.kind] === 'mind' && found?.score !== 1 && actByPattern(phoneticOf(message), 'mind') === 'urge')
    return { kind: 'self-harm', group: 'urge', score: 1 };
  if (!found) return found;
  // A tight chest in fumes or smoke is from what was breathed: air comes first, and no aspirin.
  if (/^(gas|leak|fire)$/.test(state.kind) && /^(heart|breath|allergy|emergency)$/.test(found.kind) && state.level !== 'over')
    return { ...found, kind: 'gas' };
  if (/^infant/.test(state.kind) && /^(collapse|heart|pregnancy|bleeding)$/.test(found.kind)) return { ...found, kind: 'infant' };
  return found;
}

/** Whether another danger is to be answered instead of the one that stands. Within a family it is the same talk going on. */
export function overtakes(found: Found, state: DangerState, act: string, message: string): boolean {
  if (found.kind === state.kind || isWithin(state.kind, found.kind) || isCare(found.kind) || found.score < 0.6) return false;
  // "He is drunk" says more of the danger that stands.
  if (wordCount(message) <= 3 && found.score < 1 && state.level === 'certain' && !isCare(state.kind)) return false;
  if (state.level === 'over' || isCare(state.kind)) return true;
  const from = families[state.kind];
  const to = families[found.kind];
  // What was only known to be an emergency, or violence, is now known exactly.
  if (isGeneral(state.kind) && from === to) return found.score >= certain && !state.said.some((id) => id.startsWith(`${found.kind}/`));
  if (isGeneral(found.kind) && from === to) return false;
  // Who wants to die says why; the reason is heard, but the answer stays with the wish.
  if (from === 'mind') return found.kind === 'overdose' || (to === 'body' && found.score === 1);
  // Who follows, drives or shames is no husband, and a threat of the family to die is answered within what they force.
  // A parent's rage belongs to what was done to the child.
  if (state.kind === 'child-of-mine' && to === 'anger' && act !== 'other') return false;
  if (from === 'harm' && (to === 'other' || (found.kind === 'violence-at-home' && state.kind !== 'forced'))) return false;
  // Who was beaten and now vomits or does not wake needs a doctor first.
  if (to === 'body' && /^(harm|net|pep|anger)$/.test(from) && found.score >= certain) return true;
  if (from === 'body' && to === 'body')
    return act === 'other' && found.score === 1 && !state.said.some((id) => id.startsWith(`${found.kind}/`));
  if (from === to) return act === 'other' && found.score >= 0.85 && !state.said.some((id) => id.startsWith(`${found.kind}/`));
  if (to === 'other' && from === 'body') return false;
  // "He says he will lie down" is no wish of the visitor's to die.
  if (to === 'mind' && from === 'body') return found.score === 1;
  return found.score === 1 || (act === 'other' && found.score >= 0.85);
}

/** The danger that stands, known better by the words of this line. What is done to somebody is only named where nothing was known of it. */
export function known(state: DangerState | undefined, message: string): DangerState | undefined {
  if (!state) return undefined;
  const kind = closerKind(state.kind, message);
  const family = families[kind];
  const isCloser = kind !== state.kind && family === families[state.kind] && (family !== 'harm' || isGeneral(state.kind));
  return isCloser ? { ...state, kind } : state;
}
