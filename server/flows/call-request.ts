import type { ApiInput } from '#shared/api.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import { AppError } from '../core/errors.ts';
import { digest } from '../core/tokens.ts';
import type { VapiTarget } from '../services/voice.ts';

/** More than any prompt of ours uses, and too little for misuse. */
const variablesMax = { count: 20, keyLength: 40, valueLength: 300 };

/** The parts of a visitor's payload that are used to open a call. */
export interface CallRequest {
  persona: PersonaSlug;
  variableValues: Record<string, string>;
  /** A hash of the payload, to compare repeated requests with the same key. */
  hash: string;
}

export type Targets = Record<PersonaSlug, VapiTarget>;

/**
 * Reads the payload of `POST /call/web`: one of our own ids, and strings among the overrides.
 * @param targets the ids of our characters at Vapi; undefined without Vapi
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
  // A hash of the parts that were read. The rest of the payload has no effect, and may be deeply nested.
  return { persona, variableValues, hash: digest([named, variableValues]) };
}

/** A page names a character by its slug, or by its id at Vapi. */
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
