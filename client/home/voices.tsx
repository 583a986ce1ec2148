import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { personaLinks } from '#shared/persona-links.ts';
import { Hear } from '../ui/hear.tsx';
import { lazyNear } from '../ui/lazy-near.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { presented } from './presented.ts';
import { Section } from './section.tsx';
import './voices.css';

const MoreVoices = lazyNear('more-voices', async () => (await import('./more-voices.tsx')).MoreVoices);

const prices = catalog.map(({ paise }) => paise);
const cheapest = formatInr(Math.min(...prices));
const dearest = formatInr(Math.max(...prices));

const stories: Record<(typeof presented)[number], string> = {
  rishi:
    'Rishi once followed a shepherd for two days because the man said the lake had no name. He knows which bus leaves before dawn, whose kitchen takes guests, and when to turn back. Tell him how many days you have and how you feel about bad roads. He will find you somewhere the reels have not reached.',
  maharajji:
    'People come to Maharajji with a knot and leave with something small to do before sunrise. He does not predict and he does not scold. He listens until you run out of words, gives you a blessing, and usually asks whether you have eaten. Then he asks again.',
  kaka: `Every village has an uncle whose stories end in something useful. Kaka has seven: for coughs, hair, kitchens, monsoons and the mind. He wrote each one down as a guide, ${cheapest} to ${dearest}. He would rather tell you a story than sell you anything, which is exactly why people buy.`,
};

/** Three lengths of cloth on a line, each with its own woven border. Press one. */
export function Voices() {
  return (
    <Section id="voices" ground="night" print="bandhani">
      <div className="wrap">
        <div className="sec-head voices__head">
          <h2 className="d1">Press a button. Somebody answers.</h2>
          <p className="lead">
            Three live voice calls, in your browser. No app and no sign-up. Press once to start talking, press again to stop.
          </p>
        </div>
        <div className="bolts">
          {presented.map((slug) => {
            const { name, route, role, greeting } = personaLinks[slug];
            return (
              <article className="bolt reveal" data-persona={slug} key={slug}>
                <Link className="bolt__face" to={route} aria-label={`${name}’s page`}>
                  <span className="bolt__ring turn" />
                  <Portrait of={slug} size={270} />
                </Link>
                <h3>{name}</h3>
                <p className="bolt__role">{role}</p>
                <p className="bolt__story">{stories[slug]}</p>
                <Hear of={slug} clip="greeting" className="quote-hear">
                  “{greeting}”
                </Hear>
                <Link className="btn" to={route}>
                  <Mic className="lu" />
                  Talk to {name}
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
