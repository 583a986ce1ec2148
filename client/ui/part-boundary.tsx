import { Component, type ReactNode } from 'react';
import './part-boundary.css';

/** A part that cannot be fetched or fails leaves the rest of the page alone. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="part-failed" role="alert">
        <p>This part of the page did not open. Please check your connection.</p>
        <button className="btn" type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
