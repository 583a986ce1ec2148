/** Detects lines that only resemble an act about the talk: "nobody knows" tells a listener something and does not ask about privacy. */

import { personaBySlug } from '#shared/personas.ts';
import { phoneIn } from '../language/parse.ts';
import { isListener } from './next-part.ts';
import { plainBranch, subjectScore, sureScore } from './scores.ts';
import { hearsTroubles, type Talk } from './talk.ts';
import { wordCount } from './text.ts';

/** Words that address the character. */
const ofYou = /\b(you|your|yours|u|ur|tum|tumhar\w*|tumh\w*|aap\w*|ap|tu|tera|teri)\b|आप|तुम|तू/iu;
/** Words about what happens to the things said here. */
const ofKeeping =
  /record|sav(e|ing)|stor(e|ing)|keep|secret|privat|confiden|listen|spy|track|anonym|delet|eras|read|see|share|likh|sun(ta|te|ti)|gupt|raaz|bolna mat|mat b|pata to|रिकॉर्ड|सेव|गुप्त|राज़?|सुन|मत|पढ़/iu;
/** Words that come before a goodbye. */
export const leaving =
  /^[^\p{L}\p{M}\p{N}]*(ok(ay)?|thik|theek|accha?|chalo|chal|thanks?|shukriya|dhanyavaad|ठीक|अच्छा|चलो|धन्यवाद|शुक्रिया)(?![\p{L}\p{M}])/iu;
/** "Does my girlfriend talk to somebody else": no question about this talk. */
const ofPartner =
  /\b(?:my|meri|mera|mere) (?:gf|bf|girlfriend|boyfriend|wife|husband|partner|pati|patni|biwi)\b|मेर[ाीे] (?:पति|पत्नी|बीवी|गर्लफ़?्रेंड|बॉयफ़?्रेंड)/iu;
/** Words for a thing or a task that "small" can describe. */
const ofTask = /\b(kaam|kadam|step|task|thing|change|upaa?y|trip|gaadi|car)\b|काम|क़?कदम|उपाय|गाड़ी/iu;
/** Questions about the present day. The character cannot look up live facts. */
export const ofToday = /\b(today|tomorrow|right now|aaj|abhi)\b|आज|अभी/iu;
const weather = /\b(weather|rain\w*|snow\w*|hot|cold|temperature|mausam|ba+rish|barsaat|barf|garmi|thand)\b|मौसम|बारिश|बर्फ़?|गर्मी|ठंड/iu;
/** Words for the people behind the character. */
const ofPeople = /\b(you|vaani|human|person|people|team|support|someone|somebody|staff|insaan|insan|aap|aadmi)\b|इंसान|आप|आदमी/iu;
const hasFacet = ({ state, knowledge }: Talk, facet: string): boolean => knowledge.topic(state.topic?.id ?? '')?.facets.has(facet) ?? false;
/** Asks for the time on the clock, not for a time that belongs to the topic. */
const clock = /\btime is it\b|\btime (now|kya)|\bbaje hai|baj (rahe|gaye)|\b(abhi|right now)\b|समय क्या|बजे हैं/iu;
/** A character may have its own likes among its topics. */
const likes = /favou?rite|pasand|पसंद/iu;
/** "What all can be done here?" */
const plainAbilities = /\bhere\b|yaha+n?\b|\buse (it|this)\b|यहाँ|यहां/iu;
/** Refers to something said earlier. */
const ofThePast =
  /\b(did|said|say(?:ing)?|told|meant|mean|kaha|kahi|bol[aei]|bata[iy]?[aei]?|thi|tha|was|earlier|before|again|just now)\b|कहा|बोला|बताया|थी|था/iu;

/** "Yes all correct", "haan sab sahi hai". */
const agrees =
  /^[^\p{L}\p{M}\p{N}]*(?:yes|ya|yeah|yep|haan?|ji)\b(?!.*\b(?:not|nahi|but|par|lekin|galat|wrong)\b).*\b(?:correct|right|sahi|theek|thik|fine|good)\b|^\P{L}*हाँ?(?!.*नहीं).*(?:सही|ठीक)/iu;

/** Words for what a detective finds. */
const ofFinding =
  /\b(?:chor|mujrim|culprit|guilty|doshi|kasoorwar|suspect|problem|wajah|vajah|reason|cause|dikkat|pattern)\b|चोर|मुजरिम|दोषी|वजह|दिक़?्क़?त|समस्या|पैटर्न/iu;

const resembleTrade: ReadonlySet<string> = new Set(['others', 'personal', 'human', 'ai', 'abilities']);

/** Whether the line only resembles this act. */
export function isFalsePositive(talk: Talk, act: string): boolean {
  const { message, persona, open, isQuestion, facet, subject } = talk;
  // "Do you sell these talking characters?", said to the agent of a showroom, asks about a character for a business.
  if (
    personaBySlug(persona).plan === 'showroom' &&
    resembleTrade.has(act) &&
    subject?.topic.id.startsWith('vaani') &&
    subject.score >= sureScore
  )
    return true;
  switch (act) {
    case 'what-did-i-say':
    case 'recap':
      // "Is the diet the problem?" asks for the finding.
      return isTelling(talk) || (personaBySlug(persona).plan === 'case' && ofFinding.test(message));
    case 'who':
      return personaBySlug(persona).plan === 'case' && ofFinding.test(message);
    case 'what-did-you-say':
      // "What do you recommend?" asks for something new, not for a repetition.
      return (talk.act?.score ?? 0) < 0.9 && !ofThePast.test(message);
    case 'wrong':
      // "Yes, all correct" confirms.
      return agrees.test(message);
    case 'back':
      // "Back to my head" names a topic.
      // "No, never returned" tells of something else that did not come back.
      return (
        /\bback to \w|\bread\b/i.test(message) ||
        (open?.kind === 'plan' && (talk.act?.score ?? 0) < 0.9 && /\b(?:no|never|nahi)\b|नहीं/iu.test(message))
      );
    case 'simpler':
      // "What does it mean", said about a finding, asks for the reasons.
      return (open?.kind === 'plan' && open.slot === 'rings' && isQuestion) || hasNewBranch(talk);
    case 'live':
      // "What time?" about a festival asks when it is celebrated.
      return (
        (facet?.facet === 'when' && !clock.test(message) && hasFacet(talk, 'when')) ||
        // "Will it rain", said to the travel character, asks about a place and a season.
        (personaBySlug(persona).plan === 'journey' && weather.test(message) && !ofToday.test(message)) ||
        // "It is tomorrow" states a time and does not ask for news.
        (isListener(persona) && !isQuestion && talk.state.topic !== undefined)
      );
    case 'repeating':
      // "Steam I already do" tells what was tried.
      return facet?.facet === 'not-better' && (talk.act?.score ?? 0) < 0.9;
    case 'wait':
      // "The second", of a car and a character.
      if (open?.kind === 'plan' && open.slot === 'business') return true;
      // "Stop asking me questions" does not ask for a pause.
      return /\b(asking|questions?|sawaal|sawal)\b|सवाल/iu.test(message);
    case 'recorded':
      // "Nobody knows" is a statement.
      return (
        ((isListener(persona) || talk.state.topic !== undefined) && !isQuestion && !ofKeeping.test(message)) ||
        (!ofYou.test(message) && ofPartner.test(message))
      );
    case 'age':
    case 'abilities':
      // "Where?" and "what do I say?" ask about the topic when one is open.
      return talk.state.topic !== undefined && !ofYou.test(message) && wordCount(message) <= 5 && !plainAbilities.test(message);
    case 'personal':
      return likes.test(message) && (subject?.score ?? 0) >= sureScore;
    case 'slower':
      // "Jaldi nahi" means that there is no hurry.
      return /\b(nahi|no|not)\b|नहीं/iu.test(message);
    case 'shorter':
      // "Ek chhota kaam batao" asks for a small task, not for a shorter answer.
      return ofTask.test(message);
    case 'my-name':
      // "He did not know my name" tells about somebody else.
      return !isQuestion && wordCount(message) > 5;
    case 'okay':
      return isQuestion;
    case 'goodbye':
      // "I am going to see him tomorrow" is not a goodbye.
      return hearsTroubles(persona) && talk.state.topic !== undefined && (talk.act?.score ?? 0) < 0.8 && !leaving.test(message);
    case 'bored':
      // To a character that listens, "nothing gives me joy" may be a topic. "Bored of noodles" is about noodles.
      return /\bbored (?:of|with|from)\b|\bse bore\b/iu.test(message) || (hearsTroubles(persona) && (subject?.score ?? 0) >= subjectScore);
    case 'human':
      // "No number please" does not ask for a human.
      if (/\bno (?:phone )?(?:number|calls?)\b/i.test(message)) return true;
      // "How do I reach", said to the travel character, asks about a place.
      return personaBySlug(persona).plan === 'journey' && !ofPeople.test(message);
    case 'secret':
      // A telephone number is not a secret.
      return phoneIn(message) !== undefined;
    default:
      return false;
  }
}

/** The line is clearly a branch of the topic: "she asked for me", said of a dead person, is not a complaint about an answer. */
export const saysBranch = (talk: Talk): boolean =>
  isListener(talk.persona) && hasNewBranch(talk) && (talk.matches[0]?.features.base ?? 0) >= plainBranch;

/** "What does it mean?" about a topic that has a branch for its meaning. */
function hasNewBranch({ matches: [branch], state }: Talk): boolean {
  return branch?.features.isBranch === 1 && branch.score >= subjectScore && !state.told.includes(branch.topic.id);
}

/** "Maine nayi job li hai" is a statement; "what have I told you" and "read me my note" are questions. */
export const isTelling = ({ act, isQuestion, message }: Talk): boolean =>
  (act?.score ?? 0) < 1 && ((!isQuestion && wordCount(message) > 3 && !asksBack.test(message)) || namesWords.test(message));

/** "What I said in the office", without a question mark, is a statement about those words. */
const namesWords = /^\W*(?:about )?what i (?:said|did|told)\b[^?]*\b(?:in|at|to|on)\b[^?]*$/iu;

const asksBack = /\b(what|kya|read|repeat|tell|note[ds]?|recap|summar\w*|batao|sunao|padh\w*|list)\b|क्या|बताओ|बताइए|सुनाओ|सुनाइए|पढ़/iu;
