import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import voice from '#client/assets/proofs/block-1-voice.svg';
import face from '#client/assets/proofs/block-2-face.svg';
import manners from '#client/assets/proofs/block-3-manners.svg';
import { personaLinks } from '#shared/persona-links.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Section } from './section.tsx';
import './brand-character.css';

const blocks = [
  {
    print: voice,
    shows: 'Print block one: rings and sunrise',
    title: 'A voice',
    text: 'Language, accent, pace. Where it grew up, and what makes it laugh.',
  },
  {
    print: face,
    shows: 'Print block two: flat colour shapes',
    title: 'A memory',
    text: 'Your catalogue, prices, stock and policies, and every promise it makes.',
  },
  {
    print: manners,
    shows: 'Print block three: the dark key lines',
    title: 'Manners',
    text: 'What it will never say, when it hands over to a person, how it says sorry.',
  },
];

/** How a character is made: three print blocks and the final pull. */
export function BrandCharacter() {
  return (
    <Section id="brand-character" ground="vermilion" print="leheriya">
      <div className="wrap">
        <div className="sec-head bc__head">
          <h2 className="d1">Your mascot has been quiet long enough.</h2>
          <p className="lead">
            It is on the tin, the truck and the calendar, and it has never said a word. We cut a character the way a printer cuts blocks,
            one layer at a time, then press them together.
          </p>
        </div>
        <ul className="proofs">
          {blocks.map(({ print, shows, title, text }) => (
            <li className="proof reveal" key={title}>
              <div className="proof__sheet">
                <img src={print} alt={shows} width="260" height="260" loading="lazy" />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
          <li className="proof proof--final reveal">
            <div className="proof__sheet">
              <Portrait of="arya" size={380} alt="The finished print: Arya of Suryodaya Motors" />
            </div>
            <h3>Arya, for Suryodaya Motors</h3>
            <p>
              Asks every late-night enquiry the five questions the showroom needs, and books the test drive.{' '}
              <Link className="link" to={personaLinks.arya.route}>
                Talk to Arya
              </Link>
            </p>
          </li>
        </ul>
        <a className="btn bc__cta" href="#brandvoice">
          Give my brand a voice <ArrowDown className="lu" />
        </a>
      </div>
    </Section>
  );
}
