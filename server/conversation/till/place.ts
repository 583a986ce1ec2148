/** Which of the listed guides a line means: "the second one", "both", "all". */

import { ordinalIn, type Place } from '../../language/parse.ts';

/** "Not both", "dono nahi": one alone. */
export const notBoth =
  /\b(?:not|don'?t (?:want|send|need)|no) (?:the )?(?:both|two)\b|\b(?:both|dono+n?) (?:nahi+n?|mat|not)\b|दोनों (?:नहीं|मत)/iu;
/** "Hair and skin, both please". */
export const bothPlease = /\b(?:both|dono+n?)\b.*\bplease\b|\bplease\b.*\b(?:both|dono+n?)\b|\b(?:both|dono+n?)\W*$/iu;

/** "I meant 7", "7 and not 6". */
const placeAnew =
  /\bmeant (?:the |number |no\.? ?)?([1-9])(?!\d)|(?<!\d)([1-9]),? (?:and )?not (?:number )?[1-9](?!\d)|\bnot (?:number )?[1-9],? (?:but |it'?s )?([1-9])(?!\d)/iu;

/** @param isUnderWay "dono ek hi email pe" is of two guides in the midst of a longer line too */
export const placeIn = (message: string, isUnderWay: boolean): Place | undefined => {
  const anew = placeAnew.exec(message)?.slice(1).find(Boolean);
  if (isUnderWay && anew !== undefined) return Number(anew);
  if (/\b(just the two|only (the )?two|bas (wo )?dono)\b|^\W*(no,? )?(just )?(the two|both|dono)\W*$|दोनों/iu.test(message)) return 'both';
  if (isUnderWay && /\b(both|dono+n?)\b/i.test(message)) return 'both';
  if (isUnderWay && /\b(the other (one|guide)|(dusri|doosri) (wali|guide))\b|दूसरी (वाली|गाइड)/iu.test(message)) return 2;
  return /\b(one of (?:everything|each)|each and every (?:one|guide|book)|every (?:single )?(?:guide|book)|everything (?:you have|you sell|in (?:the|your) shop)|(?:full|whole|entire|complete) (?:lot|set|bundle)|poor[ai] (?:set|bundle)|all (?:three|four|five|six)|all seven|all of (them|your guides)|all (the |your |of the )?(7 |seven )?guides|for all|saari|saare|saaton|saato|sabhi|sab ki sab|sab guides?)\b|^\W*((ok|yes|then|give|send|bhej|me|fine)\W+)*all\W*$|सातों|सारी|सभी/iu.test(
    message,
  )
    ? 'all'
    : ordinalIn(message);
};
