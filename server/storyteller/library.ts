import MiniSearch from 'minisearch';
import { catalog } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { guideText } from '../guides/texts.ts';
import { type Lang, type Passage, personaTexts } from '../personas/texts.ts';

/** A character's passages, searchable. */
export interface Library {
  /** Passages that fit, best first, each with how much of the question it covers, 0 to 1. Another language than asked for comes last. */
  find(query: string, lang: Lang): Found[];
  passages: readonly Passage[];
}

export interface Found {
  passage: Passage;
  coverage: number;
  /** How many of the question's words are named by its title, or by one of its search words, of which all must be there. */
  exact: number;
  score: number;
}

/** Words that carry no topic, in English and in the Hindi people type with Latin letters. */
const stopWords = new Set(
  `a an the and or but if of to in on at for from with without by as is are was were be been am do does did done have has had having i me my mine we us our you your yours he she it its they them their this that
  these those there here what which who whom how why when where can could will would should shall may might must not no so too very just only also about into over after before then than some any all much many more most one ones
  kitne kitna kitni good great nice something last minutes minute days years old din saal since today yesterday tomorrow sunday monday tuesday wednesday thursday friday saturday please tell give say get got make let know want need like really still even ever never because kaka beta baba uncle ji hai hain ho hoon hun tha thi the ka ki ke ko se me mein main mai par pe aur ya bhi to toh hi na nahi kya kyu
  kyun kaise kab kahan kaun koi kuch mera meri mere mujhe mujhko hum humko aap aapka tum tumhara tera yeh ye woh wo is us iska uska karu karun kare karna karte raha rahi rahe gaya gayi hua hui ek bahut batao bataiye bata do dijiye kar lag lagta lagti feel guide guides
  रहा रही रहे गया गयी गई लग करना करूँ चाहिए गाइड है हैं हो हूँ था थी थे का की के को से में पर और या भी तो ही ना नहीं क्या क्यों कैसे कब कहाँ कौन कोई कुछ मेरा मेरी मेरे मुझे हम आप तुम यह ये वह वो एक बहुत बताओ बताइए`
    .split(/\s+/)
    .filter(Boolean),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !stopWords.has(word));

interface Entry {
  id: number;
  title: string;
  words: string;
  text: string;
}

const libraries = new Map<PersonaSlug, Library>();

/** The character's library; indexed on first use. Kaka's holds the sections of his guides too. */
export function libraryOf(slug: PersonaSlug): Library {
  let library = libraries.get(slug);
  if (!library) {
    const { passages } = personaTexts(slug);
    library = indexed(slug === 'kaka' ? [...passages, ...guidePassages()] : passages);
    libraries.set(slug, library);
  }
  return library;
}

function indexed(passages: readonly Passage[]): Library {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { words: 4, title: 3 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.35 },
    },
  });
  index.addAll(passages.map(({ title, words, text }, id) => ({ id, title, words: words.join(' '), text })));

  const names = passages.map(({ title, words }) => [wordsOf(title), ...words.map(wordsOf)].filter((name) => name.length > 0));

  return {
    passages,
    find(query, lang) {
      const terms = new Set(wordsOf(query));
      if (terms.size === 0) return [];
      return index
        .search([...terms].join(' '))
        .flatMap(({ id, score, queryTerms, match }) => {
          const passage = passages[id];
          if (!passage) return [];
          // A word met in the title or among the search words says what a passage is about; one in its prose may be chance.
          const met = new Set(queryTerms.filter((term) => terms.has(term)));
          const about = Object.values(match).some((fields) => fields.includes('title') || fields.includes('words'));
          const exact = namedIn(names[id] ?? [], terms);
          const inTheirLanguage = passage.lang === lang || (passage.lang === 'en' && lang === 'hinglish');
          return [
            {
              passage,
              coverage: (met.size / terms.size) * (about ? 1 : 0.28),
              exact,
              score: score * (passage.lang === lang ? 1.5 : inTheirLanguage ? 1 : 0.25),
            },
          ];
        })
        .sort((a, b) => b.score * (0.4 + b.coverage) - a.score * (0.4 + a.coverage));
    },
  };
}

/** How many of the terms belong to a name that is there as a whole: "bad touch" is not named by "is it bad". */
function namedIn(names: readonly string[][], terms: ReadonlySet<string>): number {
  const named = new Set<string>();
  for (const name of names) if (name.every((word) => terms.has(word))) for (const word of name) named.add(word);
  return named.size;
}

/** Every section of the guides as something Kaka can say: its first words, in his voice already, and the guide that has the rest. */
function guidePassages(): Passage[] {
  return catalog.flatMap(({ sku }) =>
    guideText(sku)
      .sections.slice(0, -1)
      .flatMap(({ title, markdown }) => {
        const text = opening(markdown);
        return text === '' ? [] : [{ title, words: [], tags: ['guide'], lang: 'en' as const, guide: sku, text }];
      }),
  );
}

/** The first sentences of a section's prose, up to about 60 words, without its markup. */
function opening(markdown: string): string {
  const prose = markdown
    .split(/\n{2,}/)
    .filter((block) => !/^(#|>|- |\d+\. )/.test(block))
    .join(' ')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ');
  let text = '';
  for (const sentence of prose.match(/[^.!?]+[.!?]+["”’]?\s*/g) ?? []) {
    if (`${text}${sentence}`.split(' ').length > 60) break;
    text += sentence;
  }
  return text.trim().replace(/:$/, '.');
}
