import { isDeepStrictEqual } from 'node:util';
import type { Assistant } from './wanted.ts';

/** An assistant as Vapi stores it: our fields, and fields that Vapi adds. */
export interface RemoteAssistant extends Assistant {
  id: string;
}

/** What was last written, to distinguish a change in the dashboard from one of ours. */
export interface Applied {
  id: string;
  assistant: Assistant;
  /** The hash of the webhook's secret, which Vapi does not return. */
  secretHash?: string | undefined;
}

export interface Difference {
  /** `voice.speed`, `model.messages.0.content`. */
  field: string;
  there: unknown;
  wanted: unknown;
}

/**
 * `create`: it does not exist yet. `update`: our texts have changed. `same`: nothing to do.
 * `drift`: it was changed in the dashboard, and is overwritten only on request.
 */
export type Step =
  | { kind: 'create' }
  | { kind: 'same'; id: string }
  | { kind: 'update' | 'drift'; id: string; differences: Difference[]; there: RemoteAssistant };

/** What to do about one assistant. @param remote all assistants of the organisation */
export function planFor(
  wanted: Assistant,
  secretHash: string | undefined,
  applied: Applied | undefined,
  remote: readonly RemoteAssistant[],
): Step {
  // Found by its id; if it was created by hand, or the notes are lost, by its name.
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

/** The fields in which `there` differs from `wanted`. Additional fields of `there` belong to Vapi. */
export function differencesBetween(there: unknown, wanted: unknown, field = ''): Difference[] {
  if (typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(there, wanted) ? [] : [{ field, there, wanted }];
  if (Array.isArray(wanted) && (!Array.isArray(there) || there.length !== wanted.length)) return [{ field, there, wanted }];
  return Object.entries(wanted).flatMap(([key, value]) =>
    differencesBetween((there as Record<string, unknown> | undefined)?.[key], value, field === '' ? key : `${field}.${key}`),
  );
}

/**
 * The fields of `wanted`, with additions that somebody has made inside them: an update replaces a whole field, and must not remove a tool
 * that was added in the dashboard. A model or a voice of another provider has other fields, so nothing of it stays.
 */
export function mergedInto(there: unknown, wanted: unknown): unknown {
  if (!isPlain(wanted) || !isPlain(there) || there.provider !== wanted.provider) return wanted;
  return { ...there, ...Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, mergedInto(there[key], value)])) };
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
