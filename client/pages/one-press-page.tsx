import type { ReactNode } from 'react';
import { pathIn, siteLang } from '#shared/words.ts';
import { uiWords } from '../ui/words.ts';
import { SheetPage } from './sheet-page.tsx';

interface Props {
  heading: string;
  lead: string;
  /** The label of the button; undefined without one. */
  button?: string | undefined;
  /** Its path, if it is the same for everybody. */
  path?: string | undefined;
  /** The action was done. */
  isDone: boolean;
  children?: ReactNode;
}

/** A page with one button, which posts to the address of the page, and a link to the home page. */
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
