import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import voice from '#client/assets/proofs/block-1-voice.svg';
import face from '#client/assets/proofs/block-2-face.svg';
import manners from '#client/assets/proofs/block-3-manners.svg';
import { personaLinks } from '#shared/persona-links.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
import './brand-character.css';

const words = homeWords.brandCharacter;
const blocks = [
  { print: voice, ...words.voice },
  { print: face, ...words.memory },
  { print: manners, ...words.manners },
];

/** How a character is made, in three steps and a result. */
export function BrandCharacter() {
  return (
    <Section id="brand-character" ground="vermilion" print="leheriya">
      <div className="wrap">
        <div className="sec-head bc__head">
          <h2 className="d1">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
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
              <Portrait of="arya" size={380} alt={words.arya.shows} />
            </div>
            <h3>{words.arya.title}</h3>
            <p>
              {words.arya.text}{' '}
              <Link className="link" to={personaLinks.arya.route}>
                {homeWords.talkTo(personaLinks.arya.name)}
              </Link>
            </p>
          </li>
        </ul>
        <a className="btn bc__cta" href="#brandvoice">
          {words.button} <ArrowDown className="lu" />
        </a>
      </div>
    </Section>
  );
}
