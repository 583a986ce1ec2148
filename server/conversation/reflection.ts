/** Reflective listening: the character says back what a visitor told. "My wife does not know" becomes "your wife does not know". */

import type { PersonaSlug } from '#shared/personas.ts';
import { inSecondPerson } from '../language/second-person.ts';
import type { InLangs } from '../personas/persona.ts';
import { alternativesOf } from './lines.ts';
import type { Talk } from './talk.ts';
import { same, wordCount } from './text.ts';

/** A line with more words is a story, and it is not repeated as a whole. */
const wordsMax = 10;
/** A line with fewer words is only a fragment of a sentence. */
const clauseWordsMin = 3;

/** These lines are not repeated: they address the listener, ask, wish, or judge the visitor. */
const notSaidBack =
  /\b(?:you|your|u|ur|aap\w*|tum\w*|tujh\w*|tera|teri|tere|baba|please|pls|tell|give|show|say|speak|let|bless|help|batao|bataiye|bata|bolo|boliye|suno|sunao|dijiye|do na|de do|kar do|aashirwad|ashirwad|chahiye|useless|worthless|failure|failed|bad|ugly|stupid|bekaar|bekar|nikamm\w*|nakaam\w*|manhoos|sorry|maaf\w*|thanks?|bye|ok|okay)\b|आप|तुम|तू|बाबा|बताओ|बताइए|बोलो|सुनो|सुनाओ|दीजिए|आशीर्वाद|चाहिए|बेकार|नाकाम|माफ़?|धन्यवाद/iu;
/** Words before and after the statement. */
const before =
  /^\P{L}*(?:(?:haha+|hehe+|lol|hey|hi|hello|guess what|by the way|btw|you know|anyway|waise|kaka|baba|mini|rishi|aranya|kanha|krishna|lalla|yes|no|and|but|so|because(?! of)|also|actually|um+|uh+|well|then|like|ha+n|ji|aur|par|lekin|magar|kyunki|kyonki|to|phir|haan|maharaj ?ji|maharaj|हाँ|हां|जी|और|पर|लेकिन|मगर|क्योंकि|तो|फिर|महाराज ?जी|महाराज|काका|बाबा|वैसे|हाहा)(?![\p{L}\p{M}])[\s,.]*)+/iu;
const after = /(?:[\s,.]+(?:maharaj ?ji|maharaj|ji|you know|beta|na|lol|haha+|kaka|baba|yaar|महाराज ?जी|जी))*[\s,.;:!।…]*$/iu;

/** The beginning of a sentence that has a grammatical subject. */
const beginsClause =
  /^(?:he|she|it|they|you|your|his|her|their|its|the|this|that|there|nobody|everyone|everybody|people|doctors?|mummy|papa|mother|father)\b/i;

/** Whether the character has lines that repeat the visitor's words. Such a character changes the topic only when the new topic is clear. */
export const canReflect = (persona: PersonaSlug): boolean => alternativesOf(persona, 'told-clause') > 0;

/** What was told, in the second person; undefined for a question, a wish, a long line, or words that judge the visitor. */
export function saidBack({ message, isQuestion, act, lang }: Talk): { said: string; isClause: boolean } | undefined {
  const told = message.replace(before, '').replace(after, '').trim();
  if (isQuestion || act?.rest === '' || told === '' || wordCount(told) > wordsMax || notSaidBack.test(told)) return undefined;
  const said = lang === 'en' ? inSecondPerson(told.replace(/’/g, "'"), lang) : told;
  const isClause = lang === 'en' ? beginsClause.test(said) && wordCount(said) >= clauseWordsMin : wordCount(said) > clauseWordsMin;
  return { said, isClause };
}

/** The placeholders of a line that repeats words: {said}, and {Said} at the beginning of a sentence. */
export const wordsBack = (said: string) => ({ said: same(said), Said: same(said.charAt(0).toUpperCase() + said.slice(1)) });

/** The line that repeats what was told; undefined where nothing can be repeated, or for a character without such lines. */
export function reflect(talk: Talk): InLangs | undefined {
  const told = saidBack(talk);
  const occasion = told?.isClause ? 'told-clause' : 'told-piece';
  if (!told || alternativesOf(talk.persona, occasion) === 0) return undefined;
  return talk.say(occasion, wordsBack(told.said));
}
