import type { ReactNode } from 'react';
import { SheetPage } from './sheet-page.tsx';

interface Props {
  heading: string;
  lead: string;
  /** What the press does; undefined where there is nothing to press. */
  button?: string | undefined;
  /** The press has been done. */
  isDone: boolean;
  children?: ReactNode;
}

/** A page with one button, which posts to the page's own address, and the way home. */
export function OnePressPage({ heading, lead, button, isDone, children }: Props) {
  return (
    <SheetPage heading={heading} description={lead}>
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
        <a className="link" href="/">
          Home
        </a>
      </div>
    </SheetPage>
  );
}
