import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { lazyNear } from '../ui/lazy-near.tsx';
import { Section } from './section.tsx';
// The chat is drawn before its code is here.
import '../ui/talk.css';
import '../ui/composer.css';
import './talk-section.css';
import '../chat/kaka-chat.css';
import './demo.css';

const KakaChat = lazyNear('kaka-chat', async () => (await import('../chat/kaka-chat.tsx')).KakaChat);

/** A shop to walk into: a painted rate board, and Kaka. */
export function Demo() {
  return (
    <Section id="demo" ground="marigold" print="leheriya">
      <div className="wrap demo__grid">
        <div className="reveal">
          <h2 className="d1">Kaka sells the way uncles do. He asks about your mother first.</h2>
          <p className="lead">
            Try him by text. Ask for a remedy, let him recommend a guide, and watch the payment link arrive inside the chat. The demo runs
            for up to 15 messages.
          </p>
          <div className="rate">
            <h3>Kaka’s rate board</h3>
            <ul>
              {catalog.map(({ sku, name, paise }) => (
                <li key={sku}>
                  <span>{name} </span>
                  <i />
                  <b>{formatInr(paise)}</b>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="reveal talk-first">
          <KakaChat />
        </div>
      </div>
    </Section>
  );
}
