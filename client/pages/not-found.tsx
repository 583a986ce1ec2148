import { Link } from 'react-router-dom';
import rishi from '#client/assets/characters/rishi/portrait.svg';
import { words } from '#shared/words.ts';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import { uiWords } from '../ui/words.ts';
import './not-found.css';

const page = words({
  en: {
    title: 'Page not found: Vaani',
    description: 'This address is on no map of ours.',
    heading: 'Oops! Page not found',
    lead: 'Rishi knows every place that is not on the map. Even he has not been here.',
  },
  hi: {
    title: 'पेज नहीं मिला: वाणी',
    description: 'यह पता हमारे किसी नक़्शे पर नहीं।',
    heading: 'अरे! यह पेज नहीं मिला',
    lead: 'ऋषि हर वह जगह जानता है जो नक़्शे पर नहीं। पर यहाँ तो वह भी नहीं आया।',
  },
});

export function Page() {
  return (
    <div className="not-found persona-ground" data-persona="rishi">
      <Head title={page.title} description={page.description} themeColor="#0A3A40" indexed={false} />
      <FixedLogo tone="light" otherPath="/" />
      <div className="print print--bandhani" />
      <main className="wrap not-found__main" id="main">
        <p className="not-found__number" aria-hidden="true">
          <b>4</b>
          <span className="not-found__face">
            <i className="not-found__gouges" />
            <i className="not-found__dots" />
            <img src={rishi} alt="" width="300" height="300" />
          </span>
          <b>4</b>
        </p>
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <Link className="btn" to="/">
          {uiWords.home}
        </Link>
      </main>
      <div className="not-found__pallu" />
    </div>
  );
}
