import { Component, type ReactNode, useState } from 'react';
import { reportError } from '../report-error.ts';
import { FixedLogo } from './fixed-logo.tsx';
import { Head } from './head.tsx';
import { siteAnswers } from './stale-site.ts';
import './route-error.css';

interface Props {
  /** The error screen is left, by whichever way. */
  onLeave(): void;
  children: ReactNode;
}

/** Whatever a page throws while it renders or loads ends here, with a way on. */
export class RouteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentWillUnmount() {
    this.props.onLeave();
  }

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}

function RouteError() {
  const [offline, setOffline] = useState(() => !navigator.onLine);

  /** A reload without a connection would end on the browser's own error page. */
  async function tryAgain() {
    if (await siteAnswers()) location.reload();
    else setOffline(true);
  }

  return (
    <div className="route-error selvedge">
      <FixedLogo />
      <main id="main">
        <Head title="Something went wrong: Vaani" description="This page did not open." indexed={false} />
        <div className="wrap" role="alert">
          <h1>Unexpected Application Error!</h1>
          <p className="lead">
            {offline
              ? 'This page did not open. You seem to be offline. Check your connection and try again.'
              : 'This page did not open. It is our fault, not yours, and trying again usually helps.'}
          </p>
        </div>
        <p className="wrap route-error__ways">
          <button className="btn" type="button" onClick={tryAgain}>
            Try again
          </button>
          <a className="link" href="/">
            Return to Home
          </a>
        </p>
      </main>
    </div>
  );
}
