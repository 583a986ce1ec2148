import type { DangerState } from './danger-state.ts';
import { type Found, laughs, likely } from './detection.ts';
import { isUntouched } from './false-alarm.ts';
import { families } from './families.ts';
import { isFree } from './goes-on.ts';
import { phoneticOf } from './phonetic.ts';
import { actAnswered } from './response.ts';

/** Whether a line after an alarm says what was meant by it: "the pigeons, I mean", "it is a line from a film". */

/** Above this the line itself may hold danger; less where it takes a misunderstanding back, more where a question may be the reason. */
const ownMax = { plain: 0.06, asked: 0.3, takenBack: 0.8 };
/** Above this the alarming line, read together with this one, is danger still. */
const togetherMax = 0.75;

/** Ideas that go on with a danger, whatever else stands in the line. */
const ofDanger =
  /\b(hospital|doctor|aspatal|ambulance|police|helpline|cal|fone|number|help|madad|bach[ao]o|dard|pain|hurts?|khun|blod|sans|breath\w*|akel\w*|alone|dar|scared|afraid|ro(na| rah\w*)|cry\w*|marna|die|dead|jina|live|living|pils?|goli\w*|dava\w*|medicine\w*|rasi|rope|knife|chaku|hospitals?|secret|chup)\b/;
/** Says what was meant, not only that something was. "I mean it" says the contrary. */
const meant =
  /\b(i|me|to) (only |just |vas )?(mean|meant|talking|speaking|joking|kiding)\b(?! (it|this|that|every|realy|to))|\bi mean$|\b(mera |mere )?(matlab|mtlb)\b|\bki bat (kar|ho) rah\w*|\b(line|scene|dialog\w*) (from|of)\b|\bvideo game\b|\bmajak\b|\bof speech\b/;
/** Takes a misunderstanding back in so many words. */
const takesBack = /\b(only|just|no no|sirf|bas|nahi nahi|are|arey)\b/;

interface LineAfter {
  message: string;
  /** The line before it. */
  previous: string | undefined;
  act: string;
}

const denials = /^(?:intent-no|safe-yes|better|settled)$/;

/** @param found the danger in the line itself */
export function saysMeant(state: DangerState, found: Found | undefined, { message, previous, act }: LineAfter): boolean {
  const said = state.said.map(actAnswered);
  const family = families[state.kind];
  const isAsked = state.level === 'asked';
  if ((found && found.score >= 0.8) || !isUntouched(said)) return false;
  const sound = phoneticOf(message);
  const says = meant.test(sound);
  if (!says && !(laughs.test(message) && family !== 'mind')) return false;
  // "No no, I only meant for today" is near to a cry by its words alone.
  const most = says && takesBack.test(sound) ? ownMax.takenBack : isAsked ? ownMax.asked : ownMax.plain;
  if (!(isFree(act) || (says && denials.test(act))) || likely(message).score >= most || ofDanger.test(sound)) return false;
  // Who named a wish to die and then laughs has taken nothing back.
  if (family === 'mind' && !isAsked && act !== 'other' && act !== 'change') return false;
  const both = said.length === 1 && previous !== undefined ? likely(`${previous}. ${message}`).score : 1;
  return family !== 'body' ? isAsked || both < togetherMax : both < togetherMax;
}
