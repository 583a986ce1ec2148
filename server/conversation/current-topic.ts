/** What the topic that is talked of says to a line: a fact that is told, a worry less, a passage. */

import { personaBySlug } from '#shared/personas.ts';
import type { Topic } from '../personas/persona.ts';
import { sameRoot } from './knowledge.ts';
import { inOwnWords, saysBack } from './own-words.ts';
import { type Passage, passagesOf } from './passages.ts';
import { alternativesOf, inLangs, join, sentencesOf, wordCount } from './say.ts';
import { heldByTopic, otherHeld, otherScore, subjectScore, sureScore } from './scores.ts';
import { type Answer, givesRemedies, hearsTroubles, type Talk } from './talk.ts';
import { tellingIn } from './telling-words.ts';
import { goOn, hear, isOfHeart, isOfHouse, isOfThings, nextOf, noted, saysNoMore, tell, tellFacet, tellsOfStory } from './tellings.ts';

/** Answers a fact that is told of the subject by what the subject says of it. */
export function tellFact(talk: Talk, current: Topic): Answer | undefined {
  const { told, state, knowledge, matches } = talk;
  const [best] = matches;
  if (!told || (best && best.score >= sureScore && !sameRoot(best.topic.id, current.id))) return undefined;
  const parent = knowledge.topic(current.id.split('/')[0] ?? current.id);
  const said = state.topic?.said ?? [];
  const part = told.find((facet) => (current.facets.has(facet) || parent?.facets.has(facet)) && !said.includes(facet));
  if (part) return tellFacet(talk, current, part);
  const [first] = told;
  if (first === 'when' && said.includes('when')) return nextOf(talk, current) === undefined ? noted(talk, current) : goOn(talk);
  return first === 'elders' || first === 'children'
    ? said.includes(first)
      ? noted(talk, current)
      : tellFacet(talk, current, first)
    : undefined;
}

/** "No fever", "no, he does not hit": a worry less, and what comes next of the subject. */
export function deny(talk: Talk, current: Topic): Answer | undefined {
  const { message, yesNo } = talk;
  if (!givesRemedies(talk) || talk.isQuestion || wordCount(message) > 7) return undefined;
  if (!deniesTrouble.test(message) && !(yesNo === 'no' && /\b(doesn'?t|does not|didn'?t|isn'?t|aren'?t|hasn'?t)\b/i.test(message)))
    return undefined;
  if (alternativesOf(talk.persona, 'denied') === 0) return undefined;
  if (nextOf(talk, current) !== undefined) return goOn(talk, talk.say('denied'));
  return { text: talk.say('denied-rest'), heard: { act: 'denied', topic: current.id }, latitude: 'open' };
}

/** Troubles of the body that are said not to be there; "no sleep" and "no honey" are missed, and not denied. */
const trouble =
  'fever|pain|vomit\\w*|blood|bleeding|swelling|rash|cough|cold|itch\\w*|motions?|injury|burning|headache|dizziness|weakness|allergy|sugar|diabetes|bp|patch\\w*|lump|discharge|nausea|bukhar|bukhaar|dard|ulti|khoon|khansi|khaansi|sujan|khujli|jalan|chakkar|kamzori|chot|daag|बुख़?ार|दर्द|उल्टी|ख़?ून|खाँसी|खांसी|सूजन|खुजली|जलन|चक्कर|कमज़?ोरी|चोट|शुगर';
const deniesTrouble = new RegExp(
  `^\\P{L}*(?:no|nope|not|without|nahi+n?|na|koi|नहीं|ना|कोई)[\\s,]+(?:\\p{L}+\\s+)?(?:${trouble})(?!\\p{L})(?:\\s+(?:nahi+n?|hai|he|ho|at all|kaka|or|and|aur|नहीं|है|${trouble}))*\\P{L}*$|^\\P{L}*(?:${trouble})(?:\\s+\\p{L}+)?\\s+(?:nahi+n?|नहीं)(?:\\s+(?:hai|he|ho|hui|hua|है|हुई|हुआ))?\\P{L}*$`,
  'iu',
);

/** Who tells of a trouble of the heart names things of the house on the way: "she said it before all, that there was too much salt". */
export const tellsOn = (talk: Talk, current: Topic, best: Topic): boolean =>
  givesRemedies(talk) && !talk.isQuestion && wordCount(talk.message) > 5 && isOfHeart(talk, current) && isOfHouse(talk, best);

/** A word or two, all of which a passage of the topic holds. */
export const isHeldBy = ({ persona, message }: Talk, topic: Topic): boolean => {
  const telling = tellingIn(message);
  return (
    telling.length > 0 && telling.length <= 2 && wordCount(message) <= 4 && (passagesOf(persona, [topic], message)[0]?.share ?? 0) > 0.9
  );
};

/** What the topic that is talked of says to a line: the passage that shares most of its words, else what comes next. */
export function answerFromCurrent(talk: Talk, topic: Topic): Answer | undefined {
  const { state, knowledge, persona, message } = talk;
  const own = talk.matches.find((match) => match.topic.id === topic.id)?.features;
  const other = talk.matches.find((match) => !sameRoot(match.topic.id, topic.id));
  // "And for cockroaches?" names another subject by its own word.
  const isLeft = own?.term === 0 && (own.own === 0 || personaBySlug(persona).plan !== undefined);
  if (other?.byTerm && other.score >= subjectScore && isLeft) return tell(talk, other.topic);
  // "Now tell me what to make for breakfast" is much more like the other.
  const isOfOther = other?.byTerm && other.score >= termScore && own?.term === 0 && other.features.base > own.base + leaveMargin;
  if (isOfOther && givesRemedies(talk)) return tell(talk, other.topic);
  const told = state.topic?.said ?? [];
  const parent = knowledge.topic(topic.id.split('/')[0] ?? topic.id);
  const passages = passagesOf(persona, parent && parent !== topic ? [topic, parent] : [topic], message);
  const unsaid = passages.filter(
    ({ topic: { id }, part }) => part !== 'text' && !ofPersons.has(part) && (id !== topic.id || !told.includes(part)),
  );
  const replacing = isLack.test(message) ? unsaid.find(({ part }) => part === 'substitute') : undefined;
  const nearest = replacing ?? unsaid.find(({ share }) => share >= passageShare);
  if (nearest) return tellFacet(talk, topic, nearest.part);
  // A question that another subject answers by more of its words is not met with what was told.
  const isOther = other && other.score >= otherScore && other.features.own >= otherHeld && other.features.base >= otherLike;
  const heldHere = Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (talk.isQuestion && isOther && other.features.own > heldHere + leaveMargin) return tell(talk, other.topic);
  const closest = passages.find(({ part }) => !ofPersons.has(part));
  const mayBeOther = other !== undefined && other.score >= retoldOther;
  if (closest && !mayBeOther && talk.isQuestion && closest.share >= retoldShare && alternativesOf(persona, 'told-already') > 0)
    return retell(talk, closest);
  const held = tellingIn(message).length === 0 ? 1 : Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (!talk.isQuestion && held === 0 && hearsTroubles(persona)) {
    const heard = hear(talk);
    if (heard) return heard;
  }
  if (!talk.isQuestion && isBeside(talk)) {
    const heard = hear(talk);
    if (heard) return heard;
  }
  // What comes next of practice and facts answers neither a fact that is told beside them nor another question.
  const isPractice = isOfThings(talk, topic) && !tellsOfStory(talk, topic);
  const isSpent = givesRemedies(talk) && saysNoMore(talk, topic) && !tellsOfStory(talk, topic);
  if (!talk.isQuestion)
    return !isPractice && !isSpent && (held > 0 || !givesRemedies(talk)) ? goOn(talk, inOwnWords(talk)) : noted(talk, topic);
  // A question that nothing of the topic answers is not answered by something else of it.
  if (isOther && nextOf(talk, topic) === undefined) return tell(talk, other.topic);
  const isUnderWay = tellsOfStory(talk, topic) && nextOf(talk, topic) !== undefined;
  return isUnderWay || (held >= heldByTopic && !isPractice && !isSpent) ? goOn(talk) : undefined;
}

/** So many words tell something of their own. */
const ownWordsMin = 3;
/** Likeness to what is said of a subject below which a line is told beside it. */
const besideMax = 0.2;

/** Told beside the subject: who can say it back does so, since what comes next of the subject would not fit it. */
export const isBeside = ({ persona, state, message, matches }: Talk): boolean =>
  hearsTroubles(persona) &&
  saysBack(persona) &&
  wordCount(message) >= ownWordsMin &&
  state.topic !== undefined &&
  matches.every(({ topic, features }) => !sameRoot(topic.id, state.topic?.id ?? '') || features.base < besideMax);

/** Something is said not to be there. */
const isLack =
  /\b(nahi+n? (hai|h|he|mil\w*)|(do|does|did)n'?t have|have no|there is no|no \w+ (at home|in (the )?house)|not? available)\b|नहीं (है|मिल)/iu;

/** Says a topic again, and that it was said. */
export const tellAgain = (talk: Talk, topic: Topic): Answer => ({
  text: join(talk.say('told-already'), topic.text),
  heard: { topic: topic.id, facet: 'text' },
  latitude: 'open',
  keepsOpen: true,
});

/** Says again, of a passage that was told, the sentence that answers the question. */
function retell(talk: Talk, { topic, part }: Passage): Answer {
  const telling = new Set(tellingIn(talk.message));
  const passage = part === 'text' ? topic.text : (topic.facets.get(part) ?? topic.text);
  const closest = (text: string): string => {
    const held = (sentence: string) => tellingIn(sentence).filter((word) => telling.has(word)).length;
    return sentencesOf(text).reduce((a, b) => (held(b) > held(a) ? b : a));
  };
  return {
    text: join(
      talk.say('told-already'),
      inLangs((lang) => closest(passage[lang])),
    ),
    heard: { topic: topic.id, facet: part },
    latitude: 'open',
    keepsOpen: true,
  };
}

/** The share of a question that a passage that was told must hold to be told again. */
const retoldShare = 0.45;
/** Where another subject is as likely as this, what was told is not told again. */
const retoldOther = 0.35;
/** What is said of a person is said when that person is spoken of, whatever words it shares with a line. */
const ofPersons: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines']);
/** The share of a line that a passage must hold to answer it. */
const passageShare = 0.3;
/** Likeness to its examples from which a question may be of another topic: a common verb alone is no subject. */
const otherLike = 0.25;
/** From here another subject that is named by its own word is turned to, where the line is much more like its own. */
const termScore = 0.45;
/** So much more of a question another topic must hold to be turned to. */
const leaveMargin = 0.2;
