import { ArrowDown } from 'lucide-react';
import { brandAnswers, proofs } from './brand-answers.ts';
import { Section } from './section.tsx';
import './for-brands.css';

/** What a brand wants to know before it talks to us, and the site itself as the proof. */
export function ForBrands() {
  return (
    <Section id="for-brands" ground="cotton">
      <div className="wrap brands__grid">
        <div className="reveal">
          <h2 className="d1">What a brand asks first</h2>
          <p className="lead">This site is the proof. Nothing on it is a film: press any button and it answers.</p>
          <dl className="brands__proof">
            {proofs.map(({ count, of }) => (
              <div key={of}>
                <dt>{count}</dt>
                <dd>{of}</dd>
              </div>
            ))}
          </dl>
          <a className="btn" href="#brandvoice">
            Talk to Us <ArrowDown className="lu" />
          </a>
        </div>
        <div className="brands__answers reveal">
          {brandAnswers().map(({ question, answer }, index) => (
            <details key={question} open={index < 2}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
