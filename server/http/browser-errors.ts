import type { ApiOutput } from '#shared/api.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';

/** Lines of the log in an hour, of this process: whoever sends from many addresses must not fill a disk. */
const linesAnHour = 100;
const hourMs = 60 * 60_000;

const errors = counter('browser_errors_total', 'Errors that pages reported.', { outcome: ['logged', 'dropped'] });

/** As it came in, checked for its sizes. */
interface Report {
  name: string;
  text: string;
  frames: string[];
  page: string;
}

/** Puts what pages report into the log, so much an hour; the rest is only counted. @param now the clock */
export function browserErrors(log: Log, now: () => number = Date.now): (report: Report) => Promise<ApiOutput<'browserError'>> {
  let hour = 0;
  let lines = 0;
  return async ({ name, text, frames, page }) => {
    const current = Math.floor(now() / hourMs);
    if (current !== hour) lines = 0;
    hour = current;
    lines += 1;
    errors.add({ outcome: lines > linesAnHour ? 'dropped' : 'logged' });
    if (lines > linesAnHour) return undefined;
    const told = { name: /^\w{1,60}$/.test(name) ? name : 'Error', text: withoutWords(text), frames, page: pageOf(page) };
    log.warn(
      { browser: told },
      lines === linesAnHour ? 'browser error; the limit is reached, further errors of this hour are not logged' : 'browser error',
    );
    return undefined;
  };
}

/** A page of ours by its address; others may hold a token. */
const pageOf = (path: string): string => (/^\/[a-z-]{0,40}$/.test(path) ? path : 'another');

const identifier = /^[\w$.-]{1,40}$/;

/**
 * An error's words without what may be a visitor's: browsers quote what could not be read. What is in single quotes is kept where it is a
 * name of code ("reading 'foo'").
 */
function withoutWords(text: string): string {
  return text
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/'([^']*)'?/g, (whole, inner: string) => (identifier.test(inner) && !/\d{5}/.test(inner) ? whole : "'…'"))
    .replace(/\S*[@/]\S*|\d{5,}/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, 160);
}
