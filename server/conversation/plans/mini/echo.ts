/** What Mini says back before she goes on: a warm word, the clues as she understood them. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join, same, wordCount } from '../../text.ts';
import type { Clues } from './clues.ts';
import { ready } from './matching.ts';
import { feelingIn } from './read-clues.ts';
import { saysWhen } from './read-time.ts';
import { reflectionOf } from './reflection.ts';
import {
  beforePhrase,
  capital,
  commas,
  exceptionPhrase,
  lostPhrase,
  sincePhrase,
  suspectName,
  timePhrase,
  whoPhrase,
} from './say-clues.ts';
import { isAnew, isCorrection } from './signs.ts';
import { type Changed, caseOf, isKnown, isSaid, type MiniState } from './state.ts';
import { ruledOutMost, weigh } from './weigh.ts';
import { cases, warmTopics } from './words.ts';

/** A warm word where a feeling was spoken of, once for each. Changes `state`. */
export function warmWord(state: MiniState, line: PlanLine, opened: string | undefined): InLangs | undefined {
  const feeling = feelingIn(line.message);
  const isToldWarmly = opened !== undefined && (warmTopics.has(opened) || opened === 'grief');
  if (feeling === undefined || state.felt.includes(feeling) || isToldWarmly) return undefined;
  state.felt = [...state.felt, feeling];
  return line.say(`plan-feel-${feeling}`);
}

export const join2 = (a: InLangs | undefined, b: InLangs | undefined): InLangs | undefined => (a && b ? join(a, b) : (a ?? b));

/** "Thursday nights, after the call with your mother." */
export function echoOf(
  state: MiniState,
  line: PlanLine,
  clues: Clues,
  changed: readonly Changed[],
  isOpening: boolean,
): InLangs | undefined {
  if (clues.cleared && changed.includes('cleared'))
    return line.say('plan-cleared', { thing: capital(suspectName(clues.cleared[0] ?? '')) });
  if (clues.exception?.isNever) return line.say('plan-echo-never');
  const phrases: InLangs[] = [];
  const isNight = (state.what === undefined ? undefined : cases[state.what])?.family === 'sleep';
  if (clues.when && changed.includes('when') && (saysWhen(clues.when, isNight) || clues.when.spans)) phrases.push(timePhrase(clues.when));
  if (clues.before && changed.includes('before')) phrases.push(beforePhrase(clues.before));
  if (clues.who && changed.includes('who') && clues.before?.with === undefined) phrases.push(whoPhrase(clues.who));
  if (clues.since && changed.includes('since')) phrases.push(sincePhrase(clues.since));
  if (clues.lost && changed.includes('lost')) phrases.push(lostPhrase(clues.lost));
  // Before her own text on the subject, one word alone is an echo without news.
  if (isOpening && phrases.length < 2) return undefined;
  if (clues.exception?.said !== undefined) return line.say('plan-echo-away', { clues: capital(same(clues.exception.said)) });
  if (clues.exception && changed.includes('exception')) return line.say('plan-echo-exception', { clues: exceptionPhrase(clues.exception) });
  // What is corrected is said as it stands now.
  const text = ready(line.message);
  const isMended = isOpening || isAnew.test(text) || isCorrection.test(text);
  const said = isMended ? undefined : reflectionOf(line.message, line.lang);
  if (phrases.length === 0 && !(clues.after && changed.includes('after'))) return undefined;
  if (said !== undefined) return sayBack(line, said);
  return phrases.length === 0 ? line.say('ack') : line.say('plan-echo', { clues: capital(commas(phrases)) });
}

/** "You stopped running: on the board." */
export const sayBack = (line: PlanLine, said: string): InLangs =>
  line.say('plan-echo', { clues: capital(same(said.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase()))) });

/** So many clues, and about so many words, are joined in one sentence; more is a list. */
const joinedMax = 3;
const wordsMax = 18;
/** About so many words has an exception. */
const exceptionWords = 5;

/**
 * The clues in one phrase, the strongest first, and when it stays away.
 * @param but what is said elsewhere in the sentence, as it was told
 * @param most so many words at most
 */
export function cluesOf(state: MiniState, but?: string, most = wordsMax): InLangs {
  const phrases: InLangs[] = [];
  if (state.when && isKnown(state, 'when')) phrases.push(timePhrase(state.when));
  for (const before of state.before ?? [])
    if (isSaid(before) && weigh(before.said ?? before.things.join(' ')) > ruledOutMost) phrases.push(beforePhrase(before));
  if (state.key !== undefined) phrases.push(same(state.key));
  const others = (state.who ?? []).filter((key) => !state.before?.some((before) => before.with === key));
  if (others.length > 0) phrases.push(whoPhrase(others));
  if (state.lost) phrases.push(lostPhrase(state.lost));
  const told = state.told ?? [];
  const since = state.since && sincePhrase(state.since);
  // "Teen hafte se, gym wale ne bola": the time stands in what was told.
  if (since && !told.some((said) => [since.en, since.hinglish, since.hi].some((text) => said.includes(text)))) phrases.push(since);
  if (phrases.length < 2) for (const said of told) if (weigh(said) > ruledOutMost) phrases.push(same(said));
  const joined: InLangs[] = [];
  for (const phrase of phrases) {
    if (phrase.en === but) continue;
    if (joined.length < joinedMax && (joined.length === 0 && most === wordsMax ? true : wordCount(commas([...joined, phrase]).en) <= most))
      joined.push(phrase);
  }
  const { exception } = state;
  if (most < wordsMax && wordCount(commas(joined).en) + exceptionWords > most) return commas(joined);
  if (exception?.said !== undefined) joined.push(same(exception.said));
  const except = exception && exceptionPhrase(exception);
  const isAway = exception?.isAway === true;
  if (except && except.en !== '')
    joined.push(
      inLangs(
        (lang) =>
          ({
            en: `except ${except.en}`,
            hinglish: isAway ? `${except.hinglish} nahi` : `${except.hinglish} ho to nahi`,
            hi: isAway ? `${except.hi} नहीं` : `${except.hi} हो तो नहीं`,
          })[lang],
      ),
    );
  return commas(joined);
}

export const it: InLangs = { en: 'this', hinglish: 'is baat', hi: 'इस बात' };

export const whatName = (state: MiniState): InLangs => caseOf(state)?.name ?? it;

/** The slots as understood, for logs and tests: in the visitor's language and in English. */
export function learnedOf(state: MiniState, changed: readonly Changed[], lang: Lang): Record<string, string> {
  const phrases: Partial<Record<Changed, InLangs | undefined>> = {
    when: state.when && timePhrase(state.when),
    who: state.who && whoPhrase(state.who),
    before: state.before && commas(state.before.map(beforePhrase)),
    since: state.since && sincePhrase(state.since),
    exception:
      state.exception &&
      (state.exception.isNever
        ? { en: 'never', hinglish: 'kabhi nahi', hi: 'कभी नहीं' }
        : state.exception.said !== undefined
          ? same(state.exception.said)
          : exceptionPhrase(state.exception)),
    lost: state.lost && lostPhrase(state.lost),
  };
  return Object.fromEntries(
    changed.map((slot) => {
      const phrase = phrases[slot];
      if (!phrase) return [slot, slot === 'cleared' ? state.cleared.join(', ') : (state.after ?? '')];
      return [slot, lang === 'en' ? phrase.en : `${phrase[lang]} / ${phrase.en}`];
    }),
  );
}
