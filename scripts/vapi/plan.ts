import { isDeepStrictEqual } from 'node:util';
import type { Assistant } from './wanted.ts';

/** An assistant as Vapi has it: ours, and whatever Vapi adds. */
export interface RemoteAssistant extends Assistant {
  id: string;
}

/** What was last written, so that a change in the dashboard can be told from one of ours. */
export interface Applied {
  id: string;
  assistant: Assistant;
  /** Of the webhook's secret, which Vapi does not give back. */
  secretHash?: string | undefined;
}

export interface Difference {
  /** `voice.speed`, `model.messages.0.content`. */
  field: string;
  there: unknown;
  wanted: unknown;
}

/**
 * `create`: there is none yet. `update`: ours has changed. `same`: nothing to do.
 * `drift`: somebody changed it in the dashboard, which is overwritten only on request.
 */
export type Step =
  | { kind: 'create' }
  | { kind: 'same'; id: string }
  | { kind: 'update' | 'drift'; id: string; differences: Difference[]; there: RemoteAssistant };

/** What is to be done about one assistant. @param remote all assistants of the organisation */
export function planFor(
  wanted: Assistant,
  secretHash: string | undefined,
  applied: Applied | undefined,
  remote: readonly RemoteAssistant[],
): Step {
  // Known by its id; one made by hand or before the notes were lost, by its name.
  const there = remote.find(({ id }) => id === applied?.id) ?? remote.find(({ name }) => name === wanted.name);
  if (!there) return { kind: 'create' };
  const { id } = there;
  const differences = differencesBetween(there, wanted);
  const secretChanged = wanted.server !== undefined && applied?.secretHash !== secretHash;
  if (differences.length === 0 && !secretChanged) return { kind: 'same', id };
  const known = applied?.id === id;
  const touched = known ? differencesBetween(there, applied.assistant).length > 0 : differences.length > 0;
  return { kind: touched ? 'drift' : 'update', id, differences, there };
}

/** Where `there` is not as wanted. What it has besides is Vapi's own business. */
export function differencesBetween(there: unknown, wanted: unknown, field = ''): Difference[] {
  if (typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(there, wanted) ? [] : [{ field, there, wanted }];
  if (Array.isArray(wanted) && (!Array.isArray(there) || there.length !== wanted.length)) return [{ field, there, wanted }];
  return Object.entries(wanted).flatMap(([key, value]) =>
    differencesBetween((there as Record<string, unknown> | undefined)?.[key], value, field === '' ? key : `${field}.${key}`),
  );
}

/**
 * The fields of `wanted`, with what somebody has added inside them: an update replaces a field whole, and a tool of theirs is not ours to
 * drop. A model or a voice of another provider has other fields: nothing of it stays.
 */
export function mergedInto(there: unknown, wanted: unknown): unknown {
  if (!isPlain(wanted) || !isPlain(there) || there.provider !== wanted.provider) return wanted;
  return { ...there, ...Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, mergedInto(there[key], value)])) };
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
