import { featuresOf } from './features.ts';
import { harmlessGone, sure } from './patterns.ts';
import { examplesOf } from './read.ts';
import { type Learner, learn } from './scale.ts';
import { asItSounds } from './sound.ts';

/** The kinds of danger, as the headings of `lines.md` name them. */
export type Kind =
  | 'self-harm'
  | 'self-harm-of-another'
  | 'overdose'
  | 'violence-at-home'
  | 'sexual-violence'
  | 'child-abuse'
  | 'blackmail'
  | 'forced'
  | 'pep'
  | 'violence-intended'
  | 'heart'
  | 'stroke'
  | 'breath'
  | 'collapse'
  | 'bleeding'
  | 'burn'
  | 'bite'
  | 'shock'
  | 'infant'
  | 'pregnancy'
  | 'infant-care'
  | 'pregnancy-care'
  | 'medicines';

export interface Found {
  readonly kind: Kind;
  /** The group within the kind: `oblique` for self-harm that is not named. */
  readonly group: string;
  /** How likely it is, 0 to 1. */
  readonly score: number;
}

/** Above this a line is danger. Rather one look-alike asked after than one cry left alone: see the rates in the test. */
const threshold = 0.45;

interface Scale {
  readonly labels: readonly string[];
  readonly learner: Learner;
}

let scale: Scale | undefined;

function learned(): Scale {
  const examples = examplesOf('./lines.md');
  const labels = [...new Set(examples.map(({ label }) => label))];
  const lessons = examples.map(({ label, text }) => ({ features: featuresOf(text), label: labels.indexOf(label), worth: 1 }));
  return { labels, learner: learn(lessons, labels.length) };
}

/** What the examples say of a line: the likeliest kind of danger, and how likely any danger is. */
export function likely(message: string): Found {
  scale ??= learned();
  const weights = scale.learner.weigh(featuresOf(message));
  const kinds = new Map<string, number>();
  const groups = new Map<string, [string, number]>();
  let harmless = 0;
  scale.labels.forEach((label, i) => {
    const [kind = '', group = ''] = label.split(' ');
    const weight = weights[i] as number;
    if (kind === 'none') harmless += weight;
    else {
      kinds.set(kind, (kinds.get(kind) ?? 0) + weight);
      if (weight > (groups.get(kind)?.[1] ?? -1)) groups.set(kind, [group, weight]);
    }
  });
  const [kind] = [...kinds].sort((a, b) => b[1] - a[1])[0] as [Kind, number];
  return { kind, group: groups.get(kind)?.[0] ?? '', score: 1 - harmless };
}

/** The danger a line speaks of; undefined for a line that does not. Precise patterns go before what is only likely. */
export function dangerIn(message: string): Found | undefined {
  const certain = sure(message);
  const found = likely(message);
  if (certain) return { group: found.kind === certain.kind ? found.group : '', ...certain, score: 1 };
  const sound = asItSounds(message);
  const left = harmlessGone(sound);
  if (left === sound) return found.score >= threshold ? found : undefined;
  // Something was denied or only a figure of speech: the rest must be danger by itself.
  const rest = left ? likely(left) : undefined;
  return rest && left.split(' ').length > 3 && rest.score >= 0.75 ? rest : undefined;
}
