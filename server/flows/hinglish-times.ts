/** Hindi words for times, in Latin and Devanagari letters as people type them, with the English words that the date parser knows. */
const days: readonly [RegExp, string][] = [
  [/\bday after tomorrow\b|parson?|परसों/giu, 'overmorrow'],
  [/\baaj\b|आज/giu, 'today'],
  // "kal" means yesterday or tomorrow. For a future meeting it is tomorrow.
  [/\bkal\b|कल/giu, 'tomorrow'],
  [/\bsom(v|w)a{1,2}r\b|सोमवार/giu, 'monday'],
  [/\bmangal(v|w)a{1,2}r\b|मंगलवार/giu, 'tuesday'],
  [/\bbudh(v|w)a{1,2}r\b|बुधवार/giu, 'wednesday'],
  [/\b(guru|vir|veer|brihaspati)(v|w)a{1,2}r\b|गुरुवार|बृहस्पतिवार/giu, 'thursday'],
  [/\bshukra?(v|w)a{1,2}r\b|शुक्रवार/giu, 'friday'],
  [/\bshani(v|w)a{1,2}r\b|शनिवार/giu, 'saturday'],
  [/\b(ravi|it|eit)(v|w)a{1,2}r\b|रविवार|इतवार/giu, 'sunday'],
  [/\bagl[ei]\b|अगले/giu, 'next'],
];

const numbers: readonly [RegExp, number][] = [
  [/^(ek|एक)$/iu, 1],
  [/^(do|दो)$/iu, 2],
  [/^(teen|tin|तीन)$/iu, 3],
  [/^(cha{1,2}r|चार)$/iu, 4],
  [/^(pa{1,2}n?ch|पाँच|पांच)$/iu, 5],
  [/^(chh?e|chh?ah|छह|छः|छे)$/iu, 6],
  [/^(sa{1,2}t|सात)$/iu, 7],
  [/^(a{1,2}th|आठ)$/iu, 8],
  [/^(nau|नौ)$/iu, 9],
  [/^(das|दस)$/iu, 10],
  [/^(gya{1,2}rah?|ग्यारह)$/iu, 11],
  [/^(ba{1,2}rah?|बारह)$/iu, 12],
];

/** Quarter hours, in minutes relative to the hour that follows. */
const quarters: readonly [RegExp, number][] = [
  [/^(sa{1,2}d?h?e|साढ़े|साढ़े)$/iu, 30],
  [/^(sa{1,2}va|savaa|sawa|सवा)$/iu, 15],
  [/^(paune|पौने)$/iu, -15],
];

const partsOfDay: readonly [RegExp, (hour: number) => 'am' | 'pm'][] = [
  [/\b(subah|subeh|savere|sawere)\b|सुबह|सवेरे/giu, (hour) => (hour === 12 ? 'pm' : 'am')],
  [/\b(dopah?a?r|dupah?a?r)\b|दोपहर/giu, (hour) => (hour === 12 || hour < 6 ? 'pm' : 'am')],
  [/\b(shaa?m)\b|शाम/giu, () => 'pm'],
  [/\b(raa?t)\b|रात/giu, (hour) => (hour === 12 || hour < 4 ? 'am' : 'pm')],
];

const token = String.raw`[\p{L}\p{M}]+|\d{1,2}(?:[:.]\d{2})?`;
/** A clock time: "saadhe 4 baje", "paanch baje", "5:30 baje". */
const clock = new RegExp(String.raw`(?:([\p{L}\p{M}]+)\s+)?(${token})\s*(?:baje|bje|बजे)(?![\p{L}\p{M}])`, 'giu');

/** Replaces the Hindi words for a time with English ones: "kal shaam 5 baje" becomes "tomorrow 5:00 pm". Other words stay. */
export function inEnglish(words: string): string {
  let text = words.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966));
  for (const [pattern, english] of days) text = text.replace(pattern, ` ${english} `);

  const part = partsOfDay.find(([pattern]) => text.search(pattern) >= 0);
  if (part) text = text.replace(part[0], ' ');
  const meridiem = (hour: number) => (part ? ` ${part[1](hour)}` : '');

  let hasClock = false;
  text = text.replace(clock, (whole, before: string | undefined, number: string) => {
    const minutes = minutesOf(number, before);
    if (minutes === undefined) return whole;
    hasClock = true;
    const kept = before !== undefined && quarterOf(before) === undefined ? `${before} ` : '';
    const hour = Math.floor(minutes / 60);
    return `${kept}at ${hour}:${String(minutes % 60).padStart(2, '0')}${meridiem(hour)}`;
  });
  // "subah 11": the part of the day shows that the number is a time.
  if (part && !hasClock)
    text = text.replace(
      /(?<![\d:./-])(\d{1,2})(?:[:.](\d{2}))?(?![\d:./-]|\s*(?:am|pm|st|nd|rd|th)\b)/iu,
      (_, hour: string, minute = '00') => {
        hasClock = true;
        return `at ${hour}:${minute}${meridiem(Number(hour))}`;
      },
    );
  return text
    .replace(/(?<![\p{L}\p{M}])(ko|को|ke|के|par|pe|पर|mein|में)(?![\p{L}\p{M}])/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const quarterOf = (word: string) => quarters.find(([pattern]) => pattern.test(word))?.[1];

/** Minutes since midnight on a clock of twelve hours; undefined if the word is no number. */
function minutesOf(number: string, before: string | undefined): number | undefined {
  const [, digits, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(number) ?? [];
  const hour = digits === undefined ? numbers.find(([pattern]) => pattern.test(number))?.[1] : Number(digits);
  if (hour === undefined || hour > 24) return undefined;
  return hour * 60 + Number(minutes) + (before === undefined ? 0 : (quarterOf(before) ?? 0));
}
