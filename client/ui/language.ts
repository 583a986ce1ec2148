import { type SiteLang, siteLang, siteLangs } from '#shared/words.ts';
import { recall, remember } from './device-memory.ts';

const key = 'vaani:language';

/** The language the visitor has chosen on this device; undefined while they have not. */
export const chosenLanguage = (): SiteLang | undefined => siteLangs.find((lang) => lang === recall(key));

const seenKey = 'vaani:language-seen';

/** Of the last page that was seen on this device: who comes back from paying goes on in it. */
export const languageSeen = (): SiteLang => siteLangs.find((lang) => lang === recall(seenKey)) ?? 'en';

export const noteLanguageSeen = (): void => remember(seenKey, siteLang);

export const chooseLanguage = (lang: SiteLang): void => remember(key, lang);
