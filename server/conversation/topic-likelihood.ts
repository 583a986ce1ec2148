import weights from './topic-weights.json' with { type: 'json' };

/** What speaks for a topic and against it; each 0 to 1 but for the margins, which are -1 to 1. */
export interface Features {
  /** Likeness to the topic's examples, and to the nearest of them. */
  base: number;
  closeness: number;
  /** One of the topic's terms stands in the line; how many words it has beyond the first. */
  term: number;
  longTerm: number;
  /** How likely its root is by all examples, and by how much likelier than the best other root. */
  share: number;
  shareMargin: number;
  /** The share of the line's telling words that stand in the topic's examples, and in its answers. */
  own: number;
  told: number;
  /** How much more alike than the best topic of another root. */
  margin: number;
  /** 1 where the line has no telling word, 1/2 where it has one, and so on. */
  fewWords: number;
  isBranch: number;
  /** The topic is the one that is talked of; the same features, weighed anew for it. */
  stays: number;
  staysTold: number;
  staysMargin: number;
  staysFew: number;
  staysPoints: number;
  staysAsks: number;
  leavesAsks: number;
  /** The topic would leave the one that is talked of; `leavesTold`: the share of telling words that the current topic holds. */
  leaves: number;
  leavesTold: number;
  leavesTerm: number;
  leavesMargin: number;
  leavesFew: number;
}

/**
 * How likely a topic is meant, 0 to 1. A logistic regression; its weights are fitted to the written conversations by
 * `npm run calibrate`, so that 0.5 means: right in half of the cases.
 */
export function likelihoodOf(features: Features): number {
  let sum = weights.bias;
  for (const name of Object.keys(features) as (keyof Features)[]) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
