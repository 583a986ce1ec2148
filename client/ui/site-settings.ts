/** What the operator sets and a visitor may know. */
export interface SiteSettings {
  /** Where the site lives, without a trailing slash: `https://vaani.example`. */
  origin: string;
  /** The address people write to about privacy, orders and everything else. */
  contactEmail: string;
  /** Where the words go that visitors say in a call. */
  spokenWords: string;
  /** Who sells, a sentence, and whom complaints go to, two. */
  seller: string;
  grievance: string;
  /** What a brand reads about the price: a sentence. */
  cost: string;
  /** Hints about environment files are for operators. False while prerendering: show them only after something happened, never in the first render. */
  showOperatorHints: boolean;
}

/** Pages are built before anybody knows where they will be served, so the server writes these words over when it starts. */
const tokens: SiteSettings = {
  origin: '__PUBLIC_URL__',
  contactEmail: '__CONTACT_EMAIL__',
  spokenWords: '__SPOKEN_WORDS__',
  seller: '__SELLER__',
  grievance: '__GRIEVANCE__',
  cost: '__COST__',
  showOperatorHints: false,
};

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="vaani:${name}"]`)?.content ?? '';

export function siteSettings(): SiteSettings {
  if (import.meta.env.SSR) return tokens;
  return {
    origin: meta('origin'),
    contactEmail: meta('contact'),
    spokenWords: meta('spoken-words'),
    seller: meta('seller'),
    grievance: meta('grievance'),
    cost: meta('cost'),
    showOperatorHints: meta('mode') === 'development',
  };
}
