import { catalog } from '#shared/catalog.ts';
import { guideName } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { lazyNear } from '../ui/lazy-near.tsx';
import { Section } from './section.tsx';
import { homeWords } from './words.ts';
// The chat is prerendered, and its code is loaded later.
import '../ui/talk.css';
import '../ui/composer.css';
import './talk-section.css';
import '../chat/kaka-chat.css';
import './demo.css';

const KakaChat = lazyNear('kaka-chat', async () => (await import('../chat/kaka-chat.tsx')).KakaChat);

const words = homeWords.demo;

/** The demo shop: the list of guides with prices, and Kaka's chat. */
export function Demo() {
  return (
    <Section id="demo" ground="marigold" print="leheriya">
      <div className="wrap demo__grid">
        <div className="reveal">
          <h2 className="d1">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <div className="rate">
            <h3>{words.board}</h3>
            <ul>
              {catalog.map(({ sku, name, paise }) => (
                <li key={sku}>
                  <span>{guideName(name)} </span>
                  <i />
                  <b>{formatInr(paise)}</b>
                </li>
              ))}
            </ul>
            {words.note && <p>{words.note}</p>}
          </div>
        </div>
        <div className="reveal talk-first">
          <KakaChat />
        </div>
      </div>
    </Section>
  );
}
