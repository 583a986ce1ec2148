/** The kind of plain talk that a line is: joy, a complaint, a told fact, a question about the character. Examples: `kinds.md`. */

import { join } from 'node:path';
import { type Example, readExamples } from '../language/examples.ts';
import { memoise } from '../language/memoise.ts';
import { createSoftmaxClassifier, type Shares, type SoftmaxClassifier } from '../language/softmax-classifier.ts';

/** What a visitor tells. */
export const toldKinds = ['joy', 'sorrow', 'gripe', 'self', 'people', 'past', 'plan', 'view'] as const;
/** What a visitor asks for. A wish is not always a question. */
export const askedKinds = ['advice', 'you', 'fact', 'wish'] as const;
export const kinds = [...toldKinds, ...askedKinds, 'banter', 'nonsense'] as const;
export type Kind = (typeof kinds)[number];

export interface KindFound {
  kind: Kind;
  /** The probability of the kind among the possible ones, 0 to 1. */
  share: number;
}

/** The example lines of all kinds. */
export const kindExamples = (): Example<Kind>[] => readExamples(join(import.meta.dirname, 'kinds.md')) as Example<Kind>[];

/** The example lines of all finer kinds: what a line does, whatever it is about. "advice/words" asks for words to say. */
export const finerExamples = (): Example[] => readExamples(join(import.meta.dirname, 'finer-kinds.md'));

let classifier: SoftmaxClassifier<Kind> | undefined;
let finerClassifier: SoftmaxClassifier | undefined;

const sharesOf = memoise((message: string): Shares<Kind> => {
  classifier ??= createSoftmaxClassifier(kindExamples, {
    name: 'kinds',
    sources: ['conversation/kinds.md'],
  });
  return classifier.sharesOf(message);
});

const onlyAsked: ReadonlySet<Kind> = new Set(['advice', 'you', 'fact']);

/** The likeliest kind of a line. @param isQuestion a question tells nothing, and a statement asks for no fact */
export function kindIn(message: string, isQuestion: boolean): KindFound {
  const shares = sharesOf(message);
  const possible = (isQuestion ? askedKinds : kinds.filter((kind) => !onlyAsked.has(kind))).map((kind) => ({
    kind,
    share: shares.of(kind) ?? 0,
  }));
  const all = possible.reduce((sum, { share }) => sum + share, 0);
  const best = possible.reduce((a, b) => (b.share > a.share ? b : a));
  return { kind: best.kind, share: best.share / all };
}

/** From this share a finer kind is sure enough for words of its own. What is told is easier to misread. */
const finerShare = { asked: 0.15, told: 0.2 };
/** The same where a wrong answer would hurt or sound absurd. */
const surerFiner: Readonly<Record<string, number>> = {
  'past/loss': 0.45,
  'past/regret': 0.3,
  'people/far': 0.3,
  'people/unwell': 0.3,
  'joy/news': 0.35,
  'joy/relief': 0.3,
  'wish/perform': 0.3,
  'told/thanks': 0.25,
};
/** A question is of these kinds. A statement may be of any: many questions have no mark of one. */
const asks = /^(?:advice|fact|you|wish)\//;
/** A question is looked for among this many of the likeliest kinds. */
const finerTried = 8;

const finerSharesOf = memoise((message: string): Shares => {
  finerClassifier ??= createSoftmaxClassifier(finerExamples, { name: 'finer-kinds', sources: ['conversation/finer-kinds.md'] });
  return finerClassifier.sharesOf(message);
});

/** What a line does, whatever it is about: "people/refuses", "advice/words" (`finer-kinds.md`). Undefined where it is not sure. */
export function finerKindIn(message: string, isQuestion: boolean): string | undefined {
  const shares = finerSharesOf(message);
  const best = shares.likeliest(finerTried).find((kind) => !isQuestion || asks.test(kind));
  if (best === undefined) return undefined;
  const least = surerFiner[best] ?? (asks.test(best) ? finerShare.asked : finerShare.told);
  return (shares.of(best) ?? 0) >= least ? best : undefined;
}
