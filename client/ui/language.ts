import { type SiteLang, siteLangs } from '#shared/words.ts';
import { recall, remember } from './device-memory.ts';

const key = 'vaani:language';

/** The language that the visitor has chosen on this device; undefined if none. */
export const chosenLanguage = (): SiteLang | undefined => siteLangs.find((lang) => lang === recall(key));

export const chooseLanguage = (lang: SiteLang): void => remember(key, lang);
