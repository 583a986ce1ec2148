import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import type { GuideFile } from './guides.ts';
import { button, heading, page, paragraph, picture, smallPrint } from './mail-html.ts';
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
  /** The sandbox took the payment: no money moved, and the mail says so. */
  isTest: boolean;
}

/** The mail that brings a guide: Kaka's words, the guide attached, a link for those whose mail program hides attachments. */
export function guideMail({
  order,
  file,
  downloadUrl,
  receipt,
  receiptUrl,
  publicUrl,
  contactEmail,
  timeZone,
  isTest,
}: GuideMailParts): Omit<Mail, 'id'> {
  const name = guideBySku(order.sku)?.name ?? order.sku;
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(new Date(order.paid_at ?? order.created_at));
  const words = {
    hello: 'Aao, beta. I promised you the guide before the chai boils, and I have been watching the pot.',
    attached: `${name} is attached to this mail: a PDF of ${file.pages} pages, to read on the phone or to print.`,
    link: 'If you cannot find the attachment, the same guide waits behind this link for 30 days:',
    advice: 'Do not try everything this week. Choose one page, do it properly, and write to me how it went.',
    order: `Order ${orderReference(order.id)}: ${name}, ${formatInr(order.paise)}, paid on ${date}.`,
    receipt: receipt.isInvoice
      ? `${receipt.name} is attached, and here for 30 days: ${receiptUrl}`
      : `Your receipt, for 30 days: ${receiptUrl}`,
    test: isTest ? 'This was a test payment: no money moved.' : undefined,
    refund: `If the guide is faulty or did not help, write to ${contactEmail} within 7 days of paying and name the order. You get the whole price back, by the way you paid.`,
    limits: 'Kaka is an AI character. What he tells is tradition, not medicine, and takes no doctor’s place.',
    sender: `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because your address was given when the guide was bought. We send no newsletter.`,
  };
  const small = [words.order, words.receipt, words.test, words.refund, words.limits, words.sender].filter((line) => line !== undefined);
  return {
    to: order.email,
    subject: `Your guide from Kaka: ${name}`,
    text: `${words.hello}\n\n${words.attached}\n\n${words.link}\n${downloadUrl}\n\n${words.advice}\n\nKaka\n\n-- \n${small.join('\n\n')}\n`,
    html: page(`Your guide from Kaka: ${name}`, [
      picture(`guide-${order.sku}`, '', 200, 200),
      heading(name),
      paragraph(words.hello),
      paragraph(words.attached),
      paragraph(words.link),
      button('Download the guide', downloadUrl),
      paragraph(words.advice),
      picture('kaka', '', 80, 80),
      paragraph('Kaka'),
      ...smallPrint(small),
    ]),
    attachments: [
      { filename: file.filename, content: file.pdf, contentType: 'application/pdf' },
      ...(receipt.isInvoice ? [attachmentOf(receipt)] : []),
    ],
  };
}
