import type { ApiInput } from '#shared/api.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import { AppError } from '../core/errors.ts';
import { digest } from '../core/tokens.ts';
import type { VapiTarget } from '../services/voice.ts';

/** More than any prompt of ours reads, less than anybody could do harm with. */
const variablesMax = { count: 20, keyLength: 40, valueLength: 300 };

/** What of a visitor's payload may open a call. */
export interface CallRequest {
  persona: PersonaSlug;
  variableValues: Record<string, string>;
  /** The same for the same payload, for a key that comes again. */
  hash: string;
}

export type Targets = Record<PersonaSlug, VapiTarget>;

/**
 * Reads the payload of `POST /call/web`: one of our own ids, and no more of the overrides than strings.
 * @param targets the vendor's ids of our characters; undefined where no vendor carries the calls
 * @throws AppError assistant_missing, assistant_not_allowed
 */
export function readCallRequest(input: ApiInput<'webCall'>, targets: Targets | undefined): CallRequest {
  const { assistantId, squadId, workflowId } = input;
  const inline = [input.assistant, input.squad, input.workflow].some((given) => given !== undefined && given !== null);
  const ids = (
    [
      ['assistant', assistantId],
      ['squad', squadId],
      ['workflow', workflowId],
    ] as const
  ).flatMap(([kind, id]) => (id ? [{ kind, id }] : []));
  if (!inline && ids.length === 0) throw new AppError('assistant_missing');

  const [named] = ids;
  const persona = named && personaSlugs.find((slug) => names(slug, named, targets?.[slug]));
  if (inline || ids.length > 1 || !persona) throw new AppError('assistant_not_allowed');
  const variableValues = { ...variablesIn(input.assistantOverrides), ...variablesIn(input.workflowOverrides) };
  // Of what was read, not of what was sent: nothing else matters, and it may be nested without end.
  return { persona, variableValues, hash: digest([named, variableValues]) };
}

/** A character is asked for by its slug, or by the vendor's id of what stands behind it. */
const names = (slug: PersonaSlug, named: VapiTarget, target: VapiTarget | undefined): boolean =>
  (named.kind === 'assistant' && named.id === slug) || (target?.kind === named.kind && target.id === named.id);

function variablesIn(overrides: unknown): Record<string, string> {
  const values = (overrides as { variableValues?: unknown } | null | undefined)?.variableValues;
  if (typeof values !== 'object' || values === null) return {};
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string] =>
      /^[A-Za-z]\w*$/.test(pair[0]) &&
      pair[0].length <= variablesMax.keyLength &&
      typeof pair[1] === 'string' &&
      pair[1].length <= variablesMax.valueLength,
  );
  return Object.fromEntries(pairs.slice(0, variablesMax.count));
}
