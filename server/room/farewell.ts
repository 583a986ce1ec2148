/** The visitor hangs up in words: a goodbye and nothing else, for "how do I say goodbye to him" is a question. */
export const isFarewell = (message: string): boolean =>
  /^\W*((ok(ay)?|achha|accha|chalo|thanks?|thank you|dhanyavaad|shukriya|so)\W+){0,3}(good ?bye|bye( bye)?|alvida|phir mil(en|e)ge|good ?night|shubh ratri|see you( later| soon)?|(we|i) can (stop|end) (here|now)|hang up|end (the|this) call)(\W+(then|now|for now|kaka|rishi|mini|arya|aranya|maharajji|ji|beta|baba|and thank you|thank you|thanks))*\W*$/iu.test(
    message,
  ) || /^\P{L}*(अलविदा|फिर मिलेंगे|शुभ रात्रि)\P{L}*$/u.test(message);
