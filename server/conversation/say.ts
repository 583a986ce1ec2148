import type { PersonaSlug } from '#shared/personas.ts';
import { type InLangs, type Lang, langs, type PersonaTexts, personaTexts } from '../personas/persona.ts';

/** The same text whatever the language. */
export const same = (text: string): InLangs => ({ en: text, hinglish: text, hi: text });

/** Sentences one after the other, in each language. */
export const join = (...parts: readonly (InLangs | undefined)[]): InLangs =>
  inLangs((lang) =>
    parts
      .map((part) => part?.[lang] ?? '')
      .filter(Boolean)
      .join(' '),
  );

/** @param of the text in one language */
export const inLangs = (of: (lang: Lang) => string): InLangs => ({ en: of('en'), hinglish: of('hinglish'), hi: of('hi') });

/** A template with its placeholders filled in. */
export const fill = (template: string, values: Record<string, InLangs | string>, lang: Lang): string =>
  template.replace(/\{([\w-]+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'string' ? value : value[lang];
  });

/**
 * Draws the character's lines for one turn: for each occasion the next alternative, so that a talk hears each once before any again.
 * `counts` is the state's `lines`; it is changed.
 */
export const lineDrawer = (persona: PersonaSlug, { seed }: { seed: number }, counts: Record<string, number>) =>
  drawerOf(personaTexts(persona).lines, persona, seed, counts);

/**
 * The same of any lines by occasion.
 * @param owner whose lines they are, for the error
 * @param prefix goes before an occasion in `counts`, where two owners share them
 */
export function drawerOf(lines: PersonaTexts['lines'], owner: string, seed: number, counts: Record<string, number>, prefix = '') {
  return (occasion: string, values: Record<string, InLangs | string> = {}): InLangs => {
    const alternatives = lines.get(occasion);
    if (!alternatives) throw new Error(`${owner} has no lines for "${occasion}"`);
    const key = `${prefix}${occasion}`;
    const count = counts[key] ?? 0;
    counts[key] = count + 1;
    return inLangs((lang) => {
      const texts = alternatives[lang];
      return fill(texts[(seed + count) % texts.length] ?? '', values, lang);
    });
  };
}

/** How many alternatives an occasion has where it has fewest. */
export const alternativesOf = (persona: PersonaSlug, occasion: string): number => {
  const alternatives = personaTexts(persona).lines.get(occasion);
  return alternatives ? Math.min(...langs.map((lang) => alternatives[lang].length)) : 0;
};

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?।]+[.!?।]+["”’]?\s*/gu) ?? [text]).map((sentence) => sentence.trim());

/** The longest short version, in words. */
const shortWordsMax = 24;
/** A longer sentence is cut where a clause of it can stand alone. */
const clauseWordsMax = 14;
/** So few words only take note of what was said. */
const noticeWords = 6;

/** What is told, in one or two sentences: without the question at the end and, where there is enough else, without the wit before it. */
export function heartOf(text: string): string {
  const sentences = sentencesOf(text);
  const told = sentences.filter((sentence) => !endsAsking(sentence));
  // "Noted. Which city do you start from?": what counts is the question.
  const telling = told.length < sentences.length && wordCount(told.join(' ')) < noticeWords ? sentences.slice(-1) : told;
  const [first = text, ...rest] = telling.length > 0 ? telling : sentences;
  if (rest.length < 2) return clauseOf([first, ...rest].reduce((a, b) => (b.length > a.length ? b : a)));
  let short = rest[0] ?? first;
  for (const sentence of rest.slice(1)) {
    if (wordCount(`${short} ${sentence}`) > shortWordsMax) break;
    short = `${short} ${sentence}`;
  }
  return short;
}

/** The first clauses of a long sentence that can stand alone. */
function clauseOf(sentence: string): string {
  const clauses = sentence.split(/;\s+/u);
  if (clauses.length < 2 || wordCount(sentence) <= clauseWordsMax) return sentence;
  return `${clauses[0]}${sentence.endsWith('।') ? '।' : '.'}`;
}

/** Whether the words end by asking something, so that nothing else should be asked after them. */
export const endsAsking = (text: string): boolean => /\?["”’]?\s*$/u.test(text);

/** How many words a line has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length;
