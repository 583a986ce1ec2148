import { guideNameIn } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { SiteLang } from '#shared/words.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import type { GuideFile } from './guides.ts';
import { button, dateIn, heading, kakaIn, page, paragraph, picture, smallPrint } from './mail-html.ts';
import { attachmentOf, type Receipt } from './receipts.ts';

interface GuideMailParts {
  order: OrderRow;
  file: GuideFile;
  /** Absolute and signed. */
  downloadUrl: string;
  receipt: Receipt;
  /** Absolute and signed. */
  receiptUrl: string;
  publicUrl: string;
  contactEmail: string;
  timeZone: string;
  /** It was a sandbox payment: no money moved, and the mail says so. */
  isTest: boolean;
}

interface GuideMailWords {
  subject: string;
  hello: string;
  attached: string;
  link: string;
  button: string;
  advice: string;
  order: string;
  receipt: string;
  test: string;
  refund: string;
  limits: string;
  sender: string;
}

type Told = GuideMailParts & { name: string; price: string; date: string };

const wordsIn: Record<SiteLang, (told: Told) => GuideMailWords> = {
  en: ({ order, file, receipt, receiptUrl, publicUrl, contactEmail, name, price, date }) => ({
    subject: `Your guide from Kaka: ${name}`,
    hello: 'Aao, beta. I promised you the guide before the chai boils, and I have been watching the pot.',
    attached: `${name} is attached to this mail: a PDF of ${file.pages} pages, to read on the phone or to print.`,
    link: 'If you cannot find the attachment, the same guide waits behind this link for 30 days:',
    button: 'Download the guide',
    advice: 'Do not try everything this week. Choose one page, do it properly, and write to me how it went.',
    order: `Order ${orderReference(order.id)}: ${name}, ${price}, paid on ${date}.`,
    receipt: receipt.isInvoice
      ? `${receipt.name} is attached, and here for 30 days: ${receiptUrl}`
      : `Your receipt, for 30 days: ${receiptUrl}`,
    test: 'This was a test payment: no money moved.',
    refund: `If the guide is faulty or did not help, write to ${contactEmail} within 7 days of paying and name the order. You get the whole price back, by the way you paid.`,
    limits: 'Kaka is an AI character. What he tells is tradition, not medicine, and takes no doctor’s place.',
    sender: `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because your address was given when the guide was bought. We send no newsletter.`,
  }),
  hi: ({ order, file, receipt, receiptUrl, publicUrl, contactEmail, name, price, date }) => ({
    subject: `काका की ओर से आपकी गाइड: ${name}`,
    hello: 'आओ बेटा। कहा था न, चाय उबलने से पहले गाइड पहुँच जाएगी। मैं तब से पतीले पर आँख लगाए बैठा हूँ।',
    attached: `${name} इसी मेल के साथ है: ${file.pages} पन्नों की पीडीएफ़, सरल अंग्रेज़ी में। फ़ोन पर पढ़ो, या छपवा लो।`,
    link: 'साथ लगी फ़ाइल न दिखे, तो वही गाइड 30 दिन तक इस लिंक पर रखी है:',
    button: 'गाइड डाउनलोड करें',
    advice: 'सब कुछ इसी हफ़्ते मत आज़माना। एक पन्ना चुनो, उसे ठीक से करो, और मुझे लिखना कि कैसा रहा।',
    order: `ऑर्डर ${orderReference(order.id)}: ${name}, ${price}, भुगतान ${date} को।`,
    receipt: receipt.isInvoice
      ? `टैक्स बिल (${receipt.name}) साथ लगा है, और 30 दिन तक यहाँ भी है: ${receiptUrl}`
      : `आपकी रसीद, 30 दिन तक: ${receiptUrl}`,
    test: 'यह भुगतान केवल जाँच के लिए था: कोई पैसा नहीं कटा।',
    refund: `गाइड में कोई गड़बड़ हो, या वह काम न आए, तो भुगतान के 7 दिन के भीतर ${contactEmail} पर ऑर्डर का नंबर लिख भेजिए। पूरा दाम उसी रास्ते लौटेगा जिससे आपने चुकाया था।`,
    limits: 'काका एक एआई किरदार हैं। वे जो बताते हैं वह परंपरा है, दवा नहीं, और डॉक्टर की जगह नहीं लेता।',
    sender: `वाणी भारत के ब्रांडों के लिए बोलने वाले किरदार बनाती है: ${publicUrl}। यह मेल इसलिए आया क्योंकि गाइड ख़रीदते समय आपका पता दिया गया था। हम कोई न्यूज़लेटर नहीं भेजते।`,
  }),
};

/** The mail with a guide: Kaka's words, the guide as an attachment, and a link for mail programs that hide attachments. */
export function guideMail(parts: GuideMailParts): Omit<Mail, 'id'> {
  const { order, file, downloadUrl, receipt, timeZone, isTest } = parts;
  const lang = order.page_lang ?? 'en';
  const name = guideNameIn(lang, order.sku);
  const date = dateIn(lang, order.paid_at ?? order.created_at, timeZone);
  const words = wordsIn[lang]({ ...parts, name, price: formatInr(order.paise), date });
  const small = [words.order, words.receipt, ...(isTest ? [words.test] : []), words.refund, words.limits, words.sender];
  return {
    to: order.email,
    subject: words.subject,
    text: `${words.hello}\n\n${words.attached}\n\n${words.link}\n${downloadUrl}\n\n${words.advice}\n\n${kakaIn[lang]}\n\n-- \n${small.join('\n\n')}\n`,
    html: page(lang, words.subject, [
      picture(`guide-${order.sku}`, '', 200, 200),
      heading(name),
      paragraph(words.hello),
      paragraph(words.attached),
      paragraph(words.link),
      button(words.button, downloadUrl),
      paragraph(words.advice),
      picture('kaka', '', 80, 80),
      paragraph(kakaIn[lang]),
      ...smallPrint(small),
    ]),
    attachments: [
      { filename: file.filename, content: file.pdf, contentType: 'application/pdf' },
      ...(receipt.isInvoice ? [attachmentOf(receipt)] : []),
    ],
  };
}
