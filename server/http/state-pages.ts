import type { Request } from 'express';
import { langOfPath, type SiteLang, siteLangs } from '#shared/words.ts';

/** Returns a built page by its name and language. */
export type Template = (name: string, lang: SiteLang) => string;

/** The language of a page that the server fills in: each page exists below `/` and below `/hi`. */
export const langOf = (req: Request): SiteLang => langOfPath(req.originalUrl);

/** The built pages of one address, by language and state: `<name>-<state>`. @param statuses has a row for each state */
export const statePages = <State extends string>(
  template: Template,
  name: string,
  statuses: Readonly<Record<State, number>>,
): Record<SiteLang, Record<State, string>> => {
  const pagesIn = (lang: SiteLang) =>
    Object.fromEntries(Object.keys(statuses).map((state) => [state, template(`${name}-${state}`, lang)])) as Record<State, string>;
  return Object.fromEntries(siteLangs.map((lang) => [lang, pagesIn(lang)])) as Record<SiteLang, Record<State, string>>;
};
