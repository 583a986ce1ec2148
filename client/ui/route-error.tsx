import { Component, type ReactNode, useState } from 'react';
import { basePath } from '#shared/words.ts';
import { reportError } from '../report-error.ts';
import { FixedLogo } from './fixed-logo.tsx';
import { Head } from './head.tsx';
import { siteAnswers } from './stale-site.ts';
import { uiWords } from './words.ts';
import './route-error.css';

interface Props {
  /** Called when the visitor leaves the error screen. */
  onLeave(): void;
  children: ReactNode;
}

/** The screen for any error of a page while it renders or loads, with a way to continue. */
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

const words = uiWords.error;

function RouteError() {
  const [offline, setOffline] = useState(() => !navigator.onLine);

  /** A reload without a connection would show the browser's own error page. */
  async function tryAgain() {
    if (await siteAnswers()) location.reload();
    else setOffline(true);
  }

  return (
    <div className="route-error selvedge">
      <FixedLogo />
      <main id="main">
        <Head title={words.title} description={words.description} indexed={false} />
        <div className="wrap" role="alert">
          <h1>{words.heading}</h1>
          <p className="lead">{offline ? words.offline : words.ours}</p>
        </div>
        <p className="wrap route-error__ways">
          <button className="btn" type="button" onClick={tryAgain}>
            {uiWords.tryAgain}
          </button>
          <a className="link" href={basePath || '/'}>
            {uiWords.home}
          </a>
        </p>
      </main>
    </div>
  );
}
