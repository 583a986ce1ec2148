import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import type { OrderRow, RefundRow } from '../db/schema.ts';
import type { Mail } from '../services/mailer.ts';
import { heading, page, paragraph, smallPrint } from './mail-html.ts';
import { isRefunded } from './order-rows.ts';
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

/** The mail that tells a buyer that money is on its way back. */
export function refundMail({ order, refund, creditNote, publicUrl, contactEmail, isTest }: RefundMailParts): Omit<Mail, 'id'> {
  const name = guideBySku(order.sku)?.name ?? order.sku;
  const amount = formatInr(refund.paise);
  const whole = refund.paise >= order.paise;
  const lines = [
    whole
      ? `Beta, ${amount} is on its way back to you: the whole price of ${name}.`
      : `Beta, ${amount} of the ${formatInr(order.paise)} for ${name} is on its way back to you.`,
    'It goes the way you paid. Banks usually take five to seven working days to show it.',
    isRefunded(order)
      ? 'The guide’s download has ended with it. No hard feelings: the charpai is still here, and so is the chai.'
      : 'The guide stays yours, and its download works as before.',
  ];
  const subject = `Your money is on its way back: ${amount}`;
  const small = [
    `Order ${orderReference(order.id)}: ${name}. Refund ${refund.id}; your bank may ask for this number.`,
    ...(creditNote ? [`${creditNote.name} is attached.`] : []),
    ...(isTest ? ['This was a test payment: no money moved.'] : []),
    `If it has not come after ten working days, write to ${contactEmail} and name the order.`,
    `Vaani makes speaking characters for Indian brands: ${publicUrl}. You get this mail because you bought a guide. We send no newsletter.`,
  ];
  return {
    to: order.email,
    subject,
    text: `${lines.join('\n\n')}\n\nKaka\n\n-- \n${small.join('\n\n')}\n`,
    html: page(subject, [heading(`${amount} is on its way back`), ...lines.map(paragraph), paragraph('Kaka'), ...smallPrint(small)]),
    ...(creditNote && { attachments: [attachmentOf(creditNote)] }),
  };
}
