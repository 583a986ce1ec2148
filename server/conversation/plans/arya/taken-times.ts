/** Times that a line takes back: "it was Diwali", "Thursday is golf", "kal nahi, parso". */

import { wholeWords as b } from '../../../language/whole-words.ts';
import { events, feasts, months, monthsHi } from './time-words.ts';

/** A time that is said to be over: "it was Diwali, now ...", "Diwali nahi ho payega", "instead of March". */
const anyTime = `(?:${events}|${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year)|agle (?:hafte|mahine|saal))`;
export const pastTime = b(
  [
    `(?:it |that )?was (?:for |by |in |at |on |before )?${anyTime}(?: (?:earlier|before|first))?(?=.*\\bnow\\b)`,
    `(?:instead of|rather than|forget|leave|not by|skip) (?:in |by |on )?${anyTime}`,
    `${anyTime} (?:ke|ki) (?:bajaye?|jagah)`,
    `(?:pehle )?${anyTime} (?:ka |pe |tak |par )?(?:socha|bola|kaha|plan|tha|thi)(?: tha| thi)?(?=.*\\b(?:ab|abhi|lekin|par|magar)\\b)`,
    `${anyTime} (?:pe |par |tak |ko )?(?:nahi|nahin) (?:ho|ban|chal|le|aa|mil)\\w*(?: pa\\w+| sak\\w+)?(?: ab)?`,
    `${anyTime} (?:is |was )?(?:too (?:soon|early|late)|not possible|out|is out|won'?t work|wont work|will not work)`,
    `(?:can'?t|cannot|can not|won'?t|wont) (?:do|make it|manage|come)?(?: it)? ?(?:by|in|on|before)? ?${anyTime}`,
  ].join('|'),
);
/** "Thursday is golf": that day is taken. */
const takenDay =
  /(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:is|has|i have|we have) (?!fine|ok|good|best|better|possible|free|works|great|perfect|also|when)\p{L}+/giu;
/** "Kal nahi, parso", "not next week, after the 20th": the first of them is refused. */
const refusedTime = b(
  String.raw`no (?:in |on |by )?(?:${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=.*(?:${months}|day))|not (?:in |on |by )?(?:tomorrow|today|(?:this|next|coming) (?:week ?end|week|month|year)|${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${events})(?=[\s,]+(?:but |it'?s |in |on )?[\p{L}])|(?:${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:som|mangal|budh|guru|shukra|shani|ra[vw]i)[vw]aa?r|it[vw]aa?r|kal|aaj|parso|(?:is|isi|agle) (?:mahine|hafte|saal)|${monthsHi}|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार|इतवार|कल|आज|परसों|(?:इस|इसी|अगले) (?:महीने|हफ़्ते|हफ्ते|साल))(?: ko| को)? (?:nahi|nahin|नहीं)(?=[\s,]+[\p{L}])`,
);

const deniedEvent = new RegExp(`(?<![\\p{L}])(${feasts}) (?:nahi+n?|नहीं)(?=[\\s,]+\\p{L})`, 'giu');

/** The line without the times that it takes back. */
export function withoutTakenTimes(said: string): string {
  // "By Holi, no, not Holi, Akshaya Tritiya"
  const denied = [...said.matchAll(deniedEvent)].map(([, event = '']) => event);
  return denied
    .reduce((rest, event) => rest.replace(new RegExp(`${event}(?: (?:tak|pe|par|ko|nahi+n?|तक|पर|नहीं))*`, 'giu'), ' '), said)
    .replace(takenDay, ' ')
    .replace(pastTime, ' ')
    .replace(refusedTime, ' ');
}
