import { families, type Kind } from './families.ts';
import { followUpFiles, type Wording, wordingsOf } from './read.ts';

let wordings: Map<string, Wording[]> | undefined;

/** The wordings of a key, "kind/act", "family/act" or "any/act", in the order in which they are said. */
export function wordingsFor(key: string): readonly Wording[] {
  wordings ??= wordingsOf(['./help.md', './follow-up.md', ...followUpFiles()]);
  return wordings.get(key) ?? [];
}

/** The keys under which an act is answered, the closest first. */
const ownKeys = (kind: Kind, act: string): string[] => [`${kind}/${act}`, `${families[kind]}/${act}`, `any/${act}`];

/** The keys to answer an act with, and those for what was not understood, which are used when all of its own were said. */
export const keysOf = (kind: Kind, act: string): string[] => [...ownKeys(kind, act), ...ownKeys(kind, 'other')];

/** Whether something is written for an act in a kind of danger. */
export const isAnswered = (kind: Kind, act: string): boolean => ownKeys(kind, act).some((key) => wordingsFor(key).length > 0);
