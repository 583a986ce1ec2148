import type { ApiOutput } from '#shared/api.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';

/** Log lines of this process in an hour. A sender with many IP addresses must not fill the disk. */
const linesAnHour = 100;
const hourMs = 60 * 60_000;

const errors = counter('browser_errors_total', 'Errors that pages reported.', { outcome: ['logged', 'dropped'] });

/** A report of a page. Its sizes have been checked. */
interface Report {
  name: string;
  text: string;
  frames: string[];
  page: string;
}

/** Logs the errors that pages report, up to the hourly limit. The rest is only counted. @param now the clock */
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

/** The path, if it has the form of a page of ours. Other paths may contain a token. */
const pageOf = (path: string): string => (/^\/[a-z-]{0,40}$/.test(path) ? path : 'another');

const identifier = /^[\w$.-]{1,40}$/;

/**
 * The text of an error without words that may be the visitor's, because browsers quote text that they cannot parse. Text in single quotes
 * is kept if it is a name of code ("reading 'foo'").
 */
function withoutWords(text: string): string {
  return text
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/'([^']*)'?/g, (whole, inner: string) => (identifier.test(inner) && !/\d{5}/.test(inner) ? whole : "'…'"))
    .replace(/\S*[@/]\S*|\d{5,}/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, 160);
}
