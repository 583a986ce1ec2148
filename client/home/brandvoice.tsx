import { Link } from 'react-router-dom';
import { lazyNear } from '../ui/lazy-near.tsx';
import { linkedPersonas } from '../ui/linked-personas.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
// The chat is prerendered, and its code is loaded later.
import '../ui/talk.css';
import '../ui/composer.css';
import './talk-section.css';
import '../lead/lead.css';
import './brandvoice.css';

const LeadChat = lazyNear('lead-chat', async () => (await import('../lead/lead-chat.tsx')).LeadChat);

const words = homeWords.brandVoice;

/** A short conversation that ends with a booked meeting. */
export function BrandVoice() {
  return (
    <Section id="brandvoice" print="buti">
      <div className="wrap lead__grid">
        <div className="lead__side reveal">
          <h2 className="d1">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <ol className="facts">
            {words.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <ul className="company" aria-label={words.company}>
            {linkedPersonas.map(([slug, { name, route }]) => (
              <li key={slug}>
                <Link to={route}>
                  <Portrait of={slug} size={76} alt={homeWords.talkTo(name)} />
                </Link>
              </li>
            ))}
          </ul>
          <p className="company__line">{words.goodCompany}</p>
        </div>
        <div className="reveal talk-first">
          <LeadChat />
        </div>
      </div>
    </Section>
  );
}
