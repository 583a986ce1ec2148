import { isAlarming } from './detection.ts';
import type { Family } from './families.ts';
import { namesHarmless } from './harmless-patterns.ts';
import { phoneticOf } from './phonetic.ts';

/** What was only just taken for danger. */
const opened: ReadonlySet<string> = new Set(['first', 'oblique', 'check', 'near', 'change']);
/** Whether nothing was answered since the alarm that only somebody in danger says. @param said the acts that were answered since */
export const isUntouched = (said: readonly string[]): boolean =>
  said.every((act) => opened.has(act) || act === 'other' || /^first-/.test(act));

const saysMeant = /\b(i|me|to) (mean|meant)\b|\b(mera |mere )?matlab\b|\bi vas (talking|speaking) (about|of)\b|\bki bat (kar|ho) rah\w*/;

/**
 * Whether the line after an alarm names the harmless thing that was meant: "the mosquitoes", "in my novel", "the traffic, I mean".
 * @param said the acts that were answered since the alarm
 */
export function isRelieved(family: Family, said: readonly string[], message: string, isPlain: boolean): boolean {
  if (!/^(mind|anger|harm|other)$/.test(family) || !said.every((act) => opened.has(act))) return false;
  const sound = phoneticOf(message);
  if (isAlarming(sound) && !namesHarmless(sound)) return false;
  // A poem for a last letter is no harmless poem.
  if (/\b(last|final|akhri|godbye|gudbye|alvida|suicide)\b/.test(sound)) return false;
  // The question whether somebody else is in danger is answered by what was meant.
  if (family === 'other' && said[0] === 'check' && saysMeant.test(sound)) return true;
  // "I mean" may also begin a clearer cry: of a wish to die it frees only what was doubtful, of violence at home never.
  const isMeant = saysMeant.test(sound) && (family === 'anger' || (family === 'mind' && isPlain && said[0] !== 'first'));
  return namesHarmless(sound) || isMeant;
}
