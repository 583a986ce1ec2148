import { type Classifier, createClassifier, type Example } from '../../language/classifier.ts';
import type { Family } from './kinds.ts';
import { examplesOf } from './read.ts';
import { asItSounds } from './sound.ts';

/** What a visitor does in the turns after the first help: refuses, thanks, is alone, has the means at hand, has told somebody. */

let classifier: Classifier | undefined;

/** Acts that make no sense in a family: "I took it" of a tablet somebody takes for the heart. */
const foreign: Record<Family, readonly string[]> = {
  mind: ['near-yes', 'near-no', 'give', 'awake-yes', 'breathing-yes', 'wait', 'far'],
  care: [],
  other: ['intent-yes', 'intent-no', 'give', 'blame'],
  body: ['intent-yes', 'intent-no', 'means', 'blame', 'parents', 'police', 'shelter', 'safe-yes', 'safe-no', 'listened', 'nobody'],
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

const yes = /^(yes|yeah|yep|yup|ya|ha|han|haan|hmm|ji|ji ha|ji han|ok|sure|bilkul|hai)\b|^(i am|i have|he is|she is|they are)$/;
const no = /^(no|nope|nah|nahi|na|not|not yet|abhi nahi|ji nahi|koi nahi|nobody|no one|none)\b|^(i am|he is|she is|i have) not$/;
const unsure =
  /^(maybe|may be|perhaps|i do not know|do not know|not sure|sometimes|shayad|pata nahi|malum nahi|kabhi kabhi|idk|kind of|a litle|thoda)\b/;

/** Ordinary lines of the other topics: said in the midst of danger, they change the subject. */
const otherTopics = (): Example[] =>
  examplesOf('./lines.md')
    .filter(({ label }) => /^none (shop|service|pay|idle|facts|story|baby|bodywords)$/.test(label))
    .map(({ text }) => ({ label: 'change', text }));

/** The act of a message, read with the question that was asked last. `other` when nothing is near enough. */
export function actOf(message: string, family: Family, asked?: string): string {
  classifier ??= createClassifier([...examplesOf('./acts.md'), ...otherTopics()], { normalise: asItSounds, words: 0.5 });
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
