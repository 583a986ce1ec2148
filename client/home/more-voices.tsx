import { Link } from 'react-router-dom';
import { personas } from '#shared/personas.ts';
import { words } from '#shared/words.ts';
import { Hear } from '../ui/hear.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { presented } from './presented.ts';

const more = words<{ counts: readonly string[]; pickUp: (count: string | number) => string }>({
  en: {
    counts: ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
    pickUp: (count) => `${count} more pick up`,
  },
  hi: {
    counts: ['कोई नहीं', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
    pickUp: (count) => `${count} और फ़ोन उठाते हैं`,
  },
});

/** Characters with their own kind of page are not listed here. */
const others = personas.filter(({ slug, ownPage }) => !ownPage && !presented.some((one) => one === slug));

/** The characters without a section of their own: a preview here, calls on their pages. */
export function MoreVoices() {
  return (
    <>
      <h3 className="d3">{more.pickUp(more.counts[others.length] ?? others.length)}</h3>
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
