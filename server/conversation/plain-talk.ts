/** Plain talk: joy, complaints, told facts, opinions, questions about the character. It takes up the visitor's words and asks back. */

import type { PersonaSlug } from '#shared/personas.ts';
import { mentionIn } from '../language/mention.ts';
import type { InLangs, Topic } from '../personas/persona.ts';
import { tellsInQuestionWords } from './asked-forms.ts';
import { finerKindIn, type Kind, kindIn, toldKinds } from './kinds.ts';
import type { Match } from './knowledge.ts';
import { alternativesOf } from './lines.ts';
import { isPractical } from './materials.ts';
import { nearBranch } from './near-branch.ts';
import { isExhausted, isListener, nameOf, rootOf, tellNextPart } from './next-part.ts';
import { canReflect, saidBack, wordsBack } from './reflection.ts';
import { remarkIn } from './remarks.ts';
import { plainScore, subjectScore, sureScore } from './scores.ts';
import { type Answer, givesRemedies, type Talk } from './talk.ts';
import { join, same, wordCount } from './text.ts';
import { rootId, sameRoot } from './topic-ids.ts';
import { doesOf } from './what-line-does.ts';
import { addressOf, whomIn, wordsForWhom } from './whom.ts';

/** Below this share the kind is not sure, and a line that fits anything told is used. */
const sureShare = 0.3;
/** The same where a wrong answer would hurt: joy about a loss. */
const surer: Partial<Record<Kind, number>> = { joy: 0.45, gripe: 0.4, wish: 0.45, banter: 0.45, nonsense: 0.6 };
/** From this share a kind has priority over a topic that is not clear. */
const plainShare: Partial<Record<Kind, number>> = { joy: 0.6, you: 0.7, plan: 0.6, banter: 0.6, nonsense: 0.75 };
/** A longer line tells something besides its laughter. */
const banterWordsMax = 7;

const told: ReadonlySet<string> = new Set(toldKinds);

/** Whether a character has lines for plain talk. */
export const talksPlainly = (persona: PersonaSlug): boolean => alternativesOf(persona, 'plain-told') > 0;

/** The kind of the line, or `told` for a statement of no sure kind. */
export function kindOf({ persona, message, isQuestion: hasQuestionWords }: Talk): Kind | 'told' {
  const isQuestion = hasQuestionWords && !(isListener(persona) && tellsInQuestionWords(message));
  const { kind, share } = kindIn(message, isQuestion);
  return !isQuestion && share < (surer[kind] ?? sureShare) ? 'told' : kind;
}

/** Whether the kind of the line is sure. */
export const isSurely = ({ message, isQuestion }: Talk): boolean => kindIn(message, isQuestion).share >= tellsShare;

/** These kinds are of the talk itself, whatever topic is open. */
const ofTalk: ReadonlySet<Kind | 'told'> = new Set<Kind>(['joy', 'sorrow', 'you', 'banter', 'nonsense']);

/**
 * Takes up the line: what the open topic holds nearest to it, or the visitor's words where they can be said back and the character's words
 * for this kind of line.
 */
export function takeUp(talk: Talk, kind: Kind | 'told' = kindOf(talk)): Answer {
  const near = ofTalk.has(kind) ? undefined : nearBranch(talk);
  if (near) return near;
  const next = partInstead(talk, kind);
  if (next) return next;
  const ofPerson = answerOfPerson(talk, kind);
  if (ofPerson) return ofPerson;
  const finer = sayFiner(talk);
  // "Would the book need two scripts?" does not ask about the character.
  const meant = kind === 'you' && talk.isQuestion && !toCharacter.test(talk.message) ? 'fact' : kind;
  const isTold = kind === 'told' || told.has(kind);
  const back = isTold ? (clauseOf(talk) ?? (finer ? undefined : mentionOf(talk))) : undefined;
  return {
    text: join(back, finer ?? ofPractice(talk, kind) ?? sayUnused(talk, meant)),
    heard: heardAs(talk, meant),
    wording: 'open',
  };
}

/** Words about the person that the line speaks of; undefined where there is nobody, or none are left. */
export function answerOfPerson(talk: Talk, kind: Kind | 'told' = kindOf(talk)): Answer | undefined {
  const text = sayOfPerson(talk, kind);
  return text && { text, heard: heardAs(talk, kind), wording: 'open' };
}

const heardAs = ({ state }: Talk, kind: string) => ({ act: `plain-${kind}`, ...(state.topic && { topic: state.topic.id }) });

/** These kinds of line leave an open topic. */
const leavesTopic: ReadonlySet<Kind | 'told'> = new Set<Kind>(['joy', 'banter', 'nonsense']);

/**
 * A character who gives remedies tells the next part of the open topic instead of words that fit any line. To a question that the topic does
 * not answer, it says so first.
 */
function partInstead(talk: Talk, kind: Kind | 'told'): Answer | undefined {
  const { state, knowledge, isQuestion, message, matches } = talk;
  const topic = state.topic && knowledge.topic(state.topic.id);
  if (!topic || !givesRemedies(talk) || leavesTopic.has(kind)) return undefined;
  if (talk.isStray && (matches[0]?.score ?? 0) >= sureScore) return undefined;
  const { tags } = rootOf(talk, topic);
  if (tags.includes('story') || tags.includes('facts')) return undefined;
  const isLeftToTell = !isExhausted(talk, topic);
  // Words for the question as it is are better than a doubt about a topic that it left.
  if (isQuestion && talk.isStray && !sharesWords(talk, topic) && finerKindIn(message, true)) return undefined;
  if (!isQuestion) return isLeftToTell && (!talk.isStray || sharesWords(talk, topic)) ? tellNextPart(talk, talk.say('ack')) : undefined;
  if (kind === 'you' && toCharacter.test(message)) return undefined;
  const name = { topic: nameOf(talk, topic) };
  if (isLeftToTell && isLeft(talk, 'unknown-but')) return tellNextPart(talk, talk.say('unknown-but', name));
  if (!isLeft(talk, 'unknown-here')) return undefined;
  return { text: talk.say('unknown-here', name), heard: { act: 'unknown', topic: topic.id }, wording: 'open' };
}

/** Whether the topic holds words of a line that seemed to leave it: "a steep climb", said of knees. */
const sharesWords = ({ knowledge, message }: Talk, { id }: Topic): boolean =>
  knowledge.find(message, id).some(({ topic, features }) => sameRoot(topic.id, id) && features.own + features.told > 0);

/** Words for what the line does. */
function sayFiner(talk: Talk): InLangs | undefined {
  const occasion = `plain-${doesOf(talk)}`;
  return isLeft(talk, occasion) ? talk.say(occasion) : undefined;
}

/** These kinds are said of a person in the words for `people`. */
const toldOfPeople: ReadonlySet<Kind | 'told'> = new Set<Kind | 'told'>(['people', 'self', 'past', 'view']);

const towardPerson =
  /\b(?:tell|talk|speak|call|meet|write|forgive|leave|visit|ask|confront|marry|send|help|see|bata\w*|bol\w*|keh|kah\w*|baat|mil\w*|maaf|chhod\w*|phone|bhej\w*|jau\w*|ja|bula\w*)\b|बता|बोल|कह|बात|मिल|माफ़?|छोड़|फ़?ोन|भेज|जाऊ|बुला/iu;

const contradicts = /\b(?:but|par|lekin|magar)\b|(?<![\p{L}\p{M}])(?:पर|लेकिन|मगर)(?![\p{L}\p{M}])/iu;

/** Words about the person that the line speaks of: "with your brother, begin small". Undefined where there is nobody, or no such words. */
function sayOfPerson(talk: Talk, kind: Kind | 'told'): InLangs | undefined {
  const whom = whomIn(talk);
  if (whom === undefined) return undefined;
  const words = wordsForWhom(talk, whom);
  const does = doesOf(talk);
  // "Shall I go? My partner says no": nothing is to be said to the partner.
  const isToward = does !== 'advice-should' || towardPerson.test(talk.message);
  const own = isToward ? `plain-${does}-about` : '';
  if (isLeft(talk, own)) return join(clauseOf(talk), talk.say(own, words));
  if (does !== undefined && isLeft(talk, `plain-${does}`)) return undefined;
  // "I thought of sending money, but she will throw it at me" is no plan to praise.
  const isOfPeople = toldOfPeople.has(kind) || (kind === 'plan' && contradicts.test(talk.message));
  const general = `plain-${isOfPeople ? 'people' : kind}-about`;
  return isLeft(talk, general) ? join(clauseOf(talk), talk.say(general, words)) : undefined;
}

/** What is told beside an open practice is no story to ask about: "who else is in it?" fits no cracked heel. */
function ofPractice(talk: Talk, kind: Kind | 'told'): InLangs | undefined {
  const topic = talk.knowledge.topic(rootId(talk.state.topic?.id ?? ''));
  if (kind !== 'told' || !topic || !givesRemedies(talk) || !isPractical(topic)) return undefined;
  return isLeft(talk, 'practice-told') ? talk.say('practice-told', { topic: nameOf(talk, topic) }) : undefined;
}

/** "So you moved here in May."; undefined when all ways to say it were used, or nothing can be repeated. */
function clauseOf(talk: Talk): InLangs | undefined {
  const { persona, message, lang, say } = talk;
  // Hindi words in the first person are not said back as they are.
  const clause = lang === 'en' || (canReflect(persona) && !ofSelf.test(message)) ? saidBack(talk) : undefined;
  return clause?.isClause && isLeft(talk, 'plain-echo') ? say('plain-echo', wordsBack(clause.said)) : undefined;
}

/** "Your cat, beta."; undefined when all ways to say it were used, or the line names nobody and nothing. */
function mentionOf(talk: Talk): InLangs | undefined {
  const thing = mentionIn(talk.message, talk.lang, addressOf(talk));
  if (thing === undefined || !isLeft(talk, 'plain-mention')) return undefined;
  return talk.say('plain-mention', { thing: same(thing), Thing: same(thing.charAt(0).toUpperCase() + thing.slice(1)) });
}

const ofSelf = /\b(?:main|mai|mujh\w*|me?r[aei]|maine|hum|ham|hamar\w*|humar\w*)\b|मैं|मुझ|मेर|हम/iu;

const isLeft = ({ state, persona }: Talk, occasion: string): boolean => (state.lines[occasion] ?? 0) < alternativesOf(persona, occasion);

/** Each line at most once in a talk, as long as there are others. */
function sayUnused(talk: Talk, kind: Kind | 'told'): InLangs {
  const own = `plain-${kind}`;
  return talk.say(!isLeft(talk, own) && kind !== 'told' && told.has(kind) && isLeft(talk, 'plain-told') ? 'plain-told' : own);
}

/** The line speaks to the character: "do you watch films?". */
const toCharacter = /\b(?:you|your|yours|yourself|u|ur|aap\w*|tum\w*|tujh\w*|ter[aie]|kaka|baba)\b|(?<![\p{L}\p{M}])(?:आप|तुम|तू|तेर)/iu;

/** Guesses of these acts are often wrong for a line that asks the character about itself, for advice, or for words to somebody. */
const guesses: ReadonlySet<string> = new Set('age abilities others personal opinion ai may-i-ask what-did-i-say'.split(' '));
/** From this score an act has the words of a known line or pattern. */
const knownAct = 0.9;
/** From this share the kind is surer than a guessed act. */
const surerShare = 0.8;

/** Whether a line that was guessed to be an act is plain talk. */
export function isPlainTalk({ persona, message, act, isQuestion }: Talk): boolean {
  if (act?.rest !== '' || act.score >= knownAct || !guesses.has(act.act) || !talksPlainly(persona)) return false;
  const { kind, share } = kindIn(message, isQuestion);
  return share >= surerShare && (kind === 'you' || kind === 'advice' || kind === 'wish');
}

/** From this share a statement is about the visitor's life. */
const tellsShare = 0.55;
/** A shorter line may answer a question. */
const tellsWordsMin = 4;
const ofLife: ReadonlySet<Kind> = new Set<Kind>(['self', 'people', 'past', 'view', 'plan']);

/** Whether a line plainly tells of the visitor's life, so that a plan should not read an answer out of it. */
export const tellsPlainly = (talk: Talk): boolean =>
  !talk.yesNo && !talk.act && wordCount(talk.message) >= tellsWordsMin && tellsOfLife(talk);

/** Whether a statement is surely about the visitor's life, and tells of no trouble. */
export function tellsOfLife({ message, isQuestion }: Talk): boolean {
  if (isQuestion) return false;
  const { kind, share } = kindIn(message, false);
  return ofLife.has(kind) && share >= tellsShare;
}

/**
 * Answers plain talk before topics are searched, if the kind is clear and the line is not clearly about a topic.
 * @param of only these kinds
 */
export function answerPlainTalk(talk: Talk, of?: ReadonlySet<Kind>): Answer | undefined {
  const { persona, message, act, matches, isQuestion, yesNo, facet } = talk;
  if (!talksPlainly(persona) || talk.open?.kind === 'nearest') return undefined;
  const { kind, share } = kindIn(message, isQuestion);
  if (of && !of.has(kind)) return undefined;
  if (act?.rest === '') return isPlainTalk(talk) && !matches.some((match) => isClear(match, talk)) ? takeUp(talk, kind) : undefined;
  // What follows the character's own question about plain talk is its answer.
  const isReply = !of && !isQuestion && !act && !yesNo && !facet && talk.state.act?.startsWith('plain-') === true;
  if (
    isReply &&
    !matches.some((match) => isNamed(match) || isCared(match, talk) || (match.score >= plainScore && match.features.base >= likeReply))
  )
    return takeUp(talk);
  const isFresh = facet === undefined && (talk.isStray || !talk.state.topic) && !whatToDo.test(message);
  if (share < (kind === 'advice' && isFresh ? surerShare : (plainShare[kind] ?? 2))) return undefined;
  // "I will show it to a doctor": a remark about the advice.
  if (kind === 'plan' && alternativesOf(persona, `remark-${remarkIn(message)}`) > 0) return undefined;
  if (kind === 'banter' && (yesNo || wordCount(message) > banterWordsMax)) return undefined;
  if (kind === 'you' && (!toCharacter.test(message) || facet?.score === 1)) return undefined;
  if (kind === 'you' && share >= surerShare && ofExperience.test(message) && isHeartfelt(talk)) return takeUp(talk, kind);
  return matches.some((match) => isClear(match, talk)) ? undefined : takeUp(talk, kind);
}

/** "Do you ever get angry?" asks for the character's life, not for help with anger. */
const ofExperience =
  /\b(?:ever|have you|did you|do you (?:feel|miss|get|like|love)|favou?rite|kabhi|kiya hai|pasand|yaad (?:karte|aati))\b|कभी|पसंद|याद (?:करते|आती)/iu;
/** The nearest topic is about the visitor's feelings or people, and is not named. */
const isHeartfelt = ({ matches: [best], knowledge }: Talk): boolean => {
  const root = best && knowledge.topic(rootId(best.topic.id));
  return root === undefined || root.tags.includes('care') || /^(?:mind|people|heart|home|family)/.test(root.area);
};

/** A topic that needs care is not passed over. */
const isCared = ({ topic, score, features }: Match, { knowledge }: Talk): boolean =>
  score >= sureScore && features.base >= likeCare && (knowledge.topic(rootId(topic.id))?.tags.includes('care') ?? false);
const likeCare = 0.15;

/** The line names a topic: "she is no more". */
const isNamed = ({ score, byTerm }: Match): boolean => byTerm && score >= sureScore;

/** "What should I do?" is answered by the topic. */
const whatToDo = /kya kar|what (?:should|do|can) (?:i|we) do|क्या कर/iu;

/** The line is surely about a topic. */
const isClear = ({ score, byTerm, features }: Match, { isQuestion }: Talk): boolean =>
  score >= subjectScore && (byTerm || features.base >= (isQuestion ? likeAsked : likeTold));
/** From this likeness a topic is meant, for a question and for a statement. */
const likeAsked = 0.4;
const likeTold = 0.35;
/** The same for a reply to a question about plain talk. */
const likeReply = 0.25;
