import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { personas } from '#shared/personas.ts';
import { localeOf, pathIn, type SiteLang, siteLangs } from '#shared/words.ts';
import { pages } from './routes.tsx';
import { siteSettings } from './ui/site-settings.ts';

/** Files for search engines, made from the same rows as the pages: name to text. */
export function siteFiles(): Record<string, string> {
  return { 'robots.txt': robots(), 'sitemap.xml': sitemap(), 'llms.txt': llms() };
}

const { origin, contactEmail } = siteSettings();

/** Payments, guides and calls are private, and the API has no pages. */
const ownPages = ['/guides/', '/pay/', '/receipts/', '/reminders/'];
const robots = () => `User-agent: *
Disallow: /api/
Disallow: /call/
${siteLangs.flatMap((lang) => ownPages.map((path) => `Disallow: ${pathIn(lang, path)}`)).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(({ path }) => siteLangs.map((lang) => inSitemap(lang, path))).join('\n')}
</urlset>
`;

const inSitemap = (lang: SiteLang, path: string) => {
  const others = siteLangs.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${localeOf[each]}" href="${origin}${pathIn(each, path)}"/>`,
  );
  return `  <url><loc>${origin}${pathIn(lang, path)}</loc>${others.join('')}</url>`;
};

const llms = () => `# Vaani

> Vaani makes speaking characters for Indian brands. A character greets people in their own words, recommends the right thing, takes the order and sends the payment link, all in one conversation. वाणी, vāṇī, means speech.

The site is a demonstration: visitors can chat with Kaka, buy one of his guides, talk to seven characters by voice in the browser, and book a meeting. Every character is an AI and says so.

## Pages

- [Home](${origin}/): what Vaani does, the Kaka text chat (up to 15 messages) and the Talk to Us chat that books a meeting
${personas.map((persona) => `- [${persona.heading}](${origin}${persona.route}): voice call. ${persona.disclosure}`).join('\n')}
- [Privacy Policy](${origin}/privacy-policy)
- [Terms & Conditions](${origin}/terms-and-conditions)
- [Find my purchase](${origin}/purchases): a buyer gives the email and gets fresh links to guides and receipts by mail
- [The same pages in Hindi](${origin}${pathIn('hi', '/')})

## Guides

Digital guides (PDF), sold by Kaka in his chat at ${origin}/#demo and sent by email.

${catalog.map((guide) => `- ${guide.name}, ${formatInr(guide.paise)}: ${guide.about}`).join('\n')}

## Contact

${contactEmail}
`;
