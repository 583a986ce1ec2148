import { type Classifier, createClassifier } from '../../language/classifier.ts';
import { examplesOf } from './read.ts';
import { asItSounds } from './sound.ts';

/** What a visitor does in the turns after the first help: refuses, thanks, is alone, has the means at hand, has told somebody. */

/** Which words fit: kinds of danger that ask for the same next steps. */
export type Family = 'mind' | 'other' | 'body' | 'harm' | 'net' | 'pep';

let classifier: Classifier | undefined;

/** Acts that make no sense in a family: "I took it" of a tablet somebody takes for the heart. */
const foreign: Record<Family, readonly string[]> = {
  mind: ['near-yes', 'near-no', 'give', 'awake-yes', 'breathing-yes'],
  other: ['intent-yes', 'intent-no', 'give', 'blame'],
  body: ['intent-yes', 'intent-no', 'means', 'blame', 'parents', 'police', 'shelter', 'safe-yes', 'safe-no', 'listened'],
  harm: ['intent-yes', 'intent-no', 'awake-yes', 'breathing-yes', 'give', 'far', 'took'],
  net: ['intent-yes', 'intent-no', 'awake-yes', 'awake-no', 'breathing-yes', 'breathing-no', 'give', 'far', 'took', 'shelter'],
  pep: ['intent-yes', 'intent-no', 'awake-yes', 'awake-no', 'breathing-yes', 'breathing-no', 'took', 'means', 'shelter', 'safe-no'],
};

/** What yes and no mean after a question. */
const answers: Record<string, readonly [yes: string, no: string]> = {
  alone: ['alone-yes', 'alone-no'],
  'alone-not': ['alone-no', 'alone-yes'],
  intent: ['intent-yes', 'intent-no'],
  safe: ['safe-yes', 'safe-no'],
  danger: ['safe-no', 'safe-yes'],
  awake: ['awake-yes', 'awake-no'],
  breathing: ['breathing-yes', 'breathing-no'],
  near: ['near-yes', 'near-no'],
  told: ['told', 'told-no'],
  paid: ['number', 'other'],
};

const yes = /^(yes|yeah|yep|yup|ya|ha|han|haan|hmm|ji|ji ha|ji han|ok|sure|bilkul|hai|i am|i have|he is|she is)\b/;
const no = /^(no|nope|nah|nahi|na|not|not yet|abhi nahi|ji nahi|koi nahi|nobody|no one|none|i am not|he is not|she is not|i have not)\b/;
const unsure =
  /^(maybe|may be|perhaps|i do not know|do not know|not sure|sometimes|shayad|pata nahi|malum nahi|kabhi kabhi|idk|kind of|a litle|thoda)\b/;

/** The act of a message, read with the question that was asked last. `other` when nothing is near enough. */
export function actOf(message: string, family: Family, asked?: string): string {
  classifier ??= createClassifier(examplesOf('./acts.md'), { normalise: asItSounds, words: 0.5 });
  const sound = asItSounds(message);
  const short = sound.split(' ').length;
  const answer = asked === undefined ? undefined : answers[asked];
  const said = yes.test(sound) ? answer?.[0] : no.test(sound) ? answer?.[1] : undefined;
  if (asked === 'intent' && unsure.test(sound)) return 'intent-yes';
  if (said && short <= 3) return said;
  const guess = classifier.classify(message, 12).find(({ label }) => !foreign[family].includes(label));
  if (guess && guess.score >= (said ? 0.45 : 0.24)) return guess.label;
  return said ?? 'other';
}
