import type { CallNotes } from '#shared/api.ts';
import { formatInr } from '#shared/money.ts';
import type { Caption } from './call-machine.ts';
import { transcriptOf } from './transcript.ts';

/** How a guide stands, in words. */
export const orderWords = ({ skuName, paise, status }: CallNotes['orders'][number]): string =>
  `${skuName}, ${formatInr(paise)}: ${status === 'awaiting_payment' ? 'waiting to be paid' : status === 'expired' ? 'the link has run out' : 'paid'}`;

/** The recap as a text to keep. @param name whose words they are */
export function recapText(name: string, { topics, orders, offer, noted, nextStep }: CallNotes, captions: readonly Caption[]): string {
  const guides = [
    ...orders.map(orderWords),
    ...(offer && orders.length === 0 ? [`${offer.skuName}, ${formatInr(offer.paise)}: offered`] : []),
  ];
  const parts = [
    [`A talk with ${name}`, []],
    ['Talked about', topics],
    ['Guides', guides],
    ['Noted', noted.map(({ label, text }) => `${label}: ${text}`)],
    ['Next', nextStep === '' ? [] : [nextStep]],
    ['In words', captions.length === 0 ? [] : transcriptOf(captions, name).split('\n')],
  ] as const;
  return parts
    .filter(([, lines], place) => place === 0 || lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => (title === 'In words' ? line : `- ${line}`))].join('\n'))
    .join('\n\n');
}
