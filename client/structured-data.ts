import { catalog } from '#shared/catalog.ts';
import { guideName } from '#shared/guide-name.ts';
import { basePath, pathIn, siteLang, siteLocale, words } from '#shared/words.ts';
import { brandAnswers } from './home/brand-answers.ts';
import { siteSettings } from './ui/site-settings.ts';

const says = words({
  en: {
    organization: 'Speaking characters for Indian brands: they greet, advise, take the order and stay in touch.',
    service: 'A speaking character for your brand',
    serviceType: 'Voice and conversational commerce',
    serviceMore: 'A character that greets people in their own words, recommends, takes the order and sends the payment link.',
    guide: (about: string) => `A digital guide from Kaka: ${about}.`,
  },
  hi: {
    organization: 'भारत के ब्रांडों के लिए बोलने वाले किरदार: वे मिलते हैं, सलाह देते हैं, ऑर्डर लेते हैं और साथ निभाते हैं।',
    service: 'आपके ब्रांड के लिए बोलने वाला किरदार',
    serviceType: 'आवाज़ और बातचीत में कारोबार',
    serviceMore: 'एक किरदार जो लोगों से उन्हीं की बोली में मिलता है, सुझाता है, ऑर्डर लेता है और भुगतान का लिंक भेजता है।',
    guide: () => 'काका की एक डिजिटल गाइड, अंग्रेज़ी में।',
  },
});

/** Data about a page for search engines (schema.org); none for most pages. Used only in prerendering. */
export function structuredData(path: string): object | undefined {
  if (path !== '/') return undefined;
  const { origin, contactEmail } = siteSettings();
  const home = origin + pathIn(siteLang, '/');
  const organization = { '@id': `${origin}/#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: 'Vaani',
        description: says.organization,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email: contactEmail,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: 'Vaani',
        url: home,
        inLanguage: siteLocale,
        publisher: organization,
      },
      {
        '@type': 'Service',
        '@id': `${origin}/#service`,
        name: says.service,
        serviceType: says.serviceType,
        description: says.serviceMore,
        url: `${home}#for-brands`,
        image: `${origin}/share${basePath}/home.jpg`,
        areaServed: 'IN',
        provider: organization,
      },
      {
        '@type': 'FAQPage',
        '@id': `${home}#faq`,
        url: `${home}#for-brands`,
        mainEntity: brandAnswers().map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      ...catalog.map((guide) => ({
        '@type': 'Product',
        '@id': `${origin}/#${guide.sku}`,
        name: guideName(guide.name),
        description: says.guide(guide.about),
        sku: guide.sku,
        image: `${origin}/share/guide-${guide.sku}.jpg`,
        brand: { '@type': 'Brand', name: 'Vaani' },
        offers: {
          '@type': 'Offer',
          price: (guide.paise / 100).toFixed(2),
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: `${home}#demo`,
          seller: organization,
        },
      })),
    ],
  };
}
