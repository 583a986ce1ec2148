import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { SiteLang } from '#shared/words.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { button, heading, kakaIn, page, paragraph, smallPrint } from './mail-html.ts';

interface ReminderMailParts {
  /** Of one buyer. */
  orders: readonly [OrderRow, ...OrderRow[]];
  /** Absolute and signed. */
  stopUrl: string;
  publicUrl: string;
  contactEmail: string;
  /** The sandbox takes the payment: no money would move, and the mail says so. */
  isTest: boolean;
}

interface ReminderMailWords {
  one(guide: string): string;
  several: string;
  hello: string;
  pay(guide: string, price: string): string;
  order(reference: string, guide: string, price: string): string;
  test: string;
  why(publicUrl: string, stopUrl: string): string;
  questions(contactEmail: string): string;
}

const wordsIn: Record<SiteLang, ReminderMailWords> = {
  en: {
    one: (guide) => `${guide} is still waiting for you`,
    several: 'Your guides are still waiting for you',
    hello:
      'Beta, you asked me for this and then the day went its own way. If you still want it, the same link is here. If not, leave it: nothing is charged, and I do not ask again.',
    pay: (guide, price) => `${guide}: pay ${price}`,
    order: (reference, guide, price) => `Order ${reference}: ${guide}, ${price}. The link ends a day after it was made.`,
    test: 'This is a test shop: no money moves.',
    why: (publicUrl, stopUrl) =>
      `You get this one mail because your address was given for a guide at ${publicUrl}. Stop such reminders: ${stopUrl}`,
    questions: (contactEmail) => `Questions: ${contactEmail}. We send no newsletter.`,
  },
  hi: {
    one: (guide) => `${guide} अब भी आपकी राह देख रही है`,
    several: 'आपकी गाइड अब भी आपकी राह देख रही हैं',
    hello:
      'बेटा, तुमने मुझसे यह माँगी थी, फिर दिन अपने रास्ते निकल गया। अब भी चाहिए तो वही लिंक यहाँ है। न चाहिए तो रहने दो: कोई पैसा नहीं कटता, और मैं दोबारा नहीं पूछूँगा।',
    pay: (guide, price) => `${guide}: ${price} चुकाएँ`,
    order: (reference, guide, price) => `ऑर्डर ${reference}: ${guide}, ${price}। लिंक बनने के एक दिन बाद बंद हो जाता है।`,
    test: 'यह दुकान केवल जाँच के लिए है: कोई पैसा नहीं कटता।',
    why: (publicUrl, stopUrl) =>
      `यह एक मेल इसलिए आया क्योंकि ${publicUrl} पर एक गाइड के लिए आपका पता दिया गया था। ऐसे याद दिलाने वाले मेल बंद करने के लिए: ${stopUrl}`,
    questions: (contactEmail) => `कुछ पूछना हो तो: ${contactEmail}। हम कोई न्यूज़लेटर नहीं भेजते।`,
  },
};

/** The reminder of payment links that stayed unpaid. */
export function reminderMail({ orders, stopUrl, publicUrl, contactEmail, isTest }: ReminderMailParts): Omit<Mail, 'id'> {
  const [first] = orders;
  const lang = first.page_lang ?? 'en';
  const words = wordsIn[lang];
  const rows = orders.map((order) => ({
    guide: guideNameIn(lang, order.sku),
    price: formatInr(order.paise),
    link: order.payment_link ?? '',
    reference: orderReference(order.id),
  }));
  const subject = rows.length === 1 ? words.one(guideNameIn(lang, first.sku)) : words.several;
  const small = [
    ...rows.map(({ reference, guide, price }) => words.order(reference, guide, price)),
    ...(isTest ? [words.test] : []),
    words.why(publicUrl, stopUrl),
    words.questions(contactEmail),
  ];
  return {
    to: first.email,
    subject,
    text: `${[words.hello, ...rows.map(({ guide, price, link }) => `${guide}, ${price}: ${link}`)].join('\n\n')}\n\n${kakaIn[lang]}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(lang, subject, [
      heading(subject),
      paragraph(words.hello),
      ...rows.map(({ guide, price, link }) => button(words.pay(guide, price), link)),
      paragraph(kakaIn[lang]),
      ...smallPrint(small),
    ]),
  };
}
