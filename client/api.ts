import type { ApiInput, ApiOutput, ErrorCode } from '#shared/api.ts';
import { type Endpoint, endpoints } from '#shared/endpoints.ts';
import { siteLang } from '#shared/words.ts';
import { errorSentence } from './error-sentences.ts';

/** A call to our own server that did not succeed. `sentence` is the server's, for the visitor; without one nothing readable came back. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  code: ErrorCode | 'no_answer';
  sentence: string | undefined;
  body: Record<string, unknown>;

  /** @param body what came back, of whatever shape: something between us and the visitor may have answered; undefined when nothing did */
  constructor(body?: unknown) {
    const fields: Record<string, unknown> = isFields(body) ? body : {};
    const code = body === undefined ? 'no_answer' : typeof fields.code === 'string' ? (fields.code as ErrorCode) : 'internal';
    super(code);
    this.code = code;
    this.sentence = body === undefined ? undefined : errorSentence(code, fields.error);
    this.body = fields;
  }
}

/** The longest a page waits; the server's own waits are shorter. */
const timeoutMs = 30_000;

/**
 * Calls an endpoint of the table.
 * @param parts values of the path's `:names`, and of the query
 * @throws ApiFailure
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  { id, query }: { id?: string; query?: string } = {},
): Promise<ApiOutput<E>> {
  const { method, path } = endpoints[endpoint];
  const address = path.replace(':id', id ?? '') + (query ? `?${query}` : '');
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(address, {
      method: method.toUpperCase(),
      headers: { 'Accept-Language': siteLang, ...(method === 'post' && { 'Content-Type': 'application/json' }) },
      ...(method === 'post' && { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await answer.json();
  } catch {
    throw new ApiFailure();
  }
  if (!answer.ok || !isFields(body) || body.error !== undefined) throw new ApiFailure(body ?? null);
  return body as ApiOutput<E>;
}

const isFields = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null && !Array.isArray(body);
