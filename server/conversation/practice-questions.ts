/**
 * Questions that fit any remedy, recipe or cleaning way: how long to leave it on, how much of a thing, hot or cold, whether it keeps, stains,
 * smells or stings, for somebody with sugar. The topic's own text for the question answers, else the sentence of its texts that tells the
 * fact, else what is true of any such practice.
 */

import { join } from 'node:path';
import { labelPatternsFor } from '../language/label-patterns.ts';
import { normalise } from '../language/normalise.ts';
import { type InLangs, langs, type Topic } from '../personas/persona.ts';
import { warnOfCleaners } from './cleaners.ts';
import { keywordsIn } from './keywords.ts';
import { alternativesOf } from './lines.ts';
import { nameOf, rootOf } from './next-part.ts';
import { plainBranch, subjectScore, sureScore } from './scores.ts';
import { type Answer, givesRemedies, type Talk } from './talk.ts';
import { inLangs, sentencesOf, wordCount } from './text.ts';
import { isStory } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';

type Question = 'sugar' | 'pressure' | 'keep' | 'minutes' | 'stain' | 'smell' | 'sting' | 'spoil' | 'warm' | 'proven' | 'add' | 'amount';

/** A longer line tells more than it asks. */
const wordsMax = 16;

/** The words by which a sentence tells the fact that a question asks for. */
const toldBy: Partial<Record<Question, RegExp>> = {
  sugar: /\bsugar (?:is|patients?|trouble|low|problem|disease)|\bsugar:|\bor sugar\b|diabet|sugar ki|sugar (?:ho|mein|wal|na ho|kam)|शुगर/iu,
  pressure: /\b(?:pressure|BP)\b|बीपी/iu,
  keep: /\b(?:fridge|freezer|keeps?|stays?|lasts?)\b.*\b(?:days?|weeks?|months?|year)\b|\b(?:days?|weeks?|months?|year)\b.*\b(?:fridge|freezer)\b|(?:fridge|freezer|chalt|tikt|rehta).*(?:din|hafte|mahin|saal)|(?:din|hafte|mahin|saal).*(?:fridge|freezer|chalt|tikt|rehta)|(?:फ़?्रिज|फ़्रीज़र|चलत|टिक|रहता).*(?:दिन|हफ़्त|महीन|साल)|(?:दिन|हफ़्त|महीन|साल).*(?:फ़?्रिज|फ़्रीज़र|चलत|टिक|रहता)/iu,
  minutes:
    /\b(?:seconds?|minutes?|hours?|half an hour|overnight|whistles?|minute|ghant[ae]|raat bhar|seeti|seetiyan)\b|सेकंड|मिनट|घंट|रात भर|सीटी/iu,
  warm: /\b(?:warm|hot|cold|lukewarm|cool|garam|gungun\w*|thand\w*|baraf)\b|गरम|गुनगुन|ठंड|बर्फ़/iu,
  spoil: /\b(?:scratch\w*|eats?|dulls?|darkens?|spoils?|kharoch|kharonch|khaat[aei]|ghis\w*)\b|खरोंच|खात[ाेी]|घिस/iu,
  amount:
    /\b(?:spoons?|spoonfuls?|teaspoons?|tablespoons?|cups?|pinch|pinches|drops?|glass|grams?|litres?|handful|katori|half|one|two|three|four|five|six|\d+|chamm?ach|chutki|boond\w*|mutthi|aadh[aie]|ek|do|teen|chaar|paanch|chhah|pyala)\b|चम्मच|चुटकी|बूँद|मुट्ठी|आध[ाीे]|कप|गिलास|कटोरी|ग्राम|लीटर|(?<!\p{L})(?:एक|दो|तीन|चार|पाँच|छह|\d+)(?!\p{L})/iu,
};

/** The words of a question itself: they name no thing. */
const ofQuestion: ReadonlySet<string> = new Set(
  'water hot cold warm garam thande burn sting pain smell stain sugar pressure mother father fridge stay bottle spoil kharab really true proof youtube science'.split(
    ' ',
  ),
);

const patternsFor = labelPatternsFor<Question>(join(import.meta.dirname, 'practice-questions.md'), '', {
  name: 'practice-questions',
  sources: ['conversation/practice-questions.md'],
});

/** The question that a line asks about a practice; undefined when it asks none. */
export function practiceQuestionIn(message: string): Question | undefined {
  if (wordCount(message) > wordsMax) return undefined;
  const line = normalise(message);
  return patternsFor(line).find(({ pattern }) => pattern.test(line))?.label;
}

/** Answers a question about the open practice. */
export function answerPractice(talk: Talk): Answer | undefined {
  const { state, knowledge, message, matches, facet } = talk;
  const current = state.topic && knowledge.topic(state.topic.id);
  if (!current || !givesRemedies(talk) || !isPractice(talk, current)) return undefined;
  const question = practiceQuestionIn(message) ?? (facet?.facet === 'how-much' ? 'amount' : undefined);
  // "My wife has blood pressure" tells of her, and opens another topic.
  if (!question || (ofPersons.has(question) && !talk.isQuestion)) return undefined;
  const warning = warnOfCleaners(talk);
  if (warning) return warning;
  // "For one glass" names a measure, and no thing to be measured.
  const things = keywordsIn(message).filter((word) => !ofQuestion.has(word) && !(question === 'amount' && toldBy.amount?.test(word)));
  const isHeld = things.length === 0 || knowledge.holdsWordsOf(things.join(' '), current.id);
  const branch = matches.find(({ topic, features }) => features.isBranch === 1 && sameRoot(topic.id, current.id));
  if (branch && !state.told.includes(branch.topic.id) && branch.features.base >= plainBranch) return undefined;
  const other = matches.find(({ topic }) => !sameRoot(topic.id, current.id));
  if (!isHeld && other && (other.score >= subjectScore || (other.byTerm && other.score >= sureScore))) return undefined;
  // What the topic speaks of is told by its own words.
  if (question === 'add' && (things.length === 0 || isHeld)) return undefined;
  const own = ownText(talk, current, question);
  const text = own ?? toldIn(talk, current, question, things) ?? inGeneral(talk, current, question);
  if (!text) return undefined;
  return { text, heard: { topic: current.id, facet: facetOf[question] ?? question }, wording: 'open', keepsOpen: true };
}

/** The facets that answer a question under another name. */
const facetOf: Partial<Record<Question, string>> = {
  minutes: 'how-long',
  amount: 'how-much',
  sugar: 'medicines',
  pressure: 'medicines',
};

/** Remedies, recipes and cleaning, but not the heart, people or stories. */
const isPractice = (talk: Talk, topic: Topic): boolean =>
  /^(?:body|hair|kitchen|cleaning|season|home)/.test(rootOf(talk, topic).area) && !isStory(talk, topic);

/** The topic's own text for the question. */
function ownText(talk: Talk, topic: Topic, question: Question): InLangs | undefined {
  const facets = [topic.facets, rootOf(talk, topic).facets];
  return facets.map((own) => own.get(question)).find(Boolean);
}

/** The parts of a topic in which a fact is looked for, the likeliest first. */
const parts = [
  'how-long',
  'how-much',
  'text',
  'how',
  'more',
  'have',
  'when',
  'medicines',
  'safe',
  'elders',
  'substitute',
  'more2',
  'more3',
];
const ofPersons: ReadonlySet<Question> = new Set(['sugar', 'pressure']);
/** What is asked of a certain person is not told in the texts for anybody, and the reverse. */
const ofThing: ReadonlySet<Question> = new Set(['amount', 'minutes', 'warm', 'keep']);

/** Without the thing that is named, the sentence is about something else. */
const ofNamedThing: ReadonlySet<Question> = new Set(['amount', 'spoil']);

/** The sentence of the open topic that tells the fact: the one that names most of what the question names. */
function toldIn(talk: Talk, topic: Topic, question: Question, things: readonly string[]): InLangs | undefined {
  const unit = toldBy[question];
  if (!unit) return undefined;
  const last = talk.state.topic?.said.at(-1);
  const order = last === undefined ? parts : [last, ...parts];
  const held = (sentence: string): number => {
    const words = keywordsIn(sentence);
    return things.filter((thing) => words.some((word) => word === thing || isFormOf(word, thing))).length;
  };
  const root = rootOf(talk, topic);
  const passages = [...new Set([topic, root])].flatMap((of) =>
    order
      .filter((part) => !(ofThing.has(question) && (part === 'medicines' || part === 'elders')))
      .flatMap((part) => (part === 'text' ? of.text : (of.facets.get(part) ?? []))),
  );
  const found = passages
    .filter((text) => langs.every((lang) => unit.test(text[lang])))
    .map((text) => {
      const sentences = inLangs((lang) =>
        sentencesOf(text[lang])
          .filter((sentence) => unit.test(sentence))
          .reduce((a, b) => (held(b) > held(a) ? b : a)),
      );
      return { sentences, held: held(sentences[talk.lang]) };
    });
  const best = found.reduce<(typeof found)[number] | undefined>((a, b) => (a === undefined || b.held > a.held ? b : a), undefined);
  // "How much vinegar?": a measure of something else is no answer.
  if (!best || (best.held === 0 && (ofNamedThing.has(question) || (question === 'minutes' && things.length > 0)))) return undefined;
  return best.sentences;
}

/** "Latkaun" and "latkao" are forms of one word. */
const isFormOf = (a: string, b: string): boolean =>
  a.length >= stemLength && b.length >= stemLength && a.slice(0, stemLength - 1) === b.slice(0, stemLength - 1);
const stemLength = 5;

/** What is true of any such practice: of the house, of the kitchen, or of the body. */
function inGeneral(talk: Talk, topic: Topic, question: Question): InLangs | undefined {
  const [, place = ''] = /^(kitchen|cleaning)/.exec(rootOf(talk, topic).area) ?? [];
  const occasion = [`practice-${question}-${place}`, `practice-${question}`].find((one) => alternativesOf(talk.persona, one) > 0);
  return occasion === undefined ? undefined : talk.say(occasion, { topic: nameOf(talk, topic) });
}
