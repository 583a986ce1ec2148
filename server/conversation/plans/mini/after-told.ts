/** What is told once the finding stands: a trial that failed, what others say, an old root, guilt, a sharper clue, or no clue at all. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine, PlanTurn } from '../../plan.ts';
import { same, wordCount } from '../../text.ts';
import { amountIn } from './read-clues.ts';
import { reflectionOf } from './reflection.ts';
import { capital, exceptionPhrase } from './say-clues.ts';
import { isPlan } from './signs.ts';
import { type Changed, keepTold, type MiniState, strong } from './state.ts';
import { toldAs } from './told-as.ts';
import { clearLeast, heaviest, suspectLeast, weigh } from './weigh.ts';

const tried = / (tried|try kiya|try ki|try ki thi|koshish ki|karke dekha|kar ke dekha|already (?:did|do)) /;
const count = '(\\d+|one|two|three|four|five|six|seven|ten|ek|do|tin|teen|char|panch|few|couple of)';
/** "Lasted two days", "bas teen din chala". */
const held = new RegExp(
  ` (lasted|worked|held|managed|chala|chali|hua|kiya|ruka|only|bas|sirf|for) (for |only |just |about |bas |sirf )*${count} (days?|weeks?|nights?|din|hafte|hafta|rat|raat) | ${count} (din|hafte|raat) (hi |bhi )?(chala|chali|hua|kiya|nahi)`,
);
export const oldRoot =
  / (childhood|bachpan|years ago|saal pehle|school mein|in school|when i was|as a child|used to|my ex|first (wife|husband|girlfriend|boyfriend|job|one)|pehl[iae] (vali|wali|vale|wale|vala|wala|naukri|shadi|shaadi)|mere (papa|mummy|pita) bhi|my (father|mother|dad|mom) .*(also|too|as well)) /;
const guilt =
  / (guilt|guilty|regret|pachta\w*|pachhta\w*|rona|roti|rota|ro (deti|deta|leti|leta|padti|padta)|i cry|i cried|feel (so |very )?(bad|terrible|ashamed)|bura lagta|galt lagta|sharam) /;

/** So long a line is not said back. */
const wordsMax = 22;

/** The weight of what is suspected, before the line that has just been told. */
const weightOf = ({ page, key }: MiniState): number =>
  Math.max(heaviest(page?.slice(0, -1))?.weight ?? 0, key === undefined ? 0 : weigh(key), suspectLeast);

/** The answer to what was told after the finding. */
export function answerTold(
  state: MiniState,
  line: PlanLine,
  text: string,
  changed: readonly Changed[],
  suspect: InLangs,
): PlanTurn<MiniState> | undefined {
  if (line.isQuestion || line.act !== undefined || wordCount(text) > wordsMax) return undefined;
  const said = reflectionOf(line.message, line.lang);
  const reply = (occasion: string, { asks, ...more }: Partial<MiniState> & { asks?: string } = {}): PlanTurn<MiniState> => ({
    state: { ...state, ...more },
    reply: line.say(occasion, { suspect, ...(said && { said: capital(same(said)) }) }),
    ...(asks !== undefined && { asks }),
    learned: { told: line.message.trim() },
  });
  const { exception } = state;
  if (changed.includes('exception') && exception && !exception.isNever) {
    const clues = exception.said === undefined ? exceptionPhrase(exception) : same(exception.said);
    return { ...reply('plan-exception-fits'), reply: line.say('plan-exception-fits', { clues: capital(clues), suspect }) };
  }
  if (held.test(text) || line.asked === 'tried') return said === undefined ? undefined : reply('plan-held');
  if (tried.test(text)) return said === undefined ? undefined : reply('plan-tried', { asks: 'tried' });
  if (guilt.test(text)) return reply('plan-after-guilt');
  if (oldRoot.test(text)) return said === undefined ? undefined : reply('plan-old-root', { asks: 'root' });
  if (line.asked === 'root' && line.yesNo !== 'no' && !/^ (no|nahi) /.test(text)) return reply('plan-root-told');
  if (line.asked === 'scene' && line.yesNo !== undefined) return reply(line.yesNo === 'yes' ? 'plan-scene-yes' : 'plan-scene-no');
  if (isPlan.test(text) || (line.yesNo !== undefined && wordCount(text) <= 2)) return undefined;
  const amount = amountIn(line.message);
  if (amount !== undefined) return { ...reply('plan-amount'), reply: line.say('plan-amount', { amount }) };
  if (said === undefined) return changed.length > 0 ? reply('plan-fact-unsaid') : undefined;
  const kept = { told: keepTold(state, said).told ?? [] };
  switch (toldAs(text)) {
    case 'trigger':
    case 'only':
      if (weigh(line.message) < weightOf(state)) return reply('plan-clue-after', kept);
      // Of a stomach that is empty anyway, what comes next is only the spark.
      return state.before?.some(({ things }) => things.some((thing) => strong.has(thing)))
        ? reply('plan-spark', { key: said })
        : reply('plan-sharper', { key: said, ...(state.key !== undefined && { told: keepTold(state, state.key).told ?? [] }) });
    case 'border':
      return reply('plan-border', kept);
    case 'cannot':
      return reply('plan-cannot', kept);
    case 'absent':
      return reply('plan-absent', kept);
    case 'scene':
      return reply('plan-scene', { ...kept, asks: 'scene' });
    default:
      // The new colleague, told late, is a better suspect than the lunch.
      if (weigh(line.message) >= clearLeast && weigh(line.message) > weightOf(state)) return reply('plan-sharper', { key: said });
      if (weigh(line.message) >= suspectLeast) return reply('plan-fact-beside', kept);
      return changed.includes('when') || changed.includes('before') ? reply('plan-clue-after') : reply('plan-fact', kept);
  }
}
