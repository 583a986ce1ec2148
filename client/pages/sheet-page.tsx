import type { ReactNode } from 'react';
import { words } from '#shared/words.ts';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import { uiWords } from '../ui/words.ts';

interface SheetPageProps {
  heading: string;
  description: string;
  /** Its address, where it is the same for everybody: for search engines, and in the other language too. */
  path?: string | undefined;
  children: ReactNode;
}

const says = words({ en: { title: (heading: string) => `${heading}: Vaani` }, hi: { title: (heading) => `${heading}: वाणी` } });

/** A page that the server sends itself: one sheet on printed cloth, its styles in `meeting.css`. It works without any script. */
export function SheetPage({ heading, description, path, children }: SheetPageProps) {
  return (
    <div className="meeting">
      <Head title={says.title(heading)} description={description} path={path} indexed={path !== undefined} />
      <a className="skip" href="#main">
        {uiWords.skip}
      </a>
      <div className="print print--buti" />
      <FixedLogo otherPath={path ?? null} />
      <main className="meeting__sheet" id="main">
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
