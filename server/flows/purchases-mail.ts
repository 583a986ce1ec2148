import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { button, dateIn, heading, page, paragraph, smallPrint } from './mail-html.ts';

/** A purchase with its links, absolute and signed; without a download where the price was paid back. */
export interface Found {
  order: OrderRow;
  downloadUrl: string | undefined;
  receiptUrl: string;
}

interface PurchasesMailParts {
  found: readonly [Found, ...Found[]];
  /** Of the page on which the mail was asked for. */
  lang: SiteLang;
  publicUrl: string;
  contactEmail: string;
  timeZone: string;
}

interface PurchasesMailWords {
  subject: string;
  heading: string;
  hello: string;
  order(reference: string, price: string, date: string): string;
  /** The name of a guide and a sentence about it. */
  row(guide: string, line: string): string;
  gone: string;
  download(guide?: string): string;
  receipt(url: string): string;
  why(page: string): string;
  missing(contactEmail: string): string;
}

const wordsIn: Record<SiteLang, PurchasesMailWords> = {
  en: {
    subject: 'Your guides from Kaka, with fresh links',
    heading: 'Your guides from Kaka',
    hello: 'Aao, beta. You asked where your guides are: here they all are. Each link works for 30 days.',
    order: (reference, price, date) => `Order ${reference}, ${price}, paid on ${date}.`,
    row: (guide, line) => `${guide}. ${line}`,
    gone: 'The price was paid back, so the download has ended.',
    download: (guide) => (guide === undefined ? 'Download' : `Download ${guide}`),
    receipt: (url) => `Receipt: ${url}`,
    why: (page) =>
      `You get this mail because somebody gave your address at ${page}. If it was not you, nothing has happened: only this mailbox gets the links.`,
    missing: (contactEmail) => `Is something missing? Write to ${contactEmail}.`,
  },
  hi: {
    subject: 'काका की ओर से आपकी गाइड, नए लिंक के साथ',
    heading: 'काका की ओर से आपकी गाइड',
    hello: 'आओ बेटा। तुमने पूछा था कि गाइड कहाँ गईं: लो, सब यहीं हैं। हर लिंक 30 दिन चलेगा।',
    order: (reference, price, date) => `ऑर्डर ${reference}, ${price}, भुगतान ${date} को।`,
    row: (guide, line) => `${guide}। ${line}`,
    gone: 'इसका दाम लौटा दिया गया है, इसलिए डाउनलोड बंद है।',
    download: (guide) => (guide === undefined ? 'डाउनलोड' : `${guide} डाउनलोड करें`),
    receipt: (url) => `रसीद: ${url}`,
    why: (page) => `यह मेल इसलिए आया क्योंकि किसी ने ${page} पर आपका पता दिया। वह आप न हों तो कुछ बिगड़ा नहीं: लिंक केवल इसी मेलबॉक्स में आए हैं।`,
    missing: (contactEmail) => `कुछ छूट गया हो तो ${contactEmail} पर लिखिए।`,
  },
};

export function purchasesMail({ found, lang, publicUrl, contactEmail, timeZone }: PurchasesMailParts): Omit<Mail, 'id'> {
  const [{ order: first }] = found;
  const words = wordsIn[lang];
  const rows = found.map(({ order, downloadUrl, receiptUrl }) => ({
    name: guideNameIn(lang, order.sku),
    line: words.order(orderReference(order.id), formatInr(order.paise), dateIn(lang, order.paid_at ?? order.created_at, timeZone)),
    downloadUrl,
    receiptUrl,
  }));
  const small = [words.why(publicUrl + pathIn(lang, '/purchases')), words.missing(contactEmail)];
  return {
    to: first.email,
    subject: words.subject,
    text: `${[
      words.hello,
      ...rows.map(({ name, line, downloadUrl, receiptUrl }) =>
        [name, line, downloadUrl ? `${words.download()}: ${downloadUrl}` : words.gone, words.receipt(receiptUrl)].join('\n'),
      ),
    ].join('\n\n')}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(lang, words.subject, [
      heading(words.heading),
      paragraph(words.hello),
      ...rows.flatMap(({ name, line, downloadUrl, receiptUrl }) => [
        paragraph(words.row(name, line)),
        ...(downloadUrl ? [button(words.download(name), downloadUrl)] : [paragraph(words.gone)]),
        paragraph(words.receipt(receiptUrl)),
      ]),
      ...smallPrint(small),
    ]),
  };
}
