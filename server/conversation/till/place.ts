/** Which of the listed guides a line means: "the second one", "both", "all". */

import type { Sku } from '#shared/catalog.ts';
import { numberIn } from '../../language/numbers.ts';
import { ordinalIn, type Place } from '../../language/parse.ts';
import { allSkus } from './guides.ts';
import type { TillState } from './till-state.ts';

/** "Not both", "dono nahi": one alone. */
export const notBoth =
  /\b(?:not|don'?t (?:want|send|need)|no) (?:the )?(?:both|two)\b|\b(?:both|dono+n?) (?:nahi+n?|mat|not)\b|दोनों (?:नहीं|मत)/iu;
/** "Hair and skin, both please". */
export const bothPlease =
  /\b(?:both|dono+n?)\b.*\bplease\b|\bplease\b.*\b(?:both|dono+n?)\b|\b(?:both|dono+n?)[^\p{L}\p{M}\p{N}]*$|\b(?:teeno|teenon|tino|all three)\b|(?:दोनों|तीनों|चारों) (?:दे|भेज|चाहिए|वाली|ही)/iu;

/** "Actually both", and nothing besides. */
export const bothAlone =
  /^\P{L}*(?:(?:actually|no|ok|okay|haan|yes|fine|then|give me|send me|send|i want|i need|chalo|acc?ha|hmm|हाँ|हां|चलो|अच्छा|ठीक है)\P{L}+)*(?:both|dono+n?|दोनों)(?: (?:of them|please|then|de do|bhej do|hi|chahiye|ji|kaka|ही|दे दो|दे दीजिए|भेज दो|भेज दीजिए|चाहिए))*\P{L}*$/iu;

/** "Not that one, the one before it": its place beside the guide that is spoken of. */
export function neighbourIn(message: string, { listed, basket, offered, discussed }: TillState): number | undefined {
  const all = listed && listed.length > 2 ? listed : allSkus;
  const at = all.indexOf((basket?.[0] ?? offered?.[0] ?? discussed) as Sku) + 1;
  const step = oneBefore.test(message) ? -1 : oneAfter.test(message) ? 1 : 0;
  return step !== 0 && at > 0 && all[at + step - 1] !== undefined ? at + step : undefined;
}
/** "And the other one", of two of which one was just told of: its place among them. */
export function otherIn(message: string, { listed, basket, offered, discussed }: TillState): number | undefined {
  if (listed?.length !== 2 || !theOther.test(message)) return undefined;
  const open = basket ?? offered ?? (discussed && [discussed]);
  const at = open?.length === 1 ? listed.indexOf(open[0] as Sku) : -1;
  return at < 0 ? undefined : 2 - at;
}
const theOther = /\bthe other(?: one| guide)?\b(?! (?:day|thing|address|e?mail|id|side))/iu;

const oneBefore =
  /\b(?:the )?(?:one|guide) (?:just )?(?:before|above)(?: (?:it|that|this))?[^\p{L}\p{M}\p{N}]*$|\bprevious one\b|\b(?:us|is)se pehle (?:wali|vali)\b|उससे पहले वाली/iu;
const oneAfter =
  /\b(?:the )?(?:one|guide) (?:just )?(?:after|below)(?: (?:it|that|this))?[^\p{L}\p{M}\p{N}]*$|\bnext one\b|\b(?:us|is)ke baad (?:wali|vali)\b|उसके बाद वाली/iu;

/** "2 and 4 please", "number 1, 3 aur 5": several places of what was listed. */
export const placesIn = (message: string): number[] => {
  const said =
    /^[^\p{L}\p{M}\p{N}]*(?:(?:ok|yes|haan|give|send|me|i want|mujhe|number|numbers|no\.?)[^\p{L}\p{M}\p{N}]+)*([1-7](?:\s*(?:,|and|&|\+|aur|और)\s*(?:number |no\.? )?[1-7])+)(?:\s+(?:please|do|de do|bhej\w*|wali|chahiye|both|dono|भेज दो|दे दो))*[^\p{L}\p{M}\p{N}]*$/iu.exec(
      message,
    )?.[1];
  return said === undefined ? [] : (said.match(/[1-7]/g) ?? []).map(Number);
};

/** "I meant 7", "7 and not 6". */
const placeAnew =
  /\bmeant (?:the |number |no\.? ?)?([1-9])(?!\d)|(?<!\d)([1-9]),? (?:and )?not (?:number )?[1-9](?!\d)|\bnot (?:number )?[1-9],? (?:but |it'?s )?([1-9])(?!\d)/iu;

/** "2 nahi, 3 wali", "number 5 nahi 6 number", "दो नहीं, तीन वाली": one place is taken back for another. */
const placeInstead =
  /(?<![\d\p{L}])(\d|do|two|ek|one|teen|three|cha?ar|four|paa?nch|five|chh?e|six|saat|seven|दो|तीन|चार|पाँच|पांच|छह|सात)(?: (?:number|no\.?|nambar|wal[iae]|नंबर|वाली))*,? (?:nahi+n?|mat|chh?odo|ki jagah|not|नहीं|की जगह)(?: (?:chahiye|do|de|चाहिए))?[\s,.]+(?:number |no\.? |the |balki |नंबर )?(\d|do|two|ek|one|teen|three|cha?ar|four|paa?nch|five|chh?e|six|saat|seven|दो|तीन|चार|पाँच|पांच|छह|सात)(?=\s*(?:$|[,.!]|number|no\b|nambar|wal[iae]|one\b|guide|de\b|bhej|chahiye|please|hi\b|नंबर|वाली|चाहिए|भेज|दे))/iu;
/** "No, 7 is costly, give 5". */
const givenInstead =
  /(?<!\d)[1-9](?!\d)(?: number)? (?:is |are |hai |to )?(?:bahut |too |very |so )?(?:costly|expensive|mehe?ng[ai]|much|zyada)\b.{0,10}\b(?:give|send|take|bhej do|de do|make it)(?: me)?(?: number| the)? ([1-9])(?!\d)/iu;
const placeOf = (said: string | undefined): number | undefined => (said === undefined ? undefined : numberIn(said));

/** "5 number kitne ka tha", "and number 2?". */
export const byNumber = /\b(?:number|no\.?|nambar) ?([1-7])(?!\d)|(?<!\d)([1-7]) (?:number|nambar|no\.?)(?!\p{L})|([1-7]) नंबर/iu;

/** @param isUnderWay "dono ek hi email pe" is of two guides in the midst of a longer line too */
export const placeIn = (message: string, isUnderWay: boolean): Place | undefined => {
  const anew = placeAnew.exec(message)?.slice(1).find(Boolean);
  if (isUnderWay && anew !== undefined) return Number(anew);
  const instead = isUnderWay ? placeOf(placeInstead.exec(message)?.[2] ?? givenInstead.exec(message)?.[1]) : undefined;
  if (instead !== undefined && instead <= allSkus.length) return instead;
  if (
    /\b(?:those|these) two\b|\b(?:bas|sirf|wahi|yahi|yeh?|vo|woh?) (?:hi )?do(?:no+n?)?(?: hi)?(?: (?:chahiye|bhej\w*|de do|lena|leni|rakho|kar do))?[^\p{L}\p{M}\p{N}]*$|\b(just the two|only (the )?two|bas (wo )?dono)\b|^[^\p{L}\p{M}\p{N}]*(no,? )?(just )?(the two|both|dono)[^\p{L}\p{M}\p{N}]*$|दोनों/iu.test(
      message,
    )
  )
    return 'both';
  if (isUnderWay && /\b(both|dono+n?)\b/i.test(message)) return 'both';
  if (isUnderWay && /\b(the other (one|guide)|(dusri|doosri) (wali|guide))\b|दूसरी (वाली|गाइड)/iu.test(message)) return 2;
  return /\b(one of (?:everything|each)|each and every (?:one|guide|book)|every (?:single )?(?:guide|book)|(?:full|complete|whole|poora) set|everything (?:you have|you sell|in (?:the|your) shop)|(?:full|whole|entire|complete) (?:lot|set|bundle)|poor[ai] (?:set|bundle)|all (?:of )?(?:the )?(?:three|four|five|six)|teeno+n?|tino|charo+n?|all seven|all of (them|your guides)|all (the |your |of the )?(7 |seven )?guides|for all|saari|saare|saaton|saato|sabhi|sab ki sab|sab guides?)\b|^[^\p{L}\p{M}\p{N}]*((ok|yes|then|give|send|bhej|me|fine)[^\p{L}\p{M}\p{N}]+)*all[^\p{L}\p{M}\p{N}]*$|सातों|तीनों|चारों|सारी|सभी/iu.test(
    message,
  )
    ? 'all'
    : ordinalIn(message);
};
