/**
 * A line's place among several classes, learned from examples when the first line is weighed: softmax over hashed features, a few passes.
 * Beside the classifier that only compares, because danger must be told from look-alikes that use the same words.
 */

export interface Learner {
  /** The likelihood of each class, in the order of the labels given. */
  weigh(features: Features): Float32Array;
}

export interface Features {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

export interface Lesson {
  readonly features: Features;
  readonly label: number;
}

const bits = 15;
export const places = 1 << bits;

/** A number for a feature's name; rare collisions do no harm. */
export function placeOf(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  return h & (places - 1);
}

/** Learns by going through the lessons `passes` times in a fixed order that only looks shuffled: the same build every time. */
export function learn(lessons: readonly Lesson[], labels: number, { passes = 6, rate = 1.5 } = {}): Learner {
  const weights = new Float32Array(places * labels);
  const bias = new Float32Array(labels);
  const likely = new Float32Array(labels);
  const weighInto = ({ ids, weights: how }: Features, out: Float32Array): void => {
    out.set(bias);
    for (let i = 0; i < ids.length; i += 1) {
      const at = (ids[i] as number) * labels;
      const much = how[i] as number;
      for (let c = 0; c < labels; c += 1) out[c] = (out[c] as number) + much * (weights[at + c] as number);
    }
    let most = -Infinity;
    for (let c = 0; c < labels; c += 1) if ((out[c] as number) > most) most = out[c] as number;
    let sum = 0;
    for (let c = 0; c < labels; c += 1) {
      const raised = Math.exp((out[c] as number) - most);
      out[c] = raised;
      sum += raised;
    }
    for (let c = 0; c < labels; c += 1) out[c] = (out[c] as number) / sum;
  };
  const stride = 7919;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let n = 0; n < lessons.length; n += 1) {
      const { features, label } = lessons[(n * stride + pass * 31) % lessons.length] as Lesson;
      weighInto(features, likely);
      for (let c = 0; c < labels; c += 1) {
        const wrong = (c === label ? 1 : 0) - (likely[c] as number);
        likely[c] = Math.abs(wrong) < 0.003 ? 0 : wrong * rate;
        bias[c] = (bias[c] as number) + 0.1 * (likely[c] as number);
      }
      const { ids, weights: how } = features;
      for (let i = 0; i < ids.length; i += 1) {
        const at = (ids[i] as number) * labels;
        const much = how[i] as number;
        for (let c = 0; c < labels; c += 1) weights[at + c] = (weights[at + c] as number) + much * (likely[c] as number);
      }
    }
  }
  return {
    weigh(features) {
      const out = new Float32Array(labels);
      weighInto(features, out);
      return out;
    },
  };
}
