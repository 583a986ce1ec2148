/** How a call to a provider can fail, in one type that every adapter throws. */

/**
 * `refused`: it understood and said no (4xx). `bad_answer`: anything else than what was asked for: 5xx, a redirect, HTML, cut off, too large.
 */
export type FailureKind = 'timeout' | 'unreachable' | 'refused' | 'rate_limited' | 'unauthorized' | 'bad_answer';

interface Failure {
  status?: number | undefined;
  /** Of the socket or the protocol, such as ECONNREFUSED. */
  reason?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** Whether the request may have been carried out all the same. */
  mayHaveHappened?: boolean;
  answer?: unknown;
  cause?: unknown;
  /** Nothing was sent: the circuit is open after an earlier failure, which `kind` and `reason` tell. */
  circuitOpen?: boolean;
}

/** A provider failed. Its message and its fields say how, never with the provider's own words: those may repeat what a visitor wrote. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  provider: string;
  kind: FailureKind;
  /** The status, or the socket's code. */
  detail: string | undefined;
  status: number | undefined;
  retryAfterSeconds: number | undefined;
  /** Then what it was to do is looked for before it is asked again. */
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

  /** Whether it may have been paid for: it was answered, or its answer was lost. What ends in an error status costs nothing. */
  get mayHaveCost(): boolean {
    return this.mayHaveHappened && (this.status === undefined || this.status < 400);
  }

  /** What the provider said, for its adapter to read. Out of the sight of logs and consoles. */
  get answer(): unknown {
    return this.#answer;
  }
}

/** How loud a failure is: a key that is not accepted stays so until somebody changes it. */
export const failureLevel = (error: unknown): 'warn' | 'error' => (providerErrorIn(error)?.kind === 'unauthorized' ? 'error' : 'warn');

/** The ProviderError that a package has wrapped into errors of its own. */
export function providerErrorIn(error: unknown): ProviderError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof ProviderError) return inner;
  return undefined;
}
