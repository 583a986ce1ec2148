/** Acts about the talk itself: repeat, shorter, in Hindi, who are you, thanks, goodbye. The same for all characters. */

import { personaBySlug } from '#shared/personas.ts';
import { nameIn, phoneIn, sumIn } from '../language/parse.ts';
import { type InLangs, type Lang, langs } from '../personas/persona.ts';
import { answerAnotherWay, saidBack } from './memory.ts';
import { alternativesOf, heartOf, inLangs, join, wordCount } from './say.ts';
import { plainBranch, subjectScore, sureScore } from './scores.ts';
import { type Answer, hearsTroubles, type Talk } from './talk.ts';
import { goOn, isListener, nameOf, tell } from './tellings.ts';

/** Acts that no subject matter may answer instead. */
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
/** Acts that wait until the till, the plan and an open question had their say. */
const socialActs: ReadonlySet<string> = new Set([
  ...['hello', 'how-are-you', 'thanks', 'who', 'abilities', 'age', 'compliment', 'insult', 'flirt', 'joke', 'bored', 'shrug', 'okay'],
  ...['opinion', 'unclear', 'personal', 'device'],
]);
/** Acts that are nearly always meant when a few words sound like them. */
const aboutTheTalk: ReadonlySet<string> = new Set(
  'wrong repeat shorter what-did-you-say simpler slower my-name name-told goodbye thanks compliment insult flirt hello how-are-you repeating sorry wait back may-i-ask change-subject'.split(
    ' ',
  ),
);
/** Acts whose plainest words are said of the subject as well: "what do I say", "where". */
const ofAnything: ReadonlySet<string> = new Set(['shrug', 'age', 'abilities', 'maker', 'personal']);
/** Words of the one who is spoken to. */
const ofYou = /\b(you|your|yours|u|ur|tum|tumhar\w*|tumh\w*|aap\w*|ap|tu|tera|teri)\b|आप|तुम|तू/iu;
/** Words of what becomes of what is said here. */
const ofKeeping =
  /record|sav(e|ing)|stor(e|ing)|keep|secret|privat|confiden|listen|spy|track|anonym|delet|eras|read|see|share|likh|sun(ta|te|ti)|gupt|raaz|bolna mat|mat b|pata to|रिकॉर्ड|सेव|गुप्त|राज़?|सुन|मत|पढ़/iu;
const leaving = /^\W*(ok(ay)?|thik|theek|accha?|chalo|chal|thanks?|shukriya|dhanyavaad|ठीक|अच्छा|चलो|धन्यवाद|शुक्रिया)(?![\p{L}\p{M}])/iu;
/** Words of something to do or to have that is small. */
const ofTask = /\b(kaam|kadam|step|task|thing|change|upaa?y|trip|gaadi|car)\b|काम|क़?कदम|उपाय|गाड़ी/iu;
/** What is asked of this very day is seen by nobody here. */
const ofToday = /\b(today|tomorrow|right now|aaj|abhi)\b|आज|अभी/iu;
const weather = /\b(weather|rain\w*|snow\w*|hot|cold|temperature|mausam|ba+rish|barsaat|barf|garmi|thand)\b|मौसम|बारिश|बर्फ़?|गर्मी|ठंड/iu;
/** Words of the people behind the character. */
const ofPeople = /\b(you|vaani|human|person|people|team|support|someone|somebody|staff|insaan|insan|aap|aadmi)\b|इंसान|आप|आदमी/iu;
const whatNow = /\bkya kar(u|oo|un|na|en|e)?\b(?! sakt)|what (should|do|can) (i|we) do\b|क्या कर(ूं|ूँ|ें|ना)/iu;
/** After so many turns a greeting greets no more. */
const lateTurn = 3;
/** From here an act is certain; below, a subject that the line is surely about comes before it. */
const certain = 0.6;

/** From here somebody asks the character to be another, whatever else the line names: "you are now my girlfriend". */
const certainGuard = 0.85;

/** @param when which acts: those before everything but danger, or those after what the character leads or sells */
export function answerAct(talk: Talk, when: 'first' | 'social'): Answer | undefined {
  const { act, subject } = talk;
  if (when === 'first') {
    const sum = sumIn(talk.message);
    if (sum !== undefined) return { text: talk.say('arithmetic', { result: formatNumber(sum) }), heard: { act: 'arithmetic' } };
  } else if (
    talk.yesNo &&
    !talk.open &&
    talk.act === undefined &&
    !(talk.yesNo === 'no' && (deniesSomething.test(talk.message) || (isListener(talk.persona) && !bareNo.test(talk.message)))) &&
    wordCount(talk.message) <= 4
  ) {
    if (talk.yesNo === 'yes' && offersStory.has(talk.state.act ?? '')) {
      const story = talk.knowledge.topic('pastime') ?? talk.knowledge.topic('story');
      if (story) return tell(talk, story);
    }
    if (talk.yesNo === 'yes' && talk.state.topic) return goOn(talk);
    const occasion = talk.yesNo === 'no' ? 'no-nothing' : talk.state.last ? 'okay' : 'yes-nothing';
    return { text: talk.say(occasion), heard: { act: occasion } };
  }
  // "Main kya karun, samajh nahi aa raha" asks for help and not for plainer words.
  if (act?.act === 'simpler' && /kya kar|what (do|should) i do|क्या कर/iu.test(talk.message)) return undefined;
  // In the midst of a subject it asks what to do about that.
  if (act?.act === 'abilities' && talk.state.topic && whatNow.test(talk.message)) return undefined;
  if (act?.act === 'name-told') {
    const name = nameIn(talk.message, true);
    if (name !== undefined) talk.state.name = name;
    // Who leads has asked for it, and takes it up.
    if (personaBySlug(talk.persona).plan) return undefined;
  }
  if (when === 'first' && talk.state.act === 'joke' && onceAgain.test(talk.message))
    return { heard: { act: 'joke' }, ...answerTo(talk, 'joke') };
  if (act?.rest !== '' || !(when === 'first' ? firstActs : socialActs).has(act.act)) return undefined;
  if (isBelied(talk, act.act) || ((act.score < 1 || ofAnything.has(act.act)) && saysBranch(talk))) return undefined;
  // Who knows bhajans is asked for one.
  if (act.act === 'device' && subject && subject.score >= subjectScore) return undefined;
  // Who knows riddles is asked for one, and not for a joke.
  if (act.act === 'joke' && subject?.byTerm && subject.score >= sureSubject) return undefined;
  const isShort = wordCount(talk.message) <= 4;
  const isPlainAct =
    act.score === 1 ||
    (act.act === 'guard' && act.score >= certainGuard) ||
    (act.act === 'live' && ofToday.test(talk.message)) ||
    (isShort && aboutTheTalk.has(act.act));
  if (!isPlainAct && subject && subject.score >= (act.score < certain ? sureScore : subjectScore)) return undefined;
  // In the midst of a subject a long line is seldom about the talk.
  if (act.score < certain && when === 'first' && !isShort && talk.state.topic) return undefined;
  // "Theek hai, Ram Ram": a greeting late in a talk, after an agreement, takes leave.
  const isLeaving = act.act === 'hello' && talk.state.turns > 2 && leaving.test(talk.message);
  // "Radhe Radhe" alone, late in a talk, may be a farewell or only a word of faith: it is answered as either, and no call ends by it.
  if (saysAgain.has(act.act)) talk.state.lang = languageIn(talk.message) ?? talk.state.lang;
  const isLate = act.act === 'hello' && talk.state.turns > lateTurn && alternativesOf(talk.persona, 'hello-late') > 0;
  const meant = isLeaving ? 'goodbye' : isLate ? 'hello-late' : act.act;
  return { heard: { act: meant }, ...answerTo(talk, meant) };
}

/** From here a subject that is named by its own word goes before an act. */
const sureSubject = 0.9;
const saysAgain: ReadonlySet<string> = new Set(['recap', 'repeat', 'shorter', 'simpler', 'slower', 'what-did-you-say']);

/** The language in which a summary or a repetition is asked for. */
const languageIn = (message: string): Lang | undefined => {
  if (/\bin hindi\b|\bhindi m(?:e|ein|ai)\b|हिंदी में|हिन्दी में/iu.test(message)) return 'hi';
  return /\bin english\b|\benglish m(?:e|ein|ai)\b/iu.test(message) ? 'en' : undefined;
};

const hasFacet = ({ state, knowledge }: Talk, facet: string): boolean => knowledge.topic(state.topic?.id ?? '')?.facets.has(facet) ?? false;
/** Asked of the clock, and not of what is talked of. */
const clock = /\btime is it\b|\btime (now|kya)|\bbaje hai|baj (rahe|gaye)|\b(abhi|right now)\b|समय क्या|बजे हैं/iu;
/** A character may have likes of its own among what it knows. */
const likes = /favou?rite|pasand|पसंद/iu;
/** "What all can be done here?" */
const plainAbilities = /\bhere\b|yaha+n?\b|\buse (it|this)\b|यहाँ|यहां/iu;
/** "Another one", after a joke. */
const onceAgain =
  /^\W*(haha |ok |okay |nice |ha )*(tell (me )?)?(another|one more|ek aur|aur ek|more|again|और एक|एक और)( one| joke| please| sunao| सुनाओ)*\W*$/iu;
/** After these a yes takes the story that was offered. */
const offersStory: ReadonlySet<string> = new Set(['bored', 'change-subject', 'shrug']);
/** What was said before. */
const ofThePast =
  /\b(did|said|say(?:ing)?|told|meant|mean|kaha|kahi|bol[aei]|bata[iy]?[aei]?|thi|tha|was|earlier|before|again|just now)\b|कहा|बोला|बताया|थी|था/iu;

/** "No fever", "no he doesn't hit": a no that tells something. */
const deniesSomething = /^\P{L}*no,?\s+(?!(?:thanks?|thank|problem|worries|need|more|way|kaka|ji|sir|i|it|not|no|please|never)\b)\p{L}+/iu;

/** A no and nothing else. To a listener, "I cannot cry" is no refusal. */
const bareNo =
  /^\P{L}*(?:(?:no|nope|nah|not|really|now|nahi+n?|na|bilkul|abhi|ji|baba|maharaj ?ji|thanks?|thank you|नहीं|ना|न|जी|अभी|बिल्कुल|बाबा)(?![\p{L}\p{M}])\P{L}*)+$|^\P{L}*(?:leave it|rehne do|chhod(?:o|iye)|रहने दो|छोड़ो)\P{L}*$/iu;

/** Whether the words only sound like this act. */
function isBelied(talk: Talk, act: string): boolean {
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
const saysBranch = (talk: Talk): boolean =>
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

function answerTo(talk: Talk, act: string): Omit<Answer, 'heard'> & Partial<Pick<Answer, 'heard'>> {
  const { state, say } = talk;
  switch (act) {
    case 'sorry':
      // "Sorry?" did not hear.
      if (talk.message.includes('?')) return again(talk, 'repeat', (text) => text);
      return { text: say('sorry'), keepsOpen: true, isAside: true };
    case 'back':
      return again(talk, 'back', (text) => text);
    case 'repeating': {
      const more = state.topic ? goOn(talk) : { text: say('bored') };
      return { ...more, text: join(say('repeating'), more.text) };
    }
    case 'wrong':
      return ((talk.act?.score ?? 0) > certain && answerAnotherWay(talk)) || { text: say('wrong') };
    case 'repeat':
    case 'what-did-you-say':
      return again(talk, 'repeat', (text) => text);
    case 'shorter':
      return again(talk, 'shorter', heartOf);
    case 'simpler':
      return again(talk, 'simpler', heartOf);
    case 'slower':
      return again(talk, 'slower', (text) => text);
    case 'language-hi':
    case 'language-en':
    case 'language-hinglish':
      return inLanguage(talk, act.slice('language-'.length) as Lang);
    case 'what-did-i-say':
      return saidBack(talk) ?? recap(talk);
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
      return state.topic && talk.open ? goOn(talk) : { text: say('okay'), isAside: true };
    default:
      return { text: say(act), latitude: 'open', ...(asideActs.has(act) && { keepsOpen: true, isAside: true }) };
  }
}

/** Answered in passing: what was open before is open after. */
const asideActs: ReadonlySet<string> = new Set(
  'who ai maker recorded age how-are-you human wait may-i-ask personal device others'.split(' '),
);

/** The last answer once more, as asked for. */
function again({ state, say }: Talk, occasion: string, of: (text: string) => string): Omit<Answer, 'heard'> {
  const { last } = state;
  if (!last) return { text: say('recap-nothing') };
  const text = inLangs((lang) => of(last[lang]));
  return { text: join(say(occasion), text), keepsOpen: true, isAside: true };
}

/** Goes on in another language: the last answer in it, where there is one. */
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
  // What was told last is said again in short: names alone sum up nothing.
  const heart =
    state.last && state.topic
      ? join(
          say('shorter'),
          inLangs((lang) => heartOf(state.last?.[lang] ?? '')),
        )
      : undefined;
  return { text: join(heart, say('recap', { topics })), isAside: true, keepsOpen: true };
}

const and: InLangs = { en: 'and', hinglish: 'aur', hi: 'और' };
const listOf = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value);
