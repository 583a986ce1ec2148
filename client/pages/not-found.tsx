import { Link } from 'react-router-dom';
import rishi from '#client/assets/characters/rishi/portrait.svg';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import './not-found.css';

export function Page() {
  return (
    <div className="not-found persona-ground" data-persona="rishi">
      <Head title="Page not found: Vaani" description="This address is on no map of ours." themeColor="#0A3A40" indexed={false} />
      <FixedLogo tone="light" />
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
        <h1>Oops! Page not found</h1>
        <p className="lead">Rishi knows every place that is not on the map. Even he has not been here.</p>
        <Link className="btn" to="/">
          Return to Home
        </Link>
      </main>
      <div className="not-found__pallu" />
    </div>
  );
}
