import type { ReactNode } from 'react';
import { FixedLogo } from '../ui/fixed-logo.tsx';

interface SheetPageProps {
  heading: string;
  description: string;
  /** For search engines too: a page that is the same for everybody. */
  isPublic?: boolean;
  children: ReactNode;
}

/** A page that the server sends itself: one sheet on printed cloth, its styles in `meeting.css`. It works without any script. */
export function SheetPage({ heading, description, isPublic = false, children }: SheetPageProps) {
  return (
    <div className="meeting">
      <title>{`${heading}: Vaani`}</title>
      <meta name="description" content={description} />
      {!isPublic && <meta name="robots" content="noindex" />}
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="print print--buti" />
      <FixedLogo otherPath={null} />
      <main className="meeting__sheet" id="main">
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
