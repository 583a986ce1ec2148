import { Link } from 'react-router-dom';
import { lazyNear } from '../ui/lazy-near.tsx';
import { linkedPersonas } from '../ui/linked-personas.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Section } from './section.tsx';
// The chat is drawn before its code is here.
import '../ui/talk.css';
import '../ui/composer.css';
import './talk-section.css';
import '../lead/lead.css';
import './brandvoice.css';

const LeadChat = lazyNear('lead-chat', async () => (await import('../lead/lead-chat.tsx')).LeadChat);

/** A short conversation that ends in a calendar entry. */
export function BrandVoice() {
  return (
    <Section id="brandvoice" print="buti">
      <div className="wrap lead__grid">
        <div className="lead__side reveal">
          <h2 className="d1">Talk to Us</h2>
          <p className="lead">Four questions and a meeting. It is a chat, so answer the way you would across a counter.</p>
          <ol className="facts">
            <li>Your name</li>
            <li>Your brand</li>
            <li>Your website, or a line about what you sell</li>
            <li>An email for the invite. Meetings are tomorrow, between 10 am and 6 pm.</li>
          </ol>
          <ul className="company" aria-label="The characters of this site">
            {linkedPersonas.map(([slug, { name, route }]) => (
              <li key={slug}>
                <Link to={route}>
                  <Portrait of={slug} size={76} alt={`Talk to ${name}`} />
                </Link>
              </li>
            ))}
          </ul>
          <p className="company__line">You will be in good company.</p>
        </div>
        <div className="reveal talk-first">
          <LeadChat />
        </div>
      </div>
    </Section>
  );
}
