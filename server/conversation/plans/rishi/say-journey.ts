/** A journey said back in the visitor's language. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import { inLangs } from '../../text.ts';
import type { Company, Journey, Kind } from './journey.ts';
import type { Wish } from './wishes.ts';

const monthNames: InLangsList = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  hinglish: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

type InLangsList = Record<Lang, readonly string[]>;

const numberNames: InLangsList = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  hinglish: ['0', 'ek', 'do', 'teen', 'chaar', 'paanch', 'chhe', 'saat', 'aath', 'nau', 'das', 'gyarah', 'barah'],
  hi: ['०', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'],
};

const numberName = (count: number, lang: Lang): string => numberNames[lang][count] ?? String(count);

export const monthName = (month: number, lang: Lang): string => monthNames[lang][month - 1] ?? '';

/** "four days". */
export const daysName = (count: number, lang: Lang): string =>
  lang === 'en'
    ? count === 1
      ? 'one day'
      : `${numberName(count, lang)} days`
    : `${numberName(count, lang)} ${lang === 'hi' ? 'दिन' : 'din'}`;

const seasonNames: readonly (readonly [number[], InLangs])[] = [
  [[11, 12, 1, 2], { en: 'winter', hinglish: 'sardi', hi: 'सर्दी' }],
  [[4, 5, 6], { en: 'summer', hinglish: 'garmi', hi: 'गर्मी' }],
  [[7, 8, 9], { en: 'the rains', hinglish: 'barsaat', hi: 'बरसात' }],
  [[3, 4], { en: 'spring', hinglish: 'vasant', hi: 'वसंत' }],
  [[9, 10, 11], { en: 'autumn', hinglish: 'patjhad', hi: 'शरद' }],
  [[10, 11], { en: 'the festival weeks', hinglish: 'tyohaar ke dinon', hi: 'त्योहार के दिनों' }],
  [[12, 1], { en: 'the turn of the year', hinglish: 'naye saal', hi: 'नए साल' }],
];

export function seasonName(months: readonly number[], lang: Lang): string {
  const season = seasonNames.find(([list]) => list.join() === months.join());
  if (season) return season[1][lang];
  return months.map((month) => monthName(month, lang)).join({ en: ' or ', hinglish: ' ya ', hi: ' या ' }[lang]);
}

const kindNames: Record<Kind, InLangs> = {
  mountain: { en: 'hills', hinglish: 'pahad', hi: 'पहाड़' },
  sea: { en: 'the sea', hinglish: 'samundar', hi: 'समुद्र' },
  forest: { en: 'a forest', hinglish: 'jungle', hi: 'जंगल' },
  desert: { en: 'the desert', hinglish: 'registan', hi: 'रेगिस्तान' },
  river: { en: 'water', hinglish: 'paani', hi: 'पानी' },
  'old-town': { en: 'old walls', hinglish: 'purani galiyan', hi: 'पुरानी गलियाँ' },
};

const companyNames: Record<Company, InLangs> = {
  solo: { en: 'alone', hinglish: 'akele', hi: 'अकेले' },
  mother: { en: 'your mother', hinglish: 'maa', hi: 'माँ' },
  father: { en: 'your father', hinglish: 'papa', hi: 'पिताजी' },
  parents: { en: 'your parents', hinglish: 'maa-papa', hi: 'माता-पिता' },
  grandparents: { en: 'your grandparents', hinglish: 'dada-dadi', hi: 'दादा-दादी' },
  elders: { en: 'an easy pace', hinglish: 'dheemi chaal', hi: 'धीमी चाल' },
  wife: { en: 'your wife', hinglish: 'patni', hi: 'पत्नी' },
  husband: { en: 'your husband', hinglish: 'pati', hi: 'पति' },
  partner: { en: 'somebody you love', hinglish: 'apne saathi', hi: 'अपने साथी' },
  baby: { en: 'a small child', hinglish: 'chhote bachche', hi: 'छोटे बच्चे' },
  children: { en: 'the children', hinglish: 'bachche', hi: 'बच्चों' },
  friends: { en: 'friends', hinglish: 'doston', hi: 'दोस्तों' },
  family: { en: 'the family', hinglish: 'parivaar', hi: 'परिवार' },
  group: { en: 'the others', hinglish: 'sabhi', hi: 'सभी' },
};

export const and: InLangs = { en: ' and ', hinglish: ' aur ', hi: ' और ' };

/** "with your parents and the children". */
function companyName(company: readonly Company[], lang: Lang): string {
  if (company.length === 1 && company[0] === 'solo') return companyNames.solo[lang];
  const list = company.map((who) => companyNames[who][lang]);
  const names = list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')}${and[lang]}${list.at(-1)}`;
  return lang === 'en' ? `with ${names}` : lang === 'hi' ? `${names} के साथ` : `${names} ke saath`;
}

const roadNames: Record<NonNullable<Journey['roads']>, InLangs> = {
  good: { en: 'kind roads', hinglish: 'achhi sadak', hi: 'अच्छी सड़क' },
  train: { en: 'by train', hinglish: 'train se', hi: 'ट्रेन से' },
  rough: { en: 'rough roads welcome', hinglish: 'kharab sadak bhi chalegi', hi: 'ख़राब सड़क भी चलेगी' },
};

const wishWords: Record<Wish, InLangs> = {
  birds: { en: 'birds', hinglish: 'panchhi', hi: 'पंछी' },
  tigers: { en: 'tigers', hinglish: 'baagh', hi: 'बाघ' },
  rhinos: { en: 'rhinos', hinglish: 'gainde', hi: 'गैंडे' },
  surfing: { en: 'the waves', hinglish: 'surfing', hi: 'सर्फ़िंग' },
  rafting: { en: 'rafting', hinglish: 'rafting', hi: 'राफ़्टिंग' },
  stars: { en: 'stars', hinglish: 'taare', hi: 'तारे' },
};

const legsName: InLangs = { en: 'few steps', hinglish: 'seedhiyan kam', hi: 'सीढ़ियाँ कम' };

const levelNames: Record<string, InLangs> = {
  thrifty: { en: 'a thrifty purse', hinglish: 'halki jeb', hi: 'हल्की जेब' },
  middling: { en: 'a middling purse', hinglish: 'theek-thaak jeb', hi: 'ठीक-ठाक जेब' },
  comfortable: { en: 'a comfortable purse', hinglish: 'aaraam ka safar', hi: 'आराम का सफ़र' },
};

/** The visitor's own words, gathered: "four days from Pune in December with your parents, kind roads". */
export function journeyName(
  { days, start, months, company, people, kinds: country, wish, roads, legs, budget }: Journey,
  lang: Lang,
): string {
  const from = start && (lang === 'en' ? `from ${start.name.en}` : lang === 'hi' ? `${start.name.hi} से` : `${start.name.hinglish} se`);
  const when =
    months &&
    (lang === 'en'
      ? `in ${seasonName(months, lang)}`
      : lang === 'hi'
        ? `${seasonName(months, lang)} में`
        : `${seasonName(months, lang)} mein`);
  const length = days === undefined ? undefined : daysName(days, lang);
  const named = company?.filter((one) => one !== 'group' || people === undefined);
  const who = named && named.length > 0 && companyName(named, lang);
  const count =
    people !== undefined &&
    (lang === 'en' ? `${numberName(people, lang)} of you` : `${numberName(people, lang)} ${lang === 'hi' ? 'लोग' : 'log'}`);
  const [first, ...others] =
    lang === 'en'
      ? [[length, from, when, who].filter(Boolean).join(' ')]
      : [[from, length].filter(Boolean).join(' '), when, who].filter((part): part is string => Boolean(part));
  const rest = [
    ...others,
    count,
    country?.map((kind) => kindNames[kind][lang]).join(and[lang]),
    wish && wishWords[wish][lang],
    roads && roadNames[roads][lang],
    legs && legsName[lang],
    budget &&
      (budget.text !== undefined
        ? lang === 'en'
          ? `a purse of ${budget.text}`
          : budget.text
        : levelNames[budget.level ?? 'middling']?.[lang]),
  ];
  return [first, ...rest].filter(Boolean).join(', ');
}

export const plainly = (journey: Journey): InLangs => inLangs((lang) => journeyName(journey, lang));

/** The journey, or a part of it, in the visitor's words, with a capital. */
export const said = (journey: Journey): InLangs => inLangs((lang) => capital(journeyName(journey, lang)));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
