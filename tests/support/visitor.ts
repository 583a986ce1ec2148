let visitors = 0;
/** Every visitor comes from an address of their own (behind a site that trusts one proxy): limits are for those who share one. */
const freshAddress = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** A browser as far as HTTP goes: keeps its cookie, names its origin, sends JSON. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  cookie(): string;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Json = any;

export interface Answer {
  status: number;
  body: Json;
  text: string;
  headers: Headers;
}

export function visitor(
  siteUrl: string,
  { origin = siteUrl, cookie = '', address = freshAddress() }: { origin?: string; cookie?: string; address?: string } = {},
): Visitor {
  let jar = cookie;
  async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Answer> {
    const response = await fetch(siteUrl + path, {
      ...init,
      redirect: 'manual',
      headers: { 'X-Forwarded-For': address, ...(jar && { Cookie: jar }), ...init.headers },
    });
    jar = response.headers.getSetCookie()[0]?.split(';')[0] ?? jar;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text, headers: response.headers };
  }
  return {
    get: (path) => send(path, { headers: {} }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
      }),
    cookie: () => jar,
  };
}

/** Presses "pay" on the sandbox's page. */
export const pay = (paymentLink: string, outcome: 'paid' | 'failed' = 'paid') =>
  fetch(paymentLink, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(paymentLink).origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });

/**
 * Asks until it is so.
 * @throws Error that says what was waited for, when it is not so in time
 */
export async function until<T>(look: () => Promise<T | undefined | false>, withinMs = 180_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  do {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() < deadline);
  throw new Error(`Waited ${withinMs / 1000} s in vain for: ${String(look).replace(/\s+/g, ' ')}`);
}
