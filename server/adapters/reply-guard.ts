import { catalog, type Guide, type Sku } from '#shared/catalog.ts';
import { type PersonaSlug, sells } from '#shared/personas.ts';
import { personaTexts } from '../personas/persona.ts';
import { helplines } from '../services/helplines.ts';

/** Why a model's reply is not said. */
export type Unfit = 'empty' | 'link' | 'price' | 'leak' | 'gibberish';

interface Context {
  persona: PersonaSlug;
  /** The guides that a price without a name may mean, the likeliest first. */
  about: readonly Sku[];
}

/**
 * What is wrong with a reply, or undefined. This is the last check of a model's words: a manipulated model cannot name another price than
 * the catalogue's, send anyone to another site, or recite its instructions.
 */
export function unfit(reply: string, { persona, about }: Context): Unfit | undefined {
  const text = plain(reply);
  if (!/\p{L}/u.test(text)) return 'empty';
  if (links.some((pattern) => pattern.test(text))) return 'link';
  if (recites(reply, persona)) return 'leak';
  if (/[\p{L}\p{N}+/=_-]{40,}/u.test(text)) return 'gibberish';
  // Other characters may name prices such as bus fares, because they do not sell.
  if (sells(persona) && misprices(text, about)) return 'price';
  return undefined;
}

/** Guides named in a text, in the order of the catalogue. */
export const guidesNamedIn = (text: string): Guide[] => catalog.filter(({ name }) => plain(text).includes(name.toLowerCase()));

/** Normalises a text: without invisible characters, with look-alike letters and digits replaced, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\s+/g, ' ')
    .toLowerCase();

const endings = 'com|in|io|org|net|co|me|ly|link|shop|site|xyz|app|dev|info|biz|store|online|top|page|club|live|gg|to|tk|ru|cn|ai|pw|cc';

const links: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]*:\s?\/\//,
  /\b(javascript|mailto|tel|data:text|hxxps?)\s?:/,
  /\bwww\s?\./,
  /\brzp\b/,
  new RegExp(`[\\p{L}\\p{N}-]\\.(${endings})(?![\\p{L}\\p{N}])`, 'u'),
  // Dots that are spelled out or changed to pass a filter.
  /[\p{L}\p{N}]\s?[([{]\s?(\.|dot)\s?[)\]}]\s?\p{L}/u,
  /[\p{L}\p{N}] dot (com|io|org|net|co|in)\b/u,
  /डॉट\s?(कॉम|इन|आईओ|ओआरजी)/u,
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  // Mail and UPI addresses, and telephone numbers longer than emergency numbers.
  /[\p{L}\p{N}._-]@\s?[\p{L}\p{N}]/u,
  /(\d[\s-]?){8,}/,
];

/** Only letters, so that spaces, punctuation and capitals cannot hide a sentence. */
const letters = (text: string): string => plain(text).replace(/[^\p{L}\p{M}]/gu, '');

/** As long as seven or eight words, which do not repeat by coincidence. */
const windowLength = 40;

const windowsOf = new Map<PersonaSlug, Set<string>>();

/** Every run of this many letters in a character's brief. */
function briefWindows(persona: PersonaSlug): Set<string> {
  let windows = windowsOf.get(persona);
  if (!windows) {
    windows = new Set();
    // Guides and emergency numbers in a brief may be said. Their names are removed, and no run crosses a number.
    for (const piece of withoutGuides(personaTexts(persona).brief).split(/\d+/)) {
      const run = letters(piece);
      for (let at = 0; at + windowLength <= run.length; at++) windows.add(run.slice(at, at + windowLength));
    }
    windowsOf.set(persona, windows);
  }
  return windows;
}

const withoutGuides = (text: string): string => catalog.reduce((rest, { name }) => rest.replaceAll(name, ' '), text);

/** Whether a reply repeats the brief, literally or in a simple disguise. */
function recites(reply: string, persona: PersonaSlug): boolean {
  const windows = briefWindows(persona);
  const said = letters(withoutGuides(reply));
  const encoded = reply.match(/[\w+/=-]{16,}/g)?.join('') ?? '';
  const readings = [said, [...said].reverse().join(''), rot13(said)];
  if (encoded)
    readings.push(letters(Buffer.from(encoded, 'base64').toString('utf8')), letters(Buffer.from(encoded, 'hex').toString('utf8')));
  return readings.some((reading) => {
    for (let at = 0; at + windowLength <= reading.length; at++) if (windows.has(reading.slice(at, at + windowLength))) return true;
    return false;
  });
}

const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

const currency =
  '₹|\\brs\\b\\.?|\\binr\\b|\\brupees?\\b|\\brupay\\w*|\\brupai?y\\w*|\\brupya\\b|\\bbucks\\b|\\bdollars?\\b|\\$|€|£|रुपय\\p{M}?|रुपए|रुपये|रूपये|रु\\.?(?!\\p{L}|\\p{M})';
const currencyBefore = new RegExp(`(${currency})\\s?$`, 'u');
const currencyAfter = new RegExp(`^\\s?(/-|${currency}|only\\b|मात्र)`, 'u');
const priceWordBefore =
  /(\b(price|cost|costs|only|just|sirf|bas|daam|dam|keemat|kimat|pay)|दाम|क़?ीमत|सिर्फ़?|केवल)( (is|are|hai|only|just|sirf|you|of|was))? ?[:=]? ?$/u;
const units =
  "(minutes?|mins?|minat|hours?|hrs?|ghant\\w|days?|din|nights?|weeks?|haft\\w|months?|mahin\\w|years?|saal|yrs?|ml|l|litres?|g|gm|grams?|kg|cups?|spoons?|teaspoons?|tablespoons?|tsp|tbsp|chammach|times|baar|drops?|leaves|cloves|pages?|panne|am|pm|baje|guides?|o'clock|degrees?|°c?|%|percent|people|log)(?!\\p{L})|मिनट|घंट|दिन|हफ़?्त|महीन|साल|बार|चम्मच|पन्न|बजे|गाइड";
const unitAfter = new RegExp(`^( ?(to|se|or|ya|-|–) ?\\d+)? ?(${units})`, 'u');

const namesHelpline = new RegExp(`\\b(${helplines.join('|')})\\b`);

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|zero|ek|paanch|das|bees|pachees|tees|chalis|chaalis|pachas|pachaas|sattar|assi|nabbe|sau|एक|पाँच|पांच|दस|बीस|पच्चीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हज़ार|शून्य';
const spelledPrices: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(${numberWords})[\\s-]*(${currency})`, 'u'),
  new RegExp(
    `(only|just|sirf|price is|cost is|costs|सिर्फ़?|केवल) (${numberWords})(?![\\p{L}\\p{M}])(?! (${units}|thing|reason|more|question|remed|kind|baat|बात))`,
    'u',
  ),
];

/** Words for discounts. There are no discounts. */
const deals: readonly RegExp[] = [
  /\b(discount\w*|coupon|promo ?code|cash ?back|half[- ]price|half[- ]off|half the price|aadhe (daam|dam)|free of (cost|charge)|for free|free mein|bilkul free|muft|buy one|complimentary|no charge|without paying|bina paise)\b/,
  /\b\d+ ?(%|percent|per cent) ?(off|discount|less|kam)\b/,
  /मुफ़?्त|छूट|डिस्काउंट|आधे दाम|बिना पैसे/u,
];

/** Calling a helpline free is allowed; calling a guide free is not. */
const givenAway =
  /(?<!feel |sugar[- ])\bfree\b.{0,30}\b(guide|nuskha|link|book|pdf)\b|\b(guides?|nuskha|link|book|pdf|it|this) (is |are |comes? |now )*free\b/;

/** Whether a text names a wrong price of a guide, or a discount. */
function misprices(text: string, about: readonly Sku[]): boolean {
  if ([...deals, ...spelledPrices].some((pattern) => pattern.test(text))) return true;
  if (givenAway.test(text) && !namesHelpline.test(text)) return true;
  const named = catalog.map((guide) => ({ guide, at: text.indexOf(guide.name.toLowerCase()) })).filter(({ at }) => at >= 0);
  /** The guide that a number at this place belongs to: the last one named before it, else the first one after it, else the guide of the conversation. */
  const guideAt = (place: number): Guide | undefined => {
    const before = catalog
      .map((guide) => ({ guide, at: text.lastIndexOf(guide.name.toLowerCase(), place) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at)[0]?.guide;
    const after = [...named].sort((a, b) => a.at - b.at)[0]?.guide;
    return before ?? after ?? catalog.find(({ sku }) => sku === about[0]);
  };
  return [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].some((match) => {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const amount = Number(match[0].replaceAll(',', ''));
    const isMoney = currencyBefore.test(before) || currencyAfter.test(after);
    if (!isMoney && (unitAfter.test(after) || helplines.includes(amount))) return false;
    const isPrice = isMoney || priceWordBefore.test(before) || (named.length + about.length > 0 && amount >= 20);
    return isPrice && guideAt(match.index)?.paise !== amount * 100;
  });
}
