import { Link } from 'react-router-dom';
import lotus from '#client/assets/icons/krishna-lotus.svg';
import { greetings } from '#shared/greetings.ts';
import { personaLinks } from '#shared/persona-links.ts';
import { Hear } from '../ui/hear.tsx';
import { Portrait } from '../ui/portrait.tsx';
import './more-voices.css';

const others = [
  { slug: 'mini', role: 'Finds the thread in what keeps happening' },
  { slug: 'arya', role: 'Answers for a car showroom' },
  { slug: 'aranya', role: 'A publisher’s ear, a friend’s patience' },
  { slug: 'bal-krishna-lalji', role: 'His stories, told with devotion' },
] as const;

/** Those who have no length of cloth of their own: heard here, called on their pages. */
export function MoreVoices() {
  return (
    <>
      <h3 className="d3">Four more pick up</h3>
      <ul className="more-voices">
        {others.map(({ slug, role }) => {
          const { name, route } = personaLinks[slug];
          return (
            <li key={slug} data-persona={slug}>
              <Link to={route}>
                {/* The picture of Bal Krishna belongs to His own page alone. */}
                {slug === 'bal-krishna-lalji' ? (
                  <img src={lotus} alt="" width="88" height="88" loading="lazy" />
                ) : (
                  <Portrait of={slug} size={88} />
                )}
                <b>{name}</b>
                <span>{role}</span>
              </Link>
              <Hear of={slug} clip="greeting" className="quote-hear">
                “{greetings[slug].greeting}”
              </Hear>
            </li>
          );
        })}
      </ul>
    </>
  );
}
