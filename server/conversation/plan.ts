/** The plan of a character that leads the talk (Mini, Rishi, Arya): the slots to fill and what is made of them. Pure functions. */

import type { InLangs, Lang } from '../personas/persona.ts';
import type { Effect } from './conversation.ts';

/** A line of the visitor, as the core understood it. */
export interface PlanLine {
  message: string;
  lang: Lang;
  /** The slot that the plan's last question was about; undefined when the last words were not a question of the plan. */
  asked: string | undefined;
  yesNo: 'yes' | 'no' | undefined;
  /** The line is a yes or no to a question in one of the character's texts, and that text has an answer for it. */
  isAnswered?: boolean;
  /** The act about the talk (`server/language/acts.ts`), if the line is one. */
  act: string | undefined;
  /** The act of the character's last answer, if it was one. */
  after?: string | undefined;
  /** The line tells something of the visitor's life that is no answer to a question of a plan: "they were a gift from my brother". */
  isPlain: boolean;
  /** The line is a question: it has a question mark or question words in any of the languages. */
  isQuestion: boolean;
  /**
   * The topic of the line, if one is near enough: `score` is the certainty from 0 to 1, `likeness` compares the line alone with the topic's
   * examples, and `isTold` says whether the topic was told before.
   */
  topic: { id: string; score: number; likeness: number; isTold?: boolean } | undefined;
  /** The topic that was told last. */
  current?: string | undefined;
  /** The follow-up question that the line asks, if any ("how long?"). */
  facet: string | undefined;
  /** The character's line for an occasion of `lines.md`, if possible one that was not used yet. Placeholders are filled in. */
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
}

export interface PlanTurn<State> {
  state: State;
  /** The whole answer. If it is missing, the character's knowledge answers, and the question of `next` follows. */
  reply?: InLangs;
  /** Comes before any answer and repeats the visitor's words ("Four days with your parents, then."). */
  echo?: InLangs;
  /** A passage (a facet of a topic) that comes before `reply` if it was not told yet. */
  tells?: { topic: string; facet: string };
  /** The slot that the last sentence of `reply` asks for. */
  asks?: string;
  effects?: readonly Effect[] | undefined;
  /** The topic that `reply` is about. */
  about?: string;
  /** The follow-up question that `reply` answers. */
  facet?: string;
  /** The line only told something, so no passage of the character's knowledge answers it. */
  answersItself?: boolean;
  /** The slots that this line filled or changed, as understood. */
  learned: Record<string, string>;
}

/** `State` is plain JSON, because the database stores it between turns. */
export interface Plan<State> {
  start: State;
  /** Handles a line. It is called for every line except dangers and acts about the talk itself (repeat, in Hindi, who are you). */
  hear(state: State, line: PlanLine): PlanTurn<State>;
  /** Answers a line before anything else does; undefined for most lines. */
  first?(state: State, line: PlanLine): PlanTurn<State> | undefined;
  /** The next question, if one is open; undefined when the plan has nothing to ask now. */
  next(state: State, line: PlanLine): { state: State; ask: InLangs; slot: string } | undefined;
  /**
   * The plan's answer where the rest of the core has only words that fit anything; undefined where the plan has none either.
   * @param act the act of those words; undefined for a statement that is neither an answer nor of a subject
   */
  instead?(state: State, line: PlanLine, act: string | undefined): PlanTurn<State> | undefined;
  /** Handles a line that another part answers, such as help in danger. */
  keep?(state: State, line: PlanLine): { state: State; effects: readonly Effect[] };
  /** Whether a line asks about the plan itself: "so what have you written down?", "why do you ask?". */
  asksBack?(message: string): boolean;
  /** "What did I tell you?": the known facts; undefined when there are none. */
  recall?(state: State, line: PlanLine): InLangs | undefined;
}
