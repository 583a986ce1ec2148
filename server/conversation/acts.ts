/** Dialogue acts about the talk itself: repeat, shorter, in Hindi, who are you, thanks, goodbye. They are the same for all characters. */

import { personaBySlug } from '#shared/personas.ts';
import { nameIn, sumIn } from '../language/parse.ts';
import { type InLangs, type Lang, langs } from '../personas/persona.ts';
import { isFalsePositive, leaving, ofToday, saysBranch } from './act-false-positives.ts';
import { alternativesOf } from './lines.ts';
import { answerAnotherWay, recallStatements } from './memory.ts';
import { nameOf } from './next-part.ts';
import { isPlainTalk, takeUp } from './plain-talk.ts';
import { subjectScore, sureScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { gistOf, inLangs, join, wordCount } from './text.ts';
import { continueTopic, tell } from './topic-answers.ts';

/** These acts are answered before any topic. */
const firstActs: ReadonlySet<string> = new Set([
  ...[
    'repeat',
    'shorter',
    'slower',
    'simpler',
    'language-hi',
    'language-en',
    'language-hinglish',
    'recap',
    'what-did-you-say',
    'what-did-i-say',
    'my-name',
    'name-told',
    'secret',
  ],
  ...['guard', 'arithmetic', 'ai', 'maker', 'recorded', 'wrong', 'human', 'goodbye', 'change-subject', 'live', 'repeating'],
  ...['sorry', 'wait', 'back', 'may-i-ask', 'others'],
]);
/** These acts are answered only after the till, the plan and an open question. */
const socialActs: ReadonlySet<string> = new Set([
  ...['hello', 'how-are-you', 'thanks', 'who', 'abilities', 'age', 'compliment', 'insult', 'flirt', 'joke', 'bored', 'shrug', 'okay'],
  ...['opinion', 'unclear', 'personal', 'device'],
]);
/** When a short line resembles one of these acts, it nearly always means it. */
const aboutTheTalk: ReadonlySet<string> = new Set(
  'wrong repeat shorter what-did-you-say simpler slower my-name name-told goodbye thanks compliment insult flirt hello how-are-you repeating sorry wait back may-i-ask change-subject'.split(
    ' ',
  ),
);
/** The plainest words for these acts also occur in questions about a topic: "what do I say", "where". */
const ofAnything: ReadonlySet<string> = new Set(['shrug', 'age', 'abilities', 'maker', 'personal']);
const whatNow = /\bkya kar(u|oo|un|na|en|e)?\b(?! sakt)|what (should|do|can) (i|we) do\b|क्या कर(ूं|ूँ|ें|ना)/iu;
/** After this many turns a greeting gets another answer than the first greeting. */
const lateTurn = 3;
/** From this score an act is certain. Below it, a topic that the line is clearly about has priority. */
const certain = 0.6;

/** From this score the visitor asks the character to play another role, whatever topic the line names: "you are now my girlfriend". */
const certainGuard = 0.85;

/** @param when which acts: `first` are those after the danger check, `social` are those after the plan and the till */
export function answerAct(talk: Talk, when: 'first' | 'social'): Answer | undefined {
  const { act, subject } = talk;
  if (when === 'first') {
    const sum = sumIn(talk.message);
    if (sum !== undefined) return { text: talk.say('arithmetic', { result: formatNumber(sum) }), heard: { act: 'arithmetic' } };
  } else if (
    talk.yesNo &&
    !talk.open &&
    talk.act === undefined &&
    !(talk.yesNo === 'no' && (deniesSomething.test(talk.message) || (talk.state.topic !== undefined && !bareNo.test(talk.message)))) &&
    wordCount(talk.message) <= 4
  ) {
    if (talk.yesNo === 'yes' && offersStory.has(talk.state.act ?? '')) {
      const story = talk.knowledge.topic('pastime') ?? talk.knowledge.topic('story');
      if (story) return tell(talk, story);
    }
    if (talk.state.act?.startsWith('plain-')) return takeUp(talk, 'told');
    if (talk.yesNo === 'yes' && talk.state.topic) return continueTopic(talk);
    const occasion = talk.yesNo === 'no' ? 'no-nothing' : talk.state.last ? 'okay' : 'yes-nothing';
    return { text: talk.say(occasion), heard: { act: occasion } };
  }
  // "Main kya karun, samajh nahi aa raha" asks for help, not for simpler words.
  if (act?.act === 'simpler' && /kya kar|what (do|should) i do|क्या कर/iu.test(talk.message)) return undefined;
  // When a topic is open, the line asks what to do about that topic.
  if (act?.act === 'abilities' && talk.state.topic && whatNow.test(talk.message)) return undefined;
  if (act?.act === 'name-told') {
    const name = nameIn(talk.message, true);
    if (name !== undefined) talk.state.name = name;
    // The plan of a character asked for the name, so the plan handles it.
    if (personaBySlug(talk.persona).plan) return undefined;
  }
  if (when === 'first' && talk.state.act === 'joke' && onceAgain.test(talk.message))
    return { heard: { act: 'joke' }, ...answerTo(talk, 'joke') };
  if (act?.rest !== '' || !(when === 'first' ? firstActs : socialActs).has(act.act)) return undefined;
  if (isPlainTalk(talk) || isFalsePositive(talk, act.act) || ((act.score < 1 || ofAnything.has(act.act)) && saysBranch(talk)))
    return undefined;
  // "Why are you blue?" names a topic, and says of nothing that it was said before.
  if (act.score < 1 && talk.isQuestion && subject?.byTerm && subject.score >= sureSubject && act.act === 'repeating') return undefined;
  // A character that has bhajans as a topic answers with one.
  if (act.act === 'device' && subject && subject.score >= subjectScore) return undefined;
  // A character that has riddles as a topic answers with one instead of a joke.
  if (act.act === 'joke' && subject?.byTerm && subject.score >= sureSubject) return undefined;
  const isShort = wordCount(talk.message) <= 4;
  const isPlainAct =
    act.score === 1 ||
    (act.act === 'guard' && act.score >= certainGuard) ||
    (act.act === 'live' && ofToday.test(talk.message)) ||
    (isShort && aboutTheTalk.has(act.act));
  if (!isPlainAct && subject && subject.score >= (act.score < certain ? sureScore : subjectScore)) return undefined;
  // When a topic is open, a long line is seldom about the talk.
  if (act.score < certain && when === 'first' && !isShort && talk.state.topic) return undefined;
  // "Theek hai, Ram Ram": late in a talk, a greeting after an agreement is a goodbye.
  const isLeaving = act.act === 'hello' && talk.state.turns > 2 && leaving.test(talk.message);
  // "Radhe Radhe" alone, late in a talk, may be a goodbye or only a pious phrase. The answer fits both, and it ends no call.
  if (saysAgain.has(act.act)) talk.state.lang = languageIn(talk.message) ?? talk.state.lang;
  const isLate = act.act === 'hello' && talk.state.turns > lateTurn && alternativesOf(talk.persona, 'hello-late') > 0;
  const meant = isLeaving ? 'goodbye' : isLate ? 'hello-late' : act.act;
  return { heard: { act: meant }, ...answerTo(talk, meant) };
}

/** From this score a topic whose term is in the line has priority over an act. */
const sureSubject = 0.9;
const saysAgain: ReadonlySet<string> = new Set(['recap', 'repeat', 'shorter', 'simpler', 'slower', 'what-did-you-say']);

/** The language that the visitor requests for a summary or a repetition. */
const languageIn = (message: string): Lang | undefined => {
  if (/\bin hindi\b|\bhindi m(?:e|ein|ai)\b|हिंदी में|हिन्दी में/iu.test(message)) return 'hi';
  return /\bin english\b|\benglish m(?:e|ein|ai)\b/iu.test(message) ? 'en' : undefined;
};

/** "Another one" after a joke. */
const onceAgain =
  /^[^\p{L}\p{M}\p{N}]*(haha |ok |okay |nice |ha )*(tell (me )?)?(another|one more|ek aur|aur ek|more|again|और एक|एक और)( one| joke| please| sunao| सुनाओ)*[^\p{L}\p{M}\p{N}]*$/iu;
/** After these acts, a yes accepts the story that was offered. */
const offersStory: ReadonlySet<string> = new Set(['bored', 'change-subject', 'shrug']);
/** "No fever", "no he doesn't hit": a no that also states a fact. */
const deniesSomething = /^\P{L}*no,?\s+(?!(?:thanks?|thank|problem|worries|need|more|way|kaka|ji|sir|i|it|not|no|please|never)\b)\p{L}+/iu;

/** A no and nothing else. To a listener, "I cannot cry" is not a refusal. */
const bareNo =
  /^\P{L}*(?:(?:no|nope|nah|not|really|now|nahi+n?|na|bilkul|abhi|ji|baba|maharaj ?ji|thanks?|thank you|नहीं|ना|न|जी|अभी|बिल्कुल|बाबा)(?![\p{L}\p{M}])\P{L}*)+$|^\P{L}*(?:leave it|rehne do|chhod(?:o|iye)|रहने दो|छोड़ो)\P{L}*$/iu;

function answerTo(talk: Talk, act: string): Omit<Answer, 'heard'> & Partial<Pick<Answer, 'heard'>> {
  const { state, say } = talk;
  switch (act) {
    case 'sorry':
      // "Sorry?" means that the visitor did not hear.
      if (talk.message.includes('?')) return again(talk, 'repeat', (text) => text);
      return { text: say('sorry'), keepsOpen: true, isAside: true };
    case 'back':
      return again(talk, 'back', (text) => text);
    case 'repeating': {
      const more = state.topic ? continueTopic(talk) : { text: say('bored') };
      return { ...more, text: join(say('repeating'), more.text) };
    }
    case 'wrong':
      return ((talk.act?.score ?? 0) > certain && answerAnotherWay(talk)) || { text: say('wrong') };
    case 'repeat':
    case 'what-did-you-say':
      return again(talk, 'repeat', (text) => text);
    case 'shorter':
      return again(talk, 'shorter', gistOf);
    case 'simpler':
      return again(talk, 'simpler', gistOf);
    case 'slower':
      return again(talk, 'slower', (text) => text);
    case 'language-hi':
    case 'language-en':
    case 'language-hinglish':
      return inLanguage(talk, act.slice('language-'.length) as Lang);
    case 'what-did-i-say':
      return recallStatements(talk) ?? recap(talk);
    case 'recap':
      return recap(talk);
    case 'my-name':
      return {
        text: state.name === undefined ? say('name-unknown') : say('name-known', { name: state.name }),
        keepsOpen: true,
        isAside: true,
      };
    case 'name-told':
      return { text: state.name === undefined ? say('unclear') : say('name-told', { name: state.name }) };
    case 'arithmetic':
      return { text: say('unknown') };
    case 'change-subject':
      delete state.topic;
      delete state.asked;
      return { text: say('bored') };
    case 'goodbye':
      return { text: say('goodbye'), effects: [{ kind: 'goodbye' }] };
    case 'thanks':
    case 'compliment':
      return { text: say(act), isAside: true };
    case 'okay':
      return state.topic && talk.open ? continueTopic(talk) : { text: say('okay'), isAside: true };
    default:
      return { text: say(act), wording: 'open', ...(asideActs.has(act) && { keepsOpen: true, isAside: true }) };
  }
}

/** These acts are answered as an aside: an open question stays open. */
const asideActs: ReadonlySet<string> = new Set(
  'who ai maker recorded age how-are-you human wait may-i-ask personal device others'.split(' '),
);

/** Repeats the last answer in the form that the visitor requests. */
function again({ state, say }: Talk, occasion: string, of: (text: string) => string): Omit<Answer, 'heard'> {
  const { last } = state;
  if (!last) return { text: say('recap-nothing') };
  const text = inLangs((lang) => of(last[lang]));
  return { text: join(say(occasion), text), keepsOpen: true, isAside: true };
}

/** Switches the language. If there is a last answer, it is repeated in the new language. */
function inLanguage(talk: Talk, lang: Lang): Omit<Answer, 'heard'> {
  const { state, say } = talk;
  state.lang = lang;
  talk.lang = lang;
  const { last } = state;
  const isTold = last !== undefined && langs.some((other) => last[other] !== last[lang]);
  return { text: isTold ? join(say('language'), last) : say('language'), keepsOpen: true, isAside: true };
}

function recap(talk: Talk): Omit<Answer, 'heard'> {
  const { state, knowledge, say } = talk;
  const names = state.told
    .slice(-5)
    .map((id) => knowledge.topic(id))
    .flatMap((topic) => (topic ? [nameOf(talk, topic)] : []))
    .filter((name, index, all) => name.en !== '' && all.findIndex(({ en }) => en === name.en) === index);
  if (names.length === 0) return { text: say('recap-nothing'), isAside: true, keepsOpen: true };
  const topics: InLangs = inLangs((lang) =>
    listOf(
      names.map((name) => name[lang]),
      and[lang],
    ),
  );
  // The last answer is repeated in short, because topic names alone are no summary.
  const heart =
    state.last && state.topic
      ? join(
          say('shorter'),
          inLangs((lang) => gistOf(state.last?.[lang] ?? '')),
        )
      : undefined;
  return { text: join(heart, say('recap', { topics })), isAside: true, keepsOpen: true };
}

const and: InLangs = { en: 'and', hinglish: 'aur', hi: 'और' };
const listOf = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value);
