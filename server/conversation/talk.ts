import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import { type ActFound, actIn } from '../language/acts.ts';
import { type FacetFound, facetIn } from '../language/facets.ts';
import { yesNoOf } from '../language/parse.ts';
import type { InLangs, Lang } from '../personas/persona.ts';
import type { ConversationState, Effect, Heard, Open, TurnInput } from './conversation.ts';
import { type Knowledge, knowledgeOf, type Match } from './knowledge.ts';
import { lineDrawer } from './say.ts';
import { heardBranch } from './scores.ts';
import { factIn } from './told-facts.ts';

/** One turn under way: the line, what it was understood as, and the state that the answer changes. */
export interface Talk {
  input: TurnInput;
  persona: PersonaSlug;
  message: string;
  lang: Lang;
  /** A copy of the state before, to be changed. */
  state: ConversationState;
  /** What the character's last words left open. */
  open: Open | undefined;
  knowledge: Knowledge;
  act: ActFound | undefined;
  facet: FacetFound | undefined;
  /** The facets by which a fact is answered that the line tells and nothing else: since when, at what hour, how old. */
  told: readonly string[] | undefined;
  yesNo: 'yes' | 'no' | undefined;
  isQuestion: boolean;
  /** What the line is about, without the manners before it, best first. */
  matches: readonly Match[];
  /** The best match that the line itself speaks for, and not only the talk before it. */
  subject: Match | undefined;
  /** The character's next line for an occasion. */
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
  /** What the character knows that bears on the line. */
  ground(): string[];
}

/** What one part of the core answers. */
export interface Answer {
  text: InLangs;
  heard: Heard;
  effects?: readonly Effect[];
  latitude?: 'fixed' | 'open';
  /** What these words leave open. */
  open?: Open;
  /** What was open stays open: an aside was answered. */
  keepsOpen?: boolean;
  /** Not to be repeated when the visitor asks to hear the last answer again. */
  isAside?: boolean;
}

/** Passages given to a model; more only dilute the best. */
const groundMax = 4;
/** Below this a passage is about something else. */
const groundScoreMin = 0.2;
/** Likeness from which a line speaks of a topic in words of its own. */
const ownWordsMin = 0.2;

/** Words of a time that lies long back. */
const longAgo =
  /\b(19\d\d|20[01]\d)\b|\b(\w+ )?(years?|decades?) (ago|back)\b|\blong ago\b|\blast year\b|\bas a child\b|\bin my childhood\b|\b(sa+l|saalon|barson) (pehle|pahle)\b|\bpichh?le sa+l\b|\bbachpan (me|mein|mei)\b|बचपन में|साल पहले|पिछले साल/iu;

export function createTalk(before: ConversationState, input: TurnInput): Talk {
  const { persona, message } = input;
  const state = structuredClone(before);
  const knowledge = knowledgeOf(persona);
  const act = actIn(message);
  const subject = (act && act.rest !== '' ? act.rest : message).replace(saidAsAsked, '');
  // "Leave it, I am sad today": what was talked of is left.
  if (act?.act === 'change-subject' && act.rest !== '') delete state.topic;
  const told = personaBySlug(persona).advises === 'remedies' ? factIn(subject) : undefined;
  const facet = told ? undefined : facetIn(subject);
  // What happened long ago is told, and no help for this minute is asked.
  const isPast = longAgo.test(message);
  const found = knowledge.find(subject, state.topic?.id).filter(({ topic }) => !(isPast && topic.tags.includes('near-danger')));
  // Who listens to troubles turns to a branch only when the line is like what people say of it.
  const matches = hearsTroubles(persona)
    ? found.filter(({ topic, features }) => features.isBranch === 0 || topic.id === state.topic?.id || features.base >= heardBranch)
    : found;
  return {
    input,
    persona,
    message,
    lang: state.lang,
    state,
    open: before.open,
    knowledge,
    act,
    facet,
    told,
    yesNo: ofSelf.test(message) ? undefined : yesNoOf(message),
    isQuestion: isQuestion(subject),
    matches,
    subject: matches.find(({ features }) => features.term > 0 || (features.own > 0 && features.base >= ownWordsMin)),
    say: lineDrawer(persona, state, state.lines),
    ground: () =>
      matches
        .filter(({ score }) => score >= groundScoreMin)
        .slice(0, groundMax)
        .map(
          ({ topic }) => `${topic.name.en || topic.id}: ${[topic.text.en, ...[...topic.facets.values()].map(({ en }) => en)].join(' ')}`,
        ),
  };
}

/** Whether the character listens to troubles, and leads nowhere by a plan. */
export const hearsTroubles = (persona: PersonaSlug): boolean => {
  const { listens, plan } = personaBySlug(persona);
  return listens === true && plan === undefined;
};

/** "I asked which oil": what follows is asked. */
const saidAsAsked =
  /^\W*(?:no,? |but |nahi,? )?(?:(?:i|we) (?:(?:was|am) asking|asked|meant|said)(?: you)?(?: about)?|mai?ne (?:to )?(?:pucha|poocha|bola|kaha)(?: tha)?(?: ki)?|मैंने (?:तो )?(?:पूछा|कहा)(?: था)?(?: कि)?)\s+(?=\S+\s+\S)/iu;

/** "I am not religious": said of oneself, and a no to nothing. */
const ofSelf =
  /^\W*(i am|i'?m|im) not (?!sure|interested|buying|going|ready|able|taking|ok|okay|fine)\w+( (person|type|man|woman))?\W*$|^\W*main (?!nahi).{3,24} nahi (hu|hoon|hun)\W*$|^\P{L}*मैं .{3,24} नहीं (हूँ|हूं)\P{L}*$/iu;

/** A question mark, or words of asking in any of the languages. */
export const isQuestion = (text: string): boolean => asking.some((pattern) => pattern.test(text));

const asking = [
  /\?/,
  /(?:^|[,.;]|\b(?:mean|thing|tell me|know))\W*((?:and|but|so|ok|okay|aur|to|then|haan|han|ji|yes|no|acc?ha|hmm|well|please|also|now|actually|waise|sir)[\s,]+)*(who|what|which|whose|where|when|why|how|can|could|may|shall|should|will(?! (?:try|do|tell|keep|surely|definitely)\b)|would|is|are|am|was|were|do|does|did|has|have|had|(?:is|was|are|were|do|does|did|can|could|should|would|has|have)n'?t)\b/i,
  /\b(kya|kyu+n?|kaise|kaisa|kaisi|kab|kaha+n?|kidhar|kaun\w*|kon ?s[ai]|kitn[aeiy]|batao|bataiye|batana|bata do|tell me|suggest|advise)\b|क्या|क्यों|कैसे|कैसा|कैसी|कब|कहाँ|कहां|किधर|कौन|कितन|बताओ|बताइए|बताइये/iu,
  // "Garam karu ya thandi", "aadat to nahi padegi".
  // "Two or three months", "April or May" count and ask nothing.
  /^(?!.*\b(?:yes|no|haan?)\b)(?!.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|ek|do|teen|chaa?r|paanch|chhe|\w+day|jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)) (?:or|ya|या) (?:\d|\w+))(?=(?:\S+\s+){2,7}\S+$).*\s(?:ya|or|या)\s|\b(?:to|toh) nahi+n? (?:\w+ )?\w+eg[ai]\W*$|तो नहीं \S+(?:ेगा|ेगी)\P{L}*$/iu,
  // "Doodh pi lu", "malish kar sakta hu": leave is asked for.
  /\b(?:lu|loon|lun|karu+n?|karoon|khau+n?|piu+n?|piyu+n?|peeu+n?|lagau+n?|jau+n?|banau+n?|rakhu+n?|sakt[aei] (?:hu|hoon|hun|hai|hain|he)|chaleg[aie]|hoga)\W*$|(?:लूँ|लूं|करूँ|करूं|खाऊँ|खाऊं|पिऊँ|पिऊं|पीऊँ|लगाऊँ|लगाऊं|जाऊँ|जाऊं|सकत[ाीे] (?:हूँ|हूं|है|हैं)|चलेग[ाीे])\P{L}*$/iu,
  /\b(?:can|may|should|shall|could) (?:i|we)\b/i,
  /^\W*(?:(?:please|can you|ok|and|now) )*(?:give|suggest|recommend|translate|write|find|explain|describe|do my|teach|show) /i,
  /\b(?:any|koi) (?:\w+ )?(?:way|remedy|remedies|tips?|ideas?|tricks?|cure|solution|upaa?y|ilaa?j|tar[ie]+ka|nuskha|jugaad)\b|कोई (?:\S+ )?(?:उपाय|इलाज|तरीक|नुस्|जुगाड़)/iu,
];

/** Whether the character gives remedies, of which more can be said in general. */
export const givesRemedies = ({ persona }: Talk): boolean => personaBySlug(persona).advises === 'remedies';
