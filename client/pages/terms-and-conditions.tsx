import { Link } from 'react-router-dom';
import { words } from '#shared/words.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ContactLink, GrievanceOfficer, WhoSells } from './operator-words.tsx';
import { termsInHindi } from './terms-and-conditions.hi.tsx';

const privacyPolicy = (
  <Link className="link" to="/privacy-policy">
    Privacy Policy
  </Link>
);

const findMyPurchase = (
  <a className="link" href="/purchases">
    Find my purchase
  </a>
);

const sections: readonly LegalSection[] = [
  {
    id: 'using-the-service',
    heading: 'Using the service',
    body: (
      <>
        <p>
          The demo characters are for trying out. Anyone may talk to them, without an account. By using the site you agree to these terms;
          if you are under 18, a parent or guardian has to agree for you.
        </p>
        <p>
          Demos have limits, because each conversation costs something to run. The chat with Kaka ends after up to 15 messages, a call ends
          by itself after some minutes, and on a busy day a character may ask you to come back later. We may change or close a demo at any
          time. That never touches a guide you have paid for.
        </p>
      </>
    ),
  },
  {
    id: 'ai-characters',
    heading: 'The characters',
    body: (
      <>
        <p>
          Every character here is an AI. They offer stories, suggestions and comfort. They do not replace a doctor, a lawyer or a
          counsellor, and they speak for no temple, scripture or faith. What Kaka tells you is tradition, not medicine. What Mini notices is
          not a diagnosis. Maharajji and Bal Krishna Lalji are offered with devotion; they foretell nothing and ask for nothing.
        </p>
        <p>
          Characters can be wrong, so check what matters before you act on it: a remedy with a doctor, a road with the people who live
          there, a price with the showroom. Suryodaya Motors is a demonstration, and no car is sold here.
        </p>
        <p>
          In danger, call <a href="tel:112">112</a>. To talk to a trained person about how you feel, at any hour and free of charge, call
          Tele-MANAS on <a href="tel:14416">14416</a>.
        </p>
      </>
    ),
  },
  {
    id: 'payments-and-fulfillment',
    heading: 'Payments and fulfillment',
    body: (
      <>
        <p>
          The guides are digital files for your own use. Prices are in Indian rupees, include all taxes, and are shown before you pay.
          Payment happens on a link from our payment provider, by UPI, card or netbanking; we never see those details. The provider’s own
          terms apply to the payment itself.
        </p>
        <p>
          When the payment goes through, the guide is sent to the email you gave, with a link to download it. Nothing is shipped. The link
          works for 30 days, and you can have a fresh one sent from the chat in which you bought the guide, or from {findMyPurchase}. If
          nothing has come within an hour, look among your spam and then write to <ContactLink />.
        </p>
        <p>
          Each sale has a receipt. Where the seller is registered for GST it is a tax invoice; then you are asked for your State before you
          pay, and can have the invoice in the name of a business by its GSTIN.
        </p>
        <p>Where a payment page is marked as a test, no money moves.</p>
      </>
    ),
  },
  {
    id: 'refunds',
    heading: 'Refunds',
    body: (
      <p>
        Kaka does not keep money for a thing that did not help. If a guide is faulty, did not arrive or did not help, write to{' '}
        <ContactLink /> within 7 days of paying and tell us which order it was. We return the whole price by the way you paid; banks usually
        take five to seven working days to show it. A mail tells you when the money is on its way. With the whole price the guide’s download
        ends; after a refund of a part it stays yours. Your rights under the Consumer Protection Act, 2019 stay as they are.
      </p>
    ),
  },
  {
    id: 'who-sells',
    heading: 'Who sells, and complaints',
    body: (
      <>
        <p>
          <WhoSells />
        </p>
        <p>
          <GrievanceOfficer />
        </p>
      </>
    ),
  },
  {
    id: 'meetings',
    heading: 'Meetings',
    body: (
      <p>
        A meeting booked in Talk to Us is free and binds nobody to buy anything. We may have to move one, and will write to you when we do.
        Work for a brand begins only with a written agreement of its own.
      </p>
    ),
  },
  {
    id: 'intellectual-property',
    heading: 'Intellectual property',
    body: (
      <p>
        The characters, portraits, voices and guides belong to us or to the brands that commissioned them. A guide is yours to read, print
        and use at home. Please do not copy, resell or publish it, and do not use our characters to train or imitate other ones. What you
        tell a character stays yours; you let us use it to answer you.
      </p>
    ),
  },
  {
    id: 'privacy-and-security',
    heading: 'Privacy and security',
    body: (
      <>
        <p>How we handle your information is described in the {privacyPolicy}. It is not sold.</p>
        <p>
          If you find a hole in our security, write to <ContactLink /> before you tell others, take no more than you need to show it, and
          leave other people’s data alone. We will thank you, not sue you.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    heading: 'Acceptable use',
    body: (
      <>
        <p>Be kind to the characters and to the people who come after you. Please do not:</p>
        <ul>
          <li>use a character to harass, deceive, threaten or harm anyone, or for anything unlawful</li>
          <li>insult anybody’s faith, caste, gender or love, here or in our characters’ name</li>
          <li>give us another person’s email or secrets without asking them</li>
          <li>overload the service, get round its limits, or drive it with programs</li>
          <li>pass a character’s voice off as a real person’s</li>
        </ul>
        <p>We may end a conversation, or keep someone out, to protect others.</p>
      </>
    ),
  },
  {
    id: 'our-responsibility',
    heading: 'Our responsibility',
    body: (
      <p>
        We run the site with care, but the demos come as they are, and we cannot promise that they are always there or always right. As far
        as the law allows, what we owe you for loss that comes from using the site is limited to what you paid us in the twelve months
        before. Nothing here limits what the law does not let us limit.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes',
    body: <p>We may update these terms. The date at the top tells you when. What you bought before is judged by the terms of that day.</p>,
  },
  {
    id: 'governing-law',
    heading: 'Governing law',
    body: (
      <p>
        The laws of India govern these terms, and the courts of India decide on them. Write to us first: most things can be settled with a
        reply. If one sentence here should not hold, the others still do.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        Write to <ContactLink />.
      </p>
    ),
  },
];

const page = words({
  en: {
    title: 'Terms & Conditions',
    description:
      'The plain agreement for using Vaani’s site and demos: AI characters, payments and delivery of guides, refunds, acceptable use.',
    lead: 'The plain agreement between you and us when you use this site and its demos.',
    other: 'Privacy Policy',
  },
  hi: {
    title: 'नियम और शर्तें',
    description: 'वाणी की साइट और डेमो के इस्तेमाल का सीधा-सादा क़रार: एआई किरदार, भुगतान और गाइड की डिलीवरी, पैसे वापस, और क्या न करें।',
    lead: 'यह साइट और इसके डेमो बरतते समय आपके और हमारे बीच का सीधा-सादा क़रार।',
    other: 'निजता नीति',
  },
});

export function Page() {
  return (
    <LegalPage
      title={page.title}
      picture="terms-and-conditions"
      description={page.description}
      lead={page.lead}
      sections={words({ en: sections, hi: termsInHindi })}
      other={{ label: page.other, path: '/privacy-policy' }}
    />
  );
}
