import type { endpoints } from '#shared/endpoints.ts';

/** Imported only as a type, because the first script of a page must stay small. */
const path: (typeof endpoints)['browserError']['path'] = '/api/browser-error';

/** The maximum number of reports of a page. Errors usually repeat. */
const reportsMax = 5;
const framesMax = 5;
const told = new Set<string>();

/**
 * Reports an error of our own code to the server, each once: its name, its message, and its place in our files. Errors of browser
 * extensions are not reported. The report contains no address, no state and nothing that the visitor wrote.
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

/** Registers for uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
