/** Whether a page of ours sent it. @param host the request's own Host header */
export const isOwnOrigin = (origins: readonly string[], origin: string | undefined, host: string | undefined): boolean =>
  origin !== undefined && (origins.includes(origin) || (isLoopback(origin) && new URL(origin).host === host));

/** On a developer's machine the site answers to localhost and 127.0.0.1 alike. */
const isLoopback = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
