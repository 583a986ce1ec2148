import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personaLinks } from '#shared/persona-links.ts';
import { Hear, Unheard } from '../ui/hear.tsx';
import { lazyNear } from '../ui/lazy-near.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { presented } from './presented.ts';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
import './voices.css';
// Drawn before its code is here.
import './more-voices.css';

const MoreVoices = lazyNear('more-voices', async () => (await import('./more-voices.tsx')).MoreVoices);

const words = homeWords.voices;

/** Three characters, each with the border of its page. A press plays the recording. */
export function Voices() {
  return (
    <Section id="voices" ground="night" print="bandhani">
      <div className="wrap">
        <div className="sec-head voices__head">
          <h2 className="d1">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <Unheard />
        <div className="bolts">
          {presented.map((slug) => {
            const { name, route, role, greeting } = personaLinks[slug];
            return (
              <article className="bolt reveal" data-persona={slug} key={slug}>
                <Link className="bolt__face" to={route} aria-label={homeWords.pageOf(name)}>
                  <span className="bolt__ring turn" />
                  <Portrait of={slug} size={270} />
                </Link>
                <h3>{name}</h3>
                <p className="bolt__role">{role}</p>
                <p className="bolt__story">{words.stories[slug]}</p>
                <Hear of={slug} clip="greeting" className="quote-hear">
                  “{greeting}”
                </Hear>
                <Link className="btn" to={route}>
                  <Mic className="lu" />
                  {homeWords.talkTo(name)}
                </Link>
                <span className="bolt__pallu" />
                <span className="bolt__fringe" />
              </article>
            );
          })}
        </div>
        <MoreVoices />
      </div>
    </Section>
  );
}
