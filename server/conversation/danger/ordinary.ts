import { wordCount } from '../text.ts';
import { laughs, likely } from './detection.ts';
import type { Family } from './families.ts';
import { ideasOf } from './features.ts';
import { phoneticOf } from './phonetic.ts';

/**
 * Whether a line after an alarm is an ordinary one. Somebody in danger answers, asks what to do or tells more of it; an act is found for
 * most of such lines. Somebody who was misunderstood says what was meant, or goes on with the subject.
 */

/** Below this the line itself holds nothing of danger. */
const harmless = 0.06;
/** Below these the alarming line, read together with this one, is no danger either. With a clear word of what was meant, less is enough. */
const together = { unsure: 0.45, certain: 0.7, clear: 0.75, plainly: 0.15 };

/** A line of so few words goes on with what was said before. */
const shortMax = 5;

/** Ideas that go on with a danger, whatever else stands in the line. */
const ofDanger =
  /\b(hospital|doctor|aspatal|ambulance|police|helpline|cal|fone|number|help|madad|bach[ao]o|dard|pain|hurts?|khun|blod|sans|breath\w*|akel\w*|alone|dar|scared|afraid|ro(na| rah\w*)|cry\w*|marna|die|dead|jina|live|living|pils?|goli\w*|dava\w*|medicine\w*|rasi|rope|knife|chaku|hospitals?|secret|chup)\b/;
/** Whoever a danger may be about. */
const somebody = /\b(he|she|him|her|they|them|it|this|that|vo|us(ne|ka|ki|ke|ko|se)|un(ka|ki|ke|ko|se)|unhone|ye|is(ne|ka|ki|ke|ko|se))\b/;
/** Says what was meant, not only that something was. "I mean it" says the contrary. */
const meant =
  /\b(i|me|to) (only |just |vas )?(mean|meant|talking|speaking|joking|kiding)\b(?! (it|this|that|every|realy|to))|\bi mean$|\b(mera |mere )?(matlab|mtlb)\b|\bki bat (kar|ho) rah\w*|\b(line|scene|dialog\w*) (from|of)\b|\bvideo game\b|\bmajak\b|\bof speech\b/;
/** Takes a misunderstanding back in so many words. */
const takesBack = /\b(only|just|no no|sirf|bas|nahi nahi|are|arey)\b/;

export interface LineInTalk {
  message: string;
  /** The line before it. */
  previous: string | undefined;
  /** The line before it alarmed. */
  isFirst: boolean;
  /** The visitor was asked whether it is over. */
  wasAsked: boolean;
  act: string;
  family: Family;
  isUnsure: boolean;
  /** The line names a subject that the character knows. */
  isSubject: boolean;
  isQuestion: boolean;
}

const free: ReadonlySet<string> = new Set(['other', 'change', 'misheard', 'joke', 'distract']);
const denials: ReadonlySet<string> = new Set(['intent-no', 'safe-yes', 'better', 'settled']);

/** What was meant, something else entirely, or neither. */
export function ordinary(line: LineInTalk): 'meant' | 'elsewhere' | undefined {
  const { message, previous, isFirst, wasAsked, act, family, isUnsure, isSubject, isQuestion } = line;
  const sound = phoneticOf(message);
  const words = wordCount(message);
  const says = meant.test(sound);
  const isClear = says || (laughs.test(message) && family !== 'mind');
  // "No no, I only meant for today" is near to a cry by its words alone.
  const ownMax = says && takesBack.test(sound) ? 0.8 : isClear && isUnsure ? 0.3 : harmless;
  const isFree = free.has(act) || (says && denials.has(act));
  if (!isFree || words < 3 || likely(message).score >= ownMax || ofDanger.test(sound)) return undefined;
  const ideas = ideasOf(sound);
  const isOfSomebody = somebody.test(sound);
  const both = isFirst && previous !== undefined ? likely(`${previous}. ${message}`).score : 1;
  // Who named a wish to die and then asks a price, or laughs, has taken nothing back.
  const isGrave = family === 'mind' && !isUnsure;
  if (isGrave && (act === 'joke' || act === 'misheard')) return undefined;
  const bothMax = isUnsure ? together.unsure : isClear || !isOfSomebody ? together.certain : together.plainly;
  if (!isGrave && both < bothMax && (isClear || words >= shortMax)) return 'meant';
  if (isClear && family !== 'body' && (isUnsure || both < together.clear)) return 'meant';
  if (act === 'joke' || act === 'misheard') return undefined;
  if (act === 'change' || isClear) return 'elsewhere';
  // A remedy, a roof or the law that is asked for is a subject of the character's, too.
  const goesOn = isOfSomebody || ideas.has('him') || ideas.has('kin');
  const isNamed = wasAsked ? isSubject || isQuestion : isSubject && isQuestion;
  if (isNamed && !/^(body|peril)$/.test(family) && !goesOn && !ideas.has('me')) return 'elsewhere';
  return isUnsure && !goesOn && words > shortMax ? 'elsewhere' : undefined;
}
