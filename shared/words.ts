/** The words of the site in its two languages, side by side. The site is built once for each of them: an English page carries no Hindi. */

export const siteLangs = ['en', 'hi'] as const;
export type SiteLang = (typeof siteLangs)[number];

/**
 * What a page says. In a built page the words of its own language stand in place of the call (`scripts/one-language.ts`);
 * everywhere else, as on the server, they are English. Hindi has to be there for every word, or it does not compile.
 */
export function words<T>(both: { en: T; hi: NoInfer<T> }): T {
  return both.en;
}

/** Of the page. */
export const siteLang: SiteLang = words<SiteLang>({ en: 'en', hi: 'hi' });

/** What comes before the address of every page of a language. */
export const basePaths: Record<SiteLang, string> = { en: '', hi: '/hi' };
export const basePath: string = basePaths[siteLang];
/** As browsers name them. */
export const localeOf: Record<SiteLang, string> = { en: 'en-IN', hi: 'hi-IN' };
export const siteLocale: string = localeOf[siteLang];

/** The address of a page in a language. @param path as in the routes, with `/` first */
export const pathIn = (lang: SiteLang, path: string): string => (path === '/' ? basePaths[lang] || '/' : basePaths[lang] + path);

/** The language of the page at an address. */
export const langOfPath = (path: string): SiteLang =>
  siteLangs.find((lang) => lang !== 'en' && `${path}/`.startsWith(`${basePaths[lang]}/`)) ?? 'en';
