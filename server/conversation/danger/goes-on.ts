import type { Example } from '../../language/examples.ts';
import { memoise, saidOften } from '../../language/memoise.ts';
import { createDangerClassifier, type DangerClassifier } from './danger-classifier.ts';
import { dangerExamples, familyOf } from './danger-examples.ts';
import { examplesOf, followUpExamples } from './texts.ts';

/** Whether a line goes on with a danger: what somebody in danger answers, asks and tells is learned against what visitors say otherwise. */

/** What is said in danger and elsewhere alike teaches nothing. */
const ofEither = /^(change|joke|misheard|thanks|bye|other|ai|sorry)$/;

function examples(): Example[] {
  const answers = [...examplesOf('./acts.md'), ...followUpExamples()].filter(({ label }) => !ofEither.test(label));
  const on = [...answers, ...dangerExamples().filter(({ label }) => familyOf(label) !== 'none')];
  const off = dangerExamples().filter(({ label }) => familyOf(label) === 'none');
  return [...on.map(({ text }) => ({ label: 'on', text })), ...off.map(({ text }) => ({ label: 'off', text }))];
}

let classifier: DangerClassifier | undefined;

/** How likely a line goes on with a danger, by its words and by its meaning. */
const goesOn = memoise((message: string): { words: number; meaning: number } => {
  classifier ??= createDangerClassifier('danger-goes-on', examples, true);
  const { words, meaning } = classifier.sidesOf(message);
  const on = classifier.labels.indexOf('on');
  return { words: words[on] as number, meaning: meaning[on] as number };
}, saidOften);

/** Acts that an ordinary line is taken for as well. */
export const isFree = (act: string): boolean => /^(?:other|change|misheard|joke|distract)$/.test(act);

/** Fitted on 840 lines after real and false alarms, where a line of either counted as much. */
const weights = { bias: 2.42, words: 0.26, meaning: 0.11, subject: -0.56, question: -0.44, free: -2.79 };

const shareMin = 0.001;
const logitOf = (share: number): number => {
  const one = Math.min(1 - shareMin, Math.max(shareMin, share));
  return Math.log(one / (1 - one));
};

export interface LineAfter {
  message: string;
  /** What the visitor would do with it in danger. */
  act: string;
  /** It names a subject that the character knows. */
  isSubject: boolean;
  isQuestion: boolean;
}

/** What a line after an alarm says for the danger, as the logarithm of the odds; an ordinary line is below zero. */
export function evidenceOf({ message, act, isSubject, isQuestion }: LineAfter): number {
  const { words, meaning } = goesOn(message);
  const told = weights.bias + weights.words * logitOf(words) + weights.meaning * logitOf(meaning);
  return told + (isSubject ? weights.subject : 0) + (isQuestion ? weights.question : 0) + (isFree(act) ? weights.free : 0);
}

/** Builds the classifier, which is otherwise built with the first line after an alarm. */
export const readGoesOn = (): void => void goesOn('hello');
