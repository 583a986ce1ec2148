import petals from '../assets/rings/1-para-petals.svg?raw';
import dots from '../assets/rings/2-pashyanti-dots.svg?raw';
import teeth from '../assets/rings/3-madhyama-teeth.svg?raw';
import gouges from '../assets/rings/4-vaikhari-gouges.svg?raw';

/** The four levels of speech, from unspoken to aloud; the design notes, section 1. */
const drawings = { 1: petals, 2: dots, 3: teeth, 4: gouges };
export type RingNumber = keyof typeof drawings;

/** One of the four rings, in the text colour of its place, decorative. Inline, so that it can be turned and scaled without being painted again. */
export function Ring({ number, className }: { number: RingNumber; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, known when the site is built.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[number] }} />;
}
