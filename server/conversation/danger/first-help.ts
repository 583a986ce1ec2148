import { actOf } from './acts.ts';
import { type DangerState, type Level, type Watched, weightOf } from './danger-state.ts';
import type { Found } from './detection.ts';
import { families, type Kind } from './families.ts';
import { actAnswered, openingKey, speak } from './response.ts';
import { certain, isCare } from './standing-danger.ts';
import type { Lang } from './texts.ts';
import { whoIn } from './who.ts';
import { keysOf, wordingsFor } from './wordings.ts';

/** From this score a ride in a stranger's car, or what was done to a child, is no question. */
const sureSoon = 0.6;
/** In a stranger's car less is sure enough. With an infant nothing is in doubt. */
const sureOf = (kind: Kind): number => (kind === 'infant' ? 0 : kind === 'ride' || kind === 'child-of-mine' ? sureSoon : certain);
/** For so many turns a talk about a medicine goes on. */
const careTurns = 6;

/** Whether an alarm is only asked about. */
const isAskedAbout = ({ score, kind }: Found, open: string): boolean => score < sureOf(kind) || open.endsWith('/check');

/** Answers a danger that is named for the first time, or named anew after it was over. */
export function answerNew(state: DangerState | undefined, found: Found | undefined, message: string, lang: Lang, turn: number): Watched {
  // Whoever leaves a medicine for a promise says so in the next line.
  const isFaith =
    state !== undefined && isCare(state.kind) && actAnswered(state.said.at(-1) ?? '') === 'first' && actOf(message, state.kind) === 'faith';
  if (!found) {
    // What is asked or told next about a medicine is answered here, too.
    const act = state && isCare(state.kind) && turn - state.since <= careTurns ? actOf(message, state.kind) : undefined;
    const own = act && state ? `${state.kind}/${act}` : '';
    if (state && wordingsFor(own).length > 0 && !state.said.some((id) => id.startsWith(`${own}#`))) return speak(state, [own], lang);
    return isFaith ? speak(state, ['any/faith'], lang) : { state };
  }
  const { kind } = found;
  const who = whoIn(message, kind);
  const said = state?.said ?? [];
  const open = openingKey(found, message);
  if (isCare(kind) && state) {
    // A remedy asked for beside an older danger is answered, but the older one is what is remembered.
    const keys = [open, `${kind}/again`].filter((key) => !said.some((id) => id.startsWith(`${key}#`)));
    if (!keys.length) return { state };
    return speak(isCare(state.kind) ? { ...state, kind, who } : state, keys, lang);
  }
  const level: Level = isCare(kind) ? 'over' : !state && isAskedAbout(found, open) ? 'asked' : 'certain';
  const weight = Math.max(weightOf(found.score, level), state?.weight ?? 0);
  const fresh: DangerState = { kind, level, who, said, since: turn, weight };
  const opened = said.some((id) => id.startsWith(`${open}#`));
  return speak(fresh, opened ? keysOf(kind, families[kind] === 'mind' ? 'nobody' : 'worse') : [open], lang);
}
