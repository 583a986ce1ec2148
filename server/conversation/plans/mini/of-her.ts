/** What is asked of Mini herself, and is no clue: a picture, to be a girlfriend, a stock tip, how often she is right, to watch others. */

import type { PlanLine, PlanTurn } from '../../plan.ts';
import { join } from '../../text.ts';
import { countClues, type MiniState } from './state.ts';
import { experimentAlone } from './suspect.ts';

/** In the order in which they are tried, each with the occasion of `lines.md` that answers it. */
const asked: readonly (readonly [of: RegExp, occasion: string])[] = [
  [/ (between us|kisi ko (mat|nahi) bata\w*|not tell anyone|confidential|stays with you) .*(right|na|please|ok)? ?$/, 'recorded'],
  [
    / (send|bhej\w*|share|show|dikha\w*|give|do) .*(photo|pic|pics|picture|selfie|video|tasvir)|(photo|pic|pics|picture|selfie|tasvir) .*(bhej\w*|send|dikha\w*|do|share) /,
    'flirt',
  ],
  [
    / (meri |my |be my )(gf|girlfriend|girl friend|wife|biwi|patni|jaan)( \w+)? $|^ (gf|girlfriend) (ban\w*|hai|ho|please)|(shadi|shaadi|date) karog[ie] /,
    'flirt',
  ],
  [
    / (give|tell|suggest|bata\w*|do|dedo|which|konsa|kaunsa|kaun sa) .*(stock|stocks|share|shares|tip|tips|coin|crypto|lottery|jackpot|satta)|(stock|share|lottery|satta|jackpot) .*(tip|number|bata\w*|do|tomorrow|kal|kharid\w*|buy) /,
    'plan-tip',
  ],
  [
    / (accuracy|accurate|success rate|how often are you (right|wrong)|kitn[aie] (sahi|sach|percent|accurate)|guarantee|guaranty|how sure are you|are you sure|pakka hai kya) /,
    'plan-accuracy',
  ],
  [
    / (pattern|patterns|clue|clues|hint) .*(someone else|somebody else|other (person|people)|another person|kisi aur|dusre)|(my (husband|wife|boyfriend|girlfriend|boss) s) (pattern|behaviou?r|phone|mood) /,
    'plan-of-others',
  ],
  [/ (which|what|kaunse|kis) (days?|din|hour|time) .*(be careful|careful rehna|sambhal\w*|bach ke|bachkar) /, 'plan-careful'],
];

/** "Why do you ask me this?" */
export const whyAsked = / (why (are you|r u|do you) ask\w*|(kyu|kyun|kyo|kyon) (puch|pooch|poochh|puchh)\w*( rah\w+)?) /;

const inYourPlace =
  / (what would you do|what would u do|if you were me|in my place|tum hoti to|aap hoti to|meri jagah|tum kya karti|aap kya karti) /;

/** The answer to what is asked of her, whatever case is open. */
export function answerOfHer(state: MiniState, line: PlanLine, text: string): PlanTurn<MiniState> | undefined {
  const [, occasion] = asked.find(([of]) => of.test(text)) ?? [];
  if (occasion !== undefined) return { state, reply: line.say(occasion), learned: {} };
  if (whyAsked.test(text) && state.what !== undefined)
    return { state, reply: line.say('plan-why-asked'), ...(line.asked !== undefined && { asks: line.asked }), learned: {} };
  if (inYourPlace.test(text) && countClues(state) > 0)
    return { state, reply: join(line.say('plan-in-your-place'), experimentAlone(state, line)), learned: {} };
  return undefined;
}
