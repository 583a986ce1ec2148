import { catalog, type Guide } from './catalog.ts';
import { words } from './words.ts';

type Name = Guide['name'];

/** As the pages write them. The name itself is the catalogue's, in every language. */
const names = words<Partial<Record<string, string>>>({
  en: {},
  hi: {
    'Ayurvedic Nuskha': 'आयुर्वेदिक नुस्ख़ा',
    'Herbal Hair Care Guide': 'हर्बल हेयर केयर गाइड',
    'Desi Cooking Secrets': 'देसी कुकिंग सीक्रेट्स',
    'Seasonal Wellness Tips': 'सीज़नल वेलनेस टिप्स',
    'Home Cleaning Hacks': 'होम क्लीनिंग हैक्स',
    'Spiritual Practices Guide': 'स्पिरिचुअल प्रैक्टिसेज़ गाइड',
    'Immunity Booster Nuskha': 'इम्यूनिटी बूस्टर नुस्ख़ा',
  } satisfies Record<Name, string>,
});

/** The name of a guide in the letters of the page. */
export const guideName = (name: string): string => names[name] ?? name;

const prices = catalog.map(({ paise }) => paise);
export const cheapestPaise = Math.min(...prices);
export const dearestPaise = Math.max(...prices);
