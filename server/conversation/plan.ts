/** The plan of a character who leads the talk (Mini, Rishi, Arya): slots to fill, and what is made of them. Pure. */

import type { InLangs, Lang } from '../personas/persona.ts';
import type { Effect } from './conversation.ts';

/** A line of the visitor's, as the core has understood it. */
export interface PlanLine {
  message: string;
  lang: Lang;
  /** What the plan asked in its last words, by slot; undefined when something else was said last. */
  asked: string | undefined;
  yesNo: 'yes' | 'no' | undefined;
  /** A yes or no to what a text of the character asked, which has an answer to it. */
  isAnswered?: boolean;
  /** An act about the talk (`server/language/acts.ts`), where it is one. */
  act: string | undefined;
  /** It asks something: a question mark, or words of asking in any of the languages. */
  isQuestion: boolean;
  /**
   * The topic it is about, where one is near enough: the certainty from 0 to 1, how like its own examples the line alone is, and whether it
   * was told before.
   */
  topic: { id: string; score: number; likeness: number; isTold?: boolean } | undefined;
  /** The follow-up question that it is, where it is one ("how long?"). */
  facet: string | undefined;
  /** The character's line for an occasion of `lines.md`, not used yet where there is one; placeholders are filled in. */
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
}

export interface PlanTurn<State> {
  state: State;
  /** The whole answer. Without it, what the character knows answers, and `next` is asked after it. */
  reply?: InLangs;
  /** Goes before whatever answers: the visitor's words taken up ("Four days with your parents, then."). */
  echo?: InLangs;
  /** A passage that the character knows goes before `reply`, where it was not told yet: a facet of a topic. */
  tells?: { topic: string; facet: string };
  /** The slot that the last sentence of `reply` asks for. */
  asks?: string;
  effects?: readonly Effect[] | undefined;
  /** The topic that `reply` is about. */
  about?: string;
  /** The follow-up question that `reply` answers. */
  facet?: string;
  /** The line only told something: nothing that the character knows is said to it. */
  answersItself?: boolean;
  /** Slots that this line filled or changed, as understood. */
  learned: Record<string, string>;
}

/** `State` is plain JSON: it is kept in the database between turns. */
export interface Plan<State> {
  start: State;
  /** Takes in a line. Called for every line that is no danger and no act about the talk itself (repeat, in Hindi, who are you). */
  hear(state: State, line: PlanLine): PlanTurn<State>;
  /** The next question, where one is open; undefined when the plan has nothing to ask now. */
  next(state: State, line: PlanLine): { state: State; ask: InLangs; slot: string } | undefined;
  /** Takes in a line that something else answers, such as help in danger. */
  keep?(state: State, line: PlanLine): { state: State; effects: readonly Effect[] };
  /** "What did I tell you?": what is known, undefined where that is nothing. */
  recall?(state: State, line: PlanLine): InLangs | undefined;
}
