/** Whether a request comes from a page of this site. @param host the Host header of the request */
export const isOwnOrigin = (origins: readonly string[], origin: string | undefined, host: string | undefined): boolean =>
  origin !== undefined && (origins.includes(origin) || (isLoopback(origin) && new URL(origin).host === host));

/** On a developer's machine the site answers at localhost and at 127.0.0.1. */
const isLoopback = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
