/** Amounts that a line names: a bid for a guide, a guide by its price, a price that is too high. */

import type { Sku } from '#shared/catalog.ts';
import { moneyIn, numberIn } from '../../language/numbers.ts';
import { priceInRupees, skuOfPrice } from './guides.ts';
import { agreesToPrice, givesIn, ofTotal } from './line-patterns.ts';
import type { Said } from './said.ts';
import { wantsIt } from './till-acts.ts';

/** A number below this is no bid for a guide. */
export const leastBid = 20;

/** "The 159 one": a guide by its price. */
export const pricedOne =
  /^[^\p{L}\p{M}\p{N}]*(?:and|aur|or) (?:rs\.? ?|₹ ?)?(\d{2,3})[^\p{L}\p{M}\p{N}]*\?[^\p{L}\p{M}\p{N}]*$|(?<!\d)(\d{2,3}) ?(?:rs\.?|rupees?|rupaye|₹)? ?(?:ki |ka |wal[ia] )?(?:one|wal[ia]|guide)\b|(?<!\d)(\d{2,3}) (?:रुपये |रुपए )?(?:वाली|वाला)/iu;
/** "You had one guide for 89 rupees". */
export const guideOfPrice =
  /\b(?:which|what)(?: one| guide)?\b.{0,8}\b(?:is|costs?|for|at) (?:for |of )?(?:rs\.? ?|₹ ?)?(\d{2,3})(?!\d)|\bkaun ?s[ai]\b.{0,10}(?<!\d)(\d{2,3})(?!\d)|(?<!\d)(\d{2,3}) (?:rs |rupaye )?(?:ki|ka|me|mein|wali) kaun|^[^\p{L}\p{M}\p{N}]*(?:and|aur|or) (\d{2,3})[^\p{L}\p{M}\p{N}]*\?[^\p{L}\p{M}\p{N}]*$|\b(?:guide|book|pdf|kita+b|one)s?\b(?: \p{L}+)? (?:for|of|at|worth|costing) (?:rs\.? ?|₹ ?)?(\d{2,3})(?!\d)|(?<!\d)(\d{2,3}) (?:rs\.? |rupees? |rupaye |rupye )?(?:ki|ka|wali) (?:guide|book|pdf|kita+b)|(?<!\d)(\d{2,3}) (?:रुपये |रुपए )?की (?:गाइड|किताब)/iu;
/** "Home cleaning hacks for 50 rupees?" */
const bidsFor =
  /\b(?:for|at|in) (?:rs\.? ?|₹ ?)?\d{2,3}\b|(?<!\d)\d{2,3} ?(?:rs|rupees?|rupaye)? (?:mein|me|mai|main)\b|[\p{L}\p{M}]+ (?:rupaye |रुपये |रुपए )?(?:mein|me|mai|main|में) (?:hi )?(?:de|do|dedo|doge|dogi|dijiye|kar|milegi?|milega|दे|दो|दीजिए|कर|मिले)/iu;

/** "I am only 24", "500 ml" are no bids. */
const ofAge =
  /\b(?:i am|i'?m|im|he is|she is|age|aged|umar|umr|years?|saal)\b|\d ?(?:ml|kg|g|gm|grams?|lit(?:re|er)s?|bottles?)\b|उम्र|साल/iu;

/** "Pachas mein de do": an amount, and that it shall be for that. */
const bid =
  /([\p{L}\p{M}\d]+) (?:rs\.? |rupees? |rupaye |rupye |रुपये |रुपए )?(?:mein|me|mai|main|में) (?:hi )?(?:de|do|dedo|doge|dogi|dijiye|kar|milegi?|milega|दे|दो|दीजिए|कर|मिले)/iu;
/** "Make it 400". */
const makesIt = /\b(?:make it|do it (?:for|in|at)|give (?:me |it |them |all )?(?:for|at|in)|take|final) (?:rs\.? ?|₹ ?)?(\d{2,4})(?!\d)/iu;
/** "One twenty nine": a price as it is spoken. */
const spokenPrice = /\bone (?:hundred (?:and )?)?(twenty|thirty|forty|fifty|sixty|seventy)[ -]nine\b|\bone nineteen\b/i;

/** An amount in rupees that a line names. */
function rupeesIn(said: string): number | undefined {
  const price = spokenPrice.exec(said);
  if (price) return price[1] === undefined ? 119 : 109 + (numberIn(price[1]) ?? 0);
  const offered = bid.exec(said)?.[1] ?? makesIt.exec(said)?.[1];
  const bidden = offered === undefined ? undefined : numberIn(offered);
  // "99?? 50 me do na": of two amounts the one that is offered.
  return bidden !== undefined && bidden >= leastBid ? bidden : (moneyIn(said, 1)?.rupees ?? bidden);
}

/** "119 only na", "one twenty nine right": a price that is only made sure of. */
const makesSure =
  /\b(?:right|correct|na|hi hai(?: na)?|only|confirm(?:ed)?)[^\p{L}\p{M}\p{N}]*$|\b(?:final|including|inclusive)\b|(?:ना|न|ही है)\P{L}*$/iu;

/** It is about what something costs. */
export const speaksOfMoney =
  /\b(price|cost|daam|dam|rate|kimat|rupees?|rupaye|paisa|paise|charge|kitne (ka|ki|ke)|how much (is|for|does|are))\b|₹|दाम|क़?ीमत|रुपय|रुपए|पैसे|कितने (का|की|के)/iu;

/** An amount that is called too high, or the first of two: what is asked, before what is offered for it. */
export function priceNamedIn(message: string): number | undefined {
  const [first, second] = message.match(/(?<!\d)\d{2,3}(?!\d)/g) ?? [];
  const tooHigh =
    /(?<!\d)(\d{2,3})(?!\d) ?(?:rs|rupees?|rupaye|₹)? ?(?:is |are |to |toh |bahut |thoda )*(?:too|bahut|zyada|jyada|mehe?ng\w*|costly|expensive|a lot|much|ज़?्यादा|बहुत|महँग\S*|महंग\S*)/iu.exec(
      message,
    );
  const asked = tooHigh?.[1] ?? (second === undefined ? undefined : first);
  return asked === undefined ? undefined : Number(asked);
}

export interface AmountsSaid {
  rupees: number | undefined;
  /** "One twenty nine right?": a price is only made sure of. */
  isPriceAsked: boolean;
  /** Who haggled takes the price. */
  isGivenIn: boolean;
  /** A lower price is offered. */
  isHaggling: boolean;
}

/** What the amounts in a line say of the price. */
export function readAmounts(
  { talk, before, said, isUnderWay, wordCount }: Said,
  { act, named, email }: { act: string | undefined; named: readonly Sku[]; email: string | undefined },
): AmountsSaid {
  const rupees = rupeesIn(said);
  const isPrice = skuOfPrice(rupees) !== undefined;
  const asking = (before.basket ?? before.offered)?.reduce((sum, sku) => sum + priceInRupees(sku), 0);
  const isFullPrice = asking !== undefined && rupees !== undefined && rupees >= asking && wordCount <= 8 && agreesToPrice.test(said);
  const isGivenIn = isUnderWay && (givesIn.test(said) || isFullPrice) && !talk.isQuestion;
  const isBid = rupees !== undefined && rupees >= leastBid && !isPrice && !ofAge.test(said) && !ofTotal.test(said) && wordCount <= 12;
  const isOfGuide = isUnderWay || (named.length === 1 && bidsFor.test(said));
  return {
    rupees,
    isPriceAsked: act !== 'tax' && isUnderWay && isPrice && makesSure.test(said) && !wantsIt(said),
    isGivenIn,
    isHaggling: isBid && isOfGuide && !isGivenIn && talk.factFacets === undefined && email === undefined,
  };
}
