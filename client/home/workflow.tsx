import discover from '#client/assets/icons/discover.svg?raw';
import engage from '#client/assets/icons/engage.svg?raw';
import parcel from '#client/assets/icons/fulfill.svg?raw';
import order from '#client/assets/icons/order.svg?raw';
import { Drawing } from '../ui/drawing.tsx';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
import './workflow.css';

const words = homeWords.workflow;
const steps = [
  { icon: discover, ...words.discover },
  { icon: order, ...words.order },
  { icon: parcel, ...words.fulfill },
  { icon: engage, ...words.engage },
];

/** A large numbered list. Each step shows one more of the four rings. */
export function Workflow() {
  return (
    <Section id="workflow" ground="cotton">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="d1">{words.heading}</h2>
        </div>
        <ol className="steps">
          {steps.map(({ icon, title, said, desc }, step) => (
            <li className="step reveal" key={title}>
              <div className="step__icon" aria-hidden="true">
                {steps.slice(0, step + 1).map((ring) => (
                  <span className="step__ring" key={ring.title} />
                ))}
                <span className="step__plate">
                  <Drawing svg={icon} />
                </span>
              </div>
              <h3>{title}</h3>
              <div className="step__words">
                <q>{said}</q>
                <p>{desc}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
