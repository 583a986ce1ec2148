import type { endpoints } from '#shared/endpoints.ts';

/** By its type alone: the first script of a page is small. */
const path: (typeof endpoints)['browserError']['path'] = '/api/browser-error';

/** What goes wrong in a page goes wrong again: the first few say enough. */
const reportsMax = 5;
const framesMax = 5;
const told = new Set<string>();

/**
 * Tells the server of an error of our own code, once each: its name, its words, and where in our files it was thrown. What extensions of
 * the browser throw is none of it. No address, no state and nothing that was written goes with it.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = [...(error.stack ?? '').matchAll(/(https?:\/\/[^/\s]+)(\/assets\/[\w.-]+\.js:\d+:\d+)/g)]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , frame]) => frame)
    .slice(0, framesMax);
  const key = `${error.name} ${frames[0]}`;
  if (frames.length === 0 || told.size >= reportsMax || told.has(key)) return;
  told.add(key);
  const report = { name: error.name.slice(0, 60), text: error.message.slice(0, 300), frames, page: location.pathname.slice(0, 100) };
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Listens for what nobody catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
