/** What a character answers from what it knows: topics, their facets and branches, and the honest question where nothing fits. */

import { personaBySlug } from '#shared/personas.ts';
import type { FacetFound } from '../language/facets.ts';
import { langs, type Topic } from '../personas/persona.ts';
import { warnOfCleaners } from './cleaners.ts';
import type { Open } from './conversation.ts';
import { type Match, sameRoot } from './knowledge.ts';
import { type Passage, passagesOf } from './passages.ts';
import { alternativesOf, inLangs, join, sentencesOf, wordCount } from './say.ts';
import { branchScore, hearingScore, nearScore, otherScore, subjectScore, sureScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { isHeld, tellingIn, tellingWords } from './telling-words.ts';
import {
  goOn,
  hear,
  isListener,
  isOfHeart,
  isOfHouse,
  isOfThings,
  nameOf,
  nextOf,
  noted,
  tell,
  tellFacet,
  tellsOfStory,
} from './tellings.ts';
import { saleUnderWay } from './till/offers.ts';
import { answerBoth } from './two-questions.ts';

/** A wrong passage hurts most where somebody speaks of themselves: who only listens must be surer to turn to a subject. */
const isHearing = ({ persona, state }: Talk, { topic, byTerm }: Match): boolean =>
  isListener(persona) && personaBySlug(persona).plan === undefined && !byTerm && !(state.topic && sameRoot(state.topic.id, topic.id));

/** Answers a line that replies to what the character itself asked or offered. */
export function answerOpen(talk: Talk): Answer | undefined {
  const { open, yesNo, knowledge, state } = talk;
  if (open?.kind === 'go-on' && (yesNo === 'yes' || talk.act?.act === 'go-on')) return goOn(talk);
  if (open?.kind === 'go-on' && yesNo === 'no') return { text: talk.say('okay'), heard: { act: 'okay' } };
  if (open?.kind === 'nearest') {
    const chosen = chosenOf(talk, open);
    if (chosen) return tell(talk, chosen);
    if (yesNo === 'no') return { text: talk.say('unclear'), heard: { act: 'unclear' } };
  }
  if (open?.kind !== 'ask') return undefined;
  const topic = knowledge.topic(open.topic);
  if (!topic) return undefined;
  const denied = deny(talk, topic);
  if (denied) return denied;
  if (yesNo && topic.facets.has(yesNo) && wordCount(talk.message) <= 8) return tellFacet(talk, topic, yesNo);
  const [best] = talk.matches;
  const branch = talk.matches.find((match) => match.topic.id.startsWith(`${topic.id}/`));
  const isBranch = branch && branch.score >= branchScore && (!talk.told || branch.features.base >= plainBranch);
  if (isBranch && sameRoot(best?.topic.id ?? '', topic.id)) return tell(talk, branch.topic);
  if (talk.isQuestion || talk.facet || talk.told || (best && best.score >= sureScore && best.topic.id !== topic.id)) return undefined;
  if (talk.act && talk.act.act !== 'okay' && talk.act.act !== 'shrug') return undefined;
  if (yesNo || talk.act || wordCount(talk.message) <= 12)
    return goOn(talk, state.topic?.said.length && !isOfThings(talk, topic) ? talk.say('ack') : undefined);
  return undefined;
}

/** "The first one", "yes", or whichever of the two the line fits beside the words that were not understood; undefined when it is neither. */
function chosenOf(
  { yesNo, message, subject, knowledge, act, isQuestion }: Talk,
  { topics, about }: Open & { kind: 'nearest' },
): Topic | undefined {
  const place = /\b(first|pehl[aie]|1)\b|पहल/iu.test(message)
    ? 0
    : /\b(second|dusr[aie]|doosr[aie]|2|latter)\b|दूसर/iu.test(message)
      ? 1
      : yesNo === 'yes'
        ? 0
        : undefined;
  if (place !== undefined) return knowledge.topic(topics[place] ?? '');
  if (yesNo === 'no' || act || isQuestion || (subject && subject.score >= sureScore && !topics.includes(subject.topic.id)))
    return undefined;
  const [chosen] = knowledge.find(`${about} ${message}`).filter(({ topic }) => topics.includes(topic.id));
  return chosen?.topic ?? knowledge.topic(topics[0] ?? '');
}

/** Answers from what the character knows, where the line is about something it knows. */
export function answerFromKnowledge(talk: Talk): Answer | undefined {
  const { state, matches, facet, knowledge } = talk;
  const [best] = matches;
  const current = state.topic && knowledge.topic(state.topic.id);
  const leaves = current && best && !sameRoot(best.topic.id, current.id) && best.score >= subjectScore;
  const former = current && backTo(talk, current);
  if (former) return tell(talk, former);
  const asksWhatToDo = current !== undefined && whatToDo.test(talk.message);
  if (asksWhatToDo && best?.features.isBranch === 1 && best.score >= subjectScore && !state.told.includes(best.topic.id))
    return tell(talk, best.topic);
  if (current && !leaves && (talk.act?.act === 'go-on' || asksWhatToDo)) return goOn(talk);
  const warning = warnOfCleaners(talk);
  if (warning) return warning;
  // Mourning is heard as such, whoever is mourned.
  const mourns = matches.find(({ topic }) => topic.id === 'grief');
  if (mourns && mourns.score >= nearScore && mourns.features.term > 0 && !state.told.includes('grief')) return tell(talk, mourns.topic);
  // "I am diabetic, can I have jaggery?": a line that opens a subject may ask one thing of it.
  const opens = best?.byTerm && best.score >= subjectScore && !(current && sameRoot(best.topic.id, current.id));
  const opening = opens ? branchAtOnce(talk, best.topic) : undefined;
  if (opening && best && facet && opening.id !== best.topic.id) {
    state.told.push(best.topic.id);
    return tell(talk, opening);
  }
  const isSure = best !== undefined && best.score >= (isHearing(talk, best) ? hearingScore : sureScore);
  const both = answerBoth(talk, isSure ? best.topic : current);
  if (both) return both;
  const branch = current && untoldBranch(talk, current);
  if (branch && facet?.score !== 1) return tell(talk, branch);
  const fact = current && tellFact(talk, current);
  if (fact) return fact;
  const denied = current && deny(talk, current);
  if (denied) return denied;
  if (facet && asksFacet(talk)) {
    const about = topicAsked(talk, current, isSure ? best.topic : undefined, facet);
    if (about && hasAnswer(talk, about, facet.facet)) return tellFacet(talk, about, facet.facet);
  }
  if (!isSure) return undefined;
  // A thing that was just spoken of is no new subject: "honey?" in the midst of a cough.
  const isThing = current && !best.byTerm && isHeldBy(talk, current);
  const isTold = current && sameRoot(best.topic.id, current.id) && state.told.includes(best.topic.id);
  if (current && (isThing || isTold || best.topic.id === current.id)) return answerFromCurrent(talk, current);
  if (current && tellsOn(talk, current, best.topic)) return noted(talk, current);
  const atOnce = branchAtOnce(talk, best.topic);
  if (!atOnce) return tell(talk, best.topic);
  const answer = tell(talk, atOnce);
  state.told.push(best.topic.id);
  return answer;
}

/** "Back to my head": the subject of before that the line names. */
function backTo({ message, knowledge, state }: Talk, current: Topic): Topic | undefined {
  const [whole] = goingBack.exec(message) ?? [];
  if (whole === undefined) return undefined;
  const named = knowledge.find(message.replace(whole, ' ')).find(({ features }) => features.term > 0 || features.own >= heldByTopic);
  const former = [...state.told].reverse().find((id) => named && sameRoot(id, named.topic.id) && !sameRoot(id, current.id));
  return former === undefined ? named?.topic : knowledge.topic(former);
}

const goingBack =
  /\b(?:(?:ok|so|now|let'?s|lets|can we) )*(?:go |going |come |coming |get )?back to (?:the |my |our )?|\bwapas\b|\bpehle wali baat\b|वापस/iu;

/** A branch of what is talked of that the line plainly is: "I cannot sleep" belongs to the grief it was told in. */
function untoldBranch({ matches, state, facet, told, isQuestion, knowledge }: Talk, current: Topic): Topic | undefined {
  const [best] = matches;
  const branch = matches.find(({ topic, features }) => features.isBranch === 1 && sameRoot(topic.id, current.id));
  if (!branch || branch.score < subjectScore || state.told.includes(branch.topic.id)) return undefined;
  // "How many times a week should I do that?" is asked of the subject, though "what should I eat?" is a branch of it.
  const isFacet =
    facet !== undefined && (current.facets.has(facet.facet) || knowledge.topic(current.id.split('/')[0] ?? '')?.facets.has(facet.facet));
  if ((isFacet || told) && branch.features.base < plainBranch) return undefined;
  if (isQuestion && branch.features.base < askedBranch) return undefined;
  return branch.score >= (best?.score ?? 0) - branchMargin ? branch.topic : undefined;
}

/** Likeness from which a line is one of a branch's own. */
const plainBranch = 0.5;
/** Likeness from which a question is put to a branch. */
const askedBranch = 0.3;
/** A branch may be so much less likely than another subject and still be meant. */
const branchMargin = 0.02;

/** Answers a fact that is told of the subject by what the subject says of it. */
function tellFact(talk: Talk, current: Topic): Answer | undefined {
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
function deny(talk: Talk, current: Topic): Answer | undefined {
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
const tellsOn = (talk: Talk, current: Topic, best: Topic): boolean =>
  givesRemedies(talk) && !talk.isQuestion && wordCount(talk.message) > 5 && isOfHeart(talk, current) && isOfHouse(talk, best);

/** A word or two, all of which a passage of the topic holds. */
const isHeldBy = ({ persona, message }: Talk, topic: Topic): boolean => {
  const telling = tellingIn(message);
  return (
    telling.length > 0 && telling.length <= 2 && wordCount(message) <= 4 && (passagesOf(persona, [topic], message)[0]?.share ?? 0) > 0.9
  );
};

/** A line that opens a subject may say as much as would be asked: "I failed in maths again" needs no "how many days are left?". */
function branchAtOnce(talk: Talk, topic: Topic): Topic | undefined {
  const { knowledge, message, state } = talk;
  if (!givesRemedies(talk) || topic.ask === undefined || state.told.includes(topic.id)) return undefined;
  const found = knowledge.find(message, topic.id);
  const best = found.find(({ topic: { id } }) => id.startsWith(`${topic.id}/`));
  const parent = found.find(({ topic: { id } }) => id === topic.id);
  if (!best || best.score < atOnceScore || best.features.own < heldByTopic) return undefined;
  // "What is good for dandruff?" names the subject, and says nothing of oily or dry.
  if (best.features.base > (parent?.features.base ?? 0)) return best.topic;
  const named = tellingWords([...topic.terms, ...langs.map((lang) => topic.name[lang])]);
  const own = tellingWords(best.topic.says);
  return tellingIn(message).some((word) => !isHeld(named, word) && isHeld(own, word)) ? best.topic : undefined;
}

/** From here a branch is told with the line that opens its subject. */
const atOnceScore = 0.75;

/** The topic that a follow-up question is about: the one that is talked of, unless the line names another that answers it better. */
function topicAsked(talk: Talk, current: Topic | undefined, best: Topic | undefined, { facet, isElliptic }: FacetFound): Topic | undefined {
  const [match] = talk.matches;
  const other = talk.matches.find(({ topic }) => !current || !sameRoot(topic.id, current.id));
  // "How do I clean the pot?" in the midst of salt in the dal: words of its own that only another subject holds.
  if (current && other && !isElliptic && !personal.has(facet) && isElsewhere(talk, current, other)) return other.topic;
  if (!current || !best || sameRoot(current.id, best.id)) return best ?? current;
  // What was tried, and what is there instead of something else, is no new subject.
  if (facet === 'not-better' && match && match.score < subjectScore) return current;
  if ((facet === 'substitute' || personal.has(facet)) && isElliptic) return current;
  const shareIn = (topic: Topic): number => passagesOf(talk.persona, [topic], talk.message).find(({ part }) => part === facet)?.share ?? 0;
  return isElliptic && !match?.byTerm && shareIn(best) <= shareIn(current) ? current : best;
}

/** Most of the line's words are words of another subject, and none of them of the one that is talked of. */
const isElsewhere = ({ persona, knowledge, message }: Talk, current: Topic, other: Match): boolean => {
  const parent = knowledge.topic(current.id.split('/')[0] ?? current.id) ?? current;
  const share = passagesOf(persona, [current, parent], message)[0]?.share ?? 0;
  if (!other.byTerm && tellingIn(message).length < 2) return false;
  return other.score >= otherScore && other.features.own >= heldByTopic && share < otherHeld;
};

/** What the topic that is talked of says to a line: the passage that shares most of its words, else what comes next. */
function answerFromCurrent(talk: Talk, topic: Topic): Answer | undefined {
  const { state, knowledge, persona, message } = talk;
  const own = talk.matches.find((match) => match.topic.id === topic.id)?.features;
  const other = talk.matches.find((match) => !sameRoot(match.topic.id, topic.id));
  // "And for cockroaches?" names another subject by its own word.
  const isLeft = own?.term === 0 && (own.own === 0 || personaBySlug(persona).plan !== undefined);
  if (other?.byTerm && other.score >= subjectScore && isLeft) return tell(talk, other.topic);
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
  const isOther = other && other.score >= otherScore && other.features.own >= otherHeld;
  const heldHere = Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (talk.isQuestion && isOther && other.features.own > heldHere + leaveMargin) return tell(talk, other.topic);
  const closest = passages.find(({ part }) => !ofPersons.has(part));
  const mayBeOther = other !== undefined && other.score >= retoldOther;
  if (closest && !mayBeOther && talk.isQuestion && closest.share >= retoldShare && alternativesOf(persona, 'told-already') > 0)
    return retell(talk, closest);
  const held = tellingIn(message).length === 0 ? 1 : Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (!talk.isQuestion && held === 0 && isListener(persona) && personaBySlug(persona).plan === undefined) {
    const heard = hear(talk);
    if (heard) return heard;
  }
  // What comes next of practice and facts answers neither a fact that is told beside them nor another question.
  const isPractice = isOfThings(talk, topic) && !tellsOfStory(talk, topic);
  if (!talk.isQuestion) return !isPractice && (held > 0 || !givesRemedies(talk)) ? goOn(talk) : noted(talk, topic);
  // A question that nothing of the topic answers is not answered by something else of it.
  if (isOther && nextOf(talk, topic) === undefined) return tell(talk, other.topic);
  return held >= heldByTopic && !isPractice ? goOn(talk) : undefined;
}

/** Something is said not to be there. */
const isLack =
  /\b(nahi+n? (hai|h|he|mil\w*)|(do|does|did)n'?t have|have no|there is no|no \w+ (at home|in (the )?house)|not? available)\b|नहीं (है|मिल)/iu;

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
/** The share of a question's words that a topic must hold to go on with it. */
const heldByTopic = 0.5;
/** The share of a question's words by which another topic must be asked for. */
const otherHeld = 0.35;
/** So much more of a question another topic must hold to be turned to. */
const leaveMargin = 0.2;

/** Follow-up questions that are answered where the topic has nothing for them: by what is true of any remedy. */
const answeredInGeneral: ReadonlySet<string> = new Set(
  'substitute how-much how-often how-long when safe children pregnancy medicines elders doctor not-better'.split(' '),
);
const alwaysAnswered: ReadonlySet<string> = new Set(['medicines', 'doctor', 'more', 'yes', 'no']);

/** Whether a topic, or the character in general, answers this follow-up question. */
const hasAnswer = ({ persona, knowledge, state }: Talk, topic: Topic, facet: string): boolean =>
  topic.facets.has(facet) ||
  (knowledge.topic(topic.id.split('/')[0] ?? '')?.facets.has(facet) ?? false) ||
  state.topic?.id !== topic.id ||
  alwaysAnswered.has(facet) ||
  (personaBySlug(persona).advises === 'remedies' && answeredInGeneral.has(facet));

/** Facets that a plain statement may only seem to ask for: "my mummy is not home" asks nothing for mothers. */
const personal: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines', 'example', 'why', 'cost', 'when']);
const asksFor = /\b(for|about|also|too|what if|then|liye|ke liye|bhi|ko|and)\b|के लिए|को|भी/iu;

const asksFacet = ({ facet, isQuestion, message }: Talk): boolean => {
  if (facet === undefined || (needsWord[facet.facet]?.test(message) ?? true) === false) return false;
  return !personal.has(facet.facet) || isQuestion || wordCount(message) <= 3 || asksFor.test(message) || tellsWho.test(message);
};

/** Facets that are not guessed: without such a word, "can I give it honey?" asks for no substitute and "shall I go?" for no doctor. */
const needsWord: Record<string, RegExp> = {
  medicines:
    /\b(tablets?|goli\w*|dava\w*|dawa\w*|medicines?|medication|insulin|pills?|capsules?|creams?|ointment|syrup|injection|antibiotics?|blood|sugar|shugar|diabet\w*|bp|b\.p|thyroid|heart|dil|kidney|asthma|dama|pressure|ulcer|migraine|epilepsy|cholesterol|metformin|doctor)\b|दवा|गोली|इंसुलिन|शुगर|डायबिटीज़?|बीपी|थायर|दमा|किडनी|दिल/iu,
  substitute:
    /\b(instead|else|substitute|alternative|replace\w*|without|only|just|jagah|badle|bina|alava|nahi+n?|na|no|not|n'?t|bas|sirf|aur kuch|kuch aur|koi aur|dusr\w*|allergic|bhi)\b|बदले|जगह|बिना|नहीं|सिर्फ़?|बस|कुछ और|कोई और|दूसर/iu,
  doctor:
    /\b(doct?o?r|dr|hospital|aspatal|clinic|specialist|vaidya|therapist|counsell?or|psych\w*|physician|lawyer|test|serious|normal|emergency|cancer|dikha\w*|show|consult|see (some|any)|gambhir|ghabra\w*|helpline|janch|jach|whom|who)\b|डॉक्टर|अस्पताल|दिखा|जाँच|जांच|गंभीर|घबरा/iu,
};
/** A line that tells how old somebody is, or what they are ill with. */
const tellsWho =
  /^.{0,30}\b\d{1,2}\s*(saal|sal|years?|yrs?|months?|mahine)\b.{0,16}$|^\W*(umar|age)\b.{0,40}$|^.{0,30}(साल|महीने) (की|का|के)( (है|हैं|हूँ))?\W*$|^.{0,24}\b(paanch|chhe|saat|aath|nau|das|do|teen|chaar) saal (ka|ki|ke)\b.{0,30}$/iu;

/** "What should I do?" of what is talked of. */
const whatToDo =
  /^\W*(so |then |and |but |to |toh |ab |phir )*(what (should|do|can|must) (i|we) do|what now|now what|(main |mai )?(kya kar(u|un|oo|oon|na chahiye|na|en|e)|ab kya))\b.{0,12}$|^\P{L}*(तो |अब |मैं )*क्या कर(ूँ|ूं|ना|ें|े)/iu;

const givesRemedies = ({ persona }: Talk): boolean => personaBySlug(persona).advises === 'remedies';

/** Nothing fits well enough: an honest question about the two nearest, or that it is not known. */
export function notUnderstood(talk: Talk): Answer {
  const { state, persona, matches, isQuestion } = talk;
  const standing = saleUnderWay(talk);
  if (standing) return standing;
  const isStatement = !isQuestion && wordCount(talk.message) >= 3;
  const heard = isListener(persona) && isStatement ? hear(talk) : undefined;
  if (heard) return heard;
  const current = state.topic && talk.knowledge.topic(state.topic.id);
  if (isStatement && current && givesRemedies(talk) && matches.some(({ topic }) => topic.id === current.id)) return noted(talk, current);
  const near = matches
    .filter(
      ({ topic, score, features }) =>
        score >= nearScore && features.own >= otherHeld && !topic.id.includes('/') && topic.id !== state.topic?.id,
    )
    .slice(0, 2);
  const [a, b] = near;
  const wasAsked = talk.open?.kind === 'nearest' && near.some(({ topic }) => (talk.open as { topics: string[] }).topics.includes(topic.id));
  if (a && !wasAsked && (b || alternativesOf(persona, 'nearest-one') > 0)) {
    const names = { a: nameOf(talk, a.topic), b: nameOf(talk, (b ?? a).topic) };
    return {
      text: talk.say(b ? 'nearest' : 'nearest-one', names),
      heard: { act: 'nearest' },
      latitude: 'open',
      open: { kind: 'nearest', topics: near.map(({ topic }) => topic.id), about: talk.message },
    };
  }
  const touches =
    tellingIn(talk.message).length === 0 ||
    matches.some(({ topic, features }) => topic.id === current?.id && features.own + features.told > 0);
  if (
    current &&
    touches &&
    isQuestion &&
    isOfThings(talk, current) &&
    (state.lines['unknown-here'] ?? 0) < alternativesOf(persona, 'unknown-here')
  )
    return {
      text: talk.say('unknown-here', { topic: nameOf(talk, current) }),
      heard: { act: 'unknown', topic: current.id },
      latitude: 'open',
    };
  const occasion = wordCount(talk.message) <= 2 && !isQuestion ? 'unclear' : 'unknown';
  return { text: talk.say(occasion), heard: { act: occasion }, latitude: 'open' };
}
