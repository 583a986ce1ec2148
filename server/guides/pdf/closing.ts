import { maskEmail } from '../mask-email.ts';
import { body, type Column, frontTitle, paragraph, type Style, set } from './column.ts';
import { drawAsArtifact, type Tag } from './document.ts';
import { ink, inkSoft } from './looks.ts';
import type { Box } from './pages.ts';
import { drawKaka } from './portrait.ts';

/** The buyer's masked email address. */
export interface Copy {
  /** The order reference: `VK-7H3K9MWQ`. */
  reference: string;
  buyerEmail: string;
  purchasedOn: Date;
  /** The time zone of the purchase date. */
  timeZone: string;
  /** The email address for questions. */
  contactEmail: string;
}

const small: Style = { size: 10.5, leading: 15, colour: inkSoft };

/** Kaka's goodbye, the disclaimer, and the contact address. */
export function setClosing(column: Column, { reference, buyerEmail, purchasedOn, timeZone, contactEmail }: Copy, own: Tag): Box[] {
  const heading = (text: string) =>
    paragraph(column, [{ text, voice: 'strong' }], { size: 13, leading: 18, colour: ink }, own, {
      before: 20,
      keepsNext: true,
      type: 'H3',
    });
  const say = (text: string, style: Style = { ...body, size: 11.5, leading: 16.5 }) =>
    paragraph(column, [{ text, voice: 'text' }], style, own, { before: 4 });
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(purchasedOn);
  return [
    ...paragraph(column, [{ text: 'Chalo beta, that was all', voice: 'title' }], frontTitle, own, {
      before: 0,
      keepsNext: true,
      type: 'H2',
    }),
    ...spoken(
      column,
      'Do not try everything this week. Choose one page, do it properly, and tell me how it went. I will be on the same charpai.',
      own,
    ),
    ...heading('Tradition, not medicine'),
    ...say(
      'Kaka is an AI character. What he tells comes from kitchens and grandmothers, and nobody has examined you. It is tradition, not medicine, and it takes no doctor’s place. Show a doctor whatever is severe, lasts or worries you. In an emergency in India call 112.',
    ),
    ...heading('If it did not help'),
    ...say(
      `Kaka does not keep money for a thing that did not help. Write to ${contactEmail} within 7 days of paying, name order ${reference}, and tell us in a line what went wrong. You get the whole price back, by the way you paid.`,
    ),
    ...heading('This copy'),
    ...say(
      `Bought on ${date} by ${maskEmail(buyerEmail)}, order ${reference}. It is yours to read, print and use at home. Please do not resell or publish it.`,
      small,
    ),
    ...say('Set in Eczar and Mukta.', small),
  ];
}

const faceSize = 64;

/** Kaka's last words, next to his portrait. */
function spoken(column: Column, words: string, own: Tag): Box[] {
  const indent = faceSize + 12;
  const inner = { ...column, left: column.left + indent, width: column.width - indent };
  return set(inner, { kind: 'speech', paragraphs: [[{ text: words, voice: 'speech' }]] }, own).map((box) => ({
    ...box,
    draw(top) {
      drawAsArtifact(column.doc, () => drawKaka(column.doc, column.left, top + (box.height - faceSize) / 2, faceSize));
      box.draw(top);
    },
  }));
}
