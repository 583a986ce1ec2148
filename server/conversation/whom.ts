/** Whom the visitor speaks of: the person of this line, or the one of the lines before it ("what do I say to her?"). */

import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import { type Kin, peopleIn, pointsTo, tellsOfDeath, wordsFor } from '../language/kin.ts';
import type { Address } from '../language/mention.ts';
import type { InLangs, Lang } from '../personas/persona.ts';
import type { Talk } from './talk.ts';

/** For so many turns "she" may mean the person that was named. */
const meantTurns = 5;

/** How a character addresses visitors in this language. */
export const addressOf = ({ persona, lang }: { persona: PersonaSlug; lang: Lang }): Address => {
  const { saysTum } = personaBySlug(persona);
  return saysTum === 'always' || (saysTum === 'in-latin' && lang === 'hinglish') ? 'tum' : 'aap';
};

/** With a narrator, "him" and every Hindi pronoun may mean the one of whom is told. */
const tellsOfAnother = (persona: PersonaSlug): boolean => personaBySlug(persona).heardAs !== undefined;

const beginsWithPronoun =
  /^\P{L}*(?:(?:and|but|so|ab|par|aur|lekin|तो|पर|और)\s+)?(?:she|he|they|wo|woh|vo|usne|uske|uska|uski|unhone|unke|वो|वह|उसने|उसके|उन्होंने)(?![\p{L}\p{M}])/iu;

/** The person of whom most was said, among those that a pronoun of the line may mean. */
function meantBefore({ message, state, persona }: Talk): Kin | undefined {
  const { people } = state;
  if (!people || state.turns - people.turn > meantTurns) return undefined;
  const possible = Object.entries(people.spoken).filter(
    ([kin]) => !people.gone.includes(kin) && pointsTo(message, kin, !tellsOfAnother(persona)),
  );
  return possible.reduce<[Kin, number] | undefined>((best, each) => (best && best[1] > each[1] ? best : each), undefined)?.[0];
}

/** The living person that the line speaks of; undefined where nobody is named or meant, and beside danger. */
export function whomIn(talk: Talk): Kin | undefined {
  const { message, state } = talk;
  // Somebody who is dangerous to the visitor is not to be spoken to.
  if (state.danger) return undefined;
  const { kin, isMine, namesOther, gone } = peopleIn(message);
  const before = meantBefore(talk);
  // "She has two small kids": of the one who was spoken of before.
  if (kin !== undefined && !(before !== undefined && !isMine && beginsWithPronoun.test(message)))
    return gone.includes(kin) || state.people?.gone.includes(kin) ? undefined : kin;
  return namesOther || (before !== undefined && (gone.includes(before) || tellsOfDeath(message))) ? undefined : before;
}

/** Whether the line tells that one of the visitor's people died. */
export function tellsOfLoss(talk: Talk): boolean {
  const { gone, kin } = peopleIn(talk.message);
  return gone.length > 0 ? kin === undefined : kin === undefined && meantBefore(talk) !== undefined && tellsOfDeath(talk.message);
}

/** Remembers of whom how much was said, and who died. The words themselves are not kept. */
export function rememberPeople(talk: Talk): void {
  const { message, state } = talk;
  const told = peopleIn(message);
  const before = meantBefore(talk);
  const ended = told.gone.length === 0 && before !== undefined && told.kin === undefined && tellsOfDeath(message) ? [before] : told.gone;
  const kin = whomIn(talk);
  if (kin === undefined && ended.length === 0) return;
  const { spoken = {}, gone = [], turn = 0 } = state.people ?? {};
  state.people = {
    spoken: kin === undefined ? spoken : { ...spoken, [kin]: (spoken[kin] ?? 0) + (told.isOwner && kin === told.kin ? 0 : 1) },
    gone: [...new Set([...gone, ...ended])],
    turn: kin === undefined ? turn : state.turns,
  };
}

/** The placeholders of a line that names this person. */
export const wordsForWhom = (talk: Talk, kin: Kin): Record<string, InLangs> => wordsFor(kin, addressOf(talk));
