/** What a line wants of the till: to buy, to see the prices, to pay by UPI, to leave it. */

import { join } from 'node:path';
import { readExamples } from '../../language/examples.ts';
import { labelPatternsFor } from '../../language/label-patterns.ts';
import { memoise, saidOften } from '../../language/memoise.ts';
import { createNearestNeighbours, type NearestNeighbours } from '../../language/nearest-neighbours.ts';
import { normalise } from '../../language/normalise.ts';

const patternsIn = (name: string) =>
  labelPatternsFor(join(import.meta.dirname, `${name}.md`), 'iu', { name: `till-${name}`, sources: [`conversation/till/${name}.md`] });

/** The turns of phrase that examples alone confuse with ordinary talk, and those that mean the sale only while one is under way. */
const patterns = { always: patternsIn('act-patterns'), inSale: patternsIn('sale-act-patterns') };

/** A turn of phrase is surer than any subject. */
const phraseScore = 0.95;
/** Below this a line wants nothing of the till. */
const scoreMin = 0.42;
/** After a guide was agreed to or sold, less is needed: the talk is of it. */
const activeScoreMin = 0.36;

/** Words of wanting a thing now. */
const wanting =
  /\b(i('| wi)?ll (take|have|buy)|i (want(ed)?|need|would like)|i'?d like|wants?(?! to (?:know|ask|see))|need|take(?! care)|buy|order|send|can (?:i|we) (?:get|have|buy|order)|(?:guides?|one|wali|book|hacks|secrets|tips|nuskha) (?:please|then)|give (?:me|him|her|them|us)|get me|book|chahiye|chaiye|wal[ie] (?:do|dena|dijiye|de)|de (?:hi|bhi) do|le (leta|leti|lete|lunga|lungi|rah[aei])|lena|leni|lunga|lungi|loonga|le (lo|lete)|bhej(?!u|oo|ta|ti|ne|na h)\w*|de do|dedo|dijiye|kharid\w*|kar (do|dijiye)|go ahead|snd|hi sahi|ok then (rs\.? ?)?\d+|wahi (de|do|chahiye|lena|leni)|proceed|confirm)\b|^[^\p{L}\p{M}\p{N}]*(ok|okay|thik hai|theek hai|chalo|fine)\b.{0,24}\b(one|wali|wala)\b|चाहिए|भेज(?!ूं|ूँ|ता|ती|ने)|दे (?:ही |भी )?दो|दीजिए|ही सही|लेना|लेनी|लूँगा|लूंगी|ख़?रीद/iu;

/** "Chalna chahiye": what should be done is no wish to have. */
const should = /\b\w+n[aei] chahiye\b|[\p{L}\p{M}]+न[ाेी] चाहिए/giu;

/** Whether a line wants a thing now, rather than asking about it. */
export const wantsIt = (message: string): boolean =>
  wanting.test(message.replace(should, ' ')) && !/\b(do you|is there|which|what|how|don'?t|kya|kaun)\b|क्या|कौन/iu.test(message);

let acts: NearestNeighbours | undefined;

/** Who asks to change the rules wants nothing that is sold. */
const guards =
  /\b(ignore|forget|override|disregard)\b.{0,24}\b(instructions?|rules?|prompt|everything|above)\b|\b(system prompt|developer mode|pretend)\b/i;

/**
 * What a line wants of the till (the headings of `acts.md`), with its certainty; undefined when it wants nothing.
 * @param isActive a guide was offered, agreed to or sold: less certainty is needed
 * @param isUnderWay the last words were about the sale: "is it vegetarian?" is asked about the guide
 */
export const tillActIn = memoise(readAct, saidOften);

function readAct(message: string, isActive = false, isUnderWay = false): { act: string; score: number } | undefined {
  if (guards.test(message)) return undefined;
  const { always, inSale } = patterns;
  const matching = (patternsFor: ReturnType<typeof patternsIn>) => patternsFor(message).find(({ pattern }) => pattern.test(message));
  const phrase = (isUnderWay ? matching(inSale) : undefined) ?? matching(always);
  if (phrase) return { act: phrase.label, score: phraseScore };
  acts ??= createNearestNeighbours(() => readExamples(join(import.meta.dirname, 'acts.md')), {
    normalise,
    cachedAs: { name: 'till', sources: ['conversation/till/acts.md'] },
  });
  const [best] = acts.classify(message, 2);
  if (!best || best.label === 'none' || best.score < (isActive ? activeScoreMin : scoreMin)) return undefined;
  return { act: best.label, score: best.score };
}
