/** Which of the three cars fits what was told, said once and only where it is sure. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import type { AryaState } from './note.ts';

type Model = 'kiran' | 'vistaar' | 'tez';

const electric = /\b(?:electric|ev|bijli)\b|इलेक्ट्रिक|बिजली/iu;
const diesel = /\b(?:diesel|deisel|hybrid)\b|डीज़ल|डीजल|हाइब्रिड/iu;
const cng = /\bcng\b|सीएनजी/iu;
const small = /\b(?:small|compact car|hatch ?back|chh?oti|first car|pehli)\b|छोटी|हैचबैक|पहली/iu;
const large = /\b(?:suv|sedan|muv|mpv|big|badi|bari|4 ?x ?4|four by four|pick ?up|van|tempo)\b|एसयूवी|सेडान|बड़ी/iu;
const ownModel = /\b(?:kiran|vista+r|tez)\b|किरण|विस्तार|तेज़/iu;

function modelFor({ wants = '', seats = '' }: AryaState): Model | undefined {
  if (ownModel.test(wants)) return undefined;
  const most = Math.max(0, ...(seats.match(/\d+/g) ?? []).map(Number));
  if (most > 7) return undefined;
  if (most > 5 || /\b[67][ -]?seater/iu.test(wants)) return electric.test(wants) || cng.test(wants) ? undefined : 'vistaar';
  if (electric.test(wants)) return 'tez';
  return most > 0 && (small.test(wants) || cng.test(wants)) && !large.test(wants) && !diesel.test(wants) ? 'kiran' : undefined;
}

/** The words about the car that fits, where the line told what decides it. */
export function fitting(before: AryaState, state: AryaState, line: PlanLine): { state: AryaState; said: InLangs } | undefined {
  const model = modelFor(state);
  const isTold = before.wants !== state.wants || before.seats !== state.seats;
  if (model === undefined || !isTold || state.fit === model || state.note !== undefined || state.isTrade || state.complains)
    return undefined;
  return { state: { ...state, fit: model }, said: line.say(`plan-fits-${model}`) };
}
