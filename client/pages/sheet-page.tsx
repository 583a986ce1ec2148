import type { ReactNode } from 'react';
import { words } from '#shared/words.ts';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { Head } from '../ui/head.tsx';
import { uiWords } from '../ui/words.ts';

interface SheetPageProps {
  heading: string;
  description: string;
  /** Its path, if it is the same for everybody: for search engines, and for the link to the other language. */
  path?: string | undefined;
  children: ReactNode;
}

const says = words({ en: { title: (heading: string) => `${heading}: Vaani` }, hi: { title: (heading) => `${heading}: वाणी` } });

/** The frame of a page that the server fills in. Its styles are in `meeting.css`. It works without scripts. */
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
