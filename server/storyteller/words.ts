import type { Line } from '../services/brain.ts';
import { type Occasion, smallTalkIn } from './small-talk.ts';

/** What can be read off a line whoever it is said to. Heard speech has neither question marks nor capitals. */

/** As typed on a telephone, whose keyboard writes ’ for '. */
export const plain = (text: string): string => text.replace(/[‘’ʼ]/g, "'");

/** A conversation with the visitor's lines written plainly. */
export const plainly = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.who === 'visitor' ? { ...line, text: plain(line.text) } : line));

/** Asked, not told: somebody who asks has not answered yet. */
export const isQuestion = (text: string): boolean => /\?\s*$/.test(text) || asks.test(text);

const asks = new RegExp(
  [
    String.raw`^\W*((so|and|but|ok|okay|then|achha|toh?|well|please)\W+)*((what|which|who|where|when|why|how)\b(?!\W+(i|we|my|our|he|she|they|it|the|you|somebody|someone)\b)|(can|could|is|are|do|does|did|will|would|should|shall|has)\b(?!\W+not\b)|(may|have|had) (i|we|you)\b|any (other|idea|chance|festivals?|tips?)\b|(tell|explain|give|show|suggest|recommend|help|teach|sing) (me|us)\b|(i|we)( would|'d)? (want|like) to (hear|know|listen|read|learn)\b)`,
    String.raw`\b(kya|kaun|kaunsi|kahan|kab|kyu|kyun|kaise|kitn[aei]|batao|bataiye|sunao|sunaiye)\b|क्या|कौन|कहाँ|कब|क्यों|कैसे|कितन|बताइए|बताओ|सुनाओ|सुनाइए`,
    String.raw`\b(which|what) (one |car |place )?is (better|best|right|good)\b`,
  ].join('|'),
  'iu',
);

/** Who is speaking, asked in ways that small talk does not know. */
export const asksWho =
  /\b(who|what) (made|built|created) you\b|\bare you (google|siri|alexa|gpt\w*|chatgpt)\b|\b(have you|did you) (ever )?(been|go|gone|seen|driven|drive)\b|\bare you (gay|queer|married|single|alive|happy|lonely|(a )?(man|woman|boy|girl|male|female))\b/iu;

/** The manners of a line, when it is nothing but manners: "no shopping when I visit my mother" is no refusal. */
export function mannerOf(text: string): Occasion | undefined {
  const occasion = smallTalkIn(text)?.occasion;
  if (occasion === 'decline' && isShrug(text)) return undefined;
  if (occasion === 'decline' && text.trim().split(/\s+/).length > 4 && !refuses.test(text)) return undefined;
  return occasion;
}

const refuses = /\b(no thanks|not (now|today|interested|really|that)|nahi chahiye|rehne do|rather not|don'?t want)\b/iu;

/** Somebody who does not know, or would rather not say. "Money leaves and I don't know where" says something. */
export const isShrug = (text: string): boolean => text.split(/\s+/).length <= 8 && shrugs.test(text);

const shrugs =
  /^\W*((well|um+|uh|oh|i|we|really|honestly|just|to|mujhe|sorry|no)\W+)*((don'?t|do not|dunno|not) (really )?(know|sure|remember|mind|care)|no idea|idea nahi|skip|rather not|would rather not|(don'?t|do not) want to (say|give|tell|share)|whatever|any ?time|anywhere|anything|doesn'?t matter|up to you|nothing special|pata nahi|kuch bhi|kahin bhi)\b|^\P{L}*(पता नहीं|कुछ भी)/iu;

/** A line without the words that stand in any sentence: what is left says what it is about. */
export const gist = (text: string): string => text.replace(filler, ' ');

const filler =
  /(?<![\p{L}\p{M}])(anything|something|everything|nothing|any ?one|someone|everyone|nobody|somebody|say|says|said|saying|think|thinking|thought|thing|things|feel|feels|feeling|felt|go|goes|going|went|always|never|sometimes|often|again|maybe|perhaps|ok|okay|yes|no|well|sorry|good|nice|also|too|find|found|look|looking|try|trying|tried|start|started|keep|keeps|kept|happen|happens|happened|use|used|talk|understand|each|every|since|while|because|gives?|gave|years?|months?|weeks?|lot|bit|kind of|sort of)(?![\p{L}\p{M}])/giu;

/** Whether a text holds one of the words, whole. */
export const mentions = (text: string, words: readonly string[]): boolean => words.some((word) => patternOf(word).test(text));

const patterns = new Map<string, RegExp>();

/** Finds a word as a whole; `plural` also with an s behind it. */
export function patternOf(word: string, { plural = false } = {}): RegExp {
  const key = `${word}/${plural}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const escaped = word.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');
    pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}${plural ? 's?' : ''}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
    patterns.set(key, pattern);
  }
  return pattern;
}
