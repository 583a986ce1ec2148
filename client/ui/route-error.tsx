import { Component, type ReactNode } from 'react';
import { Head } from './head.tsx';
import './route-error.css';

/** Whatever a page throws while it renders or loads ends here, with a way on. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}

function RouteError() {
  return (
    <main className="route-error selvedge" id="main">
      <Head title="Something went wrong: Vaani" description="This page did not open." indexed={false} />
      <div className="wrap" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className="lead">This page did not open. It is our fault, not yours, and trying again usually helps.</p>
      </div>
      <p className="wrap route-error__ways">
        <button className="btn" type="button" onClick={() => location.reload()}>
          Try again
        </button>
        <a className="link" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
