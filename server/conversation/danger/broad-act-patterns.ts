import type { Rule } from './act-patterns.ts';

/**
 * What a line is roughly about, where neither an example nor a precise pattern tells: a question whether something may be done, a wish to
 * wait, a word of the family, a sign that it is better or worse. The answers to these acts hold for every illness.
 */
const rules: readonly Rule[] = [
  ['refuse', /\b(refus\w*|mana kar\w*|(vil|do|does) not (go|move)|von?t (go|move)|nahi ja\w*)\b/, ['body']],
  [
    'better',
    /\b(les|beter|gone|stoped|avake|talking|thik|ruk ga\w*|bol rah\w*|hosh me) (nov|now|hai|ab|a rah\w*|ho ga\w*)\b|(?<!\b(?:pani|vater|khun|ankh|ansu) )\bnikal ga\w*|\b(nov|now|ab)\b.{0,24}\b(talking|avake|eating|beter|bol rah\w*)\b/,
    ['body'],
  ],
  [
    'later',
    /\b(kal|tomorov|tomorrow|subah|morning|monday|mande|thursday|friday|saturday|sunday|camp|apointment|next vek|agle hafte)\b(?! (se|khai|khayi|khaya|kha|li|lia|liya|hua|hui|pi|tak thik))/,
    ['body'],
  ],
  [
    'mother-says-rest',
    /\b(sas|sasur|mumy|dadi|nani|papa|padosi\w*|uncle|aunty|log|people|ghar ?vale|mother in lav|they)\b.{0,16}\b(says?|said|kehti|kehte|kehta|kahti|kahte|kah rah\w*|keh rah\w*|bol rah\w*|bolt[eai]|bole|manti|mante)\b/,
    ['body'],
  ],
  [
    'patient-says-fine',
    /\b(she|he|vo|papa|mumy|dadi|nani|baba|ma|bet[aei])\b.{0,16}\b(says?|said|kehti|kehte|kehta|kahti|kahte|kah rah\w*|keh rah\w*|bol rah\w*|bolt[eai])\b.{0,40}\b(fine|ok|nothing|thik|kuch nahi|al right|home|ghar|play)\b/,
    ['body'],
  ],
  [
    'may-i',
    /\b(can|could|should|shal|may) (i|ve|she|he|they|it|somebody)\b|\b(is it|vil it be) (ok|safe|fine|al right)\b|\b\w*(du|dun|aun|aye|karu|karun|kare|karen|kar le|den|sakte|sakta|sakti|chalega|chahie)( (hai|hain))?( (kya|na|to))*$|\bkya (kar|de|laga|pila|khila)\w*/,
    ['body'],
  ],
];

const denied = /\b(not|nahi|no|never|cannot|can not)\b/;

/** The act that a line, written as it sounds, is roughly about. A relief that holds a "not" is none. */
export function broadAct(sound: string, family: string): string | undefined {
  const isDenied = denied.test(sound);
  return rules.find(
    ([act, pattern, families]) => families?.some((one) => one === family) && pattern.test(sound) && !(act === 'better' && isDenied),
  )?.[0];
}
