import { lazyNear } from '../ui/lazy-near.tsx';
import { Section } from './section.tsx';
import './player.css';
import './preview-art.css';
import './marketplace.css';

const PreviewCards = lazyNear('preview-cards', async () => (await import('./preview-cards.tsx')).PreviewCards);

/** Ready-made voices, to listen to before they can be had. */
export function Marketplace() {
  return (
    <Section id="voice-marketplace">
      <div className="wrap">
        <div className="market__head">
          <div className="sec-head">
            <h2 className="d1">The voice marketplace</h2>
            <p className="lead">
              Ready-made voices with a home town, a temper and a sense of humour. License one, teach it your catalogue, put it to work.
              Listen to the first six.
            </p>
          </div>
          <span className="stamp">Coming Soon</span>
        </div>
        <PreviewCards />
        <p className="market__note">All six are synthesised voices. Nobody was recorded, and nobody is imitated.</p>
      </div>
    </Section>
  );
}
