import discover from '#client/assets/icons/discover.svg?raw';
import engage from '#client/assets/icons/engage.svg?raw';
import parcel from '#client/assets/icons/fulfill.svg?raw';
import order from '#client/assets/icons/order.svg?raw';
import { Drawing } from '../ui/drawing.tsx';
import { Section } from './section.tsx';
import './workflow.css';

const steps = [
  {
    icon: discover,
    title: 'Discover',
    said: 'Something for dry hair, under 150?',
    desc: 'People ask the way they ask a shopkeeper. The character listens, narrows it down and recommends one thing, with a reason.',
  },
  {
    icon: order,
    title: 'Order',
    said: 'Haan, send it.',
    desc: 'No forms and no cart. A yes is enough. The payment link arrives in the same conversation.',
  },
  {
    icon: parcel,
    title: 'Fulfill',
    said: 'Where has my parcel reached?',
    desc: 'Digital goods land at once. Parcels get a pickup, a label and a tracking number. Your sheet and your store already know.',
  },
  {
    icon: engage,
    title: 'Engage',
    said: 'It worked. What do you have for winter?',
    desc: 'A week later the character asks how it went. It remembers the answer, and it knows when not to call.',
  },
];

/** An index page: very large words, one more of the four rings a step. */
export function Workflow() {
  return (
    <Section id="workflow" ground="cotton">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="d1">From a first hello to a second order</h2>
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
