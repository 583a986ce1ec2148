/** What a visitor told, said back by a listener: "my wife does not know" comes back as "your wife does not know". */

import type { PersonaSlug } from '#shared/personas.ts';
import { turned } from '../language/turned.ts';
import type { InLangs } from '../personas/persona.ts';
import { alternativesOf, same, wordCount } from './say.ts';
import type { Talk } from './talk.ts';

/** More words are a story, and are not said back whole. */
const wordsMax = 10;
/** Fewer words are a piece of a sentence. */
const clauseWordsMin = 3;

/** What is said to the listener, asks or wishes, or weighs oneself, is not said back. */
const notSaidBack =
  /\b(?:you|your|u|ur|aap\w*|tum\w*|tujh\w*|tera|teri|tere|baba|please|pls|tell|give|show|say|speak|let|bless|help|batao|bataiye|bata|bolo|boliye|suno|sunao|dijiye|do na|de do|kar do|aashirwad|ashirwad|chahiye|useless|worthless|failure|failed|bad|ugly|stupid|bekaar|bekar|nikamm\w*|nakaam\w*|manhoos|sorry|maaf\w*|thanks?|bye|ok|okay)\b|आप|तुम|तू|बाबा|बताओ|बताइए|बोलो|सुनो|सुनाओ|दीजिए|आशीर्वाद|चाहिए|बेकार|नाकाम|माफ़?|धन्यवाद/iu;
/** Words before and after what is told. */
const before =
  /^\P{L}*(?:(?:yes|no|and|but|so|because(?! of)|also|actually|um+|uh+|well|then|like|ha+n|ji|aur|par|lekin|magar|kyunki|kyonki|to|phir|haan|maharaj ?ji|maharaj|हाँ|हां|जी|और|पर|लेकिन|मगर|क्योंकि|तो|फिर|महाराज ?जी|महाराज)(?![\p{L}\p{M}])[\s,.]*)+/iu;
const after = /(?:[\s,.]+(?:maharaj ?ji|maharaj|ji|you know|beta|na|महाराज ?जी|जी))*[\s,.;:!।…]*$/iu;

/** How a sentence begins that has a subject. */
const beginsClause =
  /^(?:he|she|it|they|you|your|his|her|their|its|the|this|that|there|nobody|everyone|everybody|people|doctors?|mummy|papa|mother|father)\b/i;

/** Whether the character has such lines: who can take up what was told in any case, turns to a subject only when it is plain. */
export const saysBack = (persona: PersonaSlug): boolean => alternativesOf(persona, 'told-clause') > 0;

/** The listener's line that says back what was told; undefined where it is a question, a wish, too long, or the character has no such lines. */
export function inOwnWords({ persona, message, isQuestion, act, lang, say }: Talk): InLangs | undefined {
  const told = message.replace(before, '').replace(after, '').trim();
  if (isQuestion || act?.rest === '' || told === '' || wordCount(told) > wordsMax || notSaidBack.test(told)) return undefined;
  const said = lang === 'en' ? turned(told.replace(/’/g, "'"), lang) : told;
  const isClause = lang === 'en' ? beginsClause.test(said) && wordCount(said) >= clauseWordsMin : wordCount(said) > clauseWordsMin;
  const occasion = isClause ? 'told-clause' : 'told-piece';
  if (alternativesOf(persona, occasion) === 0) return undefined;
  return say(occasion, { said: same(said), Said: same(said.charAt(0).toUpperCase() + said.slice(1)) });
}
