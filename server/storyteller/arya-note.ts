import { personaTexts } from '../personas/texts.ts';
import type { BrainTurn } from '../services/brain.ts';
import type { Answers, Reads } from './answers.ts';
import type { Plan } from './plan.ts';
import { line, toldBefore } from './telling.ts';

/** Words of an answer that the note keeps. */
const wordsKept = 14;

/** Arya's five, as the note names them. */
const names: readonly [key: string, name: string][] = [
  ['vehicle', 'The car'],
  ['seats', 'Who rides'],
  ['budget', 'Budget'],
  ['timeline', 'When'],
  ['contact', 'Contact'],
];

/** Arya asks her five questions, reads the note back, corrects it, and hands it over. */
export const aryaPlan: Plan = {
  keepsQuestions: false,
  mayTell: ({ tags }) => !tags.includes('meta') && !tags.includes('demo'),

  due(turn, { given }, nothingToAsk) {
    const noted = turn.history.some(({ who, text }) => who === 'character' && isNote(text));
    if (!noted) return nothingToAsk && given.size >= 2 ? line(turn, 'note').replaceAll('{note}', rowsOf(given)) : undefined;
    return corrected(turn, given);
  },

  follow(turn, wish, { given }) {
    const last = turn.history.filter(({ who }) => who === 'character').at(-1);
    if (!last || !isNote(last.text)) return undefined;
    if (wish === 'no') return corrected(turn, given) ?? line(turn, 'correct');
    const next = personaTexts('arya').passages.find(({ title }) => title === 'The next step');
    return next && !toldBefore(turn)(next) ? next.text : undefined;
  },
};

/** The line of the note that the visitor's words change, read back. */
function corrected(turn: BrainTurn, given: Answers['given']): string | undefined {
  const changed = names.find(([key]) => given.get(key)?.endsWith(turn.message) && aryaReads[key]?.(turn.message));
  return changed && line(turn, 'corrected').replaceAll('{note}', row(changed, given));
}

const isNote = (text: string): boolean => names.some(([, name]) => text.includes(`${name}: `));

const rowsOf = (given: Answers['given']): string => names.map((name) => row(name, given)).join(' ');
const row = ([key, name]: readonly [string, string], given: Answers['given']): string =>
  `${name}: ${short(given.get(key) ?? 'left open')}.`;

function short(answer: string): string {
  const words = answer.replace(/[.!?]+$/, '').split(/\s+/);
  return words.length <= wordsKept ? words.join(' ') : `${words.slice(0, wordsKept).join(' ')} and so on`;
}

const number = String.raw`(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|ek|do|teen|char|paanch|chhe|saat|aath|das)`;

/** Which of her questions a line answers. What they drive takes anything. */
export const aryaReads: Reads = {
  seats: (text) =>
    new RegExp(
      String.raw`\b${number}\b.{0,12}\b(people|persons?|seats?|seater|of us|members|adults|kids|children|log|sawari)\b|\bwe are ${number}\b`,
      'iu',
    ).test(text) ||
    /\b(family|parents?|father|mother|wife|husband|partner|kids?|child(ren)?|sons?|daughters?|boys?|girls?|baby|in-laws?|father-in-law|mother-in-law|alone|just me|only me|friends|dog|seven seats?|bachche|parivaar|akela|akeli|pati|patni|maa|papa)\b|परिवार|बच्चे|अकेल|पति|पत्नी|लोग/iu.test(
      text,
    ),
  budget: (text) =>
    new RegExp(String.raw`\b${number}\s*(to|-|or)?\s*(\d[\d.,]*\s*)?(lakhs?|lacs?|l|crores?|k|thousand|hazaa?r)\b`, 'iu').test(text) ||
    /(₹|rs\.?)\s*\d|\bbudget\b.{0,20}\d|\d.{0,12}(per|a) month|लाख|बजट/iu.test(text),
  timeline: (text) =>
    /\b(today|tomorrow|tonight|(this|next|coming|in a|within a?) ?\w* ?(week|weekend|month|year)s?|in \w+ (weeks?|months?|days?)|(mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|in may|diwali|dhanteras|dussehra|navratri|holi|urgent\w*|no hurry|soon|immediately|asap|kal|parso|agle (mahine|hafte|saal)|is (hafte|mahine)|jaldi)\b|दिवाली|अगले|इस हफ्ते|कल|जल्दी/iu.test(
      text,
    ),
  contact: (text) =>
    /\S@\S|\bat (the rate )?\S+ dot \w|(\d[\s-]?){7}|\b(my name is|name is|this is|i am called|call me|mera naam|naam|write|i'?m) \p{L}{3,}|मेरा नाम/iu.test(
      text,
    ) && !/\b(don'?t|do not|not|nahi)\b/iu.test(text),
};
