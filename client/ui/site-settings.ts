/** Settings of the operator that a visitor may see. */
export interface SiteSettings {
  /** The address of the site, without a trailing slash: `https://vaani.example`. */
  origin: string;
  /** The contact address for privacy, orders and everything else. */
  contactEmail: string;
  /** Where the visitor's speech in a call is sent. */
  spokenWords: string;
  /** One sentence about the seller, and two about complaints. */
  seller: string;
  grievance: string;
  /** A sentence about the price for brands. */
  cost: string;
  /** Whether hints about environment files are shown. They are for operators. False while prerendering: show hints only after an action, never in the first render. */
  showOperatorHints: boolean;
}

/** Pages are built before the address of the site is known, so the server replaces these tokens when it starts. */
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
