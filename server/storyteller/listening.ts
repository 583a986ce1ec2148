import type { PersonaSlug } from '#shared/personas.ts';
import { type Passage, personaTexts } from '../personas/texts.ts';
import type { BrainTurn } from '../services/brain.ts';
import { langOf } from './language.ts';
import { type Found, libraryOf } from './library.ts';
import { smallTalkIn } from './small-talk.ts';
import { ack, hash, isTitled, line, saidBefore, toldBefore, withQuestion } from './telling.ts';
import { wishIn } from './wishes.ts';
import { asksWho, gist, isQuestion, mannerOf } from './words.ts';

const listeners: readonly PersonaSlug[] = ['maharajji', 'aranya', 'bal-krishna-lalji'];

/** Those who come with no questions of their own: they hear, and speak when they have something that fits. */
export const isListener = (persona: PersonaSlug): boolean => listeners.includes(persona);

/** What one can want another of. */
const kinds = ['story', 'pastime', 'verse', 'bhajan', 'blessing', 'books', 'practice', 'writing'];

/** The answer of a character who listens. */
export function attend(turn: BrainTurn): string {
  const { persona, message, history } = turn;
  const manner = mannerOf(message);
  const wish = wishIn(message, manner);
  if (asksWho.test(message)) return line(turn, 'who');
  if (wish === 'more' || wish === 'another') return oneMore(turn);
  if (manner && manner !== 'yes-without-topic' && personaTexts(persona).lines[manner]) {
    const rest = smallTalkIn(message)?.rest ?? '';
    const asked = isQuestion(rest) || rest.split(/\s+/).length > 2 ? fitting(turn, rest) : undefined;
    return asked ? tell(turn, asked) : line(turn, manner);
  }
  if (wish === 'yes') return line(turn, 'yes-without-topic');
  const found = wish === 'no' ? undefined : (wanted(turn) ?? fitting(turn, message));
  if (found) return tell(turn, found);
  if (wish === 'advice') {
    const related = fitting(turn, talkedOf(turn), 0.25);
    if (related) return tell(turn, related);
  }
  if (!isQuestion(message) || history.length === 0) return hear(turn);
  const told = toldOn(turn);
  return told ? `${line(turn, 'again')} ${told.text}` : line(turn, 'unknown');
}

/** Words that ask for a kind of thing, whatever it is to be about. */
const askedFor: readonly [pattern: RegExp, kinds: readonly string[]][] = [
  [/\b(stor(y|ies)|tale|kahani|katha|le?ela|pastime)\b|कहानी|कथा|लीला/iu, ['story', 'pastime']],
  [/\b(verse|shlok\w*|gita)\b|श्लोक|गीता/iu, ['verse']],
  [/\b(sing|song|bhajan|lullaby)\b|भजन|लोरी|गाओ|गाइए/iu, ['bhajan']],
];

/** Something of the kind that is asked for: about what the words say, where there is such a one. */
function wanted(turn: BrainTurn): Passage | undefined {
  const kindsAsked = askedFor.find(([pattern]) => pattern.test(turn.message))?.[1];
  if (!kindsAsked || !isQuestion(turn.message)) return undefined;
  const lang = langOf(turn.message);
  const isKind = (passage: Passage) => passage.tags.some((tag) => kindsAsked.includes(tag));
  const about = library(turn, turn.message).find(({ passage }) => isKind(passage))?.passage;
  if (about) return about;
  const told = toldBefore(turn);
  const any = libraryOf(turn.persona).passages.filter((passage) => isKind(passage) && passage.lang === lang && !told(passage));
  return any[hash(turn.message) % any.length];
}

/** A sound of listening, and now and then something that helps to go on. */
function hear(turn: BrainTurn): string {
  const { lines } = personaTexts(turn.persona);
  const last = turn.history.filter(({ who }) => who === 'character').at(-1)?.text ?? '';
  const heard = ack(turn);
  const goOn = invites.test(heard) ? heard : `${heard} ${fresh(turn, 'onward') ?? line(turn, 'onward')}`;
  if (!lines.ack?.some((text) => last.startsWith(text))) return goOn;
  const related = library(turn, talkedOf(turn)).find(
    ({ exact, coverage, passage }) => exact > 1 && coverage >= 0.5 && !passage.tags.includes('crisis'),
  )?.passage;
  return related ? tell(turn, related) : goOn;
}

/** Sounds that ask for more by themselves. */
const invites = /\?$|\b(go on|tell me|say more|let it come|continue|take your time)\b/i;

const fresh = (turn: BrainTurn, occasion: string): string | undefined => {
  const left = (personaTexts(turn.persona).lines[occasion] ?? []).filter((text) => !saidBefore(turn)(text));
  return left[hash(turn.message) % left.length];
};

/** The same again, for whoever wants it repeated; else another of the kind that was told last. */
function oneMore(turn: BrainTurn): string {
  const { passages } = libraryOf(turn.persona);
  const last = turn.history
    .filter(({ who }) => who === 'character')
    .map(({ text }) => passages.find((passage) => text.includes(passage.text)))
    .findLast((passage) => passage !== undefined);
  if (last && repeats.test(turn.message)) return `${line(turn, 'again')} ${last.text}`;
  const told = toldBefore(turn);
  const kind = last?.tags.find((tag) => kinds.includes(tag));
  const another =
    kind === undefined ? [] : passages.filter((passage) => passage.tags.includes(kind) && passage.lang === last?.lang && !told(passage));
  const next = another[hash(turn.message + turn.history.length) % another.length] ?? fitting(turn, talkedOf(turn), 0.15);
  return next ? tell(turn, next) : hear(turn);
}

const repeats = /\b(again|repeat|once more|say that|phir se|dobara|kya kaha)\b|फिर से|दोबारा/iu;

const tell = (turn: BrainTurn, passage: Passage): string =>
  turn.history.length % 3 === 2 ? passage.text : withQuestion(passage.text, passage);

/**
 * A passage that is about the words, not told yet; of several, the one that is about the talk as well.
 * @param enough of the words it must cover, where only one of them is met
 */
function fitting(turn: BrainTurn, words: string, enough = isQuestion(words) ? 0.3 : 0.6): Passage | undefined {
  const about = library(turn, words).filter(({ exact, coverage }) => coverage >= enough || (exact > 1 && coverage >= 0.3));
  if (about.length < 2) return about[0]?.passage;
  const inContext = library(turn, `${words} ${talkedOf(turn)}`);
  const further = ({ passage, exact }: Found) => (inContext.find((found) => found.passage === passage)?.exact ?? exact) - exact;
  const rank = (found: Found) =>
    found.score * (0.4 + found.coverage) * (1 + further(found) / 3) + (isTitled(found.passage, words) ? 1000 : 0);
  return about.sort((a, b) => rank(b) - rank(a))[0]?.passage;
}

/** Passages not told yet that a word of these stands for. */
function library(turn: BrainTurn, words: string): Found[] {
  const told = toldBefore(turn);
  return libraryOf(turn.persona)
    .find(gist(words), langOf(turn.message))
    .filter(({ exact, passage }) => exact > 0 && !told(passage));
}

/** What was told on this already. */
const toldOn = (turn: BrainTurn): Passage | undefined =>
  libraryOf(turn.persona)
    .find(gist(turn.message), langOf(turn.message))
    .find(({ passage, exact, coverage }) => exact > 0 && coverage >= 0.5 && toldBefore(turn)(passage))?.passage;

/** The visitor's last few lines that say something. */
const talkedOf = (turn: BrainTurn): string =>
  [...turn.history.filter(({ who }) => who === 'visitor').map(({ text }) => text), turn.message]
    .filter((text) => mannerOf(text) === undefined)
    .slice(-3)
    .join(' ');
