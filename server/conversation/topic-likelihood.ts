import weights from './topic-weights.json' with { type: 'json' };

/** The features for and against a topic. Each is from 0 to 1, except the margins, which are from -1 to 1. */
export interface Features {
  /** Likeness to the topic's examples, and to the nearest example. */
  base: number;
  closeness: number;
  /** Whether one of the topic's terms occurs in the line, and how many more words than one that term has. */
  term: number;
  longTerm: number;
  /** The share of the topic's root according to all examples, and its margin over the best other root. */
  share: number;
  shareMargin: number;
  /** The share of the line's keywords that occur in the topic's examples, and in its answers. */
  own: number;
  told: number;
  /** The margin in likeness over the best topic of another root. */
  margin: number;
  /** 1 where the line has no keyword, 1/2 where it has one, and so on. */
  fewWords: number;
  isBranch: number;
  /** The topic is the current one. `staysTold` is the same feature with a separate weight. */
  stays: number;
  staysTold: number;
  staysMargin: number;
  staysFew: number;
  staysPoints: number;
  staysAsks: number;
  leavesAsks: number;
  /** The topic would replace the current one. `leavesTold` is the share of keywords that the current topic holds. */
  leaves: number;
  leavesTold: number;
  leavesTerm: number;
  leavesMargin: number;
  leavesFew: number;
}

/**
 * The probability that a topic is meant, 0 to 1. It is a logistic regression. `npm run calibrate` fits its weights to the written
 * conversations, so that 0.5 means: right in half of the cases.
 */
export function likelihoodOf(features: Features): number {
  let sum = weights.bias;
  for (const name of Object.keys(features) as (keyof Features)[]) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
