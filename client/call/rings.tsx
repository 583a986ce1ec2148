import petals from '#client/assets/rings/1-para-petals.svg?raw';
import dots from '#client/assets/rings/2-pashyanti-dots.svg?raw';
import teeth from '#client/assets/rings/3-madhyama-teeth.svg?raw';
import gouges from '#client/assets/rings/4-vaikhari-gouges.svg?raw';

/** The four levels of speech, from unspoken to aloud. */
const drawings = { 1: petals, 2: dots, 3: teeth, 4: gouges };
type RingNumber = keyof typeof drawings;
const outermostFirst: readonly RingNumber[] = [4, 3, 2, 1];

/** One decorative ring in the current text colour. Inline SVG instead of a mask, so that scaling needs no painting. */
export function Ring({ number, className }: { number: RingNumber; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, known when the site is built.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[number] }} />;
}

/** The four rings of a call. `data-state` and `--level` of their parent determine how they look. */
export function Rings() {
  return outermostFirst.map((number) => <Ring key={number} number={number} className={`ring ring--${number}`} />);
}
