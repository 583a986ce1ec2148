/** What a line does, whatever it is about: by its form, by the person of whom it speaks, or by its likeness to examples. */

import { formOf, tellsInQuestionWords, tellsWords, toldFormOf } from './asked-forms.ts';
import { finerKindIn } from './kinds.ts';
import { isListener } from './next-part.ts';
import type { Talk } from './talk.ts';
import { wordCount } from './text.ts';
import { tellsOfLoss, whomIn } from './whom.ts';

/** What the line does: a refusal that was told, words that are asked for. The form of a question shows it more surely than its words. */
export function doesOf(talk: Talk): string | undefined {
  const { persona, message, state } = talk;
  if (!isListener(persona)) return finerKindIn(message, talk.isQuestion)?.replace('/', '-');
  const asks = talk.isQuestion && !tellsInQuestionWords(message);
  const isOfPerson = whomIn(talk) !== undefined;
  // In a tale people may die.
  const isLoss = state.tale === undefined && tellsOfLoss(talk);
  const told = asks ? undefined : isLoss ? 'past/loss' : toldFormOf(message, isOfPerson);
  const finer = told ?? formOf(message, asks) ?? finerKindIn(message, asks);
  const hasBegun = finer === 'told/opening' && isOfPerson && wordCount(message) > openingWordsMax;
  const does = hasBegun ? undefined : finer;
  return (does ?? (!asks && isOfPerson && tellsWords(message) ? 'people/said' : undefined))?.replace('/', '-');
}

/** A longer first line that names somebody has begun already. */
const openingWordsMax = 8;
