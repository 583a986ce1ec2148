/** What the plan remembers of a case, what it has still to ask, and how clues are put in. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { askFor } from './asks.ts';
import type { Before, Clues, Exception, Since, Time } from './clues.ts';
import { mergeTimes, saysWhen } from './read-time.ts';
import { type Told, weigh } from './weigh.ts';
import { type Case, cases } from './words.ts';

/** What is asked, in this order. */
export const slots = ['what', 'when', 'before', 'who', 'exception', 'since'] as const;

const clueSlots = ['when', 'before', 'who', 'exception', 'since'] as const;

export type Slot = (typeof slots)[number];

export interface MiniState {
  /** The topic that the case is about; "other" where she has none for it. */
  what?: string;
  when?: Time;
  who?: string[];
  before?: Before[];
  after?: string;
  since?: Since;
  exception?: Exception;
  /** What has fallen away meanwhile. */
  lost?: string[];
  /** A clue that the visitor named as the one that matters ("only when ..."), in their words turned to them: the first suspect. */
  key?: string;
  /** What else was told, in the visitor's words turned to them. */
  told?: string[];
  /** Every sentence told of the case, turned to the visitor, with its weight as a suspect. */
  page?: Told[];
  /** Suspects ruled out. */
  cleared: string[];
  /** Feelings that had their warm word. */
  felt: string[];
  /** How often each slot was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What they do not know or would rather not say. */
  declined: Slot[];
  /** Lines heard, and the line after which she last asked for a case. */
  heard: number;
  /** The line that opened the case. */
  openedAt?: number;
  askedWhatAt?: number;
  /** How often she asked for more, before she guesses from little. */
  askedMore?: number;
  /** `found`: the finding was said. `agreed`: it rang true. */
  stage?: 'found' | 'agreed';
  /** The experiment was said by itself, when it was asked for. */
  stepTold?: boolean;
}

export const start: MiniState = { cleared: [], felt: [], asked: {}, declined: [], heard: 0 };

/** So many clues besides the thing itself make a finding. */
const cluesEnough = 4;

/** So many lines after the first are heard before she guesses unasked; fewer where the suspect is beyond doubt. */
const linesLeast = 4;
const linesOfStrong = 3;

/** So many do when there is nothing left to ask, or when the visitor asks for it. */
export const cluesLeast = 2;

/** How often she asks for a case; what is not known of it the first time is seldom known the second. */
const asksForCaseMax = 3;

export const markAsked = (state: MiniState, slot: Slot): MiniState => ({
  ...state,
  asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 },
  ...(slot === 'what' && { askedWhatAt: state.heard }),
});

export const caseOf = (state: MiniState): Case | undefined => (state.what === undefined ? undefined : cases[state.what]);

/** Whether there are words for it. */
export const isSaid = ({ things: named, said, matter }: Before): boolean => named.length > 0 || said !== undefined || matter !== undefined;

export type Changed = 'when' | 'who' | 'before' | 'after' | 'since' | 'exception' | 'lost' | 'cleared';

/** Puts clues where they belong. What is there stays, unless the visitor corrects it. */
export function takeIn(before: MiniState, clues: Clues, replaces: boolean): { state: MiniState; changed: Changed[] } {
  const state = { ...before };
  const changed: Changed[] = [];
  const put = (slot: Changed, isNew: boolean, change: () => void) => {
    if (!isNew) return;
    change();
    changed.push(slot);
  };
  const { when, who, since, after, exception, lost, cleared } = clues;
  if (when) {
    const isOtherDate = state.when?.date !== undefined && when.date !== undefined && state.when.date !== when.date && !replaces;
    const merged = isOtherDate ? state.when : mergeTimes(state.when, when, replaces);
    put('when', JSON.stringify(merged) !== JSON.stringify(state.when), () => {
      state.when = merged as Time;
    });
  }
  if (who) {
    const known = state.who ?? [];
    const fresh = who.filter((key) => !known.includes(key));
    const isImplied = caseOf(state)?.who !== undefined && known.length === 1 && known[0] === caseOf(state)?.who;
    put('who', fresh.length > 0, () => {
      state.who = replaces || isImplied ? who : [...known, ...fresh].slice(0, 3);
    });
  }
  if (clues.before) {
    const known = replaces ? [] : (state.before ?? []);
    const next = {
      ...clues.before,
      things: clues.before.things.filter((key) => !known.some(({ things: others }) => others.includes(key))),
    };
    put('before', next.things.length > 0, () => {
      state.before = [...known.filter(isSaid), next].slice(-3);
    });
  }
  // What began then says more than the month.
  const isNewSince =
    since !== undefined && (state.since === undefined || replaces || (since.event !== undefined && state.since.event === undefined));
  put('since', isNewSince, () => Object.assign(state, { since }));
  put('after', after !== undefined && state.after !== after, () => Object.assign(state, { after }));
  put('exception', exception !== undefined, () => Object.assign(state, { exception }));
  if (lost) {
    const fresh = lost.filter((key) => !state.lost?.includes(key));
    put('lost', fresh.length > 0, () => {
      state.lost = [...(state.lost ?? []), ...fresh].slice(0, 3);
    });
  }
  if (cleared) {
    put(
      'cleared',
      cleared.some((key) => !state.cleared.includes(key)),
      () => {
        state.cleared = [...new Set([...state.cleared, ...cleared])].slice(-6);
        const left = (state.before ?? [])
          .map((one) => ({ ...one, things: one.things.filter((key) => !cleared.includes(key)) }))
          .filter(isSaid);
        if (left.length > 0) state.before = left;
        else delete state.before;
      },
    );
  }
  return { state, changed };
}

export const isKnown = (state: MiniState, slot: Slot): boolean =>
  slot === 'what'
    ? state.what !== undefined
    : slot === 'when'
      ? saysWhen(state.when, caseOf(state)?.family === 'sleep')
      : slot === 'before'
        ? state.before !== undefined || state.key !== undefined
        : state[slot] !== undefined;

/** How she asks for it. */
export const askOf = (state: MiniState, slot: Slot, line: PlanLine): InLangs =>
  (slot === 'what' ? undefined : (askFor(slot, state.what) ?? askFor(slot, undefined))) ?? line.say('plan-ask-what');

/** The next to ask, in the order of the slots; undefined when nothing is left. */
export function openSlot(state: MiniState): Slot | undefined {
  if (state.what === undefined) return (state.asked.what ?? 0) < asksForCaseMax ? 'what' : undefined;
  return clueSlots.find(
    (slot) => !isKnown(state, slot) && !state.declined.includes(slot) && !state.asked[slot] && askFor(slot, state.what) !== undefined,
  );
}

/** How many clues there are besides the thing itself. */
export function countClues(state: MiniState): number {
  return (
    clueSlots.filter((slot) => isKnown(state, slot)).length + (state.lost ? 1 : 0) + (state.after ? 1 : 0) + (state.told?.length ? 1 : 0)
  );
}

/** Before these another suspect steps back: an empty stomach, a short night. */
export const strong: ReadonlySet<string> = new Set(['hungry', 'diet', 'late-night', 'alcohol']);

const isStrong = (state: MiniState): boolean => state.before?.some(({ things }) => things.some((thing) => strong.has(thing))) === true;

/** The visitor has named the clue that matters. */
const isPointed = (state: MiniState): boolean => state.key !== undefined || isStrong(state);

/** So many lines were heard, or few lines told everything she asks for. */
const isHeard = (state: MiniState): boolean =>
  state.heard - (state.openedAt ?? 0) >= (isStrong(state) ? linesOfStrong : linesLeast) ||
  (clueSlots.filter((slot) => isKnown(state, slot)).length >= cluesEnough && openSlot(state) === undefined);

/** Something was told that can be suspected: what comes before, or what the visitor pointed at. */
const hasSuspect = (state: MiniState): boolean => state.key !== undefined || state.before !== undefined || state.lost !== undefined;

/** So often more is asked for, where nothing can be suspected yet. */
const askedMoreMax = 3;

/** Whether more is asked for, though every question was asked. */
export const wantsMore = (state: MiniState): boolean =>
  (!hasSuspect(state) || !isHeard(state)) &&
  caseOf(state)?.family !== 'good' &&
  countClues(state) > 0 &&
  (state.askedMore ?? 0) < askedMoreMax;

export const isDue = (state: MiniState): boolean =>
  state.stage === undefined &&
  state.what !== undefined &&
  state.what !== 'grief' &&
  !wantsMore(state) &&
  ((countClues(state) >= (isPointed(state) ? cluesLeast : cluesEnough) && isHeard(state)) ||
    (openSlot(state) === undefined && countClues(state) >= cluesLeast));

/** So much is kept in the visitor's own words. */
const toldMax = 2;

export const keepTold = (state: MiniState, said: string): MiniState => ({ ...state, told: [...(state.told ?? []), said].slice(-toldMax) });

/** So many sentences of a case are kept. */
const pageMax = 8;

/** The page of the case with one more sentence. @param message the line as it was written */
export const noted = (state: MiniState, message: string, said: string | undefined): MiniState =>
  said === undefined || state.what === undefined
    ? state
    : { ...state, page: [...(state.page ?? []), { said, weight: weigh(message) }].slice(-pageMax) };

export const decline = (state: MiniState, slot: Slot): MiniState => ({ ...state, declined: [...new Set([...state.declined, slot])] });
