/** Amounts that a line names: a bid for a guide, a guide by its price, a price that is too high. */

/** A number below this is no bid for a guide. */
export const leastBid = 20;

/** "The 159 one": a guide by its price. */
export const pricedOne =
  /(?<!\d)(\d{2,3}) ?(?:rs\.?|rupees?|rupaye|₹)? ?(?:ki |ka |wal[ia] )?(?:one|wal[ia]|guide)\b|(?<!\d)(\d{2,3}) (?:रुपये |रुपए )?(?:वाली|वाला)/iu;
/** "Home cleaning hacks for 50 rupees?" */
export const bidsFor = /\b(?:for|at|in) (?:rs\.? ?|₹ ?)?\d{2,3}\b|(?<!\d)\d{2,3} ?(?:rs|rupees?|rupaye)? (?:mein|me|mai|main)\b/iu;

/** "I am only 24" is no bid. */
export const ofAge = /\b(?:i am|i'?m|im|he is|she is|age|aged|umar|umr|years?|saal)\b|उम्र|साल/iu;

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
