/** The answer to "which name shall I note?": initials, titles and what is said around a name. */

import { commonNames } from '../../../language/name-words.ts';
import { foldedOf, isEnglish } from '../../../language/normalise.ts';
import { numberWords } from '../../../language/number-words.ts';
import { nameIn } from '../../../language/parse.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { speaksOfCar } from './car-terms.ts';
import { capitalised, isTitle, notWord } from './names.ts';
import { whenIn } from './when.ts';

const lead =
  /^(?:(?:you (?:may|can)|please|pls|ok|okay|yes|haan|ji|so|its|it'?s|i am|i'm|this is|my name is|name is|naam|write(?: down)?|put(?: down)?|note(?: down)?|use|likho|likhiye|likh lo|real one|main|जी|मैं|नाम|लिखो|लिखिए)[\s:]+)+/iu;
const tail =
  /\s+(?:will do|is (?:fine|ok|enough)|here|only|please|ji|likh (?:do|lo|dijiye)|bol rah[aei] h\w+|bolte h\w+|naam hai|name|anna|akka|जी|बोल रह[ाी] (?:हूँ|हूं)|लिख (?:दो|लो))$/iu;
const apart = /\s[-–—]\s|\s&\s|[,;!?।()]|\.(?=\s*$)/u;
const initial = /^(?:\p{Lu}\.?|\p{L}\.|(?:\p{Lu}\.){2,3}\p{Lu}?)$/u;
const wordsMax = 5;

/** The name with its initials: "K. Venkatesan", "sree lakshmi v"; undefined where the line may be something else. */
export function nameWhenAsked(text: string): string | undefined {
  for (const part of text.split(apart)) {
    const said = part.trim().replace(lead, '').replace(tail, '').trim();
    const words = said.split(/\s+/).filter((one) => !/^(?:retd|retired)\.?$/i.test(one));
    const own = words.filter((one, at) => !isTitle(one) && !isInitial(one, at, words));
    const isWhole = own.length > 0 && own.length <= 3 && words.length <= wordsMax && own.every((one) => isNameWord(one, words.length > 1));
    const isTime = Object.keys(whenIn(said, { isAsked: false, isQuestion: false })).length > 0;
    const isOfCar = speaksOfCar(said) && !own.every(isCommon);
    // "Ground clearance"
    const isPhrase = isEnglish((own[0] ?? '').toLowerCase()) && own.slice(1).some((one) => /^\p{Ll}/u.test(one) && !isCommon(one));
    if (isWhole && !isTime && !isOfCar && !isPhrase && own.some((one) => isSurely(one)))
      return words.map((one) => (isInitial(one, 1, words) ? one.toUpperCase() : capitalised(one))).join(' ');
  }
  return undefined;
}

/** A single letter, where the other words say that a name is meant. */
const isInitial = (one: string, at: number, words: readonly string[]): boolean =>
  initial.test(one) || (words.length > 1 && /^[a-z]$/i.test(one) && (one !== 'i' || at > 0) && one !== 'a');

const isCommon = (one: string): boolean => commonNames().has(one.toLowerCase()) || commonNames().has(foldedOf(one.toLowerCase()));

/** "Happy" in "Happy Singh", with its capital; no word that stands in every sentence. */
const isNameWord = (one: string, isBeside: boolean): boolean =>
  /^[\p{L}\p{M}'.-]{2,}$/u.test(one) &&
  !notWord.test(one) &&
  (isCommon(one) || !numberWords().units.has(one.toLowerCase())) &&
  !stopWords().has(one.toLowerCase()) &&
  (isCommon(one) || nameIn(`Mr ${one}`, true) !== undefined || (isBeside && /^\p{Lu}/u.test(one)));

/** At least one word of it is no word of the language. */
const isSurely = (one: string): boolean => isCommon(one) || (!isEnglish(one.toLowerCase()) && nameIn(`Mr ${one}`, true) !== undefined);

/** The initials that stand before or behind a name in the line: "K. Venkatesan", "Ramesh S". */
export function withInitials(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return name;
  const before = /(?<![\p{L}\p{M}'])((?:\p{Lu}\.\s?){1,3}|(?:\p{Lu}\s){1,3})$/u.exec(text.slice(0, at))?.[1]?.trim();
  const isI = before === 'I' || before === 'A';
  return before === undefined || isI ? name : `${before} ${name}`;
}
