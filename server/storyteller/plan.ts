import type { Passage } from '../personas/texts.ts';
import type { BrainTurn } from '../services/brain.ts';
import type { Answers } from './answers.ts';
import type { Wish } from './wishes.ts';

/** What a character who leads the conversation does beyond asking. Pure functions of the turn: nothing is remembered elsewhere. */
export interface Plan {
  /** What it has to say now, because it has learned enough, or has nothing left to ask; undefined while it has not. */
  due(turn: BrainTurn, answers: Answers, nothingToAsk: boolean): string | undefined;
  /** What follows on what it said last, when the visitor agrees, refuses, or wants more of it; undefined where nothing does. */
  follow(turn: BrainTurn, wish: Wish, answers: Answers): string | undefined;
  /** Whether a passage may be told in passing; those that are parts of the plan are not. */
  mayTell(passage: Passage): boolean;
  /** Whether a passage's own question stands, where the character could go on with its own. */
  keepsQuestions: boolean;
}
