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

let classifier: SoftmaxClassifier<Kind> | undefined;

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
