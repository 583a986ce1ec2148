import type { ReactNode } from 'react';
import { pathIn, siteLang } from '#shared/words.ts';
import { uiWords } from '../ui/words.ts';
import { SheetPage } from './sheet-page.tsx';

interface Props {
  heading: string;
  lead: string;
  /** What the press does; undefined where there is nothing to press. */
  button?: string | undefined;
  /** Its address, where it is the same for everybody. */
  path?: string | undefined;
  /** The press has been done. */
  isDone: boolean;
  children?: ReactNode;
}

/** A page with one button, which posts to the page's own address, and the way home. */
export function OnePressPage({ heading, lead, button, path, isDone, children }: Props) {
  return (
    <SheetPage heading={heading} description={lead} path={path}>
      <p role={isDone ? 'status' : undefined}>{lead}</p>
      {children}
      <div className="meeting__acts">
        {button !== undefined && (
          <form method="post">
            <button className="btn" type="submit">
              {button}
            </button>
          </form>
        )}
        <a className="link" href={pathIn(siteLang, '/')}>
          {uiWords.nav.home}
        </a>
      </div>
    </SheetPage>
  );
}
