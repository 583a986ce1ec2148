/** The texts of the site in both languages. The site is built once for each language, so an English page contains no Hindi. */

export const siteLangs = ['en', 'hi'] as const;
export type SiteLang = (typeof siteLangs)[number];

/**
 * A text of a page. In a built page, `scripts/one-language.ts` replaces the call with the text of that language. Elsewhere, as on the
 * server, it returns English. Code without the Hindi text does not compile.
 */
export function words<T>(both: { en: T; hi: NoInfer<T> }): T {
  return both.en;
}

/** The language of the page. */
export const siteLang: SiteLang = words<SiteLang>({ en: 'en', hi: 'hi' });

/** The prefix of all addresses of a language. */
export const basePaths: Record<SiteLang, string> = { en: '', hi: '/hi' };
export const basePath: string = basePaths[siteLang];
/** The languages as browsers name them. */
export const localeOf: Record<SiteLang, string> = { en: 'en-IN', hi: 'hi-IN' };
export const siteLocale: string = localeOf[siteLang];

/** The address of a page in a language. @param path as in the routes, beginning with `/` */
export const pathIn = (lang: SiteLang, path: string): string => (path === '/' ? basePaths[lang] || '/' : basePaths[lang] + path);

/** The language of the page at an address. */
export const langOfPath = (path: string): SiteLang =>
  siteLangs.find((lang) => lang !== 'en' && `${path}/`.startsWith(`${basePaths[lang]}/`)) ?? 'en';
