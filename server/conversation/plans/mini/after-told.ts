/** What is told once the finding stands: a trial that failed, what others say, an old root, guilt, a day on which it stays away. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { same } from '../../text.ts';
import { reflectionOf } from './reflection.ts';
import { capital, exceptionPhrase } from './say-clues.ts';
import type { Changed, MiniState } from './state.ts';

const tried = / (tried|try kiya|try ki|koshish ki|karke dekha|kar ke dekha|already (?:did|do)) /;
const count = '(\\d+|one|two|three|four|five|six|seven|ten|ek|do|tin|teen|char|panch|few|couple of)';
/** "Lasted two days", "bas teen din chala". */
const held = new RegExp(
  ` (lasted|worked|held|managed|chala|chali|hua|kiya|ruka|only|bas|sirf|for) (for |only |just |about |bas |sirf )*${count} (days?|weeks?|nights?|din|hafte|hafta|rat|raat) | ${count} (din|hafte|raat) (hi |bhi )?(chala|chali|hua|kiya|nahi)`,
);
const othersSay =
  / (he|she|they|everyone|people|doctors?|wife|husband|pati|patni|biwi|mother|mom|mummy|father|papa|friends?|dost|log|sab|vo|woh|unka|sister|brother|boss) (\w+ )?(say|says|said|think|thinks|told me|keeps? saying|bolta|bolti|bolte|kehta|kehti|kehte|kahta|kahti|kahte|bole|manti|manta) /;
const oldRoot =
  / (childhood|bachpan|once|years ago|saal pehle|school mein|in school|when i was|as a child|used to|my ex|ek bar|first (wife|husband|girlfriend|boyfriend|job|one)|pehl[iae] (vali|wali|vale|wale|vala|wala|naukri|shadi|shaadi)|mere (papa|mummy|pita) bhi|my (father|mother) (also|too)) /;
const guilt =
  / (guilt|guilty|regret|pachta\w*|pachhta\w*|rona|roti|rota|ro (deti|deta|leti|leta|padti|padta)|cry|cried|feel (so |very )?(bad|terrible|ashamed)|bura lagta|galt lagta|sharam) /;

/** The answer to what was told after the finding, where it is of such a kind. */
export function answerTold(
  state: MiniState,
  line: PlanLine,
  text: string,
  changed: readonly Changed[],
  suspect: InLangs,
): PlanTurn<MiniState> | undefined {
  if (line.isQuestion || text.trim().split(' ').length > 14) return undefined;
  const turned = reflectionOf(line.message, line.lang);
  const said = turned === undefined ? undefined : capital(same(turned));
  const reply = (occasion: string, asks?: string): PlanTurn<MiniState> => ({
    state,
    reply: line.say(occasion, { suspect, ...(said && { said }) }),
    ...(asks !== undefined && { asks }),
    learned: { told: line.message.trim() },
  });
  if (changed.includes('exception') && state.exception && !state.exception.isNever)
    return {
      state,
      reply: line.say('plan-exception-fits', { clues: capital(exceptionPhrase(state.exception)), suspect }),
      learned: { exception: exceptionPhrase(state.exception).en },
    };
  if (held.test(text) || line.asked === 'tried') return said && reply('plan-held');
  if (tried.test(text)) return said && reply('plan-tried', 'tried');
  if (guilt.test(text)) return reply('plan-after-guilt');
  if (othersSay.test(text)) return reply('plan-others-say');
  if (oldRoot.test(text)) return said && reply('plan-old-root', 'root');
  if (line.asked === 'root' && line.yesNo !== 'no' && !/^ (no|nahi) /.test(text)) return reply('plan-root-told');
  return undefined;
}
