import { catalog } from '#shared/catalog.ts';
import { brandAnswers } from './home/brand-answers.ts';
import { siteSettings } from './ui/site-settings.ts';

/** What search engines are told about a page, in schema.org's words; nothing for most pages. Prerendered only. */
export function structuredData(path: string): object | undefined {
  if (path !== '/') return undefined;
  const { origin, contactEmail } = siteSettings();
  const organization = { '@id': `${origin}/#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: 'Vaani',
        description: 'Speaking characters for Indian brands: they greet, advise, take the order and stay in touch.',
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email: contactEmail,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Vaani',
        url: `${origin}/`,
        inLanguage: 'en-IN',
        publisher: organization,
      },
      {
        '@type': 'Service',
        '@id': `${origin}/#service`,
        name: 'A speaking character for your brand',
        serviceType: 'Voice and conversational commerce',
        description: 'A character that greets people in their own words, recommends, takes the order and sends the payment link.',
        url: `${origin}/#for-brands`,
        image: `${origin}/share/home.jpg`,
        areaServed: 'IN',
        provider: organization,
      },
      {
        '@type': 'FAQPage',
        '@id': `${origin}/#faq`,
        url: `${origin}/#for-brands`,
        mainEntity: brandAnswers().map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      ...catalog.map((guide) => ({
        '@type': 'Product',
        '@id': `${origin}/#${guide.sku}`,
        name: guide.name,
        description: `A digital guide from Kaka: ${guide.about}.`,
        sku: guide.sku,
        image: `${origin}/share/guide-${guide.sku}.jpg`,
        brand: { '@type': 'Brand', name: 'Vaani' },
        offers: {
          '@type': 'Offer',
          price: (guide.paise / 100).toFixed(2),
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: `${origin}/#demo`,
          seller: organization,
        },
      })),
    ],
  };
}
