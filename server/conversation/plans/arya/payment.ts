/** How the price is paid, apart from the budget: an amount at once. And amounts of other things, which are no budget. */

const number = String.raw`(?:\d[\d.,]*|[\p{L}\p{M}]+(?: and a half)?|(?:saa?dhe|dhai|dedh|sava) ?\p{L}*)`;
const unit = `(?: ?(?:lakhs?|lacs?|l|k|thousand|hazar|hajar|crores?|लाख|हज़ार|हजार))`;
const amount = `(${number}${unit})`;
const downWords = `(?:down(?: ?payment)?|dp|upfront|in advance|advance|at once|turant|initially|डाउन(?: ?पेमेंट)?)`;
const down: readonly RegExp[] = [
  new RegExp(String.raw`${amount} (?:rupees? |rs )?(?:(?:as|for|ka|ki|का|in|ready for) )?(?:a |the )?${downWords}(?![\p{L}\p{M}])`, 'iu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${downWords}(?: (?:of|is|me|mein|ke liye|upto|around|will be|में|hai))? ${amount}(?![\p{L}\p{M}])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\d])${amount} (?:cash )?(?:right )?(?:now|abhi|ready|pehle|pahle) (?:and|aur|rest|baaki|balance)\b`,
    'iu',
  ),
];

/** "Ek lakh cash de paunga, baaki kist". */
const restLater =
  /\b(?:baa?ki|rest|balance|remaining)\b.{0,12}\b(?:kist\w*|emi|loan|instal\w*)\b|(?:बाक़ी|बाकी).{0,8}(?:किस्त|क़िस्त|लोन|ईएमआई)/iu;
const inHand = /\b(?:haath|hath) (?:me|mein)\b|\bin hand (?:now|today)\b|\bready (?:cash|money)\b|हाथ में|जेब में/iu;
const firstAmount = new RegExp(amount, 'iu');

/** What is paid at once, as it was said: "3 lakh". */
export const downIn = (text: string): string | undefined => {
  for (const pattern of down) {
    const said = pattern.exec(text)?.[1]?.trim();
    if (said !== undefined && !/^(?:the|a|an|no|my|any|kitn\w*|how|what|zero|without|low|minimum)\b/i.test(said)) return said;
  }
  return restLater.test(text) || inHand.test(text) ? firstAmount.exec(text)?.[1]?.trim() : undefined;
};

/** Money that is owed, earned, fetched by the old car, paid for something else, or that somebody else named. */
const otherMoney: readonly RegExp[] = [
  /\b(?:down ?payment|dp|upfront|nakad|advance|token|booking amount)\b|\blakhs? down\b|\b\d+ ?(?:k|l) down\b|डाउन|नकद|नक़द|हाथ में|\b(?:haath|hath) me(?:in)?\b/iu,
  /\b(?:loan|karz\w*|karja|udhaa?r|debts?|owe|owing|outstanding|overdue|pay(?:ing)? (?:it )?back|repay\w*|recover\w*|credit card|dues|baa?ki hai|left on it|sahukar|moneylender)\b|क़र्ज़|कर्ज|लोन|उधार|बाक़ी है|बाकी है/iu,
  /\b(?:salary|earn\w*|income|kamai|kama(?:ta|ti|te)|tankhwah|tankha|pension|ctc|package|turnover|take home)\b|वेतन|तनख़्वाह|तनख्वाह|कमाई|कमात/iu,
  /\b(?:resale|worth|fetch\w*|for my (?:old|present|current|swift|car)|offer(?:ed|ing)? (?:me )?for|paid|diye the|diya tha|de chuk\w*|exchange (?:value|price|offer|me|mein)|(?:is|are|was|were) (?:giving|offering)|de rah[ae]|mil rah[aei]|bech\w*|sold|sell)\b/iu,
  /\b(?:quot\w+|(?:dealer|guy|olx|broker|agent|cars ?24|spinny|showroom|salesman|they|website|ad|online|google)(?: \w+)? (?:say|says|said|told|want|wants|asked|asking|shows?|bol|bata)\w*|costs?|price is|ka (?:rate|daam|price)|bata rah[ae]|maang rah[ae])\b|बता रहे|माँग रहे/iu,
  /\b(?:repairs?|bill|service (?:cost|charge|bill)\w*|clutch|engine|tyres?|fees?|rent|plot|hospital|operation|fine|challan|discount|insurance|spent|lagaye|lag gaye|kharch(?:a)? (?:ho|kar|kiy)\w*|chala?n|lost|loss|prize|lottery)\b|मरम्मत|बिल(?![\p{L}\p{M}])|फ़ीस|फीस|किराया|चालान/iu,
];
/** "My friend says an EMI of 22000 is fine": of another's purchase. */
const ofOthersMoney =
  /\b(?:friend|cousin|neighbou?r|colleague|boss|dost|padosi|bhai|jija\w*|chacha|mama|uncle)\b.{0,20}\b(?:says?|said|paid|pays?|got|gets?|bought|took|is buying|ne|ka|ki|ko|bol\w*|keh\w*)\b|(?:दोस्त|पड़ोसी|भाई|चाचा|मामा) (?:ने|का|की|को)/iu;
/** "Is 9 lakh fair for a City?" */
const weighsPrice = /\b(?:fair|worth it|reasonable|good (?:price|deal|rate)|sahi (?:daam|rate|price)|theek (?:daam|rate))\b/iu;
const ofBudget =
  /\b(?:budget|total|price|on[- ]?road|spend|afford|upto|up to|exceed\w*|can do|i can|plus (?:the |my )?exchange|not (?:more|above|cross)|max\w*|under|within|tak|ke andar|including|incl|on top|upar se|kaa?t ke|kaa?tke|after (?:the )?exchange|besides the exchange|plus exchange)\b|बजट|कुल|तक|के अंदर|काटकर|के ऊपर/iu;
const hasAmount = /\d|lakh|lac|hazar|thousand|crore|लाख|हज़ार|हजार/iu;
const clauses = /(?<=[,;.!?।])\s+|\s(?=(?:and|but|aur|par|lekin|magar|और|लेकिन|पर)\s)/giu;

/** The line without the clauses whose money is no budget. */
export const withoutOtherMoney = (text: string): string =>
  text
    .split(clauses)
    .filter(
      (clause) =>
        !(
          hasAmount.test(clause) &&
          (weighsPrice.test(clause) ||
            ofOthersMoney.test(clause) ||
            (otherMoney.some((pattern) => pattern.test(clause)) && !ofBudget.test(clause)))
        ),
    )
    .join(' ');
