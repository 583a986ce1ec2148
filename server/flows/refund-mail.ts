import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { SiteLang } from '#shared/words.ts';
import type { OrderRow, RefundRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { heading, kakaIn, page, paragraph, smallPrint } from './mail-html.ts';
import { isRefunded } from './order-state.ts';
import { attachmentOf, type Receipt } from './receipts.ts';

interface RefundMailParts {
  order: OrderRow;
  refund: RefundRow;
  /** Of a sale that had a tax invoice. */
  creditNote: Receipt | undefined;
  publicUrl: string;
  contactEmail: string;
  /** The sandbox took the payment: no money moved, and the mail says so. */
  isTest: boolean;
}

interface RefundMailWords {
  subject: string;
  heading: string;
  whole: string;
  part: string;
  howLong: string;
  ended: string;
  stays: string;
  order: string;
  attached(document: string): string;
  test: string;
  notCome: string;
  sender: string;
}

type Told = RefundMailParts & { name: string; amount: string };

const wordsIn: Record<SiteLang, (told: Told) => RefundMailWords> = {
  en: ({ order, refund, publicUrl, contactEmail, name, amount }) => ({
    subject: `Your money is on its way back: ${amount}`,
    heading: `${amount} is on its way back`,
    whole: `Beta, ${amount} is on its way back to you: the whole price of ${name}.`,
    part: `Beta, ${amount} of the ${formatInr(order.paise)} for ${name} is on its way back to you.`,
    howLong: 'It goes the way you paid. Banks usually take five to seven working days to show it.',
    ended: 'The guide’s download has ended with it. No hard feelings: the charpai is still here, and so is the chai.',
    stays: 'The guide stays yours, and its download works as before.',
    order: `Order ${orderReference(order.id)}: ${name}. Refund ${refund.id}; your bank may ask for this number.`,
    attached: (document) => `${document} is attached.`,
    test: 'This was a test payment: no money moved.',
    notCome: `If it has not come after ten working days, write to ${contactEmail} and name the order.`,
    sender: `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because you bought a guide. We send no newsletter.`,
  }),
  hi: ({ order, refund, publicUrl, contactEmail, name, amount }) => ({
    subject: `आपके पैसे लौट रहे हैं: ${amount}`,
    heading: `${amount} लौट रहे हैं`,
    whole: `बेटा, ${name} का पूरा दाम, ${amount}, तुम्हारे पास लौट रहा है।`,
    part: `बेटा, ${name} के ${formatInr(order.paise)} में से ${amount} तुम्हारे पास लौट रहे हैं।`,
    howLong: 'पैसे उसी रास्ते लौटते हैं जिससे आए थे। बैंक में दिखने में आम तौर पर पाँच से सात कामकाजी दिन लगते हैं।',
    ended: 'इसके साथ गाइड का डाउनलोड बंद हो गया है। मन में कुछ मत रखना: चारपाई यहीं है, और चाय भी।',
    stays: 'गाइड तुम्हारी ही रहेगी, और उसका डाउनलोड पहले की तरह चलेगा।',
    order: `ऑर्डर ${orderReference(order.id)}: ${name}। रिफ़ंड ${refund.id}; बैंक यह नंबर पूछ सकता है।`,
    attached: (document) => `क्रेडिट नोट (${document}) साथ लगा है।`,
    test: 'यह भुगतान केवल जाँच के लिए था: कोई पैसा नहीं कटा था।',
    notCome: `दस कामकाजी दिन में पैसे न आएँ तो ${contactEmail} पर ऑर्डर का नंबर लिख भेजिए।`,
    sender: `वाणी भारत के ब्रांडों के लिए बोलने वाले किरदार बनाती है: ${publicUrl}। यह मेल इसलिए आया क्योंकि आपने गाइड ख़रीदी थी। हम कोई न्यूज़लेटर नहीं भेजते।`,
  }),
};

/** The mail that tells a buyer that money is on its way back. */
export function refundMail(parts: RefundMailParts): Omit<Mail, 'id'> {
  const { order, refund, creditNote, isTest } = parts;
  const lang = order.page_lang ?? 'en';
  const words = wordsIn[lang]({ ...parts, name: guideNameIn(lang, order.sku), amount: formatInr(refund.paise) });
  const isWhole = refund.paise >= order.paise;
  const lines = [isWhole ? words.whole : words.part, words.howLong, isRefunded(order) ? words.ended : words.stays];
  const small = [
    words.order,
    ...(creditNote ? [words.attached(creditNote.name)] : []),
    ...(isTest ? [words.test] : []),
    words.notCome,
    words.sender,
  ];
  return {
    to: order.email,
    subject: words.subject,
    text: `${lines.join('\n\n')}\n\n${kakaIn[lang]}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(lang, words.subject, [heading(words.heading), ...lines.map(paragraph), paragraph(kakaIn[lang]), ...smallPrint(small)]),
    ...(creditNote && { attachments: [attachmentOf(creditNote)] }),
  };
}
