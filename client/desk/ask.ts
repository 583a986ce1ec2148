import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** A failed request to the desk's endpoints, with a message for the operator. */
export class DeskFailure extends Error {
  override name = 'DeskFailure';
  code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const unreachable = 'The site does not answer. Check your connection and try again.';
const timeoutMs = 30_000;

async function send(path: string, body: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new DeskFailure('no_answer', unreachable);
  }
  if (answer.ok) return answer;
  const { code, error } = (await answer.json().catch(() => ({}))) as { code?: string; error?: string };
  throw new DeskFailure(code ?? 'internal', error ?? unreachable);
}

/** Sends a request. @throws DeskFailure */
export async function ask<T = undefined>(path: string, body: unknown = {}): Promise<T> {
  const answer = await send(path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Loads the text of a file. @throws DeskFailure */
export const askFile = async (path: string, body: unknown): Promise<Blob> => (await send(path, body)).blob();

/** Called if an answer says that the operator is signed out. */
export const SignedOut = createContext<() => void>(() => {});

/** The message of a failure. If the operator is signed out, the desk is told, and asks for the key. */
export function useFailure(): (error: unknown) => string {
  const signedOut = useContext(SignedOut);
  return useCallback(
    (error) => {
      if (!(error instanceof DeskFailure)) throw error;
      if (error.code === 'signed_out') signedOut();
      return error.message;
    },
    [signedOut],
  );
}

export interface Asked<T> {
  data: T | undefined;
  failure: string | undefined;
  again(): void;
}

/** Sends a request when shown, and again if `body` or `epoch` changes. */
export function useAsked<T>(path: string, body: unknown, epoch: number): Asked<T> {
  const told = useFailure();
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<{ key: string; data?: T; failure?: string }>({ key: '' });
  const text = JSON.stringify(body);
  const key = `${text} ${epoch} ${round}`;
  useEffect(() => {
    let isCurrent = true;
    ask<T>(path, JSON.parse(text)).then(
      (data) => isCurrent && setSeen({ key, data }),
      (error) => isCurrent && setSeen({ key, failure: told(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, text, key, told]);
  const current = seen.key === key ? seen : undefined;
  return { data: current?.data, failure: current?.failure, again: () => setRound(round + 1) };
}
