/** Who buys: a child says so by its age or its class, and a parent who takes the phone says that too. */

import { numberIn } from '../../language/numbers.ts';
import type { Speaker } from './till-state.ts';

/** At this age and above nobody is asked for a grown-up. */
const ofAge = 18;

const age =
  /\b(?:i am|i'?m|im|main|mai|my age is|meri umar)\s+(?:only |just |sirf |abhi )?([\p{L}\d]+)[ -]?(?:(?:years?|yrs?)[ -]old|saal (?:ka|ki|ke))\b|(?:मैं|मेरी उम्र) (?:सिर्फ़ |अभी )?(\S+) साल (?:का|की|है)/iu;
/** "I am 10, I want ...": the age without its years. */
const bareAge =
  /\b(?:i am|i'?m|im|main|mai)\s+(?:only |just |sirf )?([5-9]|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen)(?=\s*(?:$|[,.!]|(?:and|i|so|but|can|kaka|uncle|ka hu|ki hu|ka hoon|ki hoon)\b))/iu;
/** "I am seventy two". */
const grownAge =
  /\b(?:i am|i'?m|im|main|mai|my age is)\s+(?:now |already |about |almost )?([\p{L}\d]+(?:[ -][\p{L}\d]+)?)(?=\s*(?:$|[,.!]|(?:and|i|so|but|years?|yrs?|saal|ka|ki|now)\b))/iu;
const school =
  /\b(?:i am|i'?m|i study|main|mai|me) (?:in )?(?:class|grade|standard) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:class|grade) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:mein|me|main) (?:hu|hun|hoon|padh\w*)|मैं .{0,6}(?:क्लास|कक्षा) .{0,8}में (?:हूँ|हूं|पढ़)/iu;
const parent =
  /\b(?:i am|i'?m|this is|main|mai) (?:his|her|is?ki|us?ki|is?ke|us?ke|is?ka|us?ka|the child'?s) (?:mother|mummy|mom|mum|maa|father|papa|dad|aunt|uncle|dadi|nani|didi)\b|मैं (?:इसकी|इसका|उसकी|उसका) (?:मम्मी|माँ|पापा|पिता|दादी|नानी)/iu;

/** Who says that they speak; undefined where the line does not say it. */
export function speakerIn(message: string): Speaker | undefined {
  if (parent.test(message)) return 'grown-up';
  const said = age.exec(message) ?? bareAge.exec(message);
  const years = said === null ? undefined : numberIn(said[1] ?? said[2] ?? '');
  if (years !== undefined) return years < ofAge ? (years >= 5 ? 'child' : undefined) : 'grown-up';
  const grown = numberIn(grownAge.exec(message)?.[1] ?? '');
  if (grown !== undefined && grown >= ofAge && grown < 120) return 'grown-up';
  return school.test(message) ? 'child' : undefined;
}
