/** Finds which follow-up question a line asks, and about which topic. */

import { personaBySlug } from '#shared/personas.ts';
import type { FacetFound } from '../language/facets.ts';
import type { Topic } from '../personas/persona.ts';
import { keywordsIn } from './keywords.ts';
import type { Match } from './knowledge.ts';
import { isListener } from './next-part.ts';
import { passagesOf } from './passages.ts';
import { heldByTopic, otherHeld, otherScore, subjectScore, sureScore } from './scores.ts';
import { hearsTroubles, type Talk } from './talk.ts';
import { wordCount } from './text.ts';
import { isImpersonal, isStory } from './topic-answers.ts';
import { rootId, sameRoot } from './topic-ids.ts';

/** The topic of a follow-up question: the current one, unless the line names another topic that answers it better. */
export function topicAsked(
  talk: Talk,
  current: Topic | undefined,
  best: Topic | undefined,
  { facet, isElliptic, topicWords }: FacetFound,
): Topic | undefined {
  const [match] = talk.matches;
  const other = talk.matches.find(({ topic }) => !current || !sameRoot(topic.id, current.id));
  // "How do I clean the pot?" when the topic is salt in the dal: the line has words that only another topic holds.
  const isHere = current !== undefined && match !== undefined && match.score >= subjectScore && sameRoot(match.topic.id, current.id);
  // "And the cockroaches under the sink, how do I get rid of them?": another topic is named, and nothing of the open one.
  if (current && other?.byTerm && topicWords.length > 0 && isLeft(talk, current, other)) return other.topic;
  if (current && other && !isElliptic && !isHere && !personal.has(facet) && isElsewhere(talk, current, other)) return other.topic;
  if (!current || !best) return best ?? current;
  // If the best branch has no answer to the question, the current topic is used instead of the branch.
  if (sameRoot(current.id, best.id)) return best.facets.has(facet) || !best.id.includes('/') ? best : current;
  // What was tried, and what can replace something, is not a new topic.
  if (facet === 'not-better' && match && match.score < subjectScore) return current;
  if ((facet === 'substitute' || personal.has(facet)) && isElliptic) return current;
  const shareIn = (topic: Topic): number => passagesOf(talk.persona, [topic], talk.message).find(({ part }) => part === facet)?.share ?? 0;
  return isElliptic && !match?.byTerm && shareIn(best) <= shareIn(current) ? current : best;
}

/** Another topic is named that is much nearer to the line, and no word of the line is in the examples of the open one. */
const isLeft = ({ matches }: Talk, current: Topic, other: Match): boolean =>
  other.score >= sureScore &&
  matches
    .filter(({ topic }) => sameRoot(topic.id, current.id))
    .every(({ features }) => features.own === 0 && features.term === 0 && other.features.base > features.base + nearerBy);
const nearerBy = 0.15;

/** Most of the line's words occur in another topic, and none of them in the current one. */
const isElsewhere = ({ persona, knowledge, message }: Talk, current: Topic, other: Match): boolean => {
  const parent = knowledge.topic(rootId(current.id)) ?? current;
  const share = passagesOf(persona, [current, parent], message)[0]?.share ?? 0;
  if (!other.byTerm && keywordsIn(message).length < 2) return false;
  return other.score >= otherScore && other.features.own >= heldByTopic && share < otherHeld;
};

/** Follow-up questions with a general answer that is true of any remedy, for topics without an answer of their own. */
const answeredInGeneral: ReadonlySet<string> = new Set(
  'substitute how-much how-often how-long when safe children pregnancy medicines elders doctor not-better'.split(' '),
);
/** Matches "with my mother" and "is it safe for him?", but not "was she older?". */
const forSomebody = /\b(?:for|with|can|may|safe|liye|saath|sath|sakt\w*)\b|के लिए|साथ|सकत/iu;
/** Facets with a general answer for any practice, for people who must be careful. */
const ofCare: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines']);
const alwaysAnswered: ReadonlySet<string> = new Set(['medicines', 'doctor', 'more', 'yes', 'no']);
/** The same for emotional problems, where a general answer about tablets would not help. */
const answeredOfHeart: ReadonlySet<string> = new Set(['more', 'yes', 'no']);

/** Whether a topic, or the character in general, answers this follow-up question. */
export const hasAnswer = (talk: Talk, topic: Topic, facet: string): boolean =>
  hasOwn(talk, topic, facet) || (ofCare.has(facet) && isOfPractice(talk, topic) && forSomebody.test(talk.message));

const isOfPractice = (talk: Talk, topic: Topic): boolean => isImpersonal(talk, topic) && !isStory(talk, topic);

/** Whether the topic or its root has a text of its own for this follow-up question. */
export const hasText = ({ knowledge }: Talk, topic: Topic, facet: string): boolean =>
  topic.facets.has(facet) || (knowledge.topic(rootId(topic.id))?.facets.has(facet) ?? false);

/** "Besan and malai do not work": the general answer would ask what was tried. */
const namesTried = ({ facet }: Talk): boolean => (facet?.topicWords.length ?? 0) > 0;

const hasOwn = (talk: Talk, topic: Topic, facet: string): boolean => {
  const { persona, state } = talk;
  return (
    hasText(talk, topic, facet) ||
    state.topic?.id !== topic.id ||
    (isListener(persona) ? answeredOfHeart : alwaysAnswered).has(facet) ||
    (personaBySlug(persona).advises === 'remedies' &&
      answeredInGeneral.has(facet) &&
      !(facet === 'not-better' && namesTried(talk)) &&
      !/^(?:mind|people|stories)/.test(topic.area))
  );
};

/** A plain statement may only seem to ask for these facets: "my mummy is not home" does not ask about mothers. */
const personal: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines', 'example', 'why', 'cost', 'when']);
const asksFor = /\b(for|about|also|too|what if|then|liye|ke liye|bhi|ko|and)\b|के लिए|को|भी/iu;

/** These facets also count without a question, even when the visitor tells of a problem. */
const ofTelling: ReadonlySet<string> = new Set(['more', 'example', 'not-better']);

/** A visitor with an emotional problem tells about it and asks nothing: "heart attack" does not ask about tablets. */
const tellsTrouble = ({ persona, state, knowledge }: Talk): boolean =>
  hearsTroubles(persona) && (knowledge.topic(rootId(state.topic?.id ?? ''))?.tags.includes('care') ?? false);

/** The area of the current topic: the file that holds it. */
const areaOf = ({ state, knowledge }: Talk): string => knowledge.topic(rootId(state.topic?.id ?? ''))?.area ?? '';

export const asksFacet = (talk: Talk): boolean => {
  const { facet, isQuestion, message } = talk;
  if (facet?.facet === 'elders' && ofThing.test(message)) return false;
  // "Shall I put medicine?", said of rats, is about poison.
  if (facet?.facet === 'medicines' && /^cleaning/.test(areaOf(talk))) return false;
  if (facet === undefined || (needsWord[facet.facet]?.test(message) ?? true) === false) return false;
  if (!isQuestion && !ofTelling.has(facet.facet) && tellsTrouble(talk)) return false;
  // "I play football every day" tells something of its own, and asks for nothing.
  if (!isQuestion && !facet.isElliptic && facet.score < 1 && !ofTelling.has(facet.facet) && !personal.has(facet.facet)) return false;
  // "Best time to go": the line has exactly the words of the facet.
  if (facet.score === 1) return true;
  return !personal.has(facet.facet) || isQuestion || wordCount(message) <= 3 || asksFor.test(message) || tellsWho.test(message);
};

/** "It is very old" is about a thing, not a person. */
const ofThing = /^\W*(?:but |and )*(?:it'?s|its|it is|the stain is|yeh|ye) (?:(?:very|too|quite|bahut) )*(?:old|puran[aiey])\b/i;

/** These facets need one of these words: "can I give it honey?" asks for no substitute, and "shall I go?" asks for no doctor. */
const needsWord: Record<string, RegExp> = {
  children:
    /\b(child\w*|kids?|sons?|daughters?|bab(?:y|ies)|infant|toddler|boys?|girls?|bachch?\w*|bach[aeio]\w*|bet[aeoi]\w*|munn\w*|pot[aei]|nat[ai]n?|school|(?:small|little|young) ones?|\d+ ?(?:years?|yrs?|months?|saal|sal|mahin\w*)|nephew|niece|bhatij\w*)\b|बच्च|बेट|शिशु|मुन्न|पोत|साल|महीन/iu,
  elders:
    /\b(mothers?|mom|mum\w*|maa?|fathers?|dad\w*|papa|pita\w*|grand\w*|nan[ai]\w*|old(?:er)?|elder\w*|aged?|senior|buzurg\w*|um[ae]?r|sasu?r|saas|parents?|in-?laws?|uncle|aunty?|budh\w*|[5-9]\d)\b|माँ|मां|मम्मी|पिता|पापा|दाद|नान|बुज़?ुर्ग|बूढ़|उम्र|सास|ससुर|साठ|सत्तर|अस्सी/iu,
  pregnancy:
    /\b(pregn\w*|garbh\w*|expecting|breast\w*|feeding|nursing|pet se|\d(?:st|nd|rd|th) month|months? (?:along|gone|pregn\w*)|\w+v[ae]*n? mahin\w*|delivery|baby|carrying|(?:doodh|dudh) (?:pil|de)\w*|pregnent|preg)\b|गर्भ|प्रेग|दूध पिला|वाँ महीना|वां महीना|पेट से/iu,
  medicines:
    /\b(tablets?|goli\w*|dava\w*|dawa\w*|medicines?|medication|insulin|pills?|capsules?|creams?|ointment|syrup|injection|antibiotics?|blood|sugar|shugar|diabet\w*|bp|b\.p|thyroid|heart|dil|kidney|asthma|dama|pressure|ulcer|migraine|epilepsy|cholesterol|metformin|doctor)\b|दवा|गोली|इंसुलिन|शुगर|डायबिटीज़?|बीपी|थायर|दमा|किडनी|दिल/iu,
  substitute:
    /\b(instead|else|substitute|alternative|replace\w*|without|only|just|jagah|badle|bina|alava|nahi+n?|na|no|not|n'?t|bas|sirf|aur kuch|kuch aur|koi aur|dusr\w*|allergic|bhi)\b|बदले|जगह|बिना|नहीं|सिर्फ़?|बस|कुछ और|कोई और|दूसर/iu,
  doctor:
    /\b(doct?o?r|dr|hospital|aspatal|clinic|specialist|vaidya|therapist|counsell?or|psych\w*|physician|lawyer|test|serious|normal|emergency|cancer|dikha\w*|show|consult|see (some|any)|gambhir|ghabra\w*|helpline|janch|jach|whom|who)\b|डॉक्टर|अस्पताल|दिखा|जाँच|जांच|गंभीर|घबरा/iu,
};
/** The line tells a person's age or illness. */
const tellsWho =
  /^.{0,30}\b\d{1,2}\s*(saal|sal|years?|yrs?|months?|mahine)\b.{0,16}$|^[^\p{L}\p{M}\p{N}]*(umar|age)\b.{0,40}$|^.{0,24}\b(?:is|am|are) (?:only |just |about )?\d{1,2}[^\p{L}\p{M}\p{N}]*$|^.{0,30}(साल|महीने) (की|का|के)( (है|हैं|हूँ))?[^\p{L}\p{M}\p{N}]*$|^.{0,24}\b(paanch|chhe|saat|aath|nau|das|do|teen|chaar) saal (ka|ki|ke)\b.{0,30}$/iu;
