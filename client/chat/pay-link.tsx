import { Breakable } from '#client/ui/breakable.tsx';
import { chatWords } from './words.ts';

/** The payment link as text, for reading and copying. Screen readers announce what it is, and do not spell it. */
export function PayLink({ href }: { href: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      <span className="vh">{chatWords.order.paymentLink}</span>
      <span aria-hidden="true">
        <Breakable text={href} />
      </span>
    </a>
  );
}
