import { catalog, type Guide, guideBySku } from './catalog.ts';
import { type SiteLang, words } from './words.ts';

type Name = Guide['name'];

/** In data, a guide has its name from the catalogue in every language. */
const inHindi = {
  'Ayurvedic Nuskha': 'आयुर्वेदिक नुस्ख़ा',
  'Herbal Hair Care Guide': 'हर्बल हेयर केयर गाइड',
  'Desi Cooking Secrets': 'देसी कुकिंग सीक्रेट्स',
  'Seasonal Wellness Tips': 'सीज़नल वेलनेस टिप्स',
  'Home Cleaning Hacks': 'होम क्लीनिंग हैक्स',
  'Spiritual Practices Guide': 'स्पिरिचुअल प्रैक्टिसेज़ गाइड',
  'Immunity Booster Nuskha': 'इम्यूनिटी बूस्टर नुस्ख़ा',
} satisfies Record<Name, string>;

type Names = Partial<Record<string, string>>;
const names = words<Names>({ en: {}, hi: inHindi });
const namesIn: Record<SiteLang, Names> = { en: {}, hi: inHindi };

/** The name of a guide in the language of the page. */
export const guideName = (name: string): string => names[name] ?? name;

/** The name of a guide in a given language. A page knows only its own language: see `guideName`. */
export function guideNameIn(lang: SiteLang, sku: string): string {
  const name = guideBySku(sku)?.name ?? sku;
  return namesIn[lang][name] ?? name;
}

const prices = catalog.map(({ paise }) => paise);
export const cheapestPaise = Math.min(...prices);
export const dearestPaise = Math.max(...prices);
