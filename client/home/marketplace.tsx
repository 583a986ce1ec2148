import { lazyNear } from '../ui/lazy-near.tsx';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
import './player.css';
import './preview-art.css';
import './marketplace.css';

const PreviewCards = lazyNear('preview-cards', async () => (await import('./preview-cards.tsx')).PreviewCards);

const words = homeWords.marketplace;

/** Ready-made voices with previews. They cannot be bought yet. */
export function Marketplace() {
  return (
    <Section id="voice-marketplace">
      <div className="wrap">
        <div className="market__head">
          <div className="sec-head">
            <h2 className="d1">{words.heading}</h2>
            <p className="lead">{words.lead}</p>
          </div>
          <span className="stamp">{words.stamp}</span>
        </div>
        <PreviewCards />
        <p className="market__note">{words.note}</p>
      </div>
    </Section>
  );
}
