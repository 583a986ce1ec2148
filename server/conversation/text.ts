/** Texts in three languages: joined, filled in, shortened, counted. */

import type { InLangs, Lang } from '../personas/persona.ts';

/** The same text for every language. */
export const same = (text: string): InLangs => ({ en: text, hinglish: text, hi: text });

/** Joins sentences in each language. */
export const join = (...parts: readonly (InLangs | undefined)[]): InLangs =>
  inLangs((lang) =>
    parts
      .map((part) => part?.[lang] ?? '')
      .filter(Boolean)
      .join(' '),
  );

/** @param of returns the text in one language */
export const inLangs = (of: (lang: Lang) => string): InLangs => ({ en: of('en'), hinglish: of('hinglish'), hi: of('hi') });

/** Fills the placeholders of a template. */
export const fill = (template: string, values: Record<string, InLangs | string>, lang: Lang): string =>
  template.replace(/\{([\w-]+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'string' ? value : value[lang];
  });

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?।]+[.!?।]+["”’]?\s*/gu) ?? [text]).map((sentence) => sentence.trim());

/** The maximum length of the short version, in words. */
const shortWordsMax = 24;
/** A longer sentence is cut after a clause that can stand alone. */
const clauseWordsMax = 14;
/** Sentences with fewer words in total only acknowledge what was said. */
const noticeWords = 6;

/** Shortens an answer to one or two sentences: without the final question and, if enough text remains, without the joke before it. */
export function gistOf(text: string): string {
  const sentences = sentencesOf(text);
  const told = sentences.filter((sentence) => !endsAsking(sentence));
  // "Noted. Which city do you start from?": the important part is the question.
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

/** Whether the text ends with a question, so that no other question should follow it. */
export const endsAsking = (text: string): boolean => /\?["”’]?\s*$/u.test(text);

/** The number of words in a line. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length;
