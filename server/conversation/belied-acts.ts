/** Whether a line only sounds like an act about the talk: "nobody knows" tells a listener something, and asks for no privacy notice. */

import { personaBySlug } from '#shared/personas.ts';
import { phoneIn } from '../language/parse.ts';
import { wordCount } from './say.ts';
import { plainBranch, subjectScore, sureScore } from './scores.ts';
import { hearsTroubles, type Talk } from './talk.ts';
import { isListener } from './tellings.ts';

/** Words of the one who is spoken to. */
const ofYou = /\b(you|your|yours|u|ur|tum|tumhar\w*|tumh\w*|aap\w*|ap|tu|tera|teri)\b|आप|तुम|तू/iu;
/** Words of what becomes of what is said here. */
const ofKeeping =
  /record|sav(e|ing)|stor(e|ing)|keep|secret|privat|confiden|listen|spy|track|anonym|delet|eras|read|see|share|likh|sun(ta|te|ti)|gupt|raaz|bolna mat|mat b|pata to|रिकॉर्ड|सेव|गुप्त|राज़?|सुन|मत|पढ़/iu;
/** Words before a farewell. */
export const leaving =
  /^\W*(ok(ay)?|thik|theek|accha?|chalo|chal|thanks?|shukriya|dhanyavaad|ठीक|अच्छा|चलो|धन्यवाद|शुक्रिया)(?![\p{L}\p{M}])/iu;
/** Words of something to do or to have that is small. */
const ofTask = /\b(kaam|kadam|step|task|thing|change|upaa?y|trip|gaadi|car)\b|काम|क़?कदम|उपाय|गाड़ी/iu;
/** What is asked of this very day is seen by nobody here. */
export const ofToday = /\b(today|tomorrow|right now|aaj|abhi)\b|आज|अभी/iu;
const weather = /\b(weather|rain\w*|snow\w*|hot|cold|temperature|mausam|ba+rish|barsaat|barf|garmi|thand)\b|मौसम|बारिश|बर्फ़?|गर्मी|ठंड/iu;
/** Words of the people behind the character. */
const ofPeople = /\b(you|vaani|human|person|people|team|support|someone|somebody|staff|insaan|insan|aap|aadmi)\b|इंसान|आप|आदमी/iu;
const hasFacet = ({ state, knowledge }: Talk, facet: string): boolean => knowledge.topic(state.topic?.id ?? '')?.facets.has(facet) ?? false;
/** Asked of the clock, and not of what is talked of. */
const clock = /\btime is it\b|\btime (now|kya)|\bbaje hai|baj (rahe|gaye)|\b(abhi|right now)\b|समय क्या|बजे हैं/iu;
/** A character may have likes of its own among what it knows. */
const likes = /favou?rite|pasand|पसंद/iu;
/** "What all can be done here?" */
const plainAbilities = /\bhere\b|yaha+n?\b|\buse (it|this)\b|यहाँ|यहां/iu;
/** What was said before. */
const ofThePast =
  /\b(did|said|say(?:ing)?|told|meant|mean|kaha|kahi|bol[aei]|bata[iy]?[aei]?|thi|tha|was|earlier|before|again|just now)\b|कहा|बोला|बताया|थी|था/iu;

/** Whether the words only sound like this act. */
export function isBelied(talk: Talk, act: string): boolean {
  const { message, persona, open, isQuestion, facet, subject } = talk;
  switch (act) {
    case 'what-did-i-say':
    case 'recap':
      return isTelling(talk);
    case 'what-did-you-say':
      // "What do you recommend?" asks for something new.
      return (talk.act?.score ?? 0) < 0.9 && !ofThePast.test(message);
    case 'back':
      // "Back to my head" names a subject.
      return /\bback to \w|\bread\b/i.test(message);
    case 'simpler':
      // "What does it mean", of a finding, asks for its reasons.
      return (open?.kind === 'plan' && open.slot === 'rings' && isQuestion) || hasNewBranch(talk);
    case 'live':
      // "What time?" of a feast asks when it is kept.
      return (
        (facet?.facet === 'when' && !clock.test(message) && hasFacet(talk, 'when')) ||
        // "Will it rain", said to a traveller, is of a place and a season.
        (personaBySlug(persona).plan === 'journey' && weather.test(message) && !ofToday.test(message)) ||
        // "It is tomorrow" tells when, and asks for no news.
        (isListener(persona) && !isQuestion && talk.state.topic !== undefined)
      );
    case 'wait':
      // "Stop asking me questions" wants no pause.
      return /\b(asking|questions?|sawaal|sawal)\b|सवाल/iu.test(message);
    case 'recorded':
      // "Nobody knows" tells.
      return isListener(persona) && !isQuestion && !ofKeeping.test(message);
    case 'age':
    case 'abilities':
      // "Where?" and "what do I say?", in the midst of a subject, are asked of it.
      return talk.state.topic !== undefined && !ofYou.test(message) && wordCount(message) <= 5 && !plainAbilities.test(message);
    case 'personal':
      return likes.test(message) && (subject?.score ?? 0) >= sureScore;
    case 'slower':
      // "Jaldi nahi", no hurry.
      return /\b(nahi|no|not)\b|नहीं/iu.test(message);
    case 'shorter':
      // "Ek chhota kaam batao" wants a small task.
      return ofTask.test(message);
    case 'my-name':
      // "He did not know my name" tells of somebody.
      return !isQuestion && wordCount(message) > 5;
    case 'okay':
      return isQuestion;
    case 'goodbye':
      // "I am going to see him tomorrow" takes no leave.
      return hearsTroubles(persona) && talk.state.topic !== undefined && (talk.act?.score ?? 0) < 0.8 && !leaving.test(message);
    case 'bored':
      // To who listens, "nothing gives me joy" may be a subject.
      return hearsTroubles(persona) && (subject?.score ?? 0) >= subjectScore;
    case 'human':
      // "No number please" asks for nobody.
      if (/\bno (?:phone )?(?:number|calls?)\b/i.test(message)) return true;
      // "How do I reach", said to a traveller, is of a place.
      return personaBySlug(persona).plan === 'journey' && !ofPeople.test(message);
    case 'secret':
      // A telephone number is no secret.
      return phoneIn(message) !== undefined;
    default:
      return false;
  }
}

/** A line that is plainly one of what is talked of: "she asked for me", of who died, finds no fault with an answer. */
export const saysBranch = (talk: Talk): boolean =>
  isListener(talk.persona) && hasNewBranch(talk) && (talk.matches[0]?.features.base ?? 0) >= plainBranch;

/** "What does it mean?" of a subject that says what it means. */
function hasNewBranch({ matches: [branch], state }: Talk): boolean {
  return branch?.features.isBranch === 1 && branch.score >= subjectScore && !state.told.includes(branch.topic.id);
}

/** "Maine nayi job li hai" tells; "what have I told you" and "read me my note" ask. */
export const isTelling = ({ act, isQuestion, message }: Talk): boolean =>
  (act?.score ?? 0) < 1 && ((!isQuestion && wordCount(message) > 3 && !asksBack.test(message)) || namesWords.test(message));

/** "What I said in the office", without a question mark, names it. */
const namesWords = /^\W*(?:about )?what i (?:said|did|told)\b[^?]*\b(?:in|at|to|on)\b[^?]*$/iu;

const asksBack = /\b(what|kya|read|repeat|tell|note[ds]?|recap|summar\w*|batao|sunao|padh\w*|list)\b|क्या|बताओ|बताइए|सुनाओ|सुनाइए|पढ़/iu;
