/** What a visitor would rather not say: refused, not known, taken back; and why she asks. */

import type { PlanLine, PlanTurn } from '../../plan.ts';
import { ask } from './next-question.ts';
import { type AryaState, isKnown, type Slot, slots, type Told } from './note.ts';

const refuses =
  /\bno (?:more )?(?:test ?drive|phone|number|e-?mail|mail|name)\b|\b(won'?t|will not|don'?t|do not|not|no|nahi|nahin|mat|rather not|prefer not|skip|why)\b.{0,30}\b(give|share|tell|number|phone|email|contact|name|say|dunga|dungi|batana|bataun\w*|dena|budget)\b|\b(number|phone|email|naam|name)\b.{0,12}\b(nahi|nahin|mat|no)\b|नहीं (दूँ|दू|बता)/iu;
const unsure =
  /\b(not sure|no idea|don'?t know|dont know|pata nahi|nahi pata|malum nahi|haven'?t decided|not decided|whatever|any|depends|no budget|skip)\b|पता नहीं|मालूम नहीं/iu;
const removes =
  /\b(delete|remove|erase|hata\w*|mita\w*|don'?t (?:keep|save|note))\b.*?\b(number|phone|email|name|naam)\b|\b(number|phone|email|name|naam)\b.*\b(delete|remove|erase|hata|mita)\b/iu;

const named: readonly (readonly [Slot, RegExp])[] = [
  ['contact', /\b(number|phone|email|e-mail|mail|contact|mobile)\b|नंबर|फ़ोन|फोन|ईमेल/iu],
  ['name', /\b(name|naam)\b|नाम/iu],
  ['budget', /\bbudget\b|बजट/iu],
  ['timeline', /\btest ?drive\b|टेस्ट ड्राइव/iu],
  ['seats', /\bseats?\b|सीट/iu],
];

/** What a line wants deleted from the note. */
export function removedIn(message: string): 'phone' | 'email' | 'name' | undefined {
  const match = removes.exec(message);
  const word = (match?.[2] ?? match?.[3])?.toLowerCase();
  if (word === undefined) return undefined;
  return word === 'email' ? 'email' : word === 'name' || word === 'naam' ? 'name' : 'phone';
}

/** The state without it, and it is not asked for again. */
export function without(before: AryaState, key: 'phone' | 'email' | 'name'): AryaState {
  const { [key]: _removed, ...state } = before;
  return { ...state, declined: [...before.declined, key === 'name' ? 'name' : 'contact'] };
}

/** "Naam nahi bataunga, number le lo ...": what is refused in a line that tells something else. */
export function refusedBeside(message: string, learned: Told): Slot[] {
  if (Object.keys(learned).length === 0 || /\?\s*$/.test(message)) return [];
  return message
    .split(/[,.;!।]+|\s(?:and|but|aur|par|lekin)\s/iu)
    .filter((clause) => refuses.test(clause))
    .flatMap(
      (clause) =>
        named.find(
          ([slot, pattern]) => pattern.test(clause) && (slot === 'contact' || learned[slot as 'name' | 'budget'] === undefined),
        )?.[0] ?? [],
    );
}

/** Why she asks: of what the line names, else of what was declined or asked last. */
export function reason(state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined {
  if (!asksWhy.test(line.message)) return undefined;
  const slot =
    named.find(([, pattern]) => pattern.test(line.message))?.[0] ?? state.declined.at(-1) ?? slots.find((one) => one === line.asked);
  return (
    slot && {
      state,
      reply: line.say(`plan-why-${slot}`),
      ...(line.asked !== undefined && { asks: line.asked }),
      ...(slot === 'contact' && { about: 'your-number' }),
      learned: {},
    }
  );
}

const asksWhy =
  /\bwhy (?:do|would|should|are|must) (?:you|u|i) (?:need|want|ask\w*|give|tell|say)\b(?!.*\b(?:so (?:much|many)|questions)\b)|\bwhat (?:do you need|for do you)\b.*\bfor\b|\bkyu+n? (?:chahiye|dun|doon|du|bataun|poochh?\w*|puch\w*)\b|क्यों (?:चाहिए|दूँ|दूं|बताऊँ|पूछ)/iu;

/** What the visitor will not or cannot say is let be: what the line names, else what was asked. */
export function refusal(state: AryaState, line: PlanLine): PlanTurn<AryaState> | undefined {
  const { message } = line;
  const asked = slots.find((slot) => slot === line.asked);
  const isRefusal = refuses.test(message) && !line.isQuestion;
  const refused = isRefusal ? named.filter(([, pattern]) => pattern.test(message)).map(([one]) => one) : [];
  const open = unsure.test(message) ? named.find(([one, pattern]) => pattern.test(message) && !isKnown(state, one))?.[0] : undefined;
  const slot = refused[0] ?? open ?? asked;
  const isUnsure =
    slot !== undefined && !(line.isQuestion && open === undefined) && (unsure.test(message) || line.act === 'shrug' || line.yesNo === 'no');
  if (!slot || !(isRefusal || isUnsure)) return undefined;
  for (const one of refused.length > 0 ? refused : [slot]) if (!state.declined.includes(one)) state.declined.push(one);
  return ask(state, line, line.say(slot === 'contact' || slot === 'name' ? 'plan-private' : 'plan-skip'));
}
