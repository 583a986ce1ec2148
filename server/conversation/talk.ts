import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import { type ActFound, actIn } from '../language/acts.ts';
import { type FacetFound, facetIn } from '../language/facets.ts';
import { withoutEmail, yesNoOf } from '../language/parse.ts';
import type { InLangs, Lang } from '../personas/persona.ts';
import type { ConversationState, Effect, Heard, Open, TurnInput } from './conversation.ts';
import { keywordsIn } from './keywords.ts';
import { type Knowledge, knowledgeOf, type Match } from './knowledge.ts';
import { lineSelector } from './lines.ts';
import { staysWithPractice } from './materials.ts';
import { heardBranch } from './scores.ts';
import { facetsOfFact, tellsOfSelf } from './stated-facts.ts';
import { clearestMatches, matchesOfAnother } from './subject-change.ts';
import { wordCount } from './text.ts';
import { speakerIn } from './till/speaker.ts';
import { sameRoot } from './topic-ids.ts';

/** One turn in progress: the line, how it was understood, and the state that the answer changes. */
export interface Talk {
  input: TurnInput;
  persona: PersonaSlug;
  message: string;
  lang: Lang;
  /** A copy of the previous state; the turn changes it. */
  state: ConversationState;
  /** The question or offer that the character's last words left open. */
  open: Open | undefined;
  knowledge: Knowledge;
  act: ActFound | undefined;
  facet: FacetFound | undefined;
  /** The facets that answer a fact, if the line tells only that fact: since when, at what hour, how old. */
  factFacets: readonly string[] | undefined;
  yesNo: 'yes' | 'no' | undefined;
  isQuestion: boolean;
  /** The line corrects what was misheard: "no no, cough". */
  isCorrection: boolean;
  /** The line has a subject of its own, which is not the current topic. */
  isStray: boolean;
  /** The topics of the line without its opening courtesy, best first. */
  matches: readonly Match[];
  /** The best match that the line itself supports, not only the previous talk. */
  subject: Match | undefined;
  /** The same for the whole line, where `subject` is of one clause: the others may tell of a danger. */
  subjectOfWhole: Match | undefined;
  /** The character's next line for an occasion. */
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
  /** The character's knowledge that is relevant to the line. */
  ground(): string[];
}

/** The answer of one part of the core. */
export interface Answer {
  text: InLangs;
  heard: Heard;
  effects?: readonly Effect[];
  wording?: 'fixed' | 'open';
  /** The question or offer that this answer leaves open. */
  open?: Open;
  /** An open question stays open, because this answer is an aside. */
  keepsOpen?: boolean;
  /** Not repeated when the visitor asks to hear the last answer again. */
  isAside?: boolean;
}

/** The number of passages for a model. More passages would only distract from the best ones. */
const groundMax = 4;
/** Below this score a passage is about something else. */
const groundScoreMin = 0.2;
/** From this likeness the line itself speaks about a topic. */
const ownWordsMin = 0.2;

/** Words for a time in the distant past. */
const longAgo =
  /\b(19\d\d|20[01]\d)\b|\b(\w+ )?(years?|decades?) (ago|back)\b|\blong ago\b|\blast year\b|\bas a child\b|\bin my childhood\b|\b(sa+l|saalon|barson) (pehle|pahle)\b|\bpichh?le sa+l\b|\bbachpan (me|mein|mei)\b|बचपन में|साल पहले|पिछले साल/iu;

export function createTalk(before: ConversationState, input: TurnInput): Talk {
  const { persona, message } = input;
  const state = structuredClone(before);
  const knowledge = knowledgeOf(persona);
  // The words of an address say nothing: "pooja at example dot com" is about no puja.
  const line = withoutEmail(message);
  const saidAct = actIn(message);
  const act = saidAct && (line === message ? saidAct : actIn(line));
  const corrected = correctedTo(line);
  const subject = corrected ?? (act && act.rest !== '' ? act.rest : line).replace(saidAsAsked, '');
  // "Leave it, I am sad today": the current topic ends.
  if (act?.act === 'change-subject' && act.rest !== '') delete state.topic;
  const factFacets = personaBySlug(persona).advises === 'remedies' ? facetsOfFact(subject) : undefined;
  const resembled = factFacets ? undefined : facetIn(subject);
  const asked = resembled && tellsOfSelf(subject, resembled) ? undefined : resembled;
  // An event in the distant past does not need help at this moment.
  const isPast = longAgo.test(message);
  // "I am seventy two" is said by no child.
  const isGrownUp = speakerIn(message) === 'grown-up';
  const isAnswer = before.open?.kind === 'ask' && wordCount(subject) <= answerWordsMax;
  const advises = personaBySlug(persona).advises === 'remedies';
  const asks = isQuestion(subject);
  const stays = staysWithPractice(knowledge, knowledge.topic(state.topic?.id ?? ''), subject, asks);
  const elsewhere = advises
    ? matchesOfAnother(knowledge, state.topic?.id, subject, { facet: asked, isQuestion: asks, isAnswer: isAnswer || act?.rest === '' })
    : undefined;
  const another = elsewhere ?? (advises && !state.topic ? clearestMatches(knowledge, subject) : undefined);
  const yesNo = corrected !== undefined || ofSelf.test(line) ? undefined : yesNoOf(line);
  const isOwn = act?.rest === '' || yesNo !== undefined || factFacets !== undefined || corrected !== undefined || isAnswer;
  const heardIn = (all: readonly Match[]) => {
    const found = all
      .filter(({ topic }) => !(isPast && topic.tags.includes('near-danger')) && !(isGrownUp && topic.id === 'young-visitor'))
      .filter((match) => !stays(match));
    const isStray = !isOwn && !(advises && asksOfPractice(subject, asked)) && isBeside(found, state, subject, asked);
    // A character that listens to problems chooses a branch only if the line is like the branch's examples.
    const left = isStray ? found.filter(({ topic }) => !sameRoot(topic.id, state.topic?.id ?? '')) : found;
    const matches = hearsTroubles(persona)
      ? left.filter(({ topic, features }) => features.isBranch === 0 || topic.id === state.topic?.id || features.base >= heardBranch)
      : left;
    return { isStray, matches };
  };
  const whole = heardIn(knowledge.find(subject, state.topic?.id));
  const { isStray, matches } = another ? heardIn(another) : whole;
  return {
    input,
    persona,
    message,
    lang: state.lang,
    state,
    open: before.open,
    knowledge,
    act,
    facet: isStray ? undefined : asked,
    factFacets,
    yesNo,
    isQuestion: asks,
    isCorrection: corrected !== undefined,
    isStray,
    matches,
    subject: subjectOf(matches),
    subjectOfWhole: subjectOf(whole.matches),
    say: lineSelector(persona, state, state.lines),
    ground: () =>
      matches
        .filter(({ score }) => score >= groundScoreMin)
        .slice(0, groundMax)
        .map(
          ({ topic }) => `${topic.name.en || topic.id}: ${[topic.text.en, ...[...topic.facets.values()].map(({ en }) => en)].join(' ')}`,
        ),
  };
}

/** The best match that the line itself supports. */
const subjectOf = (matches: readonly Match[]): Match | undefined =>
  matches.find(({ features }) => features.term > 0 || (features.own > 0 && features.base >= ownWordsMin));

/** So many words may answer the character's own question, whatever they are. */
const answerWordsMax = 3;
/** Below this likeness to all examples of a topic and its branches, a line of its own words is not about the topic. */
const besideMax = { asked: 0.15, told: 0.2 };
/** The share of a line's words that the topic holds, from which the line belongs to it nevertheless. A long line always shares some. */
const heldMin = 0.6;
const heldWordsMax = 6;

/** Follow-up questions and wants of a remedy or a recipe name things that its text may not hold: the steam, a lemon. */
const asksOfPractice = (line: string, facet: FacetFound | undefined): boolean =>
  ofPractice.has(facet?.facet ?? '') || isLack.test(line) || (isQuestion(line) && wordCount(line) <= backWordsMax && pointsBack.test(line));
const ofPractice: ReadonlySet<string> = new Set(['how-much', 'how-often', 'how-long', 'substitute', 'safe', 'have', 'not-better']);
const isLack = /\b(?:i|we) (?:have no|don'?t have)\b|\b(?:nahi+n?) (?:hai|mil\w*)[^\p{L}\p{M}\p{N}]*$|नहीं (?:है|मिल\S*)\P{L}*$/iu;
const pointsBack = /\b(?:it|that|this|same|them|those|these|ise|isse|iska|iski|wahi)\b|(?:इसे|इससे|इसका|वही)/iu;
const backWordsMax = 8;

/** "She is seventy-two": a person belongs to any topic. */
const ofPersons: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines']);

const ofCharacter = /\byour\b|\b(?:aapk|tumhar)[aei]\b|आपक|तुम्हार/iu;

/** Whether a line has words of a subject, but none of the current topic: "my cat is also awake" when the topic is dark circles. */
function isBeside(found: readonly Match[], { topic: current }: ConversationState, line: string, facet: FacetFound | undefined): boolean {
  if (
    current === undefined ||
    facet?.isElliptic ||
    (ofPersons.has(facet?.facet ?? '') && !ofCharacter.test(line)) ||
    keywordsIn(line).length === 0
  )
    return false;
  return found
    .filter(({ topic }) => sameRoot(topic.id, current.id))
    .every(
      ({ features: { base, own, told, term } }) =>
        base < (isQuestion(line) ? besideMax.asked : besideMax.told) &&
        term === 0 &&
        (Math.max(own, told) < heldMin || wordCount(line) > heldWordsMax),
    );
}

/** Whether the character listens to problems and has no plan. */
export const hearsTroubles = (persona: PersonaSlug): boolean => {
  const { listens, plan } = personaBySlug(persona);
  return listens === true && plan === undefined;
};

/** "I asked which oil": the words after the introduction are a question. */
const saidAsAsked =
  /^[^\p{L}\p{M}\p{N}]*(?:no,? |but |nahi,? )?(?:(?:i|we) (?:(?:was|am) asking|asked|meant|said)(?: you)?(?: about)?|mai?ne (?:to )?(?:pucha|poocha|bola|kaha)(?: tha)?(?: ki)?|मैंने (?:तो )?(?:पूछा|कहा)(?: था)?(?: कि)?)\s+(?=\S+\s+\S)/iu;

/** "No no, cough", "no cooker not cucumber": what was meant, after it was misheard; undefined where nothing is corrected. */
function correctedTo(message: string): string | undefined {
  const [, meant] = /^\W*no,? (\w+(?: \w+)?),? not \w+\W*$/iu.exec(message) ?? twiceNo.exec(message) ?? [];
  return meant;
}
const twiceNo =
  /^\P{L}*(?:(?:no|nahi+n?|are|arre|नहीं|अरे)[\s,]+){2,}(?:i (?:said|mean|meant) |mai?ne kaha )?(?!no\b|nahi|not\b|नहीं)(\S+(?: \S+){0,3})$/iu;

/** "I am not religious": a statement about the visitor, not a "no". */
const ofSelf =
  /^[^\p{L}\p{M}\p{N}]*(i am|i'?m|im) not (?!sure|interested|buying|going|ready|able|taking|ok|okay|fine)\w+( (person|type|man|woman))?[^\p{L}\p{M}\p{N}]*$|^[^\p{L}\p{M}\p{N}]*main (?!nahi).{3,24} nahi (hu|hoon|hun)[^\p{L}\p{M}\p{N}]*$|^\P{L}*मैं .{3,24} नहीं (हूँ|हूं)\P{L}*$/iu;

/** The line has a question mark or question words in any of the languages. */
export const isQuestion = (text: string): boolean => asking.some((pattern) => pattern.test(text));

const asking = [
  /\?/,
  /(?:^|[,.;]|\b(?:mean|thing|tell me|know))\W*((?:and|but|so|ok|okay|aur|to|then|haan|han|ji|yes|no|acc?ha|hmm|well|please|also|now|actually|waise|sir)[\s,]+)*((?:who|what|how|where|when)s|who|what|which|whose|where|when|why|how|can|could|may(?= (?:i|we|he|she|it|they|the)\b)|shall|should|will(?! (?:try|do|tell|keep|surely|definitely)\b)|would|is(?! (?:mahin|haft|saal|baar|tarah))|are|am|was|were|do(?! (?:mahin|haft|din|saal|log|lakh|ha[jz]a+r|ba+r|baje|bach|ghant|raat|km))|does|did|has|have|had|(?:is|was|are|were|do|does|did|can|could|should|would|has|have)n'?t)\b/i,
  /\b(kya|kyu+n?|kaise|kaisa|kaisi|kab|kaha+n?|kidhar|kaun\w*|kon ?s[ai]|kitn[aeiy]|batao|bataiye|batana|bata do|tell me|suggest|advise)\b|क्या|क्यों|कैसे|कैसा|कैसी|कब|कहाँ|कहां|किधर|कौन|कितन|बताओ|बताइए|बताइये/iu,
  // "Garam karu ya thandi", "aadat to nahi padegi".
  // "Two or three months", "April or May" give a number or a time and are not questions.
  /^(?!.*\b(?:yes|no|haan?|or so)\b)(?!.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|ek|do|teen|chaa?r|paanch|chhe|\w+day|jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)) (?:or|ya|या) (?:\d|\w+))(?=(?:\S+\s+){2,7}\S+$).*\s(?:ya|or|या)\s|\b(?:to|toh) nahi+n? (?:\w+ )?\w+eg[ai][^\p{L}\p{M}\p{N}]*$|तो नहीं \S+(?:ेगा|ेगी)\P{L}*$/iu,
  // "Doodh pi lu", "malish kar sakta hu" ask for permission.
  /\b(?:lu|loon|lun|karu+n?|karoon|khau+n?|piu+n?|piyu+n?|peeu+n?|lagau+n?|jau+n?|banau+n?|rakhu+n?|sakt[aei] (?:hu|hoon|hun|hai|hain|he)|chaleg[aie]|hoga)[^\p{L}\p{M}\p{N}]*$|(?:लूँ|लूं|करूँ|करूं|खाऊँ|खाऊं|पिऊँ|पिऊं|पीऊँ|लगाऊँ|लगाऊं|जाऊँ|जाऊं|सकत[ाीे] (?:हूँ|हूं|है|हैं)|चलेग[ाीे])\P{L}*$/iu,
  /\b(?:can|may|should|shall|could) (?:i|we)\b/i,
  // "Aapne kabhi kisi ko maaf kiya hai", "tum kabhi pahad gaye ho".
  /\b(?:aap|tum)\w*\s+kabhi\b.*\b(?:ho|hai|hain|tha|the|thi)[^\p{L}\p{M}\p{N}]*$|(?:आप|तुम)\S*\s+कभी\s.*(?:हो|है|हैं|था|थे|थी)\P{L}*$/iu,
  /^\W*(?:(?:please|can you|ok|and|now) )*(?:give|suggest|recommend|translate|write|find|explain|describe|do my|teach|show) /i,
  /\b(?:any|koi) (?:\w+ )?(?:way|remedy|remedies|tips?|ideas?|tricks?|cure|solution|upaa?y|ilaa?j|tar[ie]+ka|nuskha|jugaad)\b|कोई (?:\S+ )?(?:उपाय|इलाज|तरीक|नुस्|जुगाड़)/iu,
];

/** Whether the character gives remedies, for which general answers exist. */
export const givesRemedies = ({ persona }: Talk): boolean => personaBySlug(persona).advises === 'remedies';
