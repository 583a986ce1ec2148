/** The failures of requests to providers, in one type that every adapter throws. */

/**
 * `refused`: the provider answered 4xx. `bad_answer`: an unexpected answer: 5xx, a redirect, HTML, incomplete, or too large.
 */
export type FailureKind = 'timeout' | 'unreachable' | 'refused' | 'rate_limited' | 'unauthorized' | 'bad_answer';

interface Failure {
  status?: number | undefined;
  /** The code of a socket or protocol error, such as ECONNREFUSED. */
  reason?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** Whether the provider may have carried out the request all the same. */
  mayHaveHappened?: boolean;
  answer?: unknown;
  cause?: unknown;
  /** Nothing was sent, because the circuit breaker is open after an earlier failure. `kind` and `reason` describe that failure. */
  circuitOpen?: boolean;
}

/** A request to a provider failed. Its message and fields never contain the provider's own words, which may repeat what a visitor wrote. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  provider: string;
  kind: FailureKind;
  /** The HTTP status, or the code of the socket error. */
  detail: string | undefined;
  status: number | undefined;
  retryAfterSeconds: number | undefined;
  /** If true, the caller must look for the result before it sends the request again. */
  mayHaveHappened: boolean;
  #answer: unknown;

  constructor(provider: string, kind: FailureKind, failure: Failure = {}) {
    const { status, reason, retryAfterSeconds, mayHaveHappened = false, answer, cause, circuitOpen = false } = failure;
    const detail = status === undefined ? reason : String(status);
    const what = `${kind.replace('timeout', 'no answer in time')}${detail ? ` (${detail})` : ''}`;
    super(`${provider}: ${circuitOpen ? 'circuit open after: ' : ''}${what}`, { cause });
    this.provider = provider;
    this.kind = kind;
    this.detail = detail;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.mayHaveHappened = mayHaveHappened;
    this.#answer = answer;
  }

  /** Whether the request may have cost money: it was answered, or its answer was lost. A request that ends with an error status costs nothing. */
  get mayHaveCost(): boolean {
    return this.mayHaveHappened && (this.status === undefined || this.status < 400);
  }

  /** The answer of the provider, for its adapter. A private field, so that logs do not contain it. */
  get answer(): unknown {
    return this.#answer;
  }
}

/** The log level of a failure: `error` if the provider refuses the key, because that lasts until an operator changes it. */
export const failureLevel = (error: unknown): 'warn' | 'error' => (providerErrorIn(error)?.kind === 'unauthorized' ? 'error' : 'warn');

/** The ProviderError inside the errors that a provider's package has wrapped around it. */
export function providerErrorIn(error: unknown): ProviderError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof ProviderError) return inner;
  return undefined;
}
