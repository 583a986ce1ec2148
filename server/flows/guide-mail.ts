import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import type { GuideFile } from './guides.ts';

interface GuideMailParts {
  order: OrderRow;
  file: GuideFile;
  /** Absolute and signed. */
  downloadUrl: string;
  publicUrl: string;
  contactEmail: string;
  timeZone: string;
  /** The sandbox took the payment: no money moved, and the mail says so. */
  isTest: boolean;
}

/** The mail that brings a guide: Kaka's words, the guide attached, a link for those whose mail program hides attachments. */
export function guideMail({ order, file, downloadUrl, publicUrl, contactEmail, timeZone, isTest }: GuideMailParts): Omit<Mail, 'id'> {
  const name = guideBySku(order.sku)?.name ?? order.sku;
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(new Date(order.paid_at ?? order.created_at));
  const words = {
    hello: 'Aao, beta. I promised you the guide before the chai boils, and I have been watching the pot.',
    attached: `${name} is attached to this mail: a PDF of ${file.pages} pages, to read on the phone or to print.`,
    link: 'If you cannot find the attachment, the same guide waits behind this link for 30 days:',
    advice: 'Do not try everything this week. Choose one page, do it properly, and write to me how it went.',
    order: `Order ${orderReference(order.id)}: ${name}, ${formatInr(order.paise)}, paid on ${date}.`,
    test: isTest ? 'This was a test payment: no money moved.' : undefined,
    refund: `If the guide is faulty or did not help, write to ${contactEmail} within 7 days of paying and name the order. You get the whole price back, by the way you paid.`,
    limits: 'Kaka is an AI character. What he tells is tradition, not medicine, and takes no doctor’s place.',
    sender: `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because your address was given when the guide was bought. We send no newsletter.`,
  };
  const small = [words.order, words.test, words.refund, words.limits, words.sender].filter((line) => line !== undefined);
  return {
    to: order.email,
    subject: `Your guide from Kaka: ${name}`,
    text: `${words.hello}\n\n${words.attached}\n\n${words.link}\n${downloadUrl}\n\n${words.advice}\n\nKaka\n\n-- \n${small.join('\n\n')}\n`,
    html: page(
      `Your guide from Kaka: ${name}`,
      [
        `<h1 style="margin:0 0 20px;font:bold 28px/1.15 Georgia,serif">${escapeHtml(name)}</h1>`,
        paragraph(words.hello),
        paragraph(words.attached),
        paragraph(words.link),
        `<p style="margin:0 0 20px"><a href="${escapeHtml(downloadUrl)}" style="display:inline-block;padding:13px 24px;background:#355a2c;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px">Download the guide</a></p>`,
        paragraph(words.advice),
        paragraph('Kaka'),
        '<hr style="margin:28px 0 20px;border:0;border-top:2px dashed #e2cfa6">',
        ...small.map((line) => `<p style="margin:0 0 12px;font-size:14px;color:#5e4059">${escapeHtml(line)}</p>`),
      ].join('\n'),
    ),
    attachments: [{ filename: file.filename, content: file.pdf, contentType: 'application/pdf' }],
  };
}

const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf2df">
<main style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fff9ec;border:2px solid #2a1030;border-radius:4px;color:#2a1030;font:17px/1.6 Mukta,'Segoe UI',Helvetica,Arial,sans-serif">
${body}
</main>
</body>
</html>
`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
