import { ArrowDown } from 'lucide-react';
import { brandAnswers, brandsWords, proofs } from './brand-answers.ts';
import { Section } from './section.tsx';

/** Answers for brands before the first contact, with the site itself as the example. */
export function ForBrands() {
  return (
    <Section id="for-brands" ground="cotton">
      <div className="wrap brands__grid">
        <div className="reveal">
          <h2 className="d1">{brandsWords.heading}</h2>
          <p className="lead">{brandsWords.lead}</p>
          <dl className="brands__proof">
            {proofs.map(({ count, of }) => (
              <div key={of}>
                <dt>{count}</dt>
                <dd>{of}</dd>
              </div>
            ))}
          </dl>
          <a className="btn" href="#brandvoice">
            {brandsWords.button} <ArrowDown className="lu" />
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
