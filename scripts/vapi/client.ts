import { VapiClient } from '@vapi-ai/server-sdk';
import { providerFetch } from '#server/adapters/provider.ts';
import { type ProviderError, providerErrorIn } from '#server/core/provider-error.ts';
import { type Operation, type OperationName, operations } from './operations.ts';

export interface OperationInput {
  /** Values for the path: `{id}`, `{testId}`, `{runId}`, `{userId}`, `{provider}`. */
  params?: Record<string, string>;
  query?: readonly (readonly [string, string])[];
  /** JSON, or the fields of a form if the request sends files. */
  body?: unknown;
  files?: readonly { name: string; bytes: Uint8Array }[];
}

/** Vapi refused the request. */
export class VapiRefusal extends Error {
  override name = 'VapiRefusal';
  status: number | undefined;
  /** Vapi's answer, parsed. */
  body: unknown;

  constructor(error: ProviderError) {
    super(error.message, { cause: error });
    this.status = error.status;
    this.body = error.answer;
  }
}

export type Vapi = (name: OperationName, input?: OperationInput) => Promise<unknown>;

/** Exports of a month's calls are large. */
const maxBytes = 100_000_000;
const timeoutMs = 60_000;

/**
 * All operations of the platform, by name.
 * @throws VapiRefusal for an answer that is no success; ProviderError without an answer
 */
export function createVapi({ privateKey, baseUrl }: { privateKey: string; baseUrl: string }): Vapi {
  const send = providerFetch({ provider: 'vapi', timeoutMs, maxBytes, json: false });
  // By default the SDK repeats a POST, and writes the `?` of a relative address as %3F. For that reason it gets whole addresses.
  const common = { token: privateKey, baseUrl, maxRetries: 0 };
  const client = new VapiClient({ ...common, fetch: send });
  const openClient = new VapiClient({ ...common, fetch: (input, init) => send(input, withoutToken(init)) });

  return async (name, input = {}) => {
    const [, method, path, traits] = operations.find(([known]) => known === name) as Operation;
    const through = traits?.open ? openClient : client;
    try {
      return await read(await through.fetch(baseUrl + address(path, input), request(method, traits?.files, input), { maxRetries: 0 }));
    } catch (error) {
      const failure = providerErrorIn(error);
      throw failure?.status === undefined ? error : new VapiRefusal(failure);
    }
  };
}

/** The path with its parameters, and the query. @throws Error that names a missing parameter */
function address(path: string, { params = {}, query = [] }: OperationInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${path} needs --${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query.map(([key, value]) => [key, value])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function request(method: string, fileField: string | undefined, { body, files = [] }: OperationInput): RequestInit {
  if (fileField !== undefined) {
    const form = new FormData();
    for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>))
      form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
    for (const { name, bytes } of files) form.append(fileField, new File([new Uint8Array(bytes)], name));
    return { method, body: form };
  }
  if (body === undefined) return { method };
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function withoutToken(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  headers.delete('authorization');
  return { ...init, headers };
}

/** Parsed if it is JSON; the text itself for exports. */
async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
