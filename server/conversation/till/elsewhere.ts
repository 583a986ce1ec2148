/** Lines of the body, the remedy or the day that only resemble words of a sale: "can i give him aspirin", "both my knees hurt". */

/** How a remedy or a medicine is taken. */
const ofRemedy =
  /\b(?:aspirin|paracetamol|crocin|disprin|tablets?|capsules?|medicines?|dawai|dawaa?|goli|syrup|doses?|dosage|side ?effects?|injection|insulin)\b|\b(?:times?|ba+r|spoons?|chammach|cups?|lit(?:re|er)s?) (?:a|per|in a|din|daily|roz)\b|\b(?:before|after|with) (?:food|meals?|eating|milk|bath|sleeping)\b|\bkhan[ae] (?:se pehle|ke baad)\b|\b(?:daal|dal|mila|laga|pila|khila|chata) (?:sakt|du|doon|dun|lu)\w*|\bhow much time\b|\bteeno+n? (?:time|waqt)\b|\b\d+ ?(?:months?|mahin[ae]|years?|saal)[ -](?:old|ka|ki|ke)\b|\b(?:give|gave) (?:him|her|them) (?:some )?(?:water|milk|honey|food|rest)\b|दवा|गोली|चम्मच|ख़?ुराक/iu;
/** What ails people. */
const ofTrouble =
  /\b(?:dard|pain\w*|hurts?|hurting|ach(?:e|es|ing)|swollen|sooj\w*|fever|bukhar|sick|ill|surgery|operation|vomit\w*|ulti|dast|bleed\w*|khoon|chakkar|dizzy|saans|breath\w*|sugar|diabet\w*|bp|pregnan\w*|neend|sleepless|mosquito\w*|machh?ar\w*)\b|दर्द|बुख़?ार|बीमार|उल्टी|दस्त|चक्कर|साँस|सांस|नींद|सूज/iu;
/** What is sent without being sold. */
const ofWishes = /\b(?:wish(?:es)?|bless\w*|ashirwad|aashirwad|dua|prayers?|love|photo|joke|story|kahani)\b|आशीर्वाद|दुआ/iu;
/** Words of a sale, beside which such words are the guide's. */
const ofSale =
  /\b(?:guides?|books?|pdfs?|kita+b\w*|links?|e?mail|order|buy|bhej\w*|wal[aie]|ones?|price|rate|daam|copy|gift|nuskha|hacks|secrets|tips|practices|booster)\b|\bsend (?:it|them|the)\b|₹|गाइड|किताब|लिंक|भेज|वाली|ईमेल|दाम/iu;

/** Acts that such words only resemble; what stands in a guide and which one fits may be asked of a trouble. */
const resembled: ReadonlySet<string> = new Set([
  'buy',
  'price',
  'gift',
  'recheck',
  'several',
  'same-again',
  'change-guide',
  'owned',
  'goods',
]);
const ofContents: ReadonlySet<string> = new Set(['inside', 'sample', 'recommend']);

/** Whether a line is about something else than the sale, whatever act its words resemble. */
export function isElsewhereThan(said: string, act: string | undefined): boolean {
  if (ofSale.test(said)) return false;
  const isResembled = act === undefined || resembled.has(act);
  return (ofRemedy.test(said) && (isResembled || ofContents.has(act))) || (isResembled && (ofTrouble.test(said) || ofWishes.test(said)));
}
