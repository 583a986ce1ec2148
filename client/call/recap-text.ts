import type { CallNotes } from '#shared/api.ts';
import { guideName } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import type { Caption } from './call-machine.ts';
import { transcriptOf } from './transcript.ts';
import { callWords } from './words.ts';

const words = callWords.recap;
const { text } = words;

/** The state of an order in words. */
export const orderWords = ({ skuName, paise, status }: CallNotes['orders'][number]): string =>
  `${guideName(skuName)}, ${formatInr(paise)}: ${status === 'awaiting_payment' ? words.order.awaiting : status === 'expired' ? words.order.expired : words.order.paid}`;

/** The recap as text for downloading. @param name the name of the character */
export function recapText(name: string, { topics, orders, offer, noted, nextStep }: CallNotes, captions: readonly Caption[]): string {
  const guides = [
    ...orders.map(orderWords),
    ...(offer && orders.length === 0 ? [`${guideName(offer.skuName)}, ${formatInr(offer.paise)}: ${words.order.offered}`] : []),
  ];
  const parts = [
    [text.title(name), []],
    [text.topics, topics],
    [text.guides, guides],
    [text.noted, noted.map((note) => `${note.label}: ${note.text}`)],
    [text.next, nextStep === '' ? [] : [nextStep]],
    [text.inWords, captions.length === 0 ? [] : transcriptOf(captions, name).split('\n')],
  ] as const;
  return parts
    .filter(([, lines], place) => place === 0 || lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => (title === text.inWords ? line : `- ${line}`))].join('\n'))
    .join('\n\n');
}
