import { Link } from 'react-router-dom';
import { personas } from '#shared/personas.ts';
import { Hear } from '../ui/hear.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { presented } from './presented.ts';
import './more-voices.css';

const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Who has a page of their own kind is not offered beside what is sold. */
const others = personas.filter(({ slug, ownPage }) => !ownPage && !presented.some((one) => one === slug));

/** Those who have no length of cloth of their own: heard here, called on their pages. */
export function MoreVoices() {
  return (
    <>
      <h3 className="d3">{counts[others.length] ?? others.length} more pick up</h3>
      <ul className="more-voices">
        {others.map(({ slug, name, route, role, greeting }) => (
          <li key={slug} data-persona={slug}>
            <Link to={route}>
              <Portrait of={slug} size={88} />
              <b>{name}</b>
              <span>{role}</span>
            </Link>
            <Hear of={slug} clip="greeting" className="quote-hear">
              “{greeting}”
            </Hear>
          </li>
        ))}
      </ul>
    </>
  );
}
