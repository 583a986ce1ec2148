import { DotField } from './dot-field.tsx';
import { Section } from './section.tsx';
import './indian-market.css';

const reasons = [
  {
    title: 'Spoken before written',
    text: 'A grandmother who has never typed a search can still describe exactly the saree she wants.',
  },
  {
    title: 'Every mixture of tongues',
    text: 'Half Hindi, half English, one word of Marathi for the thing itself. Talking forgives what a form rejects.',
  },
  {
    title: 'Trust has a tone',
    text: 'People here buy from a voice they know. A character can be that voice, at midnight, in every pin code.',
  },
];

/** The drawing is the argument: 1,400 dots, all of them visible. */
export function IndianMarket() {
  return (
    <Section id="indian-market" ground="night">
      <div className="wrap">
        <h2>Vāk Civilization</h2>
        <p className="lead">
          Long before there was a keyboard there was Vāk, speech, worshipped here as a goddess. A country that bargains, blesses, sings and
          gossips its way through the day was never going to tap through a checkout page. Voice opens digital retail to all of India’s 1.4
          billion people.
        </p>
        <div className="vak__cols">
          {reasons.map(({ title, text }) => (
            <div className="reveal" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
      <figure className="vak__figure">
        <div className="field" role="img" aria-label="1,400 dots in rings around the word vāk.">
          <DotField />
          <b lang="sa">वाक्</b>
        </div>
        <figcaption>1,400 dots. Each one is ten lakh people.</figcaption>
      </figure>
    </Section>
  );
}
