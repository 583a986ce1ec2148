import type { Example } from '../../language/examples.ts';
import { createNearestNeighbours, type NearestNeighbours } from '../../language/nearest-neighbours.ts';
import { actByPattern } from './act-patterns.ts';
import { broadAct } from './broad-act-patterns.ts';
import { createDangerClassifier, type DangerClassifier } from './danger-classifier.ts';
import { type Family, families, type Kind } from './families.ts';
import { actOfKind } from './kind-act-patterns.ts';
import { overridingAct } from './overriding-act-patterns.ts';
import { phoneticOf } from './phonetic.ts';
import { examplesOf, followUpExamples } from './texts.ts';
import { isAnswered, wordingsFor } from './wordings.ts';

/** What a visitor does in the turns after the first help: refuses, thanks, is alone, has the means at hand, has told somebody. */

let classifier: NearestNeighbours | undefined;

/** Acts that make no sense in a family: "I took it" of a tablet somebody takes for the heart. */
const foreign: Record<Family, readonly string[]> = {
  mind: 'near-yes near-no give awake-yes breathing-yes wait far no-answer contact distant secrecy details threatened no-money asleep endure must-go awake-no breathing-no'.split(
    ' ',
  ),
  care: [],
  other: 'intent-yes intent-no give blame debt heartbreak exam crying no-money law children endure must-go'.split(' '),
  body: 'intent-yes intent-no means blame parents police shelter safe-yes safe-no listened nobody debt heartbreak exam threatened law no-money age found-out contact endure'.split(
    ' ',
  ),
  peril:
    'intent-yes intent-no blame parents police safe-no listened nobody debt heartbreak exam threatened law age found-out contact endure crying faith'.split(
      ' ',
    ),
  anger:
    'intent-yes intent-no awake-yes awake-no breathing-yes breathing-no give far took shelter debt heartbreak exam no-answer contact distant secrecy details asleep endure must-go'.split(
      ' ',
    ),
  harm: 'intent-yes intent-no awake-yes breathing-yes give far took debt heartbreak exam no-answer contact distant details faith secrecy'.split(
    ' ',
  ),
  net: 'intent-yes intent-no awake-yes awake-no breathing-yes breathing-no give far took shelter debt heartbreak exam no-answer contact distant details faith secrecy children no-money asleep endure must-go'.split(
    ' ',
  ),
  pep: 'intent-yes intent-no awake-yes awake-no breathing-yes breathing-no took means shelter safe-no debt heartbreak exam no-answer contact distant details secrecy children no-money asleep threatened law endure must-go'.split(
    ' ',
  ),
};

// A tablet somebody takes for the heart is no tablet too many.
const isForeign = (kind: Kind, act: string): boolean =>
  foreign[families[kind]].includes(act) || (act === 'took' && families[kind] === 'body' && kind !== 'overdose');

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
  out: ['out', 'worse'],
  hurt: ['worse', 'unhurt'],
  paid: ['number', 'other'],
  edge: ['coming-down', 'height'],
  away: ['put-away', 'means'],
  real: ['real-yes', 'misheard'],
};

const yes =
  /^(yes|yeah|yep|yup|ya|ha|han|haan|hmm|ji|ji ha|ji han|sure|bilkul|hai)\b|^(ok|oky|thik hai)$|^(i am|i have|he is|she is|they are)$/;
const mere = /^(ok|oky|thik hai|hm+)$/;
/** Questions that only a plain yes answers. */
const isWeighed: ReadonlySet<string> = new Set(['safe', 'danger', 'intent', 'breathing', 'awake']);
const no =
  /^(no|nope|nah|nahi|na|not|not yet|abhi nahi|ji nahi)\b(?! (one|body|friends?|netvork|reason|point|vay|nid|need|use|money|place|hope|car|doctor|medicine|vehicle|mater)\b)|^(koi nahi|nobody|no one|none)( else| here| yet)?$|^(i am|he is|she is|i have) not$/;
const unsure =
  /^(maybe|may be|perhaps|i do not know|do not know|not sure|sometimes|shayad|pata nahi|malum nahi|kabhi kabhi|idk|kind of|a litle|thoda)\b/;

/** Ordinary lines of the other topics: said in the midst of danger, they change the subject. */
const otherTopics = (): Example[] =>
  examplesOf('./lines.md')
    .filter(({ label }, i) => /^none (shop|service|pay|idle|facts|story|baby|bodywords)$/.test(label) && i % 4 === 0)
    .map(({ text }) => ({ label: 'change', text }));

/** The act of a message, read with the question that was asked last. `other` when nothing is near enough. */
export function actOf(message: string, kind: Kind, asked?: string): string {
  const family = families[kind];
  const sound = phoneticOf(message);
  const short = sound.split(' ').length;
  const answer = asked === undefined ? undefined : answers[asked];
  // "Ok" may only mean that the question was read.
  const isYes = yes.test(sound) && !(isWeighed.has(asked ?? '') && mere.test(sound));
  const said = isYes ? answer?.[0] : no.test(sound) ? answer?.[1] : undefined;
  // Asked whether it is real, a visitor who says no is believed.
  const isChecked = asked === 'intent' || asked === 'real';
  if (asked === 'intent' && unsure.test(sound)) return 'intent-yes';
  const own = actOfKind(sound, kind);
  if (own && isAnswered(kind, own)) return own;
  const firm = overridingAct(sound, family);
  // "My brother", where "is anyone with you?" was asked, is there.
  if (firm && isAnswered(kind, firm)) return firm === 'named' && /^alone/.test(asked ?? '') ? 'alone-no' : firm;
  if (said && short <= 3) return actByPattern(sound, family) ?? said;
  const guess = nearest(message, kind);
  if (guess && guess.score >= known && guess.act !== 'change') return guess.act;
  const plain = actByPattern(sound, family);
  if (plain && isAnswered(kind, plain)) return plain;
  // To be taken for a change of subject in the midst of danger hurts more than a general answer.
  if (guess && guess.score >= (said ? 0.45 : isChecked ? enough : (needed.get(guess.act) ?? enough))) return guess.act;
  // "No fever at all, is it serious?" is no answer to "is she awake?".
  if (said && (short <= 5 || family !== 'body')) return said;
  const broad = broadAct(sound, family);
  if (broad && isAnswered(kind, broad)) return broad;
  return guess && guess.act === 'worse' && family === 'body' && guess.score >= faint ? 'worse' : 'other';
}

/** Below this nothing is near enough to be answered as an act. */
const enough = 0.35;
/** Of the body a worse sign is seldom mistaken, and its answer is never wrong. */
const faint = 0.2;
/** What must be surer: a calm that is not there lets somebody go, and a chest is pressed only where nobody breathes. */
const needed: ReadonlyMap<string, number> = new Map([
  ['change', 0.42],
  ...['breathing-yes', 'awake-yes', 'safe-yes', 'misheard', 'joke', 'settled', 'intent-no', 'better'].map((act) => [act, 0.45] as const),
  ...['breathing-no', 'awake-no', 'cpr'].map((act) => [act, 0.6] as const),
]);
/** From here a line is nearly an example's own words, which say more than single words in it. */
const known = 0.65;

/** What is written for the kind of danger itself is likelier meant than what any danger shares. */
const ownWeight = 1.4;

let trained: DangerClassifier | undefined;

const trainActs = (): DangerClassifier =>
  createDangerClassifier('danger-acts', () => [...examplesOf('./acts.md'), ...followUpExamples(), ...otherTopics()]);

/** Reads the examples, so that the first visitor in danger need not wait for it. */
export const readActs = (): void => void nearest('hello', 'self-harm');

/** The likeliest act that fits the family: half by what was learned, half by the nearest examples. */
function nearest(message: string, kind: Kind): { act: string; score: number } | undefined {
  trained ??= trainActs();
  classifier ??= createNearestNeighbours(() => [...examplesOf('./acts.md'), ...followUpExamples(), ...otherTopics()], {
    normalise: phoneticOf,
    words: 0.5,
    cachedAs: { name: 'danger-acts', sources: ['conversation/danger/**/*.{ts,md}'] },
  });
  const shares = trained.sharesOf(message);
  const near = new Map(classifier.classify(message, 40).map(({ label, score }) => [label, score]));
  let best: { act: string; score: number } | undefined;
  trained.labels.forEach((act, i) => {
    const isOwn = wordingsFor(`${kind}/${act}`).length > 0;
    const score = Math.min(1, (((shares[i] as number) + (near.get(act) ?? 0)) / 2) * (isOwn ? ownWeight : 1));
    if (score > (best?.score ?? 0) && !isForeign(kind, act) && isAnswered(kind, act)) best = { act, score };
  });
  return best;
}
