/** Story requests: a story about something the visitor names, its meaning, a shorter version, and the answer after its end. */

import { setAsideIn } from '../language/set-aside.ts';
import type { Topic } from '../personas/persona.ts';
import { keywordsIn } from './keywords.ts';
import { alternativesOf } from './lines.ts';
import { nextPart } from './next-part.ts';
import { passagesOf } from './passages.ts';
import { subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { inLangs, join, sentencesOf, wordCount } from './text.ts';
import { isStory, tell, tellFacet } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';

const names = /\b(stor(y|ies)|kahani\w*|kissa|qissa|tale|pastime|leela|lila|katha|prasang)\b|कहानी|क़?िस्स|लीला|कथा|प्रसंग/iu;
const about = /\b(about|with|of|on|in which|wal[aie]|ke baare|ki kahani|par|pe)\b|वाल[ाीे]|के बारे|की कहानी|पर\s/iu;
const moral = /\b(morals?|meaning|mean|means|seekh|sikh|matla?b|lesson|learn|point)\b|सीख|मतलब|अर्थ/iu;
const next = /\b(then what|what happened|what next|phir kya|fir kya|uske baad|aage kya|and then)\b|फिर क्या|आगे क्या|उसके बाद/iu;
const another =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:ok|okay|haha|nice|please|wah|acc?ha) )*(?:another|one more|ek (?:aur|or)|(?:aur|or) ek|koi aur|dusr[aie]|doosr[aie]|एक और|और एक|दूसरी)(?: (?:one|story|leela|katha|kahani|please|sunao|sunaiye|batao|सुनाओ|सुनाइए|कथा|कहानी))*[^\p{L}\p{M}\p{N}]*$/iu;
/** Kinds of story, which are branches, and words of telling. These words do not name the content of a story. */
const kindsOfStory =
  /^(story|stories|kahani|leela|lila|katha|pastime|krishna|kanha|lalji|funny|scary|short|moral|love|true|child|children|laugh|horror|night|bed|sleep|elder|boy|girl|long|small|old|new|real)$/;

/** "A funny one", "koi darawni". */
const oneOfKind =
  /^[^\p{L}\p{M}\p{N}]*(ok |now |then |and |tell me |a |one |ek |koi |chalo )*(very )?(funny|scary|short|small|moral|love|true|sad|mazedar|darawni|chhoti|seekh wali|pyaar|sachchi)( (one|story|kahani|wali|sunao|na|please))*[^\p{L}\p{M}\p{N}]*$|^\P{L}*(कोई |एक )*(मज़ेदार|डरावनी|छोटी|सच्ची|सीख वाली)( (कहानी|वाली|सुनाओ))*\P{L}*$/iu;
const indecent = /\b(sexy|sex|adult|dirty|gandi|ashleel|hot|nangi)\b|सेक्सी|गंदी|अश्लील/iu;
/** The line asks for a story and does not name its content. */
const plainWish =
  /\b(tell|say|narrate|want|hear)\b( \w+){0,2} (a |one |another )?(story|tale|kahani)( please| kaka| now)*[^\p{L}\p{M}\p{N}]*$|\b(kahani|kissa|story) (suna\w*|batao|bolo|do|kaho)( \w+)?[^\p{L}\p{M}\p{N}]*$|(कहानी|क़?िस्सा) (सुना|बता)/iu;

/** The answer to a line about stories; undefined when it asks for none, or only for a kind of story. */
export function answerStory(talk: Talk): Answer | undefined {
  const { persona, state, knowledge, message, say } = talk;
  // A character without a line for a missing story does not search stories by content.
  if (alternativesOf(persona, 'story-none') === 0) return undefined;
  const spokenOf = knowledge.topic(state.topic?.id ?? '');
  const current = spokenOf && isStory(talk, spokenOf) ? spokenOf : undefined;
  if (current && wordCount(message) <= 9) {
    const isOther = talk.matches.some(({ topic, byTerm }) => byTerm && !sameRoot(topic.id, current.id));
    if (
      moral.test(message) &&
      !isOther &&
      !names.test(message) &&
      (current.facets.has('why') || knowledge.topic('story')?.facets.has('why'))
    )
      return tellFacet(talk, current, 'why');
    if (talk.act?.act === 'shorter' && state.last)
      return { text: inLangs((lang) => endsOf(current.text[lang])), heard: { act: 'shorter' } };
    // Topics tagged as stories continue in parts. The other topics are told as a whole.
    if (next.test(message) && (!current.tags.includes('story') || nextPart(talk, current) === undefined))
      return { text: say('story-ended'), heard: { act: 'go-on', topic: current.id }, open: { kind: 'ask', topic: 'story' } };
  }
  const aside = setAsideIn(message);
  const isOfStory = current?.tags.includes('story') || /story/.test(spokenOf?.id ?? '') || names.test(message);
  if (aside && isOfStory && (/\b(?:val[aie]|ones?)\b/.test(aside.aside) || !isAbout(talk))) {
    const other = storyWithout(talk, aside.aside);
    if (other) return tell(talk, other);
  }
  if (current?.tags.includes('story') && another.test(message)) {
    const untold = storiesOf(talk).filter(({ id }) => !state.told.includes(id));
    const following = untold[state.seed % Math.max(1, untold.length)];
    if (following) return tell(talk, following);
  }
  const kind = current && oneOfKind.test(message) ? talk.matches.find(({ topic }) => topic.id.startsWith('story/')) : undefined;
  if (kind && kind.score >= subjectScore) return tell(talk, kind.topic);
  const story = knowledge.topic('story');
  const any = plainWish.test(message) && story ? story : isWishFor(talk) ? (story ?? knowledge.topic('pastime')) : undefined;
  if (!current && any && !indecent.test(message)) return tell(talk, any);
  if (!(current || names.test(message)) || !about.test(message) || wordCount(message) > 14) return undefined;
  const wanted = keywordsIn(aside?.rest ?? message).filter((word) => !kindsOfStory.test(word));
  if (wanted.length === 0) return undefined;
  const named = talk.matches.find(({ topic, byTerm }) => byTerm && isStory(talk, topic));
  if (named) return tell(talk, named.topic);
  const untold = storiesOf(talk).filter(({ id }) => !state.told.includes(id));
  const best = passagesOf(persona, untold, wanted.join(' ')).find(({ part }) => part === 'text');
  if (best) return tell(talk, best.topic);
  // Only a line that clearly asks for a story gets the answer that there is no such story.
  if (!names.test(message) && wordCount(message) > 4 && !/^\W*(now |ok |then |and )*(make it|one|koi|ek|a|some)\b/i.test(message))
    return undefined;
  const instead = untold[state.seed % Math.max(1, untold.length)];
  const told = instead && tell(talk, instead);
  return told && { ...told, text: join(say('story-none'), told.text) };
}

/** "My son wants a Krishna story, he is five": a wish for a story in a longer line, which names no story. */
const isWishFor = (talk: Talk): boolean => wish.test(talk.message) && !about.test(talk.message) && !isAbout(talk);
const wish =
  /\b(?:wants?|tell|hear)\b(?: \w+){0,3} (?:a|one|some) (?:\w+ )?(?:story|tale)\b|\b(?:kahani|kissa|katha|leela) (?:suna|bata)\w*/iu;

/** Whether a topic besides the open one is clearly meant. */
const isAbout = ({ subject, state }: Talk): boolean =>
  subject !== undefined && subject.score >= subjectScore && !sameRoot(subject.topic.id, state.topic?.id ?? '');

/** The files of stories that the youngest may hear: those of Gokul, and Kaka's own. */
const ofStories = /^(?:pastimes-gokul|stories)/;

/** An untold story that holds nothing of what the visitor sets aside: "not the one with the snake". */
function storyWithout(talk: Talk, aside: string): Topic | undefined {
  const { knowledge, state } = talk;
  const others = storiesOf(talk).filter(
    ({ id, area }) => ofStories.test(area) && !id.includes('/') && !state.told.includes(id) && !knowledge.holdsWordsOf(aside, id),
  );
  return others[state.seed % Math.max(1, others.length)];
}

/** The ids come first in the conditions: most topics are branches of others, and are ruled out by them without a search. */
const storiesOf = (talk: Talk): Topic[] =>
  talk.knowledge.topics.filter(
    (topic) =>
      topic.id !== 'story' &&
      (!topic.id.includes('/') || (topic.id.startsWith('story/') && topic.id !== 'story/true')) &&
      isStory(talk, topic),
  );

/** The beginning and the end of a story. */
function endsOf(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.length < 3 ? text : `${sentences[0]} ${sentences.at(-1)}`;
}
