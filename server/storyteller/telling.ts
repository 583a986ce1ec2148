import { type Passage, personaTexts } from '../personas/texts.ts';
import type { BrainTurn } from '../services/brain.ts';
import { langOf } from './language.ts';
import { libraryOf } from './library.ts';

/** Below this share of the question's words a passage is a guess, and the character says that it does not know. */
export const coverageNeeded = 0.3;

/** The best passage not told yet. */
export function fitting(turn: BrainTurn, query: string): Passage | undefined {
  const told = toldBefore(turn);
  const enough = libraryOf(turn.persona)
    .find(query, langOf(query))
    .filter(({ coverage }) => coverage >= coverageNeeded);
  return (enough.find(({ passage }) => !told(passage)) ?? enough[0])?.passage;
}

/** One of the character's alternatives for an occasion; in one conversation all are used before one comes again. */
export function line(turn: BrainTurn, occasion: string): string {
  const { lines } = personaTexts(turn.persona);
  const all = lines[occasion] ?? lines.unknown ?? [];
  const lang = langOf(turn.message);
  const theirs = all.filter((text) => (lang === 'hi') === (langOf(text) === 'hi'));
  const alternatives = theirs.length > 0 ? theirs : all;
  const said = saidBefore(turn);
  const fresh = alternatives.filter((text) => !said(text));
  const choice = fresh.length > 0 ? fresh : alternatives;
  return choice[hash(turn.message) % choice.length] ?? '';
}

/** Whether a passage was told in this conversation, in whichever language. */
export function toldBefore(turn: BrainTurn): (passage: Passage) => boolean {
  const said = saidBefore(turn);
  const titles = new Set(
    libraryOf(turn.persona)
      .passages.filter(({ text }) => said(text))
      .map(topicOf),
  );
  return (passage) => titles.has(topicOf(passage));
}

/** The same topic in another language has the same title but for the language's name behind it. */
const topicOf = ({ title }: Passage): string => title.replace(/ \((Hinglish|Hindi)\)$/, '');

/** Whether the character has said this already, in these first words. */
export function saidBefore({ history }: BrainTurn): (text: string) => boolean {
  const lines = history.filter(({ who }) => who === 'character').map(({ text }) => text);
  return (text) => {
    const start = text.slice(0, 40).split('{')[0] ?? '';
    return start.length > 8 && lines.some((said) => said.includes(start));
  };
}

/** Chooses without a draw: the same words, the same choice. */
export const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521, 7);

/** A passage as it ends: with what the character asks back, where it asks. */
export const withQuestion = (text: string, { question }: Passage): string => (question === undefined ? text : `${text} ${question}`);

/** "Noted.", and not the same one a few lines running; pity only where there is something to pity. */
export function ack(turn: BrainTurn): string {
  const recent = turn.history.filter(({ who }) => who === 'character').slice(-5);
  const all = personaTexts(turn.persona).lines.ack ?? [];
  const fitting = all.filter((text) => !pities.test(text) || hurts.test(turn.message));
  const fresh = fitting.filter((text) => !recent.some((said) => said.text.startsWith(text)));
  return fresh[hash(turn.message) % fresh.length] ?? '';
}

const pities = /\b(heavy|a lot|safe to say)\b/i;
const hurts =
  /\b(cr(y|ied|ying)|die[ds]?|dead|death|left|leave|leaving|alone|fights?|fought|shout\w*|hit|hits|lost|tired|sad|hurts?|afraid|scared|ashamed|guilty|angry|ill|sick|nobody|never|hate|failed|reject\w*|divorce\w*|worr\w+|pain|dukh|rona|akel[ai]|gussa|dar)\b|दुख|रो|अकेल|डर/iu;

/** Whether a line is the very one a passage was written for. */
export const isTitled = ({ title }: Passage, message: string): boolean => title.length > 10 && letters(message).includes(letters(title));

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
