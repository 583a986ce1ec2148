import { chatWords } from './words.ts';

/** The payment link as it can be read and copied. A screen reader says what it is, and does not spell it out. */
export function PayLink({ href }: { href: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      <span className="vh">{chatWords.order.paymentLink}</span>
      <span aria-hidden="true">{href}</span>
    </a>
  );
}
