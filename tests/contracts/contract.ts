import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/**
 * What we rely on of a provider, in our own words: the requests that we send, and what we read of its answers. Strict about what we send (a
 * field that is not named here is a mistake of ours), open about what we are answered (a provider may always say more).
 */
export interface Contract {
  provider: string;
  /** Its published description, where that lies beside the project. */
  published?: string;
  /** By method and path; a part in braces stands for any. */
  operations: Record<string, Operation>;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, in any of its shapes
export type Schema = Record<string, any>;

export interface Operation {
  /** Of the whole query, its numbers and truths as text. */
  query?: Schema;
  body?: Schema;
  /** By status; `4xx` is any refusal that has no row of its own. */
  answers: Record<string, Schema>;
  /** As the adapters send it and read it, without what is not needed. */
  example: { path?: string; query?: Record<string, string>; body?: unknown; answers: Record<number, unknown> };
}

export interface Verdict {
  ok: boolean;
  errors: string[];
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTuples: false, allowUnionTypes: true });
addFormats(ajv);
const compiled = new Map<Schema, ValidateFunction>();

function errorsOf(what: string, schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${params.additionalProperty ?? ''}`,
  );
}

const verdict = (errors: string[]): Verdict => ({ ok: errors.length === 0, errors });

export function operationOf({ operations }: Contract, method: string, path: string): Operation | undefined {
  const matches = (key: string) => {
    const [verb, pattern = ''] = key.split(' ');
    const parts = pattern.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return verb === method && new RegExp(`^${parts.join('[^/]+')}$`).test(path);
  };
  return Object.entries(operations).find(([key]) => matches(key))?.[1];
}

const nothing: Schema = { type: 'object', additionalProperties: false };

/** Whether we may send that. */
export function requestVerdict(contract: Contract, method: string, path: string, query: Record<string, string>, body: unknown): Verdict {
  const operation = operationOf(contract, method, path);
  if (!operation) return verdict([`${contract.provider} is not asked for ${method} ${path}`]);
  const bodyErrors = operation.body ? errorsOf('body', operation.body, body) : body === undefined ? [] : ['a body is not sent here'];
  return verdict([...errorsOf('query', operation.query ?? nothing, query), ...bodyErrors]);
}

/** Whether the provider answers so: a test that scripts anything else proves nothing. */
export function answerVerdict(contract: Contract, method: string, path: string, status: number, body: unknown): Verdict {
  const answers = operationOf(contract, method, path)?.answers ?? {};
  const schema = answers[status] ?? answers[`${Math.floor(status / 100)}xx`];
  return schema
    ? verdict(errorsOf('answer', schema, body))
    : verdict([`${contract.provider} does not answer ${method} ${path} by ${status}`]);
}

/** An object of exactly these fields; names that end in `?` may be missing. */
export const exactly = (fields: Record<string, Schema>): Schema => ({ ...holding(fields), additionalProperties: false });

/** An object that has at least these fields. */
export function holding(fields: Record<string, Schema>): Schema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), fields[name]])),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

export const text: Schema = { type: 'string' };
export const someText: Schema = { type: 'string', minLength: 1 };
export const number: Schema = { type: 'number' };
export const whole: Schema = { type: 'integer' };
export const truth: Schema = { type: 'boolean' };
export const instant: Schema = { type: 'string', format: 'date-time' };
export const address: Schema = { type: 'string', format: 'uri' };
export const email: Schema = { type: 'string', format: 'email' };
export const one = (...values: unknown[]): Schema => ({ enum: values });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
/** A refusal whose words we do not rely on. */
export const anything: Schema = {};
