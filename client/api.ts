import type { ApiInput, ApiOutput, ErrorCode } from '#shared/api.ts';
import { type Endpoint, endpoints } from '#shared/endpoints.ts';
import { siteLang } from '#shared/words.ts';
import { errorSentence } from './error-sentences.ts';

/** A request to our server that failed. `sentence` is the server's message for the visitor; undefined without a readable answer. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  code: ErrorCode | 'no_answer';
  sentence: string | undefined;
  body: Record<string, unknown>;

  /** @param body the body of the answer in any shape, because a proxy may have answered; undefined without an answer */
  constructor(body?: unknown) {
    const fields: Record<string, unknown> = isFields(body) ? body : {};
    const code = body === undefined ? 'no_answer' : typeof fields.code === 'string' ? (fields.code as ErrorCode) : 'internal';
    super(code);
    this.code = code;
    this.sentence = body === undefined ? undefined : errorSentence(code, fields.error);
    this.body = fields;
  }
}

/** The longest wait of a page, in milliseconds. The limits of the server are shorter. */
const timeoutMs = 30_000;

/**
 * Sends a request to an endpoint of the table.
 * @param parts values for the `:names` in the path, and for the query
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
